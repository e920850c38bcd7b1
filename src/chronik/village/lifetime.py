"""Life time, and the death of a family member."""

from typing import Any

import numpy as np

from chronik.kernel import note, push, rule
from chronik.village.names import AREAS, FIRST_PINK, MEMBERS, NOBODY, Area, Place
from chronik.village.state import Box, Event, Task, Village, Why

# The last place of each area of the chronicle that receives the dead, from FARM on.
LAST_PLACES = (
    (Place.FARM, Area.FARM),
    (Place.BREWERY, Area.CRAFT),
    (Place.COUNCIL_4, Area.COUNCIL),
    (Place.CITY_6, Area.TRAVEL),
    (Place.CHURCH_4, Area.CHURCH),
    (Place.INN, Area.GRAVES),  # the inn has no area
    (Place.LIGHTHOUSE_6, Area.TRAVEL),
    (Place.PARENTS, Area.FARM),
)


def area_for(place: int) -> Area:
    return next(area for last, area in LAST_PLACES if place <= last)


AREA_OF = tuple(area_for(place) for place in range(Place.FARM, Place.BESIDE))
LAPSE = MEMBERS  # the option that nobody dies, as nobody visible is left
NO_NUMBER = 127
PINK_SPOUSE = 0


@rule
def passings(box: Box, s: Village, p: int, time: int) -> int:
    """Move the life marker; how often it passed the divider."""
    if time > 0:
        note(s, Event.SPENT_TIME, p, time)
    slot = s.life[p] + time
    times = 0
    while slot >= box.life:
        slot -= box.life
        times += 1
    s.life[p] = slot
    return times


@rule
def spend_time(box: Box, s: Village, p: int, time: int) -> None:
    """Pay time; whoever dies of it dies at the end of the turn."""
    s.due[p] += passings(box, s, p, time)


@rule
def is_visible(place: int) -> bool:
    return Place.FARM <= place < Place.BESIDE


@rule
def lowest_number(s: Village, p: int) -> int:
    """The lowest number among the visible members."""
    lowest = NO_NUMBER
    for m in range(MEMBERS):
        if is_visible(s.place[p, m]):
            lowest = min(lowest, s.number[p, m])
    return lowest


@rule
def are_alike(box: Box, s: Village, p: int, m: int, other: int) -> bool:
    """Of the same generation, and counting as the same number."""
    return box.generation[m] == box.generation[other] and s.number[p, m] == s.number[p, other]


@rule
def company(box: Box, s: Village, p: int, m: int) -> int:
    """A number for the spouse a member lives with, or NOBODY: whose spouses differ are not alike."""
    place = s.place[p, m]
    if place < Place.BAKERY or place > Place.PARENTS:
        return NOBODY
    spouse = np.int64(s.spouse[p * MEMBERS + m])
    if spouse == NOBODY:
        return NOBODY
    if spouse >= FIRST_PINK:
        return PINK_SPOUSE if s.pink[spouse - FIRST_PINK] == place else NOBODY
    seat, other = spouse // MEMBERS, spouse % MEMBERS
    return (seat + 1) * MEMBERS + box.generation[other] if s.place[seat, other] == place else NOBODY


@rule
def are_one(box: Box, s: Village, p: int, m: int, other: int) -> bool:
    """Alike, at the same place and in like company: nobody can tell them apart."""
    if s.place[p, m] != s.place[p, other] or not are_alike(box, s, p, m, other):
        return False
    return company(box, s, p, m) == company(box, s, p, other)


@rule
def is_double(box: Box, s: Village, p: int, m: int) -> bool:
    """Whether an earlier member is just like this one."""
    other = m - 1
    while other >= 0 and box.generation[other] == box.generation[m]:
        if are_one(box, s, p, m, other):
            return True
        other -= 1
    return False


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    """Option m: member m dies."""
    lowest = lowest_number(s, p)
    if lowest == NO_NUMBER:
        why[LAPSE] = Why.LEGAL
    for m in range(MEMBERS):
        place = s.place[p, m]
        if place == Place.BAG:
            why[m] = Why.IN_BAG
        elif is_visible(place) and not is_double(box, s, p, m):
            why[m] = Why.LEGAL if s.number[p, m] == lowest else Why.NOT_OLDEST


@rule
def choose(s: Village, p: int, m: int) -> None:
    """Who dies; with nobody visible the death lapses."""
    if m == LAPSE:
        note(s, Event.DEATH_LAPSED, p)
    else:
        push(s, Task.BURY, p, m)


@rule
def bury(box: Box, s: Village, p: int, m: int) -> None:
    bury_in(box, s, p, m, AREA_OF[s.place[p, m] - Place.FARM])


@rule
def bury_in(box: Box, s: Village, p: int, m: int, area: int) -> None:
    """Into the area of the chronicle if it has room, else into a grave, else out of the game."""
    died_at = s.place[p, m]
    if area < Area.GRAVES and s.room[area] > 0:
        s.room[area] -= 1
        s.place[p, m] = Place.CHRONICLE_FARM + area
        note(s, Event.INTO_CHRONICLE, p, box.generation[m], died_at)
    elif s.room[Area.GRAVES] > 0:
        s.room[Area.GRAVES] -= 1
        s.place[p, m] = Place.GRAVE
        note(s, Event.INTO_GRAVE, p, box.generation[m], died_at)
    else:
        s.place[p, m] = Place.REMOVED
        note(s, Event.REMOVED, p, box.generation[m], died_at)
    end_if_full(s, p, s.place[p, m])


@rule
def end_if_full(s: Village, p: int, filled: int) -> None:
    if is_full(s):
        trigger_end(s, p, filled)


@rule
def trigger_end(s: Village, p: int, filled: int) -> None:
    """The last place of the chronicle, of the graveyard or of the sea ends the game: which one was filled."""
    if s.trigger == NOBODY:
        s.trigger = p
        note(s, Event.END_TRIGGERED, p, filled)


@rule
def is_full(s: Village) -> bool:
    """Whether the whole chronicle or the graveyard is full: the end of the game."""
    return not has_room(s) or s.room[Area.GRAVES] == 0


@rule
def has_room(s: Village) -> bool:
    """Whether there is a free place in the chronicle."""
    for area in range(AREAS):
        if s.room[area] > 0:
            return True
    return False
