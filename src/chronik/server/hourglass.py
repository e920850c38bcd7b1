"""The sand of a raid in real time: turned when the raid begins, the same for everybody who looks."""

import time
from collections.abc import Mapping
from typing import Any

RAID, REAL_TIME = "raid", "realtime"
USUAL = 20.0  # seconds; a table with more of them is slower in everything


class Hourglass:
    def __init__(self, options: Mapping[str, Any]) -> None:
        self.is_used = options.get("clock") == REAL_TIME
        self.seconds = float(options.get("seconds") or USUAL)
        self._ends: float | None = None  # while a raid goes on
        self.is_stopped = False  # the table has called the stop; hands may still hold a tile

    def watch(self, position: Mapping[str, Any]) -> None:
        """A raid has begun, goes on, or is over. After a restart of the server its time begins anew."""
        if not self.is_used or position.get("task") != RAID:
            self._ends = None
        elif self._ends is None:
            self._ends = time.monotonic() + self.seconds
            self.is_stopped = False

    @property
    def runs(self) -> bool:
        return self._ends is not None

    @property
    def left(self) -> float | None:
        """Seconds; none if there is no raid."""
        return None if self._ends is None else round(max(0.0, self._ends - time.monotonic()), 3)

    @property
    def slowness(self) -> float:
        """How much longer than usual everything may take."""
        return self.seconds / USUAL
