"""The craft buildings: each makes its own good."""

from chronik.kernel import note, rule
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.state import NOBODY, SEATS, Black, Box, Event, Gain, MyVillage, Profession, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import is_active, whole


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int, kind: int) -> int:
    card = box.shop_at[kind, value]
    if card == NOBODY:
        return Why.WRONG_VALUE
    if s.shop[p, kind] != NOBODY:
        return Why.HAVE_ONE
    if not is_active(s, p, Profession.CRAFTSMAN):
        return Why.NO_CRAFTSMAN
    return Why.GONE if is_taken(s, kind, card) else Why.LEGAL


@rule
def is_taken(s: MyVillage, kind: int, card: int) -> bool:
    owners = 0
    for p in range(SEATS):
        owners += s.shop[p, kind] == card
    return owners > 0


@rule
def take(box: Box, s: MyVillage, p: int, value: int, kind: int) -> None:
    note(s, Event.TOOK_CARD, p, Black.SHOP + kind)
    spend_time(box, s, p, whole(box.shop_time[kind]))
    s.shop[p, kind] = box.shop_at[kind, value]
    produce(box, s, p, kind)


@rule
def activate(box: Box, s: MyVillage, p: int, kind: int) -> None:
    spend_time(box, s, p, whole(box.shop_white[kind]))
    produce(box, s, p, kind)


@rule
def produce(box: Box, s: MyVillage, p: int, kind: int) -> None:
    """One good, if a field of this card is free."""
    if s.goods[p, kind] < box.shop_room[kind]:
        gain(s, p, Gain.GOOD + kind, 1)
    else:
        note(s, Event.NO_ROOM, p)
