"""Hints, replays, records and analyses."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from chronik.server import answers
from chronik.server.analyses import Analyses, gathered
from chronik.server.routes import study
from chronik.server.settings import Settings
from chronik.server.store import Store
from server.running import WHOLE_GAME, Server, Table, run_apart, until


@pytest.fixture(scope="module")
def finished(server: Server) -> Table:
    """A game that bots have played to its end."""
    table = server.table("myvillage", seats=[{"kind": "bot", "level": "apprentice"}] * 2)
    until(lambda: table.get()["over"], WHOLE_GAME)
    return table


def test_bots_play_to_the_end(finished: Table) -> None:
    end = finished.get()
    msgspec.convert(end, answers.Position)
    assert len(end["scores"]) == 2
    assert min(end["ranking"]) == 1
    assert sum(row["points"][0] for row in end["breakdown"]) == end["scores"][0]
    assert (end["actors"], end["question"], end["moves"]) == ([], None, [])


def test_hints_in_three_depths(table: Table) -> None:
    moves = {move["notation"] for move in table.get(0)["moves"]}
    for depth in (1, 2, 3):
        hint = table.ask("GET", "/hint", 0, params={"depth": depth}).json()
        assert hint["depth"] == depth
        assert hint["text"]
    assert hint["move"] in moves
    assert {row["move"] for row in hint["values"]} <= moves


def test_nobody_thinks_twice_about_the_same_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three hints of one position and one language; then another language, and another position."""
    thoughts = []

    async def think(*question: Any) -> dict[int, Any]:
        thoughts.append(question)
        return {depth: {"depth": depth} for depth in study.DEPTHS}

    async def story() -> None:
        for seq, lang, depth in ((7, "en", 1), (7, "en", 2), (7, "en", 3), (7, "de", 3), (8, "de", 1)):
            at_hand = {"table_of": async_value(found), "seat_of": value(0), "lang_of": value(lang)}
            for name, known in (at_hand | {"service_of": value(service)}).items():
                monkeypatch.setattr(study, name, known)
            found.do = async_value((seq, b""))
            request: Any = SimpleNamespace(query_params={"depth": str(depth)})
            told = msgspec.json.decode((await study.hint.fn(request, "a table")).content)
            assert told == {"seq": seq, "depth": depth}

    found: Any = SimpleNamespace(hints={}, hidden=value(None), part=("village", ""))
    service = SimpleNamespace(crew=SimpleNamespace(think=think), settings=SimpleNamespace(hint_seconds=0))
    run_apart(story())
    assert len(thoughts) == 3


def value(known: Any) -> Callable[..., Any]:
    return lambda *_: known


def async_value(known: Any) -> Callable[..., Any]:
    async def found(*_: Any) -> Any:
        return known

    return found


def test_hints_are_for_who_is_to_decide(table: Table) -> None:
    assert table.ask("GET", "/hint", 1).json()["error"] == "not-your-turn"
    assert table.ask("GET", "/hint").json()["error"] == "not-your-seat"
    assert table.ask("GET", "/hint", 0, params={"depth": 4}).json()["error"] == "malformed"


def test_the_record_is_told_only_at_the_end(table: Table, finished: Table) -> None:
    answer = table.ask("GET", "/record", 0)
    assert (answer.status_code, answer.json()["error"]) == (403, "not-over")
    for more in ("", "/record"):
        assert table.server.http.get(f"/api/replays/{table.id}{more}").status_code == 403
    assert finished.ask("GET", "/record").text.startswith("# Chronik game record")


def test_a_finished_table_can_be_replayed(finished: Table) -> None:
    http = finished.server.http
    replay = http.get(f"/api/replays/{finished.id}", params={"lang": "de"}).json()
    end = finished.get(lang="de")
    assert replay["length"] == end["seq"] == len(replay["steps"])
    assert replay["scores"] == end["scores"]
    assert replay["log"] == end["log"]
    for n in (0, 7, replay["length"]):
        then = http.get(f"/api/replays/{finished.id}/at/{n}").json()
        assert (then["seq"], then["you"]) == (n, None)
        assert then["view"] == finished.get(at=n)["view"]
    assert http.get(f"/api/replays/{finished.id}/at/{replay['length'] + 1}").status_code == 404


