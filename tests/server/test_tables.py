"""The tables over HTTP: every answer that the interface names."""

import json
import time

import pytest

from chronik.server.words import language
from server.running import START, Server, Table

LANGUAGES = ("en", "de", "fr")


def test_a_table_is_laid_with_a_key_for_every_person(server: Server) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "master"}, {"kind": "open"}]
    table = server.table(seats=seats, options={"players": 3})
    assert [seat["seat"] for seat in table.made["seats"]] == [0, 2]
    for seat in table.made["seats"]:
        assert len(seat["token"]) >= 43
        assert seat["link"] == f"/t/{table.id}#s={seat['token']}"
    assert table.made["watch"] == f"/t/{table.id}"
    found = table.get()
    assert [seat["kind"] for seat in found["seats"]] == ["human", "bot", "open"]
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Master 2", "Journeyman 3"]
    assert len({seat["colour"] for seat in found["seats"]}) == 3


def test_get_holds_all_fields(table: Table) -> None:
    found = table.get(0)
    assert (found["seq"], found["over"], found["actors"], found["you"]) == (0, False, [0], 0)
    assert found["view"]["seat"] == 0
    assert found["question"]
    told = {"cost", "gain", "death", "vain", "worth"}
    assert set(found["moves"][0]) == {"number", "notation", "text"} | told
    assert set(found["refused"][0]) == {"notation", "text", "why", "reason", "rule", "cost", "missing"}
    assert found["log"][0]["text"]
    assert abs(time.time() - found["moved"]) < START
    assert "scores" not in found
    watching = table.get()
    assert (watching["you"], watching["moves"], watching["refused"]) == (None, [], [])
    assert watching["view"]["seat"] is None


def test_texts_are_in_the_readers_language(table: Table) -> None:
    asked = [table.get(0, lang=lang)["moves"][0]["text"] for lang in LANGUAGES]
    accepted = [
        table.server.http.get(
            f"/api/tables/{table.id}",
            headers={"authorization": f"Bearer {table.tokens[0]}", "accept-language": f"{lang}-XX,en;q=0.5"},
        ).json()["moves"][0]["text"]
        for lang in LANGUAGES
    ]
    assert len(set(asked)) == 3
    assert asked == accepted
    errors = {table.ask("GET", "/record", params={"lang": lang}).json()["message"] for lang in LANGUAGES}
    assert len(errors) == 3


@pytest.mark.parametrize(
    ("asked", "accepted", "lang"),
    [
        ("fr", "de", "fr"),
        ("de-CH", "fr", "de"),
        ("xx", "fr", "fr"),
        (None, "it, fr;q=0.7, DE-at;q=0.9", "de"),
        (None, "en;q=0, de", "de"),
        (None, "de;q=0.5, fr;q=0.5", "de"),
        (None, "*", "en"),
        (None, "dea, fro;q=x, fr;q=nonsense", "fr"),
        (None, None, "en"),
    ],
)
def test_the_language_one_likes_best_is_spoken(asked: str | None, accepted: str | None, lang: str) -> None:
    assert language(asked, accepted) == lang


def test_a_move_makes_the_next_position(table: Table) -> None:
    move = table.get(0)["moves"][0]["notation"]
    made = table.play(0, 0, move)
    assert (made.status_code, made.json()) == (200, {"seq": 1})
    assert table.get()["seq"] == 1
    again = table.play(0, 0, move)
    assert (again.status_code, again.json()["error"], again.json()["seq"]) == (409, "stale", 1)
    assert table.get()["seq"] == 1
    early = table.play(0, 9, move)
    assert (early.status_code, early.json()["error"]) == (409, "stale")


def test_others_cannot_move(table: Table) -> None:
    move = table.get(0)["moves"][0]["notation"]
    waiting = table.play(1, 0, move)
    assert (waiting.status_code, waiting.json()["error"]) == (403, "not-your-turn")
    stranger = table.ask("POST", "/moves", json={"seq": 0, "move": move})
    assert (stranger.status_code, stranger.json()["error"]) == (403, "not-your-seat")
    table.tokens[0] = table.tokens[0][:-1] + "x"
    forged = table.play(0, 0, move)
    assert (forged.status_code, forged.json()["error"]) == (403, "not-your-seat")
    assert table.get()["seq"] == 0


