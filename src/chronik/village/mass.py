"""The mass: four figures leave the black bag, members climb, the majority is rewarded."""

from typing import Any

from chronik.kernel import DECLINE, below, note, push, rule
from chronik.village.family import count_at, first_at
from chronik.village.lifetime import is_double
from chronik.village.names import LEVELS, MEMBERS, NOBODY, Place
from chronik.village.payment import pay_coins, pay_grain
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_points

MEMBER = 1  # + member


@rule
def begin(s: Village) -> None:
    """Each player once, from the first player on clockwise: first who has somebody in the bag may pick."""
    s.masses += 1
    s.figures = 0
    note(s, Event.MASS_BEGAN, s.first)
    push(s, Task.MAJORITY, s.first)
    push(s, Task.DRAW, s.first)
    for k in range(s.players - 1, -1, -1):
        p = (s.first + k) % s.players
        if first_at(s, p, Place.BAG) != NOBODY:
            push(s, Task.PICK, p)


@rule
def pick_options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for m in range(MEMBERS):
        if s.place[p, m] == Place.BAG and not is_double(box, s, p, m):
            if s.figures >= box.drawn:
                why[MEMBER + m] = Why.FOUR_OUT
            else:
                why[MEMBER + m] = Why.LEGAL if s.coins[p] >= box.pick_coins else Why.NO_COIN


@rule
def pick(box: Box, s: Village, p: int, option: int) -> None:
    if option == DECLINE:
        if s.figures < box.drawn and s.coins[p] >= box.pick_coins:
            note(s, Event.DECLINED, p, Task.PICK)
        return
    m = option - MEMBER
    pay_coins(s, p, box.pick_coins)
    leave_bag(box, s, p, m, Event.PICKED)
    push(s, Task.PICK, p)


@rule
def leave_bag(box: Box, s: Village, p: int, m: int, event: int) -> None:
    s.place[p, m] = first_level(s, p)
    come_out(s, p, box.generation[m], 1 if event == Event.PICKED else 0)
    note(s, event, p, box.generation[m])


@rule
def come_out(s: Village, p: int, generation: int, picked: int) -> None:
    s.out_seat[s.figures] = p
    s.out_generation[s.figures] = generation
    s.out_picked[s.figures] = picked
    s.figures += 1


@rule
def first_level(s: Village, p: int) -> int:
    """Where a figure out of the bag begins; Conny has at most one on each level."""
    level = 0
    while p >= s.players and count_at(s, p, Place.CHURCH_1 + level) > 0:
        level += 1
    return Place.CHURCH_1 + level


@rule
def draw(box: Box, s: Village) -> None:
    """Draw at random what is missing; the monks go back into the bag. Who is in the church may climb then."""
    monks = box.monks
    in_bag = monks
    for p in range(box.families):
        in_bag += count_at(s, p, Place.BAG)
    while s.figures < box.drawn and in_bag > 0:
        k = below(s, in_bag)
        in_bag -= 1
        if k < monks:
            monks -= 1
            come_out(s, NOBODY, 0, 0)
        else:
            draw_member(box, s, k - monks)
    if monks < box.monks:
        note(s, Event.DREW_MONKS, NOBODY, box.monks - monks)
    for k in range(s.players - 1, -1, -1):
        p = (s.first + k) % s.players
        if clergy(s, p) >= LEVELS:
            push(s, Task.CLIMB, p)


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
    why[DECLINE] = Why.LEGAL
    for m in range(MEMBERS):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS and not is_double(box, s, p, m):
            why[MEMBER + m] = why_not_climb(box, s, p, free, level)


@rule
def why_not_climb(box: Box, s: Village, p: int, free: int, level: int) -> int:
    if level == LEVELS - 1:
        return Why.TOP_REACHED
    return Why.LEGAL if s.grain[p] >= climb_price(box, free, level + 1) else Why.NO_GRAIN


@rule
def climb_price(box: Box, free: int, level: int) -> int:
    """The grain for a step up to this level."""
    return 0 if free == 1 else box.climb[level]


@rule
def can_climb(box: Box, s: Village, p: int, free: int) -> bool:
    for m in range(MEMBERS):
        level = s.place[p, m] - Place.CHURCH_1
        if 0 <= level < LEVELS and why_not_climb(box, s, p, free, level) == Why.LEGAL:
            return True
    return False


@rule
def climb(box: Box, s: Village, p: int, free: int, option: int) -> None:
    if option == DECLINE:
        if can_climb(box, s, p, free):
            note(s, Event.DECLINED, p, Task.CLIMB)
        return
    m = option - MEMBER
    pay_grain(s, p, climb_price(box, free, s.place[p, m] - Place.CHURCH_1 + 1))
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
