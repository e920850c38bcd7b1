"""Looking ahead: the most promising moves are tried in hidden copies, and the worse half of them is dropped.

That is done again and again, so that most time is spent where moves are close. What follows a move is a tree
of its own, which grows by one decision with every copy; the network says what its last position is worth.
A budget of simulations holds for all moves together: with a small one, fewer of them are looked at.
"""

import math
import os
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.mind import OUTPUT, SUMS, TIMES, WORTH
from chronik.bots.networks import hurried, networks_for
from chronik.bots.tree import NEVER, room_for, share_for
from chronik.bots.value import OUTPUTS
from chronik.rulebook.ruleset import as_signed
from chronik.table import Match, Move
from chronik.table.checks import checked_seconds, checked_simulations

SECONDS = 0.5  # if nothing is said
WIDTH = 8  # moves that are looked at closely
STEP = 0.04  # of the time; between two looks at the clock
LEAST = 2  # copies of a move before it may be dropped; unless not even two moves can have so many
COPIES_PER_SECOND = 200_000  # at the most


@dataclass(frozen=True)
class Thought:
    """What was found out about one move: how often it was played on, and what came of it for every seat."""

    number: int
    times: int
    worth: float  # to the one who decides
    outputs: Any  # of the network, by seat


class Search:
    """Chooses by looking ahead, for so many seconds or so many simulations."""

    def __init__(
        self,
        seconds: float | None = None,
        simulations: int | Mapping[str, int] | None = None,  # the same for all games, or for each its own
        seed: int = 0,
        threads: int = 1,
        width: int = WIDTH,
        depth: int = 0,  # decisions that are played on where the tree ends
        haste: float = 0.0,  # does not mind how long the game lasts, if that wins
        halving: bool = True,
        tree: bool = True,
        nets: Any = None,
    ) -> None:
        by_clock = simulations is None
        time_to_think = checked_seconds(SECONDS if seconds is None else seconds)
        self.seconds = time_to_think if by_clock else None
        by_game = by_clock or isinstance(simulations, Mapping)
        self.simulations = simulations if by_game else checked_simulations(simulations)
        self.random = np.random.default_rng(seed)
        self.threads = threads or os.cpu_count() or 1
        self.pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.halving, self.tree = halving, tree
        self.width, self.depth, self.haste, self.nets = width, depth, haste, nets

    def choose(self, match: Match) -> Move:
        return match.move(self.think(match)[0].number)

    def think(self, match: Match, about: tuple[int, ...] = ()) -> list[Thought]:
        """What it looked at closely, the best first: the most promising moves, or those it is asked about."""
        begun = time.perf_counter()
        desk, budget = Desk(match, self), self.budget(match)
        moves = list(about) or self.affordable(desk.candidates()[: self.width], budget)
        desk.share_out(len(moves))
        guess, trust = desk.guess[moves], desk.trust if self.tree else 0
        sums = np.zeros((len(moves), SUMS))
        seed = int(self.random.integers(1 << 62))
        order = list(range(len(moves)))
        if len(moves) > 1:
            for alive, copies in self.stages(len(moves), begun, budget):
                desk.look_ahead(moves, order[:alive], copies, sums, seed)
                worth = weighed(sums, guess, trust)
                order[:alive] = sorted(order[:alive], key=lambda k: -worth[k])
        worth = weighed(sums, guess, trust)
        return [Thought(moves[k], int(sums[k, TIMES]), float(worth[k]), outputs(sums[k])) for k in order]

    def budget(self, match: Match) -> int | None:
        given = self.simulations
        return given[match.game.name] if isinstance(given, Mapping) else given

    def room(self, match: Match) -> int:
        """Of the tree: every copy brings one decision."""
        copies = self.budget(match) if self.seconds is None else self.seconds * COPIES_PER_SECOND
        return room_for(copies or 0)

    def affordable(self, moves: list[int], simulations: int | None) -> list[int]:
        """So many of them that all stages together keep within the budget; two at the least."""
        if simulations is None:
            return moves
        fitting = (
            fewer for fewer in range(len(moves), 2, -1) if self.cost(fewer, simulations) <= simulations
        )
        return moves[: next(fitting, 2)]

    def cost(self, count: int, simulations: int) -> int:
        return sum(alive * copies for alive, copies in self.shares(count, simulations))

    def shares(self, count: int, simulations: int) -> list[tuple[int, int]]:
        """How many moves are in question in each stage, and how many copies each of them gets."""
        alive = self.alive(count)
        least = min(LEAST, max(1, simulations // 2))
        return [(moves, max(least, simulations // (len(alive) * moves))) for moves in alive]

    def alive(self, count: int) -> list[int]:
        """How many moves are still in question, stage by stage."""
        halvings = max(1, math.ceil(math.log2(count))) if self.halving else 1
        return [max(2, -(-count // 2**stage)) for stage in range(halvings)]

    def stages(self, count: int, begun: float, simulations: int | None) -> Iterator[tuple[int, range]]:
        """How many moves are still in question, and the copies to play them in next."""
        if simulations is None:
            yield from self.by_clock(count, begun)
            return
        done = 0
        for alive, copies in self.shares(count, simulations):
            yield alive, range(done, done + copies)
            done += copies

    def by_clock(self, count: int, begun: float) -> Iterator[tuple[int, range]]:
        """The same for so many seconds: each stage gets as much of them."""
        assert self.seconds is not None
        done, stages = 0, self.alive(count)
        for stage, alive in enumerate(stages):
            end = begun + self.seconds * (stage + 1) / len(stages)
            copies = LEAST
            while True:
                start = time.perf_counter()
                if start >= end and stage > 0:
                    break
                yield alive, range(done, done + copies)
                done += copies
                now = time.perf_counter()
                pace = (now - start) / copies
                left = min(end - now, self.seconds * STEP)
                if end - now < pace * LEAST:
                    break
                copies = max(1, int(left / max(pace, 1e-9)))


class Desk:
    """The position in question, on as many desks as there are threads."""

    def __init__(self, match: Match, player: Search) -> None:
        game = match.game
        self.brain = brain(game.rules)
        given = player.nets
        self.nets = networks_for(game, player.haste) if given is None else hurried(given, player.haste)
        self.depth = player.depth
        self.memories = [Memory(self.brain, game) for _ in range(player.threads)]
        for memory in self.memories:
            memory.minds["state"] = match._states
            memory.minds["tree"]["room"] = player.room(match) if player.tree else 0
            memory.minds["tree"]["curiosity"] = self.brain.known.CURIOSITY
        self.pool, self.random = player.pool, player.random
        memory = self.memories[0]
        memory.consider(self.nets)
        self.guess = memory.minds[0]["value"].copy()  # what the network makes of the position after each move
        self.trust = self.brain.known.TRUST if match.task in self.brain.known.BLIND else 0

    def candidates(self) -> list[int]:
        """The legal moves, the best first, any one of those that are the same."""
        legal = np.flatnonzero(self.guess > NEVER)
        if self.brain.known.TWINS:
            legal = self.random.permutation(legal)
            legal = legal[np.unique(self.guess[legal], return_index=True)[1]]
        return [int(move) for move in legal[np.argsort(-self.guess[legal], kind="stable")]]

    def share_out(self, moves: int) -> None:
        """As much of a tree for each move, however many of them grow in the same."""
        for memory in self.memories:
            memory.minds["tree"]["share"] = share_for(moves)

    def look_ahead(self, moves: list[int], chosen: list[int], copies: range, sums: Any, seed: int) -> None:
        """Each move has one thread and its own share of a tree: how many threads there are is no matter."""
        threads = len(self.memories)
        shares = [[k for k in chosen if k % threads == thread] for thread in range(threads)]
        jobs = [
            (memory, moves, share, copies, seed) for memory, share in zip(self.memories, shares, strict=True)
        ]
        found = map(self.one_thread, jobs) if self.pool is None else self.pool.map(self.one_thread, jobs)
        for share, part in zip(shares, found, strict=True):
            sums[share] += part

    def one_thread(self, job: tuple[Memory, list[int], list[int], range, int]) -> Any:
        memory, moves, share, copies, seed = job
        numbers = np.array([moves[k] for k in share], np.int64)
        sums = np.zeros((len(numbers), SUMS))
        if len(share) > 0:
            first, last = copies.start, copies.stop
            self.brain.think(memory.minds, self.nets, numbers, first, last, self.depth, as_signed(seed), sums)
        return sums


def weighed(sums: Any, guess: Any, trust: int) -> Any:
    """What moves are worth: what the network guessed counts as having looked ahead so often."""
    return (sums[:, WORTH] + trust * guess) / np.maximum(sums[:, TIMES] + trust, 1)


def outputs(sums: Any) -> Any:
    return (sums[OUTPUT:] / max(sums[TIMES], 1.0)).reshape(-1, OUTPUTS)
