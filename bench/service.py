"""A service to be measured: started with a database of its own; what it takes, and where the numbers go."""

import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from chronik.cli.bench import BELOW


@dataclass(frozen=True)
class Service:
    url: str
    pid: int

    @property
    def live(self) -> str:
        return self.url.replace("http", "ws", 1)

    @property
    def processes(self) -> list[int]:
        with open(f"/proc/{self.pid}/task/{self.pid}/children") as listed:
            return [self.pid, *map(int, listed.read().split())]

    @property
    def megabytes(self) -> int:
        total = 0
        for each in self.processes:
            with open(f"/proc/{each}/statm") as statm:
                total += int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        return total >> 20

    @property
    def seconds(self) -> float:
        """Of the processor, by all its processes so far."""
        ticks = 0
        for each in self.processes:
            with open(f"/proc/{each}/stat") as stat:
                row = stat.read().rpartition(")")[2].split()
                ticks += int(row[11]) + int(row[12])
        return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def started() -> Iterator[Service]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "chronik", "serve", "--port", "0", "--limits", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                url = process.stdout.readline().split()[1].rstrip("/")
                wait_until_compiled(url)
                yield Service(url, process.pid)
            finally:
                process.terminate()


def wait_until_compiled(url: str) -> None:
    while len(httpx.get(f"{url}/healthz").json()["compiled"]) < 4:
        time.sleep(0.5)


class Stretch:
    """A stretch of time, and the processors that the service and its clients take in it."""

    def __init__(self, service: Service) -> None:
        self.service = service
        self.begun, self.served, self.asked = time.perf_counter(), service.seconds, time.process_time()

    def row(self, times: list[float]) -> dict[str, Any]:
        took = time.perf_counter() - self.begun
        return {
            "per_second": round(len(times) / took, 1),
            "p50_ms": round(percentile(times, 0.5) * 1000, 1),
            "p99_ms": round(percentile(times, 0.99) * 1000, 1),
            "max_ms": round(percentile(times, 1) * 1000, 1),
            "server_cores": round((self.service.seconds - self.served) / took, 2),
            "client_cores": round((time.process_time() - self.asked) / took, 2),
            "server_megabytes": self.service.megabytes,
        }


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def write(path: Path, title: str, about: str, rows: list[dict[str, Any]]) -> None:
    """A section of its own below the mark, in the place of an older one."""
    measured, _, others = path.read_text(encoding="utf-8").partition(BELOW)
    others = re.sub(rf"## {title}\n.*?(?=## |\Z)", "", others, flags=re.DOTALL).strip()
    heads = [name.replace("_", " ") for name in rows[0]]
    lines = [f"| {' | '.join(heads)} |", f"|{' ---: |' * len(heads)}"]
    lines += [f"| {' | '.join(map(str, row.values()))} |" for row in rows]
    section = f"## {title}\n\n{about}\n\n" + "\n".join(lines)
    parts = [measured.strip(), BELOW.strip(), *filter(None, [others]), section]
    path.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
