"""Of a price that is too high: what it is, and how much of it there is."""

from typing import Any

import pytest

from chronik.table import Match, Move
from chronik.village.inn.state import InnTask
from chronik.village.state import Task
from village.positions import ask, give, put, strip, village


def at(task: Any, expansions: tuple[str, ...] = (), **things: int) -> Match:
    """Seat 0 at a question, with these things and nothing else."""
    match = village(3, expansions=expansions)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, task, 0)
    return match


def refused(match: Match, notation: str) -> Move:
    return next(move for move, _ in match.refused() if move.notation == notation)


def test_how_much_there_is_and_how_much_it_takes() -> None:
    move = refused(at(Task.CRAFTS, grain=2), "crafts.horse:pay")
    assert (move.cost, move.missing) == ({"grain": 3}, {"grain": (2, 3)})


def test_each_cube_by_its_colour() -> None:
    move = refused(at(Task.CRAFTS, orange=1), "crafts.plough:pay")
    assert move.cost == {"orange": 1, "pink": 1}
    assert move.missing == {"pink": (0, 1)}


def test_coins_stand_for_cubes_as_long_as_there_are_enough() -> None:
    match = at(Task.CRAFTS, coins=1)
    assert refused(match, "crafts.plough:pay").missing == {"orange": (0, 1), "pink": (0, 1)}
    give(match, 0, orange=1)
    assert "crafts.plough:pay" in [move.notation for move in match.moves()]


def test_what_is_refused_for_another_reason_has_no_price() -> None:
    match = at(Task.CRAFTS)
    move = refused(match, "crafts.horse:time")
    assert (move.cost, move.missing) == ({}, {})


def test_a_customer_is_told_without_cubes_that_coins_can_pay() -> None:
    match = at(Task.SALE, coins=1)
    for move, why in match.refused():
        if why.name == "NO_WARES":
            assert move.missing
            assert "green" not in move.missing


def test_a_person_costs_beer() -> None:
    match = at(InnTask.INN, ("inn",), beer=1)
    put(match, 0, 1, "farm")
    prices = [move for move, why in match.refused() if why.name == "NO_BEER"]
    assert all(move.missing == {"beer": (1, move.cost["beer"])} for move in prices)


@pytest.mark.parametrize("expansions", [(), ("inn", "port", "marriage")])
def test_asking_for_a_price_changes_nothing(expansions: tuple[str, ...]) -> None:
    match = village(3, expansions=expansions)
    before = match.state.tobytes()
    for move, _ in match.refused():
        assert move.outcome is move.outcome
    assert match.state.tobytes() == before
