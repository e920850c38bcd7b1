"""Marriage alone against Conny, and together with Inn and Port."""

import pytest

from chronik.table import Match
from chronik.village.inn.persons import Person
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import CONNY, MEMBERS, Good, Place
from chronik.village.state import Task
from village.marriage.test_smuggler import queue
from village.marriage.weddings import PINK, face, fault, on_board, pair, parish, pinks, rolls, stand, wed
from village.port.sea import port, stow
from village.positions import (
    ask,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    play,
    put,
    random_game,
    strip,
    village,
)
from village.solo.conny import family, follow, quill_next, solo

ALL = ("inn", "port", "marriage")


def alone() -> Match:
    match = solo("marriage")
    strip(match, 0)
    lay(match)
    return match


@pytest.mark.rule("VM-SOLO-01")
def test_a_third_pink_member_and_twelve_of_conny() -> None:
    match = solo("marriage")
    assert pinks(match, "unborn") == 3
    assert (match.state.place[CONNY] != Place.REMOVED).sum() == MEMBERS == 12


@pytest.mark.rule("VM-SOLO-02")
def test_connys_dead_of_the_marriage_space() -> None:
    match = alone()
    family(match, tray=[1, 2])
    quill_next(match)
    follow(match, "marriage")
    assert members(match, CONNY, "chroniclefarm") == [1]
    match = alone()
    family(match, tray=[1, 2])
    fill(match, "farm")
    quill_next(match)
    follow(match, "marriage")
    assert members(match, CONNY, "grave") == [1]


@pytest.mark.rule("VM-SOLO-03")
def test_connys_dead_of_the_smuggler_space() -> None:
    match = alone()
    family(match, tray=[1, 2])
    quill_next(match)
    assert (match.state.room[:5] > 0).all()
    follow(match, "smuggler")
    assert members(match, CONNY, "grave") == [1]


@pytest.mark.rule("VM-SOLO-04")
def test_the_die_is_rolled_twice() -> None:
    match = alone()
    stand(match, 0, "rank1")
    match = wed(match, face(match, 3), face(match, 5))
    assert len(rolls(match)) == 2
    assert (pinks(match, "rank3"), pinks(match, "rank5"), pinks(match, "unborn")) == (1, 1, 1)


@pytest.mark.rule("VM-SOLO-05", "VM-EX-10")
def test_the_same_rank_twice() -> None:
    match = alone()
    stand(match, 0, "rank1")
    pair(match, "parents", 0, PINK)
    pair(match, "shop", 0, PINK)
    assert pinks(match, "unborn") == 1
    match = wed(match, face(match, 3), face(match, 3))
    assert (pinks(match, "rank3"), pinks(match, "parents"), pinks(match, "unborn")) == (1, 1, 0)
    assert match.actor == 0


@pytest.mark.rule("VM-SOLO-05", "VM-AMB-28")
def test_the_second_from_the_parents() -> None:
    match = alone()
    stand(match, 0, "rank1")
    pair(match, "parents", 0, PINK)
    pair(match, "shop", 0, PINK)
    match = wed(match, face(match, 3), face(match, 4))
    assert (pinks(match, "rank3"), pinks(match, "rank4"), pinks(match, "parents")) == (1, 1, 0)


@pytest.mark.rule("VM-SOLO-06")
def test_two_pink_members_do_not_stay_together() -> None:
    match = alone()
    stand(match, 0, "rank6")
    match = wed(match, face(match, 2), face(match, 3))
    assert pinks(match, "unborn") == 3
    assert on_board(match, 0) == []
    assert match.view(0)["asked"] == {"seat": 0, "task": "take"}  # nothing to buy bread or a tool with


@pytest.mark.rule("VM-SOLO-07")
def test_one_couple_and_nobody_of_connys() -> None:
    match = alone()
    stand(match, 0, "rank1")
    match = wed(match, face(match, 3), face(match, 5))
    play(match, "wedding.shop")
    assert (pinks(match, "shop"), pinks(match, "unborn")) == (1, 2)
    assert on_board(match, 0) == ["shop"]
    match = solo("marriage", seed=5)
    for _ in random_game(match, 5):
        assert on_board(match, CONNY) == []
        assert not fault(match)


@pytest.mark.rule("VM-COMBO-02", "VM-AMB-30")
def test_three_stacks_of_eleven_with_inn() -> None:
    match = village(expansions=("inn", "marriage"))
    s = match.state
    assert s.piled.tolist() == [11, 11, 11]
    cards = set(s.pile.reshape(-1).tolist())
    assert len(cards) == 33
    assert {Person.SHOPKEEPER, Person.JACK_OF_ALL_TRADES, Person.COUSIN} <= cards


