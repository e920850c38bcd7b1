"""How far learning has come: what is shown, written down and resumed from."""

from dataclasses import dataclass, field


@dataclass
class Progress:
    number: int = 0
    games: int = 0
    seconds: float = 0.0
    loss: float = 0.0
    score: float = 0.0
    rounds: float = 0.0
    best_of: int = -1  # the round whose network is the best so far
    ladder: dict[int, float] = field(default_factory=dict)  # its last examination: the best against others
