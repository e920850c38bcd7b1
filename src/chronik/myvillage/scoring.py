"""The final scoring, by category, and who has won."""

from enum import IntEnum
from typing import Any

from chronik.kernel import note, rule
from chronik.myvillage import church
from chronik.myvillage.box import Box
from chronik.myvillage.payment import in_store
from chronik.myvillage.state import (
    CUSTOMERS,
    GOODS,
    LETTERS,
    MARKS,
    NOBODY,
    AreaMark,
    Event,
    Hall,
    MyVillage,
    Where,
)
from chronik.myvillage.travel import cards
from chronik.myvillage.values import whole


class Category(IntEnum):
    RELIGION = 0
    COUNCIL = 1
    HARVEST = 2
    TRAVEL = 3
    CUSTOMERS = 4
    STORIES = 5
    LABOURERS = 6
    HAND = 7


CATEGORIES = len(Category)


@rule
def score(box: Box, s: MyVillage, p: int, category: int) -> int:
    if category == Category.RELIGION:
        return church.worth(box, s, p)
    if category == Category.COUNCIL:
        return whole(s.meeting[p]) * whole(box.meeting_points) + hall(box, s, p)
    if category == Category.HARVEST:
        return whole(s.fields[p]) * whole(box.field_points)
    if category == Category.TRAVEL:
        return journey(box, s, p)
    if category == Category.CUSTOMERS:
        return customers(box, s, p)
    if category == Category.STORIES:
        return whole(s.house[p])
    if category == Category.LABOURERS:
        return -whole(s.labourers[p]) * whole(box.labourer)
    return whole(box.hand_points) if s.hand_owner == p else 0


@rule
def hall(box: Box, s: MyVillage, p: int) -> int:
    """What is printed on it, and what its marked fields count."""
    card = s.hall[p]
    if card == NOBODY:
        return 0
    points = whole(box.hall_points[card])
    for i in range(MARKS):
        if s.mark[p, i] == 1:
            counted = cards_of(s, p, i) if card == Hall.AREAS else whole(s.villager[p, i])
            points += counted * whole(box.mark_points[card])
    return points


@rule
def cards_of(s: MyVillage, p: int, mark: int) -> int:
    """The cards that a field of the area hall counts."""
    if mark == AreaMark.JOURNEYS:
        return cards(s, p)
    if mark == AreaMark.SHOPS:
        return shops(s, p)
    if mark == AreaMark.SERVED:
        return served(s, p)
    if mark == AreaMark.RELIGION:
        return whole(s.monks[p]) + (0 if s.church[p] == NOBODY else 1)
    return whole(s.fields[p])


@rule
def shops(s: MyVillage, p: int) -> int:
    count = 0
    for kind in range(GOODS):
        count += whole(s.shop[p, kind] != NOBODY)
    return count


@rule
def served(s: MyVillage, p: int) -> int:
    count = 0
    for c in range(CUSTOMERS):
        count += whole(s.customer[c] == Where.SERVED + p)
    return count


@rule
def journey(box: Box, s: MyVillage, p: int) -> int:
    points = 0
    for letter in range(LETTERS):
        card = s.journey[p, letter]
        if card != NOBODY:
            points += whole(box.journey_points[card])
    return points


@rule
def customers(box: Box, s: MyVillage, p: int) -> int:
    points = 0
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.SERVED + p:
            points += whole(box.customer_points[c])
    return points


@rule
def total(box: Box, s: MyVillage, p: int) -> int:
    points = 0
    for category in range(CATEGORIES):
        points += score(box, s, p, category)
    return points


@rule
def leftovers(s: MyVillage, p: int) -> int:
    """What breaks a tie: coins, goods with jokers and ploughs, and stories on the tree."""
    count = whole(s.coins[p]) + whole(s.tree[p]) + whole(s.jokers[p])
    for good in range(GOODS):
        count += in_store(s, p, good)
    return count


@rule
def rank(box: Box, s: MyVillage, totals: Any, places: Any) -> None:
    """Totals and places of all seats; who is equal in everything shares the place."""
    players = whole(s.players)
    for p in range(players):
        totals[p] = total(box, s, p)
        places[p] = 1
    for p in range(players):
        for other in range(players):
            tied = totals[other] == totals[p]
            places[p] += totals[other] > totals[p] or (tied and leftovers(s, other) > leftovers(s, p))


@rule
def finish(box: Box, s: MyVillage) -> None:
    """The game is over: points by category, the winner, and what broke a tie."""
    s.over = 1
    note(s, Event.GAME_OVER, NOBODY)
    best, tied, most = 0, 0, 0
    for p in range(whole(s.players)):
        points = tell_points(box, s, p)
        if tied == 0 or points > best:
            best, tied, most = points, 0, 0
        if points == best:
            tied += 1
            most = max(most, leftovers(s, p))
    for p in range(whole(s.players)):
        if total(box, s, p) == best:
            if tied > 1:
                note(s, Event.TIE_BREAK, p, leftovers(s, p))
            if leftovers(s, p) == most:
                note(s, Event.WINNER, p, best)


@rule
def tell_points(box: Box, s: MyVillage, p: int) -> int:
    """Tell the points of one seat; their sum."""
    points = 0
    for category in range(CATEGORIES):
        part = score(box, s, p, category)
        if part != 0:
            note(s, Event.SCORED, p, category, part)
        points += part
    note(s, Event.TOTAL, p, points)
    return points
