"""A fair race: all contenders take short turns on the same core, and the best turn of each counts."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple


class Lap(NamedTuple):
    """What was played in one turn. Steps are decisions and, where an engine steps through them, the
    draws of chance and the moves without a choice."""

    games: int
    decisions: int
    steps: int
    seconds: float


class Driven(Enum):
    """How the games are played: only like is compared with like."""

    LOOP = "whole games in compiled code"
    MOVES = "compiled rules, every move chosen in Python"
    PYTHON = "Python throughout"


@dataclass(frozen=True)
class Contender:
    engine: str
    game: str
    players: int
    driven: Driven
    play: Callable[[float], Lap]  # whole games of uniformly random play, for about so many seconds
    peer: bool = False


def race(
    contenders: Sequence[Contender], seconds: float, laps: int, progress: Callable[[int], None]
) -> list[dict[str, Any]]:
    """One row for each contender, from its fastest lap."""
    share = seconds / (laps * max(1, len(contenders)))
    run: list[list[Lap]] = [[] for _ in contenders]
    for _ in range(laps):
        for contender, done in zip(contenders, run, strict=True):
            done.append(contender.play(share))
            progress(1)
    return [row(contender, done) for contender, done in zip(contenders, run, strict=True)]


def row(contender: Contender, laps: Sequence[Lap]) -> dict[str, Any]:
    best = max(laps, key=lambda lap: lap.steps / lap.seconds)
    return {
        "engine": contender.engine,
        "game": contender.game,
        "players": contender.players,
        "driven": contender.driven.value,
        "peer": contender.peer,
        "decisions_per_second": round(best.decisions / best.seconds),
        "games_per_second": round(best.games / best.seconds, 1),
        "steps_per_second": round(best.steps / best.seconds),
    }


def game_after_game(play: Callable[[], tuple[int, int]], seconds: float) -> Lap:
    """A lap of games played one by one; `play` returns the decisions and steps of one."""
    games = decisions = steps = 0
    begun = time.perf_counter()
    while games == 0 or time.perf_counter() - begun < seconds:
        more_decisions, more_steps = play()
        games += 1
        decisions += more_decisions
        steps += more_steps
    return Lap(games, decisions, steps, time.perf_counter() - begun)


def microseconds(action: Callable[[], Any], repeats: int = 5, count: int = 2000) -> float:
    """The time one call takes, at its best."""
    best = float("inf")
    for _ in range(repeats):
        begun = time.perf_counter()
        for _ in range(count):
            action()
        best = min(best, time.perf_counter() - begun)
    return round(best / count * 1e6, 3)
