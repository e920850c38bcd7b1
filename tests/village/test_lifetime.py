"""Life time, and the death of a family member."""

import pytest

from chronik.table import Match
from chronik.village.names import Area, Good, Place
from chronik.village.state import Task
from village.positions import (
    ask,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    play,
    reasons,
    stalls,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def deathbed(edition: str = "bigbox", players: int = 3, **family: list[int]) -> Match:
    """Seat 0 with this family, at the end of a turn in which a death is due."""
    match = village(edition=edition, players=players)
    household(match, 0, **family)
    match.state.due[0] = 1
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    return match


def room(match: Match) -> list[int]:
    """Free places: the areas of the chronicle, then the graves."""
    return [int(n) for n in match.state.room]


@pytest.mark.rule("V-DEATH-01")
@both
def test_the_action_comes_before_the_death(edition: str) -> None:
    match = village(edition=edition)
    household(match, 0, farm=[1], council1=[1])
    lay(match, harvest={"plague": 1, "green": 3})
    match.state.life[0] = match.game.boxes[0].life - 2
    play(match, "take.harvest:plague")
    assert match.state.due[0] == 1
    assert notations(match) == {"decline", "harvest"}
    play(match, "harvest")
    assert match.state.grain[0] == 2
    assert notations(match) == {"die.1@farm", "die.1@council1"}


@pytest.mark.rule("V-DEATH-02", "V-DEATH-04")
@both
def test_the_lowest_number_dies(edition: str) -> None:
    match = deathbed(edition, farm=[2], council1=[1, 3], bag=[1])
    assert members(match, 0, "chroniclecouncil") == [1]
    assert members(match, 0, "farm") == [2]
    assert members(match, 0, "bag") == [1]
    assert match.actor == 1


@pytest.mark.rule("V-DEATH-03")
@both
def test_the_player_chooses_among_the_oldest(edition: str) -> None:
    match = deathbed(edition, farm=[1, 2], smithy=[1], church1=[1, 3], bag=[1])
    assert notations(match) == {"die.1@farm", "die.1@smithy", "die.1@church1"}
    assert reasons(match) == {
        "die.2@farm": "NOT_OLDEST",
        "die.3@church1": "NOT_OLDEST",
        "die.1@bag": "IN_BAG",
    }


@pytest.mark.rule("V-DEATH-04", "V-EX-DEATH-BAG")
@both
def test_the_bag_is_safe(edition: str) -> None:
    match = deathbed(edition, farm=[2], council1=[3], bag=[1, 1])
    assert members(match, 0, "chroniclefarm") == [2]
    assert members(match, 0, "bag") == [1, 1]
    assert members(match, 0, "council1") == [3]


@pytest.mark.rule("V-DEATH-05")
@both
def test_without_a_visible_member_the_death_lapses(edition: str) -> None:
    match = deathbed(edition, bag=[1, 2])
    assert "DEATH_LAPSED" in events(match)
    assert members(match, 0, "bag") == [1, 2]
    assert match.state.due[0] == 0
    household(match, 0, farm=[1, 2])
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    assert members(match, 0, "farm") == [1, 2]


@pytest.mark.rule("V-DEATH-06", "V-DEATH-07", "V-EX-DEATH-SMITH")
@both
def test_the_fresh_smith(edition: str) -> None:
    match = village(edition=edition)
    household(match, 0, farm=[1], council1=[1])
    lay(match, crafts={"plague": 1, "green": 3})
    match.state.life[0] = match.game.boxes[0].life - 2
    craft = room(match)[Area.CRAFT]
    play(match, "take.crafts:plague")
    play(match, "crafts.train:smithy")
    assert members(match, 0, "smithy") == [1]
    play(match, "crafts.plough:time")
    assert match.state.goods[0, Good.PLOUGH] == 1
    assert match.state.life[0] == 6
    assert notations(match) == {"die.1@smithy", "die.1@council1"}
    play(match, "die.1@smithy")
    assert members(match, 0, "chroniclecraft") == [1]
    assert members(match, 0, "council1") == [1]
    assert room(match)[Area.CRAFT] == craft - 1
    assert match.actor == 1


@pytest.mark.rule("V-DEATH-07", "V-DEATH-08")
@both
@pytest.mark.parametrize(
    ("place", "area"),
    [
        ("farm", "farm"),
        ("wainwright", "craft"),
        ("stables", "craft"),
        ("scriptorium", "craft"),
        ("smithy", "craft"),
        ("council1", "council"),
        ("council4", "council"),
        ("city1", "travel"),
        ("city6", "travel"),
        ("church1", "church"),
        ("church4", "church"),
    ],
)
def test_the_dead_go_where_they_worked(edition: str, place: str, area: str) -> None:
    before = room(village(edition=edition))
    match = deathbed(edition, **{place: [1]})
    assert members(match, 0, f"chronicle{area}") == [1]
    before[Area[area.upper()]] -= 1
    assert room(match) == before
    assert match.actor == 1


@pytest.mark.rule("V-DEATH-09", "V-EX-DEATH-CHURCH-FULL")
@both
def test_without_a_place_of_its_area_a_member_goes_to_a_grave(edition: str) -> None:
    match = village(edition=edition)
    household(match, 0, church4=[1], farm=[1], smithy=[1])
    fill(match, "church")
    before = room(match)
    match.state.due[0] = 1
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    assert notations(match) == {"die.1@church4", "die.1@farm", "die.1@smithy"}
    other = match.copy()
    play(match, "die.1@church4")
    assert members(match, 0, "grave") == [1]
    assert room(match) == [*before[:5], before[5] - 1]
    assert match.breakdown(0)["chronicle"] == 0
    play(other, "die.1@smithy")
    assert members(other, 0, "chroniclecraft") == [1]
    assert room(other)[Area.GRAVES] == before[5]


@pytest.mark.rule("V-DEATH-10")
@both
def test_first_come_first_served(edition: str) -> None:
    match = village(edition=edition)
    fill(match, "council", leave=2)
    for seat in range(3):
        household(match, seat, council1=[1])
        match.state.due[seat] = 1
        ask(match, Task.HARVEST, seat)
        play(match, "decline")
    assert [members(match, seat, "chroniclecouncil") for seat in range(3)] == [[1], [1], []]
    assert members(match, 2, "grave") == [1]


@pytest.mark.rule("V-DEATH-11")
@both
def test_the_dead_stay_dead(edition: str) -> None:
    match = village(edition=edition)
    household(match, 0, chroniclefarm=[1], grave=[1], farm=[2])
    family = match.view(1)["farms"][0]["family"]
    assert {member["place"] for member in family if member["dead"]} == {"chroniclefarm", "grave"}
    ask(match, Task.FAMILY, 0)
    assert notations(match) == {"decline", "family.birth"}
    assert set(reasons(match).values()) == {"DEAD"}
    match.state.due[0] = 1
    play(match, "decline")
    assert members(match, 0, "chroniclefarm") == [1, 2]


def market_day(edition: str, seat: int) -> Match:
    """Seat 0 has called a market day and served; the next sale of this seat passes the divider."""
    match = village(edition=edition)
    lay(match, market={"green": 1}, harvest={"green": 3})
    for p in range(3):
        strip(match, p)
        give(match, p, green=1, grain=5)
        household(match, p, farm=[1], council1=[1])
    stalls(match, "K03", "K04", "K05", "K15")
    match.state.life[seat] = match.game.boxes[0].life - 1
    play(match, "take.market:green", "market.serve:K03")
    return match


@pytest.mark.rule("V-DEATH-12")
@both
def test_on_a_market_day_death_comes_at_once(edition: str) -> None:
    match = market_day(edition, seat=1)
    play(match, "market.serve:K04")
    assert match.state.turn == 0
    assert match.actor == 1
    assert notations(match) == {"die.1@farm", "die.1@council1"}
    play(match, "die.1@farm")
    assert members(match, 1, "chroniclefarm") == [1]
    assert match.actor == 2
    assert "market.serve:K05" in notations(match)


@pytest.mark.rule("V-DEATH-12")
@both
def test_so_it_does_for_the_caller(edition: str) -> None:
    match = market_day(edition, seat=0)
    play(match, "market.pass", "market.pass", "market.serve:K04")
    assert match.actor == 0
    assert notations(match) == {"die.1@farm", "die.1@council1"}
    play(match, "die.1@council1")
    assert members(match, 0, "chroniclecouncil") == [1]
    assert match.actor == 0
    assert "market.pass" in notations(match)


@pytest.mark.rule("V-DEATH-13")
@pytest.mark.parametrize(
    ("space", "moves", "area"),
    [
        ("harvest", ["harvest"], "farm"),
        ("family", ["family.birth"], "farm"),
        ("crafts", ["crafts.train:stables", "crafts.stop"], "craft"),
        ("travel", ["travel.village-A"], "travel"),
        ("council", ["council.enter:scroll", "council.none"], "council"),
    ],
)
def test_which_action_leads_to_which_area(space: str, moves: list[str], area: str) -> None:
    match = village(edition="bigbox")
    strip(match, 0)
    household(match, 0, bag=[1, 1, 1], farm=[1])
    give(match, 0, wagon=1, brown=2, scroll=1)
    lay(match, **{space: {"green": 2}})
    match.state.due[0] = 1
    play(match, f"take.{space}:green", *moves)
    assert members(match, 0, f"chronicle{area}") == [1]


@pytest.mark.rule("V-DEATH-13")
def test_the_market_has_no_area() -> None:
    match = village(edition="bigbox")
    assert list(match.view(None)["room"]) == ["farm", "craft", "travel", "council", "church", "graves"]
    assert not [place for place in Place.__members__ if "MARKET" in place]


def test_what_a_death_is_worth_is_told_before() -> None:
    """The councillor's step is lost, the third name in the chronicle gained; a farmer loses nothing."""
    match = deathbed(farm=[1], council3=[1], chroniclefarm=[1], chroniclecraft=[1])
    box = match.game.boxes[0]
    written = int(box.chronicle_points[3] - box.chronicle_points[2])
    worth = {move.notation: dict(move.worth) for move in match.moves()}
    lost = {"council": -int(box.council_points[2])}
    assert not any(move.vain for move in match.moves())
    assert worth == {"die.1@farm": {"chronicle": written}, "die.1@council3": {**lost, "chronicle": written}}
