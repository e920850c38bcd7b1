"""Paying coins and goods. A joker replaces any good, a plough on a field is still one: the payer chooses.

A price in goods is packed into one number.
"""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.kernel.journal import EVENT, WHO, A, B
from chronik.myvillage.fields import is_double, ploughs
from chronik.myvillage.state import GOODS, Event, Good, MyVillage, Task, Why
from chronik.myvillage.values import GOOD_BITS, MOST_OF_A_GOOD, whole

SHOP, JOKER = 0, 1
FIELD = 2  # + field


@rule
def due(price: int, good: int) -> int:
    return (price >> (GOOD_BITS * good)) & MOST_OF_A_GOOD


@rule
def one(good: int) -> int:
    """The price of one of that good."""
    return 1 << (GOOD_BITS * good)


@rule
def in_store(s: MyVillage, p: int, good: int) -> int:
    """How many of this good the player has, jokers aside."""
    count = whole(s.goods[p, good])
    return count + ploughs(s, p) if good == Good.PLOUGH else count


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
    if coins > 0:
        s.coins[p] -= coins
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
def options(s: MyVillage, p: int, price: int, why: Any) -> None:
    """Where the next good of the price can come from."""
    good = first_due(price)
    why[SHOP] = Why.LEGAL if s.goods[p, good] > 0 else Why.NO_GOODS
    why[JOKER] = why_not_joker(s, p, price - one(good))
    if good == Good.PLOUGH:
        for i in range(whole(s.fields[p])):
            if s.plough[p, i] == 1 and not is_double(s, p, i):
                why[FIELD + i] = Why.LEGAL


@rule
def why_not_joker(s: MyVillage, p: int, rest: int) -> int:
    """The rest of the price must stay payable."""
    if s.jokers[p] == 0:
        return Why.NO_JOKER
    return Why.LEGAL if shortage(s, p, rest) < s.jokers[p] else Why.NEEDED_LATER


@rule
def pay(s: MyVillage, p: int, price: int, source: int) -> None:
    """Pay one good from there, and go on with the rest."""
    good = first_due(price)
    if source == SHOP:
        s.goods[p, good] -= 1
        note_good(s, p, good)
    elif source == JOKER:
        s.jokers[p] -= 1
        note(s, Event.PAID_JOKER, p, good)
    else:
        s.plough[p, source - FIELD] = 0
        note(s, Event.PAID_FIELD_PLOUGH, p, source - FIELD)
    pay_goods(s, p, price - one(good))


@rule
def note_good(s: MyVillage, p: int, good: int) -> None:
    """Goods of a kind that are paid one after the other are told in one line."""
    if s.notes > 0:
        last = s.journal[s.notes - 1]
        if last[EVENT] == Event.PAID_GOOD and last[WHO] == p and last[A] == good:
            last[B] += 1
            return
    note(s, Event.PAID_GOOD, p, good, 1)
