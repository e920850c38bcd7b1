"""Games that go wrong are reported, not played on."""

from typing import Any

import pytest

from chronik.kernel import LEGAL, NOT_HERE, Position, entry, play, rule
from chronik.kernel.desk import desk_type, new_desk
from chronik.kernel.reason import WORD, clear, count_legal


@rule
def begin(box: Any, s: Any, seed: Any, why: Any) -> int:
    """With the seed 0 the first option is legal for ever."""
    s.over = 0
    s.lost = 0
    clear(why)
    why[0] = LEGAL if seed == 0 else NOT_HERE
    return count_legal(why)


@rule
def go_on(box: Any, s: Any, option: int, why: Any) -> int:
    s.lost = box.players
    return count_legal(why)


@rule
def no_place(box: Any, s: Any, totals: Any, places: Any) -> None:
    """Never asked for: no game comes to its end."""


@rule
def sound(box: Any, s: Any) -> int:
    return 0


@pytest.mark.parametrize(
    ("seed", "loses", "fault", "step"),
    [(1, 0, play.STUCK, 0), (0, 1, play.LOST, 1)],
)
def test_a_game_that_goes_wrong_is_reported(seed: int, loses: int, fault: int, step: int) -> None:
    game = entry(play.random_games, setup=begin, apply=go_on, rank=no_place, check=sound)
    desk = new_desk(desk_type(Position.dtype, Position.dtype, WORD), Position.blank())
    desk[0].box.players = loses
    game(desk, 5, seed, True)
    tally = desk[0].tally
    assert (tally[play.FAULT], tally[play.FAULT_STEP], tally[play.GAMES]) == (fault, step, 0)
