"""Learning on a graphics card: a crowd of games by networks, the gradient by PyTorch beside it.

The recipe is that of `lab.train`: what a position became soon after and, fading, later; then what looking
ahead makes of the moves in question. Only the numbers are larger.
"""

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from chronik.lab.card import CARD, Crowd, Rules, Sketchbook, Table, random_numbers
from chronik.lab.evenings import Ponder, duel, window
from chronik.lab.progress import Progress
from chronik.lab.pupil import SCORE, Judge, Learner, Network, read, write

SELF_PLAY = 150  # rounds; what follows is expert iteration
GAMES, STEPS, KEPT = 16384, 64, 0.25  # of a round of self-play: games side by side, decisions in each
EXPERT_STEPS = 16  # decisions of a round of expert iteration
BEGINNING = 1600  # random decisions before anything is known
RIVALS = 3  # in one of so many rounds a forerunner plays too
EXAM, EXAM_GAMES, PASSED = 20, 4096, 1.03  # an examination after so many rounds of looking ahead,
EARLY_EXAM = 50  # or so many before
SHARES, APART = 8, 160  # games begin in so many shares, so many decisions apart
LADDER = 1  # forerunners that are shown


class School:
    """One network for all tables of a kind: rounds take turns at them, examinations are held at the first."""

    def __init__(
        self,
        tables: list[Table],
        folder: Path,
        seed: int = 0,
        start: list[Any] | None = None,
        ahead: bool = False,
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self.tables, self.table, self.folder = tables, tables[0], folder
        self.learner = Learner(self.table.size, seed, start)
        self.best = self.learner.steady.copy()
        self.progress = Progress(number=0 if start is None else SELF_PLAY if ahead else 1)
        self.book = Sketchbook(self.table.about)
        self.exam = Crowd(self.table, EXAM_GAMES, self.book)
        self.crowds: dict[int, Crowd] = {}
        self.ponder: Ponder | None = None
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self.resume()
        elif start is not None:
            self.progress.best_of = self.progress.number
            self.freeze(self.progress.number, self.best)

    @property
    def checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    def learn(
        self, minutes: float, rounds: int | None, say: Callable[[Progress], None] = lambda progress: None
    ) -> Progress:
        """Go on for so many minutes, or so many rounds."""
        begun, before, first = time.monotonic(), self.progress.seconds, self.progress.number
        while True:
            self.round()
            number = self.progress.number
            self.progress.seconds = before + time.monotonic() - begun
            if number % (EARLY_EXAM if number <= SELF_PLAY else EXAM) == 0 or number == SELF_PLAY:
                self.examine()
                self.save()
            say(self.progress)
            done = number - first
            if done >= rounds if rounds is not None else self.progress.seconds - before >= 60 * minutes:
                self.examine()
                self.save()
                return self.progress

    def round(self) -> None:
        progress = self.progress
        x, y, (ends, rounds) = self.play(progress.number)
        self.learner.remember(x, y)
        progress.loss = self.learner.fit(rate(progress.number))
        progress.number += 1
        progress.games += len(ends)
        if len(ends) > 0:
            progress.score = float(ends[:, :, SCORE].mean())
            progress.rounds = float(rounds.median())

    def play(self, number: int) -> Any:
        crowd, judge = self.crowd(number), self.judge(number)
        if number == 0:
            return window(crowd, judge, BEGINNING, 1.0, 0.01)
        if number == 1:
            self.learner.forget()  # random games have taught what they could
        if number < SELF_PLAY:
            wild = 0.03 + 0.12 * max(0.0, 1 - 2 * number / SELF_PLAY)
            return window(crowd, judge, STEPS, wild, KEPT)
        if self.ponder is None:
            self.ponder = Ponder(crowd)
        self.ponder.sit_down(crowd, Judge(self.table.taste, judge.one))
        return window(crowd, judge, EXPERT_STEPS, 0.025, KEPT, self.ponder)

    def crowd(self, number: int) -> Crowd:
        """The games of the table whose turn it is; they go on where they were."""
        key = number % len(self.tables)
        if key not in self.crowds:
            self.crowds[key] = crowd = Crowd(self.tables[key], GAMES, self.book)
            crowd.begin(random_numbers(GAMES))
            if number > 0:
                self.spread(crowd, number)
        return self.crowds[key]

    def spread(self, crowd: Crowd, number: int) -> None:
        """Let games begin one share after the other, lest all are at the same point."""
        for share in range(SHARES):
            window(crowd, self.judge(number), APART, 0.1, 0.0)
            seeds = torch.full((crowd.count,), -1, device=CARD)
            seeds[share::SHARES] = random_numbers(len(seeds[share::SHARES]))
            crowd.begin(seeds)

    def judge(self, number: int) -> Judge:
        """The network as it is; in some rounds a forerunner sits at every other seat."""
        now, taste = self.learner.steady.copy(), self.table.taste
        rungs = self.forerunners()
        if number % RIVALS or not rungs or self.table.players == 1:
            return Judge(taste, now)
        rival = self.frozen(rungs[number // RIVALS % len(rungs)])
        return Judge(taste, now, rival, lambda which, seats: (which + seats) % 2 == 0)

    # examinations

    def examine(self) -> None:
        """Against the best so far, and against forerunners."""
        number, newcomer = self.progress.number, self.learner.steady.copy()
        lead = duel(self.exam, newcomer, self.best, number)
        if self.progress.best_of < 0 or lead >= PASSED:
            self.best, self.progress.best_of = newcomer, number
            self.freeze(number, newcomer)
        rungs = self.forerunners()
        shown = rungs[:: max(1, len(rungs) // LADDER)]
        self.progress.ladder = {rung: duel(self.exam, self.best, self.frozen(rung), rung) for rung in shown}

    def forerunners(self) -> list[int]:
        return sorted(int(path.stem.partition("-")[2]) for path in self.folder.glob("round-*.npz"))

    def freeze(self, number: int, network: Network) -> None:
        write(self.folder / f"round-{number:05}.npz", network)

    def frozen(self, number: int) -> Network:
        return read(self.folder / f"round-{number:05}.npz", self.table.size)

    # stopping and going on

    def save(self) -> None:
        write(self.folder / "best.npz", self.best)
        partial = self.checkpoint.with_suffix(".partial")
        state = {"progress": json.dumps(asdict(self.progress)), "adam": self.learner.adam.state_dict()}
        state |= {
            "parts": self.learner.parts,
            "steady": self.learner.steady.parts,
            "steps": self.learner.steps,
        }
        torch.save(state, partial)
        partial.replace(self.checkpoint)

    def resume(self) -> None:
        state = torch.load(self.checkpoint, map_location=CARD, weights_only=True)
        told = json.loads(state["progress"])
        told["ladder"] = {int(rung): lead for rung, lead in told["ladder"].items()}
        self.progress, learner = Progress(**told), self.learner
        learner.steps = state["steps"]
        with torch.no_grad():
            for mine, kept in zip(learner.parts, state["parts"], strict=True):
                mine.copy_(kept)
        learner.steady = Network(state["steady"])
        learner.adam.load_state_dict(state["adam"])
        learner.adam.param_groups[0]["lr"] = learner.rate
        self.best = read(self.folder / "best.npz", self.table.size)


def rate(number: int) -> float:
    """How long the steps of the gradient are."""
    if number < SELF_PLAY:
        return 2e-3 * (1 - 0.7 * number / SELF_PLAY)
    later = (number - SELF_PLAY) / (number - SELF_PLAY + 100)
    return 6e-4 * (1 - later) + 3e-5


def main() -> None:
    """Learn where there is a card but neither Numba nor the rules: in a folder of `chronik train --pack`."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("pack", type=Path)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="begin with this network")
    parser.add_argument("--ahead", action="store_true", help="look ahead from the first round")
    parser.add_argument("--folder", type=Path, required=True, help="checkpoints")
    given = parser.parse_args()
    rules = Rules(given.pack)
    files = sorted(given.pack.glob("table-*.npz"))
    tables = [Table(rules, path) for path in files]
    start = None if given.start is None else [part.cpu() for part in read(given.start, tables[0].size).parts]
    school = School(tables, given.folder, given.seed, start, given.ahead)
    school.learn(given.minutes, None, lambda progress: print(json.dumps(asdict(progress)), flush=True))


if __name__ == "__main__":
    main()
