"""What holds in every position of every game with expansions, whatever is played."""

import json
import random
from functools import cache
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.locale import LANGUAGES
from chronik.table import Match
from chronik.village.components import combinations

COMBINATIONS = [names for names in combinations() if names]
GAMES = [(names, 2 + k % 4) for k, names in enumerate(COMBINATIONS)]
ALONE = [(names, 1) for names in combinations()]
APART = 60  # decisions between two positions of a story
SECRET = {"rng", "stack", "owner", "pile", "chest_stack", "chest_aboard", "chests", "fate"}


@cache
def game(names: tuple[str, ...], players: int) -> Any:
    sides = {f"{name}_side": "B" for name in names if name in ("inn", "marriage") and players % 2}
    return chronik.game("village", players=players, expansions=names, **sides)


def legal(match: Match) -> list[int]:
    size = match.game.rules.option_count
    why, moves = np.zeros(size, np.uint8), np.zeros(size + 1, np.int64)
    count = match.game.engine.choices(match.game.boxes, match._states, why, moves)
    return [int(number) for number in moves[:count]]


@cache
def story(names: tuple[str, ...], players: int) -> tuple[Match, ...]:
    """Positions of one whole game, checked after every move."""
    match, chance = game(names, players).match(seed=players), random.Random(players)
    positions = [match.copy()]
    while not match.over:
        match.play(chance.choice(legal(match)))
        assert match.game.engine.fault(match.game.boxes, match._states) == 0, match.steps[-1]
        assert match.state.depth < 18
        if match.over or len(match.steps) % APART == 0:
            positions.append(match.copy())
    return tuple(positions)


every_game = pytest.mark.parametrize(("names", "players"), GAMES + ALONE, ids=str)
some_games = pytest.mark.parametrize(
    ("names", "players"), [*GAMES[:2], GAMES[3], GAMES[-1], ALONE[-1]], ids=str
)


@every_game
def test_every_game_comes_to_its_end(names: tuple[str, ...], players: int) -> None:
    last = story(names, players)[-1]
    assert last.over
    assert last.actor is None
    scores = last.scores()
    assert scores == [sum(last.breakdown(seat).values()) for seat in range(players)]
    assert sorted(seat for place in last.ranking() for seat in place) == list(range(players))


@some_games
def test_everything_has_its_name_and_its_words(names: tuple[str, ...], players: int) -> None:
    for match in story(names, players):
        moves, refused = match.moves(), match.refused()
        notations = [move.notation for move in moves + [move for move, _ in refused]]
        assert len(set(notations)) == len(notations)
        assert all(name.isascii() and " " not in name for name in notations)
        for lang in LANGUAGES:
            words = [move.text(lang) for move in moves]
            for move, why in refused:
                words += [move.text(lang), why.text(lang)]
            words += match.log(lang, since=match.pages - 15)
            if not match.over:
                words.append(match.question(lang))
            assert all(line == line.strip() != "" for line in words)


@some_games
def test_a_view_shows_nothing_that_is_hidden(names: tuple[str, ...], players: int) -> None:
    for match in story(names, players)[::3]:
        for seat in range(players):
            twin = match.hidden(seat, 7)
            assert match.game.engine.fault(match.game.boxes, twin._states) == 0
            assert twin.view(seat) == match.view(seat)
            assert twin.view(None) == match.view(None)
            if match.actor in (seat, None):
                assert legal(twin) == legal(match)
            for name in match.state.dtype.names:
                if name not in SECRET:
                    assert np.array_equal(twin.state[name], match.state[name]), name
        view = match.view(match.actor)
        assert json.loads(json.dumps(view)) == view


@some_games
def test_a_record_leads_to_the_same_position(names: tuple[str, ...], players: int) -> None:
    match = story(names, players)[-1]
    again = match.record.parse(match.record.text()).replay()
    assert again.state_hash() == match.state_hash()
    assert again.scores() == match.scores()


def test_nothing_is_left_of_the_game_before() -> None:
    """Records are used again and again: the set-up must lay out everything."""
    for names, players in GAMES + ALONE:
        setting = game(names, players)
        used = story(names, players)[-1].copy()
        setting.engine.start(setting.boxes, used._states, np.uint64(5))
        assert used.state_hash() == setting.match(seed=5).state_hash(), (names, players)
