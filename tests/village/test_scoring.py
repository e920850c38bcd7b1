"""The final scoring, and who has won."""

import pytest

import chronik
from chronik.lab.simulate import simulate
from chronik.table import Match
from chronik.village.state import Task
from village.positions import ask, give, household, play, serve, strip, village

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def poor(edition: str = "bigbox", players: int = 3) -> Match:
    """Nobody has anything."""
    match = village(edition=edition, players=players)
    for seat in range(players):
        strip(match, seat)
    return match


def tied(edition: str) -> Match:
    """Seats 0 and 1 have the same points: three customers and five grain, or four customers and no grain."""
    match = poor(edition, players=2)
    serve(match, 0, "K21", "K22", "K23")
    serve(match, 1, "K08", "K09", "K10", "K04")
    give(match, 0, grain=5)
    match.state.points[:2] = [0, 6]
    assert match.scores() == [18, 18]
    return match


@pytest.mark.rule("V-SCORE-01")
@both
def test_points_are_marked_at_once(edition: str) -> None:
    match = poor(edition)
    match.state.points[0] = 5
    give(match, 0, wagon=1, brown=2)
    ask(match, Task.TRAVEL, 0)
    play(match, "travel.village-A")
    assert match.view(1)["farms"][0]["points"] == 8
    assert match.breakdown(0)["track"] == 8


@pytest.mark.rule("V-AMB-29")
def test_the_track_has_no_end() -> None:
    match = poor()
    household(match, 0, council4=[1])
    match.state.points[0] = 298
    give(match, 0, coins=1)
    ask(match, Task.COUNCIL, 0)
    play(match, "council.privilege4")
    assert match.state.points[0] == 301
    assert match.scores()[0] == 301 + 6


@pytest.mark.rule("V-SCORE-02")
@both
def test_cities(edition: str) -> None:
    match = poor(edition)
    found = []
    for visited in range(7):
        match.state.marker[0] = [int(city < visited) for city in range(6)]
        found.append(match.breakdown(0)["travel"])
    assert found == [0, 1, 3, 6, 10, 14, 18]


@pytest.mark.rule("V-SCORE-03")
@both
def test_councillors(edition: str) -> None:
    match = poor(edition)
    household(match, 0, council1=[1], council2=[1, 2], council4=[1])
    assert match.breakdown(0)["council"] == 10
    household(match, 0, council3=[3])
    assert match.breakdown(0)["council"] == 4


@pytest.mark.rule("V-SCORE-04")
@both
def test_clergy(edition: str) -> None:
    match = poor(edition)
    household(match, 0, church1=[1, 2], church3=[1], church4=[1])
    assert match.breakdown(0)["church"] == 14
    household(match, 0, church2=[3])
    assert match.breakdown(0)["church"] == 3


@pytest.mark.rule("V-SCORE-05")
@both
def test_the_bag_brings_nothing(edition: str) -> None:
    match = poor(edition)
    household(match, 0, bag=[1, 2])
    assert match.scores() == [0, 0, 0]


@pytest.mark.rule("V-SCORE-06")
@both
def test_the_chronicle(edition: str) -> None:
    match = poor(edition)
    family = {
        "chroniclefarm": [1, 1],
        "chroniclecraft": [1],
        "chroniclechurch": [1, 2],
        "chroniclecouncil": [2],
        "chronicletravel": [2],
    }
    order = [(place, generation) for place, dead in family.items() for generation in dead]
    found = []
    for n in range(8):
        buried: dict[str, list[int]] = {}
        for place, generation in order[:n]:
            buried.setdefault(place, []).append(generation)
        household(match, 0, **buried)
        found.append(match.breakdown(0)["chronicle"])
    assert found == [0, 0, 0, 4, 7, 12, 12, 12]


@pytest.mark.rule("V-SCORE-07")
@both
def test_customers(edition: str) -> None:
    match = poor(edition)
    serve(match, 0, "K21", "K11", "K08")
    assert match.breakdown(0)["customers"] == 13
    assert match.scores() == [13, 0, 0]


