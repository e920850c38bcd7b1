"""A crowd of games: every step does what a match does, game by game."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots.crowd import ACTOR, ANSWERS, MADE, OVER, TURN, WHEN, room_type
from chronik.bots.engine import brain
from chronik.bots.observation import observe
from chronik.bots.stroll import stroll_of
from chronik.bots.value import OUTPUTS
from chronik.compiler import plain
from chronik.kernel.chance import Dice, below
from chronik.kernel.desk import SEATS
from chronik.kernel.record import duplicate
from chronik.table import Game, Match
from setups import Setup, called

GAMES, MOVES = 2, 25
BACKWARDS = np.arange(GAMES)[::-1].copy()  # in whatever order threads take them
TABLES: list[Setup] = [
    ("village", {"players": 3}),
    ("village", {"players": 2, "expansions": ("inn", "port", "marriage")}),
    ("myvillage", {"players": 4}),
    ("tumult", {"players": 2}),
]


class Crowd:
    """The steps as a card calls them, one game after the other."""

    def __init__(self, game: Game, count: int) -> None:
        self.game = game
        self.brain = brain(game.rules)
        steps = *self.brain.crowd, stroll_of(self.brain)
        self.steps = {plain(step).__name__: plain(step) for step in steps}
        self.rooms, self.copies = (np.zeros(count, room_type(game.rules.record.dtype)) for _ in range(2))
        self.whys = np.zeros((count, game.rules.option_count), np.uint8)
        self.turns = np.zeros((count, TURN), np.int64)

    def do(self, step: str, *arguments: Any) -> None:
        for i in range(len(self.rooms)):
            self.steps[step](i, self.game.boxes, *arguments)

    def look(self, rooms: Any, seats: Any) -> Any:
        count = len(self.rooms)
        seen = SimpleNamespace(
            vectors=np.zeros(count, self.brain.features.dtype),
            ends=np.zeros((count, OUTPUTS + 1), np.float32),
        )
        totals, places = (np.zeros((count, SEATS), np.int64) for _ in range(2))
        self.do("look_at", rooms, np.arange(count), seats, seen.vectors, seen.ends, totals, places)
        return seen


def position(states: Any) -> bytes:
    """A position without the page of its journal, which crowds do not write."""
    copy = duplicate(states)
    copy["notes"] = 0
    return copy.tobytes()[: copy.dtype.fields["journal"][1]]


@pytest.fixture(params=TABLES, ids=called)
def table(request: pytest.FixtureRequest) -> tuple[Crowd, list[Match]]:
    name, options = request.param
    game = chronik.game(name, **options)
    crowd = Crowd(game, GAMES)
    seeds = np.arange(GAMES) + 7
    crowd.do("begin_at", crowd.rooms, crowd.whys, crowd.turns, seeds)
    return crowd, [game.match(seed=int(seed)) for seed in seeds]


def test_all_games_go_the_way_of_a_match(table: tuple[Crowd, list[Match]]) -> None:
    crowd, matches = table
    random = np.random.default_rng(3)
    for _ in range(MOVES):
        for i, match in enumerate(matches):
            assert position(crowd.rooms["state"][i : i + 1]) == position(match._states)
            assert crowd.turns[i, ANSWERS] == len(match.moves())
            assert crowd.turns[i, ACTOR] == match.actor
            assert crowd.turns[i, WHEN] == match.state.rounds
            assert not crowd.turns[i, OVER]
        moves = [random.choice([move.number for move in match.moves()]) for match in matches]
        for match, move in zip(matches, moves, strict=True):
            match.play(int(move))
        crowd.do("move_at", crowd.rooms, BACKWARDS, crowd.whys, crowd.turns, np.array(moves))


def test_a_seat_sees_in_a_crowd_what_it_sees_in_a_match(table: tuple[Crowd, list[Match]]) -> None:
    crowd, matches = table
    seen = crowd.look(crowd.rooms, np.zeros(GAMES, np.int64))
    size = crowd.brain.size(crowd.game)
    for i, match in enumerate(matches):
        vector = seen.vectors[i : i + 1].view(np.float32)[:size]
        assert np.allclose(vector, observe(match, 0))
        assert seen.ends[i, -1] == 0.0


def test_vectors_and_places_are_those_of_a_match(table: tuple[Crowd, list[Match]]) -> None:
    crowd, matches = table
    vectors, seats = np.zeros(GAMES, crowd.brain.features.dtype), np.ones(GAMES, np.int64)
    totals, places = (np.zeros((GAMES, SEATS), np.int64) for _ in range(2))
    crowd.do("see_at", crowd.rooms, seats, vectors)
    crowd.do("rank_at", crowd.rooms, totals, places)
    for i, match in enumerate(matches):
        seen = vectors[i : i + 1].view(np.float32)[: crowd.brain.size(crowd.game)]
        assert np.allclose(seen, observe(match, 1))
        assert totals[i, : crowd.game.players].tolist() == list(match.scores())


def test_a_move_is_tried_without_being_made(table: tuple[Crowd, list[Match]]) -> None:
    crowd, matches = table
    before = crowd.rooms.tobytes()
    moves = np.array([match.moves()[-1].number for match in matches])
    whys = np.zeros_like(crowd.whys)
    crowd.do("try_at", crowd.rooms, np.arange(GAMES), moves, crowd.copies, whys)
    assert crowd.rooms.tobytes() == before
    assert crowd.copies.tobytes() != before


def test_what_is_left_out_stays_as_it_was(table: tuple[Crowd, list[Match]]) -> None:
    crowd, _ = table
    before = crowd.rooms.tobytes()
    nothing = np.full(GAMES, -1)
    crowd.do("begin_at", crowd.rooms, crowd.whys, crowd.turns, nothing)
    crowd.do("move_at", crowd.rooms, BACKWARDS, crowd.whys, crowd.turns, nothing)
    assert crowd.rooms.tobytes() == before


def test_copies_tell_nothing_of_what_a_seat_cannot_know(table: tuple[Crowd, list[Match]]) -> None:
    crowd, matches = table
    seats, seeds = np.zeros(GAMES, np.int64), np.arange(GAMES)
    crowd.do("copy_at", crowd.rooms, np.arange(GAMES), seats, seeds, crowd.copies)
    for i, match in enumerate(matches):
        assert position(crowd.copies["state"][i : i + 1]) == position(match.hidden(0, int(seeds[i]))._states)


def test_strolling_games_go_the_way_of_a_match(table: tuple[Crowd, list[Match]]) -> None:
    """What has only one answer may take a step of its own; a decision is made where a match asks for one."""
    crowd, matches = table
    dice = np.zeros(GAMES, Dice.dtype)
    dice["rng"] = np.arange(GAMES)
    luck = dice.copy()
    while crowd.turns[:, MADE].min() < MOVES:
        before, made = crowd.rooms.copy(), crowd.turns[:, MADE].copy()
        crowd.do("stroll_at", crowd.rooms, BACKWARDS, crowd.whys, crowd.turns, dice)
        for i in np.flatnonzero(crowd.turns[:, MADE] > made):
            match, legal = matches[i], matches[i].moves()
            assert position(before["state"][i : i + 1]) == position(match._states)
            match.play(legal[below(luck[i], len(legal)) if len(legal) > 1 else 0].number)
    assert not crowd.turns[:, OVER].any()
