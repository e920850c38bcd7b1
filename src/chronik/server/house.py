"""The house: all tables of this process. They come when asked for, and leave when nobody looks on."""

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from chronik.server import metrics, seating, tokens
from chronik.server.crew import Crew
from chronik.server.messages import NewSeat
from chronik.server.owning import Owning
from chronik.server.refusal import Refusal
from chronik.server.settings import Settings
from chronik.server.store import LAID, Event, Setup, Store
from chronik.server.table import Table

SEED_BITS = 63
TRIES = 6  # each a quarter of a lease
SEEDS = 1 << 64


class House:
    def __init__(self, settings: Settings, store: Store, crew: Crew, owning: Owning) -> None:
        self.settings = settings
        self.store = store
        self.crew = crew
        self.owning = owning
        self.tables: dict[str, Table] = {}
        self._coming: dict[str, asyncio.Task[Table]] = {}

    @property
    def channel(self) -> str | None:
        """Where other processes hear of events; None if there are no others."""
        return self.owning.channel

    async def make(
        self,
        game: str,
        options: dict[str, Any],
        wanted: list[NewSeat],
        seed: int | None,
        corrections: dict[str, Any] | None = None,
        played: Sequence[tuple[int, str]] = (),
    ) -> dict[str, Any]:
        """Lay a table, as it stands after some moves; the keys of its seats are told once, here."""
        if seed is not None and seed >= SEEDS:
            raise Refusal("malformed", detail=f"seed: 0 to {SEEDS - 1}")
        if wanted and not options.get("solo"):
            options = {"players": len(wanted)} | options
        names, levels = [seat.name for seat in wanted], [seat.level for seat in wanted if seat.level]
        found = await self.crew.any_dealer.ask("described", game, options, names, levels, corrections or {})
        wanted = wanted or [NewSeat()] * found["players"]
        if found["players"] != len(wanted):
            raise Refusal("seats", detail=f"{found['players']} != {len(wanted)}")
        seats, keys = seating.new_seats(wanted)
        setup = Setup(
            id=tokens.new_id(),
            game=game,
            part=found["part"],
            options=found["options"],
            seed=str(secrets.randbits(SEED_BITS) if seed is None else seed),
            practice=seed is not None,
            rules=found["rules"],
            components=found["components"],
            corrections=found["corrections"],
        )
        events = [Event(number, LAID, seat, move) for number, (seat, move) in enumerate(played, 1)]
        await self.store.add_table(setup, seats, events)
        metrics.MADE.labels(game).inc()
        await self.command(setup.id, "greet", 0, {})
        return told(setup.id, keys)

    async def table(self, name: str) -> Table:
        """A table, from memory or from the store."""
        if name in self.tables:
            return self.tables[name]
        if name not in self._coming:
            task = self._coming[name] = asyncio.create_task(self._fetch(name))
            task.add_done_callback(lambda _: self._coming.pop(name, None))
        return await asyncio.shield(self._coming[name])

    async def _fetch(self, name: str) -> Table:
        found = await self.store.table(name)
        if found is None:
            raise Refusal("no-such-table")
        table = self.tables[name] = Table(self, *found)
        metrics.TABLES.set(len(self.tables))
        await self.own(table)
        return table

    async def own(self, table: Table) -> str | None:
        """See whose it is; one that becomes ours may have moved on since we looked."""
        owner = await self.owning.owner(table.id)
        if owner is None and not table.owned:
            await table.do(table.catch_up)
        table.owned = owner is None
        return owner

    def forget(self, table: Table) -> None:
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
            self.owning.release(table.id)
        metrics.TABLES.set(len(self.tables))

    async def command(self, name: str, kind: str, seat: int, arguments: dict[str, Any]) -> Any:
        """Something that changes a table: done here if it is ours, else by whoever owns it."""
        table = await self.table(name)
        command = {"id": secrets.token_hex(8), "table": name, "kind": kind, "seat": seat}
        for _ in range(TRIES):
            owner = await self.own(table)
            if owner is None:
                return await table.do(table.command(kind, seat, arguments))
            try:
                return await self.owning.forward(owner, command | {"arguments": arguments})
            except TimeoutError:  # gone; his lease runs out, and then the table is ours
                continue
        raise Refusal("unavailable")

    # several processes

    async def asked(self, command: dict[str, Any]) -> Any:
        """Another process hands over a command, for it believes the table to be ours."""
        table = await self.table(command["table"])
        if await self.own(table) is not None:
            raise Refusal("unavailable")
        return await table.do(table.command(command["kind"], command["seat"], command["arguments"]))

    async def heard(self, message: dict[str, Any]) -> None:
        """Another process tells what happened at a table; only if somebody here looks on does it matter."""
        table = self.tables.get(message["table"])
        if table is not None and message.get("seq", table.seq + 1) > table.seq:
            await table.do(partial(table.hear, message))

    async def missed(self) -> None:
        """For a while nothing was heard; what happened then stands in the store."""
        for table in list(self.tables.values()):
            if not table.owned:
                await self.heard({"table": table.id, "seats": True})

    async def watch(self) -> None:
        """Take over the tables that people look at here, when their owner is gone."""
        while True:
            await asyncio.sleep(self.settings.lease / 2)
            for table in list(self.tables.values()):
                with suppress(Refusal):  # the next time, then
                    if table.audience.listeners and not table.owned and await self.own(table) is None:
                        await table.do(partial(table.greet, 0))

    async def close(self) -> None:
        tasks = [table.task for table in self.tables.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def told(table: str, keys: list[str | None]) -> dict[str, Any]:
    return {
        "table": table,
        "seats": [
            {"seat": seat, "token": key, "link": f"/t/{table}#s={key}"}
            for seat, key in enumerate(keys)
            if key is not None
        ],
        "watch": f"/t/{table}",
    }
