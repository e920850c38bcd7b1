"""The mass: four figures leave the black bag, members climb, the majority is rewarded."""

from typing import Any

from chronik.kernel import below, drop, note, push, rule
from chronik.village.family import count_at, first_at
from chronik.village.lifetime import is_double
from chronik.village.payment import pay_coins, pay_grain
from chronik.village.state import (
    LEVELS,
    MEMBERS,
    MONKS,
    NOBODY,
    Box,
    Event,
    Place,
    Task,
    Village,
    Why,
)
from chronik.village.supply import gain_points

DONE = 0
MEMBER = 1  # + member


@rule
def begin(s: Village) -> None:
    """Each player once, from the first player on clockwise: first all picks, later all climbing."""
    s.masses += 1
    s.figures = 0
    note(s, Event.MASS_BEGAN, s.first)
    push(s, Task.MAJORITY, s.first)
    for k in range(s.players - 1, -1, -1):
        push(s, Task.CLIMB, (s.first + k) % s.players)
    push(s, Task.DRAW, s.first)
    for k in range(s.players - 1, -1, -1):
        push(s, Task.PICK, (s.first + k) % s.players)


@rule
def pick_options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DONE] = Why.LEGAL
    for m in range(MEMBERS):
        if s.place[p, m] == Place.BAG and not is_double(box, s, p, m):
            if s.figures >= box.drawn:
                why[MEMBER + m] = Why.FOUR_OUT
            else:
                why[MEMBER + m] = Why.LEGAL if s.coins[p] > 0 else Why.NO_COIN


@rule
def settle_pick(box: Box, s: Village, p: int) -> bool:
    """Who cannot pick anybody is not asked."""
    if s.figures < box.drawn and s.coins[p] > 0 and first_at(s, p, Place.BAG) != NOBODY:
        return False
    drop(s)
    return True


@rule
def pick(box: Box, s: Village, p: int, option: int) -> None:
    if option == DONE:
        return
    m = option - MEMBER
    pay_coins(s, p, 1)
    leave_bag(box, s, p, m, Event.PICKED)
    push(s, Task.PICK, p)


@rule
def leave_bag(box: Box, s: Village, p: int, m: int, event: int) -> None:
    s.place[p, m] = first_level(s, p)
    s.figures += 1
    note(s, event, p, box.generation[m])


@rule
def first_level(s: Village, p: int) -> int:
    """Where a figure out of the bag begins; Conny has at most one on each level."""
    level = 0
    while p >= s.players and count_at(s, p, Place.CHURCH_1 + level) > 0:
        level += 1
    return Place.CHURCH_1 + level


@rule
def draw(box: Box, s: Village) -> None:
    """Draw at random what is missing to four; the monks go back into the bag afterwards."""
    monks = MONKS
    in_bag = monks
    for p in range(box.families):
        in_bag += count_at(s, p, Place.BAG)
    while s.figures < box.drawn and in_bag > 0:
        k = below(s, in_bag)
        in_bag -= 1
        if k < monks:
            monks -= 1
            s.figures += 1
        else:
            draw_member(box, s, k - monks)
    if monks < MONKS:
        note(s, Event.DREW_MONKS, NOBODY, MONKS - monks)


@rule
def draw_member(box: Box, s: Village, k: int) -> None:
    """The k-th member in the bag."""
    for p in range(box.families):
        for m in range(MEMBERS):
            if s.place[p, m] == Place.BAG:
                if k == 0:
                    leave_bag(box, s, p, m, Event.DREW_MEMBER)
                    return
                k -= 1


@rule
def climb_options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    why[DONE] = Why.LEGAL
    for m in range(MEMBERS):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS and not is_double(box, s, p, m):
            why[MEMBER + m] = why_not_climb(box, s, p, free, level)


@rule
def why_not_climb(box: Box, s: Village, p: int, free: int, level: int) -> int:
    if level == LEVELS - 1:
        return Why.TOP_REACHED
    return Why.LEGAL if free == 1 or s.grain[p] >= box.climb[level + 1] else Why.NO_GRAIN


@rule
def settle_climb(box: Box, s: Village, p: int, free: int) -> bool:
    """Who can move nobody is not asked."""
    if can_climb(box, s, p, free):
        return False
    drop(s)
    return True


@rule
def can_climb(box: Box, s: Village, p: int, free: int) -> bool:
    for m in range(MEMBERS):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS and why_not_climb(box, s, p, free, level) == Why.LEGAL:
            return True
    return False


@rule
def climb(box: Box, s: Village, p: int, free: int, option: int) -> None:
    if option == DONE:
        return
    m = option - MEMBER
    if free == 0:
        pay_grain(s, p, box.climb[s.place[p, m] - Place.CHURCH_1 + 1])
    move_up(box, s, p, m)


@rule
def move_up(box: Box, s: Village, p: int, m: int) -> None:
    s.place[p, m] += 1
    note(s, Event.CLIMBED, p, box.generation[m], s.place[p, m])
    push(s, Task.CLIMB, p)


@rule
def clergy(s: Village, p: int) -> int:
    """A number that orders the players: members in the church first, then the foremost one's level."""
    count, foremost = 0, 0
    for m in range(MEMBERS):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS:
            count += 1
            foremost = max(foremost, level)
    return count * LEVELS + foremost


@rule
def reward_majority(box: Box, s: Village) -> None:
    """Conny, too, may have the majority, but she gets nothing for it."""
    best = 0
    for p in range(box.families):
        best = max(best, clergy(s, p))
    if best < LEVELS:
        note(s, Event.NO_MAJORITY, NOBODY)
        return
    for p in range(box.families):
        if clergy(s, p) == best:
            note(s, Event.MAJORITY, p)
            if p < s.players:
                gain_points(s, p, box.majority)
