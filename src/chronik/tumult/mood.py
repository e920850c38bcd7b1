"""The people's mood: the King spins the arrow; in the gambler's variant after the raid, good by good."""

from typing import Any

from chronik.kernel import below, note, push, rule
from chronik.tumult.ranks import seat_of
from chronik.tumult.state import GOODS, KING, Box, Event, Task, Tumult, Why

SPIN, FORGET = 0, 1
ALL_GOODS = -1


@rule
def begin(box: Box, s: Tumult) -> None:
    king = seat_of(s, KING)
    if box.gambler == 0:
        push(s, Task.SPIN, king, ALL_GOODS)
        return
    for good in range(GOODS - 1, -1, -1):
        push(s, Task.SPIN, king, good)


@rule
def options(box: Box, s: Tumult, p: int, why: Any) -> None:
    if p != seat_of(s, KING):
        why[SPIN] = Why.NOT_KING
        return
    why[SPIN] = Why.LEGAL
    if box.gambler == 0:
        why[FORGET] = Why.LEGAL if box.forgetful == 1 else Why.NOT_SPUN


@rule
def apply(box: Box, s: Tumult, p: int, good: int, option: int) -> None:
    if option == FORGET:
        note(s, Event.FORGOT, p, s.number)
        demand_all(s)
        return
    s.spun = 1
    number = reading(box, 2 * below(s, box.sectors))
    if good == ALL_GOODS:
        s.number = number
        demand_all(s)
        note(s, Event.SPUN, p, number)
    else:
        s.demand[good] = number
        note(s, Event.SPUN_FOR, p, good, number)


@rule
def reading(box: Box, stop: int) -> int:
    """The number under the arrow. Even stops are sectors; odd ones are borders: the smaller one holds."""
    here = box.spinner[stop // 2]
    if stop % 2 == 0:
        return here
    return min(here, box.spinner[(stop // 2 + 1) % box.sectors])


@rule
def demand_all(s: Tumult) -> None:
    """One number for all goods: the last one spun."""
    for good in range(GOODS):
        s.demand[good] = s.number


@rule
def why_not_before_raid(box: Box, s: Tumult, p: int) -> int:
    """Why nobody spins any more, or yet, when the raid is about to begin."""
    if s.rank[p] != KING:
        return Why.NOT_KING
    if box.gambler == 1:
        return Why.SPIN_AFTER_RAID
    return Why.SPIN_FORGOTTEN if s.spun == 0 else Why.ALREADY_SPUN
