"""The family action: a birth, or a member comes home; and members placed by other actions."""

import pytest

from chronik.table import Match
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    empty_farm,
    give,
    members,
    notations,
    play,
    put,
    reasons,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def family(edition: str = "bigbox") -> Match:
    """Seat 0 at its family action."""
    match = village(edition=edition)
    ask(match, Task.FAMILY, 0)
    return match


def bear(match: Match, *generations: int) -> None:
    """These are born already, and in the bag, where they are out of the way."""
    for generation in generations:
        put(match, 0, generation, "bag", source="unborn")


@pytest.mark.rule("V-FAM-01")
@both
def test_a_birth_is_free(edition: str) -> None:
    match = family(edition)
    before = match.view(0)["farms"][0]
    play(match, "family.birth")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    assert members(match, 0, "unborn") == [2, 2, 3, 3, 4, 4]
    after = match.view(0)["farms"][0]
    assert [name for name in before if before[name] != after[name]] == ["family"]


@pytest.mark.rule("V-FAM-02", "V-EX-FAM")
@both
def test_the_newborn_has_the_lowest_number(edition: str) -> None:
    match = family(edition)
    bear(match, 2, 2)
    play(match, "family.birth")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    assert members(match, 0, "unborn") == [3, 3, 4, 4]


@pytest.mark.rule("V-FAM-02")
def test_the_last_one_is_a_four() -> None:
    match = family()
    bear(match, 2, 2, 2, 3, 3, 4)
    play(match, "family.birth")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 4]
    assert members(match, 0, "unborn") == []


@pytest.mark.rule("V-FAM-03")
@pytest.mark.parametrize(("place", "other"), [("council3", "city2"), ("city2", "council3")])
@both
def test_a_member_comes_home_instead(edition: str, place: str, other: str) -> None:
    match = family(edition)
    put(match, 0, 1, "council3")
    put(match, 0, 1, "city2")
    assert notations(match) == {
        "decline",
        "family.birth",
        "family.recall:1@council3",
        "family.recall:1@city2",
    }
    play(match, f"family.recall:1@{place}")
    assert members(match, 0, "farm") == [1, 1, 1]
    assert members(match, 0, place) == []
    assert members(match, 0, other) == [1]
    assert members(match, 0, "unborn") == [2, 2, 2, 3, 3, 4, 4]
    assert match.actor == 1


@pytest.mark.rule("V-FAM-03")
@pytest.mark.parametrize("place", ["wainwright", "stables", "scriptorium", "smithy", "council1", "church4"])
def test_from_anywhere_on_the_board(place: str) -> None:
    match = family()
    put(match, 0, 1, place)
    play(match, f"family.recall:1@{place}")
    assert members(match, 0, "farm") == [1, 1, 1, 1]


@pytest.mark.rule("V-FAM-04")
@both
def test_the_dead_do_not_come_back(edition: str) -> None:
    match = family(edition)
    put(match, 0, 1, "chroniclecraft")
    put(match, 0, 1, "grave")
    assert notations(match) == {"decline", "family.birth"}
    assert reasons(match) == {"family.recall:1@chroniclecraft": "DEAD", "family.recall:1@grave": "DEAD"}


@pytest.mark.rule("V-FAM-05")
@both
def test_any_generation_comes_home(edition: str) -> None:
    match = family(edition)
    put(match, 0, 1, "smithy")
    put(match, 0, 4, "council2")
    assert {"family.recall:1@smithy", "family.recall:4@council2"} < notations(match)
    play(match, "family.recall:4@council2")
    assert members(match, 0, "farm") == [1, 1, 1, 4]


@pytest.mark.rule("V-FAM-06")
@pytest.mark.parametrize(
    ("task", "moves"),
    [
        (Task.CRAFTS, {f"crafts.train:{b}" for b in ("wainwright", "stables", "scriptorium", "smithy")}),
        (Task.COUNCIL, {"council.enter:influence", "council.enter:scroll"}),
        (Task.TRAVEL, {"travel.village-A", "travel.village-B"}),
        (Task.CHURCH, {"church:influence", "church:time"}),
    ],
)
@both
def test_members_are_placed_from_the_farm(edition: str, task: Task, moves: set[str]) -> None:
    match = village(edition=edition)
    give(match, 0, orange=3, green=3, brown=3, pink=3, scroll=1, wagon=1)
    ask(match, task, 0)
    assert moves <= notations(match)
    empty_farm(match, 0)
    put(match, 0, 2, "council1")
    assert not moves & notations(match)
    assert {reasons(match)[move] for move in moves} == {"NOBODY_ON_FARM"}


@pytest.mark.rule("V-FAM-07", "V-EX-FAQ-GENERATION")
@pytest.mark.parametrize(
    ("task", "move", "place"),
    [
        (Task.CHURCH, "church:time", "bag"),
        (Task.CRAFTS, "crafts.train:smithy", "smithy"),
        (Task.COUNCIL, "council.enter:scroll", "council1"),
        (Task.TRAVEL, "travel.village-A", "city1"),
    ],
)
@both
def test_any_generation_may_be_placed(edition: str, task: Task, move: str, place: str) -> None:
    match = village(edition=edition)
    put(match, 0, 3, "farm", source="unborn")
    give(match, 0, scroll=1, wagon=1, brown=2)
    match.state.coins[0] -= 1
    match.state.coin_stock += 1
    ask(match, task, 0)
    play(match, move)
    assert notations(match) == {"member.1", "member.3"}
    play(match, "member.3")
    assert members(match, 0, place) == [3]
    assert members(match, 0, "farm") == [1, 1, 1, 1]


@pytest.mark.rule("V-FAM-08")
@both
def test_a_placed_member_stays(edition: str) -> None:
    match = village(edition=edition)
    places = ["smithy", "council2", "city3", "church1"]
    for place in places:
        put(match, 0, 1, place)
    begin_mass(match)
    assert match.state.rounds == 2
    assert [members(match, 0, place) for place in places] == [[1], [1], [1], [1]]


@pytest.mark.rule("V-FAM-09")
@both
def test_without_unborn_only_the_recall_is_left(edition: str) -> None:
    match = family(edition)
    bear(match, 2, 2, 2, 3, 3, 4, 4)
    put(match, 0, 1, "council1")
    assert notations(match) == {"decline", "family.recall:1@council1"}
    assert reasons(match)["family.birth"] == "NOBODY_UNBORN"
