"""Mercy for those with the fewest statues."""

import pytest

from chronik.tumult.state import Event, Good, Phase
from tumult.positions import (
    board,
    demand,
    events,
    four,
    go_on,
    judged,
    left,
    mercy,
    only,
    placed,
    play,
    ranks,
    robbed,
    short_of,
    site,
    told,
    tumult,
    tumults,
)


@pytest.mark.rule("TR-MERCY-01")
def test_mercy_takes_one_off() -> None:
    match = four()
    mercy(match, 0)
    short_of(match, "B")
    board(match, 0, "B2", "B2")
    board(match, 1, "B3", "B1")
    only(match, Phase.TUMULTS)
    assert judged(match) == [(1, Good.BREAD)]


@pytest.mark.rule("TR-MERCY-02")
def test_mercy_counts_for_every_good() -> None:
    match = four()
    mercy(match, 0)
    short_of(match, "B", "T")
    board(match, 0, "B3", "B2", "T2", "T2")
    board(match, 3, "B2", "B2", "B1", "T3", "T1")  # 5 bread against 4, 4 tools against 3
    only(match, Phase.TUMULTS)
    assert judged(match) == [(3, Good.BREAD), (3, Good.TOOLS)]


@pytest.mark.rule("TR-MERCY-03")
def test_mercy_changes_neither_what_is_left_nor_what_can_be_paid() -> None:
    match = site(3, "B2", "M1")
    mercy(match, 0)
    demand(match, 4)
    left(match, "B3", "B1", "M3", "M1", "T3", "T1")
    go_on(match, Phase.TUMULTS)
    assert tumults(match) == []
    before = int(match.state.retinue[0])
    play(match, "build:b1")
    assert robbed(match, 0) == []
    assert match.state.retinue[0] == before + 1


@pytest.mark.rule("TR-MERCY-04", "TR-EX-02", "TR-EX-03", "TR-EX-04")
def test_the_duchess_and_the_prince() -> None:
    """The example of the rulebook: demand 4; 2 bread, 4 marble, 3 tools are left."""
    match = tumult(4)
    ranks(match, 1, 2, 3, 4)
    mercy(match, 1)
    demand(match, 4)
    left(match, "B2", "M3", "M1", "T3")
    board(match, 1, "B1", "B2", "B2", "T2", "T2")
    board(match, 2, "B3", "B1", "T1", "T3")
    board(match, 0, "B2")
    only(match, Phase.TUMULTS)
    assert tumults(match) == [Good.BREAD, Good.TOOLS]
    assert told(match, Event.NO_TUMULT) == [(-1, Good.MARBLE, 4)]
    assert judged(match) == [(1, Good.BREAD), (2, Good.TOOLS)]
    assert match.state.retinue.tolist() == [15, 12, 12, 15]
    assert robbed(match, 1) == ["B1", "T2", "T2"]
    assert robbed(match, 2) == ["B1", "B3", "T1"]


@pytest.mark.rule("TR-EX-04")
def test_of_two_equal_tiles_one_is_kept() -> None:
    match = four()
    mercy(match, 1)
    short_of(match, "T")
    board(match, 1, "T3", "T1")
    board(match, 2, "T2", "T2")
    only(match, Phase.TUMULTS)
    assert judged(match) == [(2, Good.TOOLS)]
    assert robbed(match, 2) == ["T2"]


@pytest.mark.rule("TR-MERCY-05")
def test_nobody_has_mercy_in_the_first_round() -> None:
    match = tumult(4)
    while match.state.phase != Phase.BUILDING:
        assert not any(castle["mercy"] for castle in match.view(0)["castles"])
        match.play(match.moves()[0])


@pytest.mark.rule("TR-MERCY-06", "TR-MERCY-07", "TR-MERCY-08", "TR-MERCY-09")
@pytest.mark.parametrize(
    ("before", "counts", "after"),
    [
        ((), (6, 4, 5), [0, 1, 0]),
        ((), (6, 4, 4, 5), [0, 1, 1, 0]),
        ((0,), (6, 5), [0, 1]),
        ((1,), (5, 5, 5), [0, 0, 0]),
    ],
)
def test_mercy_for_the_fewest_statues(
    before: tuple[int, ...], counts: tuple[int, ...], after: list[int]
) -> None:
    match = tumult(len(counts))
    mercy(match, *before)
    placed(match, *counts)
    only(match, Phase.MERCY)
    assert match.state.mercy.tolist()[: len(counts)] == after


@pytest.mark.rule("TR-MERCY-10")
def test_mercy_comes_after_the_coronation() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    placed(match, 5, 5)
    only(match, Phase.CROWNING, Phase.MERCY)
    assert match.state.placed.tolist()[:2] == [6, 5]
    assert match.state.mercy.tolist()[:2] == [0, 1]


@pytest.mark.rule("TR-MERCY-11")
def test_mercy_lasts_until_the_next_phase_seven() -> None:
    match = site(2, "B1", "M1")
    placed(match, 4, 4)
    mercy(match, 0)
    play(match, "build:b1")
    assert match.state.placed.tolist()[:2] == [5, 4]
    assert match.state.mercy.tolist()[:2] == [1, 0]


@pytest.mark.rule("TR-WHATIF-03", "TR-EX-20", "TR-AMB-12", "TR-AMB-14")
def test_if_nobody_was_greedy_the_king_is_punished() -> None:
    match = tumult(2)
    ranks(match, 2, 1)  # seat 0 is Blue, seat 1 is Yellow, the King
    mercy(match, 0)
    demand(match, 3, 0, 0)
    left(match, "B2")
    board(match, 0, "B1")
    only(match, Phase.TUMULTS)
    assert "NOBODY_GREEDY" in events(match)
    assert match.state.retinue.tolist()[:2] == [30, 27]
    assert robbed(match, 0) == ["B1"]
    assert match.state.punished.tolist()[:2] == [0, 1]


@pytest.mark.rule("TR-AMB-12")
def test_mercy_never_counts_below_zero() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    mercy(match, 0)
    demand(match, 3, 0, 0)
    left(match)
    only(match, Phase.TUMULTS)
    assert judged(match) == [(0, Good.BREAD)]  # nobody has any: the King, mercy or not
