"""The market: what is left of a day, and the customers who move up."""

import pytest

from chronik.table import Match
from village.market_day import QUEUE, asked, both, call, customers, lay_market, market
from village.positions import (
    events,
    give,
    notations,
    play,
)


@pytest.mark.rule("V-MKT-13", "V-MKT-14", "V-MKT-15", "V-AMB-28")
@both
def test_stalls_are_refilled_after_the_day(edition: str) -> None:
    match = market(edition, stalls=["K09", "K11", "K15", "K16"])
    give(match, 0, wagon=1, scroll=2, green=1)
    give(match, 1, grain=4, green=1)
    call(match)
    play(match, "market.serve:K09", "market.serve:K15", "market.pass", "market.serve:K16")
    assert customers(match.state.stall[:4]) == ["", "K11", "", ""]
    assert customers(match.state.queue) == QUEUE
    stack = customers(match.state.stack[:15])
    play(match, "market.pass", "market.pass")
    assert customers(match.state.stall) == ["K21", "K11", "K22", "K23", ""]
    assert customers(match.state.queue) == ["K24", "K20", *reversed(stack[12:])]
    assert match.state.stacked == 12


@pytest.mark.rule("V-MKT-16")
@both
def test_nothing_moves_if_nobody_was_served(edition: str) -> None:
    match = market(edition, stalls=["", "K11", "K15", "K16"])
    before = [tiles.tolist() for tiles in (match.state.stall, match.state.queue, match.state.stack)]
    call(match)
    asked(match, 3)
    assert events(match)[-1] == "CLOSED_MARKET"
    assert [tiles.tolist() for tiles in (match.state.stall, match.state.queue, match.state.stack)] == before


@pytest.mark.rule("V-MKT-17")
@both
def test_no_customers_come_again(edition: str) -> None:
    match = market(edition)
    lay_market(match, [], [], [])
    match.state.owner[:] = 1
    call(match)
    assert events(match)[-2:] == ["CALLED_MARKET", "CLOSED_MARKET"]
    assert match.actor == 1
    assert notations(match) == {"take.harvest:brown"}
    assert customers(match.state.stall) == [""] * 5
    assert match.state.stacked == 0


@pytest.mark.rule("V-AMB-35")
@both
def test_empty_stalls_are_refilled_as_long_as_customers_wait(edition: str) -> None:
    match = market(edition, stalls=["", "", "", "K11"])
    give(match, 0, ox=1)
    call(match)
    play(match, "market.serve:K11")
    assert customers(match.state.stall) == ["K21", "K22", "K23", "K24", ""]


@pytest.mark.rule("V-MKT-18")
@both
def test_the_last_customers(edition: str) -> None:
    match = market(edition)
    lay_market(match, ["K09", "", "K11", ""], ["K21", "K22"], [])
    give(match, 0, wagon=1)
    call(match)
    play(match, "market.serve:K09", "market.pass", "market.pass", "market.pass")
    assert customers(match.state.stall) == ["K21", "K22", "K11", "", ""]
    assert customers(match.state.queue) == [""] * 5


def open_day(match: Match) -> dict[str, object]:
    """What a view shows of the day, besides the customers."""
    shown = match.view(0)["market"]
    return {key: shown[key] for key in ("caller", "free_sale", "sold", "passed")}


def test_nothing_of_a_market_day_stays_when_it_is_over() -> None:
    match = market()
    before = open_day(match)
    assert before == {"caller": None, "free_sale": False, "sold": 0, "passed": []}
    call(match)
    assert open_day(match) == before | {"caller": 0, "free_sale": True}
    play(match, "market.pass")
    assert open_day(match) == before | {"caller": 0, "passed": [0]}
    play(match, "market.pass", "market.pass")
    assert open_day(match) == before
