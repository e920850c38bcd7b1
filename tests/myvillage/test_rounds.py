"""Rounds: preparation, order of turns, the start player's hand."""

import random

import pytest

from chronik.myvillage.state import NOBODY, Task
from chronik.table import Match
from myvillage.positions import (
    agenda,
    alone,
    choose_dice,
    events,
    myvillage,
    notations,
    play,
    reasons,
    turn,
)


def end_round(match: Match) -> None:
    """Let all turns of the round be over."""
    match.state.turns = match.game.boxes[0].turns
    match.state.die[:] = 0
    agenda(match, (Task.TURN, NOBODY))
    match.settle()


def finish_turn(match: Match) -> None:
    """Play on at random until the turn has ended."""
    s, chance = match.state, random.Random(1)
    turns, rounds = int(s.turns), int(s.rounds)
    while not match.over and (s.turns, s.rounds) == (turns, rounds):
        match.play(chance.choice(match.moves()))


@pytest.mark.rule("MV-PREP-01")
def test_after_the_action_phase_comes_a_preparation() -> None:
    match = myvillage()
    end_round(match)
    assert match.state.rounds == 2
    assert events(match) == ["ROUND_BEGAN", "FIRST_PLAYER", "ROLLED", "ROLLED_BLACK"]


@pytest.mark.rule("MV-PREP-02")
def test_the_owner_of_the_hand_prepares() -> None:
    match = myvillage()
    match.state.hand_owner = 2
    end_round(match)
    assert match.state.first == 2
    assert match.actor == 2


@pytest.mark.rule("MV-PREP-03")
def test_one_story_onto_the_hand() -> None:
    match = myvillage()
    match.state.hand_stories = 3
    end_round(match)
    assert match.state.hand_stories == 4


@pytest.mark.rule("MV-PREP-04")
def test_the_hand_is_turned_palm_up() -> None:
    match = myvillage()
    s = match.state
    s.hand_owner, s.hand_open, s.hand_stories = 1, 0, 0
    end_round(match)
    assert (s.hand_open, s.hand_stories) == (1, 1)
    turn(match, 2, 4)
    assert "hand" in notations(match)


@pytest.mark.rule("MV-PREP-05")
@pytest.mark.parametrize(("players", "dice"), [(2, 11), (3, 8), (4, 11)])
def test_all_dice_are_rolled_anew(players: int, dice: int) -> None:
    pools = set()
    for seed in range(10):
        match = myvillage(players, seed=seed)
        match.state.pool[:] = 0
        match.state.pool[:3] = 1
        end_round(match)
        assert match.state.pool.sum() == dice
        pools.add(tuple(match.state.pool))
    assert len(pools) > 5


@pytest.mark.rule("MV-ROUND-01")
def test_clockwise_from_the_start_player() -> None:
    match = myvillage(3, first=1)
    order = []
    for _ in range(3):
        order.append(match.actor)
        finish_turn(match)
    assert order == [1, 2, 0]


@pytest.mark.rule("MV-ROUND-02", "MV-ROUND-03")
@pytest.mark.parametrize(("players", "turns", "left"), [(2, 4, 3), (3, 3, 2), (4, 4, 3)])
def test_turns_in_a_round(players: int, turns: int, left: int) -> None:
    match = myvillage(players, first=1)
    s, order = match.state, []
    while s.rounds == 1:
        order.append(match.actor)
        finish_turn(match)
        if len(order) == turns - 1:
            assert s.pool.sum() == left + 2
    assert len(order) == turns
    assert order == [(1 + k) % players for k in range(turns)]


@pytest.mark.rule("MV-ROUND-04", "MV-END-01")
@pytest.mark.parametrize("coffins", [8, 9, 10])
def test_the_end_is_tested_after_each_action_phase(coffins: int) -> None:
    match = myvillage(2)
    match.state.graves = coffins
    end_round(match)
    assert match.over == (coffins >= 9)
    assert match.state.rounds == (1 if coffins >= 9 else 2)


