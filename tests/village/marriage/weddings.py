"""Positions of Village with Marriage: figures on its board, couples, and a die that shows what it should."""

from itertools import count
from typing import Any

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match
from chronik.village.marriage.state import MarriageEvent, MarriageTask
from chronik.village.marriage.wedding import HELD
from chronik.village.names import FIRST_PINK, MEMBERS, NOBODY, Colour, Place
from chronik.village.state import Task
from village.positions import (
    PLACES,
    ask,
    lay,
    put,
    strip,
    village,
)

PINK = None  # instead of a seat


def parish(players: int = 3, expansions: tuple[str, ...] = ("marriage",), **options: Any) -> Match:
    """A new match with Marriage: no cubes on the spaces, and nobody has anything."""
    match = village(players=players, expansions=expansions, **options)
    for seat in range(players):
        strip(match, seat)
    lay(match)
    return match


def stand(match: Match, seat: int | None, place: str, generation: int = 1) -> int:
    """Put a member, or a pink one out of the supply, at a place; its number as a figure."""
    if seat is not PINK:
        return seat * MEMBERS + put(match, seat, generation, place)
    k = next(k for k, where in enumerate(match.state.pink) if where == Place.UNBORN)
    match.state.pink[k] = PLACES[place]
    match.state.arrived[k] = match.state.rounds
    return FIRST_PINK + k


def pair(match: Match, place: str, one: int | None, other: int | None) -> tuple[int, int]:
    """A couple of these seats at a place."""
    figures = stand(match, one, place), stand(match, other, place)
    match.state.spouse[figures[0]] = figures[1]
    match.state.spouse[figures[1]] = figures[0]
    return figures


def face(match: Match, rank: int) -> Colour:
    """The colour of the die that stands for a rank."""
    return Colour(match.game.boxes[0].die_rank.tolist().index(Place.RANK_1 + rank - 1))


def rolls(match: Match) -> list[Colour]:
    s = match.state
    return [Colour(int(row[2])) for row in s.journal[: s.notes] if row[0] == MarriageEvent.ROLLED]


def wed(match: Match, *faces: Colour, first: int = 0) -> Match:
    """The wedding begins, in a copy, and the die shows these colours first."""
    for seed in count():
        trial = match.copy()
        lay(trial)
        s = trial.state
        s.rng, s.first, s.notes, s.depth = seed, first, 0, 0
        s.agenda[:] = 0
        plain(push)(s, Task.ROUND, NOBODY, HELD)
        plain(push)(s, MarriageTask.WEDDING, first)
        trial.settle()
        if rolls(trial)[: len(faces)] == list(faces):
            return trial
    raise AssertionError


def pinks(match: Match, place: str) -> int:
    """How many pink members are there; "unborn" is the supply."""
    return int((match.state.pink == PLACES[place]).sum())


def on_board(match: Match, seat: int) -> list[str]:
    """Where the seat's members stand on the Marriage board."""
    s = match.state
    return [
        Place(place).name.lower().replace("_", "")
        for place in sorted(s.place[seat])
        if Place.RANK_1 <= place <= Place.PARENTS
    ]


def fault(match: Match) -> str:
    """What is not as it must be, or nothing."""
    return match.fault()


def dying(match: Match, seat: int = 0) -> None:
    """A death of the seat is due, and nothing else."""
    lay(match, harvest={"green": 1})
    ask(match, Task.DEATH, seat)
    match.settle()


def couples(match: Match) -> list[tuple[str, list[int | None]]]:
    seen = match.view(0)["marriage"]
    places = ("bakery", "shop", "parents")
    groups = [(place, [figure["seat"] for figure in group]) for place in places for group in seen[place]]
    return [(place, group) for place, group in groups if len(group) == 2]


def ceremony(players: int, *ranks: int) -> Match:
    """Seat 0 on the first of these ranks, seat 1 on the next, and so on."""
    match = parish(players)
    for seat, rank in enumerate(ranks):
        stand(match, seat, f"rank{rank}")
    return match


def married(match: Match) -> list[tuple[int, int]]:
    """The couples, as they are told: seats, or -1 for a pink member."""
    s = match.state
    rows = s.journal[: s.notes]
    couples = [(int(a), int(b)) for event, _, a, b in rows if event == MarriageEvent.MARRIED]
    return [tuple(-1 if f >= FIRST_PINK else f // MEMBERS for f in couple) for couple in couples]
