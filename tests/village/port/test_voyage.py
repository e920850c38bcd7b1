"""The Port: sailing, the way home, and the examples."""

from pathlib import Path

import pytest

from chronik.table import Match
from chronik.village.components import FOLDER
from chronik.village.names import Colour, Good, Place
from chronik.village.state import Task
from village.port.sea import (
    CAPTAIN,
    asked,
    at_sea,
    cargo,
    embark,
    fields,
    port,
    steps_possible,
    stow,
    water,
)
from village.positions import (
    ask,
    give,
    household,
    members,
    notations,
    play,
    reasons,
    strip,
    village,
)


def put_to_sea(captain: str, **things: int) -> Match:
    """A departure with an empty ship, at its first step, with these things left after hiring."""
    match = port(coins=int(captain[1]))
    play(match, f"hire.{captain}", "load.done")
    give(match, 0, **things)
    return match


# sailing


@pytest.mark.rule("VP-SAIL-01")
@pytest.mark.parametrize("field", ["T1", "T2", "T3", "T4", "T5", "I1", "I2", "I3", "I4", "I5", "I6"])
def test_a_step_follows_a_line(field: str) -> None:
    match = at_sea(field)
    lines = [set(line.ends) for line in match.game.components["port"].line]
    joined = {end for line in lines if field in line for end in line - {field}}
    assert fields(notations(match)) == joined - {"H"}
    for other in {name for name, why in reasons(match).items() if why == "NO_LINE"}:
        assert other.partition(".")[2] not in joined


@pytest.mark.rule("VP-SAIL-03", "VP-SAIL-05")
def test_as_many_steps_as_can_be_paid_for() -> None:
    match = put_to_sea("C2a", pink=3)
    assert steps_possible(match) == 4
    pink = int(match.state.supply[Colour.PINK])
    play(match, "ship.T1", "ship.I1", "ship.I2")
    assert match.state.influence[0, Colour.PINK] == 1
    assert match.state.supply[Colour.PINK] == pink + 2
    play(match, "ship.T3")
    assert water(match) == "T3"
    assert match.actor == 1


def test_what_a_captain_wants_is_data(tmp_path: Path) -> None:
    """Three cubes of any colour in place of two: they are asked for one by one."""
    text = (FOLDER / "port.toml").read_text(encoding="utf-8")
    (tmp_path / "port.toml").write_text(text.replace("cubes = 2", "cubes = 3"), encoding="utf-8")
    match = village(expansions=("port",), components=tmp_path)
    embark(match, 0, "I1", "C1a")
    strip(match, 0)
    give(match, 0, pink=2, green=2)
    ask(match, Task.TRAVEL, 0)
    play(match, "ship.I2", "ship.T3", "pay.1pink", "pay.1green", "pay.1pink")
    assert water(match) == "T3"
    assert match.state.influence[0].tolist() == [0, 1, 0, 0]


@pytest.mark.rule("VP-SAIL-04")
def test_the_first_step_is_free() -> None:
    match = put_to_sea("C1a")
    assert steps_possible(match) == 1
    play(match, "ship.T2")
    assert water(match) == "T2"
    assert match.actor == 1


@pytest.mark.rule("VP-SAIL-06")
def test_orange_and_pink_for_a_step() -> None:
    match = put_to_sea("C1b", orange=2, pink=1)
    assert steps_possible(match) == 2
    play(match, "ship.T1", "ship.I1")
    assert match.state.influence[0].tolist() == [1, 0, 0, 0]
    assert reasons(match)["ship.I2"] == "NO_INFLUENCE"


@pytest.mark.rule("VP-SAIL-07", "VP-AMB-14")
def test_green_for_up_to_two_steps() -> None:
    match = put_to_sea("C3a", green=1)
    assert steps_possible(match) == 3
    play(match, "ship.T1", "ship.I1")
    assert match.state.influence[0, Colour.GREEN] == 0
    two, three = match.copy(), match.copy()
    play(two, "ship.stop")
    assert two.actor == 1
    play(three, "ship.I2")
    assert water(three) == "I2"
    ask(two, Task.TRAVEL, 0)
    play(two, "ship.I2")  # the free step: what was left of the payment is lost
    assert fields(notations(two)) == set()
    assert reasons(two)["ship.T3"] == "NO_INFLUENCE"


@pytest.mark.rule("VP-SAIL-08")
def test_two_cubes_of_any_colours_for_a_step() -> None:
    match = put_to_sea("C1a", brown=1, green=1, pink=1)
    assert steps_possible(match) == 2
    play(match, "ship.T1", "ship.I1")
    assert notations(match) == {"pay.1brown", "pay.1green", "pay.1pink"}
    for first, second, left in (("brown", "pink", 1), ("green", "pink", 2), ("brown", "green", 3)):
        trial = match.copy()
        play(trial, f"pay.1{first}", f"pay.1{second}")
        assert trial.state.influence[0].nonzero()[0].tolist() == [left]
        assert water(trial) == "I1"


