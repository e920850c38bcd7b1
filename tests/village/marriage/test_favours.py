"""The wedding: who moves where, the favours, and the example."""

import pytest

from chronik.table import Match
from chronik.village.names import Good, Place
from chronik.village.state import Task
from village.marriage.weddings import (
    PINK,
    ceremony,
    couples,
    face,
    fault,
    married,
    on_board,
    pair,
    parish,
    pinks,
    stand,
    wed,
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
    put,
    reasons,
)

# step 2: the moves


@pytest.mark.rule("VM-WED-16")
def test_old_couples_move_before_new_ones() -> None:
    match = ceremony(3, 1, 2)
    pair(match, "bakery", 0, 2)
    match = wed(match, face(match, 2))
    assert on_board(match, 2) == ["bakery"]
    play(match, "wedding.bakery")
    assert sorted(couples(match)) == [("bakery", [0, 1]), ("parents", [0, 2])]
    assert on_board(match, 0) == ["bakery", "parents"]


@pytest.mark.rule("VM-WED-17", "VM-WED-18", "VM-WED-20", "VM-WED-25")
def test_singles_go_home() -> None:
    match = parish()
    for place in ("bakery", "bakery", "shop", "parents"):
        stand(match, 1, place)
    stand(match, 2, "bakery")
    stand(match, 0, "rank3")
    give(match, 0, green=1)
    match = wed(match, face(match, 3))
    for seat in range(3):
        assert on_board(match, seat) == []
        assert members(match, seat, "farm") == 5 * [1]
    assert match.actor == 0
    play(match, "wedding.buynothing")
    assert match.question().startswith("Take a cube")
    assert not match.state.goods.any()


@pytest.mark.rule("VM-WED-19", "VM-AMB-27")
@pytest.mark.parametrize(("move", "bread", "tools"), [("bread", 1, 0), ("tool", 0, 1)])
def test_who_stays_unmarried_may_buy(move: str, bread: int, tools: int) -> None:
    match = ceremony(3, 3)
    poor = wed(match, face(match, 3))
    assert poor.task.name == "TAKE", "who cannot buy is not asked"
    give(match, 0, pink=1)
    match = wed(match, face(match, 3))
    assert notations(match) == {"wedding.buynothing", "wedding.buy:bread", "wedding.buy:tool"}
    declined = match.copy()
    play(declined, "wedding.buynothing")
    assert declined.state.influence[0].sum() == 1
    play(match, f"wedding.buy:{move}")
    s = match.state
    assert s.influence[0].sum() == 0
    assert (s.goods[0, Good.BREAD], s.goods[0, Good.TOOL]) == (bread, tools)
    assert match.question().startswith("Take a cube")


@pytest.mark.rule("VM-AMB-05")
def test_purchases_go_clockwise_from_the_first_player() -> None:
    match = ceremony(3, 4, 5, 6)
    for seat in range(3):
        give(match, seat, pink=1)
    match = wed(match, face(match, 2), first=2)
    asked = []
    while match.task.name == "PURCHASE":
        asked.append(match.actor)
        play(match, "wedding.buynothing")
    assert asked == [2, 1]
    assert match.actor == 0
    assert match.task.name == "FAVOUR"


@pytest.mark.rule("VM-AMB-05")
def test_favours_go_clockwise_from_the_first_player() -> None:
    match = ceremony(4, 1, 2, 3, 4)
    match = wed(match, face(match, 2), first=2)
    play(match, "wedding.shop", "wedding.shop")
    asked = []
    while match.task.name == "FAVOUR":
        asked.append(match.actor)
        play(match, "favour.2tool")
    assert asked == [2, 3, 0, 1]
    assert match.state.goods[:4, Good.TOOL].tolist() == [2, 2, 2, 2]


@pytest.mark.rule("VM-WED-21", "VM-DEATH-04")
def test_who_is_left_stays_until_the_next_wedding() -> None:
    match = parish()
    pair(match, "shop", 0, 1)
    lay(match, harvest={"green": 4})
    household(match, 0, shop=[1])
    ask(match, Task.DEATH, 0)
    match.settle()
    assert members(match, 0, "chroniclefarm") == [1]
    for _ in range(3):
        play(match, "take.harvest:green", "decline")
        assert on_board(match, 1) == ["shop"]
    match = wed(match)
    assert on_board(match, 1) == []
    assert members(match, 1, "farm") == 5 * [1]
    assert members(match, 1, "parents") == []
    assert len(members(match, 1, "unborn")) == 7


