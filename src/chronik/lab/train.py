"""Learning to play: first by self-play, then from what looking ahead finds (expert iteration).

A round is some games and some steps over what they left in memory. What is done in it depends on its number
and the seed alone, so that the same rounds give the same network. A newcomer becomes the best only if it
beats the best so far; forerunners are kept to measure against.
"""

import json
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from chronik.bots.networks import load
from chronik.bots.selfplay import GUESS, LASTED, NOT_PLAYED, SPAN, TOTAL, UNKNOWN, WHEN, WHICH, WHO_SAW
from chronik.bots.value import OUTPUTS, ROUNDS
from chronik.lab.contest import Contest, How
from chronik.lab.crew import Crew
from chronik.lab.learner import Learner
from chronik.lab.progress import Progress
from chronik.rulebook.errors import OptionError, reason, shown
from chronik.table import Game
from chronik.table.checks import SEEDS

SELF_PLAY = 60  # rounds; what follows is expert iteration
SEATS = 1200  # at which a round of self-play is played, by as many games as that makes
STEPS = 200  # of the gradient, in one round
FAR = 0.8  # how much of what a position became is looked for further on than the next one that was kept
TRUST = 0.7  # in what looking ahead said of a position; the rest is what became of it
RIVALS = 3  # in one of so many rounds a forerunner plays too, lest learning goes in circles
MEMORY = 8  # rounds that are remembered
EXAM = 5  # rounds between two examinations
EXAM_GAMES = 400
PASSED = 1.04  # times a fair share of the games
LADDER = 4  # forerunners that are shown
RUNG_GAMES = 100


@dataclass(frozen=True)
class Lesson:
    """What is done in a round."""

    seats: int
    how: How
    rate: float


