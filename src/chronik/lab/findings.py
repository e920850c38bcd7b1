"""What many games say: shares, means and differences, each with the interval in which the truth lies in 95 %.

Shares have Wilson's interval. Means and differences have the bootstrap's: games are drawn again, with
replacement and from a seed; the interval lies between the 2.5th and the 97.5th percentile of what that gives.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from chronik.lab.arena import interval

DRAWN = 1000  # times that games are drawn again
AT_ONCE = 100
PERCENTILES = (2.5, 97.5)

Row = dict[str, Any]


@dataclass(frozen=True)
class Sample:
    """What is known of many games, as arrays: by game; by game and seat; the last ones by one thing more."""

    rounds: Any
    decisions: Any
    pause: Any  # the most rounds on end without a death
    scores: Any
    places: Any
    early: Any  # deaths in the first half
    players: Any  # who sits where: numbers of contestants
    points: Any  # by category
    deeds: Any  # by thing

    @classmethod
    def joined(cls, parts: Iterable[dict[str, Any]]) -> "Sample":
        rows = list(parts)
        return cls(**{name: np.array([row[name] for row in rows]) for name in rows[0]})

    @cached_property
    def wins(self) -> Any:
        """Whoever shares a victory has a part of it; alone, one wins who does better than usual."""
        if self.places.shape[1] == 1:
            return (self.scores > np.median(self.scores)).astype(float)
        first = self.places == 1
        return first / first.sum(axis=1, keepdims=True)

    @property
    def fair(self) -> float:
        """What everybody wins if all are alike."""
        return float(self.wins.mean()) or 1.0


def share(wins: Any, fair: float = 1.0) -> Row:
    """How much of what they could win these have won; a fair share is 1."""
    games = max(1, wins.size)
    low, high = interval(float(wins.sum()), games)
    return {
        "value": float(wins.sum()) / games / fair,
        "interval": (low / fair, high / fair),
        "count": int(wins.size),
    }


def means(values: Any, seed: int) -> list[Row]:
    """The mean of every column over the rows, which are games."""
    columns = np.asarray(values, float).reshape(len(values), -1)
    drawn = drawn_means(columns, seed)
    low, high = np.percentile(drawn, PERCENTILES, axis=0)
    return [
        {"value": float(mean), "interval": (float(a), float(b)), "count": len(columns)}
        for mean, a, b in zip(columns.mean(axis=0), low, high, strict=True)
    ]


def drawn_means(columns: Any, seed: int) -> Any:
    """The means of samples drawn from the sample: how often each row was drawn is all that matters."""
    random, games = np.random.default_rng(seed), len(columns)
    chances = np.full(games, 1 / games)
    times = range(0, DRAWN, AT_ONCE)
    return np.concatenate([random.multinomial(games, chances, AT_ONCE) @ columns / games for _ in times])


def seats(sample: Sample, seed: int) -> list[Row]:
    """The advantage of seats: what they win, and what they score."""
    scores = means(sample.scores, seed)
    return [
        {"seat": seat, "win": share(sample.wins[:, seat], sample.fair), "score": scores[seat]}
        for seat in range(sample.scores.shape[1])
    ]


def paired(one: Sample, other: Sample, seed: int) -> list[Row]:
    """By how much seats win more in one than in the other, in the same games."""
    return means(one.wins / one.fair - other.wins / other.fair, seed)


def sources(sample: Sample, seed: int) -> list[Row]:
    """The points of winners and of the others, category by category, and the difference within games."""
    won = sample.wins[:, :, None]
    winners = (sample.points * won).sum(axis=1) / np.maximum(won.sum(axis=1), 1e-9)
    others = (sample.points * (1 - won)).sum(axis=1) / np.maximum((1 - won).sum(axis=1), 1e-9)
    if sample.scores.shape[1] == 1:  # alone, the good games are compared with the others
        good = sample.wins[:, 0] == 1
        return [
            {"winners": a, "others": b, "difference": None}
            for a, b in zip(means(winners[good], seed), means(others[~good], seed), strict=True)
        ]
    columns = zip(means(winners, seed), means(others, seed), means(winners - others, seed), strict=True)
    return [{"winners": a, "others": b, "difference": c} for a, b, c in columns]


def what_wins(sample: Sample) -> list[Row]:
    """Of each thing: how often it is done, and what those win who do it more often than their table."""
    counts = sample.deeds
    usual = counts.mean(axis=1, keepdims=True) if counts.shape[1] > 1 else counts.mean(axis=0, keepdims=True)
    more = counts > usual
    return [
        {
            "times": float(counts[:, :, k].mean()),
            "games": share(counts[:, :, k].max(axis=1) > 0),
            "win": share(sample.wins[more[:, :, k]], sample.fair),
        }
        for k in range(counts.shape[2])
    ]


def spread(values: Any, seed: int) -> Row:
    """A mean, and how the single games lie around it."""
    numbers, games = np.unique(values, return_counts=True)
    histogram = {int(number): int(count) for number, count in zip(numbers, games, strict=True)}
    return means(values, seed)[0] | {"median": float(np.median(values)), "histogram": histogram}


# ways to play


def classified(measures: Any) -> Any:
    """The way of every seat in every game: what it did more of than others (the highest standard score)."""
    flat = measures.reshape(-1, measures.shape[-1]).astype(float)
    spread_of = flat.std(axis=0)
    scores = np.where(spread_of > 0, (flat - flat.mean(axis=0)) / np.maximum(spread_of, 1e-9), -np.inf)
    return scores.argmax(axis=1).reshape(measures.shape[:2])


def fortunes(sample: Sample, kinds: Any, count: int) -> list[Row]:
    """How each kind of player fares: how many there are, what they win, what they score."""
    return [
        {
            "part": float((kinds == kind).mean()),
            "win": share(sample.wins[kinds == kind], sample.fair),
            "score": float(sample.scores[kinds == kind].mean()) if (kinds == kind).any() else 0.0,
        }
        for kind in range(count)
    ]


def against(sample: Sample, kinds: Any, count: int) -> list[list[Row | None]]:
    """How often one kind ends before another at the same table; a tie is half of it."""
    ahead: list[list[list[float]]] = [[[] for _ in range(count)] for _ in range(count)]
    players = kinds.shape[1]
    for one in range(players):
        for other in range(players):
            beaten = (sample.places[:, one] < sample.places[:, other]) + 0.5 * (
                sample.places[:, one] == sample.places[:, other]
            )
            for game in range(len(kinds)) if one != other else ():
                ahead[kinds[game, one]][kinds[game, other]].append(beaten[game])
    return [
        [share(np.array(cell)) if a != b and cell else None for b, cell in enumerate(row)]
        for a, row in enumerate(ahead)
    ]