@pytest.mark.rule("VM-WED-22", "VM-WED-23")
@pytest.mark.parametrize("place", ["rank2", "bakery", "shop", "parents"])
def test_family_fetches_home(place: str) -> None:
    match = parish()
    if place == "rank2":
        stand(match, 0, place)
    else:
        pair(match, place, 0, 1)
    give(match, 0, pink=1)
    lay(match, harvest={"green": 1})
    ask(match, Task.FAMILY, 0)
    play(match, f"family.recall:1@{place}")
    assert members(match, 0, "farm") == 5 * [1]
    assert couples(match) == []
    assert match.actor == 1
    assert match.question().startswith("Take a cube")
    assert match.state.influence[0].sum() == 1


@pytest.mark.rule("VM-WED-24")
def test_no_building_is_full() -> None:
    match = ceremony(4, 1, 2, 3, 4)
    pair(match, "parents", 0, 1)
    match = wed(match, face(match, 2))
    play(match, "wedding.shop", "wedding.shop")
    assert sorted(place for place, _ in couples(match)) == ["parents", "shop", "shop"]
    for _ in range(4):
        play(match, "favour.1tool+1orange+1pink")
    assert match.state.goods[:4, Good.TOOL].tolist() == [1, 1, 1, 1]
    assert match.state.influence[:4].tolist() == 4 * [[1, 0, 0, 1]]


@pytest.mark.rule("VM-WED-26", "VM-AMB-01")
def test_single_pink_members_go_back() -> None:
    match = parish()
    stand(match, PINK, "shop")
    stand(match, 0, "rank2")
    match = wed(match, face(match, 2))
    assert pinks(match, "unborn") == 2
    match = parish()
    stand(match, PINK, "shop")
    match = wed(match, face(match, 5))
    assert events(match).count("PINK_LEFT") == 2
    assert pinks(match, "unborn") == 2


# step 3: the favours


@pytest.mark.rule("VM-WED-27", "VM-WED-28", "VM-WED-34")
def test_a_favour_for_each_member() -> None:
    match = ceremony(3, 1, 2)
    pair(match, "parents", 0, 2)
    match = wed(match, face(match, 2))
    play(match, "wedding.bakery")
    assert match.actor == 0
    assert notations(match) == {"favour.1bread+2grain", "favour.2bread"}
    play(match, "favour.1bread+2grain")
    s = match.state
    assert (s.goods[0, Good.BREAD], s.grain[0]) == (1, 2)
    assert members(match, 0, "farm") == [1, 1, 1, 2]
    play(match, "favour.2bread")
    s = match.state
    assert (s.goods[1, Good.BREAD], s.grain[1]) == (2, 0)
    assert s.stock[Good.BREAD] == 13
    assert match.state.rounds == 2


@pytest.mark.rule("VM-WED-28")
def test_the_grain_of_the_bakery_must_fit_into_the_barn() -> None:
    match = ceremony(3, 1, 2)
    give(match, 0, grain=4)
    match = wed(match, face(match, 2))
    play(match, "wedding.bakery", "favour.1bread+2grain")
    assert match.state.grain[0] == 5


@pytest.mark.rule("VM-AMB-17")
def test_favours_as_far_as_the_supply_reaches() -> None:
    match = ceremony(3, 1, 2)
    give(match, 2, bread=15)
    match = wed(match, face(match, 2))
    play(match, "wedding.bakery", "favour.2bread", "favour.2bread")
    assert match.state.goods[:, Good.BREAD].tolist() == [1, 0, 15, 0, 0]
    assert not fault(match)


@pytest.mark.rule("VM-WED-29", "VM-AMB-09")
def test_the_favour_of_the_shop() -> None:
    match = ceremony(3, 1, 2)
    match = wed(match, face(match, 2))
    play(match, "wedding.shop")
    assert notations(match) == {"favour.1tool+1orange+1pink", "favour.2tool"}
    play(match, "favour.1tool+1orange+1pink", "favour.2tool")
    s = match.state
    assert s.influence[0].tolist() == [1, 0, 0, 1]
    assert s.goods[:2, Good.TOOL].tolist() == [1, 2]


@pytest.mark.rule("VM-WED-30")
def test_a_pink_partner_gives_nothing() -> None:
    match = ceremony(3, 1)
    match = wed(match, face(match, 2))
    play(match, "wedding.shop", "favour.2tool")
    assert match.state.goods[:, Good.TOOL].tolist() == [2, 0, 0, 0, 0]
    assert match.state.stock[Good.TOOL] == 14
    assert match.question().startswith("Take a cube")


