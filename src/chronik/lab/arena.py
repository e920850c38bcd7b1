"""A tournament: bots meet at the table, everybody sits everywhere equally often, and are rated."""

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from itertools import combinations
from pathlib import Path
from statistics import fmean, mean, median, stdev
from typing import Any

import msgspec
import numpy as np
from openskill.models import PlackettLuce

from chronik.bots.engine import brain
from chronik.kernel import LEGAL
from chronik.lab.contestants import clock, contestant
from chronik.lab.crew import Crew, crew
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game, Match
from chronik.table.checks import SEEDS, check_seeds

SURE = 1.96  # standard errors of a 95 % interval
GRACE = 1.1  # of the time to think; a move that took longer is late


@dataclass(frozen=True)
class Pairing:
    """Who sits where in one game of the tournament."""

    number: int
    seed: int
    seats: tuple[int, ...]  # bots, by seat


@dataclass(frozen=True)
class Report:
    """What became of it."""

    number: int
    seats: tuple[int, ...]
    scores: list[int]
    places: list[int]
    rounds: int
    seconds: list[float]  # thought by each seat,
    decisions: list[int]  # and how often;
    longest: list[float] = field(default_factory=list)  # the slowest move of each seat,
    late: list[int] = field(default_factory=list)  # and how many came too late; older games do not tell


def pairings(bots: int, players: int, games: int, seed: int) -> Iterator[Pairing]:
    """Every set of bots that fits the table, each of them in all rotations with the same chances."""
    several = list(combinations(range(bots), players)) if bots >= players else [range_of(bots, players)]
    for number in range(games):
        turn, rotation = divmod(number, players)
        seated = several[turn % len(several)]
        yield Pairing(
            number, seed + turn, tuple(seated[(seat + rotation) % players] for seat in range(players))
        )


def range_of(bots: int, players: int) -> tuple[int, ...]:
    """With fewer bots than seats the last one takes all that are left."""
    return tuple(min(seat, bots - 1) for seat in range(players))


def play(game: Game, bots: list[str], pairing: Pairing) -> Report:
    """One game; if it will not end, it is scored as it stands."""
    match = game.match(pairing.seed)
    players = [contestant(bots[b], seed=pairing.seed + 101 * seat) for seat, b in enumerate(pairing.seats)]
    thought: list[list[float]] = [[] for _ in players]  # seconds of each move
    horizon = brain(game.rules).known.HORIZON
    while not match.over and match.state.rounds <= horizon:
        seat = match.actor
        assert seat is not None
        legal = np.flatnonzero(match.options(seat) == LEGAL)
        if len(legal) == 1:
            match.play(int(legal[0]), seat)
            continue
        hidden = hidden_copy(match, seat, pairing.seed)
        begun = time.perf_counter()
        move = players[seat].choose(hidden)
        thought[seat].append(time.perf_counter() - begun)
        match.play(move.number, seat)
    places = {seat: place for place, tied in enumerate(match.ranking(), 1) for seat in tied}
    return Report(
        pairing.number,
        pairing.seats,
        match.scores(),
        [places[seat] for seat in range(game.players)],
        int(match.state.rounds),
        [sum(moves) for moves in thought],
        [len(moves) for moves in thought],
        [max(moves, default=0.0) for moves in thought],
        [late(bots[b], moves) for b, moves in zip(pairing.seats, thought, strict=True)],
    )


def hidden_copy(match: Match, seat: int, seed: int) -> Match:
    """A bot gets that and nothing else."""
    return match.hidden(seat, (seed * 1_000_003 + len(match.steps)) % SEEDS)


def late(bot: str, moves: list[float]) -> int:
    """How many of its moves took longer than they may; who does not play by the clock has time."""
    most = GRACE * (math.inf if (seconds := clock(bot)) is None else seconds)
    return sum(spent > most for spent in moves)


class Arena:
    def __init__(
        self, game: Game, bots: list[str], games: int, seed: int = 0, file: Path | None = None
    ) -> None:
        check_seeds(seed, games)
        self.game, self.bots, self.games, self.seed, self.file = game, bots, games, seed, file
        self.pairings = list(pairings(len(bots), game.players, games, seed))
        self.reports = {report.number: report for report in self.finished() if report.number < games}

    def run(
        self,
        jobs: int = 0,
        progress: Callable[[int], None] = lambda games: None,
        workers: Crew | None = None,
    ) -> dict[str, Any]:
        """Play what was not played yet, in several processes or by these workers; the table of results."""
        left = [pairing for pairing in self.pairings if pairing.number not in self.reports]
        progress(len(self.reports))
        for _, report in (workers or crew(jobs)).do(play, (self.game, self.bots), left):
            self.keep(report)
            progress(1)
        return self.result()

    # what was played, also before an interruption

    def head(self) -> str:
        told = {
            "game": self.game.name,
            "options": msgspec.to_builtins(self.game.settings),
            "components": self.game.component_hash if self.game.corrections else None,
            "bots": self.bots,
            "seed": self.seed,
        }
        return json.dumps(told, sort_keys=True)

    def is_ours(self, head: bytes) -> bool:
        """Whether it is of the same tournament; older files do not tell their seed and components."""
        told = json.loads(self.head())
        try:
            kept = json.loads(head)
        except ValueError:
            return False
        return (
            isinstance(kept, dict) and {"seed": told["seed"], "components": told["components"]} | kept == told
        )

    def begins(self, line: bytes) -> bool:
        """Whether it is a piece of our first line, broken off."""
        return self.head().encode().startswith(line)

    def finished(self) -> Iterator[Report]:
        """A line that was broken off is struck out: its game is played again."""
        if self.file is None or not self.file.exists():
            return
        lines = self.file.read_bytes().splitlines(keepends=True)
        if lines and not (self.is_ours(lines[0]) or self.begins(lines[0])):
            raise FileExistsError(0, "another tournament is kept here", str(self.file))
        if lines and not lines[-1].endswith(b"\n"):
            self.file.write_bytes(b"".join(lines[:-1]))
            del lines[-1]
        for number, line in enumerate(lines[1:], 2):
            try:
                yield msgspec.json.decode(line, type=Report)
            except msgspec.DecodeError:
                raise OptionError(f"{shown(self.file)}: line {number} is no game of a tournament") from None

    def keep(self, report: Report) -> None:
        self.reports[report.number] = report
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                head = "" if file.tell() else f"{self.head()}\n"
                file.write(f"{head}{json.dumps(asdict(report))}\n")

    # the table of results

    def result(self) -> dict[str, Any]:
        reports = [self.reports[number] for number in sorted(self.reports)]
        return {
            "game": self.game.name,
            "options": msgspec.to_builtins(self.game.settings),
            "players": self.game.players,
            "games": len(reports),
            "median_rounds": median(report.rounds for report in reports) if reports else 0,
            "bots": self.standings(reports),
        }

    def standings(self, reports: list[Report]) -> list[dict[str, Any]]:
        ratings, rows = rated(len(self.bots), reports), []
        for number, name in enumerate(self.bots):
            seats = [
                (report, seat) for report in reports for seat, b in enumerate(report.seats) if b == number
            ]
            row = {"name": name, "games": len(seats), "wins": wins(seats)}
            row |= figures(seats) | {"ahead": ahead(number, reports)} if seats else dict.fromkeys(FIGURES)
            rows.append(row | figures_of(ratings.get(number)) | times(name, seats))
        return rows


