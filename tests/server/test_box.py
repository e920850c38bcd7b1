"""What is in the box, over HTTP: shown, corrected, played with, and told to everybody."""

import json
from pathlib import Path
from typing import Any

import pytest

from chronik.table import GameRecord
from server.running import WHOLE_GAME, Server, Table, until

OWN = {"customers.customer.K16.points": 5, "farm.barn": 6}
TOLD = [
    {"name": "farm.barn", "ours": 5, "yours": 6},
    {"name": "customers.customer.K16.points", "ours": 4, "yours": 5},
]
GAMES = ("village", "myvillage", "tumult")


@pytest.mark.parametrize("game", GAMES)
def test_all_values_of_a_box_are_told_with_their_provenance(server: Server, game: str) -> None:
    found = server.http.get(f"/api/box/{game}").json()
    assert found["game"] == game
    assert all(table["provenance"] for table in found["tables"].values())
    table = server.table(game)
    assert table.ask("GET", "/report").json()["components"] == found["hash"]


def test_a_box_that_is_not_there(server: Server) -> None:
    for found in (server.http.get("/api/box/chess"), server.http.post("/api/box/chess", json={})):
        assert (found.status_code, found.json()["error"]) == (404, "not-found")


def test_corrections_are_checked_and_come_back_as_a_file(server: Server) -> None:
    found = server.http.post("/api/box/village", json={"corrections": OWN}).json()
    assert found["changes"] == TOLD
    again = {"file": found["file"], "name": "mine.toml"}
    assert server.http.post("/api/box/village", json=again).json() == found
    text = (Path(__file__).parents[2] / "src/chronik/village/components/farm.toml").read_text()
    whole = {"file": text.replace("barn = 5", "barn = 6"), "name": "farm.toml"}
    assert server.http.post("/api/box/village", json=whole).json()["changes"] == TOLD[:1]
    same = {"corrections": {"farm.barn": 5}}
    assert server.http.post("/api/box/village", json=same).json()["changes"] == []


HOSTILE: list[Any] = [
    {"customers.customer.K16.points": 500},
    {"customers.customer.K16.points": "5"},
    {"customers.customer.K16.points": None},
    {"customers.customer.K16.points": [[[[5]]]]},
    {"customers.customer.K99.points": 5},
    {"customers": {}},
    {"farm.life.slots": 1},
    {"": 1},
    {"x\n\x1b[31m": 1},
    {"farm.barn": {"a": "b" * 30_000}},
    {"farm.barn": ["x"] * 9000},
    {f"farm.{n}": n for n in range(1500)},
]


@pytest.mark.parametrize("own", HOSTILE, ids=str)
@pytest.mark.parametrize("path", ["/api/box/village", "/api/tables"])
def test_what_cannot_be_played_with_gets_one_clear_line(server: Server, own: Any, path: str) -> None:
    body = {"corrections": own} | ({"game": "village", "seats": [{}, {}]} if "tables" in path else {})
    answers = [server.http.post(path, json=body, params={"lang": lang}) for lang in ("en", "de", "fr")]
    assert [found.status_code for found in answers] == [422] * 3
    assert {found.json()["error"] for found in answers} == {"components"}
    lines = {found.json()["message"] for found in answers}
    assert len(lines) == 3
    assert all(line.replace("\xa0", " ").isprintable() and len(line) < 500 for line in lines)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b'{"corrections": ' + b"[" * 30_000, 400),
        (b'{"corrections": {"farm.barn": ' + b"[" * 9000 + b"]" * 9000 + b"}}", 400),
        (json.dumps({"corrections": []}).encode(), 422),
        (json.dumps({"corrections": {"x" * 500: 1}}).encode(), 422),
        (json.dumps({"corrections": {str(n): 1 for n in range(3000)}}).encode(), 422),
        (json.dumps({"corrections": {"farm.barn": "x" * 200_000}}).encode(), 413),
        (json.dumps({"file": "x" * 200_000, "name": "farm.toml"}).encode(), 413),
        (json.dumps({"file": "[" * 9000, "name": "farm.toml"}).encode(), 422),
        (json.dumps({"file": "a = " + "{a=" * 9000, "name": "x"}).encode(), 422),
        (json.dumps({"file": "barn = 6", "name": "farm.toml"}).encode(), 422),
        (json.dumps({"file": "", "name": "../../etc/passwd"}).encode(), 422),
        (json.dumps({"file": '# Chronik corrections\ngame = "tumult"\n[corrections]\n'}).encode(), 422),
    ],
    ids=range(12),
)
def test_files_and_messages_that_nobody_would_send(server: Server, body: bytes, status: int) -> None:
    found = server.http.post("/api/box/village", content=body, headers={"content-type": "application/json"})
    assert found.status_code == status, found.text
    assert found.json()["message"].isprintable()


def test_a_table_tells_everybody_what_is_changed(server: Server) -> None:
    table = server.table(corrections=OWN)
    for seat in (0, 1, None):
        found = table.get(seat)
        assert found["corrections"] == TOLD
        assert found["view"]["provenance"]["farm"]["barn"] == "owner"
    assert table.ask("GET", "/report").json()["corrections"] == TOLD
    assert server.table().get()["corrections"] == []
    with table.live(1) as live:
        assert live.hear()["corrections"] == TOLD


def finished(server: Server, **more: Any) -> Table:
    bots = [{"kind": "bot", "level": "apprentice"}] * 2
    table = server.table("tumult", seats=bots, **more)
    until(lambda: table.get()["over"], WHOLE_GAME)
    return table


@pytest.mark.long
def test_bots_play_with_them_and_the_record_holds_them(server: Server) -> None:
    own = {"spinner.sectors": [2, 2, 3, 3], "building.field.castle.marble": 1}
    table = finished(server, corrections=own)
    text = table.ask("GET", "/record").text
    again = GameRecord.parse(text).replay()
    assert again.game.corrections == own
    found = server.http.post("/api/records", content=text.encode())
    assert found.status_code == 201
    replay = server.http.get(f"/api{found.json()['replay'].replace('/r/', '/replays/')}").json()
    assert {one["name"] for one in replay["corrections"]} == set(own)
    analysis = f"/api/tables/{table.id}/analysis"
    assert until(lambda: server.http.get(analysis).status_code == 200, WHOLE_GAME)


@pytest.mark.long
def test_hints_come_with_changed_values(server: Server) -> None:
    table = server.table(corrections=OWN | {"council.step.1.time": 3})
    found = table.ask("GET", "/hint", 0, params={"depth": 3})
    assert found.status_code == 200, found.text


def test_they_are_there_after_a_restart(tmp_path: Path) -> None:
    with Server(data=tmp_path / "data") as first:
        table = first.table(corrections=OWN)
        table.step()
        before = table.get(1)
        first.kill()
    with Server(data=tmp_path / "data") as second:
        table.server = second
        assert table.get(1) == before
        assert before["corrections"] == TOLD
        table.step()
