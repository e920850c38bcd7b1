"""The cornfields: coins, more of them with a plough."""

from typing import Any

from chronik.kernel import drop, note, rule
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.state import FIELDS, Black, Box, Event, Gain, Good, MyVillage, White, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import shows, whole

FROM_SMITHY, FROM_GUILD = 0, 1


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int) -> int:
    if not shows(box.field_values, value):
        return Why.WRONG_VALUE
    if s.fields_left == 0:
        return Why.GONE
    return Why.LEGAL if s.coins[p] >= box.field_coins else Why.NO_COIN


@rule
def take(box: Box, s: MyVillage, p: int) -> None:
    note(s, Event.TOOK_CARD, p, Black.FIELD)
    spend_time(box, s, p, whole(box.field_time))
    s.coins[p] -= box.field_coins
    s.fields_left -= 1
    s.fields[p] += 1
    gain(s, p, Gain.COIN, 1)


@rule
def activate(box: Box, s: MyVillage, p: int, i: int) -> None:
    spend_time(box, s, p, whole(box.field_white))
    gain(s, p, Gain.COIN, 1 + s.plough[p, i])


@rule
def is_double(s: MyVillage, p: int, i: int) -> bool:
    """Whether an earlier field is just like this one."""
    doubles = 0
    for other in range(i):
        doubles += are_alike(s, p, i, other)
    return doubles > 0


@rule
def are_alike(s: MyVillage, p: int, i: int, other: int) -> bool:
    if s.tile[p] == White.FIELD + i or s.tile[p] == White.FIELD + other:
        return False
    same_plough = s.plough[p, i] == s.plough[p, other]
    return same_plough and s.used[White.FIELD + i] == s.used[White.FIELD + other]


@rule
def has_bare_field(s: MyVillage, p: int) -> bool:
    ploughs = 0
    for i in range(FIELDS):
        ploughs += s.plough[p, i]
    return ploughs < s.fields[p]


@rule
def why_not_plough(s: MyVillage, p: int, source: int) -> int:
    """At any time a plough, or a joker as one, may be put on a field that has none."""
    if source == FROM_SMITHY and s.goods[p, Good.PLOUGH] == 0:
        return Why.NO_PLOUGH
    if source == FROM_GUILD and s.jokers[p] == 0:
        return Why.NO_JOKER
    return Why.LEGAL if has_bare_field(s, p) else Why.NO_BARE_FIELD


@rule
def why_not_there(s: MyVillage, p: int, i: int) -> int:
    if i >= s.fields[p] or s.plough[p, i] == 1 or is_double(s, p, i):
        return Why.NOT_HERE
    return Why.LEGAL


@rule
def plough_options(s: MyVillage, p: int, why: Any) -> None:
    """Option i: put the plough on field i."""
    for i in range(FIELDS):
        why[i] = why_not_there(s, p, i)


@rule
def settle_plough(s: MyVillage, p: int, source: int) -> bool:
    chosen = whole(FIELDS)
    for i in range(FIELDS):
        if why_not_there(s, p, i) == Why.LEGAL:
            if chosen != FIELDS:
                return False
            chosen = i
    drop(s)
    put_plough(s, p, source, chosen)
    return True


@rule
def put_plough(s: MyVillage, p: int, source: int, i: int) -> None:
    if source == FROM_SMITHY:
        s.goods[p, Good.PLOUGH] -= 1
    else:
        s.jokers[p] -= 1
    s.plough[p, i] = 1
    note(s, Event.SET_PLOUGH, p, i, source)
