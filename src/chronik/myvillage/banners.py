"""Activating banners: one black one, or any number of white ones, or the `?` (step II of a turn)."""

from typing import Any

from chronik.kernel import drop, note, push, rule
from chronik.myvillage import chief, church, council, crafts, hand, harvest, market, travel
from chronik.myvillage.council import is_mine
from chronik.myvillage.dice import banner_value
from chronik.myvillage.payment import payable
from chronik.myvillage.state import (
    BLACKS,
    CHURCHES,
    GOODS,
    HALLS,
    LETTERS,
    STACKS,
    WHITES,
    Black,
    Bonus,
    Box,
    Event,
    Gain,
    MyVillage,
    Profession,
    Task,
    White,
    Why,
)
from chronik.myvillage.supply import gain
from chronik.myvillage.values import is_active, shows, whole

DONE = 0
WAIVE = 1  # choose what to take of the next banner
PLOUGH = 2  # + source
BLACK = 4  # + black banner
WHITE = BLACK + BLACKS  # + white banner
OPTIONS = WHITE + WHITES


@rule
def options(box: Box, s: MyVillage, p: int, waive: int, why: Any) -> None:
    value = banner_value(s)
    if s.white == 1:
        why[DONE] = Why.LEGAL
        for banner in range(BLACKS):
            why[BLACK + banner] = Why.WHITE_BEGUN
    else:
        why[DONE] = Why.NOTHING_YET
        black_options(box, s, p, value, why)
    if waive == 0:
        why[WAIVE] = Why.LEGAL
    for source in range(2):
        why[PLOUGH + source] = harvest.why_not_plough(s, p, source)
    white_options(box, s, p, value, why)


@rule
def white_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    for banner in range(WHITES):
        if is_mine(s, p, banner):
            why[WHITE + banner] = why_not_white(box, s, p, value, banner)


@rule
def black_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    why[BLACK + Black.CHIEF] = Why.LEGAL
    why[BLACK + Black.HAND] = hand.why_not_take(box, s, p, value)
    why[BLACK + Black.BAILIFF] = market.why_not_visit(box, s, value)
    why[BLACK + Black.MEETING] = council.why_not_meeting(box, s, p, value)
    why[BLACK + Black.FIELD] = harvest.why_not_take(box, s, p, value)
    for kind in range(GOODS):
        why[BLACK + Black.SHOP + kind] = crafts.why_not_take(box, s, p, value, kind)
    for card in range(CHURCHES):
        why[BLACK + Black.CHURCH + card] = church.why_not_take(box, s, p, value, card)
    for card in range(HALLS):
        why[BLACK + Black.HALL + card] = council.why_not_hall(box, s, p, value, card)
    for stack in range(STACKS):
        why[BLACK + Black.MONK + stack] = church.why_not_monk(box, s, p, value, stack)
    for letter in range(LETTERS):
        why[BLACK + Black.JOURNEY + letter] = travel.why_not_take(box, s, p, value, letter)


@rule
def values_of(box: Box, s: MyVillage, p: int, banner: int) -> int:
    """The values that one of the own white banners shows."""
    if banner >= White.CUSTOMER:
        return box.customer_values[banner - White.CUSTOMER]
    if banner >= White.FIELD:
        return box.field_values
    if banner >= White.SHOP:
        return box.shop_values[banner - White.SHOP, s.shop[p, banner - White.SHOP]]
    if banner == White.HALL:
        return box.hall_values[s.hall[p]]
    if banner == White.MEETING:
        return box.meeting_values
    return box.school_values if banner == White.SCHOOL else box.game_values[s.board[p]]


@rule
def why_not_white(box: Box, s: MyVillage, p: int, value: int, banner: int) -> int:
    """For a banner of the own village."""
    if s.used[banner] == 1:
        return Why.USED
    lucky = s.tile[p] == banner and shows(box.tile_values, value)
    if not lucky and not shows(values_of(box, s, p, banner), value):
        return Why.WRONG_VALUE
    if banner >= White.CUSTOMER:
        return why_not_serve(box, s, p, banner - White.CUSTOMER)
    if banner >= White.FIELD:
        return Why.NOT_HERE if harvest.is_double(s, p, banner - White.FIELD) else Why.LEGAL
    if banner >= White.SHOP:
        return Why.LEGAL if is_active(s, p, Profession.CRAFTSMAN) else Why.NO_CRAFTSMAN
    if banner >= White.MEETING:
        return Why.LEGAL if is_active(s, p, Profession.COUNCILLOR) else Why.NO_COUNCILLOR
    return Why.LEGAL


