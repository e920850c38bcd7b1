"""The Port: what is on the table, and how it goes with the other expansions."""

from itertools import product
from typing import Any

import pytest

import chronik
from chronik.rulebook.errors import ComponentError
from chronik.table import Match
from chronik.village.components import FOLDER
from chronik.village.inn.persons import Person
from chronik.village.inn.state import InnTask
from chronik.village.names import NOBODY, Good, Space
from chronik.village.state import Task
from village.port.sea import WATERS, asked, at_sea, bring_chest, fields, fill_sea, port, stow
from village.positions import ask, give, household, lay, notations, play, random_game, reasons, strip, village

counts = pytest.mark.parametrize("players", [2, 3, 4, 5])
PORT_PERSONS = {Person.ADMIRAL, Person.HELMSMAN, Person.QUARTERMASTER, Person.CARTOGRAPHER}
LAND_PERSONS = {Person.COUNT, Person.TRAVELLER, Person.MESSENGER, Person.TOLL_KEEPER}


def card(match: Match, *expansions: str) -> Any:
    """The setup card of these expansions for so many players."""
    cards = match.game.components["setup_cards"].card
    return next(c for c in cards if (c.expansions, c.players) == (expansions, match.state.players))


def laid(match: Match) -> dict[str, int]:
    return {space.name.lower(): int(match.state.cubes[space].sum()) for space in Space}


@pytest.mark.rule("VP-SETUP-01", "VP-SETUP-02")
@counts
def test_the_sea_replaces_the_roads(players: int) -> None:
    match = village(players, expansions=("port",))
    view = match.view(0)
    assert len(view["sea"]["islands"]) == 6
    assert all("cities" not in farm for farm in view["farms"])
    assert match.state.marker.sum() == 0
    ask(match, Task.TRAVEL, 0)
    assert not any(name.startswith("travel.") for name in notations(match) | reasons(match).keys())


@pytest.mark.rule("VP-SETUP-03")
@counts
def test_the_setup_card_with_the_anchor(players: int) -> None:
    match = village(players, expansions=("port",))
    mine = card(match, "port")
    assert laid(match) == {space.name.lower(): getattr(mine, space.name.lower()) for space in Space}
    assert mine.travel == card(match).travel + 1


@pytest.mark.rule("VP-SETUP-04", "VP-SETUP-05")
def test_fifteen_captains_face_up_in_three_stacks() -> None:
    match = port(coins=3)
    for seat in (0, 1, 2, None):
        shown = match.view(seat)["sea"]["captains"]
        assert [captain["coins"] for captain in shown] == 5 * [1] + 5 * [2] + 5 * [3]
    hired = {name for name in notations(match) if name.startswith("hire.")}
    assert hired == {f"hire.C{price}{which}" for price, which in product("123", "abcde")}


@pytest.mark.rule("VP-SETUP-06")
def test_six_chests_face_down_in_random_order() -> None:
    orders = set()
    for seed in range(12):
        match = village(seed=seed, expansions=("port",))
        stack = match.state.chest_stack[:6].tolist()
        assert sorted(stack) == list(range(6))
        assert match.state.chests_left == 6
        assert match.state.chest_stack[6:].tolist() == [NOBODY, NOBODY]
        orders.add(tuple(stack))
    assert len(orders) > 6
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    assert all(view["sea"]["islands"]["I4"]["tiles"] == 6 for view in views)
    assert all("coin" not in str(view["sea"]["islands"]["I4"]) for view in views)
    table = match.game.components["port"].chest
    assert sorted(chest.coins for chest in table if chest.expansion is None) == [3, 3, 3, 4, 4, 5]


@pytest.mark.rule("VP-SETUP-07")
@counts
def test_one_tile_more_than_players_of_cocoa_and_of_tea(players: int) -> None:
    islands = village(players, expansions=("port",)).view(0)["sea"]["islands"]
    assert (islands["I1"]["tile"], islands["I1"]["tiles"]) == ("cocoa", players + 1)
    assert (islands["I3"]["tile"], islands["I3"]["tiles"]) == ("tea", players + 1)


@pytest.mark.long
@pytest.mark.rule("VP-SETUP-08")
def test_there_are_no_more_tiles_than_that() -> None:
    match = village(2, expansions=("port",))
    for _ in random_game(match, seed=4):
        s = match.state
        for good in (Good.COCOA, Good.TEA):
            aboard = int(s.cargo[:, good].sum())
            assert s.stock[good] + s.goods[:, good].sum() + aboard + s.gone[good] == 3
    assert match.over


