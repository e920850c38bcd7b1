"""Values that the rulebooks showed in pictures: kept as data, and what the texts pin down of them."""

from pathlib import Path
from typing import Any

import pytest

import chronik
from chronik.rulebook.errors import ComponentError
from chronik.table import Match
from chronik.village.components import FOLDER
from chronik.village.names import Area
from chronik.village.payment import unpack
from chronik.village.state import Task
from village.positions import ask, events, give, lay, members, notations, play, put, reasons, strip, village

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def overlaid(folder: Path, name: str, old: str, new: str, edition: str = "bigbox") -> Match:
    """A match for two, with one value of one file replaced."""
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new), encoding="utf-8")
    setting = chronik.game("village", components=folder, players=2, edition=edition, compensation=False)
    return setting.match(seed=1)


def box(players: int = 4, edition: str = "bigbox") -> Any:
    return village(players, edition).game.boxes[0]


def test_the_mill_is_data(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "crafts", "time = 2\ngrain = 2\ncoins = 2", "time = 1\ngrain = 3\ncoins = 4")
    strip(match, 0)
    give(match, 0, grain=3)
    ask(match, Task.CRAFTS, 0)
    play(match, "crafts.mill")
    assert (match.state.life[0], match.state.grain[0], match.state.coins[0]) == (1, 0, 4)
    give(match, 0, grain=2)
    ask(match, Task.CRAFTS, 0)
    assert reasons(match)["crafts.mill"] == "NO_GRAIN"


@pytest.mark.rule("V-AMB-01")
@both
def test_the_life_track_is_data(edition: str, tmp_path: Path) -> None:
    assert box(2, edition).life == 10
    match = overlaid(tmp_path, "farm", "slots = 10", "slots = 7", edition)
    match.state.life[0] = 6
    ask(match, Task.CHURCH, 0)
    play(match, "church:time")
    assert match.state.life[0] == 2
    assert members(match, 0, "chroniclefarm") == [1]
    with pytest.raises(ComponentError, match="life: at least 7 slots, not 6"):
        overlaid(tmp_path, "farm", "slots = 10", "slots = 6", edition)


@pytest.mark.rule("V-AMB-12")
def test_passing_the_divider_twice_kills_twice(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "farm", "slots = 10", "slots = 7")
    lay(match, crafts={"plague": 1}, harvest={"green": 1})
    put(match, 0, 1, "council1")
    for _ in range(2):
        put(match, 0, 1, "bag")
    put(match, 0, 2, "scriptorium")
    match.state.life[0] = 6
    play(match, "take.crafts:plague", "crafts.train:smithy")
    assert match.state.due[0] == 1
    play(match, "crafts.plough:time")
    assert match.state.life[0] == 0  # 6 + 2 + 3 + 3 = 14, twice round
    assert match.actor == 0
    assert notations(match) == {"die.1@council1", "die.1@smithy"}
    play(match, "die.1@smithy")
    assert events(match).count("INTO_CHRONICLE") == 2
    assert members(match, 0, "chroniclecraft") == [1]
    assert members(match, 0, "chroniclecouncil") == [1]
    assert members(match, 0, "scriptorium") == [2]
    assert match.actor == 1


@pytest.mark.rule("V-AMB-02")
@pytest.mark.parametrize(("edition", "old"), [("original", "[2, 2, 3, 4]"), ("bigbox", "[2, 2, 3, 4, 5]")])
def test_the_places_of_the_chronicle_are_data(edition: str, old: str, tmp_path: Path) -> None:
    room = box(2, edition).room.tolist()
    match = overlaid(tmp_path, "chronicle", f"farm = {old}", "farm = [1, 1, 1, 2, 2, 3]", edition)
    assert match.state.room.tolist() == [5, *room[1:]]
    assert [area.name for area in Area] == ["FARM", "CRAFT", "TRAVEL", "COUNCIL", "CHURCH", "GRAVES"]


