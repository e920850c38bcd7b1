"""The church action."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    give,
    household,
    members,
    notations,
    play,
    reasons,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def church(edition: str = "bigbox", **things: int) -> Match:
    """Seat 0 at its church action, with these things and nothing else."""
    match = village(edition=edition)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, Task.CHURCH, 0)
    return match


@pytest.mark.rule("V-CHUR-01")
@both
def test_a_member_into_the_bag_for_a_brown_cube_or_three_time(edition: str) -> None:
    match = church(edition)
    assert notations(match) == {"decline", "church:time"}
    assert reasons(match) == {"church:influence": "NO_INFLUENCE"}
    play(match, "church:time")
    assert match.state.life[0] == 3
    assert members(match, 0, "bag") == [1]

    match = church(edition, brown=1)
    assert notations(match) == {"decline", "church:time", "church:influence"}
    play(match, "church:influence")
    assert match.state.life[0] == 0
    assert match.state.influence[0, Colour.BROWN] == 0
    assert members(match, 0, "bag") == [1]
    assert members(match, 0, "farm") == [1, 1, 1]


@pytest.mark.rule("V-CHUR-01")
def test_only_from_the_farm_but_of_any_generation() -> None:
    match = church(brown=1)
    household(match, 0, council1=[1])
    assert reasons(match) == {"church:influence": "NOBODY_ON_FARM", "church:time": "NOBODY_ON_FARM"}
    household(match, 0, farm=[1, 3])
    play(match, "church:influence")
    assert notations(match) == {"member.1", "member.3"}
    play(match, "member.3")
    assert members(match, 0, "bag") == [3]


@pytest.mark.rule("V-CHUR-02")
@both
def test_only_a_mass_leads_from_the_bag_into_the_church(edition: str) -> None:
    match = church(edition, brown=1, coins=1)
    play(match, "church:influence", "pay.1brown")
    assert members(match, 0, "bag") == [1]
    assert members(match, 0, "church1") == []
    begin_mass(match)
    assert members(match, 0, "church1") == []
    play(match, "mass.pick:1")
    assert members(match, 0, "bag") == []
    assert members(match, 0, "church1") == [1]


@pytest.mark.rule("V-AMB-13")
@both
def test_nobody_comes_home_from_the_bag(edition: str) -> None:
    match = church(edition)
    household(match, 0, farm=[1], bag=[1], church1=[2])
    ask(match, Task.FAMILY, 0)
    assert notations(match) == {"decline", "family.birth", "family.recall:2@church1"}
    assert reasons(match) == {"family.recall:1@bag": "IN_BAG"}