def test_a_refused_move_says_why(table: Table) -> None:
    refused = table.get(0, lang="de")["refused"][0]
    body = {"seq": 0, "move": refused["notation"]}
    answer = table.ask("POST", "/moves", 0, json=body, params={"lang": "de"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "illegal"
    assert (answer.json()["why"], answer.json()["reason"]) == (refused["why"], refused["reason"])
    nonsense = table.play(0, 0, "fly.to:moon").json()
    assert (nonsense["error"], nonsense["why"]) == ("illegal", "NOT_HERE")
    assert table.get()["seq"] == 0


def test_what_is_not_there(server: Server) -> None:
    for path in ("/api/tables/none", "/api/nothing", "/api/replays/none"):
        answer = server.http.get(path)
        assert answer.status_code == 404
        assert set(answer.json()) == {"error", "message"}
    assert server.http.post("/api/tables/none/moves", json={"seq": 0, "move": "x"}).status_code == 404
    assert server.http.delete("/api/tables").status_code == 405


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, "malformed"),
        ([], "malformed"),
        ({"game": "chess"}, "options"),
        ({"game": "village", "options": {"players": 9}}, "options"),
        ({"game": "village", "options": {"player": 2}}, "options"),
        ({"game": "village", "options": {"players": 3}, "seats": [{}, {}]}, "seats"),
        ({"game": "village", "seats": [{"kind": "dog"}, {}]}, "malformed"),
        ({"game": "village", "seats": [{"kind": "bot", "level": "god"}, {}]}, "seats"),
        ({"game": "village", "seats": [{"colour": "red"}, {"colour": "red"}]}, "seats"),
        ({"game": "village", "seats": [{"name": "\n"}, {}]}, "name"),
        ({"game": "village", "seed": -1}, "malformed"),
        ({"game": "village", "seed": 1 << 64}, "malformed"),
        ({"game": "village", "extra": 1}, "malformed"),
    ],
)
def test_tables_that_cannot_be_laid(server: Server, body: object, error: str) -> None:
    answer = server.http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["error"]) == (422, error)
    assert "\n" not in answer.json()["message"]


def test_too_large_is_not_read(server: Server, table: Table) -> None:
    answer = server.http.post("/api/tables", content=b'{"game": "' + b"x" * 200_000 + b'"}')
    assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    answer = table.ask("POST", "/moves", 0, content=b" " * 200_000)
    assert answer.status_code == 413
    answer = server.http.post("/api/records", content=b"x" * 5_000_000)
    assert answer.status_code == 413


def test_too_much_at_once_is_refused() -> None:
    with Server(limits="0.02") as server:
        answers = [server.http.get("/api/tables/none") for _ in range(40)]
        last = answers[-1]
        assert (last.status_code, last.json()["error"]) == (429, "too-many")
        assert int(last.headers["retry-after"]) >= 1
        assert answers[0].status_code == 404


def test_names_and_seats(server: Server) -> None:
    table = server.table(seats=[{"kind": "human"}, {"kind": "human"}, {"kind": "open", "level": "genius"}])
    assert table.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).status_code == 200
    assert table.ask("PUT", "/seats/1", 0, json={"name": "Bart"}).json()["error"] == "not-your-seat"
    assert table.ask("PUT", "/seats/1", 1, json={"name": " "}).json()["error"] == "name"
    assert table.ask("PUT", "/seats/9", 1, json={"name": "B"}).status_code == 403
    assert table.ask("PUT", "/seats/1", 1, json={}).json()["error"] == "malformed"
    assert table.get()["seats"][1]["name"] == table.get(0)["view"]["names"][1] == "Bert"
    taken = table.ask("PUT", "/seats/1", 0, json={"kind": "bot", "level": "master"})
    assert (taken.status_code, taken.json()["error"]) == (409, "seat-taken")
    assert table.ask("PUT", "/seats/2", 2, json={"name": "Clara"}).status_code == 200
    assert (table.get()["seats"][2]["kind"], table.get()["seats"][2]["level"]) == ("human", None)


