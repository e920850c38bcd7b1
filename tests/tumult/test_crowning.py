"""Ranks, the coronation, the chronicle."""

from itertools import pairwise

import pytest

from chronik.table import Match
from chronik.tumult.state import NOBODY, Event, Phase
from tumult.positions import (
    coronation,
    crowned,
    events,
    go_on,
    notations,
    only,
    placed,
    play,
    random_game,
    ranks,
    retinue,
    told,
    tumult,
)


def held(match: Match) -> list[int]:
    return match.state.rank.tolist()[: match.game.players]


def redistributed(before: tuple[int, ...], counts: tuple[int, ...]) -> Match:
    match = tumult(len(before))
    ranks(match, *before)
    retinue(match, *counts)
    only(match, Phase.RANKS)
    return match


# ranks


@pytest.mark.rule("TR-RANK-01")
def test_the_most_retinue_makes_king() -> None:
    match = redistributed((1, 2, 3), (18, 15, 20))
    assert held(match) == [2, 3, 1]
    # C takes the crown from A, who holds rank 3 for the moment and so swaps with the Duke next.
    assert told(match, Event.SWAPPED) == [(2, 1, 0), (0, 2, 1)]


@pytest.mark.rule("TR-RANK-02")
def test_duke_and_prince_follow() -> None:
    assert held(redistributed((1, 2, 3, 4), (10, 12, 14, 16))) == [4, 3, 2, 1]


@pytest.mark.rule("TR-RANK-03")
def test_the_least_retinue_gets_the_lowest_rank_in_play() -> None:
    match = redistributed((1, 2, 3), (5, 9, 7))
    assert held(match) == [3, 1, 2]
    assert 4 not in held(match)
    assert held(redistributed((1, 2), (5, 9))) == [2, 1]


@pytest.mark.rule("TR-RANK-04", "TR-AMB-20")
def test_among_equals_the_former_rank_decides() -> None:
    assert held(redistributed((1, 2, 3, 4), (20, 20, 20, 20))) == [1, 2, 3, 4]
    assert held(redistributed((1, 2, 3, 4), (20, 22, 20, 10))) == [2, 1, 3, 4]
    assert held(redistributed((1, 2, 3, 4), (10, 20, 10, 30))) == [3, 2, 4, 1]


@pytest.mark.rule("TR-RANK-05", "TR-EX-15")
def test_a_king_who_ties_stays_king() -> None:
    assert held(redistributed((1, 2, 3), (21, 21, 10))) == [1, 2, 3]
    assert held(redistributed((1, 2, 3, 4), (25, 25, 23, 21))) == [1, 2, 3, 4]


@pytest.mark.rule("TR-EX-14")
def test_violet_blue_yellow_and_grey() -> None:
    match = redistributed((1, 2, 3, 4), (21, 25, 23, 21))
    assert told(match, Event.SWAPPED) == [(1, 1, 0), (2, 2, 0)]
    assert held(match) == [3, 1, 2, 4]


@pytest.mark.rule("TR-RANK-06", "TR-CROWN-05")
def test_ranks_come_before_the_coronation() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 24, 22)
    only(match, Phase.RANKS, Phase.CROWNING)
    assert held(match) == [1, 2]
    assert match.state.retinue.tolist()[:2] == [19, 22]


@pytest.mark.long
@pytest.mark.rule("TR-RANK-07")
def test_every_rank_is_always_held() -> None:
    match = tumult(4)
    before = held(match)
    for _ in random_game(match):
        assert sorted(held(match)) == [1, 2, 3, 4]
        if "PHASE_BEGAN" not in events(match) or (-1, Phase.RANKS, 0) not in told(match, Event.PHASE_BEGAN):
            assert held(match) == before
        before = held(match)


# the coronation


@pytest.mark.rule("TR-CROWN-01")
def test_the_crown_costs_five() -> None:
    match = tumult(3)
    ranks(match, 2, 1, 3)
    retinue(match, 30, 25, 30)
    only(match, Phase.CROWNING)
    assert (match.state.retinue[1], match.state.supply) == (20, 25)


