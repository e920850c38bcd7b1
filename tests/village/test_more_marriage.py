"""More about Marriage: what runs out."""

import pytest

from chronik.village.names import Good
from village.positions import give, notations, play, reasons
from village.test_marriage_bread import crafts
from village.test_marriage_wedding import ceremony
from village.weddings import face, wed


@pytest.mark.rule("VM-WED-19")
@pytest.mark.parametrize(("gone", "left"), [("bread", "tool"), ("tool", "bread")])
def test_only_what_is_there_can_be_bought(gone: str, left: str) -> None:
    match = ceremony(3, 3)
    give(match, 0, pink=1)
    give(match, 1, **{gone: int(match.state.stock[Good[gone.upper()]])})
    match = wed(match, face(match, 3))
    assert notations(match) == {"wedding.buynothing", f"wedding.buy:{left}"}
    assert reasons(match)[f"wedding.buy:{gone}"] == "SUPPLY_EMPTY"


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
