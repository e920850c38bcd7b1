"""Lines from the keyboard, with or without patience."""

import sys
from collections.abc import Iterable
from queue import Empty, Queue
from threading import Thread


class Lines:
    """Reads its source aside, so that a game with a clock need not wait for it."""

    def __init__(self, source: Iterable[str] | None = None) -> None:
        self._queue: Queue[str | None] = Queue()
        Thread(target=self._read, args=(sys.stdin if source is None else source,), daemon=True).start()

    def _read(self, source: Iterable[str]) -> None:
        for line in source:
            if line.strip():
                self._queue.put(line.strip())
        self._queue.put(None)

    def next(self, patience: float | None = None) -> str | None:
        """The next line; None at the end of input; an empty one if patience ran out."""
        try:
            line = self._queue.get(timeout=patience)
        except Empty:
            return ""
        if line is None:
            self._queue.put(None)
        return line
