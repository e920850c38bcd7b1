"""Marriage: bread and tools, the dead, and the end of the game."""

import pytest

from chronik.table import Match
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Area, Good, Place
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    empty_farm,
    events,
    fill,
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
from village.weddings import PINK, fault, on_board, pair, parish, stand

PLACES = ["rank2", "bakery", "shop", "parents"]


def numbers(match: Match, seat: int) -> list[int]:
    """What the born members count as."""
    s = match.state
    there = s.place[seat] != Place.UNBORN
    return sorted(s.number[seat][there].tolist())


def dying(match: Match, seat: int = 0) -> None:
    """A death of the seat is due, and nothing else."""
    lay(match, harvest={"green": 1})
    ask(match, Task.DEATH, seat)
    match.settle()


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


# tools


def crafts(**things: int) -> Match:
    match = parish()
    lay(match, harvest={"green": 1})
    give(match, 0, **things)
    ask(match, Task.CRAFTS, 0)
    return match


@pytest.mark.rule("VM-TOOL-01", "VM-TOOL-03")
@pytest.mark.parametrize(("building", "good"), [("wainwright", "wagon"), ("smithy", "plough")])
def test_a_tool_doubles(building: str, good: str) -> None:
    match = crafts(tool=3)
    put(match, 0, 1, building)
    time = int(match.game.boxes[0].making[Good[good.upper()]])
    play(match, f"crafts.{good}:time")
    assert notations(match) == {"tool.use", "tool.keep"}
    kept = match.copy()
    play(kept, "tool.keep")
    assert kept.state.goods[0, Good[good.upper()]] == 1
    play(match, "tool.use")
    s = match.state
    assert s.goods[0, Good[good.upper()]] == 2
    assert s.goods[0, Good.TOOL] == 2
    assert s.stock[Good.TOOL] == 14
    assert s.life[0] == time
    assert match.actor == 1


@pytest.mark.rule("VM-TOOL-02")
def test_nothing_else_is_paid() -> None:
    match = crafts(tool=1, pink=2)
    box = match.game.boxes[0]
    price = [int(box.price[Good.SCROLL]) >> (2 * colour) & 3 for colour in range(4)]
    give(match, 0, orange=price[0], green=price[1], brown=price[2])
    play(match, "crafts.scroll:pay", "tool.use")
    s = match.state
    assert s.goods[0, Good.SCROLL] == 2
    assert s.goods[0, Good.TOOL] == 0
    assert s.influence[0, 3] == 2 - price[3]
    assert s.life[0] == 0


@pytest.mark.rule("VM-TOOL-03")
def test_without_a_tool_nothing_is_asked() -> None:
    match = crafts()
    put(match, 0, 1, "smithy")
    play(match, "crafts.plough:time")
    assert match.actor == 1
    assert match.state.goods[0, Good.PLOUGH] == 1


@pytest.mark.rule("VM-TOOL-04", "VM-TOOL-06")
def test_for_grain_too_and_the_same_again() -> None:
    match = crafts(tool=1, grain=3)
    play(match, "crafts.ox:pay", "tool.use")
    s = match.state
    assert s.goods[0].tolist()[: Good.BEER] == [0, 0, 0, 2, 0]
    assert s.grain[0] == 0


@pytest.mark.rule("VM-TOOL-05", "VM-EX-09")
def test_in_the_mill() -> None:
    match = crafts(tool=1, grain=2)
    play(match, "crafts.mill", "tool.use")
    s = match.state
    assert (s.coins[0], s.grain[0], s.life[0]) == (4, 0, 2)
    assert s.goods[0, Good.TOOL] == 0


@pytest.mark.rule("VM-TOOL-06", "VM-EX-08")
def test_the_example_of_the_stables() -> None:
    match = parish()
    lay(match, harvest={"green": 1}, crafts={"orange": 1})
    give(match, 0, tool=1)
    ask(match, Task.TAKE, 0)
    play(match, "take.crafts:orange", "crafts.train:stables")
    assert notations(match) == {"crafts.stop", "crafts.horse:time", "crafts.ox:time"}
    ox = match.copy()
    play(match, "crafts.horse:time", "tool.use")
    s = match.state
    assert (s.goods[0, Good.HORSE], s.goods[0, Good.OX], s.goods[0, Good.TOOL]) == (2, 0, 0)
    assert s.life[0] == 6
    play(ox, "crafts.ox:time", "tool.use")
    assert (ox.state.goods[0, Good.HORSE], ox.state.goods[0, Good.OX]) == (0, 2)