@pytest.mark.rule("VP-SAIL-09", "VP-AMB-13")
def test_a_coin_replaces_a_cube() -> None:
    match = put_to_sea("C2a", coins=1)
    assert steps_possible(match) == 2
    play(match, "ship.T1", "ship.I1")
    assert match.state.coins[0] == 0
    assert water(match) == "I1"

    match = at_sea("I2", coins=1, brown=1)
    stow(match, "member")
    play(match, "ship.land", "island.lighthouse")
    assert match.state.coins[0] == 0
    assert members(match, 0, "lighthouse2") == [1]


@pytest.mark.rule("VP-SAIL-10", "VP-AMB-01")
def test_a_time_field_costs_one_time() -> None:
    match = put_to_sea("C2a", pink=1)
    play(match, "ship.T1")
    assert match.state.life[0] == 1
    passing = match.copy()
    play(match, "ship.stop")
    assert match.state.life[0] == 1
    play(passing, "ship.I1", "ship.stop")
    assert passing.state.life[0] == 1
    ask(match, Task.TRAVEL, 0)
    play(match, "ship.I1")  # leaving the field costs nothing more
    assert match.state.life[0] == 1


@pytest.mark.rule("VP-SAIL-11")
def test_stopping_on_a_time_field() -> None:
    match = put_to_sea("C2a", pink=1)
    play(match, "ship.T1")
    assert reasons(match)["ship.land"] == "NO_ISLAND"
    play(match, "ship.stop")
    assert water(match) == "T1"
    assert match.actor == 1


@pytest.mark.rule("VP-SAIL-12")
def test_docking_after_no_step() -> None:
    match = at_sea("I1", pink=2, coins=1)
    play(match, "ship.land")
    assert asked(match) == "island"
    assert match.state.life[0] == 0
    assert (match.state.influence[0, Colour.PINK], match.state.coins[0]) == (2, 1)


@pytest.mark.rule("VP-SAIL-13")
def test_sailing_on_begins_with_a_free_step() -> None:
    match = at_sea("I5")
    assert steps_possible(match) == 1
    stay = match.copy()
    play(stay, "decline")
    assert water(stay) == "I5"
    play(match, "ship.T5")
    assert water(match) == "T5"
    assert match.actor == 1


@pytest.mark.rule("VP-SAIL-14", "VP-AMB-02")
def test_a_departure_is_at_least_one_step() -> None:
    match = put_to_sea("C2a", pink=2)
    assert notations(match) == {"ship.T1", "ship.T2"}


@pytest.mark.rule("VP-SAIL-15", "VP-AMB-09")
def test_ships_do_not_block_each_other() -> None:
    match = at_sea("T1", pink=1)
    embark(match, 1, "I1", "C1a")
    play(match, "ship.I1")
    assert notations(match) == {"ship.stop", "ship.land", "ship.T1", "ship.I2"}
    for rest in (("ship.stop",), ("ship.land", "island.done"), ("ship.I2", "ship.stop")):
        trial = match.copy()
        play(trial, *rest)
        assert trial.actor == 1
    assert water(match, 0) == water(match, 1) == "I1"


# the way home


@pytest.mark.rule("VP-HOME-01", "VP-HOME-02")
@pytest.mark.parametrize("field", ["T1", "I2", "I4", "T4"])
def test_home_from_everywhere_for_one_time(field: str) -> None:
    match = at_sea(field, pink=2, coins=2)
    play(match, "ship.home")
    assert water(match) == "H"
    assert match.state.life[0] == 1
    assert match.state.influence[0, Colour.PINK] == 2
    assert match.state.coins[0] == 2


@pytest.mark.rule("VP-HOME-03")
def test_all_cargo_is_unloaded() -> None:
    match = at_sea("I3")
    stow(match, "cocoa", "horse", "member")
    play(match, "ship.home")
    assert cargo(match) == set()
    assert match.state.goods[0, Good.COCOA] == 1
    assert match.state.goods[0, Good.HORSE] == 1
    assert members(match, 0, "farm") == [1, 1, 1, 1]


@pytest.mark.rule("VP-HOME-04", "VP-AMB-12")
def test_the_captain_leaves_the_game() -> None:
    match = at_sea("I3", captain="C3c", coins=3)
    play(match, "ship.home")
    assert match.state.captain[0] == -1
    assert match.state.captains[CAPTAIN["C3c"]] == 0
    assert len(match.view(0)["sea"]["captains"]) == 14
    ask(match, Task.TRAVEL, 0)
    assert reasons(match)["hire.C3c"] == "CAPTAIN_TAKEN"
    assert reasons(match)["ship.T1"] == "NO_CAPTAIN"


