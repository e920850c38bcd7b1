"""The market: the bailiff lures customers into a village, their own banner serves them."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.church import is_at_work
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins, pay_goods
from chronik.myvillage.state import (
    CUSTOMERS,
    NOBODY,
    Church,
    Event,
    MyVillage,
    Task,
    Where,
    White,
    Why,
)
from chronik.myvillage.values import shows, whole

CUSTOMER = 1  # + customer


@rule
def why_not_visit(box: Box, s: MyVillage, p: int, value: int) -> int:
    return why_not_lure(box, s, p) if shows(box.bailiff_values, value) else Why.WRONG_VALUE


@rule
def why_not_lure(box: Box, s: MyVillage, p: int) -> int:
    """Somebody must be there, and the first must be paid."""
    if displayed(s) == 0:
        return Why.NO_CUSTOMER
    return Why.LEGAL if s.coins[p] >= extra_coins(box, 1) else Why.NO_COIN


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
        push(s, Task.FREE, p)
        if s.stacked > 0:
            note(s, Event.REVEALED, p, reveal(s))
        else:
            note(s, Event.STACK_EMPTY, p)


@rule
def reveal(s: MyVillage) -> int:
    """Put the top customer on display; who that is."""
    s.stacked -= 1
    c = whole(s.stack[s.stacked])
    s.customer[c] = Where.DISPLAY
    s.stack[s.stacked] = NOBODY
    return c


@rule
def free_options(s: MyVillage, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.DISPLAY:
            why[CUSTOMER + c] = Why.LEGAL


@rule
def take_free(s: MyVillage, p: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.FREE)
    else:
        lure(s, p, option - CUSTOMER)


@rule
def lure(s: MyVillage, p: int, c: int) -> None:
    s.customer[c] = Where.WAITING + p
    note(s, Event.LURED, p, c)


@rule
def extra_time(box: Box, count: int) -> int:
    """What the last of so many customers makes the visit dearer."""
    return whole(box.price_time[count]) - whole(box.price_time[count - 1])


@rule
def extra_coins(box: Box, count: int) -> int:
    return whole(box.price_coins[count]) - whole(box.price_coins[count - 1])


@rule
def options(box: Box, s: MyVillage, p: int, taken: int, limit: int, why: Any) -> None:
    """One after the other up to the limit; at least one must be taken if that is possible."""
    why[DECLINE] = Why.LEGAL
    if taken == limit:
        return
    able = Why.LEGAL if s.coins[p] >= extra_coins(box, taken + 1) else Why.NO_COIN
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.DISPLAY:
            why[CUSTOMER + c] = able
            if taken == 0 and able == Why.LEGAL:
                why[DECLINE] = Why.NONE_YET


@rule
def apply(box: Box, s: MyVillage, p: int, taken: int, limit: int, option: int) -> None:
    """Each is paid at once; when all are taken, the display is filled up again."""
    if option == DECLINE:
        refill(box, s)
        return
    lure(s, p, option - CUSTOMER)
    spend_time(box, s, p, extra_time(box, taken + 1))
    pay_coins(s, p, extra_coins(box, taken + 1))
    push(s, Task.LURE, p, taken + 1, limit)


@rule
def refill(box: Box, s: MyVillage) -> None:
    count = min(whole(box.display) - displayed(s), whole(s.stacked))
    for _ in range(count):
        reveal(s)
    if count > 0:
        note(s, Event.REFILLED, NOBODY, count)


@rule
def serve(box: Box, s: MyVillage, p: int, c: int) -> None:
    """Goods for points; a tile beside the customer goes to the meeting place."""
    s.customer[c] = Where.SERVED + p
    note(s, Event.SERVED, p, c)
    if s.tile[p] == White.CUSTOMER + c:
        s.tile[p] = White.MEETING
        note(s, Event.TILE_LAID, p, White.MEETING, NOBODY)
    pay_goods(s, p, whole(box.customer_goods[c]))
