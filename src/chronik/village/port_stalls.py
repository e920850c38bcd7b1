"""The two stalls for cocoa and tea, always open on a market day: a sale there is like one to a customer."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village import market
from chronik.village.payment import affordable
from chronik.village.state import QUEUE, Box, Event, Good, Task, Village, Why
from chronik.village.supply import gain_coins, gain_points

STALL = market.QUEUED + QUEUE  # + 0 cocoa, + 1 tea


@rule
def options(s: Village, p: int, surcharge: int, why: Any) -> None:
    payable = market.is_free(s, p) or affordable(s, p, surcharge)
    for k in range(2):
        good = Good.COCOA + k
        if s.goods[p, good] > 0:
            why[STALL + k] = Why.LEGAL if payable else Why.NO_SURCHARGE
        else:
            why[STALL + k] = Why.STILL_ABOARD if s.cargo[p, good] == 1 else Why.NOTHING_TO_SELL


@rule
def apply(s: Village, p: int, surcharge: int, option: int) -> None:
    free = market.is_free(s, p)
    if p == s.caller:
        s.free_sale = 0
    push(s, Task.NEXT_SALE, p)
    push(s, Task.SELL_AT_STALL, p, Good.COCOA + option - STALL)
    if not free:
        market.pay_surcharge(s, p, surcharge)


@rule
def sell(box: Box, s: Village, p: int, good: int) -> None:
    s.goods[p, good] -= 1
    s.gone[good] += 1
    note(s, Event.SOLD_AT_STALL, p, good)
    gain_points(s, p, box.stall_points[good])
    gain_coins(s, p, box.stall_coins[good])


@rule
def has_tiles(s: Village, p: int) -> bool:
    return s.goods[p, Good.COCOA] > 0 or s.goods[p, Good.TEA] > 0


@rule
def is_unasked(s: Village) -> bool:
    """Whether somebody has not passed: a day that was called with no customer on the stalls."""
    for p in range(s.players):
        if s.passed[p] == 0:
            return True
    return False


@rule
def open_day(s: Village, caller: int) -> None:
    """The stalls are open nevertheless, for the caller first."""
    push(s, Task.CLOSE_MARKET, caller)
    next_sale(s, caller + s.players - 1)


@rule
def next_sale(s: Village, p: int) -> None:
    """The day goes on without customers; who then has nothing for the stalls passes unasked."""
    if market.has_customers(s):
        market.next_sale(s, p)
        return
    for k in range(1, s.players + 1):
        seat = (p + k) % s.players
        if s.passed[seat] == 0:
            if has_tiles(s, seat):
                push(s, Task.SALE, seat)
                return
            s.passed[seat] = 1
            note(s, Event.PASSED, seat)
