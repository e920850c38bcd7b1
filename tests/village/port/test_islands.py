"""The Port: at the islands, and what becomes of treasure chests."""

from typing import Any

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Good, Place
from chronik.village.port.state import Piece
from chronik.village.state import Task
from village.port.sea import (
    asked,
    at_sea,
    bring_chest,
    cargo,
    embark,
    empty_stack,
    fields,
    port,
    stow,
    water,
)
from village.positions import (
    ask,
    begin_mass,
    events,
    give,
    household,
    lay,
    members,
    notations,
    play,
    put,
    reasons,
    strip,
)

LIGHTS = {"I1": 6, "I2": 5, "I3": 4, "I4": 8, "I5": 4, "I6": 5}


def docked(field: str, *pieces: str, **things: Any) -> Match:
    """Seat 0 at an island, with these pieces aboard and these things on the farm."""
    match = at_sea(field, **things)
    stow(match, *pieces)
    play(match, "ship.land")
    return match


def offered(match: Match) -> set[str]:
    return {name.partition(".")[2] for name in notations(match) if name.startswith("island.")}


# landing


@pytest.mark.rule("VP-LAND-01", "VP-LAND-02")
def test_land_or_sail_on() -> None:
    match = at_sea("T1", pink=1)
    play(match, "ship.I1")
    assert {"ship.land", "ship.I2", "ship.stop"} <= notations(match)
    play(match, "ship.I2")
    assert water(match) == "I2"


@pytest.mark.rule("VP-LAND-03", "VP-LAND-04")
@pytest.mark.parametrize("moves", [("ship.land",), ("ship.I1", "ship.land")])
def test_landing_ends_the_movement(moves: tuple[str, ...]) -> None:
    match = at_sea("I1" if len(moves) == 1 else "T1", pink=3, coins=3)
    play(match, *moves)
    assert fields(notations(match)) == set()
    assert asked(match) == "island"
    play(match, "island.done")
    assert match.actor == 1
    assert water(match) == "I1"
    ask(match, Task.TRAVEL, 0)
    assert fields(notations(match)) == {"T1", "I2"}


@pytest.mark.rule("VP-LAND-05", "VP-AMB-03", "VP-AMB-18")
def test_all_island_actions_or_none() -> None:
    match = docked("I3", "grain", "member", brown=2)
    assert offered(match) == {"sell:grain", "take:tea", "lighthouse", "done"}
    nothing = match.copy()
    play(nothing, "island.done")
    assert nothing.actor == 1
    assert nothing.state.points[0] == 0
    play(match, "island.sell:grain", "island.take:tea", "island.lighthouse")
    assert match.state.points[0] == 2 + 4
    assert cargo(match) == {"tea"}
    assert members(match, 0, "lighthouse3") == [1]
    assert match.actor == 1


@pytest.mark.rule("VP-LAND-06")
def test_passing_by_does_nothing() -> None:
    match = at_sea("I1", pink=1)
    stow(match, "ox", "plough")
    play(match, "ship.I2")
    assert offered(match) == set()
    play(match, "ship.I1", "ship.stop")
    assert cargo(match) == {"ox", "plough"}
    assert match.state.points[0] == 0
    assert match.state.stock[Good.COCOA] == 4


@pytest.mark.rule("VP-LAND-07")
def test_a_sale_makes_room_for_a_tile() -> None:
    match = docked("I3", "grain", "ox", "plough")
    assert reasons(match)["island.take:tea"] == "HOLDS_FULL"
    play(match, "island.sell:grain", "island.take:tea")
    assert cargo(match) == {"ox", "plough", "tea"}


# selling


@pytest.mark.rule("VP-SELL-01")
def test_only_what_the_board_shows() -> None:
    match = docked("I2", "ox", "scroll")
    assert offered(match) == {"sell:ox", "done"}
    assert reasons(match)["island.sell:scroll"] == "NOT_BOUGHT_HERE"
    match = docked("I1", "ox", "scroll")
    assert not any(name.startswith("sell") for name in offered(match))
    assert reasons(match)["island.sell:ox"] == "NOT_BOUGHT_HERE"


