"""The family action: a birth, or a member comes home. And how members are chosen and moved."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, note, rule
from chronik.village.lifetime import is_double, is_visible
from chronik.village.names import MEMBERS, NOBODY, Place
from chronik.village.state import Box, Event, Village, Why

BIRTH, RECALL = 1, 2


@rule
def count_at(s: Village, p: int, place: int) -> int:
    count = 0
    for m in range(MEMBERS):
        count += s.place[p, m] == place
    return count


@rule
def members_from(s: Village, p: int, first: int, last: int) -> int:
    """How many are at any place from the first to the last."""
    count = 0
    for m in range(MEMBERS):
        count += first <= s.place[p, m] <= last
    return count


@rule
def occupied(s: Village, p: int) -> int:
    """One bit for every place where a member of the player is: for many questions at once."""
    bits = np.int64(0)
    for m in range(MEMBERS):
        bits |= np.int64(1) << s.place[p, m]
    return bits  # type: ignore[return-value]


@rule
def is_at(bits: int, place: int) -> bool:
    return (bits >> place) & 1 == 1


@rule
def first_at(s: Village, p: int, place: int) -> int:
    """The first member standing there, which is one of the lowest number; NOBODY if there is none."""
    for m in range(MEMBERS):
        if s.place[p, m] == place:
            return m
    return NOBODY


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    """Option RECALL + m: member m comes home."""
    why[DECLINE] = Why.LEGAL
    why[BIRTH] = Why.LEGAL if first_at(s, p, Place.UNBORN) != NOBODY else Why.NOBODY_UNBORN
    for m in range(MEMBERS):
        place = s.place[p, m]
        if place <= Place.UNBORN or place == Place.FARM or is_double(box, s, p, m):
            continue
        if is_visible(place):
            why[RECALL + m] = Why.AT_SEA if is_at_sea(place) else Why.LEGAL
        else:
            why[RECALL + m] = Why.IN_BAG if place == Place.BAG else Why.DEAD


@rule
def is_at_sea(place: int) -> bool:
    return Place.SHIP <= place <= Place.LIGHTHOUSE_6


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option == BIRTH:
        m = first_at(s, p, Place.UNBORN)
        note(s, Event.BORN, p, box.generation[m])
    else:
        m = option - RECALL
        note(s, Event.RECALLED, p, box.generation[m], s.place[p, m])
    s.place[p, m] = Place.FARM


@rule
def send_options(box: Box, s: Village, p: int, origin: int, why: Any) -> None:
    """Option m: member m goes. Any generation may be chosen."""
    for m in range(MEMBERS):
        if s.place[p, m] == origin and not is_double(box, s, p, m):
            why[m] = Why.LEGAL


@rule
def send(box: Box, s: Village, p: int, m: int, target: int) -> None:
    s.place[p, m] = target
    generation = box.generation[m]
    if target == Place.BAG:
        note(s, Event.INTO_BAG, p, generation)
    elif target < Place.COUNCIL_1:
        note(s, Event.TRAINED, p, generation, target)
    elif target == Place.COUNCIL_1:
        note(s, Event.ENTERED_COUNCIL, p, generation)
    elif target <= Place.COUNCIL_4:
        note(s, Event.ADVANCED, p, generation, target)
    elif target <= Place.CITY_6:
        note(s, Event.TRAVELLED, p, generation, target)
    else:
        note(s, Event.MOVED, p, generation, target)
