"""Raids in real time, all at once: four hands at every table, from the touch of a tile until the answer.

Hands act at a human pace. They go in pairs that share their luck: as long as both are empty, both reach for
the same tile in the same moment, and one of them is refused.
"""

import asyncio
import json
import random
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from service import Service, Stretch
from websockets.asyncio.client import connect

HANDS = 4
PAUSE = 0.8, 2.2  # seconds between two acts of a hand
KEEPS = 0.7  # of the tiles that are seen
ABOUT = """Raids of four in real time, all at once. Each hand lifts a tile, looks, keeps it or puts it back,
and touches something every one or two seconds; two and two often reach for the same tile in the same moment.
Measured is the time from the touch until the answer; the clients run on the same machine."""


class Row(msgspec.Struct):
    notation: str


class Asked(msgspec.Struct):
    task: str


class View(msgspec.Struct):
    asked: Asked | None = None


class Heard(msgspec.Struct):
    """A position, or an answer: all that a hand looks at."""

    id: int | None = None
    seq: int | None = None
    view: View | None = None
    moves: list[Row] = []
    error: str | None = None
    why: str | None = None

    @property
    def task(self) -> str:
        return self.view.asked.task if self.view and self.view.asked else ""


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Measured:
    times: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)


class Hand:
    """One seat: hears every position, and touches something now and then."""

    def __init__(self, socket: Any, luck: random.Random, measured: Measured) -> None:
        self.socket = socket
        self.luck = luck
        self.measured = measured
        self.latest = Heard()
        self.changed = asyncio.Event()
        self.number = 0
        self.answer: asyncio.Future[Heard] | None = None

    async def listen(self) -> None:
        async for text in self.socket:
            heard = decode(text)
            if heard.view is not None:
                self.latest = heard
                self.changed.set()
            elif self.answer is not None and heard.id == self.number:
                self.answer.set_result(heard)

    async def play(self, notation: str) -> Heard:
        self.number += 1
        self.answer = asyncio.get_running_loop().create_future()
        said = {"id": self.number, "seq": self.latest.seq, "move": notation}
        await self.socket.send(json.dumps(said))
        return await self.answer

    async def raid(self) -> None:
        due = time.perf_counter()
        while self.latest.task == "raid":
            due += self.luck.uniform(*PAUSE)
            chance = self.luck.random()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if wanted := self.wanted(chance):
                await self.touch(wanted)

    def wanted(self, chance: float) -> str | None:
        moves = [row.notation for row in self.latest.moves]
        if "raid.keep" in moves:
            return "raid.keep" if chance < KEEPS else "raid.back"
        lifts = [move for move in moves if move.startswith("raid.lift")]
        return lifts[int(chance * len(lifts))] if lifts else None

    async def touch(self, notation: str) -> None:
        touched = time.perf_counter()
        answer = await self.play(notation)
        self.measured.times.append(time.perf_counter() - touched)
        if answer.error is not None:
            self.measured.refused[answer.why or answer.error] += 1


class Raid:
    """A table: brought to the moment before the raid, and let loose together with all others."""

    def __init__(self, service: Service, made: dict[str, Any], measured: Measured) -> None:
        self.url = f"{service.live}/api/tables/{made['table']}/live"
        self.name = made["table"]
        self.tokens = [seat["token"] for seat in made["seats"]]
        self.measured = measured

    async def run(self, everywhere: asyncio.Barrier) -> None:
        async with asyncio.TaskGroup() as listening:
            hands = [await self.hand(seat) for seat in range(HANDS)]
            ears = [listening.create_task(hand.listen()) for hand in hands]
            king = await self.until_the_raid(hands)
            await everywhere.wait()
            await king.play("raid.start")
            await asyncio.gather(*(self.raid(hand) for hand in hands))
            for ear in ears:
                ear.cancel()
            for hand in hands:
                await hand.socket.close()

    async def hand(self, seat: int) -> Hand:
        socket = await connect(self.url, max_size=None, compression=None)
        await socket.send(json.dumps({"token": self.tokens[seat], "since": None}))
        return Hand(socket, random.Random(f"{self.name}/{seat // 2}"), self.measured)

    async def until_the_raid(self, hands: list[Hand]) -> Hand:
        """Whoever is asked answers something, until the King may start the raid."""
        while True:
            for hand in hands:
                move = hand.latest.moves[0].notation if hand.latest.moves else None
                if move == "raid.start":
                    return hand
                if move is not None:
                    hand.latest.moves = []
                    await hand.play(move)
            await asyncio.sleep(0.01)

    async def raid(self, hand: Hand) -> None:
        while hand.latest.task != "raid":
            hand.changed.clear()
            await hand.changed.wait()
        await hand.raid()


async def measure(service: Service, raids: int, sand: int) -> dict[str, Any]:
    measured, everywhere = Measured(), asyncio.Barrier(raids + 1)
    options = {"players": HANDS, "clock": "realtime", "seconds": sand}
    table = {"game": "tumult", "seats": [{"kind": "human"}] * HANDS, "options": options}
    async with httpx.AsyncClient(base_url=service.url, timeout=60) as http, asyncio.TaskGroup() as tables:
        for _ in range(raids):
            made = (await http.post("/api/tables", json=table)).json()
            tables.create_task(Raid(service, made, measured).run(everywhere))
        await everywhere.wait()
        stretch = Stretch(service)
    row = stretch.row(measured.times)
    refused = ", ".join(f"{why} {count}" for why, count in sorted(measured.refused.items()))
    return {"raids": raids, "touches": len(measured.times), **row, "refused": refused or "nobody"}