@pytest.mark.rule("VP-SELL-02")
def test_any_number_of_pieces_for_points_at_once() -> None:
    match = docked("I2", "ox", "plough")
    stock = match.state.stock.copy()
    play(match, "island.sell:plough")
    assert match.state.points[0] == 3
    play(match, "island.sell:ox")
    assert match.state.points[0] == 7
    assert cargo(match) == set()
    assert (match.state.stock[Good.OX], match.state.stock[Good.PLOUGH]) == (
        stock[Good.OX] + 1,
        stock[Good.PLOUGH] + 1,
    )


@pytest.mark.rule("VP-SELL-02")
def test_sold_grain_goes_back_to_the_supply() -> None:
    match = docked("I3", "grain")
    stock = int(match.state.grain_stock)
    play(match, "island.sell:grain")
    assert match.state.grain_stock == stock + 1
    assert match.fault() == ""


@pytest.mark.rule("VP-SELL-03")
def test_nothing_is_sold_from_the_farm() -> None:
    match = docked("I2", ox=1, plough=1)
    assert offered(match) == {"done"}
    assert reasons(match)["island.sell:ox"] == "NOT_ABOARD"


# tiles


@pytest.mark.rule("VP-PICK-01")
def test_a_tile_is_free() -> None:
    match = docked("I3", coins=1, pink=1)
    play(match, "island.take:tea")
    assert match.state.stock[Good.TEA] == 3
    assert cargo(match) == {"tea"}
    assert (match.state.coins[0], match.state.influence[0, Colour.PINK], match.state.life[0]) == (1, 1, 0)


@pytest.mark.rule("VP-PICK-02")
def test_a_tile_needs_an_empty_hold() -> None:
    match = docked("I1", "ox", "horse", "scroll")
    assert offered(match) == {"done"}
    assert reasons(match)["island.take:cocoa"] == "HOLDS_FULL"


@pytest.mark.rule("VP-PICK-03")
def test_an_empty_stack_stays_empty() -> None:
    match = at_sea("I1")
    empty_stack(match, "cocoa")
    play(match, "ship.land")
    assert reasons(match)["island.take:cocoa"] == "STACK_EMPTY"
    assert offered(match) == {"done"}


@pytest.mark.rule("VP-PICK-04")
def test_no_second_tile_of_a_kind() -> None:
    match = docked("I1", "ox")
    play(match, "island.take:cocoa")
    assert match.actor == 1
    assert match.state.stock[Good.COCOA] == 3
    ask(match, Task.TRAVEL, 0)
    play(match, "ship.land")
    assert reasons(match)["island.take:cocoa"] == "KIND_ABOARD"


@pytest.mark.rule("VP-PICK-05")
def test_only_the_taker_knows_a_chest() -> None:
    match = docked("I4")
    top = int(match.state.chest_stack[5])
    play(match, "island.take:chest")
    coins = int(match.game.boxes[0].chest_coins[top])
    assert match.view(0)["farms"][0]["ship"]["chest"] == {"coins": coins}
    for seat in (1, 2, None):
        ship = match.view(seat)["farms"][0]["ship"]
        assert ship["cargo"] == ["chest"]
        assert ship["chest"] is None
    assert match.state.chests_left == 5


@pytest.mark.rule("VP-PICK-05", "VP-HOME-05")
def test_what_others_cannot_know_is_drawn_anew() -> None:
    match = at_sea("I4")
    bring_chest(match, 0)
    bring_chest(match, 1, coins=5)
    stow(match, "chest")
    mine = int(match.state.chest_aboard[0])
    home = int(match.state.chests[0])
    kept, dealt = set(), set()
    for seed in range(40):
        imagined = match.hidden(0, seed)
        s = imagined.state
        assert s.chests_left == match.state.chests_left
        assert int(s.chests[1]).bit_count() == 1
        assert imagined.game.rules.check(imagined.game.boxes[0], s) == 0
        kept.add((int(s.chest_aboard[0]), int(s.chests[0])))
        dealt.add(int(s.chests[1]))
    assert kept == {(mine, home)}
    assert len(dealt) > 2


