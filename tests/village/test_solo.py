"""Alone against Conny: the set-up, her cubes, her tray, rounds and the end."""

import pytest

from chronik.kernel import plain
from chronik.table import Match
from chronik.village.names import CONNY, Place, Space
from chronik.village.solo import conny as rules
from chronik.village.solo.state import SoloEvent, Title
from chronik.village.state import Event, Task
from village.conny import (
    board_cubes,
    customers,
    follow,
    last_cube,
    no_tile_next,
    solo,
    take,
    taken_by_conny,
    tiles,
    told,
    tray,
)
from village.positions import (
    COLOURS,
    ask,
    empty_bag,
    events,
    fill,
    give,
    household,
    lay,
    members,
    names,
    notations,
    play,
    random_game,
    reasons,
    stalls,
    strip,
    village,
)

ACTIONS = (Task.TAKE, Task.HARVEST, Task.FAMILY, Task.CRAFTS, Task.COUNCIL, Task.TRAVEL, Task.CHURCH)


def story(match: Match, seed: int = 1) -> list[tuple[Event, int, int, int]]:
    """All that happens in a random game."""
    rows = told(match)
    for _ in random_game(match, seed):
        rows += told(match)
    return rows


def rich(match: Match) -> Match:
    """The player has a bit of everything, and people all over the village."""
    strip(match, 0)
    give(match, 0, coins=1, grain=2, green=2, brown=1, orange=1, pink=1, scroll=1, wagon=1, ox=1, plough=1)
    household(match, 0, farm=[1, 2], smithy=[1], council2=[1], city1=[2])
    lay(match, harvest={"green": 1}, crafts={"plague": 1, "pink": 1})
    return match


# set-up


@pytest.mark.rule("VS-GEN-01")
@pytest.mark.parametrize("task", ACTIONS)
def test_the_players_actions_are_those_of_two_players(task: Task) -> None:
    alone, two = rich(solo()), rich(village(players=2))
    for match in (alone, two):
        ask(match, task, 0)
    assert notations(alone) == notations(two)
    assert reasons(alone) == reasons(two)


@pytest.mark.rule("VS-GEN-01")
def test_the_player_dies_as_usual_before_conny_takes_her_cube() -> None:
    match = solo()
    match.state.life[0] = 9
    lay(match, harvest={"plague": 2}, council={"brown": 1})
    take(match, "harvest:plague")
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.life[0] == 1
    order = events(match)
    assert order.index("INTO_CHRONICLE") < order.index("TOOK_CUBE")


@pytest.mark.rule("VS-GEN-02")
def test_conny_collects_nothing() -> None:
    match = solo()
    for _ in random_game(match, 3):
        s = match.state
        assert s.coins[CONNY] == s.grain[CONNY] == s.points[CONNY] == 0
        assert s.goods[CONNY].sum() == s.influence[CONNY].sum() == 0
    assert match.scores() == [sum(match.breakdown(0).values())]
    assert match.ranking() == [[0]]


@pytest.mark.rule("VS-GEN-03")
def test_a_plague_cube_stays_on_the_tray() -> None:
    match = solo()
    no_tile_next(match)
    lay(match, harvest={"plague": 2}, council={"brown": 1})
    before = int(match.state.supply[COLOURS["plague"]])
    take(match, "harvest:plague")
    assert tray(match)[1] == {"plague": 1}
    assert match.state.supply[COLOURS["plague"]] == before + 1  # the player's own
    assert match.state.life[CONNY] == 0
    assert match.state.due[CONNY] == 0


@pytest.mark.rule("VS-SETUP-01")
def test_the_table_is_laid_as_for_two() -> None:
    match = solo()
    seen = match.view(0)
    assert len([c for c in seen["market"]["stalls"] if c]) == 3
    assert len([c for c in seen["market"]["queue"] if c]) == 5
    assert seen["room"] == {"farm": 2, "craft": 2, "travel": 2, "council": 2, "church": 2, "graves": 6}
    assert seen["blocked"] == {"farm": 5, "craft": 3, "travel": 0, "council": 3, "church": 3, "graves": 5}
    assert board_cubes(match) == 18


