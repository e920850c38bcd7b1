"""The raid, in real time and in ticks."""

import json

import pytest

import chronik
from chronik.table import Match
from chronik.tumult.state import NOBODY, Event, Where
from tumult.positions import (
    PLAYERS,
    TABLE,
    act,
    demand,
    events,
    free,
    king,
    lying,
    named,
    notations,
    raid,
    random_game,
    reasons,
    robbed,
    set_up,
    ticking,
    told,
    tumult,
    turn_to,
)

every_table = pytest.mark.parametrize("players", PLAYERS)


def real(players: int = 3, seed: int = 1) -> Match:
    """A raid in real time that has just begun."""
    match = tumult(players, seed, clock="realtime")
    raid(match)
    return match


def seen(match: Match, seat: int | None, tile: int) -> str | None:
    """What a seat sees of a tile."""
    shown = match.view(seat)["tiles"][tile - 1]
    return None if shown["good"] is None else f"{shown['good'][0].upper()}{shown['value']}"


def true_face(match: Match, tile: int) -> str:
    return named(int(match.state.face[tile - 1]))


@pytest.mark.rule("TR-GRAB-03")
@every_table
def test_all_tiles_left_can_be_reached_by_everybody(players: int) -> None:
    match = real(players)
    assert len(free(match)) == {2: 15, 3: 21, 4: 27}[players]
    for seat in range(players):
        turn_to(match, seat)
        assert {f"raid.lift:{tile}" for tile in free(match)} <= notations(match)
        assert all(seen(match, seat, tile) is None for tile in free(match))


@pytest.mark.rule("TR-GRAB-04")
def test_the_king_starts_when_all_are_ready() -> None:
    match = tumult(3, clock="realtime")
    set_up(match)
    while match.question().startswith("Before the raid"):
        match.play(match.moves()[0])
    crown = king(match)
    others = [seat for seat in range(3) if seat != crown]
    assert set(match.actors) == set(others)
    with pytest.raises(chronik.IllegalMove, match="Not everybody is ready"):
        act(match, crown, "raid.start")
    with pytest.raises(chronik.IllegalMove, match="Only the King"):
        act(match, others[0], "raid.start")
    act(match, others[1], "raid.ready")
    turn_to(match, others[1])
    assert reasons(match)["raid.ready"] == "ALREADY_READY"
    act(match, others[0], "raid.ready")
    assert match.actors == (crown,)
    act(match, crown, "raid.start")
    assert "RAID_BEGAN" in events(match)
    assert set(match.actors) == {0, 1, 2}


@pytest.mark.rule("TR-GRAB-05", "TR-AMB-09")
def test_the_raid_lasts_about_twenty_seconds() -> None:
    match = real()
    assert match.view(0)["clock"] == {"kind": "realtime", "seconds": 20, "sand_out": False, "stopped": False}
    first, second, third = free(match)[:3]
    act(match, 0, f"raid.lift:{first}", "raid.back")
    act(match, TABLE, "raid.sand")
    act(match, 1, f"raid.lift:{second}", "raid.back")  # the sand is out, but nobody has called yet
    act(match, 2, f"raid.lift:{third}")  # somebody still has to decide
    act(match, TABLE, "raid.stop")
    turn_to(match, 1)
    assert reasons(match)[f"raid.lift:{second}"] == "STOPPED"


@pytest.mark.rule("TR-GRAB-05")
def test_ticks_stand_in_for_the_hourglass() -> None:
    match = ticking(2, ticks=3)
    assert match.view(0)["clock"]["ticks"] == 3
    for tick in range(3):
        assert match.state.tick == tick
        act(match, 0, "raid.wait")
        act(match, 1, "raid.wait")
    assert match.state.stopped == 1
    assert "REVEALED" in events(match)


