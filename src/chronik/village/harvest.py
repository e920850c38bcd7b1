"""The harvest: grain for a farm with somebody on it."""

from typing import Any

from chronik.kernel import DECLINE, note, rule
from chronik.village.family import first_at
from chronik.village.names import NOBODY, Good, Place
from chronik.village.state import Box, Event, Village, Why
from chronik.village.supply import gain_grain, room_for_grain

HARVEST = 1
BY_HAND, WITH_HORSE, WITH_OX = 0, 1, 2


@rule
def options(s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    farmer = first_at(s, p, Place.FARM)
    why[HARVEST] = Why.LEGAL if farmer != NOBODY else Why.NOBODY_ON_FARM


@rule
def tools(s: Village, p: int) -> int:
    """The best combination at hand; only one counts."""
    if s.goods[p, Good.PLOUGH] == 0:
        return BY_HAND
    if s.goods[p, Good.OX] > 0:
        return WITH_OX
    return WITH_HORSE if s.goods[p, Good.HORSE] > 0 else BY_HAND


@rule
def sacks(box: Box, s: Village, p: int) -> int:
    """What a harvest brings, as far as barn and supply allow."""
    return room_for_grain(box, s, p, box.harvest[tools(s, p)])


@rule
def apply(box: Box, s: Village, p: int) -> None:
    note(s, Event.HARVESTED, p, gain_grain(box, s, p, box.harvest[tools(s, p)]))