@pytest.mark.rule("VS-SETUP-02")
def test_actions_that_are_not_in_the_game_are_covered() -> None:
    match = solo()
    slots = match.view(0)["conny"]["tray"]
    assert [slot["symbol"] for slot in slots if slot["covered"]] == ["inn", "marriage", "smuggler"]
    lay(match, council={"brown": 1}, church={"brown": 1})
    take(match, "council:brown")
    assert taken_by_conny(match)[0] == ("church", COLOURS["brown"])


@pytest.mark.rule("VS-SETUP-03", "VS-SETUP-04", "VS-SETUP-05")
def test_connys_family() -> None:
    match = solo()
    assert members(match, CONNY, "tray") == [1, 1, 1, 1, 2, 2, 2]
    assert members(match, CONNY, "pile") == [3, 3, 4, 4]
    family = match.view(0)["conny"]["family"]
    assert len(family) == 11
    assert not any(figure["dead"] for figure in family)
    everybody = [*members(match, 0, "bag"), *members(match, CONNY, "bag")]
    assert everybody == []
    assert not ((match.state.place >= Place.CHURCH_1) & (match.state.place <= Place.CHURCH_4)).any()
    assert len(match.view(0)["farms"]) == 1


@pytest.mark.rule("VS-SETUP-06")
def test_only_the_player_gets_a_coin() -> None:
    match = solo()
    assert match.state.coins[:2].tolist() == [1, 0]
    assert match.view(0)["coins"] == 24


@pytest.mark.rule("VS-SETUP-07")
def test_connys_marker_at_the_market_means_nothing() -> None:
    """She has none in the game: moves are the same whoever stands foremost."""
    match = solo()
    before = notations(match)
    stalls(match, "K05", "K06", "K07")
    assert notations(match) == before


@pytest.mark.long
@pytest.mark.rule("VS-SETUP-08")
def test_two_sets_of_three_tiles_face_down() -> None:
    orders = set()
    for seed in range(30):
        match = solo(seed=seed)
        assert match.view(0)["conny"]["tiles"] == {"top": [None] * 3, "bottom": [None] * 3}
        fate = match.state.fate.tolist()
        assert (sum(fate[:3]), sum(fate[3:])) == (1, 1)
        orders.add(tuple(fate))
        assert fate == solo(seed=seed).state.fate.tolist()
    assert len(orders) == 9


@pytest.mark.rule("VS-SETUP-09")
@pytest.mark.parametrize(
    ("expansions", "laid"), [((), 18), (("inn",), 20), (("port",), 18), (("inn", "port", "marriage"), 22 - 2)]
)
def test_the_setup_card_for_two_players(expansions: tuple[str, ...], laid: int) -> None:
    alone, two = solo(*expansions), village(players=2, expansions=expansions)
    assert alone.game.boxes[0].laid.tolist() == two.game.boxes[0].laid.tolist()
    assert alone.game.boxes[0].into_bag.tolist() == two.game.boxes[0].into_bag.tolist()
    assert board_cubes(alone) == laid


@pytest.mark.rule("VS-SETUP-10", "VS-AMB-04", "VS-AMB-14")
def test_the_player_begins_every_round() -> None:
    match = solo(compensation=None)
    assert match.state.grain[:2].tolist() == [0, 0]
    household(match, 0, council1=[1], farm=[1])
    give(match, 0, green=1, brown=1)
    lay(match, council={"green": 2})
    take(match, "council:green", "council.privilege1")
    assert match.view(0)["round"] == 2
    assert match.view(0)["marker"] is None
    assert (match.view(0)["first"], match.actor) == (0, 0)
    rows = story(solo(), 5)
    assert {who for event, who, _, _ in rows if event == Event.FIRST_PLAYER} == {0}


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


# the market


def market_day(*foremost: str) -> Match:
    match = solo()
    strip(match, 0)
    no_tile_next(match)
    stalls(match, *foremost)
    give(match, 0, scroll=3, horse=3, plough=3, ox=3, wagon=3, grain=5, green=1)
    lay(match, market={"green": 1}, harvest={"brown": 2})
    return match


STALLS = ("K01", "K02", "K03")


@pytest.mark.rule("VS-MKT-01", "VS-MKT-03", "VS-AMB-08", "VS-AMB-11")
def test_a_market_day_of_connys() -> None:
    match = market_day(*STALLS)
    lay(match, crafts={"green": 1}, market={"green": 1}, harvest={"brown": 2})
    take(match, "crafts:green")
    assert customers(match) == ["K01"]
    assert match.state.goods[CONNY].sum() == 0
    assert events(match)[-3:] == ["TOOK_CUBE", "CALLED_MARKET", "SERVED"]
    assert notations(match) == {"market.pass", "market.serve:K02", "market.serve:K03"}
    give(match, 0, green=-int(match.state.influence[0, COLOURS["green"]]))
    assert reasons(match)["market.serve:K02"] == "NO_SURCHARGE"


