"""Games that are watched from beginning to end: who scored what for what, and all that the journal told."""

from dataclasses import dataclass
from pathlib import Path
from threading import local
from typing import Any, Protocol

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.greedy import take
from chronik.bots.levels import LEVELS
from chronik.bots.networks import load, networks_for
from chronik.bots.tree import NEVER
from chronik.kernel.agenda import WHO, due
from chronik.kernel.play import MOVE
from chronik.lab.contestants import contestant
from chronik.rulebook.ruleset import as_signed
from chronik.table import Game, Match
from chronik.table.checks import SEEDS

GREEDY = "greedy"
SEAT, CHANCE = 101, 1_000_003  # keep the chances of seats and of games apart
ROUND = 4  # the column of a story that a journal does not have: the round in which it happened


@dataclass(frozen=True)
class Seen:
    """One game that was watched."""

    scores: list[int]
    places: list[int]
    points: list[list[int]]  # by seat and category
    rounds: int
    decisions: int
    story: Any  # the journal, row by row: event, who, two arguments, round


class Chooser(Protocol):
    def choose(self, match: Match, seat: int, seed: int) -> int: ...


def watch(game: Game, words: list[str], seed: int) -> Seen:
    """A whole game, each seat played by a contestant; if it will not end, it is scored as it stands."""
    match, go = game.match(seed), game.engine.go
    players = [chooser(game, word, seed + SEAT * seat) for seat, word in enumerate(words)]
    s, desk, horizon = match.state, match._desk, brain(game.rules).known.HORIZON
    moves = memoryview(desk[0].moves)
    pages, decisions = [page(s)], 0  # a page for the set-up, then one for each move
    count = game.engine.look(desk)
    while not s.over and s.rounds <= horizon:
        number = moves[0]
        if count > 1:
            seat = due(s)[WHO]
            number = players[seat].choose(match, seat, (seed * CHANCE + len(pages) - 1) % SEEDS)
            decisions += 1
        count = go(desk, MOVE, number)
        pages.append(page(s))
    points = [list(match.breakdown(seat).values()) for seat in range(game.players)]
    places = {seat: place for place, tied in enumerate(match.ranking(), 1) for seat in tied}
    return Seen(
        match.scores(),
        [places[seat] for seat in range(game.players)],
        points,
        int(s.rounds),
        decisions,
        np.concatenate(pages),
    )


def page(s: Any) -> Any:
    """What the last step told, and when."""
    told = np.empty((s.notes, ROUND + 1), np.int64)
    told[:, :ROUND] = s.journal[: s.notes]
    told[:, ROUND] = s.rounds
    return told


def chooser(game: Game, word: str, seed: int) -> Chooser:
    """Whoever does not look ahead has a swift way to play."""
    name, _, file = word.partition("@")
    if name == GREEDY:
        return Swift(game, 0.0, seed, nets_from(file, game) if file else networks_for(game))
    level = LEVELS.get(word)
    if level is not None and level.simulations is None:
        return Swift(game, level.noise, seed, networks_for(game, level.haste))
    return Slow(word, seed)


class Swift:
    """A greedy player, as `bots.greedy` is, that keeps its memory from move to move."""

    def __init__(self, game: Game, noise: float, seed: int, nets: Any) -> None:
        self.noise, self.random, self.nets = noise, np.random.default_rng(seed), nets
        self.hide, self.desk = game.engine.hide, game.engine.desk(game.boxes)
        self.memory = memory_for(game)
        self.hidden, self.thought_of = position(self.desk), position(self.memory.minds)

    def choose(self, match: Match, seat: int, seed: int) -> int:
        self.hidden[:] = position(match._desk)
        self.hide(self.desk, seat, as_signed(seed))
        self.thought_of[:] = self.hidden
        self.memory.consider(self.nets)
        values = self.memory.minds[0]["value"]
        legal = np.flatnonzero(values > NEVER)
        return take(match, legal, values[legal], self.noise, self.random)


def position(desk: Any) -> Any:
    """The bytes of a position on a desk: NumPy would copy it field by field, many times slower."""
    kind, first = desk.dtype.fields["state"][:2]
    return desk.view(np.uint8)[first : first + kind.itemsize]


class Slow:
    """Any other contestant gets a hidden copy of the match."""

    def __init__(self, word: str, seed: int) -> None:
        self.player = contestant(word, seed)

    def choose(self, match: Match, seat: int, seed: int) -> int:
        return self.player.choose(match.hidden(seat, seed)).number


KEPT = local()


def nets_from(file: str, game: Game) -> Any:
    """A network of one's own, read once for each kind of table."""
    memory_for(game)
    if file not in KEPT.nets:
        KEPT.nets[file] = load(Path(file), game)
    return KEPT.nets[file]


def memory_for(game: Game) -> Memory:
    """One for each thread: it is large, and nobody leaves anything in it between two moves."""
    kind = f"{game.name} {game.settings} {game.component_hash}"
    if getattr(KEPT, "kind", "") != kind:
        KEPT.kind, KEPT.memory, KEPT.nets = kind, Memory(brain(game.rules), game), {}
    memory: Memory = KEPT.memory
    return memory
