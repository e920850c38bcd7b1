"""The Port: the sea in place of the roads, two more stalls on the market, burials at sea.

Here are its table of contents and its set-up; its chapters are the modules port_*.
"""

from typing import Any

from chronik.kernel import note, rule, shuffle
from chronik.village import port_burial, port_chests, port_islands, port_stalls, port_voyage
from chronik.village.family import count_at
from chronik.village.invariants import Fault
from chronik.village.state import (
    CAPTAINS,
    CHESTS,
    GOODS,
    ISLANDS,
    NOBODY,
    PIECES,
    SEA_GRAVES,
    SEATS,
    Box,
    Event,
    Piece,
    Place,
    Task,
    Village,
    Water,
)

DECLINE = 0


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
def options(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.TRAVEL:
        port_voyage.travel_options(box, s, p, a, b, why)
    elif task == Task.LOAD:
        port_voyage.load_options(s, p, why)
    elif task == Task.SAIL:
        port_voyage.sail_options(box, s, p, a, why)
    elif task == Task.ISLAND:
        port_islands.options(box, s, p, a, why)
    elif task == Task.SEA_BURIAL:
        port_burial.options(box, s, why)
    elif task == Task.OPEN_CHEST:
        port_chests.options(box, s, p, why)


@rule
def apply(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.TRAVEL:
        travel(box, s, p, a, b, option)
    elif task == Task.LOAD:
        port_voyage.load(s, p, option)
    elif task == Task.SAIL:
        port_voyage.sail(box, s, p, a, option)
    elif task == Task.ISLAND:
        port_islands.apply(box, s, p, a, option)
    elif task == Task.SEA_BURIAL:
        port_burial.bury_at_sea(box, s, p, a, b, option)
    elif task == Task.OPEN_CHEST:
        port_chests.open_chest(box, s, p, option)


@rule
def travel(box: Box, s: Village, p: int, free: int, more: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.TRAVEL)
    else:
        port_voyage.travel(box, s, p, free, more, option)


@rule
def settle(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.LOAD:
        return port_voyage.settle_load(s, p)
    if task == Task.SAIL:
        return port_voyage.settle_sail(box, s, p, a)
    if task == Task.ISLAND:
        return port_islands.settle(box, s, p, a, b)
    if task == Task.SEA_BURIAL:
        return port_burial.settle(box, s, p, a, b)
    if task == Task.OPEN_CHEST:
        return port_chests.settle(box, s, p)
    return False


@rule
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> None:
    if task == Task.EMBARK:
        port_voyage.stow(s, p, Piece.MEMBER)
    elif task == Task.ENTER_WATER:
        port_voyage.enter(box, s, p, a)
    elif task == Task.KEEP_LIGHT:
        port_islands.keep_light(box, s, p, a)
    elif task == Task.SELL_AT_STALL:
        port_stalls.sell(box, s, p, a)


@rule
def why_not_open(box: Box, s: Village, task: int, p: int) -> int:
    """Whether the player can open a chest now."""
    return port_chests.why_not_open(s, task, p)


@rule
def conceal(box: Box, s: Village, seat: int) -> None:
    """Draw anew what the seat cannot know."""
    port_chests.conceal(s, seat)


# what must hold


@rule
def check(box: Box, s: Village) -> int:
    """Its pieces are all there: 0, or a Fault."""
    if not captains_agree(s):
        return Fault.CAPTAINS
    for p in range(SEATS):
        if not is_loaded_well(s, p):
            return Fault.CARGO
    if not port_chests.are_conserved(box, s):
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
