"""The Inn's persons that go to sea: Admiral, Helmsman, Quartermaster; and the Bard for the dead at sea."""

from typing import Any

import pytest

from chronik.table import Match
from chronik.village.names import Area
from chronik.village.state import Task
from village.inn.positions import hold
from village.port.sea import asked, cargo, embark, fields, port, stow, water
from village.positions import ask, fill, give, household, members, notations, play, reasons

BOTH = ("inn", "port")


def holding(person: str, **things: Any) -> Match:
    """Seat 0 at its travel action, with this card in hand."""
    match = port(expansions=BOTH, **things)
    hold(match, 0, person)
    return match


def test_the_admirals_captain_costs_nothing() -> None:
    match = holding("admiral")
    assert reasons(match)["hire.C3a"] == "NO_COIN"
    play(match, "card")
    assert asked(match) == "travel"
    play(match, "hire.C3a")
    assert match.state.coins[0] == 0
    assert match.state.hand[0] == 0
    assert match.view(1)["farms"][0]["ship"]["captain"]["id"] == "C3a"


def test_the_admiral_is_of_no_use_at_sea() -> None:
    match = holding("admiral")
    embark(match, 0, "I1")
    assert reasons(match)["card"] == "NOT_NOW"


@pytest.mark.parametrize("moves", [("card", "ship.T1"), ("ship.T1", "card")])
def test_the_helmsman_sails_two_steps_without_cubes(moves: tuple[str, ...]) -> None:
    match = holding("helmsman", coins=2)
    play(match, "hire.C2a", "load.done", *moves)
    play(match, "ship.I1", "ship.I2")
    assert water(match) == "I2"
    assert match.state.life[0] == 1
    assert fields(notations(match)) == set()


def test_the_helmsman_helps_at_sea() -> None:
    match = holding("helmsman")
    embark(match, 0, "I1")
    play(match, "card", "ship.I2", "ship.T3", "ship.I4")
    assert water(match) == "I4"
    assert reasons(match)["ship.T4"] == "NO_INFLUENCE"


def test_the_quartermaster_has_a_fourth_hold_until_the_return() -> None:
    match = holding("quartermaster", coins=1, ox=2, horse=1, plough=1, wagon=1, grain=1)
    play(match, "hire.C1a", "load.ox", "load.horse", "load.plough")
    assert reasons(match)["load.wagon"] == "HOLDS_FULL"
    play(match, "card", "load.wagon")
    assert cargo(match) == {"ox", "horse", "plough", "wagon"}
    assert asked(match) == "sail"
    assert match.view(1)["farms"][0]["ship"]["holds"] == 4
    play(match, "ship.T1")
    ask(match, Task.TRAVEL, 0)
    play(match, "ship.home")
    assert match.view(1)["farms"][0]["ship"]["holds"] == 3


def test_the_cartographer_counts_lighthouses() -> None:
    match = holding("cartographer")
    household(match, 0, lighthouse1=[1], lighthouse4=[1], farm=[2])
    assert match.breakdown(0)["persons"] == 4


def test_the_bard_sings_of_the_dead_at_sea() -> None:
    match = holding("bard")
    embark(match, 0, "I1")
    household(match, 0, farm=[1, 2])
    stow(match, "member")
    fill(match, "travel")
    match.state.due[0] = 1
    give(match, 0, coins=1)
    play(match, "decline")
    assert asked(match) == "bard"
    refused = match.copy()
    play(match, "bard.sings")
    assert members(match, 0, "beside") == [1]
    assert cargo(match) == set()
    play(refused, "bard.none", "burial.1")
    assert members(refused, 0, "sea1") == [1]
    assert refused.state.room[Area.TRAVEL] == 0
    assert cargo(refused) == set()