def test_a_record_can_be_handed_in(finished: Table) -> None:
    http, text = finished.server.http, finished.ask("GET", "/record").text
    made = http.post("/api/records", content=text)
    assert made.status_code == 201
    name = made.json()["replay"].removeprefix("/r/")
    assert http.get(f"/api/replays/{name}").json()["scores"] == finished.get()["scores"]
    assert http.get(f"/api/replays/{name}/record").text == text
    lines = text.splitlines()
    broken = lines.index("---") + 3
    wrong = "\n".join([*lines[:broken], "1 0 fly.to:moon", *lines[broken + 1 :]])
    for bad in (wrong, "", "nonsense", text[: len(text) // 2]):
        answer = http.post("/api/records", content=bad)
        assert (answer.status_code, answer.json()["error"]) == (422, "record")
    told = http.post("/api/records", params={"lang": "de"}, content=wrong).json()
    assert (told["move"], told["notation"], told["why"]) == (3, "fly.to:moon", "NOT_HERE")
    assert told["message"].endswith("Zug 3, fly.to:moon: Dieser Zug ist hier nicht möglich.")
    short = "\n".join([*lines[: broken + 1], ""])
    told = http.post("/api/records", params={"lang": "fr"}, content=short).json()
    assert "\N{NO-BREAK SPACE}: coupé\N{NO-BREAK SPACE}: 3 coups sur" in told["message"]
    assert "the record is cut: 3 of" in told["detail"]
    assert http.post("/api/records", content=b"\xff\xfe").status_code == 422


def test_an_analysis_has_a_row_for_every_position(finished: Table) -> None:
    def made() -> dict[str, list[object]] | None:
        answer = finished.ask("GET", "/analysis")
        assert answer.status_code in (200, 202)
        return answer.json() if answer.status_code == 200 else None

    found = until(made, WHOLE_GAME)
    msgspec.convert(found, answers.Analysis)
    length = finished.get()["seq"] + 1
    assert [len(found[name]) for name in ("win", "score", "points")] == [length] * 3
    assert found["points"][-1] == finished.get()["scores"]
    last = {row["category"]: row["points"] for row in finished.get()["breakdown"] if any(row["points"])}
    assert {name: line[-1] for name, line in found["sources"].items() if any(line[-1])} == last
    assert {len(line) for line in found["sources"].values()} == {length}


def test_where_a_game_is_settled_no_move_decides_it() -> None:
    """Points that were lost then are for the report alone."""
    row = {"win": [1.0, 0.0], "score": [9, 1], "points": [9, 1], "sources": [{"coins": 9}, {"coins": 1}]}
    points = [{"seq": n, "lost": n / 10, "settled": n < 2} for n in range(4)]
    found = gathered([row | {"turning_point": point} for point in (None, *points)])
    assert [point["seq"] for point in found["turning_points"]] == [3, 2]


def test_what_is_analysed_stays_as_it_is(tmp_path: Path) -> None:
    """Somebody asked for it just before it was there, and is answered just after."""
    thoughts: list[Any] = []

    class Thinkers:
        async def think(self, *how: Any) -> dict[str, Any]:
            thoughts.append(how)
            return {"rows": [], "length": 0}

    async def story() -> None:
        settings = Settings(f"sqlite:///{tmp_path / 'tables'}")
        store, thinkers = Store(settings.database), Thinkers()
        store.prepare()
        store.open()
        await store.add_analysis("a game", "{}")
        analyses = Analyses(settings, store, thinkers)  # type: ignore[arg-type]
        analyses.begin("a game", ("village", "base"), "its record")
        while analyses._making:
            await asyncio.sleep(0.01)
        assert await store.analysis("a game") == "{}"
        await store.close()

    run_apart(story())
    assert not thoughts


def test_a_game_that_runs_is_not_analysed(table: Table) -> None:
    assert table.ask("GET", "/analysis", 0).json()["error"] == "not-over"


def test_a_report_tells_no_secret(server: Server) -> None:
    table = server.table(seed=123456789123)
    table.step()
    report = table.ask("GET", "/report").json()
    assert report["seq"] == 1
    assert report["table"] == table.id
    assert report["version"]
    assert "123456789123" not in str(report)
