"""A network that learns: gradient descent (Adam) on positions whose ends are known. NumPy is all it takes."""

from ast import literal_eval
from typing import Any

import numpy as np

from chronik.bots.value import HIDDEN, MARGIN, OUTPUTS, WIN

WEIGHT = np.array([1.0, 1.0, 0.3, 0.3], np.float32)  # of the errors in margin, chance, rounds and score
BATCH, AT_ONCE = 1024, 4  # samples of a step, and from how many rounds they are
FORGET, FORGET_SQUARES, TINY = 0.9, 0.999, 1e-8
STEADY = 0.995  # how slowly the running mean of the weights follows


class Learner:
    """The weights of one network, and what Adam remembers of their gradients."""

    def __init__(self, inputs: int, random: np.random.Generator) -> None:
        self.random = random
        self.weights = [
            random.normal(0.0, 0.1, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            random.normal(0.0, 0.1, (HIDDEN, OUTPUTS)).astype(np.float32),
            np.zeros(OUTPUTS, np.float32),
        ]
        self.steady = [part.copy() for part in self.weights]
        self.means = [np.zeros_like(part) for part in self.weights]
        self.squares = [np.zeros_like(part) for part in self.weights]
        self.steps = 0

    def fit(self, memory: list[tuple[Any, Any]], steps: int, rate: float) -> float:
        """So many steps, each over samples drawn from all that is remembered; the mean loss."""
        sizes = np.array([len(samples) for samples, _ in memory])
        losses = []
        for _ in range(steps):
            drawn = self.random.choice(len(memory), AT_ONCE, p=sizes / sizes.sum())
            rows = [self.random.integers(sizes[k], size=BATCH // AT_ONCE) for k in drawn]
            x = np.concatenate([memory[k][0][row] for k, row in zip(drawn, rows, strict=True)])
            y = np.concatenate([memory[k][1][row] for k, row in zip(drawn, rows, strict=True)])
            losses.append(self.step(x, y, rate))
        return float(np.mean(losses))

    def judge(self, x: Any) -> Any:
        """What the network that plays makes of positions."""
        first, bias, second, out = self.steady
        guess = np.maximum(x @ first + bias, 0.0) @ second + out
        guess[:, WIN] = 1.0 / (1.0 + np.exp(-guess[:, WIN]))
        return guess

    def step(self, x: Any, y: Any, rate: float) -> float:
        first, bias, second, out = self.weights
        x = x.astype(np.float32, copy=False)
        hidden = np.maximum(x @ first + bias, 0.0)
        guess = hidden @ second + out
        guess[:, WIN] = 1.0 / (1.0 + np.exp(-guess[:, WIN]))
        # Squared error of margin, rounds and score, cross entropy of the chance: the gradient looks the same.
        error = (guess - y) * WEIGHT
        loss = float(np.mean((guess[:, MARGIN] - y[:, MARGIN]) ** 2))
        error /= len(x)
        back = (error @ second.T) * (hidden > 0.0)
        self.descend([x.T @ back, back.sum(0), hidden.T @ error, error.sum(0)], rate)
        return loss

    def descend(self, gradients: list[Any], rate: float) -> None:
        self.steps += 1
        rate *= (1 - FORGET_SQUARES**self.steps) ** 0.5 / (1 - FORGET**self.steps)
        for part, mean, square, gradient in zip(
            self.weights, self.means, self.squares, gradients, strict=True
        ):
            mean += (1 - FORGET) * (gradient - mean)
            square += (1 - FORGET_SQUARES) * (gradient * gradient - square)
            part -= (rate * mean / (np.sqrt(square) + TINY)).astype(np.float32)
        pace = max(1 - STEADY, 1 / (1 + self.steps))
        for steady, part in zip(self.steady, self.weights, strict=True):
            steady += pace * (part - steady)

    def copy_to(self, net: Any) -> None:
        """Lay the weights into a network that plays: their running mean, which plays better than the last."""
        first, bias, second, out = self.steady
        net["first"][: len(first)] = first
        net["bias"] = bias
        net["second"] = second.T
        net["out"] = out

    def take(self, net: Any, inputs: int) -> None:
        """Begin with the weights of a network that plays."""
        parts = [net["first"][:inputs], net["bias"], net["second"].T, net["out"]]
        self.weights = [np.array(part, np.float32) for part in parts]
        self.steady = [part.copy() for part in self.weights]

    def state(self) -> dict[str, Any]:
        """All there is to know about it, to go on later."""
        named = {"weights": self.weights, "steady": self.steady, "means": self.means, "squares": self.squares}
        arrays = {f"{name}_{i}": part for name, parts in named.items() for i, part in enumerate(parts)}
        return arrays | {"steps": self.steps, "random": repr(self.random.bit_generator.state)}

    def restore(self, stored: Any) -> None:
        if stored["weights_0"].shape != self.weights[0].shape:
            raise ValueError("the network is for other features")
        for name in ("weights", "steady", "means", "squares"):
            setattr(self, name, [stored[f"{name}_{i}"] for i in range(len(self.weights))])
        self.steps = int(stored["steps"])
        self.random.bit_generator.state = literal_eval(str(stored["random"]))
