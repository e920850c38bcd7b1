"""Alone against Conny: the set-up."""

import pytest

from chronik.table import Match
from chronik.village.names import CONNY, Place
from chronik.village.state import Event, Task
from village.positions import (
    COLOURS,
    ask,
    events,
    give,
    household,
    lay,
    members,
    notations,
    random_game,
    reasons,
    stalls,
    strip,
    village,
)
from village.solo.conny import (
    board_cubes,
    no_tile_next,
    solo,
    story,
    take,
    taken_by_conny,
    tray,
)

ACTIONS = (Task.TAKE, Task.HARVEST, Task.FAMILY, Task.CRAFTS, Task.COUNCIL, Task.TRAVEL, Task.CHURCH)


def rich(match: Match) -> Match:
    """The player has a bit of everything, and people all over the village."""
    strip(match, 0)
    give(match, 0, coins=1, grain=2, green=2, brown=1, orange=1, pink=1, scroll=1, wagon=1, ox=1, plough=1)
    household(match, 0, farm=[1, 2], smithy=[1], council2=[1], city1=[2])
    lay(match, harvest={"green": 1}, crafts={"plague": 1, "pink": 1})
    return match


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
