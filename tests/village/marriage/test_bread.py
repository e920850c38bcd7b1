"""Bread: a level in the church, or a member counts as one more."""

import pytest

from chronik.table import Match
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Good, Place
from chronik.village.state import Task
from village.marriage.weddings import dying, fault, parish
from village.positions import (
    ask,
    begin_mass,
    empty_farm,
    events,
    give,
    household,
    lay,
    members,
    move,
    notations,
    play,
    put,
    reasons,
    stalls,
)


def numbers(match: Match, seat: int) -> list[int]:
    """What the born members count as."""
    s = match.state
    there = s.place[seat] != Place.UNBORN
    return sorted(s.number[seat][there].tolist())


# what it costs


@pytest.mark.rule("VM-BREAD-03")
def test_bread_beside_a_question_costs_bread_and_nothing_that_the_question_is_about() -> None:
    match = parish()
    put(match, 0, 1, "rank2")
    put(match, 0, 1, "bakery")
    give(match, 0, bread=1, green=1, pink=1)
    ask(match, Task.PAY_ANY, 0, 1)
    aside = next(move for move in match.moves() if move.notation == "bread")
    assert (aside.cost, aside.gain, aside.death) == ({"bread": 1}, {}, False)
    dying(match)
    aside = next(move for move in match.moves() if move.notation == "bread")
    assert (aside.cost, aside.gain, aside.death) == ({"bread": 1}, {}, False)


# bread in the mass


@pytest.mark.rule("VM-BREAD-01")
def test_a_level_for_bread() -> None:
    match = parish()
    put(match, 0, 1, "church3")
    give(match, 0, bread=1)
    begin_mass(match)
    assert notations(match) == {"mass.done", "mass.bread:1@church3", "bread"}
    assert reasons(match)["mass.climb:1@church3"] == "NO_GRAIN"
    play(match, "mass.bread:1@church3")
    assert members(match, 0, "church4") == [1]
    assert match.state.goods[0, Good.BREAD] == 0
    assert match.state.stock[Good.BREAD] == 16


@pytest.mark.rule("VM-BREAD-02", "VM-EX-11")
def test_bread_or_grain_for_each_level() -> None:
    match = parish()
    put(match, 0, 1, "church1")
    costs = match.game.boxes[0].climb
    assert costs[1] + costs[2] == 3
    give(match, 0, grain=3, bread=1)
    begin_mass(match)
    play(match, "mass.climb:1@church1", "mass.climb:1@church2")
    assert match.state.grain[0] == 0
    assert match.state.goods[0, Good.BREAD] == 1
    play(match, "mass.bread:1@church3")
    assert members(match, 0, "church4") == [1]
    assert match.state.goods[0, Good.BREAD] == 0


@pytest.mark.rule("VM-BREAD-02")
def test_nothing_is_above_the_fourth_level() -> None:
    match = parish()
    put(match, 0, 1, "church4")
    put(match, 0, 1, "church1")
    give(match, 0, bread=1)
    begin_mass(match)
    assert reasons(match)["mass.bread:1@church4"] == "TOP_REACHED"


# bread under a member


@pytest.mark.rule("VM-BREAD-03", "VM-BREAD-04")
def test_a_member_counts_as_one_more() -> None:
    match = parish()
    household(match, 0, farm=[1], smithy=[1, 2])
    give(match, 0, bread=1)
    ask(match, Task.FAMILY, 0)
    play(match, "bread")
    assert notations(match) == {"bread.1@farm", "bread.1@smithy", "bread.2@smithy"}
    play(match, "bread.1@smithy")
    assert match.state.goods[0, Good.BREAD] == 0
    assert numbers(match, 0) == [1, 2, 2]
    assert "RAISED" in events(match)
    assert match.question().startswith("Family")
    play(match, "family.recall:1+1@smithy")
    assert members(match, 0, "smithy") == [2]
    move(match, 0, 0, Place.UNBORN)
    dying(match)
    assert notations(match) == {"die.1+1@farm", "die.2@smithy"}


@pytest.mark.rule("VM-BREAD-04")
def test_the_raise_is_for_ever() -> None:
    match = parish()
    household(match, 0, farm=[1], smithy=[2], council1=[3])
    give(match, 0, bread=1)
    lay(match, harvest={"green": 1})
    ask(match, Task.HARVEST, 0)
    play(match, "bread", "bread.1@farm", "decline")
    ask(match, Task.CHURCH, 0)
    play(match, "church:time")
    assert members(match, 0, "bag") == [1]
    move(match, 0, 0, Place.CHURCH_1)
    dying(match)
    assert notations(match) == {"die.1+1@church1", "die.2@smithy"}
    assert reasons(match)["die.3@council1"] == "NOT_OLDEST"


@pytest.mark.rule("VM-AMB-06")
def test_several_bread_and_a_four() -> None:
    match = parish()
    household(match, 0, farm=[4])
    give(match, 0, bread=2)
    ask(match, Task.HARVEST, 0)
    play(match, "bread", "bread")
    assert numbers(match, 0) == [6]
    assert not fault(match)


