"""The Port: the stalls for cocoa and tea."""

import pytest

from chronik.table import Match
from chronik.village.names import NOBODY, Colour, Good
from chronik.village.state import Task
from village.port.sea import embark, stow
from village.positions import ask, events, give, lay, notations, play, reasons, stalls, strip, village


def market(players: int = 3, *customers: str, **things: int) -> Match:
    """Seat 0 has called a market day with these customers, and has these things; the others have nothing."""
    match = village(players, expansions=("port",))
    for seat in range(players):
        strip(match, seat)
    give(match, 0, **things)
    stalls(match, *customers)
    lay(match, market={"plague": 1}, harvest={"pink": 3})
    ask(match, Task.TAKE, 0)
    play(match, "take.market:plague")
    match.state.life[0] = 0
    return match


@pytest.mark.rule("VP-MKT-01")
@pytest.mark.parametrize("move", ["market.serve:K10", "market.sell:cocoa", "market.pass"])
def test_one_sale_to_a_customer_or_at_a_stall(move: str) -> None:
    match = market(3, "K10", "K11", cocoa=1, horse=1)
    assert notations(match) == {"market.serve:K10", "market.sell:cocoa", "market.pass"}
    assert reasons(match)["market.sell:tea"] == "NOTHING_TO_SELL"
    play(match, move)
    assert match.actor == 1
    sold = [match.state.goods[0, Good.HORSE] == 0, match.state.goods[0, Good.COCOA] == 0]
    assert sum(sold) == (move != "market.pass")


@pytest.mark.rule("VP-MKT-02")
def test_only_what_was_brought_home() -> None:
    match = market(3, "K10")
    embark(match, 0, "I3", "C1a")
    stow(match, "tea")
    assert reasons(match)["market.sell:tea"] == "STILL_ABOARD"
    assert notations(match) == {"market.pass"}


@pytest.mark.rule("VP-MKT-03")
def test_only_the_callers_first_sale_is_free() -> None:
    match = market(2, "K10", "K11", cocoa=2, green=1)
    play(match, "market.sell:cocoa")
    assert match.state.influence[0, Colour.GREEN] == 1
    assert match.state.life[0] == 0
    play(match, "market.pass", "market.sell:cocoa")
    assert match.state.influence[0, Colour.GREEN] == 0
    assert match.state.life[0] == 1


@pytest.mark.rule("VP-MKT-03")
def test_others_pay_and_need_the_cube() -> None:
    match = market(2, "K10", "K11", horse=1, ox=1, green=1)
    give(match, 1, tea=1)
    play(match, "market.serve:K10")
    assert reasons(match)["market.sell:tea"] == "NO_SURCHARGE"
    give(match, 1, green=1)
    play(match, "market.sell:tea")
    assert match.state.influence[1, Colour.GREEN] == 0
    assert match.state.life[1] == 1
    play(match, "market.serve:K11")
    assert match.state.influence[0, Colour.GREEN] == 0


@pytest.mark.rule("VP-MKT-04")
def test_cocoa_gives_seven_points() -> None:
    match = market(3, "K10", cocoa=1)
    play(match, "market.sell:cocoa")
    assert match.state.points[0] == 7
    assert match.state.coins[0] == 0


@pytest.mark.rule("VP-MKT-05")
def test_tea_gives_five_points_and_a_coin() -> None:
    match = market(3, "K10", tea=1)
    stock = int(match.state.coin_stock)
    play(match, "market.sell:tea")
    assert match.state.points[0] == 5
    assert match.state.coins[0] == 1
    assert match.state.coin_stock == stock - 1


@pytest.mark.rule("VP-MKT-06")
def test_sold_tiles_leave_the_game() -> None:
    match = market(3, "K10", cocoa=2)
    assert match.state.stock[Good.COCOA] == 2
    play(match, "market.sell:cocoa")
    assert match.state.stock[Good.COCOA] == 2
    assert match.view(0)["sea"]["islands"]["I1"]["tiles"] == 2
    assert match.state.goods[0, Good.COCOA] == 1
    assert match.state.gone[Good.COCOA] == 1


@pytest.mark.rule("VP-MKT-07")
def test_a_stall_can_be_used_again_and_again() -> None:
    match = market(3, "K10", "K11", cocoa=3, green=2)
    play(match, "market.sell:cocoa", "market.pass", "market.pass", "market.sell:cocoa", "market.sell:cocoa")
    assert match.state.points[0] == 21
    assert match.state.influence[0, Colour.GREEN] == 0
    assert match.state.life[0] == 2


@pytest.mark.rule("VP-MKT-08")
def test_who_passes_is_out_for_the_day() -> None:
    match = market(3, "K10", "K11", cocoa=2, green=2)
    give(match, 1, tea=1, green=1)
    play(match, "market.sell:cocoa", "market.pass", "market.pass")
    assert match.actor == 0
    play(match, "market.sell:cocoa")
    assert match.actor == 0
    play(match, "market.pass")
    assert match.state.caller == NOBODY
    assert match.state.goods[1, Good.TEA] == 1


@pytest.mark.rule("VP-AMB-05")
def test_the_day_goes_on_without_customers() -> None:
    match = market(3, "K10", horse=1)
    give(match, 2, cocoa=2, green=2)
    play(match, "market.serve:K10")
    assert match.actor == 2  # seat 1 has nothing for the stalls
    play(match, "market.sell:cocoa")
    assert match.actor == 2
    play(match, "market.sell:cocoa")
    assert match.state.points[2] == 14
    assert events(match).count("PASSED") == 1
    assert match.state.caller == NOBODY


@pytest.mark.rule("VP-AMB-05")
def test_a_day_that_begins_without_customers() -> None:
    match = market(3, tea=1)
    assert notations(match) == {"market.sell:tea", "market.pass"}
    play(match, "market.sell:tea")
    assert match.state.points[0] == 5
    assert match.state.life[0] == 0
    assert match.state.caller == NOBODY
    assert match.actor == 1


@pytest.mark.rule("VP-AMB-05")
@pytest.mark.parametrize("caller", [0, 2])
def test_the_caller_sells_first_even_without_customers(caller: int) -> None:
    match = village(3, expansions=("port",))
    for seat in range(3):
        strip(match, seat)
        give(match, seat, tea=1)
    stalls(match)
    lay(match, market={"plague": 1}, harvest={"pink": 3})
    ask(match, Task.TAKE, caller)
    play(match, "take.market:plague")
    assert (match.task.name, match.actor) == ("SALE", caller)
