"""How long a hand takes in a raid in real time: as long as a person's, and not always the same."""

from random import Random

PACE = 2.0  # seconds, in the mean


def moment(pace: float, chance: Random) -> float:
    return pace * chance.uniform(0.5, 1.5)
