"""What a seat cannot know: it is drawn anew in its copies, and shows nowhere."""

import json
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from chronik.table import Match
from chronik.table.game import ruleset
from properties.stories import (
    SEEDS,
    every_setup,
    examples,
    few_examples,
    game,
    kept,
    legal,
    matches,
    raw,
    story,
)

# The fields that may differ in a hidden copy; every other one is public.
SECRET = {
    "village": {"rng", "stack", "owner", "pile", "chest_stack", "chest_aboard", "chests", "fate"},
    "myvillage": {"rng", "stack", "monk_stack", "journey_stack"},
    "tumult": {"rng", "face", "goods", "panel", "turned", "choice"},
}


def as_asked(match: Match, seat: int) -> Match:
    """The same match; where several may act, this seat is asked, as in its hidden copies."""
    twin = match.copy()
    if seat in match.actors:
        twin.state.agenda[twin.state.depth - 1, 1] = seat
    return twin


@examples
@given(matches(), SEEDS)
def test_hiding_keeps_all_that_is_public(match: Match, seed: int) -> None:
    before = kept(match)
    public = set(match.state.dtype.names) - SECRET[match.game.name]
    for seat in range(match.game.players):
        same, twin = as_asked(match, seat), match.hidden(seat, seed)
        assert twin.fault() == ""
        assert legal(twin) == legal(same)
        for name in public:
            assert np.array_equal(twin.state[name], same.state[name]), name
    assert kept(match) == before


@examples
@given(matches(), SEEDS)
def test_what_a_seat_and_spectators_see_is_the_same_in_every_hidden_copy(match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        same, twin = as_asked(match, seat), match.hidden(seat, seed)
        assert twin.view(seat) == same.view(seat)
        assert twin.view(None) == same.view(None)


@few_examples
@given(matches(), SEEDS)
def test_what_is_said_is_the_same_in_every_hidden_copy(match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        assert said(match.hidden(seat, seed)) == said(as_asked(match, seat))


def said(match: Match) -> list[Any]:
    words: list[Any] = [match.log(since=match.pages - 1), match.scores() if match.over else None]
    if not match.over:
        words += [match.question(), [move.text() for move in match.moves()]]
        words += [[(move.text(), why) for move, why in match.refused()]]
    return words


@examples
@given(matches(over=False), SEEDS)
def test_what_a_move_costs_and_gives_tells_no_secret(match: Match, seed: int) -> None:
    for seat in match.actors:
        same, twin = as_asked(match, seat), match.hidden(seat, seed)
        for move, guess in zip(same.moves(), twin.moves(), strict=True):
            assert (move.notation, move.outcome) == (guess.notation, guess.outcome)


@examples
@given(matches(over=False), SEEDS)
def test_the_log_tells_no_more_than_can_be_seen(match: Match, seed: int) -> None:
    """If a move comes to the same in the eyes of a seat, whatever is hidden, it is told in the same words."""
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        twin.state.rng = match.state.rng
        twin.state.agenda[:] = match.state.agenda
        for number in legal(match)[:6]:
            if number in legal(twin):
                real, guess = match.copy(), twin.copy()
                real.play(number)
                guess.play(number)
                if real.view(seat) == guess.view(seat):
                    assert real.log(since=real.pages - 1) == guess.log(since=guess.pages - 1)


@few_examples
@given(matches(), SEEDS)
def test_the_same_seed_hides_the_same_way(match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        assert raw(match.hidden(seat, seed)) == raw(match.hidden(seat, seed))
        other = match.hidden(seat, seed ^ 1)
        assert other.state.rng != match.hidden(seat, seed).state.rng


@every_setup
def test_other_seeds_hide_in_other_ways(setup: str) -> None:
    match = game(setup).match(seed=6)
    secret = sorted(SECRET[match.game.name] - {"rng"})
    drawn = {tuple(match.hidden(0, seed).state[name].tobytes() for name in secret) for seed in range(20)}
    assert len(drawn) > 10


@every_setup
def test_a_hidden_copy_knows_nothing_of_the_past(setup: str) -> None:
    for match in story(setup)[::4]:
        twin = match.hidden(0, 1)
        assert (twin.steps, twin.pages, twin.seed) == ((), 1, 1)


@every_setup
def test_a_view_is_plain_data(setup: str) -> None:
    for match in story(setup)[::2]:
        for seat in (None, *range(match.game.players)):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert "rng" not in view


@pytest.mark.parametrize("name", SECRET)
def test_what_may_be_secret_is_there(name: str) -> None:
    fields = ruleset(name).record.dtype.names
    assert fields is not None
    assert set(fields) >= SECRET[name]
