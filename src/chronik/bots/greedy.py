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
        return match.move(
            list(values)[best_of(match.game, np.array(list(values.values())), self.noise, self.random)]
        )


def best_of(game: Game, values: Any, noise: float, random: np.random.Generator) -> int:
    """Which one seems best. The more players, the smaller are the chances to win, and mistakes too."""
    if noise:
        values = values + noise * 2 / max(2, game.players) * random.standard_normal(len(values))
    alike = np.flatnonzero(values == values.max())
    return int(random.choice(alike) if brain(game.rules).known.TWINS else alike[0])


def move_values(match: Match, nets: Any = None) -> dict[int, float]:
    """What each legal move is worth to the one who decides, one move ahead."""
    thinking = brain(match.game.rules)
    memory = Memory(thinking, match.game)
    memory.minds["state"] = match._states
    memory.consider(networks_for(match.game) if nets is None else nets)
    values = memory.minds[0]["value"]
    return {int(move): float(values[move]) for move in np.flatnonzero(values > NEVER)}
