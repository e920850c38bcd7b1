"""The raid of Tumult Royale: a number is a tile, a letter is what to do with it, by either clock.

With ticks everybody is asked in turn. In real time one person plays while the sand runs: lines are read
whenever they come, and each bot acts at a pace of its own.
"""

import time
from concurrent.futures import Future
from contextlib import suppress
from random import Random, sample
from typing import TYPE_CHECKING

from chronik.cli.boards.tumult import moments_left, tile_text
from chronik.locale import text
from chronik.rulebook.errors import IllegalMove
from chronik.server.hands import moment
from chronik.table import Match
from chronik.table.match import TABLE

if TYPE_CHECKING:
    from chronik.cli.session import Session

TILES = {"RAID": "raid.lift", "ASIDE": "aside"}  # questions in which a number is a tile
SOON = 0.05  # seconds between two looks at bots that think
KEYS = {"k": "raid.keep", "b": "raid.back", "w": "raid.wait", "d": "raid.done", "s": "raid.stop"}


def is_raid(match: Match) -> bool:
    return asks_for_tile(match) and match.task.name == "RAID"


def asks_for_tile(match: Match) -> bool:
    return not match.over and match.game.name == "tumult" and match.task.name in TILES


def in_real_time(match: Match) -> bool:
    return is_raid(match) and is_real_time(match)


def is_real_time(match: Match) -> bool:
    return getattr(match.game.settings, "clock", "") == "realtime"


def spelled_out(match: Match, line: str) -> str:
    """What is typed where tiles are asked for, as a notation."""
    if line.isdecimal():
        return f"{TILES[match.task.name]}:{line}"
    return KEYS.get(line, line) if is_raid(match) else line


def show(session: "Session", seat: int, explained: bool = False) -> None:
    """The tiles in the middle, the one in hand, the moments left, and what to type."""
    match = session.match
    view = match.view(seat)
    free = [tile_text(tile, session.lang) for tile in view["tiles"] if tile["where"] == "centre"]
    session.say("raid-tiles", tiles=", ".join(free) or "-")
    if (left := moments_left(view)) is not None:
        session.say("ticks", left=left)
    show_hand(session, seat)
    if explained:
        return
    if in_real_time(match):
        session.say("raid-keys")
    else:
        session.say("raid-keys-ticks" if is_raid(match) else "raid-keys-aside")


def show_hand(session: "Session", seat: int) -> None:
    """The face of the tile that the seat has lifted."""
    view = session.match.view(seat)
    hand = view["castles"][seat]["hand"]
    if hand is not None:
        session.say("in-hand", tile=tile_text(view["tiles"][hand - 1], session.lang))


def run(session: "Session") -> None:
    """Play until all hands are empty and the sand is out."""
    match, seat = session.match, min(session.people)
    session.tell()
    session.show_short(seat)
    show(session, seat)
    session.say("raid-ready")
    first = session.read()
    clock = Clock(match, set(range(match.game.players)) - {seat}, session.pace)
    if first:
        obey(session, seat, first)
    prompt(session, seat, clock)
    thoughts: dict[int, Future[str]] = {}
    while is_raid(match):
        line = typed(session, seat, min(clock.patience(), SOON) if thoughts else clock.patience())
        if clock.sand_is_out(match):
            match.play("raid.sand", TABLE)
            match.play("raid.stop", TABLE)
        elif line is not None:
            obey(session, seat, line)
        for bot in clock.due():
            if is_raid(match) and bot in match.actors and bot not in thoughts:
                thoughts[bot] = session.company.thought(bot, match)
        act(session, thoughts)
        if match.pages > session.told or line is not None:
            if line is None:
                session.console.print()  # nobody has pressed Enter
            session.tell()
            prompt(session, seat, clock)


def act(session: "Session", thoughts: "dict[int, Future[str]]") -> None:
    """Bots that know what they want do it, if it is still possible; whose hand is quicker is chance."""
    ready = [bot for bot, thought in thoughts.items() if thought.done()]
    for bot in sample(ready, len(ready)):
        wanted = thoughts.pop(bot).result()
        if is_raid(session.match) and bot in session.match.actors:
            with suppress(IllegalMove):
                session.match.play(wanted, bot)


class Clock:
    """The sand that is left, and when each bot acts next: whatever is typed meanwhile."""

    def __init__(self, match: Match, bots: set[int], pace: float) -> None:
        now = time.monotonic()
        self.match = match
        self.ends = now + float(getattr(match.game.settings, "seconds", 20))
        self.pace = pace
        told = f"{match.seed} {len(match.steps)}"
        self.chance = {bot: Random(f"{told} {bot}") for bot in bots}
        self.acts = {bot: now + self.moment(bot) for bot in bots}

    def moment(self, bot: int) -> float:
        return moment(self.pace, self.chance[bot])

    def left(self) -> float:
        return max(0.0, self.ends - time.monotonic())

    def patience(self) -> float:
        """How long nothing happens by itself."""
        first = min(self.acts.values())
        due = first if self.match.state.stopped else min(first, self.ends)
        return max(0.0, due - time.monotonic())

    def sand_is_out(self, match: Match) -> bool:
        return is_raid(match) and not match.state.sand_out and self.left() == 0

    def due(self) -> list[int]:
        """The bots whose hands are free again; each of them takes another moment from now on."""
        now = time.monotonic()
        free = [bot for bot, when in self.acts.items() if when <= now]
        self.acts |= {bot: now + self.moment(bot) for bot in free}
        return free


def typed(session: "Session", seat: int, patience: float) -> str | None:
    """A line, if one comes before something happens by itself; who has nothing to do is not heard."""
    if seat not in session.match.actors:
        time.sleep(patience)
        return None
    return session.next_line(patience)


def prompt(session: "Session", seat: int, clock: Clock) -> None:
    match = session.match
    if not is_raid(match) or seat not in match.actors:
        return
    seconds = 0 if match.state.stopped else round(clock.left())
    session.console.print(text("terminal-seconds", session.lang, {"left": seconds}), end=" > ")


def obey(session: "Session", seat: int, line: str) -> None:
    match = session.match
    if line == "board":
        session.show_all(seat, [])
    elif line == "undo":
        session.say("raid-no-undo")
    elif not session.look_up(line, seat) and session.choose(line, seat, match.moves(seat)):
        show_hand(session, seat)
