"""Learning to play: first by self-play, then from what looking ahead finds (expert iteration).

A round is some games and some steps over what they left in memory. What is done in it depends on its number
and the seed alone, so that the same rounds give the same network.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from chronik.bots.networks import load
from chronik.bots.selfplay import GUESS, LASTED, NOT_PLAYED, SPAN, TOTAL, UNKNOWN, WHEN, WHICH, WHO_SAW
from chronik.bots.value import OUTPUTS, ROUNDS
from chronik.lab.apprenticeship import JUDGED, Apprenticeship, bar, head
from chronik.lab.aside import aside, write_weights
from chronik.lab.contest import Contest, How
from chronik.lab.crew import Crew
from chronik.lab.kinds import told
from chronik.lab.learner import Learner
from chronik.lab.scores import fit_score
from chronik.rulebook.errors import OptionError, reason, shown
from chronik.table import Game
from chronik.table.checks import SEEDS

SELF_PLAY = 60  # rounds; what follows is expert iteration
SEATS = 1200  # at which a round of self-play is played, by as many games as that makes
STEPS = 200  # of the gradient, in one round
FAR = 0.8  # how much of what a position became is looked for further on than the next one that was kept
TRUST = 0.7  # in what looking ahead said of a position; the rest is what became of it
MEMORY = 8  # rounds that are remembered
EXAM = 5  # rounds between two examinations
EXAM_GAMES = 400
LADDER = 4  # forerunners that are shown
RUNG_GAMES = 100
SCORES = 3  # where the seeds of games are by which a score is fitted, behind those of both kinds of duels


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


class Training(Apprenticeship):
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
        self.game, self.seed = games[0], seed
        begun = head(told(self.game), seed, start, ahead)
        super().__init__(folder / "checkpoint.npz", begun, bar(self.game.players, EXAM_GAMES), LADDER)
        self.contests = [Contest(game, jobs, workers) for game in games]
        self.contest = self.contests[0]
        self.learner = Learner(self.contest.size, np.random.default_rng(seed))
        self.memory: list[tuple[Any, Any]] = []
        if self.checkpoint.exists():
            self.resume()
        elif start is not None:
            network = load(start, self.game)
            self.learner.take(network[0], self.contest.size)
            # Random games have nothing to teach it, and self-play may not either.
            self.progress.number = SELF_PLAY if ahead else 1
            super().accept(network)

    def network(self) -> Any:
        nets = self.contest.brain.networks()
        self.learner.copy_to(nets[0])
        nets["taste"] = self.contest.brain.taste(self.game.players)
        return nets

    def round(self) -> None:
        number = self.progress.number
        plan = lesson(number)
        if number in (1, SELF_PLAY):
            self.memory = []  # random games, then those without looking ahead, have taught what they could
        games = plan.seats // self.game.players
        room = 500 if plan.how.pondered else 60
        contest = self.contests[number % len(self.contests)]
        now, rival = self.network(), self.rival(number)
        nets = np.concatenate([now, now if rival is None else rival])
        played = contest.play(nets, [0, 1], games, self.first_seed(), plan.how, room)
        self.remember(played)
        self.progress.loss = self.learner.fit(self.memory, STEPS, plan.rate)
        seats = slice(0, self.game.players)
        self.progress.score = float(played.results[:, seats, TOTAL].mean())
        self.progress.rounds = float(np.median(played.results[:, 0, LASTED]))
        self.progress.games += games
        self.progress.number += 1

    def first_seed(self, shelf: int = 0) -> int:
        """Of this round: its games, and those of its examinations, have seeds of their own."""
        return ((self.seed * 1_000_003 + self.progress.number) << 24 | shelf << 20) % SEEDS

    def remember(self, played: Any) -> None:
        """Keep the samples; who looked ahead is trusted more than what became of a position."""
        guess = played.targets[:, GUESS : GUESS + OUTPUTS]
        known = guess[:, :1] > UNKNOWN
        values = np.where(known, guess, self.learner.judge(played.samples))
        trust = np.where(played.targets[:, WHICH : WHICH + 1] == NOT_PLAYED, 1.0, TRUST * known)
        wanted = trust * values + (1 - trust) * became(played.targets, values)
        self.memory = [*self.memory, (played.samples, wanted.astype(np.float32))][-MEMORY:]

    # examinations

    def is_examined(self, number: int) -> bool:
        return number % EXAM == 0

    def accept(self, network: Any) -> None:
        fit_score(network[0], self.contests, self.first_seed(SCORES))
        super().accept(network)

    def duel(self, one: Any, other: Any, purpose: int) -> float:
        games = EXAM_GAMES if purpose == JUDGED else RUNG_GAMES
        return self.contest.duel(one, other, games, self.first_seed(1 + purpose))

    # stopping and going on

    def write(self, path: Path, network: Any) -> None:
        net = network[0]
        write_weights(path, net["first"][: self.contest.size], net["bias"], net["second"], net["out"])

    def read(self, path: Path) -> Any:
        return load(path, self.game)

    def save(self) -> None:
        with aside(self.checkpoint) as file:
            np.savez(file, **self.known(), **self.learner.state())

    def resume(self) -> None:
        try:
            with np.load(self.checkpoint) as stored:
                self.go_on(stored)
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
