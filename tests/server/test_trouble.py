"""What goes wrong around the service: a full disk, a signal to all of it, a table that leaves just now."""

import asyncio
import json
import os
import resource
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from chronik.lessons import lessons_of
from chronik.server.audience import Listener
from chronik.server.house import House
from chronik.server.refusal import Refusal
from chronik.server.service import Service
from chronik.server.settings import Settings
from chronik.server.store import MOVE, Event
from chronik.server.table import AT_ONCE
from chronik.server.work.codes import FAULT
from server.running import Server, Table, run_apart, until

UNLIMITED = resource.RLIM_INFINITY
limited = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="Linux can limit what others write")


def fill_the_disk(server: Server, folder: Path) -> None:
    """No file may grow beyond what its database is now; its log may."""
    size = (folder / "chronik.sqlite-wal").stat().st_size
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, UNLIMITED))


def make_room(server: Server) -> None:
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


def pass_the_turn(table: Table) -> int:
    """Until the second player is asked; which position that is."""
    while (seen := table.get())["actors"] == [0]:
        table.step()
    return int(seen["seq"])


@limited
def test_a_full_disk_is_told_and_nothing_else_is(tmp_path: Path) -> None:
    with Server(data=tmp_path) as server:
        table = server.table()
        against = server.table(seats=[{}, {"kind": "bot", "level": "apprentice"}])
        table.step()
        seen = table.get(table.get()["actors"][0])
        move = seen["moves"][0]["notation"]
        with table.live(since=1) as watching, against.live(0) as anna:
            anna.hear()
            fill_the_disk(server, tmp_path)
            refused = table.play(seen["you"], 1, move)
            assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
            laid = server.http.post("/api/tables", json={"game": "village"})
            assert (laid.status_code, laid.json()["error"]) == (503, "unavailable")
            assert table.get()["seq"] == 1
            make_room(server)
            assert table.play(seen["you"], 1, move).json() == {"seq": 2}
            assert watching.hear()["seq"] == 2  # and nothing before it
        assert stored(tmp_path, table) == [1, 2]


@limited
def test_bots_go_on_when_there_is_room_again(tmp_path: Path) -> None:
    """Somebody who only looks on need not do anything for it."""
    with Server(data=tmp_path) as server:
        table = server.table(seats=[{}, {"kind": "bot", "level": "master"}])
        with table.live(0) as anna:
            seq = pass_the_turn(table)
            fill_the_disk(server, tmp_path)
            until(lambda: "a bot could not move" in server.told())
            make_room(server)
            anna.hear_until(lambda heard: heard["seq"] > seq)


def stored(folder: Path, table: Table) -> list[int]:
    with sqlite3.connect(folder / "chronik.sqlite") as connection:
        rows = connection.execute("SELECT seq FROM events WHERE table_id = ? ORDER BY seq", (table.id,))
        return [seq for (seq,) in rows]


def test_a_signal_to_all_processes_ends_it_in_order(tmp_path: Path) -> None:
    """As systemd sends it: the workers leave the ending to their parent."""
    with Server(data=tmp_path) as server:
        table = server.table(seats=[{}, {"kind": "bot", "level": "genius"}])
        workers = server.http.get("/healthz").json()["workers"]
        with table.live(0) as anna:
            anna.hear()
            seq = pass_the_turn(table)
            for process in workers:
                os.kill(process, signal.SIGTERM)
            assert table.get()["seq"] >= seq
            assert set(workers) <= set(server.http.get("/healthz").json()["workers"])
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                anna.hear_until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012  # the service starts again
            server.process.wait(10)
        assert '"level": "error"' not in server.told()
        server.gone()
        server.start()
        until(lambda: table.get()["seq"] > seq)  # the bot has moved


def test_a_fault_in_a_worker_is_one_line_of_the_log() -> None:
    question = msgspec.msgpack.encode([7, "look", ["too few"]])
    done = subprocess.run(
        [sys.executable, "-m", "chronik.server.work", "dealer", "0"],
        input=len(question).to_bytes(4, "big") + question,
        capture_output=True,
        check=True,
        timeout=60,
    )
    assert msgspec.msgpack.decode(done.stdout[4:])[:2] == [7, FAULT]
    (line,) = done.stderr.splitlines()
    assert "TypeError" in json.loads(line)["error"]