@pytest.mark.rule("TR-GRAB-06")
def test_hands_act_in_the_order_in_which_they_come() -> None:
    match = real()
    a, b, c = free(match)[:3]
    act(match, 0, f"raid.lift:{a}")
    act(match, 1, f"raid.lift:{b}")
    act(match, 0, "raid.keep")
    act(match, 2, f"raid.lift:{c}")
    act(match, 1, "raid.back")
    assert [len(robbed(match, seat)) for seat in range(3)] == [1, 0, 0]
    assert match.state.hand.tolist()[:3] == [NOBODY, NOBODY, c - 1]
    assert [step.seat for step in match.steps[-5:]] == [0, 1, 0, 2, 1]


@pytest.mark.rule("TR-GRAB-06")
def test_choices_of_a_tick_are_shown_only_when_all_have_chosen() -> None:
    match = ticking(3)
    a, b, c = free(match)[:3]
    before = match.view(1)["tiles"]
    act(match, 0, f"raid.lift:{a}")
    act(match, 2, f"raid.lift:{c}")
    assert match.actors == (1,)
    assert match.view(1)["tiles"] == before
    assert str(a) not in json.dumps(match.view(1)["castles"][0])
    assert [castle["chosen"] for castle in match.view(1)["castles"]] == [True, False, True]
    assert [match.view(seat)["castles"][0]["choice"] for seat in (0, 1, None)] == [
        f"raid.lift:{a}",
        None,
        None,
    ]
    assert events(match) == []
    act(match, 1, f"raid.lift:{b}")
    assert told(match, Event.LIFTED) == [(0, a - 1, 0), (1, b - 1, 0), (2, c - 1, 0)]


@pytest.mark.rule("TR-GRAB-06")
def test_what_others_have_chosen_is_hidden_from_bots() -> None:
    match = ticking(3)
    wanted = free(match)[0] - 1
    act(match, 0, f"raid.lift:{wanted + 1}")
    drawn = {int(match.hidden(1, seed).state.choice[0]) for seed in range(60)}
    assert len(drawn) > 10
    assert match.hidden(0, 1).state.choice[0] == wanted
    assert NOBODY not in drawn


@pytest.mark.rule("TR-GRAB-07")
def test_one_may_keep_everything_and_another_nothing() -> None:
    match = real(2)
    for tile in free(match):
        act(match, 0, f"raid.lift:{tile}", "raid.keep")
    demand(match, 0)
    act(match, TABLE, "raid.stop")
    assert (len(robbed(match, 0)), len(robbed(match, 1))) == (15, 0)


@pytest.mark.rule("TR-GRAB-08", "TR-GRAB-12")
def test_one_tile_at_a_time() -> None:
    match = real()
    first, second = free(match)[:2]
    act(match, 0, f"raid.lift:{first}")
    turn_to(match, 0)
    assert reasons(match)[f"raid.lift:{second}"] == "HAND_FULL"
    assert {"raid.keep", "raid.back"} == notations(match)
    with pytest.raises(chronik.IllegalMove, match="the tile you are holding"):
        act(match, 0, f"raid.lift:{second}")
    act(match, 0, "raid.back", f"raid.lift:{second}")


@pytest.mark.rule("TR-GRAB-12")
def test_no_hand_ever_holds_two() -> None:
    match = tumult(4)
    for _ in random_game(match):
        held = [int(where) for where in match.state.where if Where.HAND <= where < Where.BOARD]
        assert len(held) == len(set(held))
        if match.state.rounds == 3:
            break


@pytest.mark.rule("TR-GRAB-09")
def test_only_the_one_who_lifts_a_tile_sees_it() -> None:
    match = real()
    tile = free(match)[0]
    act(match, 1, f"raid.lift:{tile}")
    assert seen(match, 1, tile) == true_face(match, tile)
    assert [seen(match, seat, tile) for seat in (0, 2, None)] == [None, None, None]


