"""How fast players think, side by side with the searches of OpenSpiel, on one core and in the same run."""

import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from typing import Any

import numpy as np

import chronik
from chronik.bots.engine import Memory, brain
from chronik.bots.mind import SUMS
from chronik.bots.networks import networks_for
from chronik.bots.tree import LEAST_ROOM, share_for
from chronik.lab.contest import CHUNK, Contest, How
from chronik.lab.contestants import PLAIN_DEPTH
from chronik.table import Game

TABLES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("village", {"players": 2}),
    ("village", {"players": 4}),
    ("village", {"players": 2, "expansions": ("inn", "port", "marriage")}),
    ("myvillage", {"players": 2}),
    ("tumult", {"players": 2}),
)
OPENING = 40  # random moves before a search is timed
GAMES = CHUNK  # between two looks at the clock
SPIELS = (("MCTS", "backgammon"), ("IS-MCTS", "gin_rummy"))
SIMULATIONS = 100
TURNS = 3


def rows(seconds: float, progress: Callable[[int], None]) -> list[dict[str, Any]]:
    """Everybody takes turns; the best turn of each counts."""
    players = contenders()
    share = seconds / (TURNS * len(players))
    best: list[dict[str, Any]] = [{} for _ in players]
    for _ in range(TURNS):
        for number, (head, measure) in enumerate(players):
            found = measure(share)
            if not best[number] or max(found.values()) > max(best[number][key] for key in found):
                best[number] = head | found
            progress(1)
    return best


def steps() -> int:
    return TURNS * len(contenders())


Measured = dict[str, float]


def contenders() -> list[tuple[dict[str, Any], Callable[[float], Measured]]]:
    found: list[tuple[dict[str, Any], Callable[[float], Measured]]] = []
    for name, options in TABLES:
        game = chronik.game(name, **options)
        told = f"{name} with {game.rules.part}" if game.rules.part != "base" else name
        head = {"engine": "chronik", "game": told, "players": game.players}
        found.append((head | {"player": "greedy"}, greedy(game)))
        found.append((head | {"player": "plain search"}, search(game, tree=False)))
        found.append((head | {"player": "search"}, search(game, tree=True)))
    return found + open_spiel()


def greedy(game: Game) -> Callable[[float], Measured]:
    """Whole games in which every move of every decision is tried by the network."""
    contest, nets = Contest(game, jobs=1), networks_for(game)
    contest.play(nets, [0], 1, 0, How())

    def measure(seconds: float) -> Measured:
        decisions, number, begun = 0, 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            decisions += contest.play(nets, [0], GAMES, number, How()).decisions
            number += GAMES
        return {"decisions_per_second": decisions / spent}

    return measure


def search(game: Game, tree: bool) -> Callable[[float], Measured]:
    """Simulations from a position in mid-game: in a tree, or plainly some decisions ahead.

    A plain decision tries all its moves; one in the tree may recall what came of them before.
    """
    match, chance = game.match(seed=1), Random(1)
    while len(match.steps) < OPENING or len(match.moves()) < 2:
        match.play(chance.choice(match.moves()))
    thinking, nets = brain(game.rules), networks_for(game)
    moves = np.array([move.number for move in match.moves()[:4]], np.int64)
    sums = np.zeros((len(moves), SUMS))
    depth = 0 if tree else PLAIN_DEPTH

    def measure(seconds: float) -> Measured:
        memory = Memory(thinking, game)
        memory.minds["state"] = match._states
        memory.minds["tree"]["room"] = LEAST_ROOM if tree else 0
        memory.minds["tree"]["share"] = share_for(len(moves))
        copies, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            thinking.think(memory.minds, nets, moves, copies, copies + GAMES, depth, 1, sums)
            copies += GAMES
        decisions = int(memory.minds["decisions"][0] + memory.minds["recalled"][0])
        return {
            "decisions_per_second": decisions / spent,
            "simulations_per_second": copies * len(moves) / spent,
        }

    measure(0.001)
    return measure


def open_spiel() -> list[tuple[dict[str, Any], Callable[[float], Measured]]]:
    """Searches in C++, with one random game to the end a simulation."""
    if not find_spec("pyspiel"):
        return []
    found = []
    for player, name in SPIELS:
        head = {"engine": "OpenSpiel", "game": name, "players": 2, "player": player}
        found.append((head, spiel_search(player, name)))
    return found


def spiel_search(player: str, name: str) -> Callable[[float], Measured]:
    import pyspiel

    game = pyspiel.load_game(name)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    if player == "MCTS":
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 100, False, 1, False)
    else:
        bot = pyspiel.ISMCTSBot(
            1,
            evaluator,
            2.0,
            SIMULATIONS,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
    state, chance = game.new_initial_state(), Random(1)
    while state.is_chance_node() or state.move_number() < OPENING:
        state.apply_action(chance.choice(state.legal_actions()))

    def measure(seconds: float) -> Measured:
        simulations, begun = 0, time.perf_counter()
        while (spent := time.perf_counter() - begun) < seconds:
            bot.step(state.clone())
            simulations += SIMULATIONS
        return {"simulations_per_second": simulations / spent}

    return measure
