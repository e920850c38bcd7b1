"""A player that tries every move and takes the one after which the network likes the position best."""

from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.mind import NEVER
from chronik.bots.networks import networks_for
from chronik.table import Match, Move


class Greedy:
    """With `noise` its judgement of each move is off by about so much of the chance to win."""

    def __init__(self, seed: int = 0, noise: float = 0.0, nets: Any = None) -> None:
        self.random = np.random.default_rng(seed)
        self.noise, self.nets = noise, nets

    def choose(self, match: Match) -> Move:
        values = move_values(match, self.nets)
        numbers = list(values)
        blurred = np.array(list(values.values())) + self.noise * self.random.standard_normal(len(numbers))
        return match.move(numbers[int(np.argmax(blurred))])


def move_values(match: Match, nets: Any = None) -> dict[int, float]:
    """What each legal move is worth to the one who decides, one move ahead."""
    thinking = brain(match.game.rules)
    memory = Memory(thinking, match.game)
    memory.minds["state"] = match._states
    memory.consider(networks_for(match.game) if nets is None else nets)
    values = memory.minds[0]["value"]
    return {int(move): float(values[move]) for move in np.flatnonzero(values > NEVER)}