# lighthouses


@pytest.mark.rule("VP-LIGHT-01", "VP-LIGHT-05")
@pytest.mark.parametrize("field", LIGHTS)
def test_a_member_keeps_a_light(field: str) -> None:
    match = at_sea(field, pink=1, orange=1, brown=2, green=1)
    table = next(row for row in match.game.components["port"].island if row.id == field).lighthouse
    stow(match, "member", *(["wagon"] if table.wagon else []))
    play(match, "ship.land", "island.lighthouse")
    price = [getattr(table.influence, colour) for colour in ("orange", "green", "brown", "pink")]
    assert match.state.influence[0].tolist() == [1 - price[0], 1 - price[1], 2 - price[2], 1 - price[3]]
    assert match.state.points[0] == LIGHTS[field]
    assert not cargo(match) & {"member", "wagon"}
    assert members(match, 0, f"lighthouse{field[1]}") == [1]
    assert match.breakdown(0)["travel"] == 0


@pytest.mark.rule("VP-LIGHT-02")
def test_a_keeper_comes_from_the_ship() -> None:
    match = docked("I2", brown=1, orange=1)
    assert members(match, 0, "farm") == [1, 1, 1, 1]
    assert reasons(match)["island.lighthouse"] == "NOBODY_ABOARD"
    assert offered(match) == {"done"}


@pytest.mark.rule("VP-LIGHT-03")
def test_a_wagon_for_the_light_comes_from_a_hold() -> None:
    match = docked("I1", "member", wagon=1)
    assert reasons(match)["island.lighthouse"] == "NO_WAGON_ABOARD"
    match = docked("I1", "member", "wagon")
    stock = int(match.state.stock[Good.WAGON])
    play(match, "island.lighthouse")
    assert match.state.stock[Good.WAGON] == stock + 1
    assert match.state.points[0] == 6


@pytest.mark.rule("VP-LIGHT-04")
def test_cubes_for_the_light_come_from_the_farm() -> None:
    match = docked("I2", "member", brown=1, orange=1)
    supply = match.state.supply.copy()
    play(match, "island.lighthouse")
    assert match.state.influence[0].sum() == 0
    assert match.state.supply[Colour.BROWN] == supply[Colour.BROWN] + 1
    assert match.state.supply[Colour.ORANGE] == supply[Colour.ORANGE] + 1
    match = docked("I2", "member", brown=1)
    assert reasons(match)["island.lighthouse"] == "NO_INFLUENCE"


@pytest.mark.rule("VP-LIGHT-06")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_kept_light_is_closed_to_all(seat: int) -> None:
    match = at_sea("I2", brown=2, orange=2)
    put(match, seat, 1, "lighthouse2")
    stow(match, "member")
    play(match, "ship.land")
    assert reasons(match)["island.lighthouse"] == "LIGHTHOUSE_TAKEN"


@pytest.mark.rule("VP-LIGHT-07", "VP-AMB-19")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_death_of_its_keeper_frees_a_light(seat: int) -> None:
    match = at_sea("I2", brown=1, orange=1)
    household(match, 0, farm=[2, 2], lighthouse2=[1])
    match.state.due[0] = 1
    play(match, "decline")
    assert members(match, 0, "chronicletravel") == [1]
    embark(match, 1, "I2", "C1a")
    if seat == 1:
        strip(match, 1)
        give(match, 1, brown=1, orange=1)
    points = int(match.state.points[seat])
    ask(match, Task.TRAVEL, seat)
    match.state.place[seat, 0 if seat else 4] = Place.SHIP
    match.state.cargo[seat, Piece.MEMBER] = 1
    play(match, "ship.land", "island.lighthouse")
    assert match.state.points[seat] == points + 5


