"""Receiving things from the supply, as far as it reaches."""

from typing import Any

from chronik.kernel import drop, note, push, rule
from chronik.village.state import INFLUENCE, Box, Event, Task, Village, Why


@rule
def gain_coins(s: Village, p: int, coins: int) -> None:
    got = min(coins, s.coin_stock)
    s.coin_stock -= got
    s.coins[p] += got
    if got > 0:
        note(s, Event.GOT_COIN, p, got)


@rule
def gain_grain(box: Box, s: Village, p: int, sacks: int) -> int:
    """A farm never stores more than its barn holds."""
    got = min(sacks, min(box.barn - s.grain[p], s.grain_stock))
    s.grain_stock -= got
    s.grain[p] += got
    return got


@rule
def gain_goods(s: Village, p: int, good: int, count: int) -> int:
    got = min(count, s.stock[good])
    s.stock[good] -= got
    s.goods[p, good] += got
    return got


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
def only_kind(stock: Any, kinds: int) -> int:
    """The only kind that is in stock; -1 if none is, -2 if there is a choice."""
    found = -1
    for kind in range(kinds):
        if stock[kind] > 0:
            if found >= 0:
                return -2
            found = kind
    return found


@rule
def settle_cube(s: Village, p: int, count: int) -> bool:
    """Hand out cubes of free choice where the supply leaves no choice."""
    colour = only_kind(s.supply, INFLUENCE)
    if colour == -2:
        return False
    drop(s)
    if colour >= 0:
        choose_cube(s, p, count, colour)
    return True


@rule
def choose_cube(s: Village, p: int, count: int, colour: int) -> None:
    gain_cube(s, p, colour)
    if count > 1:
        push(s, Task.CHOOSE_CUBE, p, count - 1)


@rule
def settle_good(box: Box, s: Village, p: int) -> bool:
    good = only_kind(s.stock, box.goods)
    if good == -2:
        return False
    drop(s)
    if good >= 0:
        choose_good(s, p, good)
    return True


@rule
def choose_good(s: Village, p: int, good: int) -> None:
    note(s, Event.GOT_GOOD, p, good, gain_goods(s, p, good, 1))


@rule
def cube_options(s: Village, why: Any) -> None:
    for colour in range(INFLUENCE):
        why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY


@rule
def good_options(box: Box, s: Village, why: Any) -> None:
    for good in range(box.goods):
        why[good] = Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY
