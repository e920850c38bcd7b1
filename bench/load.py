"""Load: many live tables of four, real moves, until all who sit there have seen each of them.

    python bench/load.py --tables 300 --seconds 60
    python bench/load.py --tables 300 --more 100      # more and more tables, until p99 passes 100 ms

Starts a server of its own with a database of its own. At every table four seats are connected; one of them
moves once a second. Measured is the time from sending a move until the last of the four has got the position
after it. The clients run in this process and share the machine with the server: what they take is told apart.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

SEATS = 4
LIMIT = 0.1  # seconds, at p99
STEADY = 5.0  # seconds before it counts


class Row(msgspec.Struct):
    notation: str


class Heard(msgspec.Struct):
    """All that a player of ours looks at."""

    seq: int | None = None
    over: bool = False
    actors: list[int] = []
    moves: list[Row] = []
    error: str | None = None


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Measured:
    times: list[tuple[float, float]] = field(default_factory=list)  # when, how long
    errors: int = 0


class Table:
    """Four sockets, and a move a second by whoever is asked."""

    def __init__(self, made: dict[str, Any], url: str, measured: Measured) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/api/tables/{made['table']}/live"
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.measured = measured
        self.sent = 0.0
        self.waiting: set[int] = set()
        self.sockets: dict[int, Any] = {}
        self.latest: dict[int, Heard] = {}
        self.changed = asyncio.Event()
        self.random = random.Random(made["table"])

    async def run(self, interval: float) -> None:
        readers = [asyncio.create_task(self.listen(seat, token)) for seat, token in enumerate(self.tokens)]
        await asyncio.sleep(self.random.random() * interval)
        due = time.perf_counter()
        try:
            while True:
                due += interval
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                if not await self.move():
                    return
        finally:
            for reader in readers:
                reader.cancel()

    async def listen(self, seat: int, token: str) -> None:
        async with connect(self.url, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"token": token, "since": None}))
            async for text in socket:
                self.hear(seat, socket, decode(text))

    def hear(self, seat: int, socket: Any, heard: Heard) -> None:
        if heard.error is not None:
            self.measured.errors += 1
        if heard.seq is None or not (heard.actors or heard.over):
            return  # the answer to a move
        self.latest[seat], self.sockets[seat] = heard, socket
        self.waiting.discard(seat)
        if not self.waiting:
            if self.sent:
                now = time.perf_counter()
                self.measured.times.append((now, now - self.sent))
                self.sent = 0.0
            self.changed.set()

    async def move(self) -> bool:
        while len(self.latest) < SEATS or self.waiting:
            self.changed.clear()
            await self.changed.wait()
        actor = next((heard.actors[0] for heard in self.latest.values() if heard.actors), None)
        if actor is None:
            return False
        heard = self.latest[actor]
        move = self.random.choice(heard.moves).notation
        self.waiting = set(range(SEATS))
        self.sent = time.perf_counter()
        await self.sockets[actor].send(json.dumps({"id": 1, "seq": heard.seq, "move": move}))
        return True


def memory(pid: int) -> int:
    """Megabytes of a process and its children."""
    total = 0
    for each in [pid, *children(pid)]:
        with open(f"/proc/{each}/statm") as statm:
            total += int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    return total >> 20


def children(pid: int) -> list[int]:
    with open(f"/proc/{pid}/task/{pid}/children") as listed:
        return [int(child) for child in listed.read().split()]


def seconds_of(pids: list[int]) -> float:
    """Of the processor, by all of these so far."""
    ticks = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as stat:
            row = stat.read().rpartition(")")[2].split()
            ticks += int(row[11]) + int(row[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


async def load(url: str, pid: int, args: argparse.Namespace) -> None:
    measured, tables = Measured(), []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        wanted = args.tables
        while True:
            while len(tables) < wanted:
                seats = [{"kind": "human"}] * SEATS
                made = await http.post("/api/tables", json={"game": args.game, "seats": seats})
                tables.append(asyncio.create_task(Table(made.json(), url, measured).run(args.interval)))
            await asyncio.sleep(STEADY)
            begun, server = time.perf_counter(), seconds_of([pid, *children(pid)])
            clients = time.process_time()
            await asyncio.sleep(args.seconds)
            took = time.perf_counter() - begun
            counted = [spent for when, spent in measured.times if when >= begun]
            row = {
                "tables": wanted,
                "moves_per_second": round(len(counted) / took, 1),
                "p50_ms": round(percentile(counted, 0.5) * 1000, 1),
                "p99_ms": round(percentile(counted, 0.99) * 1000, 1),
                "max_ms": round(percentile(counted, 1) * 1000, 1),
                "errors": measured.errors,
                "server_cores": round((seconds_of([pid, *children(pid)]) - server) / took, 2),
                "client_cores": round((time.process_time() - clients) / took, 2),
                "server_megabytes": memory(pid),
            }
            print(json.dumps(row), flush=True)
            if not args.more or row["p99_ms"] > LIMIT * 1000:
                break
            wanted += args.more
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--more", type=int, default=0, help="so many more each time, until p99 passes 100 ms")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--interval", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--game", default="village")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "chronik", "serve", "--port", "0", "--limits", "0", "--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            try:
                url = server.stdout.readline().split()[1].rstrip("/")
                wait_until_compiled(url)
                asyncio.run(load(url, server.pid, args))
            finally:
                server.terminate()


def wait_until_compiled(url: str) -> None:
    while len(httpx.get(f"{url}/healthz").json()["compiled"]) < 4:
        time.sleep(0.5)


if __name__ == "__main__":
    main()
