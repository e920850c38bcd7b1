"""How many may be connected at once, and what becomes of those who connect and say nothing."""

import resource
import socket
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from chronik.server import limits
from chronik.server.limits import Limits
from chronik.server.refusal import Refusal
from chronik.server.routes.common import household
from server.running import Live, Server, until

FEW = 4  # times the smallest factor
FACTOR = FEW / limits.OPEN_FROM_ONE


def refused(live: Live) -> tuple[dict[str, object], int]:
    """What somebody is told who may not stay, and the code with which he is cut off."""
    told = live.hear()
    with pytest.raises(ConnectionClosed) as closed:
        live.hear()
    assert closed.value.rcvd is not None
    return told, closed.value.rcvd.code


def count(server: Server, name: str) -> float:
    lines = server.http.get("/metrics").text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


def test_only_so_many_live_connections_from_one_address() -> None:
    with Server(limits=str(FACTOR)) as server:
        table = server.table()
        with ExitStack() as open_ones:
            several = [open_ones.enter_context(table.live()) for _ in range(FEW)]
            for one in several:
                one.hear()
            assert count(server, "chronik_sockets ") == FEW
            with Live(table, None, lang="de") as late:
                told, code = refused(late)
            assert (told["error"], code) == ("too-many-open", 1008)
            assert "zu viele Verbindungen" in str(told["message"])
            assert count(server, 'chronik_refusals_total{code="too-many-open"}') == 1
            several[0].socket.close()
            until(lambda: count(server, "chronik_sockets ") == FEW - 1)
            with table.live() as later:
                assert "view" in later.hear()


def test_only_so_many_in_all() -> None:
    found = Limits(2 / limits.OPEN_IN_ALL)
    with found.connection("a"), found.connection("b"):
        with pytest.raises(Refusal, match="full"), found.connection("c"):
            pass
        with pytest.raises(Refusal, match="too-many-open"), found.connection("a"):
            pass
    with found.connection("c"), found.connection("d"):
        pass


def test_no_limits_if_none_are_wanted() -> None:
    found = Limits(0)
    with ExitStack() as open_ones:
        for _ in range(limits.OPEN_IN_ALL + 1):
            open_ones.enter_context(found.connection("a"))


def test_an_address_of_ipv6_is_a_whole_household() -> None:
    assert household("2001:db8::1") == household("2001:db8::ffff:2") != household("2001:db8:0:1::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1") == "192.0.2.1"
    assert household("unknown") == "unknown"


def test_who_asks_nothing_is_not_waited_for(server: Server) -> None:
    """Nor who begins and does not go on; a live connection may be as silent as it likes."""
    place = ("127.0.0.1", int(server.url.rpartition(":")[2]))
    with (
        socket.create_connection(place, 60) as silent,
        socket.create_connection(place, 60) as half,
        socket.create_connection(place, 60) as later,
        socket.create_connection(place, 60) as slow,
        server.table().live() as live,
    ):
        live.hear()
        half.sendall(b"GET / HTTP/1.1\r\n")
        later.sendall(b"GET /api/version HTTP/1.1\r\nhost: x\r\n\r\n")
        assert b"200" in later.recv(100)
        later.sendall(b"GET / HTTP/1.1\r\n")
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{")
        assert silent.recv(1) == b""
        assert half.recv(1) == b""
        while later.recv(1000):
            pass
        assert b"503" in slow.recv(100)
        live.say({"id": 1, "lang": "fr"})
        assert live.hear_until(lambda heard: heard.get("id") == 1)["ok"]


def test_the_usual_limit_of_open_files_is_raised() -> None:
    usual, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(usual, 256), most))
    try:
        with Server() as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
            assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE) == (most, most)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (usual, most))
