"""Marriage: the ceremony; its other chapters are the smuggler, the wedding, bread and tools."""

from typing import Any

import numpy as np

from chronik.kernel import drop, note, push, rule
from chronik.village import bread, smuggler, tools, wedding
from chronik.village.family import first_at, occupied
from chronik.village.invariants import Fault
from chronik.village.lifetime import spend_time
from chronik.village.payment import has_any
from chronik.village.state import (
    COUPLES,
    FIGURES,
    INFLUENCE,
    NOBODY,
    PINKS,
    RANKS,
    Box,
    Event,
    Place,
    Task,
    Village,
    Why,
)
from chronik.village.supply import gain_coins, gain_cube, gain_grain, gain_points

DECLINE = 0
RANK = 1  # + rank
SWAP = 1  # + colour
FREE = 1  # the action costs nothing


@rule
def lay_out(box: Box, s: Village) -> None:
    """The figures and the wedding; bread and tools lie in the stock."""
    for k in range(PINKS):
        s.pink[k] = Place.UNBORN if k < box.pinks else Place.REMOVED
        s.arrived[k] = 0
    for figure in range(FIGURES):
        s.spouse[figure] = NOBODY
    for couple in range(COUPLES):
        s.bound[couple] = NOBODY


@rule
def options(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    """Its questions: what may be answered."""
    if task == Task.SMUGGLER:
        smuggler.options(box, s, p, why)
    elif task == Task.MARRIAGE:
        ceremony_options(box, s, p, a, why)
    elif task == Task.BONUS_CUBE:
        bonus_options(s, a, why)
    elif task == Task.SWAP:
        swap_options(s, p, why)
    elif task == Task.BUILDING:
        wedding.building_options(why)
    elif task == Task.PURCHASE:
        wedding.purchase_options(box, s, p, why)
    elif task == Task.FAVOUR:
        wedding.favour_options(why)
    elif task == Task.RAISE:
        bread.options(box, s, p, why)
    elif task == Task.TOOL:
        tools.options(s, a, why)


@rule
def apply(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    """Its questions: what an answer does."""
    if task == Task.BONUS_CUBE:
        gain_cube(s, p, option)
    elif task == Task.BUILDING:
        wedding.choose_building(s, p, a, option)
    elif task == Task.FAVOUR:
        wedding.grant(box, s, p, a, option)
    elif task == Task.RAISE:
        bread.raise_member(box, s, p, option)
    elif option == DECLINE:
        note(s, Event.DECLINED, p, task)
    elif task == Task.SMUGGLER:
        smuggler.apply(box, s, p, option)
    elif task == Task.MARRIAGE:
        join(box, s, p, a, option - RANK)
    elif task == Task.SWAP:
        swap(s, p, a, option - SWAP)
    elif task == Task.PURCHASE:
        wedding.purchase(box, s, p, option)
    elif task == Task.TOOL:
        tools.use(box, s, p, a)


@rule
def settle(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    """Its questions: answer one that has only one answer; whether it had."""
    if task == Task.BONUS_CUBE:
        return settle_bonus(s, p, a)
    if task == Task.SWAP:
        return settle_swap(s, p)
    if task == Task.RAISE:
        return bread.settle(box, s, p)
    return False


@rule
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> None:
    """Its tasks that ask nobody."""
    if task == Task.BONUS:
        receive_bonus(box, s, p, a)
    elif task == Task.WEDDING:
        wedding.begin(box, s)
    elif task == Task.COUPLE:
        wedding.marry(box, s, a)
    elif task == Task.PROCESSION:
        wedding.process(box, s)
    elif task == Task.FAVOURS:
        wedding.do_favours(box, s)


# the action


@rule
def taken_places(s: Village) -> int:
    """One bit for every place where any figure is, of whatever colour."""
    bits = np.int64(0)
    for p in range(s.players):
        bits |= occupied(s, p)
    for k in range(PINKS):
        bits |= np.int64(1) << s.pink[k]
    return bits  # type: ignore[return-value]


@rule
def is_in_ceremony(s: Village, p: int) -> bool:
    ranks = ((np.int64(1) << RANKS) - 1) << Place.RANK_1
    return occupied(s, p) & ranks != 0


@rule
def ceremony_options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    hindrance = why_not_join(box, s, p, free)
    taken = taken_places(s)
    for rank in range(RANKS):
        if (taken >> (Place.RANK_1 + rank)) & 1 == 1:
            why[RANK + rank] = Why.RANK_TAKEN
        else:
            why[RANK + rank] = hindrance


@rule
def why_not_join(box: Box, s: Village, p: int, free: int) -> int:
    if is_in_ceremony(s, p):
        return Why.IN_CEREMONY
    if first_at(s, p, Place.FARM) == NOBODY:
        return Why.NOBODY_ON_FARM
    return Why.LEGAL if free == FREE or has_any(s, p, box.ceremony_cubes) else Why.NO_INFLUENCE


@rule
def join(box: Box, s: Village, p: int, free: int, rank: int) -> None:
    """The bonus comes last: it cannot pay for the place."""
    push(s, Task.BONUS, p, rank)
    push(s, Task.SEND, p, Place.FARM, Place.RANK_1 + rank)
    if free != FREE:
        spend_time(box, s, p, box.ceremony_time)
        push(s, Task.PAY_ANY, p, box.ceremony_cubes)


# the bonus of a rank


@rule
def receive_bonus(box: Box, s: Village, p: int, rank: int) -> None:
    if box.bonus_points[rank] > 0:
        gain_points(s, p, box.bonus_points[rank])
    if box.bonus_grain[rank] > 0:
        note(s, Event.GOT_GRAIN, p, gain_grain(box, s, p, box.bonus_grain[rank]))
    gain_coins(s, p, box.bonus_coins[rank])
    if box.bonus_cubes[rank] != 0:
        push(s, Task.BONUS_CUBE, p, box.bonus_cubes[rank])
    if box.bonus_swap[rank] > 0:
        push(s, Task.SWAP, p, box.bonus_swap[rank])


@rule
def bonus_options(s: Village, colours: int, why: Any) -> None:
    """Option: the colour of the cube."""
    for colour in range(INFLUENCE):
        if (colours >> colour) & 1 == 1:
            why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY


@rule
def settle_bonus(s: Village, p: int, colours: int) -> bool:
    found, kinds = NOBODY, 0
    for colour in range(INFLUENCE):
        if (colours >> colour) & 1 == 1 and s.supply[colour] > 0:
            found = colour
            kinds += 1
    if kinds > 1:
        return False
    drop(s)
    if kinds == 1:
        gain_cube(s, p, found)
    return True


@rule
def swap_options(s: Village, p: int, why: Any) -> None:
    """Option SWAP + colour: give this cube away. It must be a real one."""
    why[DECLINE] = Why.LEGAL
    for colour in range(INFLUENCE):
        why[SWAP + colour] = Why.LEGAL if s.influence[p, colour] > 0 else Why.NO_INFLUENCE


@rule
def settle_swap(s: Village, p: int) -> bool:
    for colour in range(INFLUENCE):
        if s.influence[p, colour] > 0:
            return False
    drop(s)
    return True


@rule
def swap(s: Village, p: int, cubes: int, colour: int) -> None:
    s.influence[p, colour] -= 1
    s.supply[colour] += 1
    note(s, Event.SWAPPED, p, colour)
    push(s, Task.CHOOSE_CUBE, p, cubes)


# all pieces are there


@rule
def check(box: Box, s: Village) -> int:
    """0, or a Fault."""
    for k in range(PINKS):
        if not is_pink_place(box, s, k):
            return Fault.PINKS
    for rank in range(RANKS):
        if wedding.count_on(s, Place.RANK_1 + rank) > 1:
            return Fault.RANKS
    for figure in range(FIGURES):
        if not wedding.is_spouse_true(s, figure):
            return Fault.COUPLES
    for p in range(s.players):
        if not one_in_ceremony(s, p) or not bread.is_sound(box, s, p):
            return Fault.CEREMONY
    return 0


@rule
def is_pink_place(box: Box, s: Village, k: int) -> bool:
    place = s.pink[k]
    if k >= box.pinks:
        return place == Place.REMOVED
    return place == Place.UNBORN or Place.RANK_1 <= place <= Place.PARENTS


@rule
def one_in_ceremony(s: Village, p: int) -> bool:
    count = 0
    for place in s.place[p]:
        count += Place.RANK_1 <= place <= Place.RANK_6
    return count <= 1