@pytest.mark.rule("VM-COMBO-03")
def test_thirty_three_cards_with_all_three() -> None:
    match = village(expansions=ALL)
    s = match.state
    assert s.piled.tolist() == [11, 11, 11]
    cards = set(s.pile.reshape(-1).tolist())
    assert len(cards) == 33
    assert cards.isdisjoint({Person.COUNT, Person.TRAVELLER, Person.MESSENGER, Person.TOLL_KEEPER})
    assert {Person.ADMIRAL, Person.HELMSMAN, Person.QUARTERMASTER, Person.CARTOGRAPHER} <= cards
    assert {Person.SHOPKEEPER, Person.JACK_OF_ALL_TRADES, Person.COUSIN} <= cards


@pytest.mark.rule("VM-COMBO-04")
def test_eight_chests_with_port() -> None:
    match = village(expansions=("port", "marriage"))
    s, box = match.state, match.game.boxes[0]
    assert s.chests_left == 8
    assert sorted(s.chest_stack.tolist()) == list(range(8))
    assert (box.chest_tools > 0).sum() == 2
    assert village(expansions=("port",)).state.chests_left == 6


@pytest.mark.rule("VM-COMBO-05")
def test_a_chest_with_tools() -> None:
    match = port(expansions=("port", "marriage"))
    s, box = match.state, match.game.boxes[0]
    chest = next(c for c in range(8) if box.chest_tools[c])
    stack = [c for c in s.chest_stack.tolist() if c != chest]
    s.chest_stack[:] = [*stack, -1]
    s.chests_left = 7
    s.chests[0] = 1 << chest
    coins = int(s.coins[0])
    play(match, next(move for move in sorted(notations(match)) if move.startswith("chest")))
    s = match.state
    assert s.goods[0, Good.TOOL] == box.chest_tools[chest]
    assert s.coins[0] == coins
    assert s.chests[0] == 0
    assert not fault(match)


@pytest.mark.rule("VM-COMBO-08", "VM-EX-09")
@pytest.mark.parametrize("way", ["time", "pay"])
def test_a_tool_in_the_brewery(way: str) -> None:
    match = parish(expansions=("inn", "marriage"))
    lay(match, harvest={"green": 1})
    put(match, 0, 1, "brewery")
    give(match, 0, grain=3, tool=1)
    ask(match, Task.CRAFTS, 0)
    play(match, f"crafts.beer:{way}", "tool.use")
    assert match.state.goods[0, Good.BEER] == 4
    assert match.state.goods[0, Good.TOOL] == 0


@pytest.mark.rule("VM-COMBO-09", "VM-AMB-21")
def test_bread_and_tools_stay_ashore() -> None:
    match = port(expansions=("port", "marriage"), bread=1, tool=1, scroll=1, grain=1, coins=5)
    household(match, 0, farm=[1], lighthouse1=[1])
    play(match, "hire.C1a")
    loads = {move for move in notations(match) if move.startswith("load.")}
    assert loads == {"load.scroll", "load.grain", "load.member", "load.done"}
    ask(match, Task.HARVEST, 0)
    play(match, "bread", "bread.1@lighthouse1")
    assert sorted(match.state.number[0][match.state.place[0] == Place.LIGHTHOUSE_1].tolist()) == [2]


@pytest.mark.rule("VM-COMBO-10")
def test_a_sea_burial_ends_the_weddings_too() -> None:
    match = parish(expansions=("port", "marriage"))
    stand(match, 0, "rank1")
    stand(match, 1, "rank2")
    fill(match, "travel")
    for seat, place in ((1, "sea1"), (1, "sea2"), (2, "sea3"), (2, "sea4")):
        put(match, seat, 1, place)
    household(match, 0, rank1=[2], lighthouse1=[1])
    ask(match, Task.HARVEST, 0)
    match.state.due[0] = 1
    play(match, "decline")
    assert members(match, 0, "sea5") == [1]
    assert match.state.trigger == 0
    seen = events(match)
    while not match.over:
        play(match, "well.none")
        seen += events(match)
    assert "MASS_BEGAN" in seen
    assert "WEDDING_BEGAN" not in seen
    assert on_board(match, 1) == ["rank2"]


@pytest.mark.rule("VM-COMBO-11")
def test_the_smuggler_takes_nothing_from_aboard() -> None:
    match = parish(expansions=("port", "marriage"))
    lay(match, harvest={"green": 1})
    stow(match, "scroll")
    give(match, 0, pink=1, green=1, cocoa=1)
    queue(match, "K01")
    ask(match, MarriageTask.SMUGGLER, 0)
    assert "smuggler.serve:K01" not in notations(match)
    assert not any("cocoa" in move or "tea" in move for move in notations(match))
    give(match, 0, scroll=1)
    assert "smuggler.serve:K01" in notations(match)


@pytest.mark.long
def test_a_whole_game_with_everything() -> None:
    match = village(3, seed=4, expansions=ALL, marriage_side="B")
    for _ in random_game(match, 4):
        assert not fault(match)
    assert match.state.rounds > 1
