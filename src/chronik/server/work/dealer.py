"""The dealer: a process that holds matches and applies the rules to them.

It keeps nothing that cannot be made again from the moves: a table it does not know, or knows otherwise, it
says to be absent, and is told all of it once more.
"""

import os
import pickle
from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from chronik.bots import levels
from chronik.locale import read_catalogues
from chronik.rulebook.corrections import check_size, values
from chronik.rulebook.errors import ComponentError, IllegalMove, OptionError
from chronik.server.refusal import Refusal
from chronik.server.work import boxes, undoing
from chronik.server.work.board import changes, seen, setting, shown, told, whole_game
from chronik.server.work.catalogue import games
from chronik.server.work.codes import ABSENT, SHELF
from chronik.server.work.compiling import example
from chronik.server.work.records import part_of_record, replayed_record
from chronik.server.work.shelf import Held, Shelf
from chronik.table import Match
from chronik.table.checks import LONGEST_NAME, is_name
from chronik.table.game import Game, set_up

USUAL_ROOM = 1 << 30  # bytes of matches, if nobody says otherwise

Reader = tuple[int | None, str]  # a seat or a spectator, and a language
Step = tuple[int, int, str]  # the number of the event that made it, the seat, the notation

encode = msgspec.json.Encoder().encode
PRINTED: dict[int, tuple[Any, msgspec.Raw]] = {}  # what never changes in a game, encoded once
GAMES = 256  # set-ups kept ready
MOST_PRINTED = 4 * GAMES


HELD = Shelf(int(os.environ.get(SHELF, 0)) or USUAL_ROOM)


# set-up


def warm_up(name: str, part: str) -> None:
    """Load compiled rules before the first table needs them; and the words of the game, in all languages."""
    read_catalogues("server", name)
    game = example(name, part)
    game.engine.warm_up(game.boxes)


def described(
    name: str,
    options: dict[str, Any],
    names: list[str | None],
    wanted: list[str],
    corrections: dict[str, Any],
) -> dict[str, Any]:
    """A game that can be set up: its options in full, and which rules it needs."""
    try:
        game = game_of(name, options, values(corrections))
    except ComponentError as error:
        raise boxes.refused(error) from None
    except OptionError as error:
        raise Refusal("options", detail=str(error)) from None
    check_seats(names, wanted)
    return {
        "options": msgspec.to_builtins(game.settings),
        "players": game.players,
        "part": game.rules.part,
        "rules": game.rules.version,
        "components": game.component_hash,
        "corrections": changes(game),
    }


def check_seats(names: list[str | None], wanted: list[str]) -> None:
    for level in wanted:
        if level not in levels():
            raise Refusal("seats", detail=f"level: {', '.join(levels())}")
    for name in names:
        if name is not None and not is_name(name):
            raise Refusal("name", most=LONGEST_NAME)


def game_of(name: str, options: dict[str, Any], corrections: dict[str, Any]) -> Game:
    """A game is set up once for all its tables."""
    check_size(corrections)
    return set_up_once(name, *(msgspec.json.encode(part, order="sorted") for part in (options, corrections)))


@lru_cache(GAMES)
def set_up_once(name: str, options: bytes, corrections: bytes) -> Game:
    return set_up(name, msgspec.json.decode(options), msgspec.json.decode(corrections) or None)


def bring(table: str, setup: dict[str, Any], steps: list[Step], laid: int) -> dict[str, Any]:
    """Lay out a table that is not here: from its options, its seed and its moves."""
    held = replayed(setup, steps)
    held.laid = laid
    HELD.put(table, held)
    return summary(held.match)


def replayed(setup: dict[str, Any], steps: list[Step]) -> Held:
    game = game_of(setup["game"], setup["options"], setup["corrections"])
    if (game.rules.version, game.component_hash) != (setup["rules"], setup["components"]):
        raise Refusal("rules-changed")
    held = Held(game.match(int(setup["seed"])))
    for seq, seat, notation in steps:
        held.match.play(notation, seat)
        held.seqs.append(seq)
    return held


def leave(table: str) -> None:
    HELD.drop(table)


