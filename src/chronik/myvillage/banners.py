"""Activating banners: one black one, or any number of white ones, or the `?` (step II of a turn)."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, note, push, rule
from chronik.myvillage import chief, church, council, crafts, hand, harvest, market, travel
from chronik.myvillage.box import Box
from chronik.myvillage.dice import banner_value
from chronik.myvillage.fields import is_double
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import payable
from chronik.myvillage.state import (
    BLACKS,
    CHURCHES,
    CUSTOMERS,
    GOODS,
    HALLS,
    MOST_CUSTOMERS,
    NOBODY,
    STACKS,
    WHITES,
    Black,
    Bonus,
    Event,
    Gain,
    MyVillage,
    Profession,
    Task,
    Where,
    White,
    Why,
)
from chronik.myvillage.supply import gain
from chronik.myvillage.values import black_kind, is_active, shows, white_kind, whole, why_not_active

WAIVE = 1  # choose what to take of the next banner
PLOUGH = 2  # + source
BLACK = 4  # + black banner
WHITE = BLACK + BLACKS  # + white banner
OPTIONS = WHITE + WHITES
USE = 1  # the bonus


@rule
def options(box: Box, s: MyVillage, p: int, waive: int, why: Any) -> None:
    """Once white banners have begun, the turn goes on as long as another one is possible."""
    value = banner_value(s)
    white_options(box, s, p, value, why)
    if s.white == 1:
        why[DECLINE] = Why.LEGAL
        if not white_is_possible(why):
            return
        for banner in range(BLACKS):
            why[BLACK + banner] = Why.WHITE_BEGUN
    else:
        why[DECLINE] = Why.NOTHING_YET
        black_options(box, s, p, value, why)
    if waive == 0:
        why[WAIVE] = Why.LEGAL
    for source in range(2):
        why[PLOUGH + source] = harvest.why_not_plough(s, p, source)


@rule
def white_is_possible(why: Any) -> bool:
    count = 0
    for banner in range(WHITES):
        count += why[WHITE + banner] == Why.LEGAL
    return count > 0


@rule
def black_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    why[BLACK + Black.CHIEF] = Why.LEGAL
    why[BLACK + Black.HAND] = hand.why_not_take(box, s, p, value)
    why[BLACK + Black.BAILIFF] = market.why_not_visit(box, s, p, value)
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
    travel.options(box, s, p, value, why, BLACK + Black.JOURNEY)


@rule
def white_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    """The banners of the own village."""
    board = s.board[p]
    why[WHITE + White.SCHOOL] = why_not_white(box, s, p, value, White.SCHOOL, box.school_values)
    why[WHITE + White.GAME] = why_not_white(box, s, p, value, White.GAME, box.game_values[board])
    council_options(box, s, p, value, why)
    for kind in range(GOODS):
        card = s.shop[p, kind]
        if card != NOBODY:
            found = why_not_white(box, s, p, value, White.SHOP + kind, box.shop_values[kind, card])
            needed = why_not_active(s, p, Profession.CRAFTSMAN)
            why[WHITE + White.SHOP + kind] = needed if found == Why.LEGAL else found
    for i in range(whole(s.fields[p])):
        found = why_not_white(box, s, p, value, White.FIELD + i, box.field_values)
        double = found == Why.LEGAL and is_double(s, p, i)
        why[WHITE + White.FIELD + i] = Why.NOT_HERE if double else found
    customer_options(box, s, p, value, why)


@rule
def customer_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    """Who is served goes: no banner of a waiting customer has been used."""
    first, here = WHITE + White.CUSTOMER, np.int8(Where.WAITING + p)
    matching = False
    for c in range(CUSTOMERS):  # no branch and nothing but bytes: all are looked at together
        waits = s.customer[c] == here
        matches = waits & (box.customer_shows[value, c] == 1)
        why[first + c] = Why.LEGAL if matches else Why.WRONG_VALUE if waits else Why.NOT_HERE
        matching |= matches
    tile = s.tile[p] - White.CUSTOMER
    if tile >= 0 and shows(box.tile_values, value):
        why[first + tile] = Why.LEGAL
        matching = True
    if matching:
        for c in range(CUSTOMERS):
            if why[first + c] == Why.LEGAL:
                why[first + c] = why_not_serve(box, s, p, c)


@rule
def council_options(box: Box, s: MyVillage, p: int, value: int, why: Any) -> None:
    needed = why_not_active(s, p, Profession.COUNCILLOR)
    if s.meeting[p] == 1:
        found = why_not_white(box, s, p, value, White.MEETING, box.meeting_values)
        why[WHITE + White.MEETING] = needed if found == Why.LEGAL else found
    if s.hall[p] != NOBODY:
        found = why_not_white(box, s, p, value, White.HALL, box.hall_values[s.hall[p]])
        why[WHITE + White.HALL] = needed if found == Why.LEGAL else found


@rule
def why_not_white(box: Box, s: MyVillage, p: int, value: int, banner: int, values: int) -> int:
    """Each once, with one of its values; the tile beside it shows more of them."""
    more = box.tile_values if s.tile[p] == banner else 0
    matches = Why.LEGAL if shows(values | more, value) else Why.WRONG_VALUE
    return Why.USED if s.used[banner] == 1 else matches


@rule
def why_not_serve(box: Box, s: MyVillage, p: int, c: int) -> int:
    if not is_active(s, p, Profession.MERCHANT):
        return Why.NO_MERCHANT
    return Why.LEGAL if payable(s, p, whole(box.customer_goods[c])) else Why.NO_GOODS


@rule
def white_time(box: Box, s: MyVillage, p: int, banner: int) -> int:
    """The time that a white banner of the own village costs."""
    kind = white_kind(banner)
    if kind == White.CUSTOMER:
        return whole(box.customer_time[banner - kind])
    if kind == White.FIELD:
        return whole(box.field_white)
    if kind == White.SHOP:
        return whole(box.shop_white[banner - kind])
    if kind == White.HALL:
        return whole(box.hall_white[s.hall[p]])
    return whole(box.meeting_white) if kind == White.MEETING else 0


@rule
def apply(box: Box, s: MyVillage, p: int, waive: int, option: int) -> None:
    if option >= WHITE:
        s.waive = waive
        activate_white(box, s, p, option - WHITE)
    elif option >= BLACK:
        s.waive = waive
        activate_black(box, s, p, option - BLACK)
    elif option >= PLOUGH:
        push(s, Task.ACTIVATE, p, waive)
        push(s, Task.PLOUGH, p, option - PLOUGH)
    elif option == WAIVE:
        push(s, Task.ACTIVATE, p, 1)
        note(s, Event.CHOOSES_GAINS, p)


@rule
def activate_black(box: Box, s: MyVillage, p: int, banner: int) -> None:
    kind = black_kind(banner)
    if kind == Black.JOURNEY:
        travel.take(box, s, p, banner - kind)
    elif kind == Black.MONK:
        church.take_monk(box, s, p, banner - kind)
    elif kind == Black.HALL:
        council.take_hall(box, s, p, banner - kind)
    elif kind == Black.CHURCH:
        church.take(box, s, p, banner - kind)
    elif kind == Black.SHOP:
        crafts.take(box, s, p, banner_value(s), banner - kind)
    elif kind == Black.FIELD:
        harvest.take(box, s, p)
    elif kind == Black.MEETING:
        council.take_meeting(box, s, p)
    elif kind == Black.HAND:
        hand.take(s, p)
    elif kind == Black.BAILIFF:
        visit_bailiff(s, p, MOST_CUSTOMERS)
    else:
        use_chief(box, s, p)


@rule
def visit_bailiff(s: MyVillage, p: int, limit: int) -> None:
    note(s, Event.USED_BLACK, p, Black.BAILIFF)
    market.visit(s, p, limit)


@rule
def use_chief(box: Box, s: MyVillage, p: int) -> None:
    note(s, Event.USED_BLACK, p, Black.CHIEF)
    chief.activate(box, s, p)


@rule
def activate_white(box: Box, s: MyVillage, p: int, banner: int) -> None:
    """Each once, and nothing after the meeting place."""
    s.white = 1
    s.used[banner] = 1
    note(s, Event.ACTIVATED, p, banner, whole(s.hall[p]))
    spend_time(box, s, p, white_time(box, s, p, banner))
    kind = white_kind(banner)
    if kind == White.MEETING:
        council.hold_meeting(box, s, p)
        return
    push(s, Task.ACTIVATE, p)
    if kind == White.CUSTOMER:
        market.serve(box, s, p, banner - kind)
    elif kind == White.FIELD:
        harvest.activate(box, s, p, banner - kind)
    elif kind == White.SHOP:
        crafts.produce(box, s, p, banner - kind)
    elif kind == White.HALL:
        council.use_hall(box, s, p)
    elif kind == White.GAME:
        gain(s, p, Gain.STORY, whole(box.game_stories))
    else:
        push(s, Task.SCHOOL, p)


@rule
def why_not_bonus(box: Box, s: MyVillage, p: int, bonus: int) -> int:
    return Why.LEGAL if bonus == Bonus.CHIEF else market.why_not_lure(box, s, p)


@rule
def bonus_options(box: Box, s: MyVillage, p: int, bonus: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    why[USE] = why_not_bonus(box, s, p, bonus)


@rule
def use_bonus(box: Box, s: MyVillage, p: int, bonus: int, option: int) -> None:
    """A monk's bonus: the chief, or the bailiff for a few customers."""
    if why_not_bonus(box, s, p, bonus) == Why.NO_CUSTOMER:
        note(s, Event.NO_CUSTOMER, p)
    elif option == DECLINE:
        note(s, Event.DECLINED, p, Task.BONUS)
    elif bonus == Bonus.CHIEF:
        use_chief(box, s, p)
    else:
        visit_bailiff(s, p, whole(box.monk_limit))