@rule
def why_not_serve(box: Box, s: MyVillage, p: int, c: int) -> int:
    if not is_active(s, p, Profession.MERCHANT):
        return Why.NO_MERCHANT
    return Why.LEGAL if payable(s, p, whole(box.customer_goods[c])) else Why.NO_GOODS


@rule
def settle(box: Box, s: MyVillage, p: int) -> bool:
    """Once white banners have begun, the turn goes on as long as another one is possible."""
    if s.white == 0:
        return False
    if can_go_on(box, s, p, banner_value(s)):
        return False
    drop(s)
    return True


@rule
def can_go_on(box: Box, s: MyVillage, p: int, value: int) -> bool:
    possible = 0
    for banner in range(WHITES):
        if is_mine(s, p, banner):
            possible += why_not_white(box, s, p, value, banner) == Why.LEGAL
    return possible > 0


@rule
def apply(box: Box, s: MyVillage, p: int, waive: int, option: int) -> None:
    if option == DONE:
        return
    if option < BLACK:
        push(s, Task.ACTIVATE, p, 1 if option == WAIVE else waive)
        if option == WAIVE:
            note(s, Event.CHOOSES_GAINS, p)
        else:
            push(s, Task.PLOUGH, p, option - PLOUGH)
        return
    s.waive = waive
    if option < WHITE:
        activate_black(box, s, p, option - BLACK)
    else:
        activate_white(box, s, p, option - WHITE)


@rule
def activate_black(box: Box, s: MyVillage, p: int, banner: int) -> None:
    if banner >= Black.JOURNEY:
        travel.take(box, s, p, banner - Black.JOURNEY)
    elif banner >= Black.MONK:
        church.take_monk(box, s, p, banner - Black.MONK)
    elif banner >= Black.HALL:
        council.take_hall(box, s, p, banner - Black.HALL)
    elif banner >= Black.CHURCH:
        church.take(box, s, p, banner - Black.CHURCH)
    elif banner >= Black.SHOP:
        crafts.take(box, s, p, banner_value(s), banner - Black.SHOP)
    elif banner == Black.FIELD:
        harvest.take(box, s, p)
    elif banner == Black.MEETING:
        council.take_meeting(box, s, p)
    elif banner == Black.HAND:
        hand.take(s, p)
    else:
        note(s, Event.USED_BLACK, p, banner)
        use_board(box, s, p, banner)


@rule
def use_board(box: Box, s: MyVillage, p: int, banner: int) -> None:
    """The black banners that are not on cards."""
    if banner == Black.BAILIFF:
        market.visit(s, p, market.LIMIT)
    else:
        chief.activate(box, s, p)


@rule
def activate_white(box: Box, s: MyVillage, p: int, banner: int) -> None:
    """Each once, and nothing after the meeting place."""
    s.white = 1
    s.used[banner] = 1
    note(s, Event.ACTIVATED, p, banner)
    if banner != White.MEETING:
        push(s, Task.ACTIVATE, p)
    if banner >= White.CUSTOMER:
        market.serve(box, s, p, banner - White.CUSTOMER)
    elif banner >= White.FIELD:
        harvest.activate(box, s, p, banner - White.FIELD)
    elif banner >= White.SHOP:
        crafts.activate(box, s, p, banner - White.SHOP)
    elif banner == White.HALL:
        council.activate_hall(box, s, p)
    elif banner == White.MEETING:
        council.hold_meeting(box, s, p)
    elif banner == White.GAME:
        gain(s, p, Gain.STORY, 1)
    else:
        push(s, Task.SCHOOL, p)


@rule
def use_bonus(box: Box, s: MyVillage, p: int, bonus: int) -> None:
    """A monk's bonus: the chief, or the bailiff for a few customers."""
    if bonus == Bonus.CHIEF:
        chief.activate(box, s, p)
    else:
        market.visit(s, p, whole(box.monk_limit))
