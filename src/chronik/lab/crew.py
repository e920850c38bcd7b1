"""Who does the work: threads or processes of this machine, or the machines of a Ray cluster.

Work is a function of what all jobs share and of one job. Its results depend on nothing else: it is no matter
who did a job, nor when, nor whether somebody had begun it before and was lost.
"""

import os
import socket
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from chronik.rulebook.errors import ChronikError, OptionError, reason, shown

LOSSES = 3  # times that processes may be lost before the work is given up
AHEAD = 2  # jobs that wait at each processor of a cluster
PATIENCE = 5.0  # seconds until a cluster must answer

Work = Callable[..., Any]


class Crew(Protocol):
    def do(self, work: Work, shared: tuple[Any, ...], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """`work(*shared, job)` of every job: the number of the job and what it gave, in any order."""
        ...


def crew(jobs: int = 0, cluster: str | None = None) -> Crew:
    """Processes of this machine, as many as it has cores; or a cluster."""
    return Processes(jobs) if cluster is None else Cluster(cluster)


def in_order(found: Iterator[tuple[int, Any]]) -> list[Any]:
    return [result for _, result in sorted(found, key=lambda numbered: numbered[0])]


class Lost(ChronikError):
    """Who should do the work dies of it, again and again."""

    def __init__(self) -> None:
        super().__init__(f"jobs: the processes that work have ended {LOSSES} times")


class Threads:
    """For compiled work, which does not hold the interpreter's lock."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1

    def do(self, work: Work, shared: tuple[Any, ...], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        with ThreadPoolExecutor(self.count) as pool:
            yield from pooled(pool, work, shared, dict(enumerate(jobs)))


class Processes:
    def __init__(self, count: int = 0) -> None:
        self.count = count or os.cpu_count() or 1

    def do(self, work: Work, shared: tuple[Any, ...], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        left = dict(enumerate(jobs))
        for _ in range(LOSSES):
            with ProcessPoolExecutor(self.count, mp_context=get_context("spawn")) as pool:
                try:
                    for number, result in pooled(pool, work, shared, left):
                        del left[number]
                        yield number, result
                    return
                except BrokenProcessPool:
                    continue
        raise Lost


def pooled(
    pool: Executor, work: Work, shared: tuple[Any, ...], jobs: dict[int, Any]
) -> Iterator[tuple[int, Any]]:
    running = {pool.submit(work, *shared, job): number for number, job in jobs.items()}
    try:
        for done in as_completed(running):
            yield running[done], done.result()
    except BaseException:
        pool.shutdown(cancel_futures=True)
        raise


class Cluster:
    """The machines of a Ray cluster; each of them has chronik installed, the same version everywhere."""

    def __init__(self, address: str) -> None:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError:
            raise OptionError("cluster: Ray is not installed; pip install 'chronik[ray]'") from None
        self.ray = ray
        if not ray.is_initialized():
            check_answers(address)
            try:
                ray.init(address=address, log_to_driver=False, logging_level="ERROR")
            except Exception as error:  # whatever Ray meets on its way
                raise OptionError(f"cluster: {shown(address)}: {reason(error)}") from None

    def do(self, work: Work, shared: tuple[Any, ...], jobs: Sequence[Any]) -> Iterator[tuple[int, Any]]:
        """A few jobs ahead for every processor; whatever is lost with a machine is done again by another."""
        ray = self.ray
        remote = ray.remote(max_retries=-1)(apply)
        told, waiting = ray.put((work, shared)), iter(enumerate(jobs))
        running: dict[Any, int] = {}
        while True:
            for number, job in waiting:
                running[remote.remote(told, job)] = number
                if len(running) >= AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
                    break
            if not running:
                return
            for done in ray.wait(list(running))[0]:
                number = running.pop(done)
                yield number, self.result(done)

    def result(self, done: Any) -> Any:
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None


def apply(told: tuple[Work, tuple[Any, ...]], job: Any) -> Any:
    work, shared = told
    return work(*shared, job)


def check_answers(address: str) -> None:
    """An address at which nobody listens is told at once; Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address in ("auto", "local"):
        return
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise OptionError(f"cluster: HOST:PORT or auto, not {shown(address)} ({reason(error)})") from None
