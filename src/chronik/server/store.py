"""Storage: SQLAlchemy Core over SQLite or PostgreSQL. What it has acknowledged is on the disk.

All writing goes through one thread that commits whatever has gathered in one transaction: a disk syncs a
hundred moves as fast as one.
"""

import asyncio
import json
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy import event as hooks
from sqlalchemy.exc import (
    DataError,
    IntegrityError,
    InterfaceError,
    InternalError,
    OperationalError,
    SQLAlchemyError,
)

from chronik.rulebook.errors import OptionError, reason
from chronik.server import schema
from chronik.server.migrate import upgrade
from chronik.server.readers import Readers
from chronik.server.refusal import Refusal

log = logging.getLogger(__name__)
T = TypeVar("T")
Job = Callable[[sa.Connection], Any]
MOST_AT_ONCE = 256  # jobs in one transaction
READERS = 4
PATIENCE = 10.0  # seconds in which the database must answer
# Of PostgreSQL: when to give up to connect, and to believe in a line over which nothing comes back.
LINE: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20000,
}
MOVE, UNDO = "move", "undo"
LAID = "laid"  # a move that the table began with: nobody takes it back
AS_JSON = ("options", "corrections")
AWAY = (OperationalError, InterfaceError, InternalError)  # it does not answer, or cannot write


def now() -> datetime:
    return datetime.now(UTC)


class Taken(Exception):
    """Another process has already written this event."""


@dataclass(frozen=True)
class Event:
    seq: int
    kind: str
    seat: int
    move: str
    at: datetime = field(default_factory=now, compare=False)


@dataclass(frozen=True)
class Seat:
    seat: int
    kind: str
    level: str | None
    name: str | None
    colour: str
    token_hash: str
    taken: bool


@dataclass(frozen=True)
class Setup:
    """A table as it was made."""

    id: str
    game: str
    part: str
    options: dict[str, Any]
    seed: str
    practice: bool
    rules: int
    components: str
    corrections: list[dict[str, Any]] = field(default_factory=list)  # what is not ours: name, ours, yours
    made: datetime = field(default_factory=now)

    @property
    def layout(self) -> dict[str, Any]:
        """All that the rules need to lay it out again."""
        own = {one["name"]: one["yours"] for one in self.corrections}
        names = ("game", "options", "seed", "rules", "components")
        return {name: getattr(self, name) for name in names} | {"corrections": own}


def open_engine(url: str) -> sa.Engine:
    # What is written is not told in errors: a log is no place for seeds.
    engine = sa.create_engine(
        url,
        pool_size=READERS + 1,
        max_overflow=2,
        pool_pre_ping=True,
        hide_parameters=True,
        connect_args=LINE if sa.make_url(url).get_backend_name() == "postgresql" else {},
    )
    if engine.dialect.name == "sqlite":

        @hooks.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")

    return engine


