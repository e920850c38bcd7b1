"""Whole games by networks, in compiled code on all cores; the same whatever the number of threads."""

import os
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.selfplay import RESULT, TARGETS, TOTAL
from chronik.bots.value import WIN
from chronik.kernel.desk import SEATS
from chronik.rulebook.ruleset import as_signed
from chronik.table import Game

CHUNK = 25  # games that one thread plays in one go


@dataclass(frozen=True)
class How:
    """How games are played that one learns from. Chances are in thousandths."""

    wild: int = 0  # a move at random
    kept: int = 0  # a position kept to learn from
    pondered: int = 0  # a move after looking ahead; what follows is always kept
    width: int = 4
    copies: int = 4
    depth: int = 24


@dataclass(frozen=True)
class Played:
    results: Any  # by game and seat
    samples: Any
    targets: Any
    decisions: int


class Contest:
    """A table at which networks play each other."""

    def __init__(self, game: Game, jobs: int = 0) -> None:
        self.game = game
        self.brain = brain(game.rules)
        self.memories = [Memory(self.brain, game) for _ in range(jobs or os.cpu_count() or 1)]
        self.size = self.memories[0].size

    def play(self, nets: Any, seats: list[int], games: int, seed: int, how: How, room: int = 0) -> Played:
        """So many games; `room` is for how many samples of one game."""
        chances = (seed, how.wild, how.kept, how.pondered, how.width, how.copies, how.depth)
        told = np.array([as_signed(chances[0]), *chances[1:]], np.int64)
        by = np.resize(np.array(seats, np.int64), SEATS)
        free = list(self.memories)
        for memory in free:
            memory.minds["decisions"] = 0

        def chunk(first: int) -> tuple[Any, Any, Any]:
            last = min(first + CHUNK, games)
            results = np.zeros((last - first, SEATS, RESULT), np.float32)
            samples = np.zeros(((last - first) * room, self.size), np.float32)
            targets = np.zeros((len(samples), TARGETS), np.float32)
            memory = free.pop()
            filled = self.brain.play_games(
                memory.minds, nets, by, told, first, last, results, samples, targets
            )
            free.append(memory)
            return results, samples[:filled], targets[:filled]

        with ThreadPoolExecutor(len(self.memories)) as pool:
            parts = list(pool.map(chunk, range(0, games, CHUNK)))
        results, samples, targets = (np.concatenate(column) for column in zip(*parts, strict=True))
        decisions = sum(int(memory.minds["decisions"][0]) for memory in self.memories)
        return Played(results, samples, targets, decisions)

    def duel(self, one: Any, other: Any, games: int, seed: int) -> float:
        """How much better one network does against a table full of the other than a fair share: 1 is fair.

        Alone, both play the same games, and the higher score wins.
        """
        players = self.game.players
        if players == 1:
            mine, theirs = (
                self.play(net, [0], games, seed, How()).results[:, 0, TOTAL] for net in (one, other)
            )
            return float(2 * np.mean((mine > theirs) + 0.5 * (mine == theirs)))
        nets, seats = np.concatenate([one, other]), [0] + [1] * (players - 1)
        results = self.play(nets, seats, games, seed, How()).results
        return float(players * results[np.arange(games), own_seats(games, players), WIN].mean())


def own_seats(games: int, players: int) -> Any:
    """Where the first network sits in each game."""
    return -np.arange(games) % players