@pytest.mark.rule("VP-HOME-06", "VP-EX-07")
@pytest.mark.parametrize(("sacks", "surplus"), [(5, 1), (4, 0)])
def test_a_sack_comes_home(sacks: int, surplus: int) -> None:
    match = at_sea("I3", grain=sacks)
    stow(match, "grain")
    stock = int(match.state.grain_stock)
    play(match, "ship.home")
    assert match.state.grain[0] == 5
    assert match.state.grain_stock == stock + surplus
    assert any("1 grain" in line and "no room" in line for line in match.log()) == (surplus == 1)
    assert match.state.life[0] == 1
    assert cargo(match) == set()


@pytest.mark.rule("VP-HOME-07")
def test_no_step_leads_into_the_harbour() -> None:
    match = at_sea("T1", pink=2)
    assert fields(notations(match)) == {"I1", "I5"}
    assert reasons(match)["ship.H"] == "ONLY_RETURN"


@pytest.mark.rule("VP-FAM-01")
def test_nobody_is_fetched_from_the_sea() -> None:
    match = at_sea("I3")
    household(match, 0, lighthouse1=[1])
    match.state.place[0, 1] = Place.SHIP
    match.state.cargo[0, 11] = 1
    ask(match, Task.FAMILY, 0)
    assert notations(match) == {"decline", "family.birth"}
    assert reasons(match)["family.recall:1@lighthouse1"] == "AT_SEA"
    assert reasons(match)["family.recall:1@ship"] == "AT_SEA"


@pytest.mark.rule("VP-AMB-20")
def test_grain_can_run_out() -> None:
    match = port()
    give(match, 1, grain=int(match.state.grain_stock) - 1)
    ask(match, Task.HARVEST, 0)
    play(match, "harvest")
    assert match.state.grain[0] == 1
    assert match.state.grain_stock == 0


# the examples


@pytest.mark.rule("VP-EX-01", "VP-EX-02", "VP-EX-03", "VP-EX-04", "VP-LIGHT-03", "VP-LIGHT-04", "VP-SELL-02")
def test_andre_sails_to_the_second_island() -> None:
    match = port(coins=2, ox=1, plough=1, pink=2, brown=1, orange=1)
    stock = int(match.state.coin_stock)
    play(match, "hire.C2a", "load.ox", "load.plough", "load.member")
    assert match.state.coin_stock == stock + 2
    assert match.view(1)["farms"][0]["ship"]["captain"]["id"] == "C2a"
    assert cargo(match) == {"ox", "plough", "member"}
    assert match.state.goods[0].sum() == 0
    assert members(match, 0, "farm") == [1, 1, 1]

    play(match, "ship.T1")
    assert match.state.life[0] == 1
    assert match.state.influence[0, Colour.PINK] == 2
    assert "ship.stop" in notations(match)
    play(match, "ship.I1")
    assert match.state.influence[0, Colour.PINK] == 1

    docked = match.copy()
    play(docked, "ship.land")
    assert reasons(docked)["island.lighthouse"] == "NO_WAGON_ABOARD"
    assert reasons(docked)["island.take:cocoa"] == "HOLDS_FULL"
    assert notations(docked) == {"island.done"}

    play(match, "ship.I2", "ship.land", "island.sell:ox")
    assert match.state.points[0] == 4
    play(match, "island.sell:plough")
    assert match.state.points[0] == 7
    play(match, "island.lighthouse")
    assert match.state.points[0] == 12
    assert match.state.life[0] == 1
    assert match.state.influence[0].sum() == 0
    assert cargo(match) == set()
    assert match.view(1)["sea"]["islands"]["I2"]["lighthouse"]["keeper"] == 0
    assert match.actor == 1


@pytest.mark.rule("VP-EX-05")
@pytest.mark.parametrize(
    ("captain", "cubes"),
    [
        ("C1b", {"orange": 2, "pink": 2}),
        ("C3a", {"green": 1}),
        ("C1a", {"orange": 1, "green": 1, "brown": 1, "pink": 1}),
    ],
)
def test_two_steps_beyond_the_free_one(captain: str, cubes: dict[str, int]) -> None:
    match = put_to_sea(captain, **cubes)
    assert steps_possible(match) == 3
    for field in ("T1", "I1", "I2"):
        play(match, f"ship.{field}")
        while asked(match) in ("pay", "payany"):
            match.play(match.moves()[0])
    assert water(match) == "I2"
    assert match.state.influence[0].sum() == 0


def test_the_log_tells_where_a_ship_lands() -> None:
    match = at_sea("I1")
    play(match, "ship.land")
    assert any("lands at" in line for line in match.log("en")[-3:])


@pytest.mark.parametrize(
    ("lang", "name"), [("en", "Gull Island"), ("de", "Möweninsel"), ("fr", "île aux Mouettes")]
)
def test_islands_have_one_name_in_moves_and_log(lang: str, name: str) -> None:
    match = at_sea("T1", pink=3)
    for notation in ("ship.I1", "ship.land"):
        move = next(one for one in match.moves() if one.notation == notation)
        assert name in move.text(lang)
        play(match, notation)
        assert any(name in line for line in match.log(lang, since=len(match.steps)))