def held_at(table: str, count: int) -> Held:
    held = HELD.get(table)
    if held is None or len(held.seqs) != count:
        raise Refusal(ABSENT)
    return held


def summary(match: Match) -> dict[str, Any]:
    """What the table has to know of a position to go on."""
    task = "" if match.over else match.task.name.lower()
    return {
        "actors": list(match.actors),
        "over": match.over,
        "shared": not match.over and match.task in match.game.rules.shared,
        "task": task,
    }


# moves


def play(
    table: str, count: int, seq: int, seat: int, move: str, readers: list[Reader], names: dict[str, list[str]]
) -> dict[str, Any]:
    """Make a move, and show the position to all who look on."""
    held = held_at(table, count)
    match = held.match
    if match.over:
        raise Refusal("over")
    if seat >= 0 and seat not in match.actors:
        raise Refusal("not-your-turn")
    try:
        # By its number, if the seat was told of the move: to find it by name, all others must be named.
        chosen = match.play(held.numbers.get(seat, {}).get(move, move), seat)
    except IllegalMove:
        raise refusal(match, seat, move) from None
    held.seqs.append(seq)
    held.moved_on(chosen.number)
    HELD.put(table, held)
    shown_to = bodies(held, readers, names, len(held.seqs))
    return {"move": chosen.notation, "summary": summary(match), "bodies": shown_to}


def refusal(match: Match, seat: int, move: str) -> Refusal:
    """Why a move is not legal: the rule's own reason, if it is in question here."""
    for refused, why in match.refused(None if seat < 0 else seat):
        if refused.notation == move:
            reasons = {"en": why.text("en"), "de": why.text("de"), "fr": why.text("fr")}
            return Refusal("illegal", why=why.name, reasons=reasons)
    return Refusal("illegal", why="NOT_HERE")


def bodies(held: Held, readers: list[Reader], names: dict[str, list[str]], since: int) -> list[bytes]:
    """The position for each of them; what all are told alike is made once."""
    to_all: dict[str, dict[str, Any]] = {}
    found = []
    for seat, lang in readers:
        held.match.names = tuple(names[lang])
        if lang not in to_all:
            to_all[lang] = told(held.match, held.seqs, lang, since)
        common = to_all[lang]
        found.append(body(held, seat, common | seen(held.match, seat, lang, seat in common["actors"])))
    return found


def body(held: Held, seat: int | None, found: dict[str, Any]) -> bytes:
    if seat is not None:
        held.numbers[seat] = {move["notation"]: move["number"] for move in found["moves"]}
    found["undo"] = undo_of(held, seat)
    for name in ("printed", "provenance"):
        found["view"][name] = ready(found["view"][name])
    return encode(found)


def ready(part: Any) -> msgspec.Raw:
    """A part of views that is the same object in all of them."""
    if id(part) not in PRINTED:
        if len(PRINTED) > MOST_PRINTED:
            PRINTED.clear()
        PRINTED[id(part)] = part, msgspec.Raw(encode(part))
    return PRINTED[id(part)][1]


def past_body(past: Held, reader: Reader, names: dict[str, list[str]], since: int) -> bytes:
    """Of a position that is gone: nobody can move there."""
    seat, lang = reader
    past.match.names = tuple(names[lang])
    found = shown(past.match, past.seqs, seat, lang, since, asks=False)
    return encode(found | {"undo": "none"})


def undo_of(held: Held, seat: int | None) -> str:
    """What it would take for the seat to take back its last decision."""
    if seat is None or not any(step.seat == seat for step in held.match.steps[held.laid :]):
        return "none"
    return "free" if is_free(held, seat) else "consent"


def is_free(held: Held, seat: int) -> bool:
    """Looked at once for every step: it takes as long as some moves."""
    if held.undo is None or held.undo[0] != seat:
        move = held.last if held.last is not None else held.match.steps[-1].notation
        held.undo = seat, undoing.is_free(held.match, seat, move)
    return held.undo[1]


