"""Conny: the cube she takes, her tray, a new round."""

import pytest

from chronik.village.names import CONNY, Space
from chronik.village.solo.state import SoloEvent
from chronik.village.state import Event, Task
from village.positions import (
    COLOURS,
    ask,
    empty_bag,
    events,
    give,
    lay,
    notations,
    play,
    random_game,
    reasons,
)
from village.solo.conny import (
    board_cubes,
    follow,
    last_cube,
    no_tile_next,
    solo,
    story,
    take,
    taken_by_conny,
    tiles,
    told,
    tray,
)

# her cube


@pytest.mark.rule("VS-TURN-01")
def test_conny_takes_a_cube_after_the_player_even_if_the_action_is_declined() -> None:
    match = solo()
    lay(match, family={"pink": 1}, crafts={"pink": 2}, council={"brown": 1})
    take(match, "family:pink")
    assert len(taken_by_conny(match)) == 1
    assert board_cubes(match) == 2
    assert match.actor == 0


@pytest.mark.rule("VS-TURN-02")
def test_a_whole_market_day_comes_before_connys_cube() -> None:
    match = solo()
    no_tile_next(match)
    lay(match, market={"green": 1}, council={"green": 1, "brown": 1})
    take(match, "market:green", "market.pass")
    order = events(match)
    assert order.index("CLOSED_MARKET") < order.index("TOOK_CUBE")
    assert None not in match.view(0)["market"]["stalls"]


@pytest.mark.rule("VS-TURN-03")
def test_first_the_same_colour_from_the_same_space() -> None:
    match = solo()
    lay(match, family={"pink": 2, "green": 1}, harvest={"pink": 1})
    take(match, "family:pink")
    assert taken_by_conny(match) == [("family", COLOURS["pink"])]


@pytest.mark.rule("VS-TURN-04")
def test_then_the_same_colour_from_the_next_space_clockwise() -> None:
    match = solo()
    lay(match, family={"pink": 1}, harvest={"green": 2}, crafts={"pink": 1}, church={"pink": 1})
    take(match, "family:pink")
    assert taken_by_conny(match) == [("crafts", COLOURS["pink"])]


@pytest.mark.rule("VS-TURN-05")
def test_then_any_cube_of_that_space_by_choice() -> None:
    match = solo()
    lay(match, family={"pink": 1, "green": 1, "plague": 1}, harvest={"orange": 1})
    take(match, "family:pink")
    assert match.actor == 0
    assert notations(match) == {"conny.family:green", "conny.family:plague"}
    assert reasons(match)["conny.family:orange"] == "NO_CUBE"
    play(match, "conny.family:plague")
    assert taken_by_conny(match) == [("family", COLOURS["plague"])]
    assert board_cubes(match) == 2


@pytest.mark.rule("VS-TURN-06")
def test_at_last_any_cube_of_the_next_space_that_has_one() -> None:
    match = solo()
    lay(match, market={"green": 1}, council={"brown": 1, "plague": 1}, church={"orange": 1})
    take(match, "market:green", "market.pass")
    assert notations(match) == {"conny.council:brown", "conny.council:plague"}


@pytest.mark.rule("VS-TURN-07")
def test_plague_is_a_colour() -> None:
    match = solo()
    lay(match, harvest={"plague": 2, "green": 2})
    take(match, "harvest:plague")
    assert taken_by_conny(match) == [("harvest", COLOURS["plague"])]


@pytest.mark.rule("VS-TURN-08", "VS-AMB-03")
def test_clockwise() -> None:
    order = [slot["symbol"] for slot in solo().view(0)["conny"]["tray"]]
    ring = [*order, order[0]]
    assert ring[order.index("market") + 1] == "travel"
    assert ring[order.index("travel") + 1] == "council"
    assert sorted(order) == sorted(space.name.lower() for space in Space)
    for here, after in (("travel", "council"), ("crafts", "market"), ("harvest", "crafts")):
        match = solo()
        lay(match, **{here: {"green": 1}, after: {"green": 1}, "family": {"pink": 2}})
        take(match, f"{here}:green")
        assert taken_by_conny(match) == [(after, COLOURS["green"])]