@pytest.mark.rule("VS-MKT-02")
@pytest.mark.parametrize(("served", "hers"), [("K01", "K02"), ("K02", "K01"), ("K03", "K01")])
def test_a_market_day_of_the_player(served: str, hers: str) -> None:
    match = market_day(*STALLS)
    take(match, "market:green", f"market.serve:{served}")
    assert customers(match) == [hers]
    assert names(match, 0) == [served]
    assert match.view(0)["asked"] == {"seat": 0, "task": "sale"}


@pytest.mark.rule("VS-AMB-13")
def test_conny_serves_even_if_the_player_passes_at_once() -> None:
    match = market_day(*STALLS)
    take(match, "market:green", "market.pass")
    assert customers(match) == ["K01"]
    assert "CLOSED_MARKET" in events(match)


@pytest.mark.rule("VS-AMB-05")
def test_conny_serves_on_a_market_day_by_the_well() -> None:
    match = market_day(*STALLS)
    give(match, 0, green=2)
    ask(match, Task.TAKE, 0)
    play(match, "well:green", "well.market", "market.serve:K02", "market.pass")
    assert customers(match) == ["K01"]
    assert board_cubes(match) == 3


@pytest.mark.rule("VS-MKT-04", "VS-MKT-05")
def test_conny_serves_once_and_the_player_may_go_on_for_a_surcharge() -> None:
    match = market_day(*STALLS)
    take(match, "market:green", "market.serve:K01")
    life, green = int(match.state.life[0]), int(match.state.influence[0, COLOURS["green"]])
    assert notations(match) == {"market.pass", "market.serve:K03"}
    play(match, "market.serve:K03")
    assert match.state.life[0] == life + 1
    assert match.state.influence[0, COLOURS["green"]] == green - 1
    assert customers(match) == ["K02"]
    assert names(match, 0) == ["K01", "K03"]


@pytest.mark.rule("VS-MKT-06")
def test_stalls_and_queue_are_refilled() -> None:
    match = market_day(*STALLS)
    queue = [customer["id"] for customer in match.view(0)["market"]["queue"]]
    stacked = match.view(0)["market"]["stack"]
    take(match, "market:green", "market.serve:K01", "market.pass")
    seen = match.view(0)["market"]
    assert [customer["id"] for customer in seen["stalls"]] == [queue[0], queue[1], "K03"]
    assert [customer["id"] for customer in seen["queue"]][:3] == queue[2:]
    assert seen["stack"] == stacked - 2
    worth = match.game.boxes[0].worth
    assert match.breakdown(0)["customers"] == worth[0]


@pytest.mark.rule("VS-AMB-17")
def test_an_empty_market_gives_conny_nothing() -> None:
    match = market_day("", "", "")
    ask(match, Task.TAKE, 0)
    play(match, "take.market:green")
    assert customers(match) == []
    assert match.view(0)["asked"]["task"] == "take"


@pytest.mark.rule("VS-EX-MARKET", "VS-EX-CUBE", "VS-EX-FATE")
def test_birgits_market_day() -> None:
    match = market_day(*STALLS)
    last_cube(match, 7)
    tiles(match, "top", 1, 0, 0)
    lay(match, market={"green": 1}, council={"brown": 1, "plague": 1}, harvest={"orange": 2})
    stacked = match.view(0)["market"]["stack"]
    take(match, "market:green", "market.serve:K01")
    assert customers(match) == ["K02"]
    assert notations(match) == {"market.pass", "market.serve:K03"}
    play(match, "market.pass")
    assert customers(match) == ["K02"]
    assert match.view(0)["market"]["stack"] == stacked - 2
    assert notations(match) == {"conny.council:brown", "conny.council:plague"}
    play(match, "conny.council:plague")
    assert tray(match)[8] == {"plague": 1}
    assert match.view(0)["conny"]["tiles"]["top"] == ["quill", None, None]
    assert members(match, CONNY, "chroniclecouncil") == [1]
    assert members(match, CONNY, "tray") == [1, 1, 1, 2, 2, 2]
    assert match.view(0)["room"]["council"] == 1


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


