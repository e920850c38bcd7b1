"""The cornfields: coins, more of them with a plough."""

from typing import Any

from chronik.kernel import note, rule
from chronik.myvillage.box import Box
from chronik.myvillage.cards import take_card
from chronik.myvillage.fields import has_bare_field, is_double
from chronik.myvillage.state import Black, Event, Gain, Good, MyVillage, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import shows, whole

FROM_SMITHY, FROM_GUILD = 0, 1
BARE = 0


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int) -> int:
    if not shows(box.field_values, value):
        return Why.WRONG_VALUE
    if s.fields_left == 0:
        return Why.GONE
    return Why.LEGAL if s.coins[p] >= box.field_coins else Why.NO_COIN


@rule
def take(box: Box, s: MyVillage, p: int) -> None:
    take_card(box, s, p, Black.FIELD, whole(box.field_points))
    s.fields_left -= 1
    s.fields[p] += 1
    gain(s, p, Gain.COIN, whole(box.harvest[BARE]))


@rule
def activate(box: Box, s: MyVillage, p: int, i: int) -> None:
    gain(s, p, Gain.COIN, whole(box.harvest[s.plough[p, i]]))


@rule
def why_not_plough(s: MyVillage, p: int, source: int) -> int:
    """At any time a plough, or a joker as one, may be put on a field that has none."""
    if source == FROM_SMITHY and s.goods[p, Good.PLOUGH] == 0:
        return Why.NO_PLOUGH
    if source == FROM_GUILD and s.jokers[p] == 0:
        return Why.NO_JOKER
    return Why.LEGAL if has_bare_field(s, p) else Why.NO_BARE_FIELD


@rule
def plough_options(s: MyVillage, p: int, why: Any) -> None:
    """Option i: put the plough on field i."""
    for i in range(whole(s.fields[p])):
        if s.plough[p, i] == 0 and not is_double(s, p, i):
            why[i] = Why.LEGAL


@rule
def put_plough(s: MyVillage, p: int, source: int, i: int) -> None:
    if source == FROM_SMITHY:
        s.goods[p, Good.PLOUGH] -= 1
    else:
        s.jokers[p] -= 1
    s.plough[p, i] = 1
    note(s, Event.SET_PLOUGH, p, i, source)
