"""A crowd of games on a graphics card: the kernels of `lab.cuda`, and what PyTorch does between them.

It needs neither Numba nor the rules: those are in the kernels. All memory is PyTorch's; CuPy starts kernels.
"""

import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import torch

ANSWERS, ACTOR, QUESTION, WHEN, OVER, MADE = range(6)  # of a turn, as in bots.crowd
LEGAL = 1
THREADS = 64  # of a block
AT_ONCE = 1 << 19  # moves that are tried in one go
CARD = "cuda" if torch.cuda.is_available() else "cpu"


def words(value: Any) -> list[Any]:
    """An argument as a kernel of Numba takes it: an array is told by its size, address, shape and strides."""
    if isinstance(value, int):
        return [np.int64(value)]
    if isinstance(value, Records):
        return value.words
    size = value.element_size()
    strides = [size * step for step in value.stride()]
    numbers = [0, 0, value.numel(), size, value.data_ptr(), *value.shape, *strides]
    return [np.uint64(word) for word in numbers]


class Records:
    """An array of records, whose fields only the kernels know."""

    def __init__(self, count: int, size: int) -> None:
        self.rows = torch.zeros((count, size), dtype=torch.uint8, device=CARD)
        self.words = [np.uint64(word) for word in (0, 0, count, size, self.rows.data_ptr(), count, size)]


class Rules:
    """The kernels of one game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.about = json.loads((folder / "about.json").read_text())
        self.steps: dict[str, Any] = {}

    def step(self, name: str) -> Any:
        """The kernel of that name; the driver makes machine code of it when it is first needed."""
        if name not in self.steps:
            import cupy

            path = self.folder / f"{name}.ptx"
            found = re.search(r"\.visible \.entry (\S+)\(", path.read_text())
            assert found is not None
            self.steps[name] = cupy.RawModule(path=str(path)).get_function(found[1])
        return self.steps[name]

    def do(self, step: str, count: int, *arguments: Any) -> None:
        """One thread for each of `count` games or moves."""
        if count > 0:
            told = [word for value in (count, *arguments) for word in words(value)]
            self.step(step)(((count + THREADS - 1) // THREADS,), (THREADS,), tuple(told))


class Table:
    """What is on the table of every game of a crowd."""

    def __init__(self, rules: Rules, path: Path) -> None:
        with np.load(path) as stored:
            box = torch.from_numpy(stored["box"].reshape(1, -1)).to(CARD)
            self.size, self.players = int(stored["size"]), int(stored["players"])
            self.taste = torch.from_numpy(stored["taste"]).to(CARD)
            self.told = json.loads(str(stored["told"]))
        self.rules, self.about = rules, rules.about
        self.box = Records(1, box.shape[1])
        self.box.rows.copy_(box)


class Sketchbook:
    """Room to try moves and to look at what they lead to; crowds of one game can share it."""

    def __init__(self, about: dict[str, Any], trials: int = AT_ONCE) -> None:
        self.most = trials
        self.trials = Records(trials, about["room"])
        self.whys = torch.zeros((trials, about["options"]), dtype=torch.uint8, device=CARD)
        self.vectors = Records(trials, about["vector"] * 4)
        self.ends = torch.zeros((trials, about["outputs"] + 1), dtype=torch.float32, device=CARD)
        self.totals = torch.zeros((trials, about["seats"]), dtype=torch.int64, device=CARD)
        self.places = torch.zeros((trials, about["seats"]), dtype=torch.int64, device=CARD)
        self.all = torch.arange(trials, device=CARD)


class Crowd:
    """So many games of one table."""

    def __init__(self, table: Table, count: int, book: Sketchbook) -> None:
        self.table, self.count, self.book = table, count, book
        about = table.about
        self.rooms, self.copies = Records(count, about["room"]), Records(count, about["room"])
        self.whys = torch.zeros((count, about["options"]), dtype=torch.uint8, device=CARD)
        self.turns = torch.zeros((count, about["turn"]), dtype=torch.int64, device=CARD)
        self.all = torch.arange(count, device=CARD)

    # steps

    def do(self, step: str, count: int, *arguments: Any) -> None:
        self.table.rules.do(step, count, self.table.box, *arguments)

    def begin(self, seeds: Any) -> None:
        self.do("begin_at", self.count, self.rooms, self.whys, self.turns, seeds)

    def move(self, moves: Any) -> None:
        self.do("move_at", self.count, self.rooms, self.alike, self.whys, self.turns, moves)

    def stroll(self, dice: Records) -> None:
        """A random answer in every game; its turn then tells what is asked next, but not yet the answers."""
        self.do("stroll_at", self.count, self.rooms, self.alike, self.whys, self.turns, dice)

    def hide(self, rooms: Records, which: Any, seats: Any, seeds: Any) -> None:
        """Fill this crowd with hidden copies of positions."""
        self.do("copy_at", len(which), rooms, which, seats, seeds, self.rooms)

    def look(self, rooms: Records, which: Any, seats: Any) -> tuple[Any, Any]:
        """The vectors of what seats see of positions, and how those ended that are over."""
        book, count = self.book, len(which)
        book.vectors.rows[:count].zero_()
        self.do("look_at", count, rooms, which, seats, book.vectors, book.ends, book.totals, book.places)
        seen = book.vectors.rows[:count].view(torch.float32)[:, : self.table.size]
        return seen, book.ends[:count]

    def look_after(self, rooms: Records, which: Any, moves: Any, seats: Any) -> tuple[Any, Any]:
        """The same, after a move in each of them."""
        book, count = self.book, len(which)
        self.do("try_at", count, rooms, which, moves, book.trials, book.whys)
        return self.look(book.trials, book.all[:count], seats)

    @property
    def alike(self) -> Any:
        """All games, those with the same question side by side: threads that do the same do it at once."""
        return self.turns[:, QUESTION].to(torch.uint8).sort(stable=True).indices

    # thinking

    @property
    def awake(self) -> Any:
        return (self.turns[:, OVER] == 0) & (self.turns[:, ANSWERS] > 0)

    def values(self, judge: Any) -> Any:
        """What every legal move is worth to the one who makes it; others have minus infinity."""
        actors, seeds = self.turns[:, ACTOR].clamp(min=0), random_numbers(self.count)
        self.do("copy_at", self.count, self.rooms, self.all, actors, seeds, self.copies)
        found = ((self.whys == LEGAL) & self.awake[:, None]).nonzero()
        worth = torch.full(self.whys.shape, -torch.inf, device=CARD)
        for rows in found.split(self.book.most):
            which, moves = rows[:, 0].contiguous(), rows[:, 1].contiguous()
            seats = actors[which]
            seen, ends = self.look_after(self.copies, which, moves, seats)
            worth[which, moves] = judge(settled(judge.outputs(seen, which, seats), ends))
        return worth


def settled(outputs: Any, ends: Any) -> Any:
    """What a network foresees, or how it ended where it has."""
    return torch.where(ends[:, -1:] > 0, ends[:, :-1], outputs)


def random_numbers(count: int) -> Any:
    return torch.randint(1 << 62, (count,), device=CARD)
