"""The course of every game: nothing is lost on the way, nobody is stuck, and it ends with a result."""

from itertools import chain, pairwise

import pytest

from chronik.kernel.play import START
from chronik.rulebook.ruleset import as_signed
from chronik.table import Match
from properties.stories import LONGEST, every_setup, game, legal, played, story


@every_setup
def test_what_must_hold_holds_after_every_step(setup: str) -> None:
    for match in played(setup, 2):
        assert match.fault() == "", match.steps[-1]


@every_setup
def test_what_has_one_answer_is_not_asked(setup: str) -> None:
    asked_always = set(game(setup).rules.always_asked)
    for match in played(setup, 3):
        if not match.over:
            assert len(legal(match)) > 1 or match.task in asked_always, match.task


@pytest.mark.slow
@every_setup
def test_a_game_never_gets_stuck_and_comes_to_its_end(setup: str) -> None:
    seats = set(range(game(setup).players))
    for match in played(setup, 4, LONGEST):
        assert set(match.actors) <= seats
        assert match.actor in (match.actors or (None,))
        for seat in match.actors:
            assert legal(match, seat)
    assert match.over
    assert (match.actor, match.actors, match.moves(), match.refused()) == (None, (), [], [])
    assert match.state.depth == 0 or match.state.over


@every_setup
def test_points_are_the_sum_of_their_categories(setup: str) -> None:
    for match in story(setup):
        assert match.scores() == [sum(match.breakdown(seat).values()) for seat in range(match.game.players)]


@every_setup
def test_every_seat_has_a_place_and_more_points_a_better_one(setup: str) -> None:
    for match in story(setup):
        scores, ranking = match.scores(), match.ranking()
        assert sorted(chain(*ranking)) == list(range(match.game.players))
        assert all(len({scores[seat] for seat in tied}) == 1 for tied in ranking)
        assert all(scores[better[0]] >= scores[worse[0]] for better, worse in pairwise(ranking))


@every_setup
def test_nothing_is_left_of_the_game_before(setup: str) -> None:
    """Records are used again and again: the set-up must lay out everything."""
    used: Match = story(setup)[-1].copy()
    used.game.engine.go(used._desk, START, as_signed(5))
    assert used.state_hash() == game(setup).match(seed=5).state_hash()


@every_setup
def test_the_seed_alone_decides_how_a_game_begins(setup: str) -> None:
    first, again = (game(setup).match(seed=8) for _ in range(2))
    assert first.state_hash() == again.state_hash()
    assert len({game(setup).match(seed=seed).state_hash() for seed in range(4)}) == 4
