"""The church action: a member goes into the black bag, for influence or for time."""

from typing import Any

from chronik.kernel import DECLINE, push, rule
from chronik.village.family import first_at
from chronik.village.lifetime import spend_time
from chronik.village.names import NOBODY, Place
from chronik.village.payment import affordable, owe
from chronik.village.state import Box, Task, Village, Why

BY_INFLUENCE, BY_TIME = 1, 2


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    if first_at(s, p, Place.FARM) == NOBODY:
        why[BY_INFLUENCE] = Why.NOBODY_ON_FARM
        why[BY_TIME] = Why.NOBODY_ON_FARM
        return
    why[BY_INFLUENCE] = Why.LEGAL if affordable(s, p, box.bag_price) else Why.NO_INFLUENCE
    why[BY_TIME] = Why.LEGAL


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    push(s, Task.SEND, p, Place.FARM, Place.BAG)
    if option == BY_INFLUENCE:
        owe(box, s, p, box.bag_price)
    else:
        spend_time(box, s, p, box.bag_time)
