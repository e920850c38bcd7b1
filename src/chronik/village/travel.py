"""Travel: from the farm to a first city, or from city to city along a road."""

from typing import Any

from chronik.kernel import DECLINE, push, rule
from chronik.village.family import is_at, occupied
from chronik.village.lifetime import spend_time
from chronik.village.names import NOBODY, Good, Place, Reward
from chronik.village.payment import affordable, owe, pay_good
from chronik.village.state import Box, Task, Village, Why
from chronik.village.supply import gain_coins, gain_points, offer_cubes

NO_CUBES, NO_WAGON = 1, 2  # what a trip need not cost, with person cards
ROAD = 1  # + 2 * road + direction: 0 from its first end to its second, 1 back


@rule
def standing(end: int) -> int:
    """Where a member is before it leaves this end of a road: a city, or in the village the farm."""
    return Place.FARM if end == NOBODY else Place.CITY_1 + end


@rule
def options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    family = occupied(s, p)
    for road in range(box.roads):
        for direction in range(2):
            why[ROAD + 2 * road + direction] = why_not_travel(box, s, p, free, family, road, direction)


@rule
def why_not_travel(box: Box, s: Village, p: int, free: int, family: int, road: int, direction: int) -> int:
    origin, target = box.road[road, direction], box.road[road, 1 - direction]
    if not is_at(family, standing(origin)):
        return Why.NOBODY_ON_FARM if origin == NOBODY else Why.NOBODY_THERE
    if target == NOBODY:
        return Why.NO_WAY_HOME
    if s.goods[p, Good.WAGON] < wagons(free):
        return Why.NO_WAGON
    return Why.LEGAL if affordable(s, p, price(box, free, road)) else Why.NO_INFLUENCE


@rule
def price(box: Box, free: int, road: int) -> int:
    """The influence that a trip along this road costs, packed."""
    return 0 if free & NO_CUBES != 0 else box.road_price[road]


@rule
def wagons(free: int) -> int:
    return 0 if free & NO_WAGON != 0 else 1


@rule
def apply(box: Box, s: Village, p: int, free: int, option: int) -> None:
    road, direction = (option - ROAD) // 2, (option - ROAD) % 2
    origin, target = box.road[road, direction], box.road[road, 1 - direction]
    spend_time(box, s, p, box.trip_time)
    pay_good(s, p, Good.WAGON, wagons(free))
    push(s, Task.ARRIVE, p, target)
    push(s, Task.SEND, p, standing(origin), standing(target))
    owe(box, s, p, price(box, free, road))


@rule
def arrive(box: Box, s: Village, p: int, city: int) -> None:
    """One marker and one reward for each city, however often it is visited."""
    if s.marker[p, city] == 1:
        return
    s.marker[p, city] = 1
    reward_visit(box, s, p, city)


@rule
def reward_visit(box: Box, s: Village, p: int, city: int) -> None:
    reward = box.reward[city]
    size = box.reward_size[reward]
    if reward == Reward.POINTS:
        gain_points(s, p, size)
    elif reward == Reward.COIN:
        gain_coins(s, p, size)
    else:
        offer_cubes(s, p, size)
