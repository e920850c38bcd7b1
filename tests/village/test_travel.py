"""Travel."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Good
from chronik.village.state import Task
from village.positions import (
    ask,
    events,
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
CITIES = "ABCDEF"
PLENTY = {"wagon": 2, "orange": 2, "brown": 2, "pink": 2}


def travel(edition: str = "bigbox", players: int = 3, **things: int) -> Match:
    """Seat 0 at its travel action, with these things and nothing else."""
    match = village(edition=edition, players=players)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, Task.TRAVEL, 0)
    return match


def neighbours(match: Match, city: str) -> set[str]:
    """By the travel map in the box."""
    roads = [set(road.ends) for road in match.game.components["travel"].road]
    return {end for road in roads if city in road for end in road - {city}}


def cities(match: Match, seat: int) -> list[str]:
    farm: list[str] = match.view(seat)["farms"][seat]["cities"]
    return farm


@pytest.mark.rule("V-TRAV-01")
@both
def test_the_first_trip_goes_to_one_of_two_cities(edition: str) -> None:
    match = travel(edition, **PLENTY)
    assert notations(match) == {"decline", "travel.village-A", "travel.village-B"}
    household(match, 0, smithy=[1])
    assert notations(match) == {"decline"}
    assert reasons(match)["travel.village-A"] == "NOBODY_ON_FARM"


@pytest.mark.rule("V-TRAV-02")
@both
def test_a_trip_costs_time_a_wagon_and_influence(edition: str) -> None:
    match = travel(edition, brown=3, pink=3)
    assert reasons(match)["travel.village-A"] == "NO_WAGON"
    assert notations(match) == {"decline"}

    match = travel(edition, wagon=2, brown=3)
    wagons = int(match.state.stock[Good.WAGON])
    play(match, "travel.village-A")
    assert match.state.goods[0, Good.WAGON] == 1
    assert match.state.stock[Good.WAGON] == wagons + 1
    assert match.state.influence[0, Colour.BROWN] == 1
    assert match.state.life[0] == 2


@pytest.mark.rule("V-TRAV-03")
@both
@pytest.mark.parametrize(("colour", "city", "other"), [("brown", "A", "B"), ("pink", "B", "A")])
def test_the_two_roads_out_of_the_village(edition: str, colour: str, city: str, other: str) -> None:
    match = travel(edition, wagon=1, **{colour: 2})
    assert notations(match) == {"decline", f"travel.village-{city}"}
    assert reasons(match)[f"travel.village-{other}"] == "NO_INFLUENCE"


@pytest.mark.rule("V-TRAV-04", "V-TRAV-05", "V-EX-TRAV-NORTH")
@both
def test_a_trip_to_the_north(edition: str) -> None:
    match = travel(edition, wagon=1, brown=2)
    stock, supply = int(match.state.stock[Good.WAGON]), int(match.state.supply[Colour.BROWN])
    play(match, "travel.village-A")
    assert members(match, 0, "city1") == [1]
    assert cities(match, 0) == ["A"]
    assert match.state.points[0] == 3
    assert match.state.life[0] == 2
    assert match.state.stock[Good.WAGON] == stock + 1
    assert match.state.supply[Colour.BROWN] == supply + 2
    assert match.state.influence[0, Colour.BROWN] == 0


@pytest.mark.rule("V-TRAV-05")
@both
def test_the_reward_comes_at_once(edition: str) -> None:
    match = travel(edition, wagon=1, orange=1, brown=1)
    household(match, 0, city3=[1])
    play(match, "travel.C-E")
    assert match.state.marker[0, CITIES.index("E")] == 1
    assert match.state.coins[0] == 1
    assert events(match)[-2:] == ["TRAVELLED", "GOT_COIN"]


@pytest.mark.rule("V-TRAV-06")
@both
def test_with_a_traveller_out_another_may_follow_or_the_one_goes_on(edition: str) -> None:
    match = travel(edition, **PLENTY)
    household(match, 0, farm=[1], city1=[1])
    assert notations(match) == {
        "decline",
        "travel.village-A",
        "travel.village-B",
        "travel.A-B",
        "travel.A-C",
    }
    play(match, "travel.village-B")
    assert match.actor == 1
    assert members(match, 0, "city1") == [1]
    assert members(match, 0, "city2") == [1]


@pytest.mark.rule("V-TRAV-07", "V-TRAV-13")
@both
@pytest.mark.parametrize("city", CITIES)
def test_a_trip_covers_one_road(edition: str, city: str) -> None:
    match = travel(edition, **PLENTY)
    household(match, 0, **{f"city{CITIES.index(city) + 1}": [1]})
    targets = {name.partition("-")[2] for name in notations(match) - {"decline"}}
    assert targets == neighbours(match, city) - {"village"}


@pytest.mark.rule("V-TRAV-08")
@both
def test_a_city_gives_points_or_cubes_or_a_coin(edition: str) -> None:
    match = travel(edition)
    table = match.game.components["travel"]
    rewards = {city.id: city.reward for city in table.city}
    assert sorted(rewards) == list(CITIES)
    assert set(rewards.values()) == {"points", "cubes", "coin"}
    assert (table.reward.points, table.reward.cubes, table.reward.coin) == (3, 2, 1)


@pytest.mark.rule("V-TRAV-08")
@both
def test_cubes_as_a_reward_are_of_free_choice(edition: str) -> None:
    match = travel(edition, wagon=1, orange=2)
    household(match, 0, city1=[1])
    play(match, "travel.A-C")
    assert notations(match) == {"cube.orange", "cube.green", "cube.brown", "cube.pink"}
    play(match, "cube.green", "cube.pink")
    assert match.state.influence[0].tolist() == [0, 1, 0, 1]
    assert match.actor == 1


@pytest.mark.rule("V-TRAV-09", "V-AMB-18")
@both
def test_a_city_rewards_a_player_once(edition: str) -> None:
    match = travel(edition, wagon=1, brown=2)
    household(match, 0, farm=[1], city1=[1])
    play(match, "travel.village-A")
    assert members(match, 0, "city1") == [1, 1]
    assert match.state.points[0] == 0
    assert match.state.goods[0, Good.WAGON] == 0
    assert match.state.influence[0, Colour.BROWN] == 0
    assert match.state.life[0] == 2
    assert cities(match, 0) == ["A"]


@pytest.mark.rule("V-TRAV-10")
@both
def test_a_city_holds_all_colours(edition: str) -> None:
    match = travel(edition, players=4, wagon=1, brown=2)
    for seat in (1, 2, 3):
        household(match, seat, city1=[1])
    play(match, "travel.village-A")
    assert match.state.points[0] == 3
    assert [cities(match, seat) for seat in range(4)] == 4 * [["A"]]


@pytest.mark.rule("V-TRAV-11")
@both
def test_six_cities_and_a_marker_for_each(edition: str) -> None:
    match = travel(edition)
    for trip in ("village-A", "A-C", "C-E", "E-F", "F-D", "D-B"):
        give(match, 0, wagon=1, orange=2, brown=2, pink=2)
        match.state.life[0] = 0
        ask(match, Task.TRAVEL, 0)
        play(match, f"travel.{trip}")
        while match.actor == 0:
            match.play(match.moves()[0])
        strip(match, 0)
    assert cities(match, 0) == list(CITIES)
    assert match.breakdown(0)["travel"] == 18


@pytest.mark.rule("V-TRAV-12")
@both
def test_markers_stay_when_the_traveller_leaves(edition: str) -> None:
    match = travel(edition)
    household(match, 0, city3=[1])
    match.state.marker[0, :3] = 1
    recalled, dead = match.copy(), match.copy()
    ask(recalled, Task.FAMILY, 0)
    play(recalled, "family.recall:1@city3")
    assert members(recalled, 0, "farm") == [1]
    assert recalled.breakdown(0)["travel"] == 6
    dead.state.due[0] = 1
    play(dead, "decline")
    assert members(dead, 0, "chronicletravel") == [1]
    assert dead.breakdown(0)["travel"] == 6


@pytest.mark.rule("V-TRAV-13")
@both
@pytest.mark.parametrize("city", "AB")
def test_no_road_leads_home(edition: str, city: str) -> None:
    match = travel(edition, **PLENTY)
    household(match, 0, **{f"city{CITIES.index(city) + 1}": [1]})
    assert reasons(match)[f"travel.{city}-village"] == "NO_WAY_HOME"


@pytest.mark.rule("V-AMB-34")
def test_a_traveller_may_go_back_for_the_price_without_a_reward() -> None:
    match = travel(wagon=1, orange=2)
    household(match, 0, city3=[1])
    match.state.marker[0, :3] = [1, 0, 1]
    play(match, "travel.C-A")
    assert members(match, 0, "city1") == [1]
    assert match.state.points[0] == 0
    assert match.state.influence[0].sum() == 0
