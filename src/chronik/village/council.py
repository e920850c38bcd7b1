"""The council: enter, advance, or use a privilege."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.family import is_at, occupied
from chronik.village.lifetime import spend_time
from chronik.village.names import LEVELS, NOBODY, Good, Place
from chronik.village.payment import affordable, owe, pay_coins, pay_good
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import offer_cubes

# A member moves up from step 0 (the farm), 1, 2 or 3; from step 4 it never can.
BY_INFLUENCE = 1  # + step it starts from
BY_SCROLL = BY_INFLUENCE + LEVELS + 1  # + step it starts from
PRIVILEGE = BY_SCROLL + LEVELS  # + step, 1 to 4


@rule
def standing(step: int) -> int:
    """The place of a step; step 0 is the farm."""
    return Place.FARM if step == 0 else Place.COUNCIL_1 + step - 1


@rule
def highest_step(family: int) -> int:
    """The highest step with an own member; 0 if there is none."""
    for step in range(LEVELS, 0, -1):
        if is_at(family, standing(step)):
            return step
    return 0


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    family = occupied(s, p)
    payable = affordable(s, p, box.council_price)
    for step in range(LEVELS):
        if not is_at(family, standing(step)):
            missing = Why.NOBODY_ON_FARM if step == 0 else Why.NOBODY_THERE
            why[BY_INFLUENCE + step] = missing
            why[BY_SCROLL + step] = missing
            continue
        why[BY_INFLUENCE + step] = Why.LEGAL if payable else Why.NO_INFLUENCE
        why[BY_SCROLL + step] = Why.LEGAL if s.goods[p, Good.SCROLL] > 0 else Why.NO_SCROLL
    if is_at(family, Place.COUNCIL_4):
        why[BY_INFLUENCE + LEVELS] = Why.TOP_REACHED
    privilege_options(box, s, p, highest_step(family), why)


@rule
def privilege_options(box: Box, s: Village, p: int, highest: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for step in range(1, LEVELS + 1):
        why[PRIVILEGE + step] = Why.LEGAL if step <= highest else Why.STEP_TOO_HIGH
    if highest == LEVELS and s.coins[p] < box.privilege_coin:
        why[PRIVILEGE + LEVELS] = Why.NO_COIN


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option > PRIVILEGE:
        use_privilege(box, s, p, option - PRIVILEGE)
    elif option >= BY_SCROLL:
        pay_good(s, p, Good.SCROLL)
        move_up(box, s, p, option - BY_SCROLL)
    else:
        move_up(box, s, p, option - BY_INFLUENCE)
        owe(box, s, p, box.council_price)


@rule
def move_up(box: Box, s: Village, p: int, step: int) -> None:
    spend_time(box, s, p, box.council_time[step])
    push(s, Task.PRIVILEGE, p, step + 1)
    push(s, Task.SEND, p, standing(step), standing(step + 1))


@rule
def use_privilege(box: Box, s: Village, p: int, step: int) -> None:
    note(s, Event.USED_PRIVILEGE, p, step)
    if step == 1:
        take_marker(s, p)
    elif step == 2:
        offer_cubes(s, p, box.privilege_cubes)
    elif step == 3:
        push(s, Task.CHOOSE_GOOD, p)
    else:
        note(s, Event.BOUGHT_POINTS, p, box.privilege_points)
        pay_coins(s, p, box.privilege_coin)
        s.points[p] += box.privilege_points


@rule
def take_marker(s: Village, p: int) -> None:
    """The next-first-player marker; whoever comes too late gets nothing."""
    if s.heir == NOBODY:
        s.heir = p
        note(s, Event.TOOK_MARKER, p)
    else:
        note(s, Event.MARKER_GONE, p)
