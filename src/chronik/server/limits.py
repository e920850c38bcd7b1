"""How much anybody may ask for: a bucket for each kind of thing and each address, filled at a steady rate.

And how many live connections may be open at once, from one address and in all.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from chronik.server import metrics
from chronik.server.refusal import Refusal

# How many a second in the long run, and how many at once.
RATES = {
    "tables": (2.0, 120.0),
    "records": (0.2, 20.0),
    "thoughts": (2.0, 30.0),
    "moves": (30.0, 300.0),
    "sockets": (10.0, 400.0),  # all that may be open, cut off and back again
    "asked": (100.0, 1000.0),
}
OPEN_FROM_ONE, OPEN_IN_ALL = 200, 5000  # live connections
MOST_BUCKETS = 100_000  # the longest unused is forgotten: it is full again anyway


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._open: Counter[str] = Counter()  # live connections by address
        self._all_open = 0

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

    @contextmanager
    def connection(self, address: str) -> Iterator[None]:
        """One that is open until the block ends; Refusal if there are too many."""
        self._check_open("too-many-open", OPEN_FROM_ONE, self._open[address])
        self._check_open("full", OPEN_IN_ALL, self._all_open)
        self._opened(address, 1)
        try:
            yield
        finally:
            self._opened(address, -1)

    def _opened(self, address: str, more: int) -> None:
        self._open[address] += more
        if not self._open[address]:
            del self._open[address]
        self._all_open += more
        metrics.SOCKETS.inc(more)

    def _check_open(self, code: str, most: int, there_are: int) -> None:
        if self.factor and there_are >= max(1, most * self.factor):
            raise Refusal(code)
