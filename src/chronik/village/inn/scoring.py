"""Persons with an empty inkwell: kept until the final scoring, worth points for what they count."""

from enum import IntEnum

from chronik.kernel import rule
from chronik.village import scoring
from chronik.village.inn.hand import bought, holds
from chronik.village.inn.state import PERSONS
from chronik.village.names import CITIES, MEMBERS, Place
from chronik.village.state import Box, Village


class Counts(IntEnum):
    """What a person counts; the component table names it."""

    NOTHING = 0
    NEXT_CITY = 1
    LIVING = 2
    PERSONS = 3
    CHRONICLE = 4
    CHURCH = 5
    HIGH_COUNCIL = 6
    CUSTOMERS = 7
    COINS = 8
    CRAFTSMEN = 9
    LIGHTHOUSES = 10


@rule
def points(box: Box, s: Village, p: int) -> int:
    """What the kept cards of a player are worth."""
    total = 0
    if s.hand[p] != 0:
        for person in range(PERSONS):
            if holds(s, p, person) and box.person_full[person] == 0:
                total += worth(box, s, p, box.person_counts[person], box.person_worth[person])
    return total


@rule
def worth(box: Box, s: Village, p: int, counts: int, number: int) -> int:
    """The number is points for each; of coins, at most so many count."""
    if counts == Counts.NEXT_CITY:
        return next_city(box, s, p)
    if counts == Counts.COINS:
        return min(s.coins[p], number)
    return number * counted(s, p, counts)


@rule
def next_city(box: Box, s: Village, p: int) -> int:
    """The travel points as if one more city were visited; for somebody who has been to one."""
    cities = scoring.cities_visited(s, p)
    if cities == 0 or cities == CITIES:
        return 0
    return box.travel_points[cities + 1] - box.travel_points[cities]


@rule
def counted(s: Village, p: int, counts: int) -> int:
    """How many of it the player has."""
    if counts == Counts.LIVING:
        return members_from(s, p, Place.FARM, Place.PARENTS)
    if counts == Counts.PERSONS:
        return bought(s, p)
    if counts == Counts.CHRONICLE:
        return scoring.in_chronicle(s, p)
    if counts == Counts.CHURCH:
        return members_from(s, p, Place.CHURCH_1, Place.CHURCH_4)
    if counts == Counts.HIGH_COUNCIL:
        return members_from(s, p, Place.COUNCIL_3, Place.COUNCIL_4)
    if counts == Counts.CUSTOMERS:
        return scoring.customers_served(s, p)
    if counts == Counts.CRAFTSMEN:
        return members_from(s, p, Place.WAINWRIGHT, Place.BREWERY)
    if counts == Counts.LIGHTHOUSES:
        return members_from(s, p, Place.LIGHTHOUSE_1, Place.LIGHTHOUSE_6)
    return 0


@rule
def members_from(s: Village, p: int, first: int, last: int) -> int:
    """Members at any place from the first to the last."""
    count = 0
    for m in range(MEMBERS):
        count += first <= s.place[p, m] <= last
    return count
