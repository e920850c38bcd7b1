"""Malformed messages: each is answered or the connection closed cleanly, and nothing changes.

CHRONIK_MALFORMED says how many there shall be; a few thousand take seconds, a hundred thousand minutes.
"""

import json
import os
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.running import Live, Server, Table

COUNT = int(os.environ.get("CHRONIK_MALFORMED", "2000"))
JUNK: list[Any] = [
    None,
    True,
    -1,
    0,
    1 << 70,
    1e400,
    0.5,
    "",
    "x",
    "\x00",
    "\ud83d\ude00" * 50,
    "take.harvest",
    "../../etc/passwd",
    [],
    [[]],
    {},
    {"seq": 0},
    "A" * 5000,
]
NAMES = [
    "seq",
    "move",
    "token",
    "since",
    "id",
    "undo",
    "agree",
    "lang",
    "notes",
    "game",
    "seats",
    "options",
    "corrections",
    "file",
    "lesson",
    "x",
]
TABLE = "/api/tables/{table}"
PATHS = [
    ("POST", f"{TABLE}/moves"),
    ("POST", f"{TABLE}/undo"),
    ("POST", f"{TABLE}/consent"),
    ("PUT", f"{TABLE}/seats/0"),
    ("PUT", f"{TABLE}/seats/99"),
    ("PUT", f"{TABLE}/seats/-1"),
    ("GET", f"{TABLE}/hint?depth=9"),
    ("GET", f"{TABLE}?at=-1"),
    ("GET", f"{TABLE}?at=1e9"),
    ("GET", f"{TABLE}/record"),
    ("PATCH", f"{TABLE}/moves"),
    ("POST", f"{TABLE}/moves/../moves"),
    ("POST", "/api/tables"),
    ("POST", "/api/records"),
    ("POST", "/api/box/village"),
    ("POST", "/api/lessons/village"),
    ("POST", "/api/replays/{table}/tables"),
    ("GET", f"/api/replays/{{table}}/at/{1 << 70}"),
]


def garbled(random: Random) -> bytes:
    """Something that looks more or less like a message."""
    message: Any = {name: random.choice(JUNK) for name in random.sample(NAMES, random.randrange(4))}
    if random.random() < 0.2:
        message = random.choice(JUNK)
    text = json.dumps(message).encode()
    how = random.random()
    if how < 0.15:
        cut = random.randrange(len(text) + 1)
        return text[:cut] + bytes(random.randrange(256) for _ in range(random.randrange(6))) + text[cut:]
    if how < 0.25:
        return text[: random.randrange(len(text) + 1)]
    return b"[" * random.randrange(1, 5000) if how < 0.28 else text


@pytest.fixture(scope="module")
def victim(server: Server) -> Table:
    return server.table()


def test_malformed_requests_change_nothing(server: Server, victim: Table) -> None:
    random = Random(1)
    before = victim.get(0)
    for number in range(COUNT):
        how, path = random.choice(PATHS)
        seat = random.choice((0, 1, None))
        body = garbled(random)
        headers = {} if seat is None else {"authorization": f"Bearer {victim.tokens[seat]}"}
        answer = server.http.request(how, path.format(table=victim.id), content=body, headers=headers)
        assert answer.status_code < 500, (how, path, body, answer.text)
        if answer.status_code >= 400:
            told = answer.json()
            assert told["error"]
            assert "\n" not in told["message"], (number, told)
    after = victim.get(0)
    assert {name: after[name] for name in ("seq", "view", "moves")} == {
        name: before[name] for name in ("seq", "view", "moves")
    }
    assert server.http.get("/healthz").json()["ok"]


def test_malformed_live_messages_change_nothing(server: Server, victim: Table) -> None:
    random = Random(2)
    before = victim.get(0)["seq"]
    left, closed = COUNT, []
    while left > 0:
        try:
            with victim.live(random.choice((0, 1, None))) as reader:
                reader.hear()
                while left > 0:
                    left -= 1
                    body = garbled(random)
                    reader.socket.send(body if random.random() < 0.3 else body.decode(errors="replace"))
                    reader.hear()
        except ConnectionClosed as error:
            closed.append(error.rcvd and error.rcvd.code)
    assert set(closed) <= {1007, 1008, 1009}  # each in an orderly way
    assert closed
    assert victim.get(0)["seq"] == before
    assert server.http.get("/healthz").json()["ok"]


@pytest.mark.parametrize(
    "hello", ["", "{}x", '{"token": 7}', '{"token": "wrong"}', '{"since": -1}', "[]", "nonsense"]
)
def test_a_bad_first_message_is_told_and_ends_it(victim: Table, hello: str) -> None:
    with Live(victim, None) as reader:
        reader.socket.send(hello)
        answer = reader.hear()
        assert answer["error"] in ("malformed", "not-json", "not-your-seat")
        assert answer["message"]
        with pytest.raises(ConnectionClosed):
            reader.hear()


def test_a_live_connection_to_no_table(server: Server) -> None:
    with Table(server, {"table": "none", "seats": []}).live() as reader:
        assert reader.hear()["error"] == "no-such-table"