@pytest.mark.rule("VM-AMB-07")
def test_the_bread_of_the_dead_goes_back() -> None:
    match = parish()
    household(match, 0, farm=[1])
    give(match, 0, bread=1)
    ask(match, Task.HARVEST, 0)
    play(match, "bread")
    assert match.state.stock[Good.BREAD] == 15
    assert not fault(match)
    dying(match)
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.stock[Good.BREAD] == 16
    assert not fault(match)


@pytest.mark.rule("VM-BREAD-05", "VM-DEATH-06", "VM-EX-07")
def test_bread_right_before_a_death() -> None:
    match = parish()
    household(match, 0, farm=[1], smithy=[1], city1=[2], stables=[2], council1=[2], council2=[3])
    give(match, 0, bread=2)
    dying(match)
    assert notations(match) == {"die.1@farm", "die.1@smithy", "bread"}
    assert reasons(match)["die.2@city1"] == "NOT_OLDEST"
    play(match, "bread", "bread.1@farm", "bread", "bread.1@smithy")
    assert notations(match) == {
        "die.1+1@farm",
        "die.1+1@smithy",
        "die.2@city1",
        "die.2@stables",
        "die.2@council1",
    }
    play(match, "die.2@city1")
    assert members(match, 0, "chronicletravel") == [2]
    assert numbers(match, 0)[:4] == [2, 2, 2, 2]
    assert match.state.stock[Good.BREAD] == 14


@pytest.mark.rule("VM-BREAD-05")
def test_one_who_would_die_is_asked_first_if_there_is_bread() -> None:
    match = parish()
    household(match, 0, farm=[1], smithy=[2])
    give(match, 0, bread=1)
    dying(match)
    assert notations(match) == {"die.1@farm", "bread"}
    play(match, "bread", "bread.1@farm", "die.2@smithy")
    assert members(match, 0, "farm") == [1]


@pytest.mark.rule("VM-DEATH-06")
def test_the_lowest_number_counts_with_bread() -> None:
    match = parish()
    household(match, 0, farm=[1], smithy=[2], council1=[3])
    match.state.number[0, 0] = 2
    match.state.stock[Good.BREAD] -= 1
    dying(match)
    assert notations(match) == {"die.1+1@farm", "die.2@smithy"}


@pytest.mark.rule("VM-BREAD-06", "VM-AMB-08")
def test_not_under_the_dead_nor_in_the_bag() -> None:
    match = parish()
    household(match, 0, farm=[1, 2], chroniclefarm=[1], grave=[3], bag=[1])
    give(match, 0, bread=1)
    ask(match, Task.HARVEST, 0)
    play(match, "bread")
    assert notations(match) == {"bread.1@farm", "bread.2@farm"}
    assert reasons(match) == {
        "bread.1@chroniclefarm": "DEAD",
        "bread.3@grave": "DEAD",
        "bread.1@bag": "IN_BAG",
    }


@pytest.mark.rule("VM-BREAD-06")
def test_bread_needs_bread_and_somebody() -> None:
    match = parish()
    ask(match, Task.HARVEST, 0)
    assert reasons(match)["bread"] == "NO_BREAD"
    give(match, 0, bread=1)
    empty_farm(match, 0)
    assert reasons(match)["bread"] == "NOBODY_THERE"


@pytest.mark.rule("VM-BREAD-07")
def test_bread_under_a_member_cannot_be_sold() -> None:
    match = parish()
    household(match, 0, farm=[1])
    give(match, 0, bread=2, green=1)
    ask(match, MarriageTask.SMUGGLER, 0)
    play(match, "bread")
    assert {move for move in notations(match) if "sell" in move} == {"smuggler.sell:1bread"}


@pytest.mark.rule("VM-BREAD-08")
def test_on_another_players_market_day() -> None:
    match = parish()
    household(match, 1, farm=[1], smithy=[2])
    stalls(match, "K01", "K02", "K03", "K04")
    give(match, 1, scroll=1, green=1, bread=1)
    match.state.life[1] = 9
    lay(match, harvest={"green": 1}, market={"green": 1})
    ask(match, Task.TAKE, 0)
    play(match, "take.market:green", "market.pass", "market.serve:K01")
    assert match.actor == 1
    assert notations(match) == {"die.1@farm", "bread"}
    play(match, "bread", "bread.1@farm", "die.2@smithy")
    assert members(match, 1, "chroniclecraft") == [2]
    assert match.state.owner[0] == 1


@pytest.mark.rule("VM-BREAD-07")
def test_bread_promised_to_a_customer_is_spent() -> None:
    match = parish()
    household(match, 1, farm=[1], smithy=[2])
    s = match.state
    wanted = 30  # KM3 wants two bread
    for tiles in (s.stall, s.queue, s.stack):
        tiles[tiles == wanted] = s.stall[0]
    s.stall[0] = wanted
    give(match, 1, bread=2, green=1, coins=1)
    s.life[1] = 9
    lay(match, harvest={"green": 1}, market={"green": 1})
    ask(match, Task.TAKE, 0)
    play(match, "take.market:green", "market.pass", "market.serve:KM3")
    assert notations(match) == {"pay.1green", "pay.1coin"}
    play(match, "pay.1green")
    assert members(match, 1, "chroniclefarm") == [1]
    assert match.state.owner[wanted] == 1
    assert match.state.goods[1, Good.BREAD] == 0
    assert not fault(match)
