"""Paying for a field with whole tiles, good by good; what is overpaid brings retinue.

Each way to pay one good has a number: it tells how many tiles of value 1, 2 and 3 are given.
"""

from typing import Any

from chronik.kernel import push, rule
from chronik.tumult.goods import hand_over
from chronik.tumult.state import GOODS, VALUES, Box, Event, Task, Tumult, Why

MOST = 4  # of one good, in any price
ONES, TWOS, THREES = MOST + 1, 3, 3  # how many of a value a payment may have, from none on
PAYMENTS = ONES * TWOS * THREES


@rule
def price_of(box: Box, s: Tumult, p: int, field: int, good: int) -> int:
    """Single beside own statues; elsewhere a multiple, where one may build at all."""
    land = s.land[field]
    beside = (s.reach[field] >> p) & 1 == 1
    return box.price[land, good] * (1 if beside or box.anywhere[land] == 0 else box.factor)


@rule
def ask(box: Box, s: Tumult, p: int, field: int, good: int) -> None:
    """Ask for the next good of the price, from this one on."""
    while good < GOODS and price_of(box, s, p, field, good) == 0:
        good += 1
    if good < GOODS:
        push(s, Task.PAY, p, field, good)


@rule
def tiles_given(payment: int, value: int) -> int:
    if value == 1:
        return payment % ONES
    return payment // ONES % TWOS if value == 2 else payment // (ONES * TWOS)


@rule
def units_given(payment: int) -> int:
    return tiles_given(payment, 1) + 2 * tiles_given(payment, 2) + 3 * tiles_given(payment, 3)


@rule
def smallest_given(payment: int) -> int:
    if tiles_given(payment, 1) > 0:
        return 1
    return 2 if tiles_given(payment, 2) > 0 else 3


@rule
def why_not_pay(s: Tumult, p: int, good: int, due: int, payment: int) -> int:
    """A payment covers the price, and would not without any one of its tiles."""
    for value in range(1, VALUES + 1):
        if tiles_given(payment, value) > s.goods[p, good * VALUES + value - 1]:
            return Why.NOT_HERE
    paid = units_given(payment)
    if paid < due:
        return Why.NOT_COVERED
    return Why.LEGAL if paid - smallest_given(payment) < due else Why.NEEDLESS_TILE


@rule
def options(box: Box, s: Tumult, p: int, field: int, good: int, why: Any) -> None:
    due = price_of(box, s, p, field, good)
    for payment in range(1, PAYMENTS):
        why[payment] = why_not_pay(s, p, good, due, payment)


@rule
def pay(box: Box, s: Tumult, p: int, field: int, good: int, payment: int) -> None:
    """Pay one good of the price, and go on with the next."""
    for value in range(1, VALUES + 1):
        for _ in range(tiles_given(payment, value)):
            hand_over(s, p, good * VALUES + value - 1, Event.PAID_TILE)
    s.overpaid += units_given(payment) - price_of(box, s, p, field, good)
    ask(box, s, p, field, good + 1)
