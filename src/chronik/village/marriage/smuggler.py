"""The smuggler: bread or tools for points, a customer of the queue, or two cubes of different colours."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.lifetime import spend_time
from chronik.village.market import draw, has_wares, pay_wares
from chronik.village.marriage.state import LOT, MarriageEvent, MarriageWhy
from chronik.village.names import NOBODY, QUEUE, Colour, Good
from chronik.village.payment import affordable, has_any, owe
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_cube, gain_points

SELL_BREAD = 1  # + so many, less one
SELL_TOOLS = SELL_BREAD + LOT
SERVE = SELL_TOOLS + LOT  # + place in the queue
PAIR = SERVE + QUEUE  # + pair of colours
PAIRS = (
    (Colour.ORANGE, Colour.GREEN),
    (Colour.ORANGE, Colour.BROWN),
    (Colour.ORANGE, Colour.PINK),
    (Colour.GREEN, Colour.BROWN),
    (Colour.GREEN, Colour.PINK),
    (Colour.BROWN, Colour.PINK),
)


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    sale_options(box, s, p, Good.BREAD, SELL_BREAD, MarriageWhy.NO_BREAD, why)
    sale_options(box, s, p, Good.TOOL, SELL_TOOLS, MarriageWhy.NO_TOOL, why)
    for i in range(QUEUE):
        if s.queue[i] != NOBODY:
            why[SERVE + i] = why_not_serve(box, s, p, s.queue[i])
    for pair in range(len(PAIRS)):
        one, other = PAIRS[pair]
        there = s.supply[one] > 0 and s.supply[other] > 0
        why[PAIR + pair] = Why.LEGAL if there else Why.SUPPLY_EMPTY


@rule
def sale_options(box: Box, s: Village, p: int, good: int, first: int, none: int, why: Any) -> None:
    """As many as the player has, one price for all."""
    if s.goods[p, good] == 0:
        why[first] = none
        return
    payable = affordable(s, p, box.contraband_price)
    for i in range(s.goods[p, good]):
        why[first + i] = Why.LEGAL if payable else Why.NO_INFLUENCE


@rule
def why_not_serve(box: Box, s: Village, p: int, customer: int) -> int:
    if not has_wares(box, s, p, customer):
        return Why.NO_WARES
    return Why.LEGAL if has_any(s, p, box.queue_cubes) else Why.NO_INFLUENCE


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option >= PAIR:
        take_cubes(box, s, p, option - PAIR)
    elif option >= SERVE:
        serve(box, s, p, option - SERVE)
    elif option >= SELL_TOOLS:
        sell(box, s, p, Good.TOOL, option - SELL_TOOLS + 1)
    else:
        sell(box, s, p, Good.BREAD, option - SELL_BREAD + 1)


@rule
def sell(box: Box, s: Village, p: int, good: int, count: int) -> None:
    s.goods[p, good] -= count
    s.stock[good] += count
    note(s, MarriageEvent.SOLD, p, good, count)
    spend_time(box, s, p, box.contraband_time)
    gain_points(s, p, count * box.contraband_points)
    owe(box, s, p, box.contraband_price)


@rule
def serve(box: Box, s: Village, p: int, i: int) -> None:
    """The queue closes up at once; the stalls stay as they are."""
    customer = s.queue[i]
    pay_wares(box, s, p, customer)
    s.owner[customer] = p
    note(s, Event.SERVED, p, customer)
    for k in range(i, QUEUE - 1):
        s.queue[k] = s.queue[k + 1]
    s.queue[QUEUE - 1] = draw(s) if s.stacked > 0 else NOBODY
    push(s, Task.PAY_ANY, p, box.queue_cubes)


@rule
def take_cubes(box: Box, s: Village, p: int, pair: int) -> None:
    spend_time(box, s, p, box.smuggled_time)
    one, other = PAIRS[pair]
    gain_cube(s, p, one)
    gain_cube(s, p, other)
