"""The raid in ticks: who gets which tile."""

from collections import Counter

import pytest

import chronik
from chronik.tumult.state import Event, Phase
from tumult.positions import (
    TABLE,
    act,
    free,
    notations,
    play,
    raid,
    reasons,
    ticking,
    told,
    tumult,
    turn_to,
)


@pytest.mark.long
@pytest.mark.rule("TR-AMB-10")
def test_two_hands_on_one_tile_are_settled_fairly() -> None:
    winners: Counter[int] = Counter()
    begun = ticking(3)
    tile = free(begun)[0]
    for seed in range(300):
        match = begun.copy()
        match.state.rng = seed
        for seat in range(3):
            act(match, seat, f"raid.lift:{tile}")
        ((lucky, lifted, _),) = told(match, Event.LIFTED)
        assert lifted == tile - 1
        assert {who for who, _, _ in told(match, Event.MISSED)} == {0, 1, 2} - {lucky}
        assert match.state.hand[lucky] == tile - 1
        winners[lucky] += 1
    assert all(70 < winners[seat] < 130 for seat in range(3))


def test_the_order_of_choosing_decides_nothing() -> None:
    winners = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = ticking(3, seed=5)
        tile = free(match)[0]
        for seat in order:
            act(match, seat, f"raid.lift:{tile}")
        winners.append(told(match, Event.LIFTED)[0][0])
    assert len(set(winners)) == 1


def test_a_tile_put_back_can_be_lifted_in_the_next_tick() -> None:
    match = ticking(2)
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}")
    act(match, 1, "raid.wait")
    act(match, 0, "raid.back")
    assert reasons(match)[f"raid.lift:{x}"] == "IN_HAND"  # it is still in hand when seat 1 chooses
    act(match, 1, f"raid.lift:{y}")
    act(match, 0, "raid.wait")
    act(match, 1, "raid.back")
    act(match, 0, "raid.wait")
    assert f"raid.lift:{x}" in notations(match)


def test_nobody_chooses_twice_in_a_tick() -> None:
    match = ticking(2)
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}")
    for move in (f"raid.lift:{y}", "raid.keep", "raid.wait", "raid.done"):
        with pytest.raises(chronik.IllegalMove):
            act(match, 0, move)
    assert {why.name for _, why in match.refused(0)} >= {"ALREADY_CHOSEN"}
    assert match.moves(0) == []


def test_with_ticks_the_table_cannot_stop_the_raid() -> None:
    match = ticking(2)
    with pytest.raises(chronik.IllegalMove, match="still running"):
        act(match, TABLE, "raid.stop")


def test_the_table_is_no_king() -> None:
    match = tumult(4, clock="realtime")
    while notations(match) != {"mood.spin"}:
        match.play(match.moves()[0])
    with pytest.raises(chronik.IllegalMove, match="Only the King"):
        act(match, TABLE, "mood.spin")
    play(match, "mood.spin")
    while match.question().startswith("Before the raid"):
        match.play(match.moves()[0])
    with pytest.raises(chronik.IllegalMove, match="Only the King"):
        act(match, TABLE, "raid.start")


def test_who_has_finished_is_out_of_the_raid() -> None:
    match = ticking(3)
    act(match, 1, "raid.done")
    act(match, 0, "raid.wait")
    act(match, 2, "raid.wait")
    assert set(match.actors) == {0, 2}
    turn_to(match, 1)
    assert reasons(match)[f"raid.lift:{free(match)[0]}"] == "FINISHED"
    assert reasons(match)["raid.wait"] == "FINISHED"


@pytest.mark.parametrize("clock", ["ticks", "realtime"])
def test_the_raid_ends_when_all_have_finished(clock: str) -> None:
    match = tumult(3, clock=clock)
    raid(match)
    for seat in (2, 0, 1):
        act(match, seat, "raid.done")
    assert match.state.revealed == 1
    assert match.state.phase == Phase.BUILDING


def test_both_clocks_give_the_same_robbery() -> None:
    """The same hands, one by one or tick by tick: the same boards."""
    one, two = tumult(2, seed=9, clock="realtime"), tumult(2, seed=9)
    for match in (one, two):
        raid(match)
        a, b, c = free(match)[:3]
        for first, second in ((f"lift:{a}", f"lift:{b}"), ("keep", "back"), (f"lift:{c}", "done")):
            act(match, 0, f"raid.{first}")
            act(match, 1, f"raid.{second}")
        act(match, 0, "raid.keep")
        play(match, "raid.done")
    assert one.state.where.tolist() == two.state.where.tolist()
    assert one.state.face.tolist() == two.state.face.tolist()
