"""Whole games by networks, in compiled code on all cores; the same whoever plays them."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.selfplay import RESULT, TARGETS, TOTAL
from chronik.bots.value import WIN
from chronik.compiler.cache import is_compiled, mark_compiled
from chronik.kernel.desk import SEATS
from chronik.lab.crew import Crew, Threads, in_order
from chronik.rulebook.ruleset import as_signed
from chronik.table import Game

CHUNK = 25  # games that are played in one go


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

    def __init__(self, game: Game, jobs: int = 0, workers: Crew | None = None) -> None:
        self.game = game
        self.brain = brain(game.rules)
        self.size = self.brain.size(game)
        self.workers = workers or Threads(jobs)

    def play(self, nets: Any, seats: list[int], games: int, seed: int, how: How, room: int = 0) -> Played:
        """So many games; `room` is for how many samples of one game."""
        chances = (seed, how.wild, how.kept, how.pondered, how.width, how.copies, how.depth)
        told = np.array([as_signed(chances[0]), *chances[1:]], np.int64)
        by = np.resize(np.array(seats, np.int64), SEATS)
        shared = self.game, nets.tobytes(), by, told, games, room
        parts = in_order(self.workers.do(play_chunk, shared, range(0, games, CHUNK)))
        results, samples, targets, decisions = zip(*parts, strict=True)
        return Played(
            np.concatenate(results), np.concatenate(samples), np.concatenate(targets), sum(decisions)
        )

    @property
    def is_compiled(self) -> bool:
        return is_compiled(*self.kept_as)

    def compile(self) -> None:
        """Play a game, so that what plays it lies in the cache."""
        self.play(self.brain.networks(), [0], 1, 0, How())
        mark_compiled(*self.kept_as)

    @property
    def kept_as(self) -> tuple[str, str]:
        return f"bots.{self.game.name}", f"{self.game.rules.part}-games"

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


def play_chunk(
    game: Game, nets: bytes, by: Any, told: Any, games: int, room: int, first: int
) -> tuple[Any, Any, Any, int]:
    """Some of the games, from the first on. Networks travel as bytes: their types are made anew elsewhere."""
    thinking, last = brain(game.rules), min(first + CHUNK, games)
    memory = Memory(thinking, game)
    results = np.zeros((last - first, SEATS, RESULT), np.float32)
    samples = np.zeros(((last - first) * room, memory.size), np.float32)
    targets = np.zeros((len(samples), TARGETS), np.float32)
    playing = np.frombuffer(bytearray(nets), thinking.network_type)
    filled = thinking.play_games(memory.minds, playing, by, told, first, last, results, samples, targets)
    return results, samples[:filled], targets[:filled], int(memory.minds["decisions"][0])


def own_seats(games: int, players: int) -> Any:
    """Where the first network sits in each game."""
    return -np.arange(games) % players
