"""The two stalls for cocoa and tea, always open on a market day: a sale there is like one to a customer."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village import market
from chronik.village.names import QUEUE, Good
from chronik.village.payment import affordable
from chronik.village.port.state import PortEvent, PortTask, PortWhy
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_coins, gain_points

STALL = market.QUEUED + QUEUE  # + 0 cocoa, + 1 tea


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    payable = affordable(s, p, market.surcharge(box, s, p))
    for k in range(2):
        good = Good.COCOA + k
        if s.goods[p, good] > 0:
            why[STALL + k] = Why.LEGAL if payable else Why.NO_SURCHARGE
        else:
            why[STALL + k] = PortWhy.STILL_ABOARD if s.cargo[p, good] == 1 else PortWhy.NOTHING_TO_SELL


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    market.sell(box, s, p, PortTask.SELL_AT_STALL, Good.COCOA + option - STALL)


@rule
def sell(box: Box, s: Village, p: int, good: int) -> None:
    s.goods[p, good] -= 1
    s.gone[good] += 1
    note(s, PortEvent.SOLD_AT_STALL, p, good)
    gain_points(s, p, box.stall_points[good])
    gain_coins(s, p, box.stall_coins[good])


@rule
def has_tiles(s: Village, p: int) -> bool:
    return s.goods[p, Good.COCOA] > 0 or s.goods[p, Good.TEA] > 0


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
