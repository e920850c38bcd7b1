"""Receiving things from the supply, as far as it reaches."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village.names import INFLUENCE
from chronik.village.state import Box, Event, Task, Village, Why

SHORT_OF_COINS, SHORT_OF_CUBES, SHORT_OF_GOODS = 0, 1, 2  # what the supply lacked; + good


@rule
def gain_coins(s: Village, p: int, coins: int) -> None:
    got = min(coins, s.coin_stock)
    s.coin_stock -= got
    s.coins[p] += got
    if got > 0:
        note(s, Event.GOT_COIN, p, got)
    if got < coins:
        note(s, Event.SUPPLY_EMPTY, p, SHORT_OF_COINS, coins - got)


@rule
def room_for_grain(box: Box, s: Village, p: int, sacks: int) -> int:
    """How many of the sacks a farm can take: no more than its barn holds, and there are."""
    return min(sacks, min(box.barn - s.grain[p], s.grain_stock))


@rule
def gain_grain(box: Box, s: Village, p: int, sacks: int) -> int:
    got = room_for_grain(box, s, p, sacks)
    s.grain_stock -= got
    s.grain[p] += got
    return got


@rule
def gain_goods(s: Village, p: int, good: int, count: int) -> int:
    got = min(count, s.stock[good])
    if got < count:
        note(s, Event.SUPPLY_EMPTY, p, SHORT_OF_GOODS + good, count - got)
    s.stock[good] -= got
    s.goods[p, good] += got
    return got


@rule
def receive_goods(s: Village, p: int, good: int, count: int) -> None:
    """From the supply, and told so."""
    got = gain_goods(s, p, good, count)
    if got > 0:
        note(s, Event.GOT_GOOD, p, good, got)


@rule
def gain_cube(s: Village, p: int, colour: int) -> None:
    s.supply[colour] -= 1
    s.influence[p, colour] += 1
    note(s, Event.GOT_CUBE, p, colour)


@rule
def gain_points(s: Village, p: int, points: int) -> None:
    s.points[p] += points
    note(s, Event.GOT_POINTS, p, points)


@rule
def offer_cubes(s: Village, p: int, count: int) -> None:
    """Cubes of the player's choice, as long as there are any."""
    if count > 0 and has_cubes(s):
        push(s, Task.CHOOSE_CUBE, p, count)
    elif count > 0:
        note(s, Event.SUPPLY_EMPTY, p, SHORT_OF_CUBES, count)


@rule
def has_cubes(s: Village) -> bool:
    for colour in range(INFLUENCE):
        if s.supply[colour] > 0:
            return True
    return False


@rule
def choose_cube(s: Village, p: int, count: int, colour: int) -> None:
    gain_cube(s, p, colour)
    offer_cubes(s, p, count - 1)


@rule
def choose_good(s: Village, p: int, good: int) -> None:
    receive_goods(s, p, good, 1)


@rule
def cube_options(s: Village, why: Any) -> None:
    for colour in range(INFLUENCE):
        why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY


@rule
def good_options(box: Box, s: Village, why: Any) -> None:
    for good in range(box.goods):
        why[good] = Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY
