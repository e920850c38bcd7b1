"""The crafts: a good for time with a trained member, or for influence or grain without; the mill."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.family import is_at, occupied
from chronik.village.lifetime import spend_time
from chronik.village.names import BASE_GOODS, BUILDINGS, CRAFTED, Building, Good, Place
from chronik.village.payment import affordable, owe, pay_grain
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_coins, gain_goods

MAKE = 1  # + good: with time, by a trained member
BUY = MAKE + CRAFTED  # + good: with influence or grain
TRAIN = BUY + CRAFTED  # + building
MILL = TRAIN + BUILDINGS


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    family = occupied(s, p)
    for good in range(BASE_GOODS):
        why[MAKE + good] = why_not_make(box, s, family, good)
        why[BUY + good] = why_not_buy(box, s, p, good)
    for building in range(Building.BREWERY):
        why[TRAIN + building] = why_not_train(family)
    why[MILL] = why_not_mill(box, s, p)
    if box.inn == 1:
        why[MAKE + Good.BEER] = why_not_make(box, s, family, Good.BEER)
        why[BUY + Good.BEER] = why_not_buy(box, s, p, Good.BEER)
        why[TRAIN + Building.BREWERY] = why_not_train(family)


@rule
def why_not_train(family: int) -> int:
    return Why.LEGAL if is_at(family, Place.FARM) else Why.NOBODY_ON_FARM


@rule
def why_not_make(box: Box, s: Village, family: int, good: int) -> int:
    if not is_at(family, Place.WAINWRIGHT + box.building_of[good]):
        return Why.NO_CRAFTSMAN
    return Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY


@rule
def why_not_buy(box: Box, s: Village, p: int, good: int) -> int:
    if s.grain[p] < box.price_grain[good]:
        return Why.NO_GRAIN
    if not affordable(s, p, box.price[good]):
        return Why.NO_INFLUENCE
    return Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY


@rule
def why_not_mill(box: Box, s: Village, p: int) -> int:
    if s.grain[p] < box.mill[1]:
        return Why.NO_GRAIN
    return Why.LEGAL if s.coin_stock > 0 else Why.SUPPLY_EMPTY


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option == MILL:
        grind(box, s, p)
    elif option >= TRAIN:
        train(box, s, p, option - TRAIN)
    elif option >= BUY:
        buy(box, s, p, option - BUY)
    else:
        make(box, s, p, option - MAKE)


@rule
def make(box: Box, s: Village, p: int, good: int) -> None:
    spend_time(box, s, p, box.making[good])
    note(s, Event.PRODUCED, p, good, gain_goods(s, p, good, box.batch[good]))


@rule
def buy(box: Box, s: Village, p: int, good: int) -> None:
    note(s, Event.BOUGHT, p, good, gain_goods(s, p, good, box.batch[good]))
    pay_grain(s, p, box.price_grain[good])
    owe(box, s, p, box.price[good])


@rule
def train(box: Box, s: Village, p: int, building: int) -> None:
    spend_time(box, s, p, box.training[building])
    push(s, Task.PRODUCE, p, building)
    push(s, Task.SEND, p, Place.FARM, Place.WAINWRIGHT + building)


@rule
def grind(box: Box, s: Village, p: int) -> None:
    note(s, Event.MILLED, p)
    spend_time(box, s, p, box.mill[0])
    pay_grain(s, p, box.mill[1])
    gain_coins(s, p, box.mill[2])


@rule
def produce_options(box: Box, s: Village, p: int, building: int, why: Any) -> None:
    """Right after the training the good may be made at once."""
    why[DECLINE] = Why.LEGAL
    for good in range(CRAFTED):
        if box.building_of[good] == building:
            why[MAKE + good] = why_not_make(box, s, occupied(s, p), good)
