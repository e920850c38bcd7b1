"""How fast the engine is, side by side with other engines, on one core and in the same run."""

import os
import platform
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

import chronik
from chronik.compiler import INTERPRETED
from chronik.kernel import play
from chronik.kernel.record import duplicate
from chronik.lab import peers, thinking
from chronik.lab.race import Contender, Driven, Lap, game_after_game, microseconds, race
from chronik.lab.results import results_markdown
from chronik.lab.simulate import Worker
from chronik.table import Game, games

__all__ = ["results_markdown", "run", "steps"]

PLAYERS = 4
EXPANSIONS = ("inn", "port", "marriage")
LAPS = 4
STARTS = 3
PACKAGES = ("numba", "numpy", "open_spiel", "catanatron")


def run(
    *,
    seconds: float = 60,
    cold: bool = False,
    progress: Callable[[int], None] = lambda _: None,
    names: Sequence[str] = games(),
    with_peers: bool = True,
) -> dict[str, Any]:
    """Measure everything; `seconds` is the time of the race, `cold` compiles each game anew as well."""
    ours = playable(names)
    for game in ours:
        game.compile()
    base = [game for game in ours if is_base(game)]
    rows = race(contenders(ours, with_peers), seconds, LAPS, progress)
    return {
        "machine": machine(),
        "versions": versions(),
        "rows": rows,
        "thinking": thinking.rows(seconds, progress) if thinks(names) else [],
        "copies": [copy_cost(game) for game in base] + (peers.copies() if with_peers else []),
        "views": [view_cost(game) for game in ours],
        "starts": [start_times(game, cold, progress) for game in ours],
    }


def steps(cold: bool, names: Sequence[str] = games(), with_peers: bool = True) -> int:
    """How many steps of progress `run` will tell of."""
    ours = playable(names)
    thinkers = thinking.steps() if thinks(names) else 0
    return LAPS * len(contenders(ours, with_peers)) + len(ours) * (1 + cold) + thinkers


def thinks(names: Sequence[str]) -> bool:
    """Players are measured with all games, and compiled."""
    return not INTERPRETED and set(names) == set(games())


def playable(names: Iterable[str]) -> list[Game]:
    """Every game, and Village with all its expansions as well."""
    found = [chronik.game(name, players=PLAYERS) for name in names]
    if "village" in names:
        found.append(chronik.game("village", players=PLAYERS, expansions=EXPANSIONS))
    return found


def is_base(game: Game) -> bool:
    return game.rules.part == "base"


def label(game: Game) -> str:
    return game.name if is_base(game) else f"{game.name} with {game.rules.part}"


def contenders(ours: Iterable[Game], with_peers: bool) -> list[Contender]:
    found = []
    for game in ours:
        ways = {
            Driven.LOOP: partial(whole_games, game),
            Driven.MOVES: partial(game_after_game, by_moves(game)),
            Driven.PYTHON: partial(interpreted, game),
        }
        found += [Contender("chronik", label(game), PLAYERS, driven, way) for driven, way in ways.items()]
    return found + (peers.contenders() if with_peers else [])


# three ways to play at random


def whole_games(game: Game, seconds: float) -> Lap:
    """All in one call, many games."""
    worker = Worker(game)
    batch = 1 if INTERPRETED else 20
    seed = random.randrange(1 << 32)
    games = decisions = 0
    begun = time.perf_counter()
    while games == 0 or time.perf_counter() - begun < seconds:
        tally = worker.play(seed + games, batch, checked=False)
        games += batch
        decisions += int(tally[play.DECISIONS])
    return Lap(games, decisions, decisions, time.perf_counter() - begun)


def by_moves(game: Game) -> Callable[[], tuple[int, int]]:
    """Python sees every list of moves, chooses, and says which."""
    go, desk, chance = game.engine.go, game.engine.desk(game.boxes), random.random
    moves = memoryview(desk[0].moves)

    def play_one() -> tuple[int, int]:
        decisions = 0
        count = go(desk, play.START, random.getrandbits(63))
        while count:
            count = go(desk, play.MOVE, moves[int(chance() * count)])
            decisions += 1
        return decisions, decisions

    return play_one


def interpreted(game: Game, seconds: float) -> Lap:
    """The same rules without a compiler: that needs a process of its own."""
    script = f"""
from chronik.lab import bench
print(*bench.whole_games(bench.chronik.{call(game)}, {seconds}))
"""
    games, decisions, steps, spent = child(script, CHRONIK_INTERPRET="1")
    return Lap(int(games), int(decisions), int(steps), spent)


def child(script: str, **environment: str) -> list[float]:
    """The numbers that a fresh Python prints."""
    done = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [float(number) for number in done.stdout.split()]


# what else people wait for


def copy_cost(game: Game) -> dict[str, Any]:
    states = game.rules.record.blank()
    return {
        "engine": "chronik",
        "game": label(game),
        "microseconds": microseconds(partial(duplicate, states)),
        "bytes": game.rules.record.dtype.itemsize,
    }


def view_cost(game: Game) -> dict[str, Any]:
    """Of one seat, at one position after the other: what is kept for the next look does not count."""
    match, chance, spent, looks = game.match(seed=1), random.Random(1), 0.0, 0
    match.view(0)  # reads what is printed, once for all games
    while not match.over and looks < 200:
        match.play(chance.choice(match.moves()))
        begun = time.perf_counter()
        match.view(0)
        spent += time.perf_counter() - begun
        looks += 1
    return {"game": label(game), "microseconds": spent / looks * 1e6}


def start_times(game: Game, cold: bool, progress: Callable[[int], None]) -> dict[str, Any]:
    """Seconds in a fresh Python: to import, to the list of first moves, to compile (if asked for)."""
    script = f"""
import time
begun = time.perf_counter()
import chronik
imported = time.perf_counter()
chronik.{call(game)}.match(seed=1).moves()
print(imported - begun, time.perf_counter() - begun)
"""
    starts = [child(script) for _ in range(STARTS)]
    found = {
        "game": label(game),
        "import_seconds": round(min(start[0] for start in starts), 4),
        "first_move_seconds": round(min(start[1] for start in starts), 3),
    }
    progress(1)
    if cold:
        found["compile_seconds"] = compile_time(game)
        progress(1)
    return found


def call(game: Game) -> str:
    """How to set it up once more."""
    expansions = () if is_base(game) else EXPANSIONS
    return f"game({game.name!r}, players={PLAYERS}{f', {expansions=}' if expansions else ''})"


def compile_time(game: Game) -> float:
    """Seconds of the processor."""
    script = f"""
import time
import chronik
chronik.{call(game)}.compile()
print(time.process_time())
"""
    with tempfile.TemporaryDirectory() as folder:
        return round(child(script, CHRONIK_CACHE=folder)[0], 1)


# where it was measured


def machine() -> dict[str, Any]:
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": f"{platform.system()} {platform.machine()}",
    }


def processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or "unknown"


def versions() -> dict[str, str]:
    found = {"chronik": chronik.__version__, "python": platform.python_version()}
    for package in PACKAGES:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            continue
    return found