def sits_down_in_time(server: Server) -> tuple[Table, int]:
    """A table whose bot was thinking when Bert took its seat, and where it stood then."""
    for _ in range(20):  # a bot may be faster
        table = server.table(seats=[{}, {"kind": "open", "level": "polymath"}])
        before = pass_the_turn(table)
        assert table.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).status_code == 200
        if table.get()["seq"] == before:
            return table, before
    raise AssertionError("the bot was always faster: nothing is proved")


def test_a_person_who_sits_down_moves_instead_of_the_bot(server: Server) -> None:
    table, before = sits_down_in_time(server)
    with table.live(1, since=before) as bert, pytest.raises(TimeoutError):
        bert.hear(8)


def test_who_leaves_his_seat_has_no_say_any_more(server: Server) -> None:
    table = server.table(seats=[{}, {}, {}])
    seq = pass_the_turn(table)
    assert table.ask("POST", "/undo", 0, json={"seq": seq}).json()["error"] == "needs-consent"
    assert table.ask("POST", "/consent", 1, json={"agree": True}).status_code == 200
    assert table.get()["consent"] is not None
    assert table.ask("PUT", "/seats/2", 2, json={"kind": "bot", "level": "apprentice"}).status_code == 200
    assert table.get()["consent"] is None
    assert (table.get()["seq"], table.get()["actors"]) == (seq + 1, [0])


def test_a_table_that_has_left_memory_lets_nobody_wait(tmp_path: Path) -> None:
    """Whoever looked it up just before is told so, and finds it again."""

    async def story(house: House) -> None:
        made = await house.make("village", {}, [], None)
        table = await house.table(made["table"])
        await asyncio.wait([table.task])
        with pytest.raises(Refusal, match="unavailable"):
            await asyncio.wait_for(table.do(partial(table.look, None, "en")), 10)
        assert await house.table(made["table"]) is not table

    run(story, Settings(f"sqlite:///{tmp_path}/x.sqlite", idle=0.01, compiles=False))


def test_a_move_that_stands_in_the_store_already_is_told_as_made(tmp_path: Path) -> None:
    """Its transaction was carried out, but the database was cut off before it could say so."""

    async def story(house: House) -> None:
        made = await house.make("village", {}, [], None)
        table = await house.table(made["table"])
        move = json.loads(await table.do(partial(table.look, 0, "en")))["moves"][0]["notation"]
        await house.store.add_event(table.id, Event(1, MOVE, 0, move))
        with pytest.raises(Refusal) as refused:
            await table.do(partial(table.play, 0, 0, move))
        assert (refused.value.code, refused.value.fields) == ("stale", {"seq": 1, "made": True})

    run(story, Settings(f"sqlite:///{tmp_path}/x.sqlite", compiles=False))


def test_nobody_waits_for_who_has_missed_a_lot(tmp_path: Path) -> None:
    lesson = lessons_of("village")[0]
    seed, moves = lesson.until(sum(len(chapter.steps) for chapter in lesson.chapters) - 1)

    async def story(house: House) -> None:
        made = await house.make("village", lesson.options, [], seed, played=moves)
        table = await house.table(made["table"])
        late = Listener(None, "en")
        joining = asyncio.create_task(table.do(partial(table.join, late, 0)))
        await asyncio.sleep(0)
        await table.do(partial(table.look, None, "en"))
        assert 0 < late.waiting.qsize() <= AT_ONCE < len(moves)
        assert await joining == AT_ONCE

    run(story, Settings(f"sqlite:///{tmp_path}/x.sqlite", compiles=False))


def run(story: Callable[[House], Awaitable[None]], settings: Settings) -> None:
    """In a house of its own, in this process."""

    async def whole() -> None:
        service = Service(settings)
        service.store.prepare()
        await service.start()
        try:
            await story(service.house)
        finally:
            await service.stop()

    run_apart(whole())
