"""What a position is worth to everybody, and which moves are good."""

from dataclasses import dataclass

import numpy as np

from chronik.bots.engine import brain
from chronik.bots.prospects import look
from chronik.bots.value import SCORE, WIN
from chronik.kernel import plain
from chronik.rulebook.errors import ChronikError, shown
from chronik.table import Match, Move
from chronik.table.checks import checked_seconds, checked_simulations, checked_whole

SECONDS = 1.0


@dataclass(frozen=True)
class Analysis:
    win: list[float]  # the chance of each seat; alone, the title to be expected, from 0 to 1
    score: list[float]  # points to be expected, by seat
    best: list[tuple[Move, float]]  # moves with the chance to win of the one who decides, the best first


def analyse(
    match: Match, seconds: float = SECONDS, simulations: int | None = None, seed: int = 0
) -> Analysis:
    """What the seat that decides may make of its position; what it cannot know is drawn anew from the seed.

    With neither time nor a compiler the network's first impression has to do.
    """
    if not isinstance(match, Match):
        raise ChronikError(f"match: one that a game has made, not {shown(match)}")
    if match.over:
        return finished(match)
    budget = None if simulations is None else checked_simulations(simulations)
    sight = look(match, checked_seconds(seconds), simulations=budget, seed=checked_whole("seed", seed))
    best = [(prospect.move, prospect.win) for prospect in sight.prospects]
    return Analysis(shares(sight.outputs[:, WIN]), expected(match, sight.outputs[:, SCORE]), best)


def finished(match: Match) -> Analysis:
    score = [float(points) for points in match.scores()]
    return Analysis(title(match) if match.game.players == 1 else victory(match), score, [])


def victory(match: Match) -> list[float]:
    winners = match.ranking()[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.game.players)]


def title(match: Match) -> list[float]:
    """Who plays alone has no one to beat."""
    earned = plain(brain(match.game.rules).known.alone)
    return [float(earned(match.game.boxes[0], match.scores()[0]))]


def shares(chances: np.ndarray) -> list[float]:
    """Chances that add up to 1; alone there is only one, which stays what it is."""
    total = float(chances.sum())
    even = len(chances) == 1 or total <= 0
    return [float(c) if even else float(c) / total for c in chances]


def expected(match: Match, scores: np.ndarray) -> list[float]:
    return [float(score) for score in scores * brain(match.game.rules).known.POINTS]
