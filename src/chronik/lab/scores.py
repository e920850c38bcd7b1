"""The score that a network foresees, fitted to how games end that it plays against itself.

While it learns, its foresight hangs on its own older guesses. Nobody chooses a move by the score, so what
the network plays stays the same.
"""

from typing import Any

import numpy as np

from chronik.bots.value import HIDDEN, SCORE
from chronik.lab.contest import Contest, How

SEATS = 1200  # at which games are played to fit the score, shared by all tables
KEPT, ROOM = How(kept=100), 90  # a position in ten, and at most so many of a game
CALM = 10.0  # what holds back weights for which positions say little


def fit_score(net: Any, contests: list[Contest], seed: int) -> None:
    """Lay the line through what its hidden units say of positions, and how their games ended."""
    said, ended = told(net, contests, seed)
    middle, mean = said.mean(0), ended.mean()
    off = said - middle
    weights = np.linalg.solve(off.T @ off + CALM * np.eye(HIDDEN), off.T @ (ended - mean))
    net["second"][SCORE] = weights
    net["out"][SCORE] = mean - middle @ weights


def told(net: Any, contests: list[Contest], seed: int) -> tuple[Any, Any]:
    """What the hidden units say of positions of all tables, and the scores their seats came to."""
    said, ended = [], []
    for contest in contests:
        games = max(1, SEATS // contest.game.players // len(contests))
        played = contest.play(net.reshape(1), [0], games, seed, KEPT, ROOM)
        first = net["first"][: contest.size].astype(np.float64)
        said.append(np.maximum(played.samples @ first + net["bias"], 0.0))
        ended.append(played.targets[:, SCORE].astype(np.float64))
    return np.concatenate(said), np.concatenate(ended)
