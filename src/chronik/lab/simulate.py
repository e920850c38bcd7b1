"""Many games of uniformly random play, on all cores, added up."""

import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Any

import msgspec
import numpy as np

from chronik.kernel import play
from chronik.kernel.desk import TALLY
from chronik.rulebook.errors import ChronikError
from chronik.rulebook.ruleset import as_signed
from chronik.table import Game
from chronik.table.match import FAULTS

CHUNK = 250  # games between two looks at the clock


class BrokenGame(ChronikError):
    """A game in which something that must hold did not."""


class Worker:
    """What one thread plays with."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.desk = game.engine.desk(game.boxes)

    def play(self, seed: int, games: int, checked: bool) -> Any:
        tally = self.desk[0].tally
        tally[:] = 0
        self.game.engine.random_games(self.desk, games, as_signed(seed), checked)
        if tally[play.FAULT] != 0:
            raise BrokenGame(describe_fault(self.game, tally, seed))
        return tally.copy()


def describe_fault(game: Game, tally: Any, seed: int) -> str:
    code = int(tally[play.FAULT])
    what = FAULTS.get(code) or f"{game.rules.faults(code).name.lower()} do not add up"
    return f"seed {seed + int(tally[play.FAULT_SEED])}, move {int(tally[play.FAULT_STEP])}: {what}"


def simulate(
    game: Game,
    games: int,
    *,
    seed: int = 0,
    checked: bool = False,
    jobs: int = 0,
    progress: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """The statistics of so many games, from seed on; the same whatever the number of jobs."""
    begun = time.perf_counter()
    Worker(game).play(seed, 0, checked)
    compiled = time.perf_counter()
    total = np.zeros(TALLY, np.int64)
    for tally in in_parallel(game, games, seed, checked, jobs or os.cpu_count() or 1):
        total += tally
        progress(int(tally[play.GAMES]))
    seconds = time.perf_counter() - compiled
    return summary(game, total, checked, seconds, compiled - begun)


def in_parallel(game: Game, games: int, seed: int, checked: bool, jobs: int) -> Iterator[Any]:
    """Threads do: compiled rules do not hold the interpreter's lock."""
    chunks = iter((seed + first, min(CHUNK, games - first)) for first in range(0, games, CHUNK))
    with ThreadPoolExecutor(jobs) as pool:
        running: dict[Future[Any], Worker] = {}
        for worker, (start, count) in zip([Worker(game) for _ in range(jobs)], chunks, strict=False):
            running[pool.submit(worker.play, start, count, checked)] = worker
        while running:
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                worker = running.pop(future)
                yield future.result()
                for start, count in chunks:
                    running[pool.submit(worker.play, start, count, checked)] = worker
                    break


def summary(game: Game, total: Any, checked: bool, seconds: float, compiling: float) -> dict[str, Any]:
    games, decisions = int(total[play.GAMES]), int(total[play.DECISIONS])
    seats = range(game.players)
    return {
        "game": game.name,
        "options": msgspec.to_builtins(game.settings),
        "players": game.players,
        "games": games,
        "decisions": decisions,
        "seconds": seconds,
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "compile_seconds": compiling,
        "mean_scores": [total[play.SCORES + p] / games for p in seats],
        "wins": [int(total[play.WINS + p]) for p in seats],
        "ties": int(total[play.TIES]),
        "mean_decisions": decisions / games,
        "mean_rounds": total[play.ROUNDS] / games,
        "checked": checked,
    }
