"""Many games in one call: the same as one match each, whatever the number of threads."""

import copy
import pickle
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.compiler import INTERPRETED
from chronik.lab import observation_spec
from chronik.lab.batch import Batch
from chronik.lab.observations import Observer
from chronik.rulebook.errors import IllegalMove, OptionError
from chronik.table import Match
from properties.stories import every_setup, game

HANDBOOK = Path(__file__).parents[2] / "docs/research.md"
COUNT = 3
STEPS = 25 if INTERPRETED else 400


def any_moves(batch: Batch, chance: Any) -> Any:
    return (chance.random(batch.masks.shape) * batch.masks).argmax(axis=1)


def tells(batch: Batch, number: int, match: Match) -> None:
    """Whether the batch has the same to tell of a game as the match."""
    assert batch.over[number] == match.over
    assert batch.actors[number] == (-1 if match.over else match._asked)
    assert np.array_equal(np.flatnonzero(batch.masks[number]), np.flatnonzero(match.options() == 1))
    assert batch.rounds[number] == match.state.rounds


@every_setup
def test_the_same_seeds_and_moves_make_the_same_games(setup: str) -> None:
    batch, observe, chance = Batch(game(setup), COUNT), Observer(game(setup)), np.random.default_rng(1)
    seeds = np.array([7, 2**64 - 1, 9], np.uint64)
    batch.reset(seeds)
    matches = [game(setup).match(seed=int(seed)) for seed in seeds]
    for step in range(STEPS):
        moves = any_moves(batch, chance)
        batch.step(moves)
        for number, match in enumerate(matches):
            if not match.over:
                match.play(int(moves[number]), match._asked)
            tells(batch, number, match)
            if step % 20 == 0:
                assert batch.scores[number].tolist() == match.scores()
                seat = max(0, int(batch.actors[number]))
                assert np.array_equal(batch.observations[number], observe(match, seat))
        if batch.over.all():
            break
    for number, match in enumerate(matches):
        for name in batch.states.dtype.names:
            assert name == "notes" or np.array_equal(batch.states[number][name], match.state[name])
        for place, seats in zip(sorted(set(batch.places[number])), match.ranking(), strict=True):
            assert np.flatnonzero(batch.places[number] == place).tolist() == seats


def test_the_whole_view_can_be_had_instead() -> None:
    two = chronik.game("tumult", players=2)
    batch = Batch(two, 2, observation="tensor")
    batch.reset([3, 4])
    for number, seed in enumerate((3, 4)):
        match = two.match(seed=seed)
        expected = Observer(two, "tensor")(match, match._asked)
        assert np.array_equal(batch.observations[number], expected)


def test_the_number_of_threads_makes_no_difference() -> None:
    count = 30 if INTERPRETED else 1000
    batches = [Batch(chronik.game("tumult", players=3), count, jobs=jobs) for jobs in (1, 3)]
    for batch in batches:
        batch.reset(np.arange(count))
        chance = np.random.default_rng(5)
        for _ in range(20):
            batch.step(any_moves(batch, chance))
    one, other = batches
    for mine, theirs in zip(one.games, other.games, strict=True):
        assert np.array_equal(mine, theirs)
    assert np.array_equal(one.observations, other.observations)


def test_arrays_stay_where_they_are_and_go_elsewhere_without_a_copy() -> None:
    batch = Batch(chronik.game("tumult", players=2), 2)
    batch.reset([1, 2])
    before = [
        np.from_dlpack(array) for array in (batch.masks, batch.actors, batch.observations, batch.scores)
    ]
    batch.step(batch.masks.argmax(axis=1))
    after = (batch.masks, batch.actors, batch.observations, batch.scores)
    assert all(np.shares_memory(old, new) for old, new in zip(before, after, strict=True))
    assert all(np.array_equal(old, new) for old, new in zip(before, after, strict=True))


def test_arrays_are_what_the_handbook_says() -> None:
    game = chronik.game("tumult", players=3)
    batch = Batch(game, 5)
    sizes = {"games": 5, "players": 3, "actions": game.rules.option_count}
    sizes["length of the specification"] = len(observation_spec(game).features)
    told = re.findall(r"^\| (`.*?`) \| (games.*?) \| (\w+) \|", HANDBOOK.read_text(), re.MULTILINE)
    names = [name for names, _, _ in told for name in re.findall(r"`(\w+)`", names)]
    assert sorted(names) == ["actors", "masks", "observations", "over", "places", "rounds", "scores"]
    for names_of, shape, numbers in told:
        for name in re.findall(r"`(\w+)`", names_of):
            array = getattr(batch, name)
            assert array.shape == tuple(sizes[size] for size in shape.split(", "))
            assert array.dtype == numbers


def test_some_games_can_begin_anew() -> None:
    batch = Batch(chronik.game("tumult", players=2), 3)
    batch.reset([1, 2, 3])
    batch.step(batch.masks.argmax(axis=1))
    kept = batch.words.copy()
    batch.reset([9, 9, 9], which=[False, True, False])
    assert [np.array_equal(batch.words[i], kept[i]) for i in range(3)] == [True, False, True]
    fresh = Batch(chronik.game("tumult", players=2), 1)
    fresh.reset([9])
    assert np.array_equal(batch.words[1], fresh.words[0])


def test_a_copy_goes_on_by_itself() -> None:
    """As one looks ahead, or sends games to another process."""
    batch = Batch(chronik.game("tumult", players=2), 3, observation="tensor")
    batch.reset([1, 2, 3])
    batch.step(batch.masks.argmax(axis=1))
    kept = batch.words.copy()
    for twin in (copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))):
        assert np.array_equal(twin.observations, batch.observations)
        for mine, theirs in zip(batch.games, twin.games, strict=True):
            assert np.array_equal(mine, theirs)
        twin.step(twin.masks.argmax(axis=1))
        assert np.array_equal(batch.words, kept)
        assert not np.array_equal(twin.words, kept)


def test_an_illegal_move_changes_nothing() -> None:
    batch = Batch(chronik.game("tumult", players=2), 2)
    batch.reset([1, 2])
    kept = batch.words.copy()
    for wrong in (-1, 10**6, int(np.flatnonzero(batch.masks[1] == 0)[0])):
        with pytest.raises(IllegalMove, match="game 1"):
            batch.step([batch.masks[0].argmax(), wrong])
    assert np.array_equal(batch.words, kept)


@pytest.mark.parametrize(
    ("ask", "said"),
    [
        (lambda two: Batch(two, 0), "count: a whole number from 1, not 0"),
        (lambda two: Batch("tumult", 2), "game: one that chronik.game has made, not tumult"),
        (lambda two: Batch(two, 2, jobs=-1), "jobs: a whole number from 0"),
        (lambda two: Batch(two, 2, device="abacus"), "device: cpu or cuda, not"),
        (lambda two: Batch(two, 2, observation="all"), "features or tensor"),
        (lambda two: Batch(two, 2).reset([1]), "seeds: 2 whole numbers"),
        (lambda two: Batch(two, 2).reset([1, -1]), "seeds: 2 whole numbers"),
        (lambda two: Batch(two, 2).reset([1, 2], which=[1, 0]), "which: 2 truth values"),
        (lambda two: Batch(two, 2).step("go"), "moves: 2 whole numbers"),
        (lambda two: Batch(two, 2).step([1, [2, 3]]), "moves: 2 whole numbers"),
    ],
)
def test_bad_input_is_refused_in_one_line(ask: Any, said: str) -> None:
    with pytest.raises(OptionError, match=said) as caught:
        ask(chronik.game("tumult", players=2))
    assert "\n" not in str(caught.value)
