"""The wedding: when it is, the pink member, who marries whom."""

import pytest

from chronik.village.names import Colour, Place
from chronik.village.state import Task
from village.marriage.weddings import (
    PINK,
    ceremony,
    couples,
    face,
    married,
    on_board,
    pair,
    parish,
    pinks,
    rolls,
    stand,
    wed,
)
from village.positions import (
    ask,
    begin_mass,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    play,
)

BUILDINGS = {"wedding.bakery", "wedding.shop"}


# when


@pytest.mark.rule("VM-WED-01", "VM-WED-37")
def test_after_the_mass_and_before_the_next_round() -> None:
    match = parish()
    match.state.heir = 2
    begin_mass(match)
    order = events(match)
    wanted = ["MASS_BEGAN", "WEDDING_BEGAN", "ROUND_BEGAN", "FIRST_PLAYER"]
    assert [event for event in order if event in wanted] == wanted
    assert match.state.rounds == 2
    assert match.state.first == match.actor == 2


@pytest.mark.rule("VM-WED-02", "VM-AMB-29")
def test_none_after_the_last_mass() -> None:
    match = parish()
    stand(match, 0, "rank1")
    stand(match, 1, "rank2")
    fill(match, "graves", leave=1)
    for area in ("farm", "craft", "travel", "council", "church"):
        fill(match, area)
    household(match, 2, farm=[1])
    ask(match, Task.HARVEST, 2)
    match.state.due[2] = 1
    match.state.room[0] = 1
    play(match, "decline")
    assert match.state.trigger == 2
    seen = events(match)
    board = [on_board(match, seat) for seat in range(3)]
    while not match.over:
        play(match, "well.none" if "well.none" in notations(match) else "decline")
        seen += events(match)
    assert "MASS_BEGAN" in seen
    assert "GAME_OVER" in seen
    assert {"WEDDING_BEGAN", "ROLLED"}.isdisjoint(seen)
    assert board == [on_board(match, seat) for seat in range(3)] == [["rank1"], ["rank2"], []]


@pytest.mark.rule("VM-WED-03")
def test_three_steps() -> None:
    match = parish()
    pair(match, "shop", 0, 1)
    match = wed(match)
    order = events(match)
    steps = ["ROLLED", "COUPLE_MOVED", "BORN"]
    assert [event for event in order if event in steps] == ["ROLLED", "COUPLE_MOVED", "BORN", "BORN"]


# step 1: the pink member


@pytest.mark.rule("VM-WED-04")
@pytest.mark.parametrize("colour", list(Colour)[:4])
def test_a_pink_member_comes_to_the_rank_of_the_die(colour: Colour) -> None:
    match = parish()
    rank = int(match.game.boxes[0].die_rank[colour] - Place.RANK_1)
    stand(match, 0, "rank1")
    match = wed(match, colour)
    assert match.view(0)["marriage"]["ranks"][rank] == {"seat": None, "generation": None}
    assert pinks(match, "unborn") == 1


@pytest.mark.rule("VM-WED-05")
def test_none_comes_to_a_taken_rank() -> None:
    match = parish()
    stand(match, 0, "rank3")
    stand(match, 1, "rank6")
    match = wed(match, face(match, 3))
    assert len(rolls(match)) == 1
    assert "PINK_CAME" not in events(match)
    assert pinks(match, "unborn") == 2
    assert match.actor == 0
    assert notations(match) == BUILDINGS


@pytest.mark.rule("VM-WED-06", "VM-WED-07")
def test_one_from_the_parents_if_the_supply_is_empty() -> None:
    match = parish()
    pair(match, "parents", 1, PINK)
    pair(match, "shop", 2, PINK)
    stand(match, 0, "rank1")
    match = wed(match, face(match, 3))
    assert pinks(match, "rank3") == 1
    assert pinks(match, "parents") == 0
    unborn = len(members(match, 1, "unborn"))
    play(match, "wedding.bakery")
    assert on_board(match, 1) == []
    assert len(members(match, 1, "unborn")) == unborn
    assert members(match, 1, "farm") == 5 * [1]


@pytest.mark.rule("VM-WED-06", "VM-AMB-02")
def test_the_one_that_has_been_there_longest() -> None:
    match = parish()
    match.state.rounds = 4
    pair(match, "parents", 1, PINK)
    match.state.rounds = 3
    pair(match, "parents", 2, PINK)
    stand(match, 0, "rank1")
    match = wed(match, face(match, 3))
    assert match.state.pink.tolist() == [Place.PARENTS, Place.RANK_3, Place.REMOVED]


@pytest.mark.rule("VM-AMB-03")
def test_it_is_called_even_if_nobody_waits_for_it() -> None:
    match = parish()
    pair(match, "parents", 1, PINK)
    pair(match, "parents", 2, PINK)
    match = wed(match)
    assert "PINK_CAME" in events(match)
    assert pinks(match, "unborn") == 1
    assert pinks(match, "parents") == 1
    assert sorted(on_board(match, 1) + on_board(match, 2)) == ["parents"]


