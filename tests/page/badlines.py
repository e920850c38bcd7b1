"""Lines between a browser and the server that are slow, stand still or break: TCP, as on a train."""

import asyncio
import random
import threading
from collections.abc import Coroutine
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

from server.running import Server

PIECE = 1 << 16  # bytes


class Wire:
    """One connection through the line, both ways."""

    def __init__(self, line: "BadLine", ends: list[asyncio.StreamWriter]) -> None:
        self.line = line
        self.ends = ends
        self.moves = asyncio.Event()
        self.moves.set()

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """In order, each piece as late as the line is; what is held back comes as soon as it moves again."""
        try:
            while piece := await reader.read(PIECE):
                await asyncio.sleep(self.line.delay)
                await self.moves.wait()
                writer.write(piece)
                await writer.drain()
        except OSError:
            pass
        self.cut()

    def cut(self) -> None:
        for end in self.ends:
            end.transport.abort()


class BadLine:
    """Listens on a port of its own, open within a with block; its methods may be called from any thread."""

    def __init__(self, server: Server) -> None:
        self.target = urlsplit(server.url)
        self.slowest = 0.0  # seconds that something takes one way, at most
        self.whole = True
        self.wires: set[Wire] = set()
        self.random = random.Random(3)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever)

    def __enter__(self) -> "BadLine":
        self.thread.start()
        self.listening: asyncio.Server = self.wait(asyncio.start_server(self.connect, "127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listening.sockets[0].getsockname()[1]}"
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.cut()
        self.listening.close()
        self.wait(self.finish())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join()
        self.loop.close()

    def wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def finish(self) -> None:
        await asyncio.sleep(0)  # whoever has just called is let in, and can be shown out
        tasks = asyncio.all_tasks() - {asyncio.current_task()}
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)

    @property
    def delay(self) -> float:
        return self.slowest * self.random.uniform(0.5, 1)

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        wire = Wire(self, [writer])
        self.wires.add(wire)
        try:
            if self.whole:
                onward, back = await asyncio.open_connection(self.target.hostname, self.target.port)
                wire.ends.append(back)
                await asyncio.gather(wire.carry(reader, back), wire.carry(onward, writer))
        finally:
            wire.cut()
            self.wires.discard(wire)

    # what befalls it

    def cut(self) -> None:
        """Everything on its way is lost, and nobody gets through until it is mended."""
        self.whole = False
        self.wait(self.each(Wire.cut))

    def mend(self) -> None:
        self.whole = True

    def hold(self) -> None:
        """Connections stay open, and nothing comes through them any more; new ones work."""
        self.wait(self.each(lambda wire: wire.moves.clear()))

    def release(self) -> None:
        """What was held back comes after all, however late."""
        self.wait(self.each(lambda wire: wire.moves.set()))

    async def each(self, befalls: Any) -> None:
        for wire in list(self.wires):
            befalls(wire)