Seats = list[tuple[Report, int]]  # of one bot
FIGURES = ("win_rate", "interval", "mean_score", "mean_score_interval", "mean_place", "ahead")


def wins(seats: Seats) -> float:
    return sum(1 / report.places.count(1) for report, seat in seats if report.places[seat] == 1)


def figures(seats: Seats) -> dict[str, Any]:
    scores, share = [report.scores[seat] for report, seat in seats], wins(seats) / len(seats)
    return {
        "win_rate": share,
        "interval": interval(wins(seats), len(seats)),
        "mean_score": fmean(scores),
        "mean_score_interval": around_mean(scores),
        "mean_place": fmean(report.places[seat] for report, seat in seats),
    }


def times(name: str, seats: Seats) -> dict[str, Any]:
    """How long it thought; by the clock also how long at the most, and how often too long, if games tell."""
    moves = sum(report.decisions[seat] for report, seat in seats)
    seconds = sum(report.seconds[seat] for report, seat in seats)
    clocked = [(report, seat) for report, seat in seats if report.late and clock(name) is not None]
    return {
        "seconds_per_move": seconds / moves if moves else None,
        "longest_move": max((report.longest[seat] for report, seat in clocked), default=None),
        "late_moves": sum(report.late[seat] for report, seat in clocked) if clocked else None,
        "timed_moves": sum(report.decisions[seat] for report, seat in clocked) if clocked else None,
    }


def figures_of(rating: Any) -> dict[str, Any]:
    if rating is None:
        return {"rating": None, "rating_interval": None}
    middle, width = float(rating.mu), SURE * float(rating.sigma)
    return {"rating": middle, "rating_interval": (middle - width, middle + width)}


def rated(bots: int, reports: list[Report]) -> dict[int, Any]:
    """The ratings after all games, in their order, of those who met another bot.

    A bot with several seats at a table is judged by one of them, each in its turn: the best of several would
    be ahead too often, and their mean is too rarely first or last. Its other seats are as if they were not
    there: in this model, who comes before whom has nothing to do with others.
    """
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    met: set[int] = set()
    for report in reports:
        places = judged(report)
        if len(places) > 1:
            teams, ranks = [[ratings[b]] for b in places], [float(place) for place in places.values()]
            for b, (rating,) in zip(places, model.rate(teams, ranks=ranks), strict=True):
                ratings[b] = rating
            met |= places.keys()
    return {b: ratings[b] for b in met}


def judged(report: Report) -> dict[int, int]:
    """The place of each bot at the table, by one of its seats."""
    turn = report.number // len(report.seats)
    places: dict[int, list[int]] = {b: [] for b in report.seats}
    for b, place in zip(report.seats, report.places, strict=True):
        places[b].append(place)
    return {b: own[turn % len(own)] for b, own in places.items()}


def ahead(bot: int, reports: list[Report]) -> float:
    """How often it comes before one of the others at its table; whoever shares a place, half of the time."""
    found = [
        (place > mine) + (place == mine) / 2
        for report in reports
        for mine, number in zip(report.places, report.seats, strict=True)
        for place, other in zip(report.places, report.seats, strict=True)
        if number == bot != other
    ]
    return sum(found) / max(len(found), 1)


def interval(wins: float, games: int) -> tuple[float, float]:
    """Where the true share of wins lies with 95 % (Wilson)."""
    share, z = wins / games, SURE * SURE / games
    middle, width = share + z / 2, SURE * math.sqrt(share * (1 - share) / games + z / (4 * games))
    return max(0.0, (middle - width) / (1 + z)), min(1.0, (middle + width) / (1 + z))


def around_mean(scores: list[int]) -> tuple[float, float] | None:
    """Where the true mean lies with 95 %; a single game does not tell."""
    if len(scores) < 2:
        return None
    middle, width = mean(scores), SURE * stdev(scores) / math.sqrt(len(scores))
    return middle - width, middle + width
