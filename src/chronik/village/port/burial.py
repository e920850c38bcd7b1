"""Death on a ship or a lighthouse: into the chronicle if Travel has room there, else a burial at sea."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village import lifetime
from chronik.village.names import CONNY, MEMBERS, SEATS, Area, Place
from chronik.village.port.state import SEA_GRAVES, Piece, PortEvent, PortTask
from chronik.village.state import Box, Village, Why
from chronik.village.supply import gain_points

EVERY_GRAVE = (1 << SEA_GRAVES) - 1


@rule
def taken_graves(s: Village) -> int:
    """One bit for every sea burial that somebody has."""
    bits = 0
    for p in range(SEATS):
        for m in range(MEMBERS):
            if Place.SEA_1 <= s.place[p, m] <= Place.SEA_5:
                bits |= 1 << (s.place[p, m] - Place.SEA_1)
    return bits


@rule
def bury(box: Box, s: Village, p: int, m: int) -> None:
    """With Travel and the sea full, as ashore: a grave, or out of the game."""
    died_at = s.place[p, m]
    clear_hold(s, p, m)
    if s.room[Area.TRAVEL] > 0 or taken_graves(s) == EVERY_GRAVE:
        lifetime.bury(box, s, p, m)
    else:
        s.place[p, m] = Place.UNBURIED
        push(s, PortTask.SEA_BURIAL, p, p * MEMBERS + m, died_at)


@rule
def clear_hold(s: Village, p: int, m: int) -> None:
    """Whoever dies aboard makes room for another piece."""
    if s.place[p, m] == Place.SHIP:
        s.cargo[p, Piece.MEMBER] = 0


@rule
def is_offered(box: Box, taken: int, grave: int) -> bool:
    """Free, and the first of those with its points."""
    if taken >> grave & 1 == 1:
        return False
    for other in range(grave):
        if taken >> other & 1 == 0 and box.sea_points[other] == box.sea_points[grave]:
            return False
    return True


@rule
def options(box: Box, s: Village, why: Any) -> None:
    """Option: which of the free burial places."""
    taken = taken_graves(s)
    for grave in range(SEA_GRAVES):
        if is_offered(box, taken, grave):
            why[grave] = Why.LEGAL


@rule
def bury_at_sea(box: Box, s: Village, figure: int, died_at: int, grave: int) -> None:
    """Its points count at once; the last one triggers the end of the game. A figure is a member of a seat."""
    p, m = figure // MEMBERS, figure % MEMBERS
    s.place[p, m] = Place.SEA_1 + grave
    note(s, PortEvent.BURIED_AT_SEA, p, box.generation[m], died_at)
    if box.sea_points[grave] > 0 and p < s.players:
        gain_points(s, p, box.sea_points[grave])
    if taken_graves(s) == EVERY_GRAVE:
        lifetime.trigger_end(s, p, s.place[p, m])


@rule
def bury_rival(box: Box, s: Village, m: int) -> None:
    """Conny's dead: as all others; the player chooses for her."""
    if s.room[Area.TRAVEL] > 0 or taken_graves(s) == EVERY_GRAVE:
        lifetime.bury_in(box, s, CONNY, m, Area.TRAVEL)
    else:
        died_at = s.place[CONNY, m]
        s.place[CONNY, m] = Place.UNBURIED
        push(s, PortTask.SEA_BURIAL, 0, CONNY * MEMBERS + m, died_at)
