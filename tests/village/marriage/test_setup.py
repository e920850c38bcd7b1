"""Marriage: the set-up, and how its actions fit into the rounds."""

import pytest

import chronik
from chronik.locale import LANGUAGES
from chronik.village.components import load_components
from chronik.village.components.common import combinations
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import NOBODY, Area, Good, Space
from chronik.village.state import Task
from village.marriage.weddings import fault, parish, pinks
from village.positions import (
    ask,
    begin_mass,
    events,
    give,
    lay,
    members,
    notations,
    play,
    put,
    random_game,
    strip,
    village,
)

TABLES = [2, 3, 4, 5]
tables = pytest.mark.parametrize("players", TABLES)
MARRIAGE = ("marriage",)


def card(players: int, *expansions: str) -> object:
    cards = load_components()["setup_cards"].card
    return next(card for card in cards if card.players == players and card.expansions == expansions)


@pytest.mark.rule("VM-SETUP-01", "VM-SETUP-04")
@tables
def test_the_board_is_empty_at_first(players: int) -> None:
    match = village(players, expansions=MARRIAGE)
    board = match.view(0)["marriage"]
    del board["bonuses"]
    assert board == {"ranks": 6 * [None], "bakery": [], "shop": [], "parents": [], "pink": 2}
    assert pinks(match, "unborn") == 2


@pytest.mark.rule("VM-SETUP-02")
def test_bread_and_tools_are_in_the_supply() -> None:
    s = village(expansions=MARRIAGE).state
    assert (s.stock[Good.BREAD], s.stock[Good.TOOL]) == (16, 16)
    assert not s.goods[:, Good.BREAD].any()
    assert not s.goods[:, Good.TOOL].any()


@pytest.mark.rule("VM-SETUP-03")
def test_the_sides_differ_in_the_bonuses_alone() -> None:
    a, b = (chronik.game("village", expansions=MARRIAGE, marriage_side=side).boxes[0] for side in "AB")
    differing = {name for name in a.dtype.names if a[name].tolist() != b[name].tolist()}
    assert differing == {f"bonus_{what}" for what in ("points", "grain", "coins", "cubes", "swap")}


@pytest.mark.rule("VM-SETUP-05")
@tables
def test_a_fifth_member_begins(players: int) -> None:
    match = village(players, expansions=MARRIAGE)
    for seat in range(players):
        assert members(match, seat, "farm") == [1, 1, 1, 1, 1]
        assert members(match, seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]


@pytest.mark.rule("VM-SETUP-06")
def test_five_more_customers() -> None:
    match = village(expansions=MARRIAGE)
    s = match.state
    tiles = [int(c) for c in [*s.stall, *s.queue, *s.stack] if c != NOBODY]
    assert len(tiles) == len(set(tiles)) == 29
    assert sum(tile >= 28 for tile in tiles) == 5


@pytest.mark.rule("VM-SETUP-07", "VM-SETUP-08", "VM-AMB-14")
@pytest.mark.parametrize(("players", "more"), [(2, 0), (3, 1), (4, 2), (5, 2)])
def test_more_room_in_the_chronicle(players: int, more: int) -> None:
    rooms = [village(players, expansions=chosen).state.room for chosen in ((), MARRIAGE)]
    assert rooms[1][Area.FARM] - rooms[0][Area.FARM] == more
    assert rooms[1][Area.FARM + 1 :].tolist() == rooms[0][Area.FARM + 1 :].tolist()


@pytest.mark.rule("VM-SETUP-09", "VM-SETUP-10", "VM-SETUP-12", "VM-SETUP-13")
@tables
def test_cubes_as_the_setup_card_says(players: int) -> None:
    match, wanted = village(players, expansions=MARRIAGE), card(players, "marriage")
    first = {space: int(match.state.cubes[space].sum()) for space in Space}
    assert first[Space.FAMILY] == 0
    begin_mass(match)
    assert match.state.rounds == 2
    second = {space: int(match.state.cubes[space].sum()) for space in Space}
    for space in Space:
        laid = getattr(wanted, space.name.lower())
        assert second[space] == laid
        assert first[space] == (0 if space == Space.FAMILY else laid)
    assert second[Space.SMUGGLER] > 0 < second[Space.MARRIAGE]
    assert second[Space.FAMILY] > 0


@pytest.mark.rule("VM-SETUP-11")
@tables
def test_seven_plague_cubes(players: int) -> None:
    box = chronik.game("village", players=players, expansions=MARRIAGE).boxes[0]
    assert box.into_bag[4] == box.supply[4] == 7
    match = village(players, expansions=MARRIAGE)
    begin_mass(match)
    s = match.state
    assert s.supply[4] == 0
    assert s.bag[4] + s.cubes[:, 4].sum() == 7


@pytest.mark.rule("VM-SETUP-14", "VM-FLOW-01", "VM-AMB-22")
def test_the_well_reaches_every_action() -> None:
    match = village(expansions=MARRIAGE)
    assert match.state.rounds == 1
    assert not any(move.startswith("take.family") for move in notations(match))
    lay(match, harvest={"green": 1})
    strip(match, 0)
    give(match, 0, orange=3)
    ask(match, Task.TAKE, 0)
    play(match, "well:orange")
    assert {"well.family", "well.smuggler", "well.marriage"} <= notations(match)


