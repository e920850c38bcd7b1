"""What a position is worth to everybody, and which moves are good."""

from dataclasses import dataclass

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.greedy import move_values
from chronik.bots.networks import networks_for
from chronik.bots.search import Search, Thought
from chronik.bots.value import MARGIN, WIN
from chronik.compiler import INTERPRETED
from chronik.table import Match, Move

SECONDS = 1.0


@dataclass(frozen=True)
class Analysis:
    win: list[float]  # the chance of each seat; alone, the title to be expected, from 0 to 1
    score: list[float]  # points to be expected, by seat
    best: list[tuple[Move, float]]  # moves with the chance to win of the one who decides, the best first


def analyse(
    match: Match, seconds: float = SECONDS, simulations: int | None = None, seed: int = 0
) -> Analysis:
    """What the seat that decides may make of its position; what it cannot know is drawn anew.

    With neither time nor a compiler the network's first impression has to do.
    """
    if match.over:
        return finished(match)
    if INTERPRETED or (seconds <= 0 and simulations is None):
        return impression(match)
    thoughts = Search(seconds, simulations, seed, threads=0).think(match)
    if thoughts[0].times == 0:
        return impression(match)
    outputs = thoughts[0].outputs[: match.game.players]
    actor = asked(match)
    best = [(match.move(thought.number), chance(thought, actor)) for thought in thoughts]
    return Analysis(shares(outputs[:, WIN]), expected(match, outputs[:, MARGIN]), best)


def asked(match: Match) -> int:
    actor = match.actor
    assert actor is not None
    return actor


def chance(thought: Thought, seat: int) -> float:
    return float(thought.outputs[seat, WIN])


def finished(match: Match) -> Analysis:
    winners = match.ranking()[0]
    win = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.game.players)]
    return Analysis(win, [float(points) for points in match.scores()], [])


def impression(match: Match) -> Analysis:
    """As the network sees it, one move ahead."""
    nets, players = networks_for(match.game), match.game.players
    memory = Memory(brain(match.game.rules), match.game)
    memory.minds["state"] = match._states
    seen = np.array([memory.judge(nets, seat) for seat in range(players)])
    values = move_values(match)
    best = sorted(values, key=lambda number: -values[number])
    moves = [(match.move(number), float(np.clip(values[number], 0.0, 1.0))) for number in best]
    return Analysis(shares(seen[:, WIN]), expected(match, seen[:, MARGIN]), moves)


def shares(chances: np.ndarray) -> list[float]:
    """Chances that add up to 1; alone there is only one, which stays what it is."""
    total = float(chances.sum())
    even = len(chances) == 1 or total <= 0
    return [float(c) if even else float(c) / total for c in chances]


def expected(match: Match, margins: np.ndarray) -> list[float]:
    """Points that fit the margins to be expected; nobody loses what is on the table now."""
    points = brain(match.game.rules).known.POINTS
    if len(margins) == 1:
        return [float(margins[0] * points)]
    now = np.array(match.scores(), float)
    spread = (margins - margins.mean()) * points * (len(margins) - 1) / len(margins)
    return [float(value) for value in max(now.mean(), (now - spread).max()) + spread]