@pytest.mark.rule("VP-SETUP-09", "VP-HIRE-02")
@counts
def test_every_ship_lies_empty_in_the_harbour(players: int) -> None:
    match = village(players, expansions=("port",))
    for farm in match.view(0)["farms"]:
        assert farm["ship"] == {"water": "H", "captain": None, "holds": 3, "cargo": [], "chest": None}


@pytest.mark.rule("VP-FLOW-01")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "council", "church"])
def test_all_other_actions_are_those_of_the_base_game(space: str) -> None:
    found = []
    for expansions in ((), ("port",)):
        match = village(expansions=expansions)
        for seat in range(3):
            give(match, seat, coins=2, grain=4, orange=2, green=2, brown=2, pink=2, scroll=1, ox=1, plough=1)
        household(match, 0, farm=[1, 2], council1=[1], smithy=[1])
        ask(match, Task[space.upper()], 0)
        found.append((notations(match), reasons(match)))
    assert found[0] == found[1]


@pytest.mark.rule("VP-HIRE-07")
def test_a_dearer_captain_asks_fewer_cubes_for_a_step() -> None:
    costs: dict[int, set[float]] = {}
    for captain in village(expansions=("port",)).view(0)["sea"]["captains"]:
        cubes = captain["cubes"] + sum(captain["influence"].values())
        costs.setdefault(captain["coins"], set()).add(cubes / captain["steps"])
    assert costs == {1: {2}, 2: {1}, 3: {0.5}}


@pytest.mark.rule("VP-SAIL-02")
def test_every_field_is_a_time_field_or_an_islands() -> None:
    sea = village(expansions=("port",)).view(0)["sea"]
    times, islands = set(sea["time_fields"]), set(sea["islands"])
    assert times | islands == WATERS.keys() - {"H"}
    assert not times & islands
    assert set(sea["time_fields"].values()) == {1}


@pytest.mark.rule("VP-AMB-11")
@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('ends = ["T3", "I4"]', 'ends = ["T3", "I9"]', "line T3-I9: no field I9"),
        ('id = "T5"', 'id = "T6"', "fields and islands must be H, T1"),
        ('tile = "tea"', 'tile = "cocoa"', "one island each with cocoa, tea and chests"),
        ("holds = 3", "holds = 4", "1 to 3 holds, not 4"),
        ("cubes = 2", "steps = 1", "captain C1a: either influence or cubes"),
        ("[[burial]]\npoints = 3\n", "", "5 sea burials, not 4"),
        ("coins = 5\n", "tools = 5\n", "tools only with marriage"),
        ('id = "C2a"\ncoins = 2', 'id = "C2a"\ncoins = 1', "captain C2a: costs 2 coins"),
        ("steps = 2\nprovenance", "steps = 0\nprovenance", "captain C3a: either influence or cubes"),
    ],
)
def test_the_sea_is_data_and_checked(tmp_path: Any, old: str, new: str, message: str) -> None:
    text = (FOLDER / "port.toml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "port.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentError, match=message):
        chronik.game("village", components=tmp_path, expansions=("port",))


# combinations


def persons(match: Match) -> list[set[Person]]:
    """The cards of each stack."""
    return [{Person(int(card)) for card in pile if card != NOBODY} for pile in match.state.pile]


@pytest.mark.rule("VP-COMBO-01", "VP-COMBO-02")
@counts
def test_inn_and_port_exchange_four_persons(players: int) -> None:
    stacks = persons(village(players, expansions=("inn", "port")))
    assert [len(stack) for stack in stacks] == [10, 10, 10]
    everybody = set().union(*stacks)
    assert everybody >= PORT_PERSONS
    assert not everybody & LAND_PERSONS


@pytest.mark.rule("VP-COMBO-03")
@counts
def test_the_setup_card_with_mug_and_anchor(players: int) -> None:
    match = village(players, expansions=("inn", "port"))
    mine = card(match, "inn", "port")
    assert laid(match) == {space.name.lower(): getattr(mine, space.name.lower()) for space in Space}
    assert mine.inn == players


