"""The market: the bailiff lures customers into a village, their own banner serves them."""

from typing import Any

from chronik.kernel import drop, note, push, rule
from chronik.myvillage.church import is_at_work
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins, pay_goods
from chronik.myvillage.state import (
    CUSTOMERS,
    NOBODY,
    Box,
    Church,
    Event,
    MyVillage,
    Task,
    Where,
    White,
    Why,
)
from chronik.myvillage.values import shows, whole

LIMIT = 4  # customers in one visit to the bailiff
DONE = 0
CUSTOMER = 1  # + customer


@rule
def why_not_visit(box: Box, s: MyVillage, value: int) -> int:
    if not shows(box.bailiff_values, value):
        return Why.WRONG_VALUE
    return Why.LEGAL if displayed(s) > 0 else Why.NO_CUSTOMER


@rule
def displayed(s: MyVillage) -> int:
    count = 0
    for c in range(CUSTOMERS):
        count += s.customer[c] == Where.DISPLAY
    return count


@rule
def visit(s: MyVillage, p: int, limit: int) -> None:
    """With the trade church one more customer is shown, and one of all is free."""
    push(s, Task.LURE, p, 0, limit)
    if is_at_work(s, p, Church.TRADE):
        if s.stacked > 0:
            reveal(s)
            note(s, Event.REVEALED, p)
        push(s, Task.FREE, p)


@rule
def reveal(s: MyVillage) -> None:
    s.stacked -= 1
    s.customer[s.stack[s.stacked]] = Where.DISPLAY
    s.stack[s.stacked] = NOBODY


@rule
def free_options(s: MyVillage, why: Any) -> None:
    why[DONE] = Why.LEGAL
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.DISPLAY:
            why[CUSTOMER + c] = Why.LEGAL


@rule
def take_free(s: MyVillage, p: int, option: int) -> None:
    if option == DONE:
        note(s, Event.DECLINED, p, Task.FREE)
    else:
        lure(s, p, option - CUSTOMER)


@rule
def lure(s: MyVillage, p: int, c: int) -> None:
    s.customer[c] = Where.WAITING + p
    note(s, Event.LURED, p, c)


@rule
def options(box: Box, s: MyVillage, p: int, taken: int, why: Any) -> None:
    """One after the other; at least one must be taken."""
    why[DONE] = Why.LEGAL if taken > 0 else Why.NONE_YET
    payable = s.coins[p] >= box.price_coins[taken + 1]
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.DISPLAY:
            why[CUSTOMER + c] = Why.LEGAL if payable else Why.NO_COIN


@rule
def settle(box: Box, s: MyVillage, p: int, taken: int, limit: int) -> bool:
    """Nobody is asked who has taken all he may, or all there are."""
    if taken < limit and displayed(s) > 0:
        return False
    drop(s)
    leave(box, s, p, taken)
    return True


@rule
def apply(box: Box, s: MyVillage, p: int, taken: int, limit: int, option: int) -> None:
    if option == DONE:
        leave(box, s, p, taken)
    else:
        lure(s, p, option - CUSTOMER)
        push(s, Task.LURE, p, taken + 1, limit)


@rule
def leave(box: Box, s: MyVillage, p: int, taken: int) -> None:
    """Pay for the customers, then the display is filled up again."""
    spend_time(box, s, p, whole(box.price_time[taken]))
    pay_coins(s, p, whole(box.price_coins[taken]))
    count = min(box.display - displayed(s), s.stacked)
    for _ in range(count):
        reveal(s)
    if count > 0:
        note(s, Event.REFILLED, NOBODY, count)


@rule
def serve(box: Box, s: MyVillage, p: int, c: int) -> None:
    """Goods for points; a tile beside the customer goes to the meeting place."""
    spend_time(box, s, p, whole(box.customer_time[c]))
    s.customer[c] = Where.SERVED + p
    note(s, Event.SERVED, p, c)
    if s.tile[p] == White.CUSTOMER + c:
        s.tile[p] = White.MEETING
        note(s, Event.TILE_LAID, p, White.MEETING)
    pay_goods(s, p, whole(box.customer_goods[c]))