@pytest.mark.rule("VS-TURN-09")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council"])
def test_she_carries_out_no_action(space: str) -> None:
    match = solo()
    no_tile_next(match)
    places, stock = match.state.place.copy(), match.state.stock.copy()
    room, customers_out = match.state.room.copy(), match.state.stall.copy()
    follow(match, space)
    assert taken_by_conny(match) == [(space, COLOURS["green"])]
    assert (match.state.place == places).all()
    assert (match.state.stock == stock).all()
    assert (match.state.room == room).all()
    assert (match.state.stall == customers_out).all()


@pytest.mark.rule("VS-TURN-10")
def test_after_the_well_the_player_is_on_turn_again() -> None:
    match = solo()
    give(match, 0, green=3)
    lay(match, harvest={"green": 2}, crafts={"pink": 2})
    ask(match, Task.TAKE, 0)
    play(match, "well:green", "pay.3green", "well.harvest", "harvest")
    assert taken_by_conny(match) == []
    assert board_cubes(match) == 4
    assert "take.crafts:pink" in notations(match)


@pytest.mark.rule("VS-TURN-11")
@pytest.mark.parametrize("seed", range(4))
def test_conny_takes_the_last_cube_of_a_round(seed: int) -> None:
    rows = story(solo(seed=seed), seed)
    masses = [i for i, row in enumerate(rows) if row[0] == Event.MASS_BEGAN]
    assert len(masses) >= 2
    for i in masses[:-1]:
        takers = [who for event, who, _, _ in rows[:i] if event == Event.TOOK_CUBE]
        assert takers[-1] == CONNY
        assert takers.count(CONNY) == takers.count(0)


# the tray


@pytest.mark.rule("VS-TRAY-01")
@pytest.mark.parametrize("space", ["harvest", "crafts", "church"])
def test_the_first_cube_goes_beside_the_council(space: str) -> None:
    match = solo()
    tiles(match, "top", 1, 1, 1)
    follow(match, space)
    slots = match.view(0)["conny"]["tray"]
    assert [slot["symbol"] for slot in slots if slot["cubes"]] == ["council"]
    assert match.state.turned.sum() == 0


@pytest.mark.rule("VS-TRAY-02")
@pytest.mark.parametrize("slot", range(10))
def test_each_cube_goes_into_the_next_slot(slot: int) -> None:
    match = solo()
    last_cube(match, slot)
    follow(match, "crafts")
    assert match.view(0)["conny"]["last_slot"] == (slot + 1) % 10
    assert tray(match)[(slot + 1) % 10] == {"green": 1}


@pytest.mark.rule("VS-TRAY-03")
def test_with_expansions_a_slot_holds_two_cubes() -> None:
    match = solo("inn")
    last_cube(match, 1)
    match.state.tray[2, COLOURS["pink"]] = 1
    match.state.supply[COLOURS["pink"]] -= 1
    follow(match, "crafts")
    assert tray(match)[2] == {"green": 1, "pink": 1}


@pytest.mark.rule("VS-TRAY-04")
def test_without_expansions_one_slot_for_each_cube() -> None:
    match = solo()
    box = match.game.boxes[0]
    assert box.slots >= box.laid.sum() // 2 + 1
    for _ in random_game(match, 2):
        assert max(sum(cubes.values()) for cubes in tray(match)) <= 1


# a new round


@pytest.mark.rule("VS-NEWRND-01", "VS-NEWRND-02", "VS-AMB-18")
def test_all_cubes_but_the_last_leave_the_tray() -> None:
    match = solo()
    last_cube(match, 5, "brown")
    s = match.state
    for slot, colour in enumerate(("pink", "pink", "green", "orange", "plague")):
        s.tray[slot, COLOURS[colour]] += 1
        s.supply[COLOURS[colour]] -= 1
    empty_bag(match)
    lay(match, harvest={"plague": 2})
    take(match, "harvest:plague")
    assert match.view(0)["round"] == 2
    assert tray(match) == [{}] * 6 + [{"plague": 1}] + [{}] * 3
    plague = COLOURS["plague"]
    assert s.bag[plague] + s.cubes[:, plague].sum() == 5
    assert s.supply[plague] == 0
    assert (SoloEvent.CLEARED_TRAY, CONNY, 6, 0) in told(match)
    follow(match, "crafts")
    assert match.view(0)["conny"]["last_slot"] == 7
