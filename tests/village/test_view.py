"""What a seat sees is enough to draw the whole board, and no more than it may know."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import chronik
from chronik.kernel import DECLINE, note, plain, push
from chronik.locale import LANGUAGES, fill
from chronik.rulebook.ruleset import numbered
from chronik.table import Match
from chronik.village.lifetime import AREA_OF
from chronik.village.mass import clergy
from chronik.village.names import LEVELS, Area, Place, Space
from chronik.village.state import Event, Task, Why
from setups import EXPANDED, SOLO, VILLAGE
from village.inn.positions import hold
from village.positions import ask, begin_mass, give, lay, play, put, stalls, village

ALL = ("inn", "port", "marriage")


def positions(options: dict[str, Any], seed: int = 4) -> Iterator[Match]:
    """Every tenth position of a random game."""
    match, chance = chronik.game("village", **options).match(seed=seed), random.Random(seed)
    for step in range(100_000):
        if match.over or step % 10 == 0:
            yield match
        if match.over:
            return
        match.play(chance.choice(match.moves()))


@pytest.mark.parametrize(("_", "options"), [VILLAGE[0], VILLAGE[-1], EXPANDED[-1], SOLO[-1]])
def test_it_is_plain_data_and_what_is_printed_is_made_once(_: str, options: dict[str, Any]) -> None:
    printed = None
    for match in positions(options):
        for seat in (None, 0):
            seen = match.view(seat)
            assert json.loads(json.dumps(seen)) == seen
            printed = printed or seen["printed"]
            assert seen["printed"] is printed


@pytest.mark.parametrize(("_", "options"), [VILLAGE[-1], EXPANDED[-1]])
def test_what_others_keep_to_themselves(_: str, options: dict[str, Any]) -> None:
    for match in positions(options):
        for seat, farm in enumerate(match.view(0)["farms"]):
            open_ = seat == 0 or match.over
            assert (farm["customers_served"] is not None) == open_
            assert (farm["scoring"] is not None) == open_
            assert ("hand" not in farm) or (farm["hand"] is not None) == open_
        assert all(farm["scoring"] is None for farm in match.view(None)["farms"]) or match.over


@pytest.mark.parametrize(("_", "options"), [VILLAGE[1], EXPANDED[-1], SOLO[-1]])
def test_the_own_scoring_is_the_breakdown(_: str, options: dict[str, Any]) -> None:
    for match in positions(options):
        seen = match.view(0)["farms"][0]["scoring"]
        assert {"persons": 0} | seen == {"persons": 0} | match.breakdown(0)


@pytest.mark.parametrize(("_", "options"), [VILLAGE[0], VILLAGE[-1], EXPANDED[-1]])
def test_the_chronicle_and_the_stones_add_up(_: str, options: dict[str, Any]) -> None:
    for match in positions(options):
        seen = match.view(None)
        printed = seen["printed"]
        family = [member for farm in seen["farms"] for member in farm["family"]]
        for area in Area:
            slug = area.name.lower()
            place = "grave" if area == Area.GRAVES else f"chronicle{slug}"
            lying = sum(member["place"] == place for member in family)
            assert seen["room"][slug] + lying == printed["chronicle"][slug]
        assert seen["cubes_left"] == sum(sum(cubes.values()) for cubes in seen["spaces"].values())
        assert seen["cubes_left"] <= printed["cubes"]["laid"]
        assert seen["black_bag"]["members"] == sum(member["place"] == "bag" for member in family)


def test_all_that_is_printed_on_the_base_board() -> None:
    printed = village(3).view(None)["printed"]
    assert (printed["life"], printed["barn"], printed["well"], printed["plague_time"]) == (10, 5, 3, 2)
    assert printed["harvest"] == {"by_hand": 2, "horse_and_plough": 3, "ox_and_plough": 4}
    assert printed["market"]["surcharge"] == {"green": 1, "time": 1}
    assert printed["council"]["time"] == [1, 2, 2, 3]
    assert printed["church"]["grain"] == [0, 1, 2, 4]
    assert printed["crafts"]["goods"]["plough"]["price"] == {"orange": 1, "pink": 1}
    assert printed["travel"]["rewards"]["A"] == {"points": 3}
    assert printed["scoring"]["cities"] == [0, 1, 3, 6, 10, 14, 18]
    assert printed["scoring"]["tie_breaks"] == ["grain", "living"]
    assert printed["generations"] == [1] * 4 + [2] * 3 + [3] * 2 + [4] * 2
    assert printed["areas"]["smithy"] == "craft"
    assert printed["areas"]["city6"] == printed["areas"]["lighthouse1"] == "travel"
    assert printed["areas"]["inn"] == "graves"
    assert set(printed["laid"]) == {space.name.lower() for space in Space if space <= Space.CHURCH}


def test_all_that_is_printed_of_the_expansions() -> None:
    printed = village(3, expansions=ALL, inn_side="B").view(None)["printed"]
    assert printed["inn"]["side"] == "B"
    assert printed["inn"]["price"] == {"time": 0, "cubes": 1}
    assert printed["inn"]["placing"] == {"time": 1}
    assert len(printed["inn"]["persons"]) == 33
    for person in printed["inn"]["persons"].values():
        for lang in LANGUAGES:
            assert fill(person["message"], lang, "", count=person["count"], good="x")
    assert printed["port"]["holds"] == 3
    assert printed["port"]["stalls"]["tea"] == {"points": 5, "coins": 1}
    assert printed["port"]["burials"] == [3, 2, 1, 0, 0]
    assert len(printed["port"]["captains"]) == 15
    assert printed["marriage"]["ceremony"] == {"time": 2, "cubes": 1}
    assert printed["marriage"]["die"]["green"] == {"rank": 2, "building": "bakery"}
    assert printed["marriage"]["favours"]["shop"] == {"tool": 1, "orange": 1, "pink": 1}
    assert printed["marriage"]["smuggler"]["sale"] == {"green": 1, "time": 2, "points": 2}
    solo = village(1, expansions=ALL).view(0)["printed"]["solo"]
    assert [slot["symbol"] for slot in solo["tray"]][:2] == ["council", "inn"]
    assert solo["titles"]["journeyman"] == 30


def test_the_market_day_and_the_mass() -> None:
    match = village(3)
    lay(match, market={"green": 1}, harvest={"green": 3})
    stalls(match, "K01", "K04", "K09", "K10")
    give(match, 0, scroll=1)
    play(match, "take.market:green")
    assert match.view(1)["market"] | {"stalls": 0, "queue": 0} == {
        "stalls": 0,
        "queue": 0,
        "stack": 15,
        "caller": 0,
        "free_sale": True,
        "sold": 0,
        "passed": [],
        "served": [None] * 4,
    }
    play(match, "market.serve:K01", "market.pass")
    seen = match.view(2)["market"]
    assert (seen["free_sale"], seen["sold"], seen["passed"]) == (False, 1, [1])
    first, *others = seen["served"]
    assert (first["seat"], first["customer"]["id"], others) == (0, "K01", [None] * 3)
    assert match.view(None)["market"]["served"] == seen["served"]
    play(match, "market.pass", "market.pass")
    assert match.view(2)["market"]["served"] == [None] * 4  # the day is over
    match = village(3)
    for seat in range(3):
        put(match, seat, 1, "bag")
    begin_mass(match)
    play(match, "mass.pick:1")
    assert match.view(0)["black_bag"] == {
        "members": 2,
        "monks": 4,
        "drawn": 1,
        "out": [{"seat": 0, "generation": 1, "picked": True}],
        "leading": [0],
    }


@pytest.mark.parametrize(("_", "options"), [VILLAGE[-1], SOLO[-1]])
def test_who_leads_in_the_church(_: str, options: dict[str, Any]) -> None:
    """As the rule that rewards the majority counts it."""
    for match in positions(options):
        strength = [int(plain(clergy)(match.state, p)) for p in range(match.game.boxes[0].families)]
        best = max(strength)
        leading = [p for p, strong in enumerate(strength) if strong == best >= LEVELS]
        assert match.view(None)["black_bag"]["leading"] == leading


def test_who_came_out_of_the_bag() -> None:
    """Four after every mass: those in the order in which they left it, monks without a seat."""
    seen = set()
    for seed in range(6):
        match = village(3, seed=seed)
        for seat in range(3):
            put(match, seat, 1, "bag")
        begin_mass(match)
        play(match, "mass.pick:1")
        while match.view(None)["asked"]["task"] == "pick":
            match.play(DECLINE)
        bag = match.view(2)["black_bag"]
        assert len(bag["out"]) == bag["drawn"] == 4
        assert bag["out"][0] == {"seat": 0, "generation": 1, "picked": True}
        for one in bag["out"][1:]:
            assert not one["picked"]
            assert one["generation"] == (None if one["seat"] is None else 1)
        members = [one["seat"] for one in bag["out"] if one["seat"] is not None]
        assert len(members) == len(set(members)) == 3 - bag["members"]
        seen.add(len(members))
    assert len(seen) > 1


def test_a_card_in_hand_is_its_owners_but_its_price_is_printed() -> None:
    match = village(3, expansions=("inn",))
    hold(match, 0, "smith")
    ask(match, Task.TAKE, 0)
    assert match.view(0)["farms"][0]["hand"] == ["smith"]
    assert match.view(1)["farms"][0]["persons"] == 1
    assert match.view(1)["printed"]["inn"]["persons"]["smith"]["price"] == {"coins": 1, "beer": 0}


def test_how_sure_values_are() -> None:
    sources = village(3, expansions=ALL).view(None)["provenance"]
    assert sources["customers"] == {
        "": "reconstructed",
        "customer.K04": "inferred",
        "customer.K06": "inferred",
        "customer.K21": "rulebook",
    }
    assert sources["travel"]["road.village-A"] == "rulebook"
    assert sources["solo"]["titles"] == "reconstructed"
    assert set(sources) == set(village(3).game.components)


# what must hold in the house


def test_an_overrun_of_the_agenda_is_a_fault() -> None:
    match = village(3)
    while match.state.depth < match.state.agenda.shape[0]:
        plain(push)(match.state, Task.TAKE, 0)
    assert match.fault() == ""
    plain(push)(match.state, Task.TAKE, 0)
    assert match.fault() == "agenda or journal ran over"


def test_an_overrun_of_the_journal_is_a_fault() -> None:
    match = village(3)
    for _ in range(match.state.journal.shape[0] - match.state.notes):
        plain(note)(match.state, Event.PASSED, 0)
    assert match.fault() == ""
    plain(note)(match.state, Event.PASSED, 0)
    assert match.fault() == "agenda or journal ran over"


def test_no_two_reasons_have_the_same_number() -> None:
    with pytest.raises(TypeError, match="have the same number"):
        numbered(Why, Why)


def test_every_living_place_leads_to_an_area() -> None:
    areas = dict(zip(range(Place.FARM, Place.BESIDE), AREA_OF, strict=True))
    assert {Place(place).name: area for place, area in areas.items() if area == Area.GRAVES} == {
        "INN": Area.GRAVES
    }
    assert areas[Place.SMITHY] == Area.CRAFT
    assert areas[Place.LIGHTHOUSE_3] == areas[Place.SHIP] == areas[Place.CITY_1] == Area.TRAVEL
    assert areas[Place.RANK_1] == areas[Place.PARENTS] == areas[Place.FARM] == Area.FARM
