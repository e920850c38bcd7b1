"""All workers of one server: dealers for the rules, thinkers for bots, and one that compiles.

A machine that never compiled the rules plays interpreted at once; as soon as a table of rules is compiled in
the background, fresh processes load it, and all tables move over to them. Nobody waits for a process that
compiles or loads: it is asked nothing else until it has done so.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Generic, TypeVar

from chronik.server.refusal import Refusal
from chronik.server.settings import Settings
from chronik.server.work.codes import SHELF
from chronik.server.workers import Worker, WorkerDied, WorkerFault

log = logging.getLogger(__name__)
Part = tuple[str, str]  # a game, and which of its tables of rules
RECORD_SECONDS = 60.0
BOTS = 5  # how far they let those go first who serve people


class Crew:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.dealing = Trade("rules", partial(Dealers, settings))
        self.thinking = Trade("bots", partial(Thinkers, settings))
        self.complete = False  # nothing is interpreted any more
        self.wanted: list[Part] = []  # rules in use that are still interpreted: those first
        self._compiler = Worker("compiling")
        self._leaving: dict[asyncio.Task[None], Staff] = {}
        self._compiling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Nobody waits for them: whoever asks one too early waits for his answer."""
        self._compiling = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        """What the first move needs comes first; then the bots, then the compiler."""
        for staff in (self.dealing.interpreting, self.thinking.interpreting):
            await asyncio.gather(*(worker.ask("wake") for worker in staff.workers), return_exceptions=True)
        await self._compile()

    async def stop(self) -> None:
        tasks = [*self._leaving, *([] if self._compiling is None else [self._compiling])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._every))
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _every(self) -> list[Worker]:
        staffs = [*self.dealing.staffs, *self.thinking.staffs, *self._leaving.values()]
        return [self._compiler, *(worker for staff in staffs for worker in staff.workers)]

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._every if worker.pid is not None]

    def _staff(self, trade: "Trade[S]", part: Part | None) -> "S":
        """Who does this work by these rules; None: rules that are not known yet, any."""
        if part is None:
            return trade.loaded if self.complete else trade.interpreting
        if part not in trade.compiled and part not in self.wanted:
            self.wanted.append(part)
        return trade.loaded if part in trade.compiled else trade.interpreting

    def dealer(self, table: str, part: Part) -> Worker:
        """Always the same one for a table, unless rules were compiled meanwhile."""
        several = self._staff(self.dealing, part).workers
        return several[zlib.crc32(table.encode()) % len(several)]

    @property
    def any_dealer(self) -> Worker:
        """For questions about games, not about a table."""
        return min(self._staff(self.dealing, None).workers, key=lambda worker: worker.busy)

    async def think(self, part: Part | None, seconds: float, function: str, *arguments: Any) -> Any:
        """An answer of a thinker within the time; after that it is ended, and TimeoutError raised."""
        async with self._staff(self.thinking, part).one() as worker:
            try:
                async with asyncio.timeout(seconds):
                    return await worker.ask(function, *arguments)
            except (TimeoutError, asyncio.CancelledError):
                await asyncio.shield(worker.stop())  # nobody waits for what it thinks about
                raise

    async def check_record(self, text: str) -> Part:
        """The rules of a record that was handed in, replayed and verified."""
        try:
            part: Part = tuple(await self.think(None, RECORD_SECONDS, "part_of_record", text))
            await self.think(part, RECORD_SECONDS, "check_record", text)
        except (TimeoutError, WorkerDied, WorkerFault):
            raise Refusal("record", detail="it takes too long to replay") from None
        return part

    async def _compile(self) -> None:
        """All that is not compiled yet, what is in use first: rules, then their bots."""
        try:
            found = {(name, part): done for name, part, *done in await self._compiler.ask("parts")}
            await self._move_over(self.dealing, {part for part, (rules, _) in found.items() if rules})
            await self._move_over(self.thinking, {part for part, (_, bots) in found.items() if bots})
            pending = [part for part, done in found.items() if not all(done)]
            while pending and self.settings.compiles:
                chosen = next(part for part in [*self.wanted, *pending] if part in pending)
                pending.remove(chosen)
                await self._compile_one(chosen)
            if not pending:
                self.complete = True
                self._leave(self.dealing.interpreting)
                self._leave(self.thinking.interpreting)
        except (WorkerDied, WorkerFault) as error:
            log.warning("rules stay interpreted: %s", error)
        finally:
            await self._compiler.stop()

    async def _compile_one(self, part: Part) -> None:
        if part not in self.dealing.compiled:
            await self._compiler.ask("compile_rules", *part)
            await self._move_over(self.dealing, {part})
        await self._compiler.ask("compile_bots", *part)
        await self._move_over(self.thinking, {part})

    async def _move_over(self, trade: "Trade[S]", parts: set[Part]) -> None:
        """To processes that have loaded these rules, too."""
        if parts:
            fresh = trade.hire(False)
            await fresh.load(trade.compiled | parts)
            self._leave(trade.loaded)
            trade.loaded = fresh
            trade.compiled |= parts
            done = self.dealing.compiled & self.thinking.compiled
            self.wanted = [part for part in self.wanted if part not in done]
            told = {"what": trade.name, "parts": sorted("/".join(part) for part in parts)}
            log.info("compiled", extra=told)

    def _leave(self, staff: "Staff") -> None:
        """Nobody asks them any more; they leave once they have answered what they were asked."""
        task = asyncio.create_task(staff.leave())
        self._leaving[task] = staff
        task.add_done_callback(self._leaving.pop)


class Staff:
    """Processes that know the same rules."""

    def __init__(self, workers: list[Worker]) -> None:
        self.workers = workers

    async def load(self, parts: set[Part]) -> None:
        """What was compiled, before anybody asks them."""
        asked = [worker.ask("warm_up", *part) for part in sorted(parts) for worker in self.workers]
        try:
            await asyncio.gather(*asked)
        except BaseException:
            await self.stop()
            raise

    @property
    def busy(self) -> bool:
        return any(worker.busy for worker in self.workers)

    async def leave(self) -> None:
        while self.busy:
            await asyncio.sleep(0.1)
        await self.stop()

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))


S = TypeVar("S", bound=Staff)


class Trade(Generic[S]):
    """One kind of work: who does it by interpreted rules, and who by those that are compiled already."""

    def __init__(self, name: str, hire: Callable[[bool], S]) -> None:
        self.name = name
        self.hire = hire  # interpreted, or not
        self.interpreting = hire(True)
        self.loaded = hire(False)
        self.compiled: set[Part] = set()

    @property
    def staffs(self) -> list[S]:
        return [self.interpreting, self.loaded]


class Dealers(Staff):
    def __init__(self, settings: Settings, interpreted: bool) -> None:
        room = {SHELF: str((settings.memory << 20) // settings.dealers)}
        super().__init__([Worker("dealer", interpreted, environment=room) for _ in range(settings.dealers)])


class Thinkers(Staff):
    """Processes that answer one question at a time; who finds none free waits."""

    def __init__(self, settings: Settings, interpreted: bool) -> None:
        super().__init__([Worker("thinker", interpreted, BOTS) for _ in range(settings.thinkers)])
        self._waiting = 0
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    @property
    def busy(self) -> bool:
        return self._waiting > 0 or super().busy

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        self._waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self._waiting -= 1
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)
            await asyncio.sleep(0)  # who has waited comes first, not who has just been answered
