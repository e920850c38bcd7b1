"""The churches with their powers, and the monks that join them."""

from chronik.kernel import note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.cards import take_card, top_monk
from chronik.myvillage.state import (
    NOBODY,
    SEATS,
    WINDOWS,
    Black,
    Bonus,
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
    return Why.LEGAL if s.coins[p] >= box.church_coins[church] else Why.NO_COIN


@rule
def take(box: Box, s: MyVillage, p: int, church: int) -> None:
    before = worth(box, s, p)
    s.church[p] = church
    take_card(box, s, p, Black.CHURCH + church, worth(box, s, p) - before)


@rule
def windows(s: MyVillage, p: int) -> int:
    """One for each monk, and the abbey has one itself."""
    return whole(s.monks[p]) + (1 if s.church[p] == Church.ABBEY else 0)


@rule
def worth(box: Box, s: MyVillage, p: int) -> int:
    """Points of the church and its windows."""
    points = whole(box.window_points[windows(s, p)])
    return points if s.church[p] == NOBODY else points + whole(box.church_points[s.church[p]])


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
    if windows(s, p) == WINDOWS:
        return Why.SIX_WINDOWS
    return Why.LEGAL if s.coins[p] >= box.monk_coins[monk] else Why.NO_COIN


@rule
def take_monk(box: Box, s: MyVillage, p: int, stack: int) -> None:
    monk = top_monk(s, stack)
    before = worth(box, s, p)
    s.monks[p] += 1
    take_card(box, s, p, Black.MONK + stack, worth(box, s, p) - before)
    s.monks_left[stack] -= 1
    s.monk_stack[stack, s.monks_left[stack]] = NOBODY
    give_bonus(box, s, p, monk)


@rule
def give_bonus(box: Box, s: MyVillage, p: int, monk: int) -> None:
    """Stories at once; the other banners as if they were activated, whatever the value."""
    bonus, size = whole(box.monk_bonus[monk]), whole(box.monk_size[monk])
    note(s, Event.BONUS, p, bonus, size)
    if bonus == Bonus.STORY:
        gain(s, p, Gain.STORY, size)
        return
    for _ in range(size):
        if bonus == Bonus.SCHOOL:
            push(s, Task.SCHOOL, p)
        else:
            push(s, Task.BONUS, p, bonus)