@pytest.mark.rule("MV-ROUND-05")
def test_three_steps_in_order() -> None:
    match = myvillage()
    s = choose_dice(match, "w1 b2 w6 w6")
    s.clock[0] = 9
    assert all(name.startswith("die.") for name in notations(match))
    play(match, "die.black2")
    assert s.reaper[0] == 1
    play(match, "die.white1")
    assert all(name.startswith("dice.") for name in notations(match))
    play(match, "dice.keep")
    assert "chief" in notations(match)
    assert s.graves + s.chronicle.sum() == 0
    rat = int(s.rat)
    play(match, "use.school", "school.enrol")
    assert "death.abbot" in notations(match)
    assert s.rat == rat
    play(match, "death.abbot")
    assert s.rat != rat


@pytest.mark.rule("MV-HAND-01")
def test_the_hand_costs_nothing() -> None:
    match = myvillage()
    alone(match, 1, "merchant")
    s = turn(match, 1, 10)
    s.coins[1] = 0
    play(match, "hand")
    assert s.clock[1] == 0
    for value in (3, 5, 9, 11):
        turn(match, 2, value)
        assert reasons(match)["hand"] == "WRONG_VALUE"


@pytest.mark.rule("MV-HAND-02", "MV-HAND-03")
def test_taking_the_hand() -> None:
    match = myvillage()
    s = turn(match, 1, 4)
    s.hand_stories, s.tree[1] = 3, 2
    play(match, "hand")
    assert (s.tree[1], s.hand_stories) == (5, 0)
    assert (s.hand_owner, s.hand_open) == (1, 0)


@pytest.mark.rule("MV-HAND-04")
def test_the_new_owner_starts_the_next_round() -> None:
    match = myvillage()
    turn(match, 1, 4)
    play(match, "hand")
    assert match.actor == 2
    finish_turn(match)
    assert match.state.rounds == 2
    assert match.actor == 1
    finish_turn(match)
    assert match.actor == 2


@pytest.mark.rule("MV-HAND-05")
@pytest.mark.parametrize("players", [3, 4])
def test_the_start_player_cannot_take_the_hand(players: int) -> None:
    match = myvillage(players)
    turn(match, 0, 4).hand_stories = 5
    assert reasons(match)["hand"] == "START_PLAYER"


@pytest.mark.rule("MV-HAND-06", "MV-HAND-07")
def test_with_two_players_the_start_player_may_in_his_second_turn() -> None:
    match = myvillage(2)
    s = turn(match, 0, 10)
    assert reasons(match)["hand"] == "START_PLAYER"
    turn(match, 0, 10, lap=2)
    s.hand_stories = 2
    play(match, "hand")
    assert s.tree[0] == 2
    finish_turn(match)
    assert (s.rounds, s.first) == (2, 0)


@pytest.mark.rule("MV-HAND-08", "MV-AMB-25")
def test_a_closed_hand_cannot_be_taken() -> None:
    match = myvillage()
    turn(match, 1, 4)
    play(match, "hand")
    turn(match, 2, 4)
    assert reasons(match)["hand"] == "HAND_CLOSED"
    match = myvillage(2)
    turn(match, 1, 4)
    play(match, "hand")
    assert match.actor == 0
    turn(match, 0, 4, lap=2)
    assert reasons(match)["hand"] == "HAND_CLOSED"


@pytest.mark.rule("MV-HAND-09")
def test_stories_on_the_hand_add_up() -> None:
    match = myvillage()
    end_round(match)
    end_round(match)
    assert match.state.hand_stories == 3
    assert match.state.first == 0
    assert match.actor == 0


def test_a_turn_begins_without_traces_of_the_last() -> None:
    match = myvillage()
    s = turn(match, 0, 3)
    play(match, "choose", "use.school", "school.enrol")
    assert match.actor == 1
    assert (s.die.tolist(), s.used.sum(), s.white, s.waive) == ([0, 0], 0, 0, 0)
