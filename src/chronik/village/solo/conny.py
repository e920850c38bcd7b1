"""Solo: Conny, the rival who takes cubes and customers and whose family dies by fate.

She is the second family at the table (seat CONNY): with figures but without a farm, and never asked.
"""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village import market, turn
from chronik.village.family import count_at, first_at
from chronik.village.invariants import Fault
from chronik.village.names import CONNY, CUBES, GOODS, INFLUENCE, LEVELS, NOBODY, SPACES, Place, Space
from chronik.village.port import stalls
from chronik.village.solo import fate
from chronik.village.solo.state import FATE_SETS, SLOTS, TITLES, SoloEvent, SoloTask
from chronik.village.state import Box, Event, Task, Village, Why

ANY = -1  # colour
MOST_IN_SLOT = 2
LAST_YOUNG = 2  # up to this generation they begin beside the tray, the others on the church


@rule
def lay_out(box: Box, s: Village) -> None:
    s.chased = NOBODY
    s.slot = NOBODY
    s.kept = NOBODY
    s.title = NOBODY
    for slot in range(SLOTS):
        for colour in range(CUBES):
            s.tray[slot, colour] = 0
    fate.lay_out(box, s)
    for m in range(box.members):
        s.place[CONNY, m] = Place.TRAY if box.generation[m] <= LAST_YOUNG else Place.PILE


# turns


@rule
def follow(s: Village, option: int) -> None:
    """Whatever the player takes, Conny will take one after it; after the well she does not."""
    s.chased = option - turn.TAKE if option >= turn.TAKE else NOBODY


@rule
def next_turn(box: Box, s: Village) -> None:
    if not turn.goes_on(s):
        s.chased = NOBODY
    elif s.turn == CONNY:
        begin_turn(box, s)
    else:
        turn.begin_turn(s)


