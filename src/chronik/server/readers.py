"""Threads that read for the event loop, which must not wait for a disk or a network."""

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Readers:
    """A few of them; the process may end though one of them waits for an answer that never comes."""

    def __init__(self, count: int) -> None:
        self._jobs: queue.SimpleQueue[tuple[Callable[[], Any], Future[Any]] | None] = queue.SimpleQueue()
        for _ in range(count):
            threading.Thread(target=self._read_all, name="store-read", daemon=True).start()

    def ask(self, job: Callable[[], T]) -> Future[T]:
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return future

    def close(self) -> None:
        self._jobs.put(None)

    def _read_all(self) -> None:
        while (found := self._jobs.get()) is not None:
            job, future = found
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(job())
            except Exception as error:
                future.set_exception(error)
        self._jobs.put(None)  # for the next of them