@pytest.mark.rule("VM-AMB-17")
def test_a_tool_with_an_empty_supply() -> None:
    match = crafts(tool=1, grain=3)
    give(match, 1, ox=11)
    play(match, "crafts.ox:pay")
    assert match.task.name == "TAKE", "nothing is asked that has only one answer"
    assert match.state.goods[0, Good.TOOL] == 1


@pytest.mark.rule("VM-AMB-20")
def test_through_the_well_too() -> None:
    match = parish()
    lay(match, harvest={"green": 1})
    give(match, 0, orange=3, tool=1, grain=2)
    ask(match, Task.TAKE, 0)
    play(match, "well:orange", "well.crafts", "crafts.mill", "tool.use")
    assert match.state.coins[0] == 4


# the dead


@pytest.mark.rule("VM-DEATH-01", "VM-DEATH-02", "VM-AMB-15")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("players", [2, 3])
def test_the_dead_of_the_board_belong_to_the_farm(place: str, players: int) -> None:
    match = parish(players)
    household(match, 0, **{place: [1]})
    fill(match, "farm", leave=1)
    dying(match)
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.room[Area.FARM] == 0


@pytest.mark.rule("VM-DEATH-03")
@pytest.mark.parametrize("place", PLACES)
def test_without_room_into_a_grave(place: str) -> None:
    match = parish()
    household(match, 0, **{place: [1]})
    fill(match, "farm")
    dying(match)
    assert members(match, 0, "grave") == [1]


@pytest.mark.rule("VM-WED-12", "VM-DEATH-04")
def test_whose_spouses_differ_are_not_alike() -> None:
    match = parish()
    household(match, 0)
    put(match, 0, 1, "farm", source="unborn")
    widow, _ = pair(match, "parents", 1, 0)
    put(match, 0, 1, "farm", source="unborn")
    pair(match, "parents", 2, 0)
    put(match, 0, 1, "farm", source="unborn")
    pair(match, "parents", PINK, 0)
    dying(match)
    assert notations(match) == {"die.1&2.1@parents", "die.1&3.1@parents", "die.1&0@parents"}
    play(match, "die.1&2.1@parents")
    assert match.view(0)["marriage"]["parents"][-1] == [{"seat": 1, "generation": 1}]
    assert widow // 12 == 1
    ask(match, Task.FAMILY, 0)
    assert {"family.recall:1&3.1@parents", "family.recall:1&0@parents"} <= notations(match)
    assert not fault(match)


@pytest.mark.rule("VM-DEATH-07")
def test_pink_members_do_not_die() -> None:
    match = parish()
    household(match, 0, farm=[1], parents=[1])
    stand(match, PINK, "parents")
    stand(match, PINK, "rank1")
    dying(match)
    assert notations(match) == {"die.1@farm", "die.1@parents"}
    household(match, 0)
    dying(match)
    assert "DEATH_LAPSED" in events(match)
    assert match.state.pink.tolist()[:2] == [Place.PARENTS, Place.RANK_1]


# the end


@pytest.mark.rule("VM-END-01", "VM-END-02")
def test_the_new_places_belong_to_the_chronicle() -> None:
    match = parish(4)
    for area in ("craft", "travel", "council", "church"):
        fill(match, area)
    fill(match, "farm", leave=2)
    household(match, 0, farm=[1, 1])
    dying(match)
    assert match.state.trigger == -1
    assert match.state.room[Area.FARM] == 1
    dying(match)
    assert match.state.trigger == 0
    match = parish(4)
    fill(match, "graves", leave=1)
    fill(match, "farm")
    household(match, 0, farm=[1])
    dying(match)
    assert match.state.trigger == 0


@pytest.mark.rule("VM-END-01", "VM-END-03", "VM-AMB-23")
def test_bread_tools_and_the_board_are_worth_nothing() -> None:
    match = parish()
    give(match, 0, bread=3, tool=2)
    pair(match, "parents", 0, 2)
    assert on_board(match, 0) == ["parents"]
    scores = match.scores()
    assert scores[0] == scores[1]
    assert match.breakdown(0) == match.breakdown(1)
    assert set(match.breakdown(0)) >= {
        "track",
        "travel",
        "council",
        "church",
        "chronicle",
        "customers",
        "coins",
    }
