"""The raid in real time, its trial, its clock; and that no seat is favoured by the order of asking."""

from collections import Counter

import pytest

import chronik
from chronik.compiler import INTERPRETED
from chronik.lab.simulate import simulate
from chronik.table import Match
from tumult.positions import TABLE, act, king, notations, random_game, set_up, tumult


def before_the_start(match: Match) -> Match:
    """Up to the question whether everybody is ready."""
    while match.task.name != "START":
        match.play(match.moves()[0])
    return match


def raid_over(match: Match) -> None:
    """Everybody gets ready, the King starts, nobody robs anything."""
    crown = king(match)
    for seat in range(match.game.players):
        if seat != crown and match.game.settings.clock == "realtime":
            act(match, seat, "raid.ready")
    act(match, crown, "raid.start")
    while match.task.name == "RAID":
        match.play("raid.done")


@pytest.mark.rule("TR-VARIANT-04", "TR-GRAB-04")
def test_after_a_trial_raid_everybody_gets_ready_again() -> None:
    match = tumult(3, clock="realtime", trial=True)
    crown = king(match)
    others = tuple(seat for seat in range(3) if seat != crown)
    for trial in (1, 0):
        before_the_start(match)
        assert match.state.trial == trial
        assert match.actors == others
        assert match.moves(), "whoever is asked can answer"
        with pytest.raises(chronik.IllegalMove, match="Not everybody is ready"):
            act(match, crown, "raid.start")
        act(match, others[0], "raid.ready")
        act(match, others[1], "raid.ready")
        assert match.actors == (crown,)
        assert notations(match) == {"raid.start"}
        act(match, crown, "raid.start")
        while match.task.name == "RAID":
            match.play("raid.done")
    assert match.task.name == "BUILD"


@pytest.mark.parametrize("clock", ["ticks", "realtime"])
def test_before_every_raid_the_clock_is_fresh(clock: str) -> None:
    match = tumult(2, clock=clock, trial=True, **({"ticks": 3} if clock == "ticks" else {}))
    fresh = match.view(0)["clock"]
    assert not fresh["sand_out"]
    assert not fresh["stopped"]
    for task in ("START", "ASIDE", "START", "ASIDE"):
        while match.task.name != task:
            match.play(match.moves()[0])
        assert match.view(0)["clock"] == fresh
        assert not any(castle["finished"] for castle in match.view(0)["castles"])
        if task == "START":
            raid_over(match)


def test_moments_left_are_never_less_than_none() -> None:
    match = tumult(3, ticks=2)
    stopped = 0
    for _ in random_game(match):
        clock = match.view(0)["clock"]
        stopped += match.task.name == "RAID" and clock["stopped"]
        assert 0 <= clock["tick"] <= clock["ticks"]
        if match.state.rounds == 4:
            break
    assert stopped, "hands are still full after the last tick"


# who is asked first


@pytest.mark.long
def test_in_real_time_chance_says_who_is_asked() -> None:
    """Every seat is asked first equally often, whoever is King, and again after every move."""
    first: Counter[int | None] = Counter()
    second: Counter[int | None] = Counter()
    match = before_the_start(tumult(3, clock="realtime"))
    for seat in range(3):
        if seat != king(match):
            act(match, seat, "raid.ready")
    for seed in range(300):
        again = match.copy()
        again.state.rng = seed
        again.play("raid.start")
        first[again.actor] += 1
        again.play(again.moves()[0])
        second[again.actor] += 1
    for asked in (first, second):
        assert all(70 < asked[seat] < 130 for seat in range(3))


@pytest.mark.long
def test_only_who_may_act_is_asked() -> None:
    match = tumult(4, clock="realtime")
    for _ in random_game(match):
        if match.over or match.state.rounds == 3:
            break
        assert match.state.agenda[match.state.depth - 1, 1] in match.actors


@pytest.mark.slow
@pytest.mark.parametrize("clock", ["ticks", "realtime"])
def test_random_players_win_equally_often_wherever_they_sit(clock: str) -> None:
    games = 12 if INTERPRETED else 40_000  # interpreted, it only runs; what is counted above finds the bias
    result = simulate(chronik.game("tumult", players=4, clock=clock), games, seed=7)
    deviation = (games * (1 / 4) * (3 / 4)) ** 0.5
    assert all(abs(wins - games / 4) < 4 * deviation for wins in result["wins"])


@pytest.mark.rule("TR-GRAB-06")
def test_the_seat_that_was_asked_need_not_be_the_one_that_acts() -> None:
    match = tumult(2, clock="realtime")
    set_up(match)
    before_the_start(match)
    act(match, 1 - king(match), "raid.ready")
    match.play("raid.start")
    for seat in (1, 0):
        tile = next(m.notation for m in match.moves(seat) if m.notation.startswith("raid.lift"))
        act(match, seat, tile, "raid.keep")
    act(match, TABLE, "raid.stop")
    assert [castle["tiles"] for castle in match.view(None)["castles"]] == [1, 1]
