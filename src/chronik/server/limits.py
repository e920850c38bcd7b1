"""How much anybody may ask for: a bucket for each kind of thing and each address, filled at a steady rate."""

import time
from collections import OrderedDict

from chronik.server.refusal import Refusal

# How many a second in the long run, and how many at once.
RATES = {
    "tables": (2.0, 120.0),
    "records": (0.2, 20.0),
    "thoughts": (2.0, 30.0),
    "moves": (30.0, 300.0),
    "sockets": (5.0, 200.0),
    "asked": (100.0, 1000.0),
}
MOST_BUCKETS = 100_000  # the longest unused is forgotten: it is full again anyway


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def check(self, kind: str, address: str) -> None:
        """Take one; Refusal if the bucket is empty."""
        if not self.factor:
            return
        rate, size = (number * self.factor for number in RATES[kind])
        now = time.monotonic()
        left, then = self._buckets.pop((kind, address), (size, now))
        left = min(size, left + (now - then) * rate)
        self._buckets[kind, address] = max(0.0, left - 1), now
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if left < 1:
            raise Refusal("too-many", seconds=max(1, round((1 - left) / rate)))
