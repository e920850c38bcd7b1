"""The market day: everybody may serve customers, in turn, until all are served or all have passed."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.lifetime import passings
from chronik.village.names import NOBODY, QUEUE, SEATS, STALLS, WARES
from chronik.village.payment import affordable, owe, pay_good, pay_grain
from chronik.village.state import Box, Event, Task, Village, Why

SERVE = 1  # + stall
QUEUED = SERVE + STALLS  # + place in the queue: never legal, but people ask


@rule
def call(s: Village, p: int) -> None:
    open_day(s, p)
    if has_customers(s):
        push(s, Task.SALE, p)
    else:
        push(s, Task.NEXT_SALE, p - 1)


@rule
def open_day(s: Village, p: int) -> None:
    note(s, Event.CALLED_MARKET, p)
    s.caller = p
    s.free_sale = 1
    s.sold = 0
    for seat in range(SEATS):
        s.passed[seat] = 0
    for i in range(STALLS):
        s.buyer[i] = NOBODY
    push(s, Task.CLOSE_MARKET, p)


@rule
def has_customers(s: Village) -> bool:
    for i in range(STALLS):
        if s.stall[i] != NOBODY:
            return True
    return False


@rule
def is_free(s: Village, p: int) -> bool:
    """Only the first sale of the caller needs nothing besides the wares."""
    return p == s.caller and s.free_sale == 1


@rule
def has_wares(box: Box, s: Village, p: int, customer: int) -> bool:
    missing = s.grain[p] < box.wants_grain[customer]
    for good in range(WARES):
        missing |= s.goods[p, good] < box.wants[customer, good]
    return not missing


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    payable = affordable(s, p, surcharge(box, s, p))
    for i in range(STALLS):
        if s.stall[i] != NOBODY:
            if not has_wares(box, s, p, s.stall[i]):
                why[SERVE + i] = Why.NO_WARES
            else:
                why[SERVE + i] = Why.LEGAL if payable else Why.NO_SURCHARGE
    for i in range(QUEUE):
        if s.queue[i] != NOBODY:
            why[QUEUED + i] = Why.IN_QUEUE


@rule
def surcharge(box: Box, s: Village, p: int) -> int:
    """The influence that a sale costs besides the wares, packed."""
    return 0 if is_free(s, p) or s.waived[p] == 1 else box.surcharge


@rule
def surcharge_time(box: Box, s: Village, p: int) -> int:
    return 0 if is_free(s, p) else box.surcharge_time


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option == DECLINE:
        end_sale(s, p)
        s.passed[p] = 1
        note(s, Event.PASSED, p)
    else:
        sell(box, s, p, Task.SERVE, option - SERVE)


@rule
def sell(box: Box, s: Village, p: int, task: int, what: int) -> None:
    """First the surcharge, then the sale itself."""
    price, time = surcharge(box, s, p), surcharge_time(box, s, p)
    end_sale(s, p)
    push(s, task, p, what)
    if time > 0:
        push(s, Task.MARKET_TIME, p)
    owe(box, s, p, price)


@rule
def end_sale(s: Village, p: int) -> None:
    """Only the caller's very first sale is free, whether it was used or not."""
    if p == s.caller:
        s.free_sale = 0
    push(s, Task.NEXT_SALE, p)


@rule
def pay_time(box: Box, s: Village, p: int) -> None:
    """On a market day a death is settled at once."""
    for _ in range(passings(box, s, p, box.surcharge_time)):
        push(s, Task.DEATH, p)


@rule
def serve(box: Box, s: Village, p: int, i: int) -> None:
    pay_wares(box, s, p, s.stall[i])
    hand_over(s, p, i)


@rule
def pay_wares(box: Box, s: Village, p: int, customer: int) -> None:
    for good in range(WARES):
        pay_good(s, p, good, box.wants[customer, good])
    pay_grain(s, p, box.wants_grain[customer])


@rule
def hand_over(s: Village, p: int, i: int) -> None:
    customer = s.stall[i]
    s.stall[i] = NOBODY
    s.buyer[i] = p
    s.bought[i] = customer
    s.owner[customer] = p
    s.sold += 1
    note(s, Event.SERVED, p, customer)


@rule
def next_sale(s: Village, p: int) -> None:
    """Ask the next one clockwise who has not passed; the seller himself comes last."""
    if not has_customers(s):
        return
    seat = p
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if s.passed[seat] == 0:
            push(s, Task.SALE, seat)
            return


@rule
def close(box: Box, s: Village) -> None:
    note(s, Event.CLOSED_MARKET, s.caller, s.sold)
    s.caller = NOBODY
    s.free_sale = 0
    for seat in range(SEATS):
        s.passed[seat] = 0
        s.waived[seat] = 0
    if s.sold > 0:
        refill(box, s)
    s.sold = 0


@rule
def refill(box: Box, s: Village) -> None:
    """The front of the queue goes to the empty stalls, the rest moves up, the stack fills the queue."""
    for i in range(box.stalls):
        if s.stall[i] == NOBODY:
            s.stall[i] = leave_queue(s)
    for i in range(QUEUE):
        if s.queue[i] == NOBODY and s.stacked > 0:
            s.queue[i] = draw(s)


@rule
def leave_queue(s: Village) -> int:
    customer = s.queue[0]
    for i in range(QUEUE - 1):
        s.queue[i] = s.queue[i + 1]
    s.queue[QUEUE - 1] = NOBODY
    return customer


@rule
def draw(s: Village) -> int:
    s.stacked -= 1
    customer = s.stack[s.stacked]
    s.stack[s.stacked] = NOBODY
    return customer
