"""The final scoring, by category, and who has won."""

from enum import IntEnum
from typing import Any

import numpy as np

from chronik.kernel import note, rule
from chronik.village.family import count_at, members_from
from chronik.village.lifetime import is_visible
from chronik.village.names import CITIES, CUSTOMERS, LEVELS, MEMBERS, NOBODY, Place
from chronik.village.state import Box, Event, Village


class Category(IntEnum):
    TRACK = 0  # what was marked during the game
    TRAVEL = 1
    COUNCIL = 2
    CHURCH = 3
    CHRONICLE = 4
    CUSTOMERS = 5
    COINS = 6
    PERSONS = 7  # of the Inn


BASE_CATEGORIES = tuple(category for category in Category if category < Category.PERSONS)


@rule
def score(box: Box, s: Village, p: int, category: int) -> int:
    if category == Category.TRACK:
        return s.points[p]
    if category == Category.TRAVEL:
        return box.travel_points[cities_visited(s, p)]
    if category == Category.COUNCIL:
        return by_level(s, p, Place.COUNCIL_1, box.council_points)
    if category == Category.CHURCH:
        return by_level(s, p, Place.CHURCH_1, box.church_points)
    if category == Category.CHRONICLE:
        return box.chronicle_points[in_chronicle(s, p)]
    if category == Category.CUSTOMERS:
        return customers(box, s, p)
    return s.coins[p] * box.coin_points


@rule
def cities_visited(s: Village, p: int) -> int:
    count = 0
    for city in range(CITIES):
        count += s.marker[p, city]
    return count


@rule
def by_level(s: Village, p: int, lowest: int, points: Any) -> int:
    total = 0
    for m in range(MEMBERS):
        level = s.place[p, m] - lowest
        if 0 <= level < LEVELS:
            total += points[level]
    return total


@rule
def in_chronicle(s: Village, p: int) -> int:
    """Those beside the chronicle count too."""
    return members_from(s, p, Place.BESIDE, Place.CHRONICLE_CHURCH)


@rule
def customers(box: Box, s: Village, p: int) -> int:
    total = 0
    for customer in range(CUSTOMERS):
        if s.owner[customer] == p:
            total += box.worth[customer]
    return total


@rule
def total(box: Box, s: Village, p: int) -> int:
    points = 0
    for category in range(Category.COINS + 1):
        points += score(box, s, p, category)
    return points


@rule
def customers_served(s: Village, p: int) -> int:
    count = 0
    for customer in range(CUSTOMERS):
        count += s.owner[customer] == p
    return count


@rule
def living(s: Village, p: int) -> int:
    """Born and not dead: those in the black bag count too."""
    count = count_at(s, p, Place.BAG)
    for m in range(MEMBERS):
        count += is_visible(s.place[p, m])
    return count


@rule
def tie_break(box: Box, s: Village, p: int) -> int:
    """One number that orders players with equal points: as the edition says, then by the living."""
    return first_tie_break(box, s, p) * (MEMBERS + 1) + living(s, p)


@rule
def first_tie_break(box: Box, s: Village, p: int) -> int:
    return np.int64(s.grain[p]) if box.ties_by_grain == 1 else customers_served(s, p)  # type: ignore[return-value]


# the end


@rule
def finish(box: Box, s: Village) -> None:
    close(s)
    for p in range(s.players):
        for category in range(Category.COINS + 1):
            tell(s, p, category, score(box, s, p, category))
    tell_winner(box, s)


@rule
def close(s: Village) -> None:
    s.over = 1
    note(s, Event.GAME_OVER, NOBODY)


@rule
def tell(s: Village, p: int, category: int, points: int) -> None:
    """Of the final scoring: so many points in one category."""
    s.final[p] += points
    if points != 0:
        note(s, Event.SCORED, p, category, points)


@rule
def tell_winner(box: Box, s: Village) -> None:
    """Who has won; and if that took the tie-break, say so."""
    for p in range(s.players):
        behind, tied = 0, 0
        for other in range(s.players):
            if other != p:
                behind += is_ahead(box, s, s.final, other, p)
                tied += s.final[other] == s.final[p]
        if behind == 0:
            note(s, Event.WON, p, s.final[p])
            if tied > 0:
                note(s, Event.TIE_BREAK, p, first_tie_break(box, s, p), living(s, p))


@rule
def rank(box: Box, s: Village, totals: Any, places: Any) -> None:
    """Totals and places of all seats; who is equal in everything shares the place."""
    for p in range(s.players):
        totals[p] = total(box, s, p)
    place_by(box, s, totals, places)


@rule
def place_by(box: Box, s: Village, totals: Any, places: Any) -> None:
    for p in range(s.players):
        places[p] = 1
        for other in range(s.players):
            places[p] += is_ahead(box, s, totals, other, p)


@rule
def is_ahead(box: Box, s: Village, totals: Any, other: int, p: int) -> bool:
    if totals[other] != totals[p]:
        return totals[other] > totals[p]
    return tie_break(box, s, other) > tie_break(box, s, p)
