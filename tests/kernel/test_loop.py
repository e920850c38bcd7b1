"""The cycle that every game runs, seen in a game of a few lines."""

import pytest

from chronik.kernel import loop, play
from kernel.toy import Event, Task, due, go, legal, settle, table_with, told


def test_a_new_game_stands_at_its_first_question() -> None:
    desk = table_with(5)
    s = desk[0].state
    assert (s.players, s.rounds, s.over, s.lost, s.rng) == (2, 1, 0, 0, 7)
    assert due(desk) == (Task.TAKE, 0)
    assert legal(desk) == [1, 2, 3]


def test_an_answer_is_done_and_the_next_question_asked() -> None:
    desk = table_with(5)
    assert go(desk, play.MOVE, 2) == 2
    assert desk[0].state.taken.tolist() == [2, 0]
    assert told(desk) == [[Event.TOOK, 0, 2]]
    assert due(desk) == (Task.OFFER, 1)
    assert legal(desk) == [0, 1]


def test_what_has_one_answer_is_not_asked() -> None:
    """The last stone is taken by itself: there is nothing to choose."""
    desk = table_with(2)
    go(desk, play.MOVE, 1)
    assert due(desk) == (Task.OFFER, 1)
    go(desk, play.MOVE, 0)
    assert told(desk) == [[Event.DECLINED, 1, 0], [Event.TOOK, 1, 1]]
    assert due(desk) == (Task.OFFER, 0)


def test_but_for_those_in_the_list_of_exceptions() -> None:
    desk = table_with(1)
    assert due(desk) == (Task.OFFER, 1)
    assert legal(desk) == [0]


def test_what_has_no_answer_is_dropped() -> None:
    desk = table_with(1)
    assert go(desk, play.MOVE, 0) == 0
    s = desk[0].state
    assert s.over == 1
    assert told(desk) == [[Event.DECLINED, 1, 0]]
    assert legal(desk) == []
    assert not desk[0].why.any()


def test_every_step_has_a_page_of_its_own() -> None:
    desk = table_with(9)
    for option in (3, 1, 3, 1):
        go(desk, play.MOVE, option)
        assert len(told(desk)) <= 2


def test_a_position_set_by_hand_is_settled() -> None:
    desk = table_with(5)
    desk[0].state.heap = 1
    go(desk, play.SETTLE, 0)
    assert desk[0].state.taken.tolist() == [1, 0]
    assert due(desk) == (Task.OFFER, 1)


def test_a_used_record_is_as_good_as_a_new_one() -> None:
    used, new = table_with(5), table_with(5)
    go(used, play.MOVE, 2)
    go(used, play.START, 7)
    for name in set(used.dtype["state"].names) - {"journal"}:
        assert used[0].state[name].tobytes() == new[0].state[name].tobytes(), name


def test_the_loop_alone_knows_no_game() -> None:
    with pytest.raises(TypeError, match="bind"):
        loop.lay_out()
    with pytest.raises(TypeError, match="entry"):
        play.setup()


def test_tasks_that_ask_fit_into_the_list_of_exceptions() -> None:
    assert loop.QUESTIONS <= 63, "one bit of an int64 each"
    assert Task.NEXT >= loop.QUESTIONS > Task.OFFER


def test_bound_rules_run_from_python_as_they_are() -> None:
    desk = table_with(5)
    d = desk[0]
    assert settle(d.box, d.state, d.why) == 3
