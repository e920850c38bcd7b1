"""The Inn: the brewery and its beer."""

import pytest

from chronik.village.names import Good
from chronik.village.state import Task
from village.inn.positions import (
    at,
    beer,
    first_turn,
    life,
)
from village.positions import (
    ask,
    empty_farm,
    fill,
    give,
    members,
    notations,
    play,
    put,
    reasons,
    village,
)


@pytest.mark.rule("VI-BREW-01")
def test_the_brewery_is_a_craft_building() -> None:
    match = first_turn(crafts={"pink": 1}, harvest={"pink": 1}, inn={"pink": 1})
    give(match, 0, grain=3)
    for space in ("crafts", "harvest", "inn"):
        other = match.copy()
        play(other, f"take.{space}:pink")
        offered = notations(other) & {"crafts.train:brewery", "crafts.beer:pay"}
        assert len(offered) == (2 if space == "crafts" else 0)


@pytest.mark.rule("VI-BREW-02")
def test_brewing_by_the_well() -> None:
    match = first_turn(harvest={"green": 1})
    give(match, 0, pink=3, grain=3)
    play(match, "well:pink", "well.crafts", "crafts.beer:pay")
    assert (beer(match), match.state.grain[0], match.state.influence[0].sum()) == (2, 0, 0)


@pytest.mark.rule("VI-BREW-03", "VI-BREW-04", "VI-BREW-07")
def test_two_beers_for_three_time() -> None:
    match = at(Task.CRAFTS)
    put(match, 0, 2, "brewery")
    play(match, "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 3)
    assert members(match, 0, "brewery") == [2]


@pytest.mark.rule("VI-BREW-05")
def test_training_a_brewer() -> None:
    match = at(Task.CRAFTS)
    play(match, "crafts.train:brewery", "crafts.stop")
    assert members(match, 0, "brewery") == [1]
    assert members(match, 0, "farm") == [1, 1, 1]
    assert (beer(match), life(match)) == (0, 3)


@pytest.mark.rule("VI-BREW-06")
def test_training_and_brewing() -> None:
    match = at(Task.CRAFTS)
    play(match, "crafts.train:brewery", "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 6)


@pytest.mark.rule("VI-BREW-08")
def test_two_beers_for_three_grain() -> None:
    match = at(Task.CRAFTS)
    empty_farm(match, 0)
    give(match, 0, grain=3)
    stock = int(match.state.grain_stock)
    play(match, "crafts.beer:pay")
    assert (beer(match), match.state.grain[0], life(match)) == (2, 0, 0)
    assert match.state.grain_stock == stock + 3


@pytest.mark.rule("VI-BREW-09")
def test_one_action_is_one_brew() -> None:
    match = at(Task.CRAFTS)
    put(match, 0, 1, "brewery")
    give(match, 0, grain=3)
    play(match, "crafts.beer:pay")
    assert match.actor == 1
    assert (beer(match), life(match)) == (2, 0)


@pytest.mark.rule("VI-BREW-10")
def test_beer_without_limit() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, beer=6, grain=3)
    play(match, "crafts.beer:pay")
    assert beer(match) == 8


@pytest.mark.rule("VI-BREW-11", "VI-AMB-08")
def test_the_third_privilege_may_be_a_beer() -> None:
    match = at(Task.COUNCIL)
    put(match, 0, 1, "council3")
    play(match, "council.privilege3")
    assert "good.beer" in notations(match)
    play(match, "good.beer")
    assert beer(match) == 1
    base = village()
    ask(base, Task.CHOOSE_GOOD, 0)
    assert "good.beer" not in notations(base)


@pytest.mark.rule("VI-BREW-12")
@pytest.mark.parametrize(("free", "place"), [(1, "chroniclecraft"), (0, "grave")])
def test_a_brewer_dies(free: int, place: str) -> None:
    match = at(Task.DEATH)
    empty_farm(match, 0)
    put(match, 0, 1, "brewery", source="unborn")
    fill(match, "craft", leave=free)
    match.settle()
    assert members(match, 0, place) == [1]


@pytest.mark.rule("VI-BREW-13")
def test_a_brewer_comes_home() -> None:
    match = at(Task.FAMILY)
    put(match, 0, 2, "brewery", source="unborn")
    play(match, "family.recall:2@brewery")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    assert members(match, 0, "unborn") == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("VI-AMB-07")
def test_beer_runs_out() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, grain=3)
    give(match, 1, beer=int(match.state.stock[Good.BEER]) - 1)
    other = match.copy()
    play(match, "crafts.beer:pay")
    assert (beer(match), match.state.grain[0]) == (1, 0)
    give(other, 1, beer=1)
    assert reasons(other)["crafts.beer:pay"] == "SUPPLY_EMPTY"


@pytest.mark.rule("VI-EX-02", "VI-AMB-13")
def test_ways_to_brew() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, grain=3)
    for moves, time, grain in (
        (("crafts.train:brewery", "crafts.beer:time"), 6, 3),
        (("crafts.beer:pay",), 0, 0),
    ):
        other = match.copy()
        play(other, *moves)
        assert (beer(other), life(other), other.state.grain[0]) == (2, time, grain)
    assert reasons(match)["crafts.beer:time"] == "NO_CRAFTSMAN"
    put(match, 0, 1, "brewery")
    play(match, "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 3)