@pytest.mark.rule("TR-GRAB-10")
def test_a_tile_is_put_back_or_kept() -> None:
    match = real()
    one, two = free(match)[:2]
    act(match, 0, f"raid.lift:{one}")
    turn_to(match, 0)
    assert notations(match) == {"raid.keep", "raid.back"}
    act(match, 0, "raid.back")
    for seat in range(3):
        turn_to(match, seat)
        assert f"raid.lift:{one}" in notations(match)
    assert seen(match, 1, one) is None
    act(match, 0, f"raid.lift:{two}", "raid.keep")
    shown = match.view(1)["tiles"][two - 1]
    assert (shown["where"], shown["holder"], shown["good"]) == ("board", 0, None)


@pytest.mark.rule("TR-GRAB-11")
def test_look_as_often_as_you_like() -> None:
    match = real()
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}", "raid.back", f"raid.lift:{y}", "raid.back", f"raid.lift:{x}", "raid.keep")
    assert robbed(match, 0) == [true_face(match, x)]


@pytest.mark.rule("TR-GRAB-11")
def test_what_was_put_back_is_remembered() -> None:
    """It is the player's own knowledge: his view and his bot's copy keep it."""
    match = real()
    tile = free(match)[0]
    act(match, 0, f"raid.lift:{tile}", "raid.back")
    assert seen(match, 0, tile) == true_face(match, tile)
    assert seen(match, 1, tile) is None
    assert match.view(1)["tiles"][tile - 1]["seen_by"] == [0]
    assert {true_face(match.hidden(0, seed), tile) for seed in range(20)} == {true_face(match, tile)}
    assert len({true_face(match.hidden(1, seed), tile) for seed in range(40)}) > 3


@pytest.mark.rule("TR-GRAB-13")
def test_what_is_on_a_castle_board_stays_there() -> None:
    match = real()
    tile, other = free(match)[:2]
    act(match, 0, f"raid.lift:{tile}", "raid.keep")
    turn_to(match, 0)
    assert reasons(match)["raid.back"] == "HAND_EMPTY"
    assert reasons(match)[f"raid.lift:{tile}"] == "ON_BOARD"
    act(match, 0, f"raid.lift:{other}")
    act(match, TABLE, "raid.stop")
    turn_to(match, 0)
    assert reasons(match)[f"raid.lift:{tile}"] == "ON_BOARD"
    act(match, 0, "raid.back")
    assert match.state.where[tile - 1] != Where.CENTRE


@pytest.mark.rule("TR-GRAB-14", "TR-AMB-10")
def test_only_a_castle_board_is_safe() -> None:
    match = real()
    x, y, z = free(match)[:3]
    act(match, 0, f"raid.lift:{x}", "raid.keep", f"raid.lift:{y}", "raid.back", f"raid.lift:{z}")
    turn_to(match, 1)
    assert reasons(match)[f"raid.lift:{x}"] == "ON_BOARD"
    assert reasons(match)[f"raid.lift:{z}"] == "IN_HAND"
    act(match, 1, f"raid.lift:{y}")
    assert match.state.hand[1] == y - 1


@pytest.mark.rule("TR-GRAB-15", "TR-AMB-09")
def test_after_the_stop_nothing_new_is_lifted() -> None:
    match = real()
    prince = match.state.rank.tolist().index(3)
    tile, other = free(match)[:2]
    turn_to(match, prince)
    assert reasons(match)["raid.stop"] == "TIME_RUNNING"
    with pytest.raises(chronik.IllegalMove, match="still running"):
        act(match, prince, "raid.stop")
    assert match.state.stopped == 0
    act(match, king(match), f"raid.lift:{tile}")
    act(match, TABLE, "raid.sand")
    act(match, prince, "raid.stop")
    act_seat = king(match)
    turn_to(match, act_seat)
    assert reasons(match)[f"raid.lift:{other}"] == "STOPPED"
    with pytest.raises(chronik.IllegalMove, match="already called"):
        act(match, act_seat, f"raid.lift:{other}")


@pytest.mark.rule("TR-AMB-09")
def test_the_hourglass_runs_out_once() -> None:
    match = real()
    act(match, TABLE, "raid.sand")
    turn_to(match, TABLE)
    assert reasons(match) == {"raid.sand": "TIME_UP"}
    assert notations(match) == {"raid.stop"}


