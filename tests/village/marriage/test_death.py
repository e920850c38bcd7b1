"""The dead of the Marriage board, and the end."""

import pytest

from chronik.village.names import Area, Place
from chronik.village.state import Task
from village.marriage.weddings import PINK, dying, fault, on_board, pair, parish, stand
from village.positions import (
    ask,
    events,
    fill,
    give,
    household,
    members,
    notations,
    play,
    put,
)

PLACES = ["rank2", "bakery", "shop", "parents"]


# the dead


@pytest.mark.rule("VM-DEATH-01", "VM-DEATH-02", "VM-AMB-15")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_dead_of_the_board_belong_to_the_farm(place: str, players: int) -> None:
    match = parish(players)
    household(match, 0, **{place: [1]})
    fill(match, "farm", leave=1)
    dying(match)
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.room[Area.FARM] == 0


@pytest.mark.rule("VM-DEATH-03")
@pytest.mark.parametrize("place", PLACES)
def test_without_room_into_a_grave(place: str) -> None:
    match = parish()
    household(match, 0, **{place: [1]})
    fill(match, "farm")
    dying(match)
    assert members(match, 0, "grave") == [1]


@pytest.mark.rule("VM-WED-12", "VM-DEATH-04")
def test_whose_spouses_differ_are_not_alike() -> None:
    match = parish()
    household(match, 0)
    put(match, 0, 1, "farm", source="unborn")
    widow, _ = pair(match, "parents", 1, 0)
    put(match, 0, 1, "farm", source="unborn")
    pair(match, "parents", 2, 0)
    put(match, 0, 1, "farm", source="unborn")
    pair(match, "parents", PINK, 0)
    dying(match)
    assert notations(match) == {"die.1&2.1@parents", "die.1&3.1@parents", "die.1&0@parents"}
    play(match, "die.1&2.1@parents")
    assert match.view(0)["marriage"]["parents"][-1] == [{"seat": 1, "generation": 1}]
    assert widow // 12 == 1
    ask(match, Task.FAMILY, 0)
    assert {"family.recall:1&3.1@parents", "family.recall:1&0@parents"} <= notations(match)
    assert not fault(match)


@pytest.mark.rule("VM-DEATH-07")
def test_pink_members_do_not_die() -> None:
    match = parish()
    household(match, 0, farm=[1], parents=[1])
    stand(match, PINK, "parents")
    stand(match, PINK, "rank1")
    dying(match)
    assert notations(match) == {"die.1@farm", "die.1@parents"}
    household(match, 0)
    dying(match)
    assert "DEATH_LAPSED" in events(match)
    assert match.state.pink.tolist()[:2] == [Place.PARENTS, Place.RANK_1]


# the end


@pytest.mark.rule("VM-END-01", "VM-END-02")
def test_the_new_places_belong_to_the_chronicle() -> None:
    match = parish(4)
    for area in ("craft", "travel", "council", "church"):
        fill(match, area)
    fill(match, "farm", leave=2)
    household(match, 0, farm=[1, 1])
    dying(match)
    assert match.state.trigger == -1
    assert match.state.room[Area.FARM] == 1
    dying(match)
    assert match.state.trigger == 0
    match = parish(4)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    household(match, 0, farm=[1])
    dying(match)
    assert match.state.trigger == 0


@pytest.mark.rule("VM-END-01", "VM-END-03", "VM-AMB-23")
def test_bread_tools_and_the_board_are_worth_nothing() -> None:
    match = parish()
    give(match, 0, bread=3, tool=2)
    pair(match, "parents", 0, 2)
    assert on_board(match, 0) == ["parents"]
    scores = match.scores()
    assert scores[0] == scores[1]
    assert match.breakdown(0) == match.breakdown(1)
    assert set(match.breakdown(0)) >= {
        "track",
        "travel",
        "council",
        "church",
        "chronicle",
        "customers",
        "coins",
    }
