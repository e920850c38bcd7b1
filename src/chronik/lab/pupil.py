"""Networks on a graphics card: those that play, and the one that learns."""

from pathlib import Path
from typing import Any

import numpy as np
import torch

from chronik.lab.aside import write_weights
from chronik.lab.card import CARD

MARGIN, WIN, ROUNDS, SCORE = range(4)
OUTPUTS, HIDDEN = 4, 64
WEIGHT = (0.5, 1.0, 0.15, 0.15)  # of the errors in margin, chance, rounds and score
FITS, BATCH = 300, 8192  # steps of the gradient in one round, and samples of each
MEMORY = 4_000_000  # samples
STEADY = 0.998  # how slowly the running mean of the weights follows


class Network:
    """The weights of a network that plays."""

    def __init__(self, parts: list[Any]) -> None:
        self.parts = parts

    def __call__(self, seen: Any) -> Any:
        first, bias, second, out = self.parts
        guess = torch.relu(seen @ first + bias) @ second + out
        guess[:, WIN] = torch.sigmoid(guess[:, WIN])
        return guess

    def copy(self) -> "Network":
        return Network([part.detach().clone() for part in self.parts])


class Judge:
    """Says what positions are worth: one network for all, or two that share the seats of a table."""

    def __init__(self, taste: Any, one: Network, other: Network | None = None, seats: Any = None) -> None:
        self.taste, self.one, self.other, self.seats = taste, one, other, seats

    def __call__(self, outputs: Any) -> Any:
        return outputs @ self.taste

    def outputs(self, seen: Any, which: Any, seats: Any) -> Any:
        found = self.one(seen)
        if self.other is None:
            return found
        return torch.where(self.seats(which, seats)[:, None], found, self.other(seen))


class Learner:
    """A network that learns, and the running mean of its weights, which plays better."""

    def __init__(self, size: int, seed: int, start: list[Any] | None = None) -> None:
        torch.manual_seed(seed)
        shapes = [(size, HIDDEN), (HIDDEN,), (HIDDEN, OUTPUTS), (OUTPUTS,)]
        fresh = [torch.randn(shape) * (0.1 if len(shape) == 2 else 0.0) for shape in shapes]
        self.parts = [part.to(CARD).clone().requires_grad_() for part in start or fresh]
        self.steady = Network(self.parts).copy()
        self.rate = torch.tensor(1e-3, device=CARD)
        self.adam = torch.optim.Adam(self.parts, lr=self.rate, capturable=CARD == "cuda")
        self.weight = torch.tensor(WEIGHT, device=CARD)
        self.x = torch.zeros((MEMORY, size), dtype=torch.float16, device=CARD)
        self.y = torch.zeros((MEMORY, OUTPUTS), device=CARD)
        self.steps = self.filled = self.next = 0
        self.held = torch.zeros((), device=CARD)  # how many samples there are, and
        self.pace = torch.zeros((), device=CARD)  # how fast the running mean follows, as the card reads them
        self.loss = torch.zeros((), device=CARD)
        self.graph: Any = None

    def remember(self, x: Any, y: Any) -> None:
        """Keep samples; the oldest are forgotten."""
        if self.next + len(x) > MEMORY:
            self.filled, self.next = self.next, 0
        here = slice(self.next, self.next + len(x))
        self.x[here], self.y[here] = x, y
        self.next += len(x)
        self.filled = max(self.filled, self.next)

    def forget(self) -> None:
        self.filled = self.next = 0

    def fit(self, rate: float) -> float:
        """Some steps of the gradient. They are recorded once and then repeated: that is ten times as fast."""
        self.rate.fill_(rate)
        self.held.fill_(self.filled)
        step = self.step if CARD == "cpu" else self.recorded().replay
        for _ in range(FITS):
            self.steps += 1
            self.pace.fill_(max(1 - STEADY, 1 / (1 + self.steps)))
            step()
        return float(self.loss)

    def recorded(self) -> Any:
        if self.graph is None:
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                for _ in range(3):
                    self.step()
            torch.cuda.current_stream().wait_stream(aside)
            self.graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self.graph):
                self.step()
        return self.graph

    def step(self) -> None:
        first, bias, second, out = self.parts
        rows = (torch.rand(BATCH, device=CARD, dtype=torch.float64) * self.held).long()
        x, y = self.x[rows].float(), self.y[rows]
        guess = torch.relu(x @ first + bias) @ second + out
        squares = (guess - y) ** 2
        chance = torch.nn.functional.binary_cross_entropy_with_logits(
            guess[:, WIN], y[:, WIN], reduction="none"
        )
        errors = torch.stack([squares[:, MARGIN], chance, squares[:, ROUNDS], squares[:, SCORE]], 1).mean(0)
        self.adam.zero_grad()
        (errors @ self.weight).backward()
        self.adam.step()
        with torch.no_grad():
            self.loss.copy_(errors[MARGIN])
            for steady, part in zip(self.steady.parts, self.parts, strict=True):
                steady.lerp_(part, self.pace)


def write(path: Path, net: Network) -> None:
    """One network, as the players read it."""
    first, bias, second, out = (part.detach().cpu().numpy() for part in net.parts)
    write_weights(path, first, bias, second.T.copy(), out)


def read(path: Path, size: int) -> Network:
    """A network; where it was learned at a smaller table, it makes nothing of the seats it never saw."""
    with np.load(path) as stored:
        first = np.zeros((size, HIDDEN), np.float32)
        known = stored["first"][:size]
        first[: len(known)] = known
        parts = [first, stored["bias"], stored["second"].T, stored["out"]]
    return Network([torch.from_numpy(np.array(part, np.float32)).to(CARD) for part in parts])
