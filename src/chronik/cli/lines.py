"""Lines from the keyboard, with or without patience."""

import sys
from queue import Empty, Queue
from threading import Thread


class Lines:
    """Reads standard input aside, so that a game with a clock need not wait for it."""

    def __init__(self) -> None:
        self._queue: Queue[str | None] = Queue()
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
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