@rule
def begin_turn(box: Box, s: Village) -> None:
    push(s, Task.TURN, CONNY)
    push(s, Task.END_OF_TURN, CONNY)
    if s.chased != NOBODY and s.cubes_left > 0:
        go_after(box, s, s.chased // CUBES, s.chased % CUBES)
    s.chased = NOBODY


@rule
def go_after(box: Box, s: Village, origin: int, colour: int) -> None:
    """The same colour from the same space, or the next clockwise; or else any, from the first with a cube."""
    space = next_with(box, s, origin, colour)
    if space != NOBODY:
        take(box, s, space, colour)
    else:
        push(s, SoloTask.CHOOSE_FOR_CONNY, 0, next_with(box, s, origin, ANY))


@rule
def next_with(box: Box, s: Village, origin: int, colour: int) -> int:
    """The first space clockwise, from the origin itself on, with such a cube (or ANY), or NOBODY."""
    start = 0
    while box.clockwise[start] != origin:
        start += 1
    for k in range(SPACES):
        space = box.clockwise[(start + k) % SPACES]
        for c in range(CUBES):
            if s.cubes[space, c] > 0 and colour in (ANY, c):
                return space
    return NOBODY


@rule
def cube_options(s: Village, space: int, why: Any) -> None:
    """Option: a colour from the space."""
    for colour in range(CUBES):
        why[colour] = Why.LEGAL if s.cubes[space, colour] > 0 else Why.NO_CUBE


# her cube, and how she reacts


@rule
def take(box: Box, s: Village, space: int, colour: int) -> None:
    """The cube goes onto the tray, a tile it passes is turned up at once; then she reacts."""
    s.cubes[space, colour] -= 1
    s.cubes_left -= 1
    note(s, Event.TOOK_CUBE, CONNY, space, colour)
    is_first = s.slot == NOBODY
    s.slot = (s.slot + 1) % box.slots
    s.tray[s.slot, colour] += 1
    s.kept = colour
    if not is_first:
        fate.pass_tile(box, s, box.fate_at[s.slot], space)
    if space == Space.MARKET:
        call_market(s)
    elif space == Space.CHURCH:
        enter_bag(box, s)


@rule
def call_market(s: Village) -> None:
    """She serves first; every sale of the player costs the surcharge, as she is the caller."""
    market.open_day(s, CONNY)
    push(s, Task.NEXT_SALE, CONNY)


@rule
def next_sale(box: Box, s: Village, p: int) -> None:
    """Once on every market day Conny serves the foremost customer, without paying."""
    if s.passed[CONNY] == 0:
        s.passed[CONNY] = 1
        serve_foremost(s)
    if box.port == 1:
        stalls.next_sale(s, p)
    else:
        market.next_sale(s, p)


@rule
def serve_foremost(s: Village) -> None:
    for i in range(s.stall.size):
        if s.stall[i] != NOBODY:
            market.hand_over(s, CONNY, i)
            return


@rule
def enter_bag(box: Box, s: Village) -> None:
    """The lowest number of those who lie on the church; if nobody does, nothing."""
    m = first_at(s, CONNY, Place.PILE)
    if m != NOBODY:
        s.place[CONNY, m] = Place.BAG
        note(s, Event.INTO_BAG, CONNY, box.generation[m])


# rounds, and the end


@rule
def clear_tray(s: Village) -> None:
    """All cubes but the last go back to the supply."""
    if s.slot == NOBODY:
        return
    s.tray[s.slot, s.kept] -= 1
    cleared = 0
    for slot in range(SLOTS):
        for colour in range(CUBES):
            cleared += s.tray[slot, colour]
            s.supply[colour] += s.tray[slot, colour]
            s.tray[slot, colour] = 0
    s.tray[s.slot, s.kept] = 1
    if cleared > 0:
        note(s, SoloEvent.CLEARED_TRAY, CONNY, cleared)


@rule
def award(box: Box, s: Village, points: int) -> None:
    s.title = title(box, points)
    note(s, SoloEvent.TITLE, 0, s.title)


@rule
def title(box: Box, points: int) -> int:
    """The highest title that so many points earn."""
    earned = 0
    for k in range(TITLES):
        if points >= box.title[k]:
            earned = k
    return earned


@rule
def check(box: Box, s: Village) -> int:
    """Conny has nothing but cubes on her tray, customers, and figures where they can be."""
    if s.coins[CONNY] + s.grain[CONNY] + s.points[CONNY] + s.life[CONNY] + s.due[CONNY] != 0:
        return Fault.CONNY
    for good in range(GOODS):
        if s.goods[CONNY, good] != 0:
            return Fault.CONNY
    for colour in range(INFLUENCE):
        if s.influence[CONNY, colour] != 0:
            return Fault.CONNY
    if s.first != 0 or s.heir > 0 or s.turn > CONNY:
        return Fault.CONNY
    if not tray_agrees(box, s):
        return Fault.TRAY
    for group in range(FATE_SETS):
        if fate.quills(s, group, False) != box.quills[group]:
            return Fault.FATE
    return 0 if figures_agree(box, s) else Fault.RIVALS


@rule
def tray_agrees(box: Box, s: Village) -> bool:
    """No slot is overfull, and the last cube lies where it was placed."""
    for slot in range(SLOTS):
        cubes = 0
        for colour in range(CUBES):
            if s.tray[slot, colour] < 0:
                return False
            cubes += s.tray[slot, colour]
        if cubes > MOST_IN_SLOT or (slot >= box.slots and cubes > 0):
            return False
    return s.slot == NOBODY or s.tray[s.slot, s.kept] > 0


@rule
def figures_agree(box: Box, s: Village) -> bool:
    """Beside the tray, on the church, in the bag, one on each level, or dead."""
    for m in range(box.members):
        place = s.place[CONNY, m]
        in_church = Place.CHURCH_1 <= place <= Place.CHURCH_4
        if place < Place.BAG or (Place.PILE < place <= Place.BESIDE and not in_church):
            return False
        young = box.generation[m] <= LAST_YOUNG
        if place == Place.TRAY and not young:
            return False
        if young and (place == Place.PILE or place == Place.BAG or in_church):
            return False
    for level in range(LEVELS):
        if count_at(s, CONNY, Place.CHURCH_1 + level) > 1:
            return False
    return True
