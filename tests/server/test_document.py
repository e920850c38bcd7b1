"""`/openapi.json` is true: every answer has the fields it names, and no others."""

import re
from typing import Any

import msgspec
import pytest

from chronik.server import answers
from server.running import Server, Table


def holds(kind: type, answer: Any) -> None:
    """Nothing is lost on the way through the type."""
    assert msgspec.json.decode(msgspec.json.encode(msgspec.convert(answer, kind))) == answer


@pytest.fixture(scope="module")
def document(server: Server) -> dict[str, Any]:
    return dict(server.http.get("/openapi.json").json())


def test_it_describes_every_path_in_full(document: dict[str, Any]) -> None:
    assert "/live" in document["info"]["description"]
    assert document["components"]["securitySchemes"]["seat"]["scheme"] == "bearer"
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["description"], path
            assert "default" in operation["responses"], path
            told = [answer["content"] for answer in operation["responses"].values()]
            assert all(told), path
    told_of = set(re.findall(r"#/components/schemas/(\w+)", str(document)))
    assert told_of <= set(document["components"]["schemas"])
    queries = document["paths"]["/api/tables/{table}"]["get"]["parameters"]
    assert [query["name"] for query in queries] == ["table", "at", "lang"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("village", {"players": 4, "expansions": ["inn", "port", "marriage"]}),
        ("village", {"solo": True}),
        ("myvillage", {"players": 2}),
        ("tumult", {"players": 3}),
    ],
)
def test_positions_are_as_described(server: Server, game: str, options: dict[str, Any]) -> None:
    table = server.table(game, seats=[], options=options)
    holds(answers.Made, table.made)
    for _ in range(6):
        holds(answers.Position, table.step())
        holds(answers.Position, table.get())


def test_the_other_answers_are_as_described(table: Table) -> None:
    seq, move = 0, table.get(0)["moves"][0]["notation"]
    holds(answers.Done, table.play(0, seq, move).json())
    holds(answers.Done, table.ask("POST", "/undo", 0, json={"seq": 1}).json())
    holds(answers.Seats, table.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).json())
    holds(answers.Report, table.ask("GET", "/report").json())
    holds(answers.Version, table.server.http.get("/api/version").json())
    msgspec.convert(table.ask("GET", "/record").json(), answers.Error)
    while (seen := table.get())["actors"] == [0]:
        table.step()
    table.ask("POST", "/undo", 0, json={"seq": seen["seq"]})
    assert table.get()["consent"]
    holds(answers.Position, table.get())
