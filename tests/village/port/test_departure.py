"""The Port: a captain is hired, the ship is loaded."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Good
from chronik.village.state import Task
from village.port.sea import (
    CAPTAIN,
    asked,
    at_sea,
    bring_chest,
    cargo,
    embark,
    fields,
    port,
    stow,
    water,
)
from village.positions import (
    ask,
    events,
    give,
    household,
    lay,
    members,
    notations,
    play,
    random_game,
    reasons,
    stalls,
    village,
)


def hired(match: Match) -> set[str]:
    return {name.partition(".")[2] for name in notations(match) if name.startswith("hire.")}


def loads(match: Match) -> set[str]:
    return {name.partition(".")[2] for name in notations(match) if name.startswith("load.")}


# travel


@pytest.mark.rule("VP-TRAV-01")
def test_a_ship_leaves_or_sails_on_or_returns() -> None:
    match = port(coins=3)
    assert all(name == "decline" or name.startswith("hire.") for name in notations(match))
    match = at_sea("I1")
    assert notations(match) == {"decline", "ship.T1", "ship.I2", "ship.land", "ship.home"}
    home = match.copy()
    play(home, "ship.home")
    assert home.actor == 1
    play(match, "ship.I2", "ship.stop")
    assert match.actor == 1


@pytest.mark.rule("VP-TRAV-02")
def test_returning_ends_the_action() -> None:
    match = at_sea("I1", coins=3)
    play(match, "ship.home")
    assert match.actor == 1
    assert match.state.captain[0] == -1
    assert match.state.coins[0] == 3


@pytest.mark.rule("VP-TRAV-03")
def test_travel_by_cube_or_by_the_well() -> None:
    match = port(green=3, coins=1)
    lay(match, harvest={"pink": 1})
    ask(match, Task.TAKE, 0)
    play(match, "well:green", "pay.3green", "well.travel")
    assert hired(match) == {"C1a", "C1b", "C1c", "C1d", "C1e"}

    match = at_sea("I1")
    lay(match, travel={"pink": 1}, harvest={"pink": 1})
    ask(match, Task.TAKE, 0)
    play(match, "take.travel:pink")
    assert {"ship.home", "ship.I2", "decline"} <= notations(match)
    play(match, "decline")
    assert match.state.influence[0, Colour.PINK] == 1
    assert water(match) == "I1"


@pytest.mark.rule("VP-TRAV-04")
def test_neither_wagon_nor_two_time_for_a_departure() -> None:
    match = at_sea("T1", coins=0)
    stow(match, "ox")
    play(match, "ship.I1", "ship.stop")
    assert match.state.life[0] == 0
    assert match.state.goods[0, Good.WAGON] == 0
    assert match.state.points[0] == 0

    match = port(coins=1)
    play(match, "hire.C1a", "load.done", "ship.T1")
    assert match.state.life[0] == 1  # the time field, not 2 time for a trip


# hiring


@pytest.mark.rule("VP-HIRE-01", "VP-HIRE-02")
def test_hire_load_move_in_this_order() -> None:
    match = port(coins=2, ox=1)
    assert reasons(match)["ship.T1"] == "NO_CAPTAIN"
    assert loads(match) == set()
    told = []
    for notation in ("hire.C2a", "load.ox", "load.done", "ship.T1"):
        play(match, notation)
        told += events(match)
    voyage = [name for name in told if name in ("HIRED", "LOADED", "SAILED")]
    assert voyage == ["HIRED", "LOADED", "SAILED"]


@pytest.mark.rule("VP-HIRE-03")
def test_any_captain_of_a_stack() -> None:
    match = port(coins=2)
    match.state.captains[CAPTAIN["C2b"]] = 0
    assert hired(match) >= {"C2a", "C2c", "C2d", "C2e"}
    assert reasons(match)["hire.C2b"] == "CAPTAIN_TAKEN"


@pytest.mark.rule("VP-HIRE-04", "VP-AMB-13")
def test_a_captain_costs_coins_and_nothing_else() -> None:
    match = port(coins=2)
    stock = int(match.state.coin_stock)
    play(match, "hire.C2c")
    assert match.state.coins[0] == 0
    assert match.state.coin_stock == stock + 2
    match = port(coins=1, pink=5)
    assert hired(match) == {"C1a", "C1b", "C1c", "C1d", "C1e"}
    assert reasons(match)["hire.C2a"] == "NO_COIN"


@pytest.mark.rule("VP-HIRE-05", "VP-AMB-12")
def test_the_captain_serves_for_the_whole_voyage() -> None:
    match = at_sea("I1", captain="C2d", coins=3, brown=1, pink=1)
    assert hired(match) == set()
    assert match.view(1)["farms"][0]["ship"]["captain"]["id"] == "C2d"
    give(match, 0, coins=-3)
    play(match, "ship.I2", "ship.T3")
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]
    assert match.state.captain[0] == CAPTAIN["C2d"]
    other = port(coins=3)
    embark(other, 1, "T2", "C2d")
    assert "C2d" not in hired(other)


@pytest.mark.rule("VP-HIRE-06")
def test_without_a_payable_captain_the_ship_stays() -> None:
    match = port(coins=2)
    match.state.captains[:10] = 0
    assert notations(match) == {"decline"}
    assert reasons(match)["hire.C3a"] == "NO_COIN"
    give(match, 0, coins=3)
    match.state.captains[:] = 0
    assert notations(match) == {"decline"}
    lay(match, travel={"pink": 1})
    ask(match, Task.TAKE, 0)
    play(match, "take.travel:pink")
    assert notations(match) == {"decline"}


# loading


@pytest.mark.long
@pytest.mark.rule("VP-LOAD-01")
@pytest.mark.parametrize("seed", range(3))
def test_never_more_than_three_pieces(seed: int) -> None:
    match = village(2, seed=seed, expansions=("port",))
    give(match, 0, coins=9)
    give(match, 1, coins=9)
    loaded = 0
    for _ in random_game(match, seed=seed):
        assert match.state.cargo.max() <= 1
        assert match.state.cargo.sum(axis=1).max() <= 3
        loaded = max(loaded, int(match.state.cargo.sum()))
    assert loaded > 0


@pytest.mark.rule("VP-LOAD-02")
def test_all_pieces_are_different() -> None:
    match = port(coins=1, ox=2, horse=1)
    play(match, "hire.C1a", "load.ox")
    assert reasons(match)["load.ox"] == "KIND_ABOARD"
    assert loads(match) == {"horse", "member", "done"}
    assert match.state.goods[0, Good.OX] == 1


@pytest.mark.rule("VP-LOAD-03")
def test_what_can_be_loaded() -> None:
    match = port(coins=3, orange=2, pink=2, grain=1, scroll=1, horse=1, plough=1, ox=1, wagon=1)
    match.state.owner[0] = 0
    play(match, "hire.C1a")
    pieces = {"horse", "ox", "plough", "wagon", "scroll", "grain", "member"}
    assert loads(match) == pieces | {"done"}
    assert {name.partition(".")[2] for name in reasons(match) if name.startswith("load.")} == set()


@pytest.mark.rule("VP-LOAD-04")
def test_cocoa_tea_and_chests_come_only_from_islands() -> None:
    match = port(coins=1, cocoa=1, tea=1)
    bring_chest(match, 0)
    play(match, "hire.C1a")
    assert loads(match) == {"member", "done"}
    refused = {name: why for name, why in reasons(match).items() if why == "ONLY_AT_ISLANDS"}
    assert refused.keys() == {"load.cocoa", "load.tea", "load.chest"}


@pytest.mark.rule("VP-LOAD-05")
def test_one_member_whatever_its_generation() -> None:
    match = port(coins=1, ox=1)
    household(match, 0, farm=[1, 2])
    play(match, "hire.C1a", "load.member")
    assert notations(match) == {"member.1", "member.2"}
    play(match, "member.2")
    assert members(match, 0, "ship") == [2]
    assert reasons(match)["load.member"] == "KIND_ABOARD"


@pytest.mark.rule("VP-LOAD-06")
def test_one_chest_whatever_its_content() -> None:
    match = at_sea("I4")
    stow(match, "chest")
    play(match, "ship.land")
    assert reasons(match)["island.take:chest"] == "KIND_ABOARD"
    assert notations(match) == {"island.done"}


@pytest.mark.rule("VP-LOAD-07")
@pytest.mark.parametrize("pieces", [(), ("ox",), ("ox", "horse"), ("ox", "horse", "grain")])
def test_none_to_three_pieces(pieces: tuple[str, ...]) -> None:
    match = port(coins=1, ox=1, horse=1, grain=1, plough=1)
    play(match, "hire.C1a", *(f"load.{piece}" for piece in pieces))
    if len(pieces) < 3:
        play(match, "load.done")
    assert asked(match) == "sail"
    assert fields(notations(match)) == {"T1", "T2"}
    assert cargo(match) == set(pieces)


@pytest.mark.rule("VP-LOAD-08")
def test_a_member_is_loaded_from_the_farm() -> None:
    match = port(coins=1, ox=1)
    household(match, 0, council1=[1], smithy=[1, 2])
    play(match, "hire.C1a")
    assert reasons(match)["load.member"] == "NOT_ON_FARM"
    assert loads(match) == {"done", "ox"}


@pytest.mark.rule("VP-LOAD-09")
def test_nothing_goes_overboard() -> None:
    match = at_sea("I1")
    stow(match, "ox", "plough", "scroll")
    play(match, "ship.land")
    assert notations(match) == {"island.done"}
    assert reasons(match)["island.take:cocoa"] == "HOLDS_FULL"
    play(match, "island.done")
    assert cargo(match) == {"ox", "plough", "scroll"}


@pytest.mark.rule("VP-LOAD-10", "VP-EX-06")
def test_cargo_is_of_no_use_in_the_village() -> None:
    match = at_sea("I1", plough=1)
    stow(match, "ox")
    ask(match, Task.HARVEST, 0)
    play(match, "harvest")
    assert match.state.grain[0] == 2

    stalls(match, "K11")  # wants an ox
    lay(match, market={"pink": 1}, harvest={"pink": 2})
    ask(match, Task.TAKE, 0)
    play(match, "take.market:pink")
    assert reasons(match)["market.serve:K11"] == "NO_WARES"


@pytest.mark.rule("VP-LOAD-11")
def test_tiles_aboard_are_neither_sold_nor_opened() -> None:
    match = at_sea("I1", green=2)
    stow(match, "cocoa", "chest")
    lay(match, market={"pink": 1}, harvest={"pink": 2})
    ask(match, Task.TAKE, 0)
    assert reasons(match)["chest"] == "STILL_ABOARD"
    play(match, "take.market:pink")
    assert reasons(match)["market.sell:cocoa"] == "STILL_ABOARD"
    assert reasons(match)["chest"] == "STILL_ABOARD"


@pytest.mark.rule("VP-LOAD-13")
def test_the_sixth_sack_is_aboard() -> None:
    match = at_sea("I1", grain=3)
    stow(match, "grain")
    ask(match, Task.HARVEST, 0)
    play(match, "harvest")
    assert match.state.grain[0] == 5
    assert cargo(match) == {"grain"}


@pytest.mark.rule("VP-LOAD-14")
def test_nothing_is_loaded_at_sea() -> None:
    match = at_sea("I1", horse=1)
    assert loads(match) == set()
    play(match, "ship.I2")
    assert notations(match) == {"ship.stop", "ship.land"}
    play(match, "ship.land")
    assert loads(match) == set()
    assert reasons(match)["island.sell:ox"] == "NOT_ABOARD"
