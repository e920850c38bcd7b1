"""Positions of Tumult Royale, built for a test: through the public interface, pieces conserved."""

import random
from collections.abc import Iterator
from typing import Any

import chronik
from chronik.kernel import plain, push
from chronik.table import Match, Move
from chronik.tumult.state import CELLS, NOBODY, VALUES, Event, Good, Land, Phase, Task, Where
from chronik.tumult.words.names import field_name

LETTERS = {"B": Good.BREAD, "M": Good.MARBLE, "T": Good.TOOLS}
PLAYERS = (2, 3, 4)
TABLE = NOBODY
ENOUGH = ("B3", "B3", "M3", "M3", "T3", "T3")


def tumult(players: int = 3, seed: int = 1, **options: Any) -> Match:
    return chronik.game("tumult", players=players, **options).match(seed=seed)


# who is who


def ranks(match: Match, *numbers: int) -> None:
    """The ranks of the seats, in order."""
    match.state.rank[: len(numbers)] = numbers


def retinue(match: Match, *counts: int) -> None:
    """The retinue of the seats, in order; the rest is in the supply."""
    match.state.retinue[: len(counts)] = counts
    match.state.supply = 105 - sum(counts)


def mercy(match: Match, *seats: int) -> None:
    match.state.mercy[:] = 0
    match.state.mercy[list(seats)] = 1


def king(match: Match) -> int:
    return seat_of(match, 1)


def seat_of(match: Match, rank: int) -> int:
    return match.state.rank.tolist().index(rank)


# where the game is


def at(match: Match, *tasks: tuple[int, ...]) -> None:
    """Let this be on the agenda, the last one on top, below it the rest of the round."""
    s = match.state
    s.agenda[:] = 0
    s.depth = 0
    for task in tasks:
        plain(push)(s, *task)


def ask(match: Match, task: Task, seat: int, a: int = 0, b: int = 0) -> None:
    """Let the seat be at this question, and after it at the King's spin."""
    at(match, (Task.SPIN, king(match), -1), (task, seat, a, b))


def only(match: Match, *phases: Phase) -> None:
    """Carry out these phases; then the King is asked to spin."""
    at(match, (Task.SPIN, king(match), -1), *((Task.PHASE, NOBODY, phase) for phase in reversed(phases)))
    match.settle()


def go_on(match: Match, phase: Phase) -> None:
    """From this phase on to the end of the round and into the next."""
    later = [(Task.PHASE, NOBODY, number) for number in range(7, phase - 1, -1)]
    at(match, (Task.ROUND, NOBODY), *later)
    match.settle()


def crowned(match: Match, *seats: int) -> None:
    """Let these have been crowned, round by round; the next coronation is due in the round after."""
    s = match.state
    s.chronicle[:] = NOBODY
    s.chronicle_statues[:] = 0
    for field, seat in enumerate(seats):
        s.chronicle[field] = seat
        s.chronicle_statues[field] = match.game.boxes[0].chronicle_statues[field]
    s.rounds = len(seats) + 1


def set_up(match: Match) -> None:
    """Everybody places a first statue, and the King spins."""
    while match.state.agenda[match.state.depth - 1, 0] == Task.FIRST:
        match.play(match.moves()[0])
    if "mood.spin" in notations(match):
        match.play("mood.spin")


def raid(match: Match) -> None:
    """Up to the first choice of the first raid."""
    set_up(match)
    while not match.question().startswith("Raid"):
        seat = match.actor
        assert seat is not None
        act(match, seat, match.moves()[0].notation)


def act(match: Match, seat: int, *moves: str) -> None:
    """Moves of a seat that need not be the one asked first; NOBODY is the table."""
    for notation in moves:
        match.play(notation, seat)


def turn_to(match: Match, seat: int) -> None:
    """Let this seat be the one that is asked."""
    match.state.agenda[match.state.depth - 1, 1] = seat


# goods


def face(tile: str) -> int:
    """B3 -> the number of its face"""
    return LETTERS[tile[0]] * VALUES + int(tile[1]) - 1


