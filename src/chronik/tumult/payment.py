"""Paying for a field with whole tiles, good by good; what is overpaid brings retinue.

A price is packed into one number, three bits for each good. A payment is a number of tiles of each value.
"""

from typing import Any

from chronik.kernel import drop, push, rule
from chronik.tumult.goods import hand_over
from chronik.tumult.state import GOODS, VALUES, Event, Task, Tumult, Why

MOST = 4  # of one good, in any price
ONES, TWOS, THREES = MOST + 1, 3, 3  # how many of a value a payment may have, from none on
PAYMENTS = ONES * TWOS * THREES


def pack(bread: int = 0, marble: int = 0, tools: int = 0) -> int:
    return bread | marble << 3 | tools << 6


def unpack(payment: int) -> tuple[int, int, int]:
    """How many tiles of value 1, 2 and 3 a payment has."""
    return payment % ONES, payment // ONES % TWOS, payment // (ONES * TWOS)


@rule
def units_due(price: int, good: int) -> int:
    return (price >> (3 * good)) & 7


@rule
def good_due(price: int) -> int:
    """The first good of the price."""
    good = 0
    while good < GOODS - 1 and units_due(price, good) == 0:
        good += 1
    return good


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
def options(s: Tumult, p: int, price: int, why: Any) -> None:
    good = good_due(price)
    for payment in range(1, PAYMENTS):
        why[payment] = why_not_pay(s, p, good, units_due(price, good), payment)


@rule
def settle(s: Tumult, p: int, price: int) -> bool:
    """Pay where there is no choice; whether there was none."""
    good = good_due(price)
    due = units_due(price, good)
    chosen = 0
    for payment in range(1, PAYMENTS):
        if why_not_pay(s, p, good, due, payment) == Why.LEGAL:
            if chosen != 0:
                return False
            chosen = payment
    drop(s)
    pay(s, p, price, chosen)
    return True


@rule
def pay(s: Tumult, p: int, price: int, payment: int) -> None:
    """Pay the first good of the price, and go on with the rest."""
    good = good_due(price)
    for value in range(1, VALUES + 1):
        for _ in range(tiles_given(payment, value)):
            hand_over(s, p, good * VALUES + value - 1, Event.PAID_TILE)
    s.overpaid += units_given(payment) - units_due(price, good)
    rest = price & ~(7 << (3 * good))
    if rest != 0:
        push(s, Task.PAY, p, rest)
