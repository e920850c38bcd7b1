"""The retinue: what happens if there is too little of it."""

import pytest

from chronik.tumult.state import Event, Phase
from tumult.positions import (
    board,
    demand,
    events,
    left,
    only,
    play,
    ranks,
    retinue,
    site,
    told,
    tumult,
)


@pytest.mark.rule("TR-WHATIF-04", "TR-AMB-23")
def test_a_short_supply_is_filled_up_first() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 40, 34, 30)
    play(match, "build:b1")
    assert match.state.retinue.tolist()[:3] == [38, 29, 25]
    assert match.state.supply == 13
    assert "SUPPLY_SHORT" in events(match)


@pytest.mark.rule("TR-AMB-23")
def test_who_has_less_than_five_gives_all() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 2, 3, 100)
    play(match, "build:b1")
    assert match.state.retinue.tolist()[:3] == [3, 0, 95]
    assert match.state.supply == 7


@pytest.mark.rule("TR-WHATIF-05", "TR-WHATIF-06", "TR-AMB-23")
def test_who_owes_too_much_gets_some_first() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 1, 50)
    demand(match, 3, 0, 0)
    left(match)
    board(match, 0, "B1")
    only(match, Phase.TUMULTS)
    assert match.state.retinue.tolist()[:2] == [3, 55]
    assert match.state.supply == 47


@pytest.mark.rule("TR-WHATIF-06")
def test_a_poor_king_is_crowned_all_the_same() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    retinue(match, 4, 3, 2)
    only(match, Phase.CROWNING)
    assert match.state.retinue.tolist()[:3] == [4, 8, 7]
    assert match.state.supply == 86


@pytest.mark.rule("TR-AMB-23")
def test_what_nobody_has_is_waived() -> None:
    match = tumult(3)
    ranks(match, 2, 1, 3)
    retinue(match, 60, 2, 40)  # 3 in the supply: not 5 for each
    only(match, Phase.CROWNING)
    assert match.state.retinue.tolist()[:3] == [60, 0, 40]
    assert match.state.supply == 5
    assert told(match, Event.WAIVED) == [(1, 3, 0)]