@pytest.mark.rule("VM-SETUP-15")
@tables
def test_without_marriage_its_places_are_blocked(players: int) -> None:
    match = village(players)
    box = match.game.boxes[0]
    with_it = village(players, expansions=MARRIAGE).game.boxes[0]
    assert box.room[Area.FARM] + box.room_blocked[Area.FARM] == 7
    assert box.room_blocked[Area.FARM] - with_it.room_blocked[Area.FARM] == min(players - 2, 2)
    if players == 5:
        assert (box.room[Area.FARM], box.room_blocked[Area.FARM]) == (5, 2)
    assert [match.breakdown(seat)["chronicle"] for seat in range(players)] == players * [0]


@pytest.mark.rule("VM-FLOW-02")
def test_a_round_ends_only_when_the_new_spaces_are_empty_too() -> None:
    match = parish()
    lay(match, smuggler={"plague": 1})
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    assert match.state.rounds == 1
    assert notations(match) == {"take.smuggler:plague"}
    play(match, "take.smuggler:plague", "decline")
    assert "MASS_BEGAN" in events(match)


@pytest.mark.rule("VM-FLOW-03")
def test_the_actions_may_be_declined_and_plague_costs_time_besides() -> None:
    for space in ("smuggler", "marriage"):
        match = parish()
        lay(match, harvest={"green": 1}, **{space: {"brown": 1}})
        ask(match, Task.TAKE, 0)
        play(match, f"take.{space}:brown", "decline")
        assert match.state.influence[0].tolist() == [0, 0, 1, 0]
        assert match.state.life[0] == 0
    match = parish()
    lay(match, harvest={"green": 1}, marriage={"plague": 1})
    give(match, 0, pink=2)
    ask(match, Task.TAKE, 0)
    play(match, "take.marriage:plague", "marriage.rank1")
    assert match.state.life[0] == 4
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]


@pytest.mark.rule("VM-FLOW-04", "VM-TOOL-07", "VM-AMB-16")
def test_bread_and_tools_are_no_goods() -> None:
    match = parish()
    give(match, 0, tool=1)
    ask(match, Task.CHOOSE_GOOD, 0)
    assert notations(match) == {"good.scroll", "good.horse", "good.plough", "good.ox", "good.wagon"}
    lay(match, harvest={"green": 1})
    play(match, "good.ox")
    assert match.state.goods[0, Good.OX] == 1
    assert match.state.goods[0, Good.TOOL] == 1
    assert match.actor == 1


@pytest.mark.rule("VM-COMBO-01", "VM-COMBO-06")
@tables
def test_every_combination_has_its_setup_cards(players: int) -> None:
    used = []
    for chosen in combinations():
        if "marriage" in chosen:
            match = village(players, expansions=chosen)
            wanted = card(players, *chosen)
            used.append(wanted)
            for space in Space:
                laid = 0 if space == Space.FAMILY else getattr(wanted, space.name.lower())
                assert match.state.cubes[space].sum() == laid
    assert len(used) == 4
    cards = [card for card in load_components()["setup_cards"].card if "marriage" in card.expansions]
    assert len(cards) == 16


@pytest.mark.rule("VM-COMBO-07")
def test_side_by_side_with_the_others() -> None:
    """With all three, the questions of Marriage have the same answers as with Marriage alone."""
    answers = []
    for chosen in (("marriage",), ("inn", "port", "marriage")):
        match = parish(expansions=chosen)
        give(match, 0, bread=2, tool=1, green=1, grain=2)
        put(match, 1, 1, "rank4")
        found = []
        for task in (
            MarriageTask.SMUGGLER,
            MarriageTask.MARRIAGE,
            MarriageTask.RAISE,
            MarriageTask.PURCHASE,
            Task.HARVEST,
            Task.FAMILY,
        ):
            ask(match, task, 0)
            found.append({move for move in notations(match) if not move.startswith("smuggler.serve")})
        answers.append(found)
    assert answers[0] == answers[1]


@pytest.mark.long
def test_a_whole_game_in_words() -> None:
    match = village(2, seed=3, expansions=MARRIAGE)
    for _ in random_game(match, 3):
        for lang in LANGUAGES:
            assert match.over or match.question(lang)
            assert all(move.text(lang) for move in match.moves())
            assert all(move.text(lang) and why.text(lang) for move, why in match.refused())
    logs = [match.log(lang) for lang in LANGUAGES]
    assert len(logs[0]) == len(logs[1]) == len(logs[2]) > len(match.steps)
    assert any("wedding" in line for line in logs[0])


@pytest.mark.long
@pytest.mark.parametrize("side", ["A", "B"])
def test_whole_games_with_every_piece_kept(side: str) -> None:
    weddings = 0
    for seed in range(2):
        match = village(4, seed=seed, expansions=MARRIAGE, marriage_side=side)
        for _ in random_game(match, seed):
            assert not fault(match)
            weddings += "WEDDING_BEGAN" in events(match)
    assert weddings > 4