def named(face: int) -> str:
    return "BMT"[face // VALUES] + str(face % VALUES + 1)


def take_tile(match: Match, wanted: str) -> int:
    """A tile with this face that nobody has; what is left for the people is touched last."""
    s = match.state
    for where in (Where.OPEN, Where.ASIDE, Where.CENTRE):
        for tile in range(len(s.face)):
            if s.face[tile] == face(wanted) and s.where[tile] == where:
                return tile
    raise ValueError(f"no {wanted} to take")


def board(match: Match, seat: int, *tiles: str) -> None:
    """Let the seat have robbed exactly these: board(m, 0, "B1", "M3")."""
    s = match.state
    s.where[s.where == Where.BOARD + seat] = Where.OPEN
    s.goods[seat] = 0
    for wanted in tiles:
        s.where[take_tile(match, wanted)] = Where.BOARD + seat
        s.goods[seat, face(wanted)] += 1


def left(match: Match, *tiles: str) -> None:
    """Let exactly these be left for the people."""
    s = match.state
    s.where[s.where == Where.CENTRE] = Where.OPEN
    for wanted in tiles:
        s.where[take_tile(match, wanted)] = Where.CENTRE
    s.revealed = 1


def robbed(match: Match, seat: int) -> list[str]:
    """The tiles on the seat's castle board."""
    s = match.state
    return sorted(named(int(f)) for f in s.face[s.where == Where.BOARD + seat])


def lying(match: Match, where: Where) -> list[int]:
    return [tile for tile, place in enumerate(match.state.where) if place == where]


def tile_with(match: Match, wanted: str) -> int:
    """The number by which players know some tile in the centre with this face."""
    s = match.state
    return next(t for t in lying(match, Where.CENTRE) if s.face[t] == face(wanted)) + 1


def demand(match: Match, bread: int, marble: int | None = None, tools: int | None = None) -> None:
    match.state.number = bread
    match.state.demand[:] = [bread, bread if marble is None else marble, bread if tools is None else tools]


# fields


def index(match: Match, place: str) -> int:
    """c4 -> the number of the field"""
    box = match.game.boxes[0]
    return next(n for n in range(box.panels * CELLS) if field_name(box, n) == place)


def land(match: Match, **places: str) -> None:
    """Let fields be of these kinds: land(m, c4="meadow")."""
    for place, kind in places.items():
        match.state.land[index(match, place)] = Land[kind.upper()]


def plain_country(match: Match, kind: str = "meadow") -> None:
    """Let all that lies face up be of one kind, without statues."""
    s = match.state
    s.land[s.land >= 0] = Land[kind.upper()]
    s.owner[:] = NOBODY
    s.reach[:] = 0
    s.placed[:] = 0


def statue(match: Match, seat: int, *places: str) -> None:
    """Let the seat have statues there."""
    s, box = match.state, match.game.boxes[0]
    for place in places:
        number = index(match, place)
        s.owner[number] = seat
        s.placed[seat] += box.statues_on[s.land[number]]
        for beside in box.neighbour[number]:
            if beside != NOBODY:
                s.reach[beside] |= 1 << seat


def placed(match: Match, *counts: int) -> None:
    """So many statues have the seats placed, wherever."""
    match.state.placed[: len(counts)] = counts


def owner(match: Match, place: str) -> int:
    return int(match.state.owner[index(match, place)])


def site(players: int = 3, *tiles: str, seed: int = 1, **lands: str) -> Match:
    """Seat 0, the King, is asked to build: meadows everywhere but for `lands`, its only statue on a1.

    With four players the columns d to i are face up, so the statue is on d1.
    """
    match = tumult(players, seed)
    ranks(match, *range(1, players + 1))
    plain_country(match)
    land(match, **lands)
    statue(match, 0, "d1" if players == 4 else "a1")
    match.state.rounds = 1
    match.state.revealed = 1
    board(match, 0, *tiles)
    go_on(match, Phase.BUILDING)
    return match


# what can be seen


def notations(match: Match) -> set[str]:
    return {move.notation for move in match.moves()}


def reasons(match: Match) -> dict[str, str]:
    """Why the refused moves are refused: notation -> name of the reason."""
    return {move.notation: why.name for move, why in match.refused()}


def play(match: Match, *moves: str) -> None:
    for notation in moves:
        match.play(notation)


def events(match: Match) -> list[str]:
    """Names of the events of the last step."""
    s = match.state
    return [Event(int(row[0])).name for row in s.journal[: s.notes]]


def told(match: Match, event: Event) -> list[tuple[int, int, int]]:
    """Who, and the two numbers, of every such event of the last step."""
    s = match.state
    return [tuple(row[1:].tolist()) for row in s.journal[: s.notes] if row[0] == event]


def random_game(match: Match, seed: int = 1) -> Iterator[Move]:
    """Play to the end with random legal moves; each move is yielded after it was made."""
    dice = random.Random(seed)
    while not match.over:
        yield match.play(dice.choice(match.moves()))


def price(match: Match, kind: Land, where: str = "beside") -> dict[str, int]:
    """What is printed: beside own statues, or away from them."""
    printed = match.view(None)["printed"]["lands"][kind.name.lower()][where]
    return {good.upper(): units for good, units in printed.items() if units}


def coronation(players: int, *before: int, counts: tuple[int, ...] = (), king: int = 0) -> Match:
    """The coronation after those of these seats, and what follows; `counts` are statues placed before."""
    match = tumult(players)
    ranks(match, *[(seat - king) % players + 1 for seat in range(players)])
    crowned(match, *before)
    placed(match, *(counts or players * (8,)))
    go_on(match, Phase.CROWNING)
    return match


def ticking(players: int = 3, seed: int = 1, ticks: int = 20) -> Match:
    """A raid by ticks that has just begun."""
    match = tumult(players, seed, ticks=ticks)
    raid(match)
    return match


def free(match: Match) -> list[int]:
    """The numbers of the tiles that can be lifted."""
    return [tile + 1 for tile in lying(match, Where.CENTRE)]


def short_of(match: Match, *goods: str) -> None:
    """Let every good but these be left in plenty; of these one unit is left."""
    left(match, *(tile for tile in ENOUGH if tile[0] not in goods), *(f"{good}1" for good in goods))


def tumults(match: Match) -> list[Good]:
    return [Good(good) for _, good, _ in told(match, Event.TUMULT)]


def judged(match: Match) -> list[tuple[int, Good]]:
    rows = told(match, Event.GREEDIEST) + told(match, Event.NOBODY_GREEDY)
    return [(who, Good(good)) for who, good, _ in rows]


def four(*held: int) -> Match:
    """Four players with these ranks, 15 retinue each, and a demand of 4."""
    match = tumult(4)
    ranks(match, *(held or (1, 2, 3, 4)))
    demand(match, 4)
    return match