@pytest.mark.rule("TR-GRAB-16")
@pytest.mark.parametrize("keeps", [True, False])
def test_a_tile_in_hand_at_the_stop_may_be_kept_or_put_back(keeps: bool) -> None:
    match = real()
    tile = free(match)[0]
    act(match, 0, f"raid.lift:{tile}")
    act(match, TABLE, "raid.stop")
    assert match.actors == (0,)
    assert notations(match) == {"raid.keep", "raid.back"}
    act(match, 0, "raid.keep" if keeps else "raid.back")
    kept = told(match, Event.KEPT)
    assert kept == ([(0, tile - 1, 0)] if keeps else [])
    counted = sum(match.view(None)["left"].values())
    centre = sum(int(match.state.face[t - 1]) % 3 + 1 for t in free(match))
    assert counted == centre
    assert (tile in free(match)) == (not keeps)


@pytest.mark.rule("TR-GRAB-16")
def test_a_tile_lifted_in_the_last_tick_may_still_be_kept() -> None:
    match = ticking(2, ticks=1)
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}")
    act(match, 1, f"raid.lift:{y}")
    assert match.state.stopped == 1
    assert notations(match) == {"raid.keep", "raid.back"}
    act(match, 0, "raid.keep")
    act(match, 1, "raid.back")
    assert told(match, Event.KEPT) == [(0, x - 1, 0)]
    assert told(match, Event.PUT_BACK) == [(1, y - 1, 0)]


@pytest.mark.rule("TR-GRAB-17")
def test_all_is_revealed_when_all_hands_are_empty() -> None:
    match = real()
    x, y = free(match)[:2]
    act(match, 1, f"raid.lift:{y}", "raid.keep")
    act(match, 0, f"raid.lift:{x}")
    act(match, TABLE, "raid.stop")
    assert match.state.revealed == 0
    act(match, 0, "raid.back")
    for seat in (0, 1, 2, None):
        for tile in match.view(seat)["tiles"]:
            assert (tile["good"] is None) == (tile["where"] == "aside")


@pytest.mark.rule("TR-GRAB-18", "TR-AMB-11")
def test_robbed_tiles_are_hidden_from_others() -> None:
    match = real()
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}", "raid.keep", f"raid.lift:{y}", "raid.keep")
    assert match.view(1)["castles"][0]["tiles"] == 2
    assert [seen(match, 1, tile) for tile in (x, y)] == [None, None]
    assert [seen(match, 0, tile) for tile in (x, y)] == [true_face(match, tile) for tile in (x, y)]


@pytest.mark.rule("TR-AMB-11")
def test_whoever_wants_to_must_remember() -> None:
    match = tumult(3, clock="realtime", memory=True)
    raid(match)
    x, y = free(match)[:2]
    act(match, 0, f"raid.lift:{x}")
    assert seen(match, 0, x) == true_face(match, x)
    act(match, 0, "raid.keep", f"raid.lift:{y}", "raid.back")
    assert [seen(match, 0, tile) for tile in (x, y)] == [None, None]


# the trial


@pytest.mark.rule("TR-VARIANT-04")
def test_a_trial_raid_does_not_count() -> None:
    match = tumult(3, trial=True)
    set_up(match)
    before = [match.state[name].tolist() for name in ("rank", "retinue", "placed", "mercy", "demand")]
    assert match.state.trial == 1
    while match.state.trial:
        moves = sorted(notations(match))
        match.play(next((m for m in moves if m in ("raid.keep", "raid.start")), moves[0]))
    assert "TRIAL_OVER" in events(match)
    assert [match.state[name].tolist() for name in ("rank", "retinue", "placed", "mercy", "demand")] == before
    assert len(lying(match, Where.CENTRE)) == 30
    assert match.state.seen.sum() == 0
    assert all(tile["good"] is None for tile in match.view(0)["tiles"])
    while "raid.wait" not in notations(match):
        match.play(match.moves()[0])
    assert match.state.trial == 0
    assert len(lying(match, Where.CENTRE)) == 21
