"""Many games of one kind side by side: all take a step in one call, on all cores.

What is known of them are NumPy arrays with a row for each game, always the same memory: PyTorch and JAX read
them without a copy (`torch.from_dlpack(batch.observations)`).
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.mind import words_of
from chronik.lab.observations import checked_game, checked_kind, length
from chronik.lab.sight import tensors
from chronik.lab.stepping import MOVE, NOBODY, START, stepper
from chronik.rulebook.errors import IllegalMove, OptionError, shown
from chronik.table import Game
from chronik.table.checks import checked_whole, is_whole

DEVICES = ("cpu", "cuda")
LEAST = 64  # games for which another thread is worth its while


class Batch:
    """So many games at once; until the first `reset` all are the game of seed 0.

    Arrays: `masks` (1: legal), `actors` (who is asked; -1: nobody, for the game is over), `over`, `rounds`;
    and `observations` (of whoever is asked), `scores`, `places`, which are made when they are asked for.
    """

    def __new__(cls, *_: Any, device: str = "cpu", **__: Any) -> "Batch":
        if device not in DEVICES:
            raise OptionError(f"device: {' or '.join(DEVICES)}, not {shown(device)}")
        return object.__new__(cls if device == "cpu" else on_card())

    def __init__(
        self, game: Game, count: int, *, device: str = "cpu", observation: str = "features", jobs: int = 0
    ) -> None:
        self.game, self.count, self.device = checked_game(game), checked_count(count), device
        self.kind = checked_kind(observation)
        self.brain = brain(game.rules)
        self.stepper = stepper(self.brain)
        self.minds = [Memory(self.brain, game).minds for _ in range(checked_jobs(jobs))]
        self.pool = ThreadPoolExecutor(len(self.minds))
        self.words = np.zeros((count, words_of(game.rules.record.dtype)), np.uint64)
        self.masks = np.zeros((count, game.rules.option_count), np.int8)
        self.actors = np.full(count, NOBODY)
        self.over = np.ones(count, bool)
        self.rounds = np.zeros(count, np.int64)
        self._observations = np.zeros((count, length(game, self.kind)), np.float32)
        self._scores, self._places = (np.zeros((count, game.players), np.int64) for _ in range(2))
        self._rows = np.arange(count)
        self.reset(np.zeros(count, np.uint64))

    def __getstate__(self) -> tuple[Any, ...]:
        """Games travel and are copied; compiled code, threads and their memory stay behind."""
        return self.game, self.kind, len(self.minds), self.games

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        game, kind, jobs, games = kept
        self.__init__(game, len(games[0]), observation=kind, jobs=jobs)  # type: ignore[misc]
        for mine, theirs in zip(self.games, games, strict=True):
            mine[:] = theirs

    @property
    def games(self) -> tuple[Any, ...]:
        """What compiled code writes to."""
        return self.words, self.masks, self.actors, self.over, self.rounds

    @property
    def states(self) -> Any:
        """The positions as records, without their journals; fields may be read and set."""
        return self.words.view(kept_fields(self.game.rules.record.dtype, self.words.strides[0]))[:, 0]

    # playing

    def reset(self, seeds: Any, which: Any = None) -> None:
        """Begin anew from these seeds, one for each game: all games, or those that `which` (a mask) tells."""
        numbers = checked_seeds(seeds, self.count)
        chosen = np.ones(self.count, bool) if which is None else checked_mask(which, self.count)
        self.on_all_cores(self.stepper.advance, (START,), numbers.view(np.int64), chosen, self.games)
        self.touched()

    def step(self, moves: Any) -> None:
        """Make a move, told by its number, in each game that is not over. If one is illegal, none is made."""
        numbers = self.checked_moves(moves)
        self.on_all_cores(self.stepper.advance, (MOVE,), numbers, ~self.over, self.games)
        self.touched()

    def touched(self) -> None:
        """Positions have changed: what is made of them is made anew when it is asked for."""
        self._stale = {"observations", "standing"}

    def checked_moves(self, moves: Any) -> Any:
        numbers = as_whole("moves", moves, self.count)
        inside = (numbers >= 0) & (numbers < self.masks.shape[1])
        legal = self.masks[self._rows, np.where(inside, numbers, 0)] == 1
        wrong = np.flatnonzero(~(self.over | (inside & legal)))
        if len(wrong):
            raise IllegalMove(f"game {wrong[0]}: move {numbers[wrong[0]]} is not legal there")
        return numbers

    # what is known

    @property
    def observations(self) -> Any:
        """Of the seat that is asked; of seat 0 where nobody is."""
        if "observations" in self._stale:
            self.observe(self.actors, self._observations)
            self._stale.remove("observations")
        return self._observations

    def observe(self, seats: Any, into: Any) -> None:
        """What these seats, one for each game, may know."""
        if self.kind == "tensor":
            into[:] = tensors(self.game, self.states, np.maximum(seats, 0))
        else:
            self.on_all_cores(self.stepper.observe, (), seats, self.words, into)

    @property
    def scores(self) -> Any:
        """Points of all seats, as if the games ended now."""
        self._rank()
        return self._scores

    @property
    def places(self) -> Any:
        """1 is the best; who shares a place has the same number."""
        self._rank()
        return self._places

    def _rank(self) -> None:
        if "standing" in self._stale:
            self.on_all_cores(self.stepper.reckon, (), self.words, self._scores, self._places)
            self._stale.remove("standing")

    def on_all_cores(self, call: Callable[..., None], first: tuple[Any, ...], *arrays: Any) -> None:
        """The games in equal parts, one for each thread: compiled code does not hold the global lock."""
        parts = min(len(self.minds), max(1, self.count // LEAST))
        edges = np.linspace(0, self.count, parts + 1).astype(int)

        def run(part: int) -> None:
            rows = slice(edges[part], edges[part + 1])
            call(self.minds[part], *first, *(cut(array, rows) for array in arrays))

        if parts == 1:
            run(0)
        else:
            list(self.pool.map(run, range(parts)))


def cut(array: Any, rows: slice) -> Any:
    return tuple(one[rows] for one in array) if isinstance(array, tuple) else array[rows]


def kept_fields(record: np.dtype[Any], size: int) -> np.dtype[Any]:
    """The fields of a position up to its journal."""
    names = record.names or ()
    names = names[: names.index("journal")]
    kinds = [record[name] for name in names]
    offsets = [record.fields[name][1] for name in names]  # type: ignore[index]
    layout: Any = {"names": names, "formats": kinds, "offsets": offsets, "itemsize": size}
    kept: np.dtype[Any] = np.dtype(layout)
    return kept


def on_card() -> type[Batch]:
    """It is imported when it is asked for: it needs PyTorch."""
    card: type[Batch] = import_module("chronik.lab.cudabatch").CudaBatch
    return card


# what comes from outside


def checked_jobs(jobs: Any) -> int:
    if not is_whole(jobs) or jobs < 0:
        raise OptionError(f"jobs: a whole number from 0, all cores, not {shown(jobs)}")
    return int(jobs) or os.cpu_count() or 1


def checked_count(count: Any, name: str = "count") -> int:
    return checked_whole(name, count, 1)


def as_array(values: Any) -> Any:
    try:
        return np.asarray(values)
    except ValueError:  # rows of different lengths
        return np.zeros(())


def as_whole(name: str, numbers: Any, count: int) -> Any:
    """One whole number for each game, as they are needed."""
    found = as_array(numbers)
    if found.shape != (count,) or found.dtype.kind not in "iu":
        raise OptionError(f"{name}: {count} whole numbers, one for each game")
    return found.astype(np.int64)


def checked_seeds(seeds: Any, count: int) -> Any:
    found = as_array(seeds)
    if found.shape != (count,) or found.dtype.kind not in "iu" or (found < 0).any():
        raise OptionError(f"seeds: {count} whole numbers from 0 on, one for each game")
    return found.astype(np.uint64)


def checked_mask(which: Any, count: int, name: str = "which") -> Any:
    found = as_array(which)
    if found.shape != (count,) or found.dtype.kind != "b":
        raise OptionError(f"{name}: {count} truth values, one for each game")
    return found
