"""Paying coins and goods. A joker replaces any good, a plough on a field is still one: the payer chooses.

A price in goods is packed into one number, two bits for each good.
"""

from collections.abc import Sequence
from typing import Any

from chronik.kernel import drop, note, push, rule
from chronik.myvillage.harvest import is_double
from chronik.myvillage.state import FIELDS, GOODS, Event, Good, MyVillage, Task, Why
from chronik.myvillage.values import whole

SHOP, JOKER = 0, 1
FIELD = 2  # + field
SOURCES = FIELD + FIELDS


def pack(counts: Sequence[int]) -> int:
    return sum(count << (2 * good) for good, count in enumerate(counts))


def unpack(price: int) -> tuple[int, ...]:
    return tuple(int(price) >> (2 * good) & 3 for good in range(GOODS))


@rule
def due(price: int, good: int) -> int:
    return (price >> (2 * good)) & 3


@rule
def in_store(s: MyVillage, p: int, good: int) -> int:
    """How many of this good the player has, jokers aside."""
    count = whole(s.goods[p, good])
    if good == Good.PLOUGH:
        for i in range(whole(s.fields[p])):
            count += whole(s.plough[p, i])
    return count


@rule
def shortage(s: MyVillage, p: int, price: int) -> int:
    """How many goods of the price the player has not got: so many jokers it takes at least."""
    missing = 0
    for good in range(GOODS):
        count = due(price, good)
        if count > 0:
            missing += max(0, count - in_store(s, p, good))
    return missing


@rule
def payable(s: MyVillage, p: int, price: int) -> bool:
    return price == 0 or shortage(s, p, price) <= s.jokers[p]


@rule
def pay_coins(s: MyVillage, p: int, coins: int) -> None:
    s.coins[p] -= coins
    if coins > 0:
        note(s, Event.PAID_COINS, p, coins)


@rule
def pay_goods(s: MyVillage, p: int, price: int) -> None:
    if price != 0:
        push(s, Task.PAY, p, price)


@rule
def first_due(price: int) -> int:
    good = 0
    while good < GOODS - 1 and due(price, good) == 0:
        good += 1
    return good


@rule
def why_not(s: MyVillage, p: int, price: int, source: int) -> int:
    """Whether the next good of the price can come from there."""
    good = first_due(price)
    if source == SHOP:
        return Why.LEGAL if s.goods[p, good] > 0 else Why.NO_GOODS
    if source == JOKER:
        return why_not_joker(s, p, price - (1 << (2 * good)))
    i = source - FIELD
    if good != Good.PLOUGH or i >= s.fields[p] or s.plough[p, i] == 0 or is_double(s, p, i):
        return Why.NOT_HERE
    return Why.LEGAL


@rule
def why_not_joker(s: MyVillage, p: int, rest: int) -> int:
    """The rest of the price must stay payable."""
    if s.jokers[p] == 0:
        return Why.NO_JOKER
    return Why.LEGAL if shortage(s, p, rest) < s.jokers[p] else Why.NEEDED_LATER


@rule
def options(s: MyVillage, p: int, price: int, why: Any) -> None:
    for source in range(SOURCES):
        why[source] = why_not(s, p, price, source)


@rule
def settle(s: MyVillage, p: int, price: int) -> bool:
    """Pay one good where there is no choice; whether there was none."""
    chosen = whole(SOURCES)
    for source in range(SOURCES):
        if why_not(s, p, price, source) == Why.LEGAL:
            if chosen != SOURCES:
                return False
            chosen = source
    drop(s)
    pay(s, p, price, chosen)
    return True


@rule
def pay(s: MyVillage, p: int, price: int, source: int) -> None:
    """Pay one good from there, and go on with the rest."""
    good = first_due(price)
    if source == SHOP:
        s.goods[p, good] -= 1
        note(s, Event.PAID_GOOD, p, good)
    elif source == JOKER:
        s.jokers[p] -= 1
        note(s, Event.PAID_JOKER, p, good)
    else:
        s.plough[p, source - FIELD] = 0
        note(s, Event.PAID_FIELD_PLOUGH, p, source - FIELD)
    pay_goods(s, p, price - (1 << (2 * good)))