@pytest.mark.rule("V-AMB-03", "V-ROUND-07", "V-ROUND-13")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_equally_many_turns(players: int) -> None:
    match = village(players)
    assert match.state.cubes.sum() % players == 0
    assert match.state.cubes.sum() == match.game.boxes[0].laid.sum() == {2: 18, 3: 21, 4: 24, 5: 30}[players]
    assert sum(match.view(0)["spaces"]["market"].values()) == 1


@pytest.mark.rule("V-AMB-03")
def test_the_market_always_has_one_cube(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match="the market gets exactly 1 cube"):
        overlaid(tmp_path, "setup_cards", "market = 1", "market = 2")


@pytest.mark.rule("V-AMB-04")
def test_customers_that_the_examples_name() -> None:
    customers = village().game.components["customers"].customer
    wants = [(row.wants, row.points) for row in customers if row.expansion is None]
    assert len(wants) == 24
    assert [p for w, p in wants if (w.horse, w.plough) == (1, 1)] == [6]
    assert any((w.grain, w.scroll, w.horse, w.plough, w.ox, w.wagon) == (3, 0, 0, 0, 0, 0) for w, _ in wants)
    assert any((w.grain, w.scroll, w.horse, w.plough, w.ox, w.wagon) == (1, 1, 0, 0, 0, 0) for w, _ in wants)
    assert all(1 <= points <= 6 for _, points in wants)


@pytest.mark.rule("V-AMB-05")
def test_what_is_known_of_the_map() -> None:
    travel = village().game.components["travel"]
    assert len(travel.city) == 6
    starts = {road.ends[1]: road.influence for road in travel.road if road.ends[0] == "village"}
    assert {city: (i.brown, i.pink, i.orange, i.green) for city, i in starts.items()} == {
        "A": (2, 0, 0, 0),
        "B": (0, 2, 0, 0),
    }
    assert travel.city[0].reward == "points"
    assert any(road.influence.orange for road in travel.road if "village" not in road.ends)
    assert (travel.time, travel.wagons) == (2, 1)
    assert (travel.reward.points, travel.reward.cubes, travel.reward.coin) == (3, 2, 1)


@pytest.mark.rule("V-AMB-06")
@both
def test_the_time_of_a_council_step(edition: str) -> None:
    for step, time in enumerate([1, 2, 2, 3]):
        match = village(2, edition)
        if step > 0:
            put(match, 0, 1, f"council{step}")
        give(match, 0, scroll=1)
        ask(match, Task.COUNCIL, 0)
        play(match, "council.enter:scroll" if step == 0 else f"council.advance{step}:scroll")
        assert match.state.life[0] == time


@pytest.mark.rule("V-ROUND-11")
@both
def test_what_influence_is_for(edition: str) -> None:
    """Orange crafts and travel, green market and council, brown church and travel, pink crafts and travel."""
    values = box(4, edition)
    crafts = [unpack(price) for price in values.price]
    roads = [unpack(price) for price in values.road_price[: values.roads]]
    assert [sum(colour) for colour in zip(*crafts, strict=True)] == [2, 0, 0, 3]
    travel = [sum(colour) for colour in zip(*roads, strict=True)]
    assert travel[1] == 0
    assert min(travel[0], travel[2], travel[3]) > 0
    assert unpack(values.surcharge) == (0, 1, 0, 0)
    assert unpack(values.council_price) == (0, 2, 0, 0)
    assert unpack(values.bag_price) == (0, 0, 1, 0)


