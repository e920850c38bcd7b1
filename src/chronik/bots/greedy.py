"""A player that tries every move and takes the one after which the network likes the position best."""

from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.networks import networks_for
from chronik.bots.tree import NEVER
from chronik.table import Game, Match, Move


class Greedy:
    """With `noise` its judgement of each move is off; with more `haste` it is more eager for the end."""

    def __init__(self, seed: int = 0, noise: float = 0.0, haste: float = 1.0, nets: Any = None) -> None:
        self.random = np.random.default_rng(seed)
        self.noise, self.haste, self.nets = noise, haste, nets

    def choose(self, match: Match) -> Move:
        nets = networks_for(match.game, self.haste) if self.nets is None else self.nets
        values = move_values(match, nets)
        worth = np.array(list(values.values()))
        return match.move(take(match, list(values), worth, self.noise, self.random))


def take(match: Match, moves: Any, worth: Any, noise: float, random: np.random.Generator) -> int:
    """What seems best; nobody is so far off that he would do nothing where that is not really best."""
    seeming = with_noise(match.game, worth, noise, random)
    while True:
        k = best_of(match.game, seeming, random)
        if worth[k] == worth.max() or not does_nothing(match.move(moves[k])):
            return int(moves[k])
        seeming[k] = NEVER


def with_noise(game: Game, worth: Any, noise: float, random: np.random.Generator) -> Any:
    """What moves seem to be worth. The more players, the smaller are the chances to win, and mistakes too."""
    if not noise:
        return worth
    return worth + noise * 2 / max(2, game.players) * random.standard_normal(len(worth))


def best_of(game: Game, values: Any, random: np.random.Generator) -> int:
    """Which one is best; where moves that look the same are the same, any one of them."""
    alike = np.flatnonzero(values == values.max())
    return int(random.choice(alike) if brain(game.rules).known.TWINS else alike[0])


def does_nothing(move: Move) -> bool:
    """Whether it declines an action, or chooses one that can only be declined."""
    return move.notation == "decline" or move.vain


def move_values(match: Match, nets: Any = None) -> dict[int, float]:
    """What each legal move is worth to the one who decides, one move ahead."""
    thinking = brain(match.game.rules)
    memory = Memory(thinking, match.game)
    memory.minds["state"] = match._states
    memory.consider(networks_for(match.game) if nets is None else nets)
    values = memory.minds[0]["value"]
    return {int(move): float(values[move]) for move in np.flatnonzero(values > NEVER)}
