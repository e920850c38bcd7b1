"""All workers of one server: dealers for the rules, thinkers for bots, and one that compiles.

A machine that never compiled the rules plays interpreted at once; as soon as a table of rules is compiled in
the background, its tables move over to dealers that run it compiled. Nothing waits for that.
"""

import asyncio
import logging
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from chronik.server.refusal import Refusal
from chronik.server.settings import Settings
from chronik.server.workers import Worker, WorkerDied, WorkerFault

log = logging.getLogger(__name__)
Part = tuple[str, str]  # a game, and which of its tables of rules
RECORD_SECONDS = 60.0
BOTS, COMPILER = 5, 15  # how far they let those go first who serve people


class Crew:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.compiled: set[Part] = set()  # rules
        self.ready: set[Part] = set()  # bots
        self.complete = False  # nothing is interpreted any more
        self.wanted: list[Part] = []  # rules in use that are still interpreted: those first
        self._dealers = {mode: dealers(settings, mode) for mode in (True, False)}  # interpreted, or not
        self._thinkers = {mode: Thinkers(settings, mode) for mode in (True, False)}
        self._compiler = Worker("compiling", patience=COMPILER)
        self._compiling: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Nobody waits for them: whoever asks one too early waits for his answer."""
        self._compiling = asyncio.create_task(self._begin())

    async def _begin(self) -> None:
        """What the first move needs comes first; then the bots, then the compiler."""
        for several in (self._dealers[True], self._thinkers[True].workers):
            await asyncio.gather(*(worker.ask("wake") for worker in several), return_exceptions=True)
        await self._compile()

    async def stop(self) -> None:
        if self._compiling is not None:
            self._compiling.cancel()
        await asyncio.gather(*(worker.stop() for worker in self._every))

    @property
    def _every(self) -> list[Worker]:
        both = [[*self._dealers[mode], *self._thinkers[mode].workers] for mode in (True, False)]
        return [self._compiler, *both[0], *both[1]]

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._every if worker.pid is not None]

    def interpreted(self, part: Part | None, compiled: set[Part]) -> bool:
        """How these rules, or the bots for them, run; None: rules that are not known yet, any."""
        if part is None:
            return not self.complete
        if part not in compiled and part not in self.wanted:
            self.wanted.append(part)
        return part not in compiled

    def dealer(self, table: str, part: Part | None) -> Worker:
        """Always the same one for a table, unless its rules were compiled meanwhile."""
        several = self._dealers[self.interpreted(part, self.compiled)]
        return several[zlib.crc32(table.encode()) % len(several)]

    @property
    def any_dealer(self) -> Worker:
        """For questions about games, not about a table."""
        several = self._dealers[not self.complete]
        return min(several, key=lambda worker: worker.busy)

    async def think(self, part: Part | None, seconds: float, function: str, *arguments: Any) -> Any:
        """An answer of a thinker within the time; after that it is ended, and TimeoutError raised."""
        async with self._thinkers[self.interpreted(part, self.ready)].one() as worker:
            try:
                async with asyncio.timeout(seconds):
                    return await worker.ask(function, *arguments)
            except (TimeoutError, asyncio.CancelledError):
                await asyncio.shield(worker.stop())  # nobody waits for what it thinks about
                raise

    async def check_record(self, text: str) -> dict[str, Any]:
        try:
            found: dict[str, Any] = await self.think(None, RECORD_SECONDS, "check_record", text)
        except (TimeoutError, WorkerDied, WorkerFault):
            raise Refusal("record", detail="it takes too long to replay") from None
        return found

    async def _compile(self) -> None:
        """All that is not compiled yet, what is in use first: rules, then their bots."""
        try:
            pending = {(name, part): done for name, part, *done in await self._compiler.ask("parts")}
            for part, (rules, bots) in pending.items():
                await self._take_over(part, rules, bots)
            pending = {part: done for part, done in pending.items() if not all(done)}
            while pending and self.settings.compiles:
                chosen = next((part for part in self.wanted if part in pending), next(iter(pending)))
                rules, _ = pending.pop(chosen)
                if not rules:
                    await self._compiler.ask("compile_rules", *chosen)
                    await self._take_over(chosen, rules=True)
                await self._compiler.ask("compile_bots", *chosen)
                await self._take_over(chosen, bots=True)
            if not pending:
                self.complete = True
                await self._interpreters_leave()
        except (WorkerDied, WorkerFault) as error:
            log.warning("rules stay interpreted: %s", error)
        finally:
            await self._compiler.stop()

    async def _take_over(self, part: Part, rules: bool = False, bots: bool = False) -> None:
        """Tables and bots move over once the processes have loaded what was compiled."""
        for done, workers, taken in (
            (rules, self._dealers[False], self.compiled),
            (bots, self._thinkers[False].workers, self.ready),
        ):
            if done:
                await asyncio.gather(*(worker.ask("warm_up", *part) for worker in workers))
                log.info("compiled", extra={"game": part[0], "part": part[1], "bots": taken is self.ready})
                taken.add(part)
        if part in self.compiled & self.ready and part in self.wanted:
            self.wanted.remove(part)

    async def _interpreters_leave(self) -> None:
        """Nobody asks them any more, once they have answered what they were asked."""
        idle = [*self._dealers[True], *self._thinkers[True].workers]
        while any(worker.busy for worker in idle):
            await asyncio.sleep(0.1)
        await asyncio.gather(*(worker.stop() for worker in idle))


def dealers(settings: Settings, interpreted: bool) -> list[Worker]:
    return [Worker("dealer", interpreted) for _ in range(settings.dealers)]


class Thinkers:
    """Processes that answer one question at a time; who finds none free waits."""

    def __init__(self, settings: Settings, interpreted: bool) -> None:
        self.workers = [Worker("thinker", interpreted, BOTS) for _ in range(settings.thinkers)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    @asynccontextmanager
    async def one(self) -> AsyncIterator[Worker]:
        worker = await self._free.get()
        try:
            yield worker
        finally:
            self._free.put_nowait(worker)
            await asyncio.sleep(0)  # who has waited comes first, not who has just been answered
