"""The meeting place with its 2/12 tile, and the four town halls."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.myvillage.harvest import is_double
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins
from chronik.myvillage.state import (
    MARKS,
    NOBODY,
    SEATS,
    WHITES,
    Black,
    Box,
    Event,
    Gain,
    Hall,
    MyVillage,
    Profession,
    Task,
    Where,
    White,
    Why,
)
from chronik.myvillage.supply import gain
from chronik.myvillage.values import is_active, shows, whole

DECLINE = 0
BANNER = 1  # + white banner
MARK = 1  # + field of the hall
FIRST = 1  # the tile is laid for the first time, before the meeting place itself


@rule
def why_not_meeting(box: Box, s: MyVillage, p: int, value: int) -> int:
    if not shows(box.meeting_values, value):
        return Why.WRONG_VALUE
    if s.meeting[p] == 1:
        return Why.HAVE_ONE
    if not is_active(s, p, Profession.COUNCILLOR):
        return Why.NO_COUNCILLOR
    return Why.LEGAL if s.meetings_left > 0 else Why.GONE


@rule
def take_meeting(box: Box, s: MyVillage, p: int) -> None:
    note(s, Event.TOOK_CARD, p, Black.MEETING)
    spend_time(box, s, p, whole(box.meeting_time))
    s.meetings_left -= 1
    s.meeting[p] = 1
    meet(box, s, p)
    push(s, Task.TILE, p, FIRST)


@rule
def hold_meeting(box: Box, s: MyVillage, p: int) -> None:
    spend_time(box, s, p, whole(box.meeting_white))
    meet(box, s, p)
    if s.tile[p] != NOBODY:
        push(s, Task.TILE, p)


@rule
def meet(box: Box, s: MyVillage, p: int) -> None:
    """A story, then a marker if a field is free."""
    if s.markers[p] < box.meeting_room:
        gain(s, p, Gain.MARKER, 1)
    else:
        note(s, Event.NO_ROOM, p)
    gain(s, p, Gain.STORY, 1)


@rule
def is_mine(s: MyVillage, p: int, banner: int) -> bool:
    """Whether the village has this white banner."""
    if banner >= White.CUSTOMER:
        return s.customer[banner - White.CUSTOMER] == Where.WAITING + p
    if banner >= White.FIELD:
        return banner - White.FIELD < s.fields[p]
    if banner >= White.SHOP:
        return s.shop[p, banner - White.SHOP] != NOBODY
    if banner == White.HALL:
        return s.hall[p] != NOBODY
    return banner != White.MEETING or s.meeting[p] == 1


@rule
def tile_options(s: MyVillage, p: int, first: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for banner in range(WHITES):
        if is_mine(s, p, banner):
            why[BANNER + banner] = why_not_tile(s, p, first, banner)


@rule
def why_not_tile(s: MyVillage, p: int, first: int, banner: int) -> int:
    if first == FIRST and banner == White.MEETING:
        return Why.NOT_HERE
    if s.tile[p] == banner:
        return Why.TILE_THERE
    if White.FIELD <= banner < White.CUSTOMER and is_double(s, p, banner - White.FIELD):
        return Why.NOT_HERE
    return Why.LEGAL


@rule
def lay_tile(s: MyVillage, p: int, option: int) -> None:
    s.tile[p] = option - BANNER
    note(s, Event.TILE_LAID, p, option - BANNER)


@rule
def why_not_hall(box: Box, s: MyVillage, p: int, value: int, hall: int) -> int:
    if not shows(box.hall_values[hall], value):
        return Why.WRONG_VALUE
    if s.hall[p] != NOBODY:
        return Why.HAVE_ONE
    if not is_active(s, p, Profession.COUNCILLOR):
        return Why.NO_COUNCILLOR
    for other in range(SEATS):
        if s.hall[other] == hall:
            return Why.GONE
    return Why.LEGAL if s.coins[p] >= box.hall_coins[hall] else Why.NO_COIN


@rule
def take_hall(box: Box, s: MyVillage, p: int, hall: int) -> None:
    note(s, Event.TOOK_CARD, p, Black.HALL + hall)
    spend_time(box, s, p, whole(box.hall_time[hall]))
    pay_coins(s, p, whole(box.hall_coins[hall]))
    s.hall[p] = hall
    use_hall(box, s, p)


@rule
def activate_hall(box: Box, s: MyVillage, p: int) -> None:
    spend_time(box, s, p, whole(box.hall_white[s.hall[p]]))
    use_hall(box, s, p)


@rule
def use_hall(box: Box, s: MyVillage, p: int) -> None:
    hall = s.hall[p]
    if hall == Hall.FINANCE:
        gain(s, p, Gain.COIN, whole(box.finance))
    elif markers(s, p) >= box.hall_room[hall]:
        note(s, Event.NO_ROOM, p)
    elif hall == Hall.GUILD:
        gain(s, p, Gain.JOKER, 1)
    else:
        push(s, Task.MARK, p)


@rule
def markers(s: MyVillage, p: int) -> int:
    """On the hall: jokers, or marked fields."""
    count = whole(s.jokers[p])
    for i in range(MARKS):
        count += s.mark[p, i]
    return count


@rule
def mark_options(s: MyVillage, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for i in range(MARKS):
        why[MARK + i] = Why.MARKED if s.mark[p, i] == 1 else Why.LEGAL


@rule
def set_mark(s: MyVillage, p: int, option: int) -> None:
    s.mark[p, option - MARK] = 1
    note(s, Event.MARKED, p, whole(s.hall[p]), option - MARK)
