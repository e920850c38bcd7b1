"""The ceremony: a place of honour, its price and its bonus."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.family import first_at, occupied
from chronik.village.invariants import Fault
from chronik.village.lifetime import spend_time
from chronik.village.marriage import bread, wedding
from chronik.village.marriage.state import COUPLES, FIGURES, MarriageEvent, MarriageTask, MarriageWhy
from chronik.village.names import INFLUENCE, NOBODY, PINKS, RANKS, Place
from chronik.village.payment import has_any
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_coins, gain_grain, gain_points, offer_cubes

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
def options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    hindrance = why_not_join(box, s, p, free)
    taken = taken_places(s)
    for rank in range(RANKS):
        if (taken >> (Place.RANK_1 + rank)) & 1 == 1:
            why[RANK + rank] = MarriageWhy.RANK_TAKEN
        else:
            why[RANK + rank] = hindrance


@rule
def why_not_join(box: Box, s: Village, p: int, free: int) -> int:
    if is_in_ceremony(s, p):
        return MarriageWhy.IN_CEREMONY
    if first_at(s, p, Place.FARM) == NOBODY:
        return Why.NOBODY_ON_FARM
    return Why.LEGAL if has_any(s, p, cubes(box, free)) else Why.NO_INFLUENCE


@rule
def cubes(box: Box, free: int) -> int:
    """Of any colour, for a place of honour."""
    return 0 if free == FREE else box.ceremony_cubes


@rule
def time(box: Box, free: int) -> int:
    return 0 if free == FREE else box.ceremony_time


@rule
def join(box: Box, s: Village, p: int, free: int, option: int) -> None:
    """The bonus comes last: it cannot pay for the place."""
    rank = option - RANK
    push(s, MarriageTask.BONUS, p, rank)
    push(s, Task.SEND, p, Place.FARM, Place.RANK_1 + rank)
    spend_time(box, s, p, time(box, free))
    if cubes(box, free) > 0:
        push(s, Task.PAY_ANY, p, cubes(box, free))


# the bonus of a rank


@rule
def receive_bonus(box: Box, s: Village, p: int, rank: int) -> None:
    if box.bonus_points[rank] > 0:
        gain_points(s, p, box.bonus_points[rank])
    if box.bonus_grain[rank] > 0:
        note(s, Event.GOT_GRAIN, p, gain_grain(box, s, p, box.bonus_grain[rank]))
    gain_coins(s, p, box.bonus_coins[rank])
    if box.bonus_cubes[rank] != 0:
        push(s, MarriageTask.BONUS_CUBE, p, box.bonus_cubes[rank])
    if box.bonus_swap[rank] > 0:
        push(s, MarriageTask.SWAP, p, box.bonus_swap[rank])


@rule
def bonus_options(s: Village, colours: int, why: Any) -> None:
    """Option: the colour of the cube."""
    for colour in range(INFLUENCE):
        if (colours >> colour) & 1 == 1:
            why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY


@rule
def swap_options(s: Village, p: int, why: Any) -> None:
    """Option SWAP + colour: give this cube away. It must be a real one."""
    why[DECLINE] = Why.LEGAL
    for colour in range(INFLUENCE):
        why[SWAP + colour] = Why.LEGAL if s.influence[p, colour] > 0 else Why.NO_INFLUENCE


@rule
def swap(s: Village, p: int, cubes: int, option: int) -> None:
    colour = option - SWAP
    s.influence[p, colour] -= 1
    s.supply[colour] += 1
    note(s, MarriageEvent.SWAPPED, p, colour, cubes)
    offer_cubes(s, p, cubes)


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
