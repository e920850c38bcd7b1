"""Load: many live tables of four, real moves, until all who sit there have seen each of them.

    python bench/load.py --tables 300 --seconds 60
    python bench/load.py --tables 300 --more 100      # more and more tables, until p99 passes 100 ms
    python bench/load.py --tables 0 --raids 100       # raids in real time instead, all at once (raids.py)

Starts a service of its own with a database of its own. At every table four seats are connected; one of them
moves once a second. Measured is the time from sending a move until the last of the four has got the position
after it. The clients run in this process and share the machine with the server: what they take is told apart.
"""

import argparse
import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import raids
from service import Service, Stretch, started, write
from websockets.asyncio.client import connect

SEATS = 4
LIMIT = 0.1  # seconds, at p99
STEADY = 5.0  # seconds before it counts
ABOUT = """Tables of four, a move a second at each of them. Measured is the time from sending a move until the
last of the four has got the position after it; the clients run on the same machine."""


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

    def __init__(self, made: dict[str, Any], service: Service, measured: Measured) -> None:
        self.url = f"{service.live}/api/tables/{made['table']}/live"
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


async def load(service: Service, args: argparse.Namespace) -> list[dict[str, Any]]:
    measured, tables = Measured(), []
    rows: list[dict[str, Any]] = []
    async with httpx.AsyncClient(base_url=service.url, timeout=60) as http:
        wanted = args.tables
        while True:
            while len(tables) < wanted:
                seats = [{"kind": "human"}] * SEATS
                made = await http.post("/api/tables", json={"game": args.game, "seats": seats})
                tables.append(asyncio.create_task(Table(made.json(), service, measured).run(args.interval)))
            await asyncio.sleep(STEADY)
            stretch = Stretch(service)
            await asyncio.sleep(args.seconds)
            counted = [spent for when, spent in measured.times if when >= stretch.begun]
            rows.append({"tables": wanted, **stretch.row(counted), "errors": measured.errors})
            print(json.dumps(rows[-1]), flush=True)
            if not args.more or rows[-1]["p99_ms"] > LIMIT * 1000:
                break
            wanted += args.more
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--more", type=int, default=0, help="so many more each time, until p99 passes 100 ms")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--interval", type=float, default=1.0, help="seconds between two moves at a table")
    parser.add_argument("--game", default="village")
    parser.add_argument("--raids", type=int, default=0, help="so many raids of four in real time, afterwards")
    parser.add_argument("--sand", type=int, default=20, help="seconds of such a raid")
    parser.add_argument("--write", type=Path, metavar="FILE", help="put the numbers into this file, too")
    args = parser.parse_args()
    if args.tables:
        with started() as service:
            rows = asyncio.run(load(service, args))
        keep(args.write, "Live tables", ABOUT, rows)
    if args.raids:
        with started() as service:
            row = asyncio.run(raids.measure(service, args.raids, args.sand))
        print(json.dumps(row), flush=True)
        keep(args.write, "Raids in real time", raids.ABOUT, [row])


def keep(path: Path | None, title: str, about: str, rows: list[dict[str, Any]]) -> None:
    if path is not None:
        write(path, title, about, rows)


if __name__ == "__main__":
    main()