@pytest.mark.rule("VM-AMB-28")
def test_nobody_comes_if_there_is_none() -> None:
    match = parish()
    pair(match, "shop", 1, PINK)
    pair(match, "bakery", 2, PINK)
    match = wed(match)
    assert "PINK_CAME" not in events(match)
    assert pinks(match, "parents") == 2


# step 1: who marries


@pytest.mark.rule("VM-WED-08", "VM-WED-10")
def test_the_two_highest_marry() -> None:
    match = ceremony(3, 2, 4, 5)
    match = wed(match, face(match, 5))
    assert married(match) == [(0, 1)]
    play(match, "wedding.shop")
    assert [on_board(match, seat) for seat in range(3)] == [["shop"], ["shop"], []]


@pytest.mark.rule("VM-WED-08", "VM-WED-10")
def test_a_pink_member_counts_like_any_other() -> None:
    match = ceremony(3, 1, 5, 6)
    match = wed(match, face(match, 3))
    assert married(match) == [(0, -1)]
    play(match, "wedding.shop")
    assert couples(match) == [("shop", [0, None])]
    assert [on_board(match, seat) for seat in range(3)] == [["shop"], [], []]


@pytest.mark.rule("VM-WED-09")
@pytest.mark.parametrize("players", [4, 5])
def test_two_couples_of_four_or_five_players(players: int) -> None:
    match = ceremony(players, 1, 2, 3, 5, *[6][: players - 4])
    if players == 4:
        stand(match, PINK, "rank6")
    match = wed(match, face(match, 2))
    assert married(match) == [(0, 1)]
    play(match, "wedding.bakery")
    assert married(match) == [(2, 3)]
    play(match, "wedding.shop")
    assert [on_board(match, seat) for seat in range(4)] == [["bakery"], ["bakery"], ["shop"], ["shop"]]
    assert all(on_board(match, seat) == [] for seat in range(4, players))
    assert pinks(match, "unborn") == 2


@pytest.mark.rule("VM-WED-11", "VM-AMB-13")
def test_too_few_to_marry() -> None:
    match = ceremony(3, 2)
    give(match, 0, pink=1)
    match = wed(match, face(match, 2))
    assert married(match) == []
    assert notations(match) >= {"wedding.buynothing"}
    match = ceremony(5, 2, 3, 6)
    match = wed(match, face(match, 2))
    assert married(match) == [(0, 1)]
    play(match, "wedding.shop")
    assert married(match) == []
    assert [on_board(match, seat) for seat in range(5)] == [["shop"], ["shop"], [], [], []]


@pytest.mark.rule("VM-WED-12")
def test_a_couple_ends_with_a_death_or_a_way_home() -> None:
    match = parish()
    pair(match, "bakery", 0, 1)
    assert couples(match) == [("bakery", [0, 1])]
    dying = match.copy()
    lay(dying, harvest={"green": 1})
    household(dying, 0, bakery=[1])
    ask(dying, Task.DEATH, 0)
    dying.settle()
    assert couples(dying) == []
    lay(match, harvest={"green": 1})
    ask(match, Task.FAMILY, 0)
    play(match, "family.recall:1@bakery")
    assert couples(match) == []
    assert on_board(match, 1) == ["bakery"]


@pytest.mark.rule("VM-WED-13")
def test_the_higher_one_chooses() -> None:
    match = ceremony(3, 5, 2)
    match = wed(match, face(match, 5))
    assert match.actor == 1
    assert notations(match) == BUILDINGS
    play(match, "wedding.shop")
    assert on_board(match, 0) == on_board(match, 1) == ["shop"]
    assert any(line.startswith("Player 2 settles the couple ") for line in match.log())


@pytest.mark.rule("VM-WED-13")
def test_the_higher_ones_of_both_couples_choose() -> None:
    match = ceremony(4, 6, 4, 2, 1)
    match = wed(match, face(match, 2))
    assert match.actor == 3
    play(match, "wedding.shop")
    assert match.actor == 1
    play(match, "wedding.bakery")
    assert [on_board(match, seat) for seat in range(4)] == [["bakery"], ["bakery"], ["shop"], ["shop"]]


@pytest.mark.rule("VM-WED-14", "VM-AMB-11")
@pytest.mark.parametrize("colour", list(Colour)[:4])
def test_the_die_chooses_for_a_pink_member(colour: Colour) -> None:
    match = ceremony(3, 6)
    box = match.game.boxes[0]
    assert sorted(box.die_building.tolist()) == 2 * [Place.BAKERY] + 2 * [Place.SHOP]
    assert len(set(box.die_rank.tolist())) == 4
    match = wed(match, face(match, 2), colour)
    assert len(rolls(match)) == 2
    place = Place(box.die_building[colour]).name.lower()
    assert couples(match) == [(place, [0, None])]
    assert notations(match) & BUILDINGS == set()


@pytest.mark.rule("VM-WED-15")
def test_the_player_chooses_for_a_lower_pink_member() -> None:
    match = ceremony(3, 1)
    match = wed(match, face(match, 2))
    assert len(rolls(match)) == 1
    assert match.actor == 0
    assert notations(match) == BUILDINGS
