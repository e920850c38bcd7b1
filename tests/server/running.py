"""A real server in a process of its own, and clients of it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.sync.client import connect

START = 60.0  # seconds until a server is up, on a busy machine
WHOLE_GAME = 300.0  # seconds until bots have played one there
ANALYSIS = "0.01"  # seconds for each position of a finished game
SEED = 4  # of a table that asks for no other: what is tested does not hang on luck


class Server:
    """Runs `chronik serve` on a free port."""

    def __init__(self, *options: str, data: Path | None = None, limits: str = "0") -> None:
        self.folder = tempfile.TemporaryDirectory() if data is None and "--database" not in options else None
        if data is not None:
            data.mkdir(exist_ok=True)
        where = [] if "--database" in options else ["--data", str(data or (self.folder and self.folder.name))]
        self.command = [sys.executable, "-m", "chronik", "serve", "--port", "0", "--limits", limits, *where]
        self.command += ["--analysis", ANALYSIS, *options]
        self.http: Any = None
        self.start()

    def start(self) -> None:
        self.log = tempfile.TemporaryFile("w+")  # noqa: SIM115
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "http://" not in line:
            told = self.told()
            self.gone()
            raise AssertionError(told)
        self.hang_up()  # not before: whoever still asks is to find nobody there, as after a power cut
        self.url = line.split()[1].rstrip("/")
        self.http = httpx.Client(base_url=self.url, timeout=START)

    def told(self) -> str:
        self.log.seek(0)
        return self.log.read()

    def kill(self) -> None:
        """As a power cut would: no last word, no closing of files."""
        self.process.send_signal(signal.SIGKILL)
        self.gone()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        self.gone()

    def gone(self) -> None:
        """Wait for its end."""
        try:
            self.process.wait(START)
        finally:
            self.process.kill()
            self.process.wait()
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.log.close()

    def hang_up(self) -> None:
        if self.http is not None:
            self.http.close()

    def __enter__(self) -> "Server":
        return self

    def __exit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.stop()
        self.hang_up()
        if self.folder is not None:
            self.folder.cleanup()

    # tables

    def table(
        self, game: str = "village", seats: Any = None, seed: int | None = SEED, **more: Any
    ) -> "Table":
        seats = [{"kind": "human"}] * 2 if seats is None else seats
        made = self.http.post("/api/tables", json={"game": game, "seats": seats, "seed": seed, **more})
        assert made.status_code == 201, made.text
        return Table(self, made.json())


class Table:
    def __init__(self, server: Server, made: dict[str, Any]) -> None:
        self.server = server
        self.id: str = made["table"]
        self.made = made
        self.tokens: dict[int, str] = {seat["seat"]: seat["token"] for seat in made["seats"]}

    def ask(self, how: str, path: str = "", seat: int | None = None, **more: Any) -> httpx.Response:
        headers = {} if seat is None else {"authorization": f"Bearer {self.tokens[seat]}"}
        return self.server.http.request(how, f"/api/tables/{self.id}{path}", headers=headers, **more)

    def get(self, seat: int | None = None, **params: Any) -> dict[str, Any]:
        found = self.ask("GET", seat=seat, params=params)
        assert found.status_code == 200, found.text
        return dict(found.json())

    def play(self, seat: int, seq: int, move: str) -> httpx.Response:
        return self.ask("POST", "/moves", seat, json={"seq": seq, "move": move})

    def step(self, choose: Any = lambda moves: moves[0]) -> dict[str, Any]:
        """The next move, by whoever may make it; the position before it."""
        actor = self.get()["actors"][0]
        seen = self.get(actor)
        made = self.play(actor, seen["seq"], choose(seen["moves"])["notation"])
        assert made.status_code == 200, made.text
        return seen

    def live(self, seat: int | None = None, **hello: Any) -> "Live":
        return Live(self, {"token": None if seat is None else self.tokens[seat], **hello})


class Live:
    """A live connection, open within a with block."""

    def __init__(self, table: Table, hello: dict[str, Any] | None, lang: str = "en") -> None:
        url = table.server.url.replace("http", "ws")
        self.opening = connect(f"{url}/api/tables/{table.id}/live?lang={lang}", max_size=None)
        self.hello = hello

    def __enter__(self) -> "Live":
        self.socket = self.opening.__enter__()
        if self.hello is not None:
            self.say(self.hello)
        return self

    def __exit__(self, *what: Any) -> None:
        self.opening.__exit__(*what)

    def say(self, message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, seconds: float = START) -> dict[str, Any]:
        return dict(json.loads(self.socket.recv(seconds)))

    def hear_until(self, condition: Any) -> dict[str, Any]:
        while not condition(heard := self.hear()):
            pass
        return heard


def run_apart(story: Coroutine[Any, Any, Any]) -> Any:
    """In a thread of its own: in that of the tests a browser's loop may be running already."""
    with ThreadPoolExecutor(1) as threads:
        return threads.submit(asyncio.run, story).result()


def until(condition: Any, seconds: float = START) -> Any:
    """Wait for something that comes by itself."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, "it never came"
        time.sleep(0.02)
    return found


INTERPRETED = os.environ.get("CHRONIK_INTERPRET", "") not in ("", "0")