def test_a_guest_takes_a_family_that_nobody_has(server: Server) -> None:
    table = server.table(seats=[{"kind": "human"}] * 3)
    assert [seat["colour"] for seat in table.get()["seats"]] == ["red", "yellow", "blue"]
    for taken in ("red", "pink"):
        answer = table.ask("PUT", "/seats/1", 1, json={"name": "Bert", "colour": taken})
        assert (answer.status_code, answer.json()["error"]) == (422, "seats")
    assert not table.get()["seats"][1]["taken"]
    assert table.ask("PUT", "/seats/1", 1, json={"name": "Bert", "colour": "violet"}).status_code == 200
    assert table.ask("PUT", "/seats/2", 2, json={"name": "Clara", "colour": "yellow"}).status_code == 200
    assert [seat["colour"] for seat in table.get()["seats"]] == ["red", "violet", "yellow"]


def test_the_maker_may_give_a_free_seat_to_a_bot(table: Table) -> None:
    foreign = table.ask("PUT", "/seats/0", 1, json={"kind": "bot", "level": "master"})
    assert foreign.json()["error"] == "not-your-seat"
    unknown = table.ask("PUT", "/seats/1", 0, json={"kind": "bot", "level": "god"})
    assert (unknown.status_code, unknown.json()["error"]) == (422, "seats")
    made = table.ask("PUT", "/seats/1", 0, json={"kind": "bot", "level": "master"})
    assert made.status_code == 200
    assert (made.json()["seats"][1]["kind"], made.json()["seats"][1]["level"]) == ("open", "master")


def test_a_guest_may_leave_the_seat_to_a_bot(table: Table) -> None:
    bot = {"kind": "bot", "level": "apprentice"}
    assert table.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).status_code == 200
    left = table.ask("PUT", "/seats/1", 1, json=bot).json()["seats"][1]
    assert (left["kind"], left["level"], left["name"], left["taken"]) == ("open", "apprentice", "Bert", False)
    maker = table.ask("PUT", "/seats/0", 0, json=bot)
    assert (maker.status_code, maker.json()["error"]) == (403, "not-your-seat")
    assert table.ask("PUT", "/seats/1", 1, json={"name": "Bert"}).json()["seats"][1]["kind"] == "human"


def test_what_can_be_played(server: Server) -> None:
    found = server.http.get("/api/games", params={"lang": "de"}).json()
    assert [game["name"] for game in found["games"]] == ["village", "myvillage", "tumult"]
    village = found["games"][0]
    assert village["players"] == {"min": 2, "max": 5}
    assert [each["name"] for each in village["expansions"]] == ["inn", "port", "marriage"]
    assert village["options"]["edition"] == {"choices": ["bigbox", "original"]}
    assert village["options"]["inn_side"] == {"choices": ["A", "B"], "usual": "A"}
    assert [level["title"] for level in found["levels"]][:2] == ["Lehrling", "Geselle"]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("village", {"solo": True}),
        ("village", {"players": 5, "expansions": ["inn", "port", "marriage"]}),
        ("village", {"players": 2, "edition": "original"}),
        ("myvillage", {"players": 4}),
        ("tumult", {"players": 3, "variant": "gambler"}),
    ],
)
def test_every_game_can_be_played_over_http(server: Server, game: str, options: dict[str, object]) -> None:
    table = server.table(game, seats=[], options=options)
    for _ in range(8):
        table.step()
    assert table.get()["seq"] == 8


def test_headers_and_documents(server: Server) -> None:
    page = server.http.get("/")
    policy = page.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "default-src 'self'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    for path in ("/t/abc", "/r/abc", "/rules/village", "/box/village", "/learn/village", "/tables"):
        assert server.http.get(path).text == page.text
    assert server.http.get("/healthz").json()["ok"] is True
    assert "chronik_moves_total" in server.http.get("/metrics").text
    document = server.http.get("/openapi.json").json()
    assert document["openapi"].startswith("3.")
    assert "/api/tables/{table}/moves" in document["paths"]


def test_no_key_is_logged() -> None:
    with Server("--log", "debug") as server:
        table = server.table()
        table.step()
        with table.live(0) as anna:
            anna.hear()
        server.http.get("/api/tables/none", headers={"authorization": f"Bearer {table.tokens[1]}"})
        logged = server.told()
        assert table.id in logged
        for token in table.tokens.values():
            assert token not in logged
        assert all(json.loads(line) for line in logged.splitlines())
