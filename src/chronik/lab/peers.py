"""Other engines, driven as their authors mean them to be; those that are not installed are left out."""

import random
import time
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any

from chronik.lab.race import Contender, Driven, Lap, game_after_game, microseconds

BRIDGE = "bridge(use_double_dummy_result=false)"  # its scoring by exhaustive search is no play
BATCH = 50  # games between two looks at the clock
CHANCE, TERMINAL = -1, -4  # who is to move, in OpenSpiel's numbers
SPIELS = {"backgammon": "backgammon", "bridge": BRIDGE}


def contenders() -> list[Contender]:
    return open_spiel() + catanatron()


def copies() -> list[dict[str, Any]]:
    """What copying a position in mid-game costs."""
    return open_spiel_copies() + catanatron_copies()


# OpenSpiel: C++, called from Python move by move, or a whole game in one call


def open_spiel() -> list[Contender]:
    if not find_spec("pyspiel"):
        return []
    import pyspiel

    found = []
    for name, spiel in SPIELS.items():
        game = pyspiel.load_game(spiel)
        players = game.num_players()
        for driven, play in (
            (Driven.LOOP, spiel_in_one_call(game)),
            (Driven.MOVES, spiel_by_moves(game, DRAW[name])),
        ):
            found.append(Contender("OpenSpiel", name, players, driven, play, peer=True))
    return found


def spiel_in_one_call(game: Any) -> Callable[[float], Lap]:
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def finished(seed: int) -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        return state

    def play(seconds: float) -> Lap:
        games = decisions = steps = 0
        spent = 0.0
        end = time.perf_counter() + seconds
        while games == 0 or time.perf_counter() < end:
            begun = time.perf_counter()
            states = [finished(seed) for seed in range(games, games + BATCH)]
            spent += time.perf_counter() - begun
            # Counting takes longer than playing: it is left out of the time.
            games += BATCH
            for state in states:
                steps += state.move_number()
                decisions += sum(move.player >= 0 for move in state.full_history())
        return Lap(games, decisions, steps, spent)

    return play


def spiel_by_moves(game: Any, draw: Callable[[Any], int]) -> Callable[[float], Lap]:
    def play() -> tuple[int, int]:
        decisions = steps = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != TERMINAL:
            if player == CHANCE:
                state.apply_action(draw(state))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random.random() * len(actions))])
                decisions += 1
            steps += 1
        return decisions, steps

    return partial(game_after_game, play)


def draw_evenly(state: Any) -> int:
    """A card of a deal: all are equally likely, so there is no need to weigh them."""
    actions = state.legal_actions()
    return int(actions[int(random.random() * len(actions))])


def draw_weighed(state: Any) -> int:
    """A throw of two dice: a double is rarer than the others."""
    import pyspiel

    return int(pyspiel.sample_action(state.chance_outcomes(), random.random())[0])


# The fastest fair way to draw in each game: a slow one would be ours, not theirs.
DRAW = {"backgammon": draw_weighed, "bridge": draw_evenly}


def open_spiel_copies() -> list[dict[str, Any]]:
    if not find_spec("pyspiel"):
        return []
    import pyspiel

    found = []
    for name, spiel in SPIELS.items():
        state = pyspiel.load_game(spiel).new_initial_state()
        for _ in range(80):
            state.apply_action(random.choice(state.legal_actions()))
        found.append({"engine": "OpenSpiel", "game": name, "microseconds": microseconds(state.clone)})
    return found


# Catanatron: Python throughout


def catanatron() -> list[Contender]:
    if not find_spec("catanatron"):
        return []
    play = partial(game_after_game, play_catan)
    return [Contender("Catanatron", "Catan", 4, Driven.PYTHON, play, peer=True)]


def new_catan() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in Color])


def play_catan() -> tuple[int, int]:
    """Rolling the dice or ending a turn without a choice is a step, but no decision."""
    from catanatron.game import TURNS_LIMIT

    decisions = steps = 0
    game = new_catan()
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        decisions += len(game.state.playable_actions) > 1
        steps += 1
        game.play_tick()
    return decisions, steps


def catanatron_copies() -> list[dict[str, Any]]:
    if not find_spec("catanatron"):
        return []
    game = new_catan()
    for _ in range(300):
        game.play_tick()
    return [{"engine": "Catanatron", "game": "Catan", "microseconds": microseconds(game.copy, count=200)}]
