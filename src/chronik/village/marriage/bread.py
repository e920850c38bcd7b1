"""Bread: a step in the church for it, or a member counts as one generation younger."""

from typing import Any

import numpy as np

from chronik.kernel import note, rule
from chronik.kernel.agenda import TASK, WHO, A
from chronik.village import mass
from chronik.village.inn.state import InnTask
from chronik.village.lifetime import is_double, is_visible
from chronik.village.marriage.state import MarriageEvent, MarriageWhy
from chronik.village.names import LEVELS, MEMBERS, Good, Place
from chronik.village.payment import pay_good
from chronik.village.state import Box, Task, Village, Why

WITH_BREAD = mass.MEMBER + MEMBERS  # + member, at the climbing of the mass


# at any time: under a member


@rule
def spare(box: Box, s: Village, p: int) -> int:
    """The bread that no customer is waiting for who has been promised it."""
    count = np.int64(s.goods[p, Good.BREAD])
    if count > 0:
        for i in range(s.depth):
            if s.agenda[i, TASK] == Task.SERVE and s.agenda[i, WHO] == p:
                count -= box.wants[s.stall[s.agenda[i, A]], Good.BREAD]
    return count  # type: ignore[return-value]


@rule
def has_visible(s: Village, p: int) -> bool:
    for m in range(MEMBERS):
        if is_visible(s.place[p, m]):
            return True
    return False


@rule
def why_not_raise(box: Box, s: Village, task: int, p: int) -> int:
    """Whether the player can put bread under a member now."""
    if task == InnTask.BARD:
        return Why.NOT_HERE
    if spare(box, s, p) == 0:
        return MarriageWhy.NO_BREAD
    return Why.LEGAL if has_visible(s, p) else Why.NOBODY_THERE


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    """Option m: under member m."""
    for m in range(box.members):
        place = s.place[p, m]
        if place == Place.UNBORN or is_double(box, s, p, m):
            continue
        if is_visible(place):
            why[m] = Why.LEGAL
        else:
            why[m] = Why.IN_BAG if place == Place.BAG else Why.DEAD


@rule
def raise_member(box: Box, s: Village, p: int, m: int) -> None:
    s.goods[p, Good.BREAD] -= 1
    s.number[p, m] += 1
    note(s, MarriageEvent.RAISED, p, box.generation[m], s.number[p, m])


@rule
def under(box: Box, s: Village, p: int) -> int:
    """So much bread lies under the members of a player."""
    count = 0
    for m in range(box.members):
        count += s.number[p, m] - box.generation[m]
    return count


@rule
def take_back(box: Box, s: Village, p: int, m: int) -> None:
    """The bread of the dead goes back to the supply."""
    s.stock[Good.BREAD] += s.number[p, m] - box.generation[m]
    s.number[p, m] = box.generation[m]


@rule
def is_sound(box: Box, s: Village, p: int) -> bool:
    """Bread lies under nobody but the living."""
    for m in range(box.members):
        alive = is_visible(s.place[p, m]) or s.place[p, m] == Place.BAG
        if s.number[p, m] < box.generation[m] or (s.number[p, m] > box.generation[m] and not alive):
            return False
    return True


# in the mass: for a level


@rule
def climb_options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    if free == 1 or s.goods[p, Good.BREAD] == 0:
        return
    for m in range(box.members):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS and not is_double(box, s, p, m):
            why[WITH_BREAD + m] = Why.LEGAL if level < LEVELS - 1 else Why.TOP_REACHED


@rule
def climb(box: Box, s: Village, p: int, m: int) -> None:
    pay_good(s, p, Good.BREAD)
    mass.move_up(box, s, p, m)
