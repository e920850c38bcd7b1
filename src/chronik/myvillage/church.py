"""The churches with their powers, and the monks that join them."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.state import (
    NOBODY,
    SEATS,
    WINDOWS,
    Black,
    Bonus,
    Box,
    Church,
    Event,
    Gain,
    MyVillage,
    Profession,
    Task,
    Why,
)
from chronik.myvillage.supply import gain
from chronik.myvillage.values import is_active, shows, whole

DECLINE, USE = 0, 1


@rule
def is_at_work(s: MyVillage, p: int, church: int) -> bool:
    """The power of a church needs the abbot."""
    return s.church[p] == church and is_active(s, p, Profession.ABBOT)


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int, church: int) -> int:
    if not shows(box.church_values[church], value):
        return Why.WRONG_VALUE
    if s.church[p] != NOBODY:
        return Why.HAVE_ONE
    if not is_active(s, p, Profession.ABBOT):
        return Why.NO_ABBOT
    for other in range(SEATS):
        if s.church[other] == church:
            return Why.GONE
    return Why.LEGAL


@rule
def take(box: Box, s: MyVillage, p: int, church: int) -> None:
    note(s, Event.TOOK_CARD, p, Black.CHURCH + church)
    spend_time(box, s, p, whole(box.church_time[church]))
    s.church[p] = church


@rule
def windows(s: MyVillage, p: int) -> int:
    """One for each monk, and the abbey has one itself."""
    return s.monks[p] + (1 if s.church[p] == Church.ABBEY else 0)


@rule
def top_monk(s: MyVillage, stack: int) -> int:
    left = s.monks_left[stack]
    return NOBODY if left == 0 else whole(s.monk_stack[stack, left - 1])


@rule
def why_not_monk(box: Box, s: MyVillage, p: int, value: int, stack: int) -> int:
    monk = top_monk(s, stack)
    if monk == NOBODY:
        return Why.GONE
    if not shows(box.monk_values[monk], value):
        return Why.WRONG_VALUE
    if s.church[p] == NOBODY:
        return Why.NO_CHURCH
    if not is_active(s, p, Profession.ABBOT):
        return Why.NO_ABBOT
    return Why.LEGAL if windows(s, p) < WINDOWS else Why.SIX_WINDOWS


@rule
def take_monk(box: Box, s: MyVillage, p: int, stack: int) -> None:
    monk = top_monk(s, stack)
    note(s, Event.TOOK_CARD, p, Black.MONK + stack, monk)
    spend_time(box, s, p, whole(box.monk_time[monk]))
    s.monks_left[stack] -= 1
    s.monk_stack[stack, s.monks_left[stack]] = NOBODY
    s.monks[p] += 1
    give_bonus(box, s, p, monk)


@rule
def give_bonus(box: Box, s: MyVillage, p: int, monk: int) -> None:
    """Stories at once; the other banners as if they were activated, whatever the value."""
    bonus, size = whole(box.monk_bonus[monk]), whole(box.monk_size[monk])
    if bonus == Bonus.STORY:
        gain(s, p, Gain.STORY, size)
        return
    for _ in range(size):
        if bonus == Bonus.SCHOOL:
            push(s, Task.SCHOOL, p)
        else:
            push(s, Task.BONUS, p, bonus)


@rule
def bonus_options(possible: bool, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    why[USE] = Why.LEGAL if possible else Why.NO_CUSTOMER
