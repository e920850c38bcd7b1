"""Runs the service on one address until somebody ends it."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from chronik.rulebook.errors import OptionError
from chronik.server import logs
from chronik.server.app import make_app
from chronik.server.service import Service
from chronik.server.settings import Settings

PORTS = range(8765, 8785)  # one of these, if none was asked for
LARGEST_MESSAGE = 64 << 10
BACKLOG = 2048
PATIENCE = 20.0  # seconds in which somebody who has connected must ask something


@dataclass(frozen=True)
class Address:
    host: str
    port: int | None
    trusted: str = "127.0.0.1"  # proxies whose word on where a request comes from is believed


def bound(address: Address) -> socket.socket:
    """A socket on the port asked for, or on a free one of ours."""
    ports = PORTS if address.port is None else (address.port,)
    for port in ports:
        try:
            return listening(address.host, port)
        except (OSError, UnicodeError) as error:
            why = getattr(error, "strerror", None) or str(error)
    raise OptionError(f"port: {address.host}:{ports[-1]}: {why}")


def listening(host: str, port: int) -> socket.socket:
    """It names its protocol: else asyncio does not send small packets at once, but 40 ms later."""
    family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(place)
        found.listen(BACKLOG)
    except OSError:
        found.close()
        raise
    return found


def serve(settings: Settings, address: Address, level: str, ready: Callable[[str], None]) -> None:
    """`ready` is told the address as soon as the page can be opened."""
    logs.set_up(level)
    allow_many_connections()
    place = bound(address)
    service = Service(settings)
    service.store.prepare()
    config = uvicorn.Config(
        make_app(service),
        http=Attentive,
        log_config=None,
        access_log=False,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        server_header=False,
        date_header=True,
        timeout_graceful_shutdown=5,
        forwarded_allow_ips=address.trusted,
        lifespan="on",
    )
    port = place.getsockname()[1]
    shown = (
        "localhost" if address.host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "::") else address.host
    )
    with asyncio.Runner(loop_factory=event_loop()) as runner:
        runner.run(run(Announced(config, lambda: ready(f"http://{shown}:{port}/")), place))


def allow_many_connections() -> None:
    """As many as the system lets us have; by itself it often stops at a thousand."""
    with suppress(ImportError, OSError, ValueError):  # not on Windows
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Attentive(H11Protocol):
    """Who connects and asks nothing is not waited for: else silence could take all the room there is."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._listen_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.cancel()
        super().connection_lost(exc)

    def _listen_on(self) -> None:
        self._patience = self.loop.call_later(PATIENCE, self._was_asked, self.cycle)

    def _was_asked(self, last: RequestResponseCycle | None) -> None:
        """Since then; a live connection is no longer ours."""
        if self not in self.connections:
            return
        if self.cycle is last and (last is None or last.response_complete):
            self.transport.close()
        else:
            self._listen_on()


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The quicker one, where there is one."""
    try:
        import uvloop
    except ImportError:  # on Windows
        return None
    return uvloop.new_event_loop


class Announced(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


async def run(server: uvicorn.Server, place: socket.socket) -> None:
    await server.serve([place])
