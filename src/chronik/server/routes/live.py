"""The live connection: what happens at a table, as it happens, for one reader."""

import asyncio
import logging
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from chronik.server import metrics, words
from chronik.server.audience import Listener, encode
from chronik.server.messages import Hello, Said
from chronik.server.refusal import Refusal
from chronik.server.routes.common import address_of, seat_by
from chronik.server.service import Service
from chronik.server.table import Table

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]
POLITE = 10.0  # seconds in which the first message must come
MOST_WRONG = 20  # messages that mean nothing: whoever sends that is no client of ours
BAD, LATER = 1008, 1013  # codes with which a connection is closed

decode_hello = msgspec.json.Decoder(Hello).decode
decode_said = msgspec.json.Decoder(Said).decode


@websocket("/api/tables/{table:str}/live")
async def live(socket: Socket, table: str) -> None:
    await socket.accept()
    service: Service = socket.app.state.service
    lang = words.language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    address = address_of(socket)
    try:
        with service.limits.connection(address):
            service.limits.check("sockets", address)
            hello = await greeted(socket)
            lang = hello.lang or lang
            found = await service.house.table(table)
            seat = None if hello.token is None else seat_by(hello.token, found)
            await Conversation(socket, service, found, Listener(seat, lang, hello.notes)).run(hello.since)
    except Refusal as refusal:
        await close(socket, LATER if refusal.code == "full" else BAD, told(refusal, lang))
    except WebSocketDisconnect:
        pass


async def greeted(socket: Socket) -> Hello:
    try:
        async with asyncio.timeout(POLITE):
            hello: Hello = decoded(decode_hello, await received(socket))
            return hello
    except TimeoutError:
        raise Refusal("malformed", detail="no first message") from None


class Conversation:
    def __init__(self, socket: Socket, service: Service, table: Table, listener: Listener) -> None:
        self.socket = socket
        self.service = service
        self.table = table
        self.listener = listener
        self.wrong = 0

    async def run(self, since: int | None) -> None:
        sending = asyncio.create_task(self._send_all())
        try:
            await self._join(since)
            while self.wrong < MOST_WRONG:
                await self._hear(await received(self.socket))
            raise Refusal("too-many", seconds=60)
        finally:
            self.table.leave(self.listener)
            sending.cancel()

    async def _join(self, since: int | None) -> None:
        missing = await self.table.do(partial(self.table.join, self.listener, since))
        while missing is not None:
            missing = await self.table.do(partial(self.table.join, self.listener, missing))

    async def _send_all(self) -> None:
        while (message := await self.listener.waiting.get()) is not None:
            await self.socket.send_text(message.decode())
        await close(self.socket, LATER, told(Refusal("too-slow"), self.listener.lang))

    async def _hear(self, text: str | bytes) -> None:
        """Whatever comes is answered."""
        number = None
        try:
            said = decoded(decode_said, text)
            number = said.id
            self.service.limits.check("moves", address_of(self.socket))
            answer = {"ok": True, **(await self._do(said) or {})}
        except Refusal as refusal:
            self.wrong += refusal.code in ("malformed", "not-json", "too-many")
            answer = told(refusal, self.listener.lang)
        except Exception:
            log.exception("a live message failed", extra={"table": self.table.id})
            answer = told(Refusal("internal"), self.listener.lang)
        self.listener.tell(encode({"id": number, **answer}))

    async def _do(self, said: Said) -> Any:
        if said.lang is not None:
            return await self.table.do(partial(self.table.speak, self.listener, said.lang))
        if said.move is not None and said.seq is not None:
            return await self._command("play", {"seq": said.seq, "move": said.move})
        if said.undo and said.seq is not None:
            return await self._command("undo", {"seq": said.seq})
        if said.agree is not None:
            return await self._command("consent", {"agree": said.agree})
        raise Refusal("malformed", detail="seq, move")

    async def _command(self, kind: str, arguments: dict[str, Any]) -> Any:
        if self.listener.seat is None:
            raise Refusal("not-your-seat")
        return await self.service.house.command(self.table.id, kind, self.listener.seat, arguments)


def told(refusal: Refusal, lang: str) -> dict[str, Any]:
    metrics.REFUSALS.labels(refusal.code).inc()
    return words.told(refusal, lang)


async def received(socket: Socket) -> str | bytes:
    message: Any = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=message.get("code", 1000))
    return message.get("text") or message.get("bytes") or ""


def decoded(decode: Any, text: str | bytes) -> Any:
    try:
        return decode(text)
    except msgspec.ValidationError as error:
        raise Refusal("malformed", detail=str(error)[:200]) from None
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refusal("not-json") from None


async def close(socket: Socket, code: int, message: dict[str, Any]) -> None:
    """Say why, and hang up; if the other side is gone already, so be it."""
    try:
        await socket.send_text(encode(message).decode())
        await socket.close(code, message["error"])
    except (WebSocketDisconnect, RuntimeError):
        pass
