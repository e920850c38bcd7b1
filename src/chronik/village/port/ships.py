"""Ships, captains and cargo: the set-up, and what must hold."""

from chronik.kernel import rule, shuffle
from chronik.village.family import count_at
from chronik.village.invariants import Fault
from chronik.village.names import GOODS, NOBODY, SEATS, Place
from chronik.village.port import chests
from chronik.village.port.state import CAPTAINS, CHESTS, ISLANDS, PIECES, SEA_GRAVES, Piece, Water
from chronik.village.state import Box, Village


@rule
def lay_out(box: Box, s: Village) -> None:
    """All captains can be hired, the chests are shuffled, every ship is empty and in the harbour."""
    for c in range(CAPTAINS):
        s.captains[c] = 1
    for good in range(GOODS):
        s.gone[good] = 0
    for p in range(SEATS):
        s.captain[p] = NOBODY
        s.ship[p] = Water.HARBOUR
        s.holds[p] = box.holds
        s.chests[p] = 0
        s.chest_aboard[p] = NOBODY
        for piece in range(PIECES):
            s.cargo[p, piece] = 0
    s.opened = 0
    for chest in range(CHESTS):
        s.chest_stack[chest] = chest if chest < box.chests else NOBODY
    s.chests_left = box.chests
    shuffle(s, s.chest_stack, s.chests_left)


@rule
def check(box: Box, s: Village) -> int:
    """Its pieces are all there: 0, or a Fault."""
    if not captains_agree(s):
        return Fault.CAPTAINS
    for p in range(SEATS):
        if not is_loaded_well(s, p):
            return Fault.CARGO
    if not chests.are_conserved(box, s):
        return Fault.CHESTS
    for island in range(ISLANDS):
        if figures_at(s, Place.LIGHTHOUSE_1 + island) > 1:
            return Fault.LIGHTHOUSES
    for grave in range(SEA_GRAVES):
        if figures_at(s, Place.SEA_1 + grave) > 1:
            return Fault.SEA_GRAVES
    return 0


@rule
def captains_agree(s: Village) -> bool:
    """A captain serves on one ship only, and no ship is at sea without one."""
    for p in range(SEATS):
        c = s.captain[p]
        if c == NOBODY:
            if s.ship[p] != Water.HARBOUR:
                return False
        elif s.captains[c] == 1:
            return False
        for other in range(p):
            if c != NOBODY and s.captain[other] == c:
                return False
    return True


@rule
def is_loaded_well(s: Village, p: int) -> bool:
    """At most one piece of a kind, no more than there are holds, none without a captain."""
    count = 0
    for piece in range(PIECES):
        if s.cargo[p, piece] < 0 or s.cargo[p, piece] > 1:
            return False
        count += s.cargo[p, piece]
    if count > s.holds[p] or (count > 0 and s.captain[p] == NOBODY):
        return False
    if s.cargo[p, Piece.CHEST] != (s.chest_aboard[p] != NOBODY):
        return False
    return s.cargo[p, Piece.MEMBER] == count_at(s, p, Place.SHIP)


@rule
def figures_at(s: Village, place: int) -> int:
    count = 0
    for p in range(SEATS):
        count += count_at(s, p, place)
    return count
