"""Tools: everything twice."""

import pytest

from chronik.table import Match
from chronik.village.names import Good
from chronik.village.state import Task
from village.marriage.weddings import parish
from village.positions import (
    ask,
    give,
    lay,
    notations,
    play,
    put,
)


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


@pytest.mark.rule("VM-AMB-17")
@pytest.mark.parametrize("left", [0, 1])
def test_a_tool_brings_even_the_last_piece(left: int) -> None:
    match = crafts(tool=1, grain=3)
    give(match, 1, ox=int(match.state.stock[Good.OX]) - 1 - left)
    play(match, "crafts.ox:pay")
    assert ("tool.use" in notations(match)) == (left == 1)


@pytest.mark.rule("VM-AMB-17")
@pytest.mark.parametrize("left", [0, 1])
def test_a_tool_brings_even_the_last_coin(left: int) -> None:
    match = crafts(tool=1, grain=3)
    milled = int(match.game.boxes[0].mill[2])
    give(match, 1, coins=int(match.state.coin_stock) - milled - left)
    play(match, "crafts.mill")
    assert ("tool.use" in notations(match)) == (left == 1)