@pytest.mark.rule("VP-LIGHT-08")
def test_one_player_may_keep_several_lights() -> None:
    match = at_sea("I2", brown=1, orange=1)
    put(match, 0, 1, "lighthouse1")
    stow(match, "member")
    play(match, "ship.land", "island.lighthouse")
    assert members(match, 0, "lighthouse1") == members(match, 0, "lighthouse2") == [1]


# chests at home


@pytest.mark.rule("VP-HOME-05")
def test_a_chest_is_opened_at_home() -> None:
    match = at_sea("I4", coins=1)
    stow(match, "chest")
    chest = int(match.state.chest_aboard[0])
    coins = int(match.game.boxes[0].chest_coins[chest])
    play(match, "ship.home")
    assert match.view(0)["farms"][0]["chests"] == [{"coins": coins}]
    assert match.view(1)["farms"][0]["chests"] == [None]
    ask(match, Task.TRAVEL, 0)
    play(match, "chest")
    assert match.state.coins[0] == 1 + coins
    assert match.view(1)["farms"][0]["chests"] == []
    assert match.view(1)["sea"]["chests_opened"] == [{"coins": coins}]
    assert asked(match) == "travel"
    assert "chest" not in notations(match)


@pytest.mark.rule("VP-HOME-05")
def test_of_several_chests_one_is_chosen() -> None:
    match = port()
    for coins in (3, 3, 5):
        bring_chest(match, 0, coins)
    play(match, "chest")
    assert notations(match) == {"chest.3coin", "chest.5coin"}
    play(match, "chest.5coin", "chest")
    assert match.state.coins[0] == 5 + 3
    play(match, "chest")
    assert match.state.coins[0] == 11
    assert asked(match) == "travel"


@pytest.mark.rule("VP-AMB-07")
def test_a_chest_can_be_opened_whenever_its_owner_is_asked() -> None:
    match = port()
    bring_chest(match, 0, 3)
    assert "hire.C3a" in reasons(match)
    before = match.copy()
    play(before, "chest", "hire.C3a")
    assert before.state.coins[0] == 0

    other = match.copy()
    lay(other, market={"pink": 1}, harvest={"pink": 2})
    ask(other, Task.TAKE, 2)
    play(other, "take.market:pink", "market.pass")
    assert other.actor == 0
    assert "chest" in notations(other)

    put(match, 0, 1, "bag")
    match.state.due[0] = 0
    put(match, 0, 1, "church1")
    give(match, 0, grain=1)
    begin_mass(match)
    while match.actor != 0:
        match.play(match.moves()[0])
    assert "chest" in notations(match)


@pytest.mark.rule("VP-AMB-07", "VM-BREAD-07")
def test_bread_and_chests_that_were_begun_with_are_seen_through_first() -> None:
    match = port(expansions=("port", "marriage"), bread=1)
    put(match, 0, 1, "church1")
    put(match, 0, 1, "council1")
    for coins in (3, 5):
        bring_chest(match, 0, coins)
    assert {"bread", "chest"} <= notations(match)
    choosing = match.copy()
    play(choosing, "chest")
    assert notations(choosing) == {"chest.3coin", "chest.5coin"}
    play(match, "bread")
    assert {"bread.1@church1", "bread.1@council1"} <= notations(match)
    assert not {"bread", "chest"} & notations(match)
    play(match, "bread.1@church1")
    assert match.state.goods[0, Good.BREAD] == 0
    assert "bread" not in notations(match)
    assert "chest" in notations(match)


@pytest.mark.rule("VP-AMB-06")
def test_chests_at_home_are_opened_before_the_scoring() -> None:
    match = at_sea("I4")
    bring_chest(match, 0, 5)
    stow(match, "chest")
    s = match.state
    s.trigger, s.last_turns = 1, 0
    lay(match)
    play(match, "decline")
    while not match.over:
        match.play(match.moves()[0])
    assert "OPENED_CHEST" in events(match)
    assert match.breakdown(0)["coins"] == 5
    assert s.chest_aboard[0] >= 0