@pytest.mark.rule("VP-COMBO-04")
def test_inn_and_port_are_both_set_up() -> None:
    match = village(expansions=("inn", "port"))
    for farm in match.view(0)["farms"]:
        assert farm["goods"]["beer"] == 1
        assert farm["ship"]["water"] == "H"
        assert farm["ship"]["cargo"] == []


@pytest.mark.rule("VP-COMBO-05")
@pytest.mark.parametrize(
    ("single", "task"),
    [("inn", InnTask.INN), ("inn", Task.CRAFTS), ("port", Task.TRAVEL)],
)
def test_each_expansion_keeps_its_rules(single: str, task: Task) -> None:
    found = []
    for expansions in ((single,), ("inn", "port")):
        match = village(expansions=expansions)
        strip(match, 0)
        give(match, 0, coins=3, grain=4, orange=2, green=2, brown=2, pink=2, scroll=1)
        household(match, 0, farm=[1, 2])
        ask(match, task, 0)
        found.append((notations(match), reasons(match)))
    assert found[0] == found[1]


@pytest.mark.rule("VP-COMBO-05")
def test_the_stalls_are_open_with_the_inn_too() -> None:
    found = []
    for expansions in (("port",), ("inn", "port")):
        match = port(expansions=expansions, cocoa=1, tea=1)
        lay(match, market={"pink": 1})
        ask(match, Task.TAKE, 0)
        play(match, "take.market:pink")
        found.append({name for name in notations(match) if name.startswith("market.sell")})
    assert found[0] == found[1] == {"market.sell:cocoa", "market.sell:tea"}


@pytest.mark.rule("VP-COMBO-06")
def test_inn_and_port_end_by_a_sea_burial_and_score_no_travel() -> None:
    match = port(expansions=("inn", "port"))
    match.state.captain[0], match.state.captains[0] = 0, 0
    match.state.ship[0] = WATERS["I1"]
    match.state.room[2] = 0
    fill_sea(match, 1, 2, 3, 4)
    household(match, 0, lighthouse1=[1], farm=[2])
    match.state.due[0] = 1
    play(match, "decline")
    assert match.state.trigger == 0
    breakdown = match.breakdown(0)
    assert breakdown["travel"] == 0
    assert "persons" in breakdown


@pytest.mark.rule("VP-COMBO-07", "VP-AMB-10")
def test_beer_stays_ashore() -> None:
    match = port(expansions=("inn", "port"), coins=2, beer=2, ox=1)
    play(match, "hire.C2a")
    assert asked(match) == "load"
    assert {"load.ox", "load.member", "load.done"} == notations(match) - {"card"}
    assert "load.beer" not in reasons(match)


@pytest.mark.rule("VP-AMB-08", "VP-LOAD-12")
def test_cargo_is_told_as_the_owners() -> None:
    """There are no life goals in the game; what they would count is in the view."""
    match = at_sea("I1")
    stow(match, "ox")
    farm = match.view(1)["farms"][0]
    assert farm["goods"]["ox"] == 0
    assert farm["ship"]["cargo"] == ["ox"]
    assert farm["goods"]["ox"] + farm["ship"]["cargo"].count("ox") == 1


def test_marriage_adds_two_chests() -> None:
    match = village(expansions=("port", "marriage"))
    assert match.state.chests_left == 8
    assert sorted(match.state.chest_stack.tolist()) == list(range(8))
    tools = match.game.boxes[0].chest_tools.tolist()
    assert tools == [0, 0, 0, 0, 0, 0, 2, 3]
    match.state.chest_stack[:] = [0, 1, 2, 3, 4, 5, 6, 7]
    bring_chest(match, 0)
    ask(match, Task.HARVEST, 0)
    coins = int(match.state.coins[0])
    play(match, "chest")
    assert match.state.goods[0, Good.TOOL] == 3
    assert match.state.coins[0] == coins
    assert match.state.opened == 1 << 7


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_voyage_in_words(lang: str) -> None:
    match = port(coins=3, green=2, ox=1)
    for notation in ("hire.C3a", "load.ox", "load.member", "ship.T1", "ship.I1", "ship.I2"):
        assert match.question(lang)
        assert all(move.text(lang) for move in match.moves())
        assert all(move.text(lang) and why.text(lang) for move, why in match.refused())
        play(match, notation)
    play(match, "ship.land", "island.sell:ox")
    assert len(match.log(lang)) > 9
    assert fields({"ship.T1", "ship.land"}) == {"T1"}
