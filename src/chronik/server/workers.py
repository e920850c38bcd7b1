"""The parent's side of a worker process: questions go out, answers come back, in order."""

import asyncio
import itertools
import logging
import os
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from chronik.server.refusal import Refusal
from chronik.server.work.codes import FAULT, ROOM

log = logging.getLogger(__name__)


class WorkerDied(Exception):
    """The process ended before it answered."""


class WorkerFault(Exception):
    """The process could not answer: a fault of ours."""


class Worker:
    def __init__(
        self,
        kind: str,
        interpreted: bool = False,
        patience: int = 0,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        self.kind = kind
        self.environment = dict(environment) | ({"CHRONIK_INTERPRET": "1"} if interpreted else {})
        self.patience = patience  # how far it lets others go first, as `nice` counts it
        self._process: asyncio.subprocess.Process | None = None
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._numbers = itertools.count()
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._encode = msgspec.msgpack.Encoder().encode

    async def ask(self, function: str, *arguments: Any) -> Any:
        """The answer, a Refusal, or one of the two errors above."""
        process = await self._running()
        number = next(self._numbers)
        try:
            message = self._encode([number, function, arguments])
        except OverflowError:
            raise Refusal("malformed", detail="a number of more than 64 bits") from None
        self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            assert process.stdin is not None
            process.stdin.write(len(message).to_bytes(4, "big") + message)
            await process.stdin.drain()
            return await self._waiting[number]
        except (BrokenPipeError, ConnectionResetError):
            raise WorkerDied(self.kind) from None
        finally:
            self._waiting.pop(number, None)

    @property
    def busy(self) -> int:
        return len(self._waiting)

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        running = self._process is not None and self._process.returncode is None
        return self._process.pid if running and self._process is not None else None

    async def _running(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is None or self._process.returncode is not None:
                self._process = await self._start()
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _start(self) -> asyncio.subprocess.Process:
        command = [sys.executable, "-m", "chronik.server.work", self.kind, str(self.patience)]
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(
            *command, stdin=pipe, stdout=pipe, env=os.environ | self.environment, limit=ROOM
        )

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        decode = msgspec.msgpack.Decoder().decode
        assert process.stdout is not None
        try:
            while True:
                size = int.from_bytes(await process.stdout.readexactly(4), "big")
                self._answered(*decode(await process.stdout.readexactly(size)))
        except (asyncio.IncompleteReadError, ConnectionResetError):
            await process.wait()
            log.info("worker ended", extra={"worker": self.kind, "code": process.returncode})
            for future in list(self._waiting.values()):
                if not future.done():
                    future.set_exception(WorkerDied(self.kind))

    def _answered(self, number: int, code: str | None, result: Any) -> None:
        future = self._waiting.get(number)
        if future is None or future.done():
            return
        if code is None:
            future.set_result(result)
        elif code == FAULT:
            future.set_exception(WorkerFault(result))
        else:
            future.set_exception(Refusal(code, **result))

    async def stop(self) -> None:
        """End it, whatever it is doing: nothing is kept in a worker that is not kept elsewhere."""
        process = self._process
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
        if self._reading is not None:
            await self._reading