@pytest.mark.rule("VM-WED-31", "VM-WED-32", "VM-AMB-26")
def test_twins() -> None:
    match = parish()
    pair(match, "parents", 0, 1)
    match = wed(match)
    assert members(match, 0, "farm") == members(match, 1, "farm") == [1, 1, 1, 1, 2]
    assert members(match, 2, "farm") == 5 * [1]
    match = parish()
    pair(match, "parents", 0, PINK)
    match = wed(match)
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]


@pytest.mark.rule("VM-WED-33")
def test_who_comes_to_the_parents_has_a_child_at_once() -> None:
    match = parish()
    pair(match, "shop", 0, 1)
    match = wed(match)
    assert couples(match) == [("parents", [0, 1])]
    assert members(match, 0, "farm") == members(match, 1, "farm") == [1, 1, 1, 1, 2]
    assert not match.state.goods.any()


@pytest.mark.rule("VM-WED-35", "VM-AMB-04")
def test_children_at_every_wedding() -> None:
    match = parish()
    pair(match, "parents", 0, 1)
    for children in range(1, 9):
        match = wed(match)
        assert on_board(match, 0) == on_board(match, 1) == ["parents"]
        assert len(members(match, 0, "farm")) == 4 + min(children, 7)


@pytest.mark.rule("VM-WED-36")
def test_no_child_without_a_figure() -> None:
    match = parish()
    pair(match, "parents", 0, 1)
    for generation in (2, 2, 2, 3, 3, 4, 4):
        put(match, 0, generation, "farm", source="unborn")
    farm = members(match, 0, "farm")
    match = wed(match)
    assert members(match, 0, "farm") == farm
    assert members(match, 1, "farm") == [1, 1, 1, 1, 2]


# the example


def example() -> Match:
    """Birgit, Konstanze, Emma and André are the seats 0 to 3; it is the third round."""
    match = parish(4)
    match.state.rounds = 2
    pair(match, "parents", 3, PINK)
    match.state.rounds = 3
    for seat, rank in enumerate((1, 3, 4, 6)):
        stand(match, seat, f"rank{rank}")
    stand(match, 2, "bakery")
    match.state.pink[1] = Place.SHOP  # no other pink member is in the supply
    for seat in range(4):
        give(match, seat, brown=1)
    return match


@pytest.mark.rule("VM-EX-04", "VM-EX-05", "VM-EX-06")
def test_the_example_of_the_wedding() -> None:
    match = example()
    match = wed(match, face(match, 2))
    assert match.state.pink[0] == Place.RANK_2
    assert married(match) == [(0, -1)]
    assert match.actor == 0
    play(match, "wedding.shop")
    assert married(match) == [(1, 2)]
    assert match.actor == 1
    play(match, "wedding.bakery")
    assert [on_board(match, seat) for seat in range(4)] == [["shop"], ["bakery"], ["bakery"], []]
    assert members(match, 2, "farm") == 4 * [1]
    assert members(match, 3, "farm") == 5 * [1]
    assert match.actor == 3
    assert notations(match) == {"wedding.buynothing", "wedding.buy:bread", "wedding.buy:tool"}
    play(match, "wedding.buy:bread")
    assert match.actor == 0
    assert notations(match) >= {"favour.1tool+1orange+1pink", "favour.2tool"}
    play(match, "favour.1tool+1orange+1pink")
    for seat, favour in ((1, "favour.1bread+2grain"), (2, "favour.2bread")):
        assert match.actor == seat
        assert notations(match) >= {"favour.2bread", "favour.1bread+2grain"}
        play(match, favour)
    s = match.state
    assert s.influence[0].tolist() == [1, 0, 1, 1]
    assert s.goods[:4, Good.BREAD].tolist() == [0, 1, 2, 1]
    assert s.goods[:4, Good.TOOL].tolist() == [1, 0, 0, 0]
    assert s.grain[1] == 2
    assert not fault(match)


@pytest.mark.rule("VM-WED-19")
@pytest.mark.parametrize(("gone", "left"), [("bread", "tool"), ("tool", "bread")])
def test_only_what_is_there_can_be_bought(gone: str, left: str) -> None:
    match = ceremony(3, 3)
    give(match, 0, pink=1)
    give(match, 1, **{gone: int(match.state.stock[Good[gone.upper()]])})
    match = wed(match, face(match, 3))
    assert notations(match) == {"wedding.buynothing", f"wedding.buy:{left}"}
    assert reasons(match)[f"wedding.buy:{gone}"] == "SUPPLY_EMPTY"
