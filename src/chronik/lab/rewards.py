"""What a game was worth to each seat, by its points and places; many games at once, a row each."""

from collections.abc import Callable
from typing import Any

import numpy as np

from chronik.bots.engine import brain
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game, Match


def win(game: Game, scores: Any, places: Any) -> Any:
    """1 for the winner, the opposite divided among all others; who shares the victory shares the prize.

    Alone, what the title earned is worth, from 0 to 1.
    """
    if game.players == 1:
        alone = brain(game.rules).known.alone
        return np.array([[alone(game.boxes[0], int(score))] for (score,) in scores], np.float64)
    winners = places == 1
    share = winners / winners.sum(axis=1, keepdims=True)
    return (game.players * share - 1) / (game.players - 1)


def points(game: Game, scores: Any, places: Any) -> Any:
    """The points, scaled so that a good result is about 1."""
    return scores / brain(game.rules).known.POINTS


REWARDS: dict[str, Callable[[Game, Any, Any], Any]] = {"win": win, "points": points}


def checked_reward(name: str) -> Callable[[Game, Any, Any], Any]:
    if name not in tuple(REWARDS):
        raise OptionError(f"reward: {' or '.join(REWARDS)}, not {shown(name)}")
    return REWARDS[name]


def rewards_of(match: Match, reward: Callable[[Game, Any, Any], Any]) -> list[float]:
    """What a match is worth to each seat, as it stands."""
    places = np.zeros((1, match.game.players), np.int64)
    for place, seats in enumerate(match.ranking(), 1):
        places[0, seats] = place
    return [float(worth) for worth in reward(match.game, np.array([match.scores()]), places)[0]]


def horizon(game: Game) -> int:
    """A game that lasts more rounds than this is scored as it stands: only deaths, or statues, end one."""
    rounds: int = brain(game.rules).known.HORIZON
    return rounds
