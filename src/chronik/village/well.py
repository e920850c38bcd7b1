"""The well: three cubes of one colour instead of taking a cube, for any one action."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village.names import INFLUENCE, SPACES
from chronik.village.payment import owe, pay_coins
from chronik.village.state import Box, Event, Task, Village, Why

NO_ACTION = SPACES
PAID_FOR, FREE, ONE_MORE_ACTION = 0, 1, 2  # why an action of choice is had


@rule
def why_not_use(box: Box, s: Village, p: int, colour: int) -> int:
    """A set of one colour, at least one of it a real cube; coins stand in for the others."""
    cubes = s.influence[p, colour]
    return Why.LEGAL if (cubes > 0) & (cubes + s.coins[p] >= box.well) else Why.NO_INFLUENCE


@rule
def why_not_coins(box: Box, s: Village, p: int) -> int:
    return Why.LEGAL if s.coins[p] >= box.well else Why.NO_COIN


@rule
def use(box: Box, s: Village, p: int, colour: int) -> None:
    """`colour` of the set, or INFLUENCE for a set of coins alone."""
    note(s, Event.USED_WELL, p)
    push(s, Task.ANY_ACTION, p, PAID_FOR)
    if colour == INFLUENCE:
        pay_coins(s, p, box.well)
    else:
        owe(box, s, p, box.well << (2 * colour), 1)


@rule
def options(box: Box, free: int, why: Any) -> None:
    """Any one action; a free one of the last turns may be left out altogether."""
    for space in range(box.spaces):
        if box.open[space] == 1:
            why[space] = Why.LEGAL
    if free == FREE:
        why[NO_ACTION] = Why.LEGAL
