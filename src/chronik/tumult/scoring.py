"""Statues count, wherever they stand; among equals the higher rank wins."""

from enum import IntEnum
from typing import Any

from chronik.kernel import rule
from chronik.tumult.state import CHRONICLE, SEATS, Box, Tumult


class Category(IntEnum):
    FIELDS = 0
    CHRONICLE = 1


@rule
def on_chronicle(s: Tumult, p: int) -> int:
    statues = 0
    for field in range(CHRONICLE):
        if s.chronicle[field] == p:
            statues += s.chronicle_statues[field]
    return statues


@rule
def score(box: Box, s: Tumult, p: int, category: int) -> int:
    if category == Category.CHRONICLE:
        return on_chronicle(s, p)
    return s.placed[p] - on_chronicle(s, p)


@rule
def standing(s: Tumult, p: int) -> int:
    """One number that orders the players: statues, then rank."""
    return int(s.placed[p]) * (SEATS + 1) - s.rank[p]


@rule
def rank(box: Box, s: Tumult, totals: Any, places: Any) -> None:
    for p in range(s.players):
        totals[p] = s.placed[p]
        places[p] = 1
        for other in range(s.players):
            if standing(s, other) > standing(s, p):
                places[p] += 1
