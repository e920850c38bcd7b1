"""The raid of Tumult Royale in real time: one person against bots, while the sand runs."""

import time
from typing import TYPE_CHECKING

from chronik.rulebook.errors import IllegalMove
from chronik.table.match import TABLE

if TYPE_CHECKING:
    from chronik.cli.play import Session

SHORT = {"k": "raid.keep", "b": "raid.back", "d": "raid.done", "s": "raid.stop"}


def is_raid(session: "Session") -> bool:
    match = session.match
    return not match.over and match.game.name == "tumult" and match.task.name == "RAID"


def in_real_time(session: "Session") -> bool:
    return is_raid(session) and match_clock(session) == "realtime"


def match_clock(session: "Session") -> str:
    return str(getattr(session.match.game.settings, "clock", ""))


def run(session: "Session") -> bool:
    """Play until all hands are empty and the sand is out; False if the person leaves."""
    match, seat = session.match, min(session.people)
    session.show_board(seat)
    session.say("raid-help")
    begun = time.monotonic()
    seconds = getattr(match.game.settings, "seconds", 20)
    while is_raid(session):
        if not match.state.sand_out and time.monotonic() - begun >= seconds:
            match.play("raid.sand", TABLE)
            match.play("raid.stop", TABLE)
        if is_raid(session) and seat in match.actors:
            line = session.lines.next(None if match.state.stopped else session.pace)
            if line is None or line in ("quit", "q"):
                return False
            if line:
                act(session, seat, line)
        elif not match.state.stopped:
            time.sleep(session.pace)
        for bot in [p for p in match.actors if p != seat and is_raid(session)]:
            match.play(session.bots[bot].choose(match.hidden(bot, len(match.steps))), bot)
        session.tell()
    return True


def act(session: "Session", seat: int, line: str) -> None:
    notation = f"raid.lift:{line}" if line.isdecimal() else SHORT.get(line, line)
    try:
        session.match.play(notation, seat)
    except IllegalMove as error:
        session.console.print(str(error), markup=False)
        return
    tile = session.match.state.hand[seat]
    if tile >= 0:
        session.console.print(session.in_hand(seat, int(tile)))
