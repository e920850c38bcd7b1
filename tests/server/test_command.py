"""`chronik serve`: starts at once, and says what is wrong in one line."""

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

from server.running import Server, until

PAGE, FIRST_MOVE = 5.0, 10.0  # seconds, on a machine that never compiled the rules


def run(*args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "chronik", "serve", *args]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    "args",
    [
        ("--port", "99999"),
        ("--port", "x"),
        ("--data", "/dev/null/nowhere"),
        ("--database", "nonsense"),
        ("--database", "sqlite://"),
        ("--database", "sqlite:///:memory:"),
        ("--database", "sqlite:////dev/null/nowhere/x.sqlite"),
        ("--database", "mysql://somewhere/x"),
        ("--data", "x", "--database", "sqlite://"),
        ("--host", "no.such.host.invalid"),
        ("--limits", "-1"),
        ("--lease", "0"),
        ("--wrong",),
    ],
)
def test_bad_input_is_one_clear_line(args: tuple[str, ...], tmp_path: Path) -> None:
    data = () if {"--data", "--database"} & set(args) else ("--data", str(tmp_path))
    done = run(*args, *data)
    assert done.returncode == 2
    assert done.stderr.startswith("chronik: ")
    assert done.stderr.count("\n") == 1
    assert done.stdout == ""


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = run("--port", str(taken.getsockname()[1]), "--data", str(tmp_path))
    assert done.returncode == 2
    assert "port" in done.stderr


def test_files_that_are_no_databases(tmp_path: Path) -> None:
    for file, told in (("chronik.sqlite", "chronik: database: file is"), ("lock.sqlite", "chronik: data: ")):
        folder = tmp_path / file.partition(".")[0]
        folder.mkdir()
        (folder / file).write_text("nothing that SQLite has written")
        done = run("--port", "0", "--data", str(folder))
        assert done.returncode == 2
        assert done.stderr.startswith(told)
        assert "not a database" in done.stderr


def test_a_database_that_does_not_answer() -> None:
    done = run("--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("chronik: database: ")


@pytest.mark.long
def test_a_cold_machine_plays_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled yet: the page is there and a move made long before the compiler is done."""
    monkeypatch.delenv("CHRONIK_INTERPRET", raising=False)
    monkeypatch.setenv("CHRONIK_CACHE", str(tmp_path / "cache"))
    busy = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))  # others who use the machine now
    begun = time.monotonic()
    with Server(data=tmp_path / "data") as server:
        assert server.http.get("/").status_code == 200
        assert time.monotonic() - begun < PAGE * busy
        table = server.table(seats=[{}, {"kind": "bot", "level": "apprentice"}])
        table.step()
        assert time.monotonic() - begun < FIRST_MOVE * busy
        assert server.http.get("/healthz").json()["compiled"] == []
        while table.get()["actors"] == [0]:
            table.step()
        until(lambda: table.get()["actors"] == [0])  # the bot has moved, too


def test_the_server_itself_loads_neither_rules_nor_compiler() -> None:
    """They are in processes of their own: that is why it starts at once, and why nobody waits for them."""
    code = (
        "import sys, chronik.server.serving; print({'numba', 'chronik.table', 'alembic'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


@pytest.mark.slow
def test_tables_move_over_to_compiled_rules(server: Server) -> None:
    table = server.table()
    table.step()
    until(lambda: "village/base" in server.http.get("/healthz").json()["compiled"])
    before = table.get(0)
    table.step()
    assert table.get(0, at=1)["view"] == before["view"]


def test_the_sand_runs_by_itself(server: Server) -> None:
    """A raid in real time: the table stops it, whoever sits there."""
    options = {"players": 2, "clock": "realtime", "seconds": 1}
    table = server.table("tumult", seats=[{}, {"kind": "bot", "level": "apprentice"}], options=options)
    with table.live(0) as anna:
        heard = anna.hear()
        for _ in range(60):
            if heard["view"]["clock"]["sand_out"]:
                break
            if 0 in heard["actors"] and heard["view"]["asked"]["task"] != "raid":
                anna.say({"seq": heard["seq"], "move": heard["moves"][0]["notation"]})
            heard = anna.hear_until(lambda message: "view" in message)
        assert heard["view"]["clock"]["sand_out"]
        assert heard["log"][-1]["seat"] is None
