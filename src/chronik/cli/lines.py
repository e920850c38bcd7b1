"""Lines from the keyboard, with or without patience."""

import codecs
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from queue import Empty, Queue
from threading import Thread, current_thread, main_thread
from types import FrameType

LONGEST = 4096  # characters of a line; more is cut into several
WAITING = 1000  # lines that nobody has asked for yet
BREATH = 0.5  # seconds
LEAVING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
UNTOUCHED = (signal.default_int_handler, signal.SIG_DFL)  # by whoever has started us, or runs us


class Lines:
    """Reads its source aside, so that a game with a clock need not wait for it."""

    def __init__(self, source: Iterable[str] | None = None) -> None:
        self._queue: Queue[str | None] = Queue(WAITING)
        self._ended = False
        self._kept: list[str | None] = []  # looked at, but not taken
        self.left = False  # whether Ctrl+C was pressed, or the window closed
        Thread(target=self._read, args=(keyboard() if source is None else source,), daemon=True).start()

    def _read(self, source: Iterable[str]) -> None:
        try:
            for line in source:
                self._queue.put(line.strip())
        except (OSError, ValueError):
            pass  # a source that cannot be read has ended
        self._queue.put(None)

    def next(self, patience: float | None = None) -> str | None:
        """The next line; None if patience ran out; EOFError once there are no more."""
        if self._ended:
            raise EOFError
        try:
            line = self._kept.pop() if self._kept else self._wait(patience)
        except Empty:
            return None
        if line is None:
            self._ended = True
            raise EOFError
        return line

    def _wait(self, patience: float | None) -> str | None:
        while patience is None:
            self._heed()
            with suppress(Empty):
                return self._queue.get(timeout=BREATH)
        return self._queue.get(timeout=patience)

    def _heed(self) -> None:
        if self.left:
            raise KeyboardInterrupt

    @contextmanager
    def heeding(self) -> Iterator[None]:
        """Ctrl+C is raised wherever Python is, and a library may swallow it there: it is remembered, too.

        Whoever closes the window or ends the program leaves as well. Nobody who leaves is disturbed in that.
        """

        def press(sign: int, frame: FrameType | None) -> None:
            leaving, self.left = self.left or self._ended, True
            if not leaving:
                signal.default_int_handler(sign, frame)

        usual = {sign: signal.getsignal(sign) for sign in LEAVING}
        ours = [sign for sign, handler in usual.items() if handler in UNTOUCHED]
        if current_thread() is not main_thread():
            ours = []
        for sign in ours:
            signal.signal(sign, press)
        try:
            yield
        finally:
            for sign in ours:
                signal.signal(sign, usual[sign])

    def peek(self) -> str | None:
        """The next line, which stays the next; None if there is none yet, or none any more."""
        self._heed()
        if not self._kept and not self._queue.empty():
            self._kept.append(self._queue.get())
        return self._kept[0] if self._kept else None


def keyboard() -> Iterator[str]:
    """The lines of standard input, if it is open.

    Read without Python's buffer: a thread that waits there would hold its lock when the program ends.
    """
    if sys.stdin is None:
        return
    file, rest = sys.stdin.fileno(), ""
    decoder = codecs.getincrementaldecoder(sys.stdin.encoding or "utf-8")("replace")
    while typed := os.read(file, LONGEST):
        *lines, rest = (rest + decoder.decode(typed)).split("\n")
        yield from lines
        if len(rest) > LONGEST:
            yield rest
            rest = ""
    if rest:
        yield rest
