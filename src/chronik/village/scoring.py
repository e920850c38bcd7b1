"""The final scoring, by category, and who has won."""

from enum import IntEnum
from typing import Any

import numpy as np

from chronik.kernel import rule
from chronik.village.family import count_at
from chronik.village.lifetime import is_visible
from chronik.village.state import (
    CITIES,
    CUSTOMERS,
    LEVELS,
    MEMBERS,
    Box,
    Place,
    Village,
)


class Category(IntEnum):
    TRACK = 0  # what was marked during the game
    TRAVEL = 1
    COUNCIL = 2
    CHURCH = 3
    CHRONICLE = 4
    CUSTOMERS = 5
    COINS = 6


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
    for level in range(LEVELS):
        total += count_at(s, p, lowest + level) * points[level]
    return total


@rule
def in_chronicle(s: Village, p: int) -> int:
    """Those beside the chronicle count too."""
    count = 0
    for m in range(MEMBERS):
        count += Place.BESIDE <= s.place[p, m] <= Place.CHRONICLE_CHURCH
    return count


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
    tie = s.grain[p] if box.ties_by_grain == 1 else customers_served(s, p)
    return np.int64(tie) * 64 + living(s, p)  # type: ignore[return-value]


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
            ahead = totals[other] > totals[p]
            if totals[other] == totals[p]:
                ahead = tie_break(box, s, other) > tie_break(box, s, p)
            places[p] += ahead