def lesson(number: int) -> Lesson:
    if number < SELF_PLAY:
        wild = max(30, 150 - 5 * number) if number > 0 else 1000
        return Lesson(SEATS, How(wild=wild, kept=250), 2e-3 * (1 - 0.7 * number / SELF_PLAY))
    later = (number - SELF_PLAY) / (number - SELF_PLAY + 60)
    how = How(wild=25, kept=250, pondered=150, width=4, copies=2, depth=16)
    return Lesson(SEATS // 5, how, 6e-4 * (1 - later) + 5e-5)


class Training:
    """One network for all tables of a kind: rounds take turns at them, examinations are held at the first."""

    def __init__(
        self,
        games: list[Game],
        folder: Path,
        seed: int = 0,
        jobs: int = 0,
        start: Path | None = None,
        workers: Crew | None = None,
        ahead: bool = False,
    ) -> None:
        self.game, self.folder, self.seed = games[0], folder, seed
        self.contests = [Contest(game, jobs, workers) for game in games]
        self.contest = self.contests[0]
        self.learner = Learner(self.contest.size, np.random.default_rng(seed))
        self.progress = Progress()
        self.memory: list[tuple[Any, Any]] = []
        self.best = self.network()
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self.resume()
        elif start is not None:
            self.best = load(start, self.game)
            self.learner.take(self.best[0], self.contest.size)
            # Random games have nothing to teach it, and self-play may not either.
            self.progress.number = self.progress.best_of = SELF_PLAY if ahead else 1
            self.freeze(self.progress.number, self.best)

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    def network(self) -> Any:
        """The network as it is now, ready to play."""
        nets = self.contest.brain.networks()
        self.learner.copy_to(nets[0])
        nets["taste"] = self.contest.brain.taste(self.game.players)
        return nets

    def learn(
        self, minutes: float, rounds: int | None, say: Callable[[Progress], None] = lambda progress: None
    ) -> Progress:
        """Go on for so many minutes, or so many rounds."""
        begun, before, first = time.monotonic(), self.progress.seconds, self.progress.number
        while True:
            self.round()
            self.progress.seconds = before + time.monotonic() - begun
            if self.progress.number % EXAM == 0:
                self.examine()
            self.save()
            say(self.progress)
            done = self.progress.number - first
            if done >= rounds if rounds is not None else self.progress.seconds - before >= 60 * minutes:
                return self.progress

    def round(self) -> None:
        number = self.progress.number
        plan = lesson(number)
        if number in (1, SELF_PLAY):
            self.memory = []  # random games, then those without looking ahead, have taught what they could
        games = plan.seats // self.game.players
        seed = ((self.seed * 1_000_003 + number) << 24) % SEEDS
        room = 500 if plan.how.pondered else 60
        contest = self.contests[number % len(self.contests)]
        nets = np.concatenate([self.network(), self.rival(number)])
        played = contest.play(nets, [0, 1], games, seed, plan.how, room)
        self.remember(played)
        self.progress.loss = self.learner.fit(self.memory, STEPS, plan.rate)
        seats = slice(0, self.game.players)
        self.progress.score = float(played.results[:, seats, TOTAL].mean())
        self.progress.rounds = float(np.median(played.results[:, 0, LASTED]))
        self.progress.games += games
        self.progress.number += 1

    def rival(self, number: int) -> Any:
        """Who sits at every other seat: mostly the one that learns itself."""
        rungs = sorted(self.forerunners())
        if number % RIVALS or not rungs:
            return self.network()
        return self.frozen(rungs[number // RIVALS % len(rungs)])

    def remember(self, played: Any) -> None:
        """Keep the samples; who looked ahead is trusted more than what became of a position."""
        guess = played.targets[:, GUESS : GUESS + OUTPUTS]
        known = guess[:, :1] > UNKNOWN
        values = np.where(known, guess, self.learner.judge(played.samples))
        trust = np.where(played.targets[:, WHICH : WHICH + 1] == NOT_PLAYED, 1.0, TRUST * known)
        wanted = trust * values + (1 - trust) * became(played.targets, values)
        self.memory = [*self.memory, (played.samples, wanted.astype(np.float32))][-MEMORY:]

    # examinations

    def examine(self) -> None:
        """Against the best so far, and against forerunners."""
        number, newcomer = self.progress.number, self.network()
        lead = self.contest.duel(newcomer, self.best, EXAM_GAMES, seed=number)
        if self.progress.best_of < 0 or lead >= PASSED:
            self.best, self.progress.best_of = newcomer, number
            self.freeze(number, newcomer)
        rungs = sorted(self.forerunners())
        shown = rungs[:: max(1, len(rungs) // LADDER)]
        self.progress.ladder = {
            rung: self.contest.duel(self.best, self.frozen(rung), RUNG_GAMES, seed=rung) for rung in shown
        }

    def forerunners(self) -> list[int]:
        return [int(path.stem.partition("-")[2]) for path in self.folder.glob("round-*.npz")]

    def freeze(self, number: int, nets: Any) -> None:
        write(self.folder / f"round-{number:05}.npz", nets, self.contest.size)

    def frozen(self, number: int) -> Any:
        return load(self.folder / f"round-{number:05}.npz", self.game)

    # stopping and going on

    def save(self) -> None:
        """Whatever happens, the best so far and the way on are on disk."""
        write(self.folder / "best.npz", self.best, self.contest.size)
        partial = self.checkpoint.with_suffix(".partial.npz")
        np.savez(partial, progress=json.dumps(asdict(self.progress)), **self.learner.state())
        partial.replace(self.checkpoint)

    def resume(self) -> None:
        self.best = load(self.folder / "best.npz", self.game)
        try:
            with np.load(self.checkpoint) as stored:
                told = json.loads(str(stored["progress"]))
                told["ladder"] = {int(rung): share for rung, share in told["ladder"].items()}
                self.progress = Progress(**told)
                self.learner.restore(stored)
        except (ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
            checkpoint = shown(str(self.checkpoint))
            raise OptionError(f"{checkpoint}: nobody learned here at this table ({reason(error)})") from None


def became(targets: Any, values: Any) -> Any:
    """What became of each position: how it looked soon after and, fading, later, up to how the game ended."""
    order = np.lexsort((targets[:, WHO_SAW], targets[:, WHICH]))
    story = targets[order][:, [WHO_SAW, WHICH]]
    goes_on = np.all(story[1:] == story[:-1], axis=1)
    found = targets[:, :OUTPUTS].copy()
    for i in np.flatnonzero(goes_on)[::-1]:
        this, soon = order[i], order[i + 1]
        found[this] = FAR * found[soon] + (1 - FAR) * values[soon]
        found[this, ROUNDS] += (targets[soon, WHEN] - targets[this, WHEN]) / SPAN
    return found


def write(path: Path, nets: Any, size: int) -> None:
    """One network as a small file."""
    net = nets[0]
    first = net["first"][:size].astype(np.float16)
    np.savez_compressed(path, first=first, bias=net["bias"], second=net["second"], out=net["out"])
