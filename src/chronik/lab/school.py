"""Learning on a graphics card: a crowd of games by networks, the gradient by PyTorch beside it.

The recipe is that of `lab.train`: what a position became soon after and, fading, later; then what looking
ahead makes of the moves in question. Only the numbers are larger.
"""

import argparse
import json
import math
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from chronik.errors import OptionError
from chronik.lab.apprenticeship import Apprenticeship, bar, head
from chronik.lab.aside import aside
from chronik.lab.card import CARD, Crowd, Rules, Sketchbook, Table, random_numbers
from chronik.lab.evenings import Ponder, duel, window
from chronik.lab.pupil import SCORE, Judge, Learner, Network, read, write

SELF_PLAY = 150  # rounds; what follows is expert iteration
GAMES, STEPS, KEPT = 16384, 64, 0.25  # of a round of self-play: games side by side, decisions in each
EXPERT_STEPS = 16  # decisions of a round of expert iteration
BEGINNING = 1600  # random decisions before anything is known
EXAM, EXAM_GAMES = 20, 4096  # an examination after so many rounds of looking ahead,
EARLY_EXAM = 50  # or so many before
SHARES, APART = 8, 160  # games begin in so many shares, so many decisions apart
LADDER = 1  # forerunners that are shown


class School(Apprenticeship):
    """One network for all tables of a kind: rounds take turns at them, examinations are held at the first."""

    def __init__(
        self,
        tables: list[Table],
        folder: Path,
        seed: int = 0,
        start: Path | None = None,
        ahead: bool = False,
    ) -> None:
        torch.set_float32_matmul_precision("high")
        self.tables, self.table, self.seed = tables, tables[0], seed
        begun = head(self.table.told, seed, start, ahead)
        super().__init__(folder / "checkpoint.pt", begun, bar(self.table.players, EXAM_GAMES), LADDER)
        network = self.read(start) if start is not None and not self.checkpoint.exists() else None
        self.learner = Learner(self.table.size, seed, None if network is None else network.parts)
        self.book = Sketchbook(self.table.about)
        self.exam = Crowd(self.table, EXAM_GAMES, self.book)
        self.crowds: dict[int, Crowd] = {}
        self.ponder: Ponder | None = None
        if self.checkpoint.exists():
            self.resume()
        elif network is not None:
            self.progress.number = SELF_PLAY if ahead else 1
            self.accept(network)

    def network(self) -> Network:
        return self.learner.steady.copy()

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
        rival = self.rival(number) if self.table.players > 1 else None
        return Judge(self.table.taste, self.network(), rival, lambda which, seats: (which + seats) % 2 == 0)

    # examinations

    def is_examined(self, number: int) -> bool:
        return number % (EARLY_EXAM if number <= SELF_PLAY else EXAM) == 0 or number == SELF_PLAY

    def duel(self, one: Network, other: Network, purpose: int) -> float:
        return duel(self.exam, one, other, 2 * self.progress.number + purpose)

    # stopping and going on

    def write(self, path: Path, network: Network) -> None:
        write(path, network)

    def read(self, path: Path) -> Network:
        return read(path, self.table.size)

    def save(self) -> None:
        learner = self.learner
        state = {**self.known(), "adam": learner.adam.state_dict(), "steps": learner.steps}
        state |= {"parts": learner.parts, "steady": learner.steady.parts}
        with aside(self.checkpoint) as file:
            torch.save(state, file)

    def resume(self) -> None:
        state, learner = torch.load(self.checkpoint, map_location=CARD, weights_only=True), self.learner
        self.go_on(state)
        torch.manual_seed((self.seed * 1_000_003 + self.progress.number) % (1 << 64))  # chances that are new
        learner.steps = state["steps"]
        with torch.no_grad():
            for mine, kept in zip(learner.parts, state["parts"], strict=True):
                mine.copy_(kept)
        learner.steady = Network(state["steady"])
        learner.adam.load_state_dict(state["adam"])
        learner.adam.param_groups[0]["lr"] = learner.rate


def rate(number: int) -> float:
    """How long the steps of the gradient are."""
    if number < SELF_PLAY:
        return 2e-3 * (1 - 0.7 * number / SELF_PLAY)
    later = (number - SELF_PLAY) / (number - SELF_PLAY + 100)
    return 6e-4 * (1 - later) + 3e-5


def minutes(text: str) -> float:
    """A time that ends."""
    number = float(text)
    if not 0 < number < math.inf:
        raise ValueError
    return number


def main() -> None:
    """Learn where there is a card but neither Numba nor the rules: in a folder of `chronik train --pack`."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("pack", type=Path)
    parser.add_argument("--minutes", type=minutes, default=10.0)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path, help="begin with this network")
    parser.add_argument("--ahead", action="store_true", help="look ahead from the first round")
    parser.add_argument("--folder", type=Path, required=True, help="checkpoints")
    given = parser.parse_args()
    rules = Rules(given.pack)
    tables = [Table(rules, path) for path in sorted(given.pack.glob("table-*.npz"))]
    try:
        school = School(tables, given.folder, given.seed, given.start, given.ahead)
    except OptionError as error:
        parser.error(str(error))
    school.learn(given.minutes, None, lambda progress: print(json.dumps(asdict(progress)), flush=True))


if __name__ == "__main__":
    main()
