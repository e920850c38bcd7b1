"""The harvest."""

import pytest

from chronik.table import Match
from chronik.village.state import Task
from village.positions import ask, empty_farm, give, members, notations, play, put, reasons, village


def harvest(edition: str = "bigbox", **things: int) -> Match:
    """Seat 0 at its harvest, with these things."""
    match = village(edition=edition)
    give(match, 0, **things)
    ask(match, Task.HARVEST, 0)
    return match


@pytest.mark.rule("V-HARV-01")
def test_somebody_must_be_on_the_farm() -> None:
    match = harvest()
    empty_farm(match, 0)
    assert notations(match) == {"decline"}
    assert reasons(match) == {"harvest": "NOBODY_ON_FARM"}
    put(match, 0, 3, "farm", source="unborn")
    assert notations(match) == {"decline", "harvest"}


@pytest.mark.rule("V-HARV-02")
@pytest.mark.parametrize("edition", ["original", "bigbox"])
def test_two_sacks_by_hand(edition: str) -> None:
    match = harvest(edition)
    play(match, "harvest")
    assert match.state.grain[0] == 2
    assert match.state.life[0] == 0


@pytest.mark.rule("V-HARV-03", "V-HARV-04", "V-HARV-05", "V-HARV-06")
@pytest.mark.parametrize(
    ("things", "grain"),
    [
        ({"horse": 1, "plough": 1}, 3),
        ({"ox": 1, "plough": 1}, 4),
        ({"plough": 2, "horse": 1, "ox": 2}, 4),
        ({"ox": 1}, 2),
        ({"plough": 1}, 2),
    ],
)
def test_an_animal_and_a_plough_bring_more(things: dict[str, int], grain: int) -> None:
    match = harvest(**things)
    play(match, "harvest")
    assert match.state.grain[0] == grain


@pytest.mark.rule("V-HARV-07", "V-EX-HARVEST-OX")
def test_nothing_is_used_up() -> None:
    match = harvest(ox=1, horse=1, plough=1)
    put(match, 0, 1, "unborn")
    put(match, 0, 1, "unborn")
    goods = match.state.goods[0].tolist()
    play(match, "harvest")
    assert match.state.grain[0] == 4
    assert match.state.goods[0].tolist() == goods
    assert members(match, 0, "farm") == [1, 1]


@pytest.mark.rule("V-HARV-08")
def test_the_barn_holds_five() -> None:
    match = harvest(grain=3, ox=1, plough=1)
    supply = match.state.grain_stock
    play(match, "harvest")
    assert match.state.grain[0] == 5
    assert match.state.grain_stock == supply - 2


@pytest.mark.rule("V-AMB-22")
def test_a_harvest_into_a_full_barn_is_legal_but_brings_nothing() -> None:
    match = harvest(grain=5)
    play(match, "harvest")
    assert match.state.grain[0] == 5
