"""Several processes on one PostgreSQL: each table has one owner, who holds a lease that must be renewed.

Whoever is asked to change a table of another process hands the command over by NOTIFY, and is answered the
same way. Every event is announced with its commit, so that all processes can tell those who look on there.
Should two ever believe to own a table, the key of the events lets only one of them write.
"""

import asyncio
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import psycopg
import sqlalchemy as sa

from chronik.server.refusal import Refusal
from chronik.server.store import LINE, Store

log = logging.getLogger(__name__)
CHANNEL = "chronik"
MOST_COMMANDS = 1000
Handler = Callable[[dict[str, Any]], Awaitable[Any]]

ACQUIRE = sa.text(
    "INSERT INTO leases (table_id, owner, expires) "
    "VALUES (:table, :me, clock_timestamp() + :seconds * interval '1 second') "
    "ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, expires = excluded.expires "
    "WHERE leases.owner = excluded.owner OR leases.expires < clock_timestamp()"
)
OWNER = sa.text("SELECT owner FROM leases WHERE table_id = :table")
RENEW = sa.text(
    "UPDATE leases SET expires = clock_timestamp() + :seconds * interval '1 second' WHERE owner = :me "
    "RETURNING table_id"
)
LEAVE = sa.text("DELETE FROM leases WHERE owner = :me")
RELEASE = sa.text("DELETE FROM leases WHERE table_id = :table AND owner = :me")
NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


class Leases:
    def __init__(self, store: Store, seconds: float) -> None:
        self.channel: str | None = CHANNEL
        self.me = secrets.token_hex(6)
        self.store = store
        self.seconds = seconds
        self.heard: Handler | None = None  # what another process announces
        self.asked: Handler | None = None  # a command that another process hands over
        self.missed: Callable[[], Awaitable[None]] | None = None  # what was announced while we did not listen
        self._mine: set[str] = set()
        self._until = 0.0  # until when ours are surely ours
        self._others: dict[str, tuple[str, float]] = {}  # who owns a table, and how long that is believed
        self._waiting: dict[str, asyncio.Future[Any]] = {}
        self._commands: OrderedDict[str, asyncio.Future[dict[str, Any]]] = OrderedDict()  # of late
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        listening = asyncio.Event()
        self._spawn(self._listen(listening))
        self._spawn(self._renew())
        await listening.wait()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Refusal):  # then they run out
            await self.store.execute(LEAVE, {"me": self.me})

    # owning

    async def owner(self, table: str) -> str | None:
        now = time.monotonic()
        if table in self._mine and now < self._until:
            return None
        known = self._others.get(table)
        if known is not None and now < known[1]:
            return known[0]
        return await self._acquire(table)

    async def _acquire(self, table: str) -> str | None:
        def job(connection: sa.Connection) -> str | None:
            connection.execute(ACQUIRE, {"table": table, "me": self.me, "seconds": self.seconds})
            return connection.execute(OWNER, {"table": table}).scalar()

        now = time.monotonic()
        owner = await self.store.write(job)
        if owner == self.me:
            if not self._mine:
                self._until = now + self.seconds / 2
            self._mine.add(table)
            self._others.pop(table, None)
            return None
        self._others[table] = str(owner), now + self.seconds / 4
        return owner

    def release(self, table: str) -> None:
        self._others.pop(table, None)
        if table in self._mine:
            self._mine.discard(table)
            self._spawn(self.store.execute(RELEASE, {"table": table, "me": self.me}))

    async def _renew(self) -> None:
        """Ours are those that we could renew; the others somebody has taken over."""
        how = {"me": self.me, "seconds": self.seconds}
        while True:
            await asyncio.sleep(self.seconds / 4)
            now = time.monotonic()
            try:
                rows = await self.store.write(lambda c: [row[0] for row in c.execute(RENEW, how)])
            except Refusal:
                log.warning("leases were not renewed")
                continue
            self._mine &= set(rows)
            self._until = now + self.seconds / 2

    # between processes

    async def forward(self, owner: str, command: dict[str, Any]) -> Any:
        """Let the owner do it; TimeoutError if he does not answer. To ask again does it only once."""
        number = command["id"]
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self._notify(f"{CHANNEL}_{owner}", command | {"from": self.me})
            async with asyncio.timeout(self.seconds / 4):
                return await future
        except TimeoutError:
            self._others.pop(command["table"], None)
            raise
        finally:
            del self._waiting[number]

    async def announce(self, message: dict[str, Any]) -> None:
        """Tell all processes something that is no event."""
        await self._notify(CHANNEL, message | {"from": self.me})

    async def _notify(self, channel: str, message: dict[str, Any]) -> None:
        await self.store.execute(NOTIFY, {"channel": channel, "payload": json.dumps(message)})

    async def _listen(self, listening: asyncio.Event) -> None:
        url = self.store.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True, **LINE) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f'LISTEN "{CHANNEL}_{self.me}"')
                    listening.set()
                    if self.missed is not None:
                        self._spawn(self.missed())
                    async for notice in connection.notifies():
                        self._spawn(self._hear(notice.channel, json.loads(notice.payload)))
            except psycopg.Error as error:
                log.warning("not listening: %r", error)
                await asyncio.sleep(1)

    async def _hear(self, channel: str, message: dict[str, Any]) -> None:
        assert self.heard is not None
        if channel == CHANNEL:
            if message.get("from") != self.me:
                await self.heard(message)
        elif "kind" in message:
            await self._notify(f"{CHANNEL}_{message['from']}", await self._answered(message))
        elif (future := self._waiting.get(message["id"])) is not None and not future.done():
            if message["code"] is None:
                future.set_result(message["result"])
            else:
                future.set_exception(Refusal(message["code"], **message["result"]))

    async def _answered(self, command: dict[str, Any]) -> dict[str, Any]:
        """A command that comes twice is done once: whoever sent it did not want to wait any longer."""
        if command["id"] not in self._commands:
            self._commands[command["id"]] = asyncio.ensure_future(self._answer(command))
        while len(self._commands) > MOST_COMMANDS:
            self._commands.popitem(last=False)
        return await self._commands[command["id"]]

    async def _answer(self, command: dict[str, Any]) -> dict[str, Any]:
        assert self.asked is not None
        try:
            return {"id": command["id"], "code": None, "result": await self.asked(command)}
        except Refusal as refusal:
            return {"id": command["id"], "code": refusal.code, "result": refusal.fields}

    def _spawn(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """A database that was away has been told already."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("something between processes failed", exc_info=error)