@pytest.mark.rule("TR-CROWN-02", "TR-EX-16")
def test_a_statue_on_the_next_free_field() -> None:
    match = coronation(3, 1, 2, counts=(4, 5, 5))
    assert match.state.chronicle.tolist()[:4] == [1, 2, 0, NOBODY]
    assert match.state.placed[0] == 5
    assert told(match, Event.PAID_TILE) == []
    match = coronation(3, 2, king=1)  # round 2: Blue is crowned
    assert match.state.chronicle.tolist()[:3] == [2, 1, NOBODY]
    assert match.state.placed[1] == 9


@pytest.mark.rule("TR-CROWN-03")
def test_the_new_king_has_the_spinner() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    retinue(match, 20, 30, 20)
    crowned(match, 0)
    go_on(match, Phase.RANKS)
    while notations(match) != {"mood.spin"}:
        match.play(match.moves()[0])
    assert match.actors == (1,)
    play(match, "mood.spin")
    assert notations(match) == {"raid.start"}
    assert match.actors == (1,)


@pytest.mark.rule("TR-CROWN-04", "TR-AMB-19")
def test_a_king_who_stays_is_crowned_again() -> None:
    match = tumult(2)
    ranks(match, 1, 2)
    retinue(match, 60, 10)
    for _ in range(3):
        only(match, Phase.RANKS, Phase.CROWNING)
    if match.question().startswith("New region"):
        match.play(match.moves()[0])
    assert match.state.retinue[0] == 45
    assert match.state.chronicle.tolist()[:4] == [0, 0, 0, NOBODY]
    assert match.state.chronicle_statues.tolist()[:4] == [1, 1, 1, 0]


# the chronicle


@pytest.mark.long
@pytest.mark.rule("TR-CHRON-01")
def test_the_chronicle_is_filled_from_the_left() -> None:
    match, kings = tumult(3), []
    for _ in random_game(match):
        kings += [who for who, _, _ in told(match, Event.CROWNED)]
        filled = [owner for owner in match.state.chronicle.tolist() if owner != NOBODY]
        assert filled == kings == match.state.chronicle.tolist()[: len(kings)]
    assert len(kings) >= 6


@pytest.mark.rule("TR-CHRON-02", "TR-CHRON-03")
def test_single_and_double_fields() -> None:
    for field in range(9):
        match = coronation(2, *([1] * field), counts=(12, 12))
        expected = 1 if field < 5 else 2
        assert match.state.placed[0] == 12 + expected
        assert match.view(0)["chronicle"][field] | {"uncovers": 0, "end": None} == {
            "room": expected,
            "end": None,
            "uncovers": 0,
            "owner": 0,
            "statues": expected,
        }


@pytest.mark.rule("TR-CHRON-04")
def test_chronicle_statues_count_fully() -> None:
    match = tumult(3)
    placed(match, 17, 3, 3)
    match.state.chronicle[:4] = 0
    match.state.chronicle_statues[:4] = 1
    assert match.breakdown(0) == {"fields": 13, "chronicle": 4}
    assert match.scores() == [17, 3, 3]


@pytest.mark.rule("TR-CHRON-05", "TR-AMB-04")
def test_the_numbers_fall() -> None:
    fields = tumult(3).view(0)["chronicle"]
    numbers = [field["end"] for field in fields if field["end"] is not None]
    assert [field["end"] for field in fields[:5]] == 5 * [None]
    assert all(a > b for a, b in pairwise(numbers))
    assert numbers[1] == 5
    assert numbers[-1] == 0
    assert len(numbers) == len(fields) - 5


@pytest.mark.long
@pytest.mark.rule("TR-VARIANT-05")
def test_tips_change_nothing() -> None:
    with_tips, without = tumult(2), tumult(2, tips=False)
    shown = []
    for move in random_game(with_tips):
        without.play(move.notation)
        shown += [with_tips.state.rounds] if "TIPS" in events(with_tips) else []
        assert "TIPS" not in events(without)
        assert with_tips.state_hash() == without.state_hash()
    assert shown == [2]
