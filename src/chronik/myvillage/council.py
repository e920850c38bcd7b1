"""The meeting place with its 2/12 tile, and the four town halls."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.cards import take_card
from chronik.myvillage.fields import is_double
from chronik.myvillage.state import (
    MARKS,
    NOBODY,
    SEATS,
    WHITES,
    Black,
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
from chronik.myvillage.values import is_active, shows, white_kind, whole

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
    if s.meetings_left == 0:
        return Why.GONE
    return Why.LEGAL if s.coins[p] >= box.meeting_coins else Why.NO_COIN


@rule
def take_meeting(box: Box, s: MyVillage, p: int) -> None:
    take_card(box, s, p, Black.MEETING, whole(box.meeting_points))
    s.meetings_left -= 1
    s.meeting[p] = 1
    meet(box, s, p)
    push(s, Task.TILE, p, FIRST)


@rule
def hold_meeting(box: Box, s: MyVillage, p: int) -> None:
    meet(box, s, p)
    if s.tile[p] != NOBODY:
        push(s, Task.TILE, p)


@rule
def meet(box: Box, s: MyVillage, p: int) -> None:
    """Stories, then a marker if a field is free."""
    if s.markers[p] < box.meeting_room:
        gain(s, p, Gain.MARKER, 1)
    else:
        note(s, Event.NO_ROOM, p)
    gain(s, p, Gain.STORY, whole(box.meeting_stories))


@rule
def is_mine(s: MyVillage, p: int, banner: int) -> bool:
    """Whether the village has this white banner."""
    kind = white_kind(banner)
    if kind == White.CUSTOMER:
        return s.customer[banner - kind] == Where.WAITING + p
    if kind == White.FIELD:
        return banner - kind < s.fields[p]
    if kind == White.SHOP:
        return s.shop[p, banner - kind] != NOBODY
    if kind == White.HALL:
        return s.hall[p] != NOBODY
    return kind != White.MEETING or s.meeting[p] == 1


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
    if white_kind(banner) == White.FIELD and is_double(s, p, banner - White.FIELD):
        return Why.NOT_HERE
    return Why.LEGAL


@rule
def lay_tile(s: MyVillage, p: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.TILE)
    else:
        s.tile[p] = option - BANNER
        note(s, Event.TILE_LAID, p, option - BANNER, whole(s.hall[p]))


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
    take_card(box, s, p, Black.HALL + hall, whole(box.hall_points[hall]))
    s.hall[p] = hall
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
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.MARK)
    else:
        s.mark[p, option - MARK] = 1
        note(s, Event.MARKED, p, whole(s.hall[p]), option - MARK)
