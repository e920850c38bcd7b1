"""From a position of a finished game a new table goes on: as it stood, one person and bots."""

from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import chronik
from server.running import WHOLE_GAME, Server, Table, until
from setups import Setup, called

SETUPS: list[Setup] = [
    ("village", {"players": 3}),
    ("village", {"players": 1, "expansions": ("inn",)}),
    ("village", {"players": 5, "expansions": ("inn", "port", "marriage"), "marriage_side": "B"}),
    ("myvillage", {"players": 4}),
    ("tumult", {"players": 3, "variant": "gambler"}),
    ("tumult", {"players": 2, "clock": "realtime"}),
]


def played(setup: Setup, seed: int = 5) -> Any:
    """A match to its end, by chance."""
    name, options = setup
    match, chance = chronik.game(name, **options).match(seed=seed), Random(seed)
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


def handed_in(server: Server, match: Any) -> str:
    made = server.http.post("/api/records", content=match.record.text().encode())
    return str(made.json()["replay"].removeprefix("/r/"))


def go_on(server: Server, replay: str, **how: Any) -> httpx.Response:
    answer: httpx.Response = server.http.post(f"/api/replays/{replay}/tables", json=how)
    return answer


def going_on(server: Server, replay: str, **how: Any) -> Table:
    made = go_on(server, replay, **how)
    assert made.status_code == 201, made.text
    return Table(server, made.json())


def own_turn(match: Any) -> tuple[int, int]:
    """A position in the middle, and the seat that decides there."""
    steps = match.steps
    return next((at, steps[at].seat) for at in range(len(steps) // 2, len(steps)) if steps[at].seat >= 0)


@pytest.fixture(scope="module")
def village(server: Server) -> tuple[str, Any]:
    match = played(SETUPS[0])
    return handed_in(server, match), match


@pytest.mark.parametrize("setup", SETUPS, ids=called)
def test_every_game_goes_on_from_its_middle(server: Server, setup: Setup) -> None:
    match = played(setup)
    replay = handed_in(server, match)
    at, seat = own_turn(match)
    table = going_on(server, replay, at=at, seat=seat, name="Anna", level="apprentice")
    assert list(table.tokens) == [seat]
    then = server.http.get(f"/api/replays/{replay}/at/{at}").json()
    begun = table.get(at=at)
    assert begun["practice"]
    for name in ("game", "options"):
        assert begun[name] == then[name]
    assert {**begun["view"], "names": []} == {**then["view"], "names": []}
    assert [(line["seq"], line["event"]) for line in begun["log"]] == [
        (line["seq"], line["event"]) for line in then["log"]
    ]
    assert [one["kind"] for one in begun["seats"]].count("bot") == match.game.players - 1
    assert begun["seats"][seat]["name"] == "Anna"
    move = until(lambda: table.get(seat)["moves"])[0]["notation"]
    made = until(lambda: (tried := table.play(seat, table.get()["seq"], move)).status_code != 409 and tried)
    others_are_faster = setup[1].get("clock") == "realtime"
    assert made.status_code == 200 or others_are_faster
    until(lambda: table.get()["seq"] > at)


def test_nobody_takes_back_what_it_began_with(server: Server, village: tuple[str, Any]) -> None:
    replay, match = village
    at, seat = own_turn(match)
    table = going_on(server, replay, at=at, seat=seat)
    before = table.get(seat)
    undo = table.ask("POST", "/undo", seat, json={"seq": at})
    assert (before["undo"], undo.json()["error"]) == ("none", "nothing-to-undo")
    assert table.play(seat, at, before["moves"][0]["notation"]).status_code == 200
    seq = until(lambda: (seen := table.get(seat))["actors"] == [seat] and seen["seq"])
    assert table.ask("POST", "/undo", seat, json={"seq": seq}).status_code == 200
    after = table.get(seat)
    assert (after["view"], after["log"], after["undo"]) == (before["view"], before["log"], "none")


def test_it_is_there_after_a_restart(tmp_path: Path) -> None:
    match = played(SETUPS[0])
    at, seat = own_turn(match)
    with Server(data=tmp_path) as server:
        table = going_on(server, handed_in(server, match), at=at, seat=seat)
        before = table.get(seat)
        server.kill()
        server.start()
        after = table.get(seat)
        assert {**after, "moved": 0} == {**before, "moved": 0}
        assert table.ask("POST", "/undo", seat, json={"seq": at}).json()["error"] == "nothing-to-undo"


def test_bots_are_as_they_were_and_the_record_replays(server: Server) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "bot", "level": "apprentice"}]
    first = server.table("myvillage", seats=seats)
    to_its_end(first)
    second = going_on(server, first.id, at=first.get()["seq"] - 3, seat=0)
    anna, bot = second.get()["seats"]
    assert (anna["name"], anna["level"], bot["level"]) == ("Anna", None, "apprentice")
    third = going_on(server, first.id, at=0, seat=1, name="Anna", level="master")
    assert [one["level"] for one in third.get()["seats"]] == ["master", None]
    assert [one["name"] for one in third.get()["seats"]].count("Anna") == 1
    to_its_end(second)
    assert server.http.post("/api/records", content=second.ask("GET", "/record").text).status_code == 201


