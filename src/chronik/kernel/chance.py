"""Random numbers that live in the record: the same seed and moves give the same game for ever."""

from typing import Any

import numpy as np

from chronik.compiler import INTERPRETED, rule
from chronik.compiler.twins import TWINS
from chronik.kernel.record import Record, u64


class Dice(Record):
    """A generator of its own, for players who choose at random: theirs must not disturb the game's."""

    unused = u64()  # keeps Numba from taking every record that begins with a generator for Dice
    rng = u64()


def below(s: Any, n: int) -> int:
    """A fair number in 0..n-1 (splitmix64, then Lemire's multiplication with rejection)."""
    while True:
        s.rng = s.rng + np.uint64(0x9E3779B97F4A7C15)
        z = s.rng
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        z = (z ^ (z >> np.uint64(31))) >> np.uint64(32)
        m = z * np.uint64(n)
        rest = m & np.uint64(0xFFFFFFFF)
        if rest >= np.uint64(n) or rest >= np.uint64(np.int64(1 << 32) % n):
            return np.int64(m >> np.uint64(32))  # type: ignore[return-value]


# The one place where wrapping around is meant; NumPy would warn of it.
quiet = np.errstate(over="ignore")(below)
below = quiet if INTERPRETED else rule(below)
TWINS[below] = quiet


@rule
def shuffle(s: Any, tiles: Any, count: int) -> None:
    """Put the first `count` tiles in random order."""
    for i in range(count - 1, 0, -1):
        j = below(s, i + 1)
        tile = tiles[i]
        tiles[i] = tiles[j]
        tiles[j] = tile


@rule
def nth_bit(bits: Any, n: int) -> int:
    """The place of the n-th bit that is set."""
    place: Any = np.int64(0)
    while n > 0 or (bits >> place) & 1 == 0:
        n -= (bits >> place) & 1
        place += 1
    return place