@pytest.mark.rule("V-SCORE-07")
@both
def test_customers_are_revealed_only_at_the_end(edition: str) -> None:
    match = poor(edition)
    serve(match, 0, "K21")
    assert match.view(1)["farms"][0]["customers_served"] is None
    assert match.view(None)["farms"][0]["customers_served"] is None
    assert match.view(0)["farms"][0]["customers_served"][0]["points"] == 6
    match.state.over = 1
    assert match.view(1)["farms"][0]["customers_served"][0]["points"] == 6


@pytest.mark.rule("V-SCORE-08")
@both
def test_coins(edition: str) -> None:
    match = poor(edition)
    give(match, 0, coins=2)
    assert match.breakdown(0)["coins"] == 2
    assert match.scores() == [2, 0, 0]


@pytest.mark.rule("V-SCORE-09")
@both
def test_nothing_else_scores(edition: str) -> None:
    match = poor(edition)
    give(match, 0, grain=5, scroll=1, horse=1, plough=1, ox=1, wagon=1, orange=3, green=2, brown=2, pink=2)
    household(match, 0, smithy=[1], stables=[2], farm=[1, 3], grave=[1, 1, 2])
    assert match.scores() == [0, 0, 0]


@pytest.mark.rule("V-SCORE-10")
@both
def test_most_points_win(edition: str) -> None:
    match = poor(edition)
    match.state.points[:3] = [39, 41, 30]
    assert match.ranking() == [[1], [0], [2]]


@pytest.mark.rule("V-SCORE-10")
def test_every_game_has_a_first_place() -> None:
    found = simulate(chronik.game("village", players=2), 3, jobs=1)
    assert sum(found["wins"]) + found["ties"] == 3


@pytest.mark.rule("V-EX-SCORE-ORIGINAL")
def test_a_whole_scoring() -> None:
    match = poor("original")
    match.state.marker[0, :3] = 1
    household(
        match,
        0,
        council2=[2],
        church4=[2],
        chroniclefarm=[1],
        chroniclecraft=[1],
        chroniclechurch=[1],
        chroniclecouncil=[1],
    )
    serve(match, 0, "K21", "K22", "K11")
    give(match, 0, coins=2)
    assert match.breakdown(0) == {
        "track": 0,
        "travel": 6,
        "council": 2,
        "church": 6,
        "chronicle": 7,
        "customers": 16,
        "coins": 2,
    }
    assert match.scores()[0] == 39


@pytest.mark.rule("V-TIE-01")
def test_a_tie_in_the_original_goes_to_the_most_customers() -> None:
    assert tied("original").ranking() == [[1], [0]]


@pytest.mark.rule("V-TIE-02")
def test_a_tie_in_the_big_box_goes_to_the_most_grain() -> None:
    assert tied("bigbox").ranking() == [[0], [1]]


@pytest.mark.rule("V-TIE-03")
@both
def test_then_to_the_most_living_members(edition: str) -> None:
    match = poor(edition, players=2)
    household(match, 0, farm=[1, 1], smithy=[1], council1=[1, 2], grave=[2])
    household(match, 1, farm=[1, 1, 2], smithy=[1], grave=[1, 2, 3])
    assert match.scores() == [0, 0]
    assert match.ranking() == [[0], [1]]


@pytest.mark.rule("V-AMB-21")
@both
def test_members_in_the_bag_are_alive_and_the_unborn_are_not(edition: str) -> None:
    match = poor(edition, players=2)
    household(match, 0, farm=[1], bag=[1, 2])
    household(match, 1, farm=[1, 2])
    assert match.ranking() == [[0], [1]]
    household(match, 1, farm=[1, 2, 3])
    assert match.ranking() == [[0, 1]]


@pytest.mark.rule("V-AMB-20")
@both
def test_who_is_equal_in_everything_shares_the_victory(edition: str) -> None:
    match = poor(edition)
    match.state.points[:3] = [7, 9, 9]
    assert match.ranking() == [[1, 2], [0]]