def to_its_end(table: Table) -> None:
    def moved() -> bool:
        seen = table.get(0)
        if seen["moves"]:
            table.play(0, seen["seq"], seen["moves"][-1]["notation"])
        return bool(seen["over"])

    until(moved, WHOLE_GAME)


def test_a_box_of_ones_own_goes_along(server: Server) -> None:
    own = {"customers.customer.K16.points": 9}
    match = chronik.game("village", players=2, components=own).match(seed=3)
    chance = Random(3)
    while not match.over:
        match.play(chance.choice(match.moves()))
    table = going_on(server, handed_in(server, match), at=4, seat=0)
    assert [(one["name"], one["yours"]) for one in table.get()["corrections"]] == list(own.items())


def test_a_game_that_runs_is_never_gone_on_with(server: Server) -> None:
    table = server.table()
    table.step()
    for at in (0, 1, 2):
        refused = go_on(server, table.id, at=at, seat=0)
        assert (refused.status_code, refused.json()["error"]) == (403, "not-over")


WRONG: list[tuple[dict[str, Any], int, str]] = [
    ({"at": 100_000, "seat": 0}, 404, "no-such-position"),
    ({"at": -1, "seat": 0}, 422, "malformed"),
    ({"at": "x", "seat": 0}, 422, "malformed"),
    ({"seat": 0}, 422, "malformed"),
    ({"at": 3, "seat": 3}, 422, "seats"),
    ({"at": 3, "seat": -1}, 422, "malformed"),
    ({"at": 3, "seat": 0, "level": "god"}, 422, "seats"),
    ({"at": 3, "seat": 0, "name": "a\nb"}, 422, "name"),
    ({"at": 3, "seat": 0, "seed": 1}, 422, "malformed"),
]


@pytest.mark.parametrize(("how", "status", "error"), WRONG, ids=lambda one: str(one))
def test_what_cannot_be_is_answered(
    server: Server, village: tuple[str, Any], how: dict[str, Any], status: int, error: str
) -> None:
    refused = go_on(server, village[0], **how)
    assert (refused.status_code, refused.json()["error"]) == (status, error)
    assert refused.json()["message"]


def test_after_the_end_nothing_goes_on(server: Server, village: tuple[str, Any]) -> None:
    replay, match = village
    refused = go_on(server, replay, at=len(match.steps), seat=0)
    assert (refused.status_code, refused.json()["error"]) == (410, "over")
    unknown = go_on(server, "nowhere", at=0, seat=0)
    assert (unknown.status_code, unknown.json()["error"]) == (404, "no-such-replay")
