"""Statues count, wherever they stand; among equals the higher rank wins."""

from enum import IntEnum
from typing import Any

from chronik.kernel import note, rule
from chronik.tumult.state import CHRONICLE, SEATS, Box, Event, Tumult


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
def place(s: Tumult, p: int) -> int:
    better = 0
    for other in range(s.players):
        better += standing(s, other) > standing(s, p)
    return 1 + better


@rule
def rank(box: Box, s: Tumult, totals: Any, places: Any) -> None:
    for p in range(s.players):
        totals[p] = s.placed[p]
        places[p] = place(s, p)


@rule
def tell_result(s: Tumult) -> None:
    """Everybody's statues, and who has won; if others have as many, by which rank."""
    winner = 0
    most = 0
    for p in range(s.players):
        note(s, Event.SCORED, p, s.placed[p] - on_chronicle(s, p), on_chronicle(s, p))
        winner = p if place(s, p) == 1 else winner
        most = max(most, s.placed[p])
    tied = 0
    for p in range(s.players):
        tied += s.placed[p] == most
    if tied > 1:
        note(s, Event.TIE_BREAK, winner, s.rank[winner], tied)
    note(s, Event.WINNER, winner, most)