class Store:
    def __init__(self, url: str) -> None:
        self.engine = open_engine(url)
        self._jobs: queue.SimpleQueue[tuple[Job, Future[Any]] | None] = queue.SimpleQueue()
        self._readers = Readers(READERS)
        self._writer = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._writing_since: float | None = None

    def prepare(self) -> None:
        """Bring the database to the present schema, before anybody is served."""
        try:
            upgrade(self.engine)
        except SQLAlchemyError as error:
            told = getattr(error, "orig", None) or error
            raise OptionError(f"database: {reason(Exception(str(told)))}") from None

    def open(self) -> None:
        """The writing thread has a connection of its own: to fetch one takes longer than to write."""
        self._connection = self.engine.connect()
        self._writer.start()

    async def close(self) -> None:
        if self._writer.is_alive():
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join, 0 if self.is_stuck else PATIENCE)
        if not self._writer.is_alive():
            self._connection.close()
        self._readers.close()
        self.engine.dispose()

    # the writing thread

    async def write(self, job: Callable[[sa.Connection], T]) -> T:
        """Who is told that it is unavailable cannot know whether it was written: events tell by their key."""
        if self.is_stuck:
            raise Refusal("unavailable")
        future: Future[T] = Future()
        self._jobs.put((job, future))
        return await answered(future)

    @property
    def is_stuck(self) -> bool:
        """The database neither answers nor refuses: what comes now need not wait to find out."""
        since = self._writing_since
        return since is not None and time.monotonic() - since > PATIENCE

    def _write_all(self) -> None:
        while batch := self._gathered():
            self._writing_since = time.monotonic()
            try:
                self._commit(batch)
            except Exception:  # one of them is at fault: it alone shall fail
                self._commit_each(batch)
            self._writing_since = None

    def _commit_each(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        for one in batch:
            try:
                self._commit([one])
            except Exception as error:
                one[1].set_exception(error)

    def _gathered(self) -> list[tuple[Job, Future[Any]]]:
        """All that waits, at least one; nothing when the store closes."""
        batch: list[tuple[Job, Future[Any]]] = []
        while not batch or (len(batch) < MOST_AT_ONCE and not self._jobs.empty()):
            found = self._jobs.get()
            if found is None:
                self._jobs.put(None)
                break
            if found[1].set_running_or_notify_cancel():  # nobody can call it off from here on
                batch.append(found)
        return batch

    def _commit(self, batch: list[tuple[Job, Future[Any]]]) -> None:
        with self._connection.begin():
            results = [job(self._connection) for job, _ in batch]
        for (_, future), result in zip(batch, results, strict=True):
            future.set_result(result)

    async def execute(self, statement: sa.Executable, how: Any = None) -> None:
        def job(connection: sa.Connection) -> None:
            connection.execute(statement, how)

        await self.write(job)

    async def read(self, job: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return job(connection)

        try:
            return await answered(self._readers.ask(run))
        except DataError:  # such as a NUL in a name: what it cannot hold is not in it
            raise Refusal("not-found") from None

    # tables

    async def add_table(self, setup: Setup, seats: list[Seat], events: Sequence[Event] = ()) -> None:
        def job(connection: sa.Connection) -> None:
            row = vars(setup) | {name: json.dumps(getattr(setup, name)) for name in AS_JSON}
            connection.execute(schema.tables.insert(), row)
            connection.execute(schema.seats.insert(), [vars(seat) | {"table_id": setup.id} for seat in seats])
            if events:
                rows = [vars(event) | {"table_id": setup.id} for event in events]
                connection.execute(schema.events.insert(), rows)

        await self.write(job)

    async def table(self, table: str) -> tuple[Setup, list[Seat], list[Event]] | None:
        def job(connection: sa.Connection) -> tuple[Setup, list[Seat], list[Event]] | None:
            t, s = schema.tables, schema.seats
            row = connection.execute(sa.select(t).where(t.c.id == table)).mappings().first()
            if row is None:
                return None
            as_json = {name: json.loads(row[name]) for name in AS_JSON}
            setup = Setup(**{k: row[k] for k in Setup.__annotations__} | as_json)
            rows = connection.execute(sa.select(s).where(s.c.table_id == table).order_by(s.c.seat)).mappings()
            seats = [Seat(**{k: row[k] for k in Seat.__annotations__}) for row in rows]
            return setup, seats, events_since(connection, table, 0)

        return await self.read(job)

    async def events(self, table: str, since: int) -> list[Event]:
        return await self.read(lambda connection: events_since(connection, table, since))

    async def add_event(self, table: str, event: Event, notify: str | None = None) -> None:
        """Synced when this returns; Taken if there is an event of this number already."""

        def job(connection: sa.Connection) -> None:
            connection.execute(schema.events.insert(), vars(event) | {"table_id": table})
            if notify is not None:
                message = json.dumps({"table": table, "seq": event.seq})
                connection.execute(sa.select(sa.func.pg_notify(notify, message)))

        try:
            await self.write(job)
        except IntegrityError:
            raise Taken from None

    async def change_seat(self, table: str, seat: Seat) -> None:
        s = schema.seats
        change = s.update().where(s.c.table_id == table, s.c.seat == seat.seat).values(**vars(seat))
        await self.execute(change)

    # records and analyses

    async def add_record(self, record: str, text: str) -> None:
        row = {"id": record, "text": text}
        await self.execute(schema.records.insert(), row)

    async def record(self, record: str) -> str | None:
        query = sa.select(schema.records.c.text).where(schema.records.c.id == record)
        return await self.read(lambda connection: connection.execute(query).scalar())

    async def add_analysis(self, name: str, body: str) -> None:
        def job(connection: sa.Connection) -> None:
            a = schema.analyses
            connection.execute(a.delete().where(a.c.id == name))
            connection.execute(a.insert(), {"id": name, "body": body})

        await self.write(job)

    async def analysis(self, name: str) -> str | None:
        query = sa.select(schema.analyses.c.body).where(schema.analyses.c.id == name)
        return await self.read(lambda connection: connection.execute(query).scalar())


async def answered(work: Future[T]) -> T:
    """A database that is cut off, silent or full is no fault of ours: one may try again."""
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.wrap_future(work)
    except AWAY as error:
        log.error("the database fails: %s", error.orig)
        raise Refusal("unavailable") from error
    except TimeoutError:
        log.error("the database does not answer")
        raise Refusal("unavailable") from None


def events_since(connection: sa.Connection, table: str, since: int) -> list[Event]:
    e = schema.events
    query = sa.select(e.c.seq, e.c.kind, e.c.seat, e.c.move, e.c.at)
    rows = connection.execute(query.where(e.c.table_id == table, e.c.seq > since).order_by(e.c.seq))
    return [Event(*row) for row in rows]
