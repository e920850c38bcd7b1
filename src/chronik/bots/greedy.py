"""A player that tries every move and takes the one after which the network likes the position best."""

from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.mind import NEVER
from chronik.bots.networks import networks_for
from chronik.table import Match, Move


class Greedy:
    """With `noise` its judgement of each move is off; with more `haste` it is more eager for the end."""

    def __init__(self, seed: int = 0, noise: float = 0.0, haste: float = 1.0, nets: Any = None) -> None:
        self.random = np.random.default_rng(seed)
        self.noise, self.haste, self.nets = noise, haste, nets

    def choose(self, match: Match) -> Move:
        nets = networks_for(match.game, self.haste) if self.nets is None else self.nets
        values = move_values(match, nets)
        seen = blurred(np.array(list(values.values())), self.noise, match.game.players, self.random)
        return match.move(list(values)[int(np.argmax(seen))])


def blurred(values: Any, noise: float, players: int, random: np.random.Generator) -> Any:
    """Values as they seem to be: the more players, the smaller are the chances to win, and mistakes too."""
    return values + noise * 2 / max(2, players) * random.standard_normal(len(values))


def move_values(match: Match, nets: Any = None) -> dict[int, float]:
    """What each legal move is worth to the one who decides, one move ahead."""
    thinking = brain(match.game.rules)
    memory = Memory(thinking, match.game)
    memory.minds["state"] = match._states
    memory.consider(networks_for(match.game) if nets is None else nets)
    values = memory.minds[0]["value"]
    return {int(move): float(values[move]) for move in np.flatnonzero(values > NEVER)}
