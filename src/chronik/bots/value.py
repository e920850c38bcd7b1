"""The value of a position for a seat: a small network over its features.

It has four outputs: the final margin (own points less the best other's; alone, the score), the chance to
win (alone, the title), how many rounds are still to come, and the final score.
"""

import math
from typing import Any

import numpy as np

from chronik.kernel import estimate
from chronik.kernel.record import with_attributes

HIDDEN = 64
GLANCE = 16  # numbers of the vector that are passed over together, if all are as before
AT_ONCE = 4  # numbers of the vector that are worked in together
MARGIN, WIN, ROUNDS, SCORE = 0, 1, 2, 3
OUTPUTS = 4


def network_type(inputs: int) -> np.dtype[Any]:
    parts: Any = [
        ("first", "f4", (inputs, HIDDEN)),
        ("bias", "f4", (HIDDEN,)),
        ("second", "f4", (OUTPUTS, HIDDEN)),
        ("out", "f4", (OUTPUTS,)),
        ("taste", "f4", (OUTPUTS,)),  # how much a seat cares about each
    ]
    return with_attributes("Network", np.dtype(parts))


@estimate
def work_in(
    net: Any, x: Any, words: Any, old: Any, old_words: Any, size: int, found: Any, hidden: Any
) -> None:
    """Bring the hidden layer from an old vector to another: only numbers that differ cost much.

    The words are the same vectors, two numbers read as one.
    """
    count = 0
    for start in range(0, size, GLANCE):
        first = start // 2
        differs = np.uint64(0)
        for i in range(GLANCE // 2):
            differs |= words[first + i] ^ old_words[first + i]
        if differs != 0:
            for i in range(start, start + GLANCE):
                found[count] = i
                count += x[i] != old[i]
    for i in range(count, count + AT_ONCE):
        found[i] = x.size - 1  # which is always 0
    for i in range(0, count, AT_ONCE):
        a, b, c, d = found[i], found[i + 1], found[i + 2], found[i + 3]
        by_a, by_b, by_c, by_d = x[a] - old[a], x[b] - old[b], x[c] - old[c], x[d] - old[d]
        for j in range(HIDDEN):
            hidden[j] += (
                by_a * net.first[a, j]
                + by_b * net.first[b, j]
                + by_c * net.first[c, j]
                + by_d * net.first[d, j]
            )


@estimate
def read_out(net: Any, hidden: Any, out: Any) -> None:
    for k in range(OUTPUTS):
        total = net.out[k]
        for j in range(HIDDEN):
            total += max(hidden[j], np.float32(0.0)) * net.second[k, j]
        out[k] = total
    out[WIN] = 1.0 / (1.0 + math.exp(-out[WIN]))