# the end


@pytest.mark.rule("VS-END-01", "VS-AMB-07")
def test_connys_dead_can_end_the_game_and_the_player_has_a_last_turn() -> None:
    match = solo()
    last_cube(match, 2)
    tiles(match, "bottom", 1, 0, 0)
    fill(match, "graves", leave=1)
    fill(match, "council")
    lay(match, harvest={"green": 1}, council={"green": 1}, crafts={"pink": 3, "orange": 1})
    take(match, "harvest:green")
    assert "END_TRIGGERED" in events(match)
    assert members(match, CONNY, "grave") == [1]
    assert match.view(0)["ended_by"] == CONNY
    assert match.view(0)["last_turns"] == 0
    take_last(match, "take.crafts:pink")
    assert match.over
    assert taken_by_conny(match) == []


def take_last(match: Match, cube: str) -> None:
    play(match, cube, "decline")
    while not match.over:
        match.play(match.moves()[0])


@pytest.mark.rule("VS-AMB-07", "VS-AMB-12")
def test_if_the_player_ends_the_game_conny_takes_one_more_cube() -> None:
    match = solo()
    no_tile_next(match)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, harvest={"plague": 2}, crafts={"pink": 4})
    take(match, "harvest:plague")
    while not match.over:
        match.play(match.moves()[0])
    rows = [row for page in match._pages for row in page.tolist()]
    takers = [who for event, who, _, _ in rows if event == Event.TOOK_CUBE]
    assert takers[-2:] == [0, CONNY]
    assert board_cubes(match) == 4


@pytest.mark.rule("VS-AMB-07", "VS-AMB-12")
def test_if_the_player_ends_the_game_with_the_last_cube_there_is_none_for_conny() -> None:
    match = solo()
    no_tile_next(match)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, harvest={"plague": 1})
    take(match, "harvest:plague")
    assert match.view(0)["ended_by"] == 0
    assert "MASS_BEGAN" in events(match)
    assert taken_by_conny(match) == []


@pytest.mark.rule("VS-AMB-07")
def test_a_player_who_ends_the_game_on_connys_market_day_has_a_last_turn() -> None:
    match = market_day(*STALLS)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    match.state.life[0] = 9
    lay(match, crafts={"green": 1}, market={"green": 1}, harvest={"brown": 2, "pink": 2})
    take(match, "crafts:green")
    play(match, "market.serve:K02", "market.pass")
    assert match.view(0)["ended_by"] == 0
    assert match.view(0)["asked"]["task"] == "take"
    assert match.view(0)["last_turns"] == 1
    play(match, "take.harvest:brown", "decline")
    assert taken_by_conny(match) == [("harvest", COLOURS["brown"])]
    assert match.over or "MASS_BEGAN" in events(match)


@pytest.mark.rule("VS-AMB-15")
def test_a_last_turn_with_an_empty_board() -> None:
    match = solo()
    last_cube(match, 2)
    tiles(match, "bottom", 1, 0, 0)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    lay(match, harvest={"green": 2})
    take(match, "harvest:green")
    assert match.view(0)["asked"]["task"] == "anyaction"
    play(match, "well.harvest", "harvest")
    assert taken_by_conny(match) == []
    assert "MASS_BEGAN" in events(match)


@pytest.mark.rule("VS-SCORE-01", "VS-AMB-06")
def test_six_titles() -> None:
    match = solo()
    box = match.game.boxes[0]
    earned = [int(plain(rules.title)(box, points)) for points in range(121)]
    assert earned == sorted(earned)
    assert set(earned) == set(Title)
    assert len(Title) == 6
    thresholds = list(match.view(0)["conny"]["titles"].values())
    assert thresholds == sorted(set(thresholds))
    assert [earned.index(title) for title in Title] == thresholds


@pytest.mark.rule("VS-SCORE-01")
def test_the_title_is_told_at_the_end() -> None:
    match = solo()
    for _ in random_game(match, 4):
        pass
    assert match.scores()[0] < 30
    assert match.log()[-1] == "Player 1 earns the title of Apprentice."
    assert match.log("de")[-1] == "Spieler 1 erhält den Titel „Lehrling“."
    assert match.view(0)["conny"]["title"] == "apprentice"