def look(table: str, count: int, reader: Reader, names: dict[str, list[str]], since: int = 0) -> bytes:
    """The position for one reader, with the log from some page on."""
    return bodies(held_at(table, count), [reader], names, since)[0]


def look_back(
    table: str, count: int, steps: int, reader: Reader, names: dict[str, list[str]], since: int
) -> bytes:
    """The same as it was after so many of its steps."""
    return past_body(rewound(held_at(table, count), steps), reader, names, since)


def rewound(held: Held, steps: int) -> Held:
    past = Held(held.match.copy(), held.seqs[:steps])
    while len(past.match.steps) > steps:
        past.match.undo()
    return past


def look_aside(
    setup: dict[str, Any], steps: list[Step], reader: Reader, names: dict[str, list[str]], since: int
) -> bytes:
    """The same for steps that were taken back since."""
    return past_body(replayed(setup, steps), reader, names, since)


def take_back(table: str, count: int, seat: int) -> dict[str, Any]:
    """Where an undo of this seat leads, and whether anybody else need be asked."""
    held = held_at(table, count)
    return {"to": undoing.target(held.match, seat, held.laid), "free": is_free(held, seat)}


def undo(
    table: str, count: int, to: int, readers: list[Reader], names: dict[str, list[str]]
) -> dict[str, Any]:
    held = held_at(table, count)
    while len(held.seqs) > to:
        held.match.undo()
        held.seqs.pop()
    held.moved_on()
    HELD.put(table, held)
    return {"summary": summary(held.match), "bodies": bodies(held, readers, names, 0)}


# for bots


def hidden(table: str, count: int, seat: int, seed: int) -> bytes:
    """All that a bot gets: a copy in which whatever its seat cannot know is drawn anew."""
    return pickle.dumps(held_at(table, count).match.hidden(seat, seed))


def any_move(table: str, count: int, seat: int, seed: int) -> str:
    """A legal move, if a bot has none."""
    return Random(seed).choice(held_at(table, count).match.moves(seat)).notation


# what is known at the end


def bring_record(key: str, text: str) -> None:
    """Lay out a finished game, or one that was handed in."""
    match = replayed_record(text)
    HELD.put(key, Held(match, list(range(1, len(match.steps) + 1))))


def replayed_game(key: str, lang: str) -> bytes:
    """What there is to scrub through: every step, and how it ended."""
    held = held_replay(key)
    return encode(whole_game(held.match, held.seqs, lang))


def held_replay(key: str, number: int = 0) -> Held:
    """A game looked at again, if it has so many steps."""
    held = HELD.get(key)
    if held is None:
        raise Refusal(ABSENT)
    if not 0 <= number <= len(held.seqs):
        raise Refusal("no-such-position", most=len(held.seqs))
    return held


def replayed_at(key: str, number: int, lang: str) -> bytes:
    past = rewound(held_replay(key, number), number)
    found = shown(past.match, past.seqs, None, lang, 0, asks=False)
    return encode(setting(past.match, lang) | found | {"seq": number, "undo": "none"})


def begun_at(key: str, number: int, _: str) -> dict[str, Any]:
    """All that a new table needs to go on from a position of it."""
    match = held_replay(key, number).match
    if match.over and number == len(match.steps):
        raise Refusal("over")
    return {
        "game": match.game.name,
        "options": msgspec.to_builtins(match.game.settings),
        "seed": match.seed,
        "corrections": match.game.corrections,
        "names": match.names or [None] * match.game.players,
        "played": [(step.seat, step.notation) for step in match.steps[:number]],
    }


def record(table: str, count: int, names: list[str]) -> str:
    match = held_at(table, count).match
    if not match.over:
        raise Refusal("not-over")
    match.names = tuple(names)
    return match.record.text()


FUNCTIONS = {
    function.__name__: function
    for function in (
        warm_up,
        described,
        check_seats,
        bring,
        leave,
        play,
        look,
        look_back,
        look_aside,
        take_back,
        undo,
        hidden,
        any_move,
        record,
        part_of_record,
        bring_record,
        replayed_game,
        replayed_at,
        begun_at,
        games,
        boxes.in_the_box,
        boxes.corrected,
    )
}
