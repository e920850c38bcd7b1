"""Whatever was acknowledged or told is there after a restart, even if the process was killed.

CHRONIK_KILLS says how often it is killed under load; `make heavy` does it a hundred times.
"""

import os
import sqlite3
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import Server, Table, until

KILLS = int(os.environ.get("CHRONIK_KILLS", "5"))
TABLES = 4


class Player(threading.Thread):
    """Plays at a table for both, as fast as it is answered, and remembers what was acknowledged."""

    def __init__(self, table: Table, seed: int) -> None:
        super().__init__()
        self.table = table
        self.random = Random(seed)
        self.acknowledged: dict[int, str] = {}
        self.fault: Exception | None = None
        self.leaving = threading.Event()

    def run(self) -> None:
        try:
            while not self.leaving.is_set():
                self.move()
        except httpx.TransportError:
            pass  # the server was killed
        except Exception as error:
            self.fault = error

    def move(self) -> None:
        actors = self.table.get()["actors"]
        if not actors:  # the game is over
            self.leaving.set()
            return
        seat = actors[0]
        seen = self.table.get(seat)
        move = self.random.choice(seen["moves"])["notation"]
        answer = self.table.play(seat, seen["seq"], move)
        assert answer.status_code == 200, answer.text
        self.acknowledged[answer.json()["seq"]] = move


class Listener(threading.Thread):
    """Hears what is told, until the line is cut."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.heard: list[int] = []

    def run(self) -> None:
        try:
            with self.table.live(since=self.table.get()["seq"]) as live:
                while True:
                    self.heard.append(live.hear()["seq"])
        except (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError):
            pass  # the line was cut, perhaps before it stood


@pytest.mark.long
def test_kills_under_load_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    random = Random(KILLS)
    with Server(data=tmp_path) as server:
        tables = [server.table(seats=[{}, {}]) for _ in range(TABLES)]
        acknowledged: dict[tuple[str, int], str] = {}
        for kill in range(KILLS):
            players = [Player(table, kill * TABLES + n) for n, table in enumerate(tables)]
            listeners = [Listener(table) for table in tables]
            for thread in (*players, *listeners):
                thread.start()
            until(lambda players=players: any(player.acknowledged for player in players))
            time.sleep(random.uniform(0, 1))
            server.kill()
            for thread in (*players, *listeners):
                thread.join()
            assert [player.fault for player in players] == [None] * TABLES
            for player in players:
                acknowledged |= {(player.table.id, seq): move for seq, move in player.acknowledged.items()}
            stored = read_events(tmp_path)
            for (table, seq), move in acknowledged.items():
                assert stored[table, seq] == move
            for listener in listeners:
                assert all((listener.table.id, seq) in stored for seq in listener.heard)
                assert listener.heard == sorted(set(listener.heard))
            server.start()
            for table in tables:
                assert table.get()["seq"] == max((seq for name, seq in stored if name == table.id), default=0)
            tables = [server.table(seats=[{}, {}]) if table.get()["over"] else table for table in tables]
        assert len(acknowledged) > KILLS
        tables[0].step()


def read_events(folder: Path) -> dict[tuple[str, int], str]:
    connection = sqlite3.connect(folder / "chronik.sqlite")
    try:
        rows = connection.execute("SELECT table_id, seq, move FROM events").fetchall()
    finally:
        connection.close()
    found = {(table, seq): move for table, seq, move in rows}
    assert len(found) == len(rows)
    return found


def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    with Server(data=tmp_path) as server:
        seats: list[dict[str, Any]] = [{"name": "Anna"}, {"kind": "bot", "level": "apprentice"}, {}]
        table = server.table(seats=seats, options={"players": 3, "expansions": ["inn"]})
        table.step()
        assert table.ask("POST", "/undo", 0, json={"seq": 1}).status_code == 200
        while 0 in table.get()["actors"]:
            table.step()
        until(lambda: table.get()["actors"] == [2])
        before = [table.get(seat) for seat in (0, 2, None)]
        server.stop()
        server.start()
        assert [table.get(seat) for seat in (0, 2, None)] == before
        assert table.get(at=1)["seq"] == 1
        table.step()


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with Server("--idle", "1", data=tmp_path) as server:
        table = server.table()
        table.step()
        before = table.get(0)
        until(lambda: server.http.get("/healthz").json()["tables"] == 0)
        assert table.get(0) == before


def test_a_worker_that_dies_is_replaced(server: Server) -> None:
    """The rules run in processes of their own; all that they knew is known elsewhere."""
    table = server.table()
    table.step()
    before = table.get(0)
    for worker in server.http.get("/healthz").json()["workers"]:
        os.kill(worker, 9)
    assert table.get(0) == before
    table.step()


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/chronik.sqlite"
    with Server(data=tmp_path):
        for how in ({"data": tmp_path}, {}):
            with pytest.raises(AssertionError, match="another"):
                Server(*([] if how else ["--database", url]), **how)
    with Server("--database", url), pytest.raises(AssertionError, match="another"):
        Server("--database", url)
