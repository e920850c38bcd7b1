"""Learning in rounds: a newcomer becomes the best only if it beats the best so far, and the way on is kept.

How networks learn and meet, `lab.train` and `lab.school` say. Here are neither Numba nor rules: it comes
along to where a card is without them.
"""

import json
import math
import re
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from chronik.errors import OptionError
from chronik.lab.progress import Progress

RIVALS = 3  # in one of so many rounds a forerunner plays too, lest learning goes in circles
DOUBT = 2.0  # standard errors above a fair share that a newcomer needs
JUDGED, SHOWN = range(2)  # what a duel is for: whether a newcomer passes, and the ladder
RUNG = re.compile(r"round-(\d{5,})", re.ASCII)


def bar(players: int, games: int) -> float:
    """How much better than a fair share a newcomer must do: one that is no better passes one time in 44.

    With p = 1 / players the variance of the share is p (1 - p) / games; in fair shares, (1 / p - 1) / games.
    Alone, two networks share every game as two players would.
    """
    return 1 + DOUBT * math.sqrt(max(1, players - 1) / games)


def head(table: Mapping[str, Any], seed: int, start: Path | None, ahead: bool) -> dict[str, Any]:
    """How learning began: whoever goes on must ask for the same."""
    begun = None if start is None else str(start.resolve())
    return {**table, "seed": seed, "start": begun, "ahead": ahead}


class Apprenticeship(ABC):
    """Rounds and examinations, and a folder with the best network, its forerunners and the way on."""

    def __init__(self, checkpoint: Path, head: Mapping[str, Any], passed: float, ladder: int) -> None:
        self.checkpoint, self.folder = checkpoint, checkpoint.parent
        self.head = json.loads(json.dumps(head))  # as it is read again
        self.passed, self.ladder = passed, ladder
        self.progress = Progress()
        self.best: Any = None
        self.folder.mkdir(parents=True, exist_ok=True)

    @abstractmethod
    def round(self) -> None:
        """Learn, and count it."""

    @abstractmethod
    def network(self) -> Any:
        """The network as it is now, ready to play."""

    @abstractmethod
    def is_examined(self, number: int) -> bool:
        """Whether there is an examination after so many rounds."""

    @abstractmethod
    def duel(self, one: Any, other: Any, purpose: int) -> float:
        """How much better one does against a table of the other than a fair share, in games of this round."""

    @abstractmethod
    def write(self, path: Path, network: Any) -> None: ...

    @abstractmethod
    def read(self, path: Path) -> Any: ...

    @abstractmethod
    def save(self) -> None:
        """The way on."""

    def learn(
        self, minutes: float, rounds: int | None, say: Callable[[Progress], None] = lambda progress: None
    ) -> Progress:
        """Go on for so many minutes, or so many rounds; the last is examined in any case."""
        progress, begun = self.progress, time.monotonic()
        before, first, done = progress.seconds, progress.number, False
        while not done:
            progress.ladder = {}
            self.round()
            progress.seconds = before + time.monotonic() - begun
            left = 60 * minutes + before - progress.seconds
            done = left <= 0 if rounds is None else progress.number - first >= rounds
            if done or self.is_examined(progress.number):
                self.examine()
            self.save()
            say(progress)
        return progress

    # examinations

    def examine(self) -> None:
        """Against the best so far; and how the best does against its forerunners."""
        newcomer, progress = self.network(), self.progress
        if progress.best_of < 0 or self.duel(newcomer, self.best, JUDGED) >= self.passed:
            self.accept(newcomer)
        rungs = [rung for rung in self.forerunners() if rung != progress.best_of]
        shown = rungs[:: max(1, math.ceil(len(rungs) / self.ladder))]
        progress.ladder = {rung: self.duel(self.best, self.frozen(rung), SHOWN) for rung in shown}

    def accept(self, network: Any) -> None:
        self.best, self.progress.best_of = network, self.progress.number
        self.write(self.rung(self.progress.number), network)
        self.write(self.folder / "best.npz", network)

    def rival(self, number: int) -> Any:
        """A forerunner, who sits at every other seat in some of the rounds; mostly nobody."""
        rungs = self.forerunners()
        return None if number % RIVALS or not rungs else self.frozen(rungs[number // RIVALS % len(rungs)])

    def forerunners(self) -> list[int]:
        """The rounds whose networks were the best; whatever else lies in the folder is not ours."""
        found = (RUNG.fullmatch(path.stem) for path in self.folder.glob("round-*.npz"))
        return sorted(int(rung[1]) for rung in found if rung)

    def frozen(self, number: int) -> Any:
        return self.read(self.rung(number))

    def rung(self, number: int) -> Path:
        return self.folder / f"round-{number:05}.npz"

    # stopping and going on

    def known(self) -> dict[str, Any]:
        """What a checkpoint tells beside its weights."""
        return {"head": json.dumps(self.head), "progress": json.dumps(asdict(self.progress))}

    def go_on(self, kept: Mapping[str, Any]) -> None:
        """From where a checkpoint tells that learning was; older ones do not tell how it began."""
        self.compare(json.loads(str(kept["head"])) if "head" in kept else {})
        told = json.loads(str(kept["progress"]))
        told["ladder"] = {int(rung): lead for rung, lead in told["ladder"].items()}
        self.progress = Progress(**told)
        if self.progress.best_of >= 0:
            self.best = self.read(self.folder / "best.npz")

    def compare(self, kept: Mapping[str, Any]) -> None:
        for name, value in kept.items():
            if self.head.get(name) != value:
                began, now = (json.dumps(part) for part in (value, self.head.get(name)))
                raise OptionError(
                    f"{name}: learning in {self.folder} began with {began}; {now} needs a new folder"
                )
