"""A tournament: bots meet at the table, everybody sits everywhere equally often, and are rated."""

import json
import math
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

import msgspec
import numpy as np
from openskill.models import PlackettLuce

from chronik.bots.engine import brain
from chronik.bots.levels import Player
from chronik.kernel import LEGAL
from chronik.lab.contestants import contestant
from chronik.lab.crew import Crew, crew
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game, Match
from chronik.table.checks import SEEDS, check_seeds

SURE = 1.96  # standard errors of a 95 % interval


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
    decisions: list[int]  # and how often


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
    seconds, decisions = [0.0] * game.players, [0] * game.players
    horizon = brain(game.rules).known.HORIZON
    while not match.over and match.state.rounds <= horizon:
        seat = match.actor
        assert seat is not None
        legal = np.flatnonzero(match.options(seat) == LEGAL)
        if len(legal) == 1:
            match.play(int(legal[0]), seat)
            continue
        begun = time.perf_counter()
        move = decide(players[seat], match, seat, pairing.seed)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        match.play(move, seat)
    places = {seat: place for place, tied in enumerate(match.ranking(), 1) for seat in tied}
    return Report(
        pairing.number,
        pairing.seats,
        match.scores(),
        [places[seat] for seat in range(game.players)],
        int(match.state.rounds),
        seconds,
        decisions,
    )


def decide(player: Player, match: Match, seat: int, seed: int) -> int:
    """A bot gets a hidden copy and nothing else."""
    hidden = match.hidden(seat, (seed * 1_000_003 + len(match.steps)) % SEEDS)
    return player.choose(hidden).number


class Arena:
    def __init__(
        self, game: Game, bots: list[str], games: int, seed: int = 0, file: Path | None = None
    ) -> None:
        check_seeds(seed, games)
        self.game, self.bots, self.games, self.seed, self.file = game, bots, games, seed, file
        self.pairings = list(pairings(len(bots), game.players, games, seed))
        self.reports = {report.number: report for report in self.finished()}

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

    def finished(self) -> Iterator[Report]:
        """A line that was broken off is struck out: its game is played again."""
        if self.file is None or not self.file.exists():
            return
        lines = self.file.read_bytes().splitlines(keepends=True)
        if lines and not self.is_ours(lines[0]):
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
        ratings = rated(len(self.bots), reports)
        rows = []
        for number, name in enumerate(self.bots):
            seats = [
                (report, seat) for report in reports for seat, b in enumerate(report.seats) if b == number
            ]
            wins = sum(1 / report.places.count(1) for report, seat in seats if report.places[seat] == 1)
            played = max(len(seats), 1)
            scores = [report.scores[seat] for report, seat in seats]
            decisions = sum(report.decisions[seat] for report, seat in seats)
            rows.append(
                {
                    "name": name,
                    "games": len(seats),
                    "wins": wins,
                    "win_rate": wins / played,
                    "interval": interval(wins, played),
                    "mean_score": sum(scores) / played,
                    "mean_score_interval": around_mean(scores),
                    "mean_place": sum(report.places[seat] for report, seat in seats) / played,
                    "ahead": ahead(number, reports),
                    "rating": ratings[number],
                    "seconds_per_move": sum(report.seconds[seat] for report, seat in seats)
                    / max(decisions, 1),
                }
            )
        return rows


def rated(bots: int, reports: list[Report]) -> list[float]:
    """The ratings after all games, in their order; who sits with their like, or alone, is not rated by it."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for report in reports:
        if 1 < len(report.seats) == len(set(report.seats)):
            teams = [[ratings[b]] for b in report.seats]
            for b, (rating,) in zip(
                report.seats, model.rate(teams, ranks=[float(place) for place in report.places]), strict=True
            ):
                ratings[b] = rating
    return [float(rating.mu) for rating in ratings]


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
