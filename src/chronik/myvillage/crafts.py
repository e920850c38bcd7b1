"""The craft buildings: each makes its own good."""

from chronik.kernel import note, rule
from chronik.myvillage.box import Box
from chronik.myvillage.cards import take_card
from chronik.myvillage.state import NOBODY, SEATS, Black, Event, Gain, MyVillage, Profession, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import is_active

WORTHLESS = 0  # craft buildings give no points


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int, kind: int) -> int:
    card = box.shop_at[kind, value]
    if card == NOBODY:
        return Why.WRONG_VALUE
    if s.shop[p, kind] != NOBODY:
        return Why.HAVE_ONE
    if not is_active(s, p, Profession.CRAFTSMAN):
        return Why.NO_CRAFTSMAN
    if is_taken(s, kind, card):
        return Why.GONE
    return Why.LEGAL if s.coins[p] >= box.shop_coins[kind] else Why.NO_COIN


@rule
def is_taken(s: MyVillage, kind: int, card: int) -> bool:
    for p in range(SEATS):
        if s.shop[p, kind] == card:
            return True
    return False


@rule
def take(box: Box, s: MyVillage, p: int, value: int, kind: int) -> None:
    take_card(box, s, p, Black.SHOP + kind, WORTHLESS)
    s.shop[p, kind] = box.shop_at[kind, value]
    produce(box, s, p, kind)


@rule
def produce(box: Box, s: MyVillage, p: int, kind: int) -> None:
    """One good, if a field of this card is free."""
    if s.goods[p, kind] < box.shop_room[kind]:
        gain(s, p, Gain.GOOD + kind, 1)
    else:
        note(s, Event.NO_ROOM, p)