@pytest.mark.parametrize(
    ("name", "old", "new", "says"),
    [
        ("travel", "[[city]]", "[[town]]", r"travel\.toml: .*town"),
        ("travel", '"F"]', '"E"]', r"travel\.toml: city F cannot be reached from the village"),
        ("travel", 'id = "F"', 'id = "E"', r"travel\.toml: cities must be A, B, C, D, E, F"),
        ("travel", 'id = "A"', 'id = "Rome"', r"travel\.toml: cities must be A, B, C, D, E, F"),
        ("supplies", "[original]", "[original]\nplayers = [2, 4]", r"supplies\.toml: .*players"),
        ("supplies", "plague = 1", "plague = 100", r"supplies\.toml: at most 30 plague cubes, not 106"),
        ("supplies", "plague = 6", "plague = 100", r"supplies\.toml: at most 30 plague cubes, not 101"),
        (
            "setup_cards",
            "each = 4",
            "each = 33",
            r"2 players: at most 127 cubes in the bag",
        ),
        ("setup_cards", "each = 4", "each = 100", r"setup_cards\.toml: 2 players: more cubes than there are"),
        ("setup_cards", "crafts = 5", "crafts = 100", r"setup_cards\.toml: 2 players: at most 60 cubes"),
        ("travel", "brown = 2", "brown = -2", r"travel\.toml: .*>= 0"),
        ("travel", "brown = 2", "brown = 4", r"travel\.toml: road village-A: at most 3 cubes"),
        ("travel", 'ends = ["A", "B"]', 'ends = ["A", "Z"]', r"travel\.toml: road A-Z: no city Z"),
        ("crafts", "time = 3", "time = -3", r"crafts\.toml: .*>= 0"),
        ("crafts", 'building = "smithy"', 'building = "bakery"', r"crafts\.toml: plough: no building bakery"),
        ("customers", 'id = "K24"', 'id = "K23"', r"customers\.toml: K23: here stands K24"),
        ("customers", "grain = 4", "grain = 6", r"customers\.toml: K15: wants more grain than a barn holds"),
        ("farm", "generations = [4, 3, 2, 2]", "generations = [4, 3, 2]", r"farm\.toml: "),
        ("farm", "generations = [4, 3, 2, 2]", "generations = [4, 3, 2, 3]", r"farm\.toml: .*add up to"),
        ("setup_cards", "players = 5", "players = 4", r"setup_cards\.toml: one card for 2, 3, 4 and 5"),
        ("scoring", "travel = [0, 1, 3, 6, 10, 14, 18]", "travel = [0, 1]", r"scoring\.toml: travel"),
        ("church", 'provenance = "rulebook"', 'provenance = "hearsay"', r"church\.toml: .*provenance"),
        ("church", "majority = 2", "", r"church\.toml: .*majority"),
        (
            "inn",
            'id = "miller"',
            'id = "baker"',
            r"inn\.toml: persons must be count, .*in this order",
        ),
        ("inn", 'inkwell = "empty"', 'inkwell = "full"', r"inn\.toml: count: the inkwell is empty"),
        ("inn", 'inkwell = "full"', 'inkwell = "empty"', r"inn\.toml: traveller: the inkwell is full"),
    ],
)
def test_a_wrong_table_is_refused_with_its_reason(
    tmp_path: Path, name: str, old: str, new: str, says: str
) -> None:
    with pytest.raises(ComponentError, match=says):
        overlaid(tmp_path, name, old, new)


def test_a_reward_of_no_cubes_gives_none(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "travel", "cubes = 2", "cubes = 0")
    put(match, 0, 1, "city1")
    give(match, 0, wagon=1, orange=2)
    ask(match, Task.TRAVEL, 0)
    play(match, "travel.A-C", "pay.2orange")
    assert match.view(0)["farms"][0]["cities"] == ["A", "C"]
    assert match.actor == 1
    assert match.state.influence[0].sum() == 0


def test_a_good_for_one_orange_cube(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "crafts", "influence = { pink = 1 }", "influence = { orange = 1 }")
    strip(match, 0)
    give(match, 0, orange=2)
    ask(match, Task.CRAFTS, 0)
    play(match, "crafts.scroll:pay")
    assert match.state.influence[0].tolist() == [1, 0, 0, 0]


def test_prices_that_could_not_be_read_say_so() -> None:
    sources = village().view(0)["provenance"]["crafts"]
    assert sources[""] == "rulebook"
    assert {name for name, source in sources.items() if source == "inferred"} == {
        "building.scriptorium",
        *(f"good.{name}" for name in ("scroll", "horse", "plough", "ox")),
    }


def test_files_that_do_not_belong_there(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"no \.toml file"):
        chronik.game("village", components=tmp_path)
    (tmp_path / "weather.toml").write_text("")
    with pytest.raises(ComponentError, match=r"weather\.toml is not known"):
        chronik.game("village", components=tmp_path)
