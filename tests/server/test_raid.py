"""The raid of Tumult Royale in real time: the server decides who was first, and nobody sees too much."""

import json
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from server.running import Live, Server, Table, until

PEOPLE = 3
SECONDS = 4
APPRENTICE = {"kind": "bot", "level": "apprentice"}


def raiding(server: Server, seats: list[dict[str, Any]], seconds: int = SECONDS) -> Table:
    """A table whose hourglass has just been turned."""
    options = {"players": len(seats), "clock": "realtime", "seconds": seconds}
    table = server.table("tumult", seats=seats, options=options, seed=5)
    while (seen := table.get())["view"]["asked"]["task"] != "raid":
        people = [seat for seat in seen["actors"] if seat in table.tokens]
        if people:
            mine = table.get(people[0])
            if mine["moves"]:
                table.play(people[0], mine["seq"], mine["moves"][0]["notation"])
    return table


@pytest.fixture
def table(server: Server) -> Table:
    return raiding(server, [{"kind": "human"}] * PEOPLE)


def in_raid(seen: dict[str, Any]) -> bool:
    asked = seen["view"]["asked"]
    return asked is not None and asked["task"] == "raid"


def answers(live: Live) -> Iterator[dict[str, Any]]:
    """Positions come in between."""
    while True:
        heard = live.hear()
        if "id" in heard:
            yield heard


def say(live: Live, number: int, seq: int, move: str) -> dict[str, Any]:
    live.say({"id": number, "seq": seq, "move": move})
    return next(answers(live))


def test_the_sand_is_told_and_ends_the_raid(table: Table) -> None:
    first = table.get(0)["sand"]
    assert 0 < first <= SECONDS
    until(lambda: table.get(0)["sand"] != first)
    assert table.get(0)["sand"] < first
    until(lambda: not in_raid(table.get()))
    assert table.get(0)["sand"] is None


def test_of_two_hands_at_one_tile_the_first_gets_it(table: Table) -> None:
    """Both have chosen in the same position; the second is told why not."""
    seq = table.get()["seq"]
    move = next(one["notation"] for one in table.get(0)["moves"] if one["notation"].startswith("raid.lift"))
    with table.live(0) as anna, table.live(1) as bert:
        assert "error" not in say(anna, 1, seq, move)
        late = say(bert, 1, seq, move)
    assert (late["error"], late["why"]) == ("illegal", "IN_HAND")
    tile = int(move.removeprefix("raid.lift:"))
    assert [castle["hand"] for castle in table.get()["view"]["castles"]] == [tile, None, None]


def test_what_is_sent_twice_is_done_once(table: Table) -> None:
    """As a line does that was cut before the answer came."""
    seq = table.get()["seq"]
    move = next(one["notation"] for one in table.get(0)["moves"] if one["notation"].startswith("raid.lift"))
    with table.live(0) as anna:
        assert "error" not in say(anna, 1, seq, move)
    with table.live(0, since=seq) as again:
        answer = say(again, 1, seq, move)
        assert (answer["error"], answer["made"]) == ("stale", True)
        another = say(again, 2, seq, "raid.done")
        assert (another["error"], another["made"]) == ("stale", False)
    assert table.get(0)["view"]["castles"][0]["hand"] == int(move.removeprefix("raid.lift:"))


def test_after_the_stop_a_tile_in_hand_may_still_be_kept(table: Table) -> None:
    seen = table.get(0)
    move = next(one["notation"] for one in seen["moves"] if one["notation"].startswith("raid.lift"))
    assert table.play(0, seen["seq"], move).status_code == 200
    until(lambda: table.get()["view"]["clock"]["stopped"])
    seen = table.get(0)
    assert sorted(one["notation"] for one in seen["moves"]) == ["raid.back", "raid.keep"]
    assert {one["why"] for one in seen["refused"] if one["notation"] == "raid.done"} == {"STOPPED"}
    assert table.play(0, seen["seq"], "raid.keep").status_code == 200
    assert not in_raid(table.get())


def grab(table: Table, seat: int, heard: list[dict[str, Any]]) -> None:
    """Somebody in a hurry on a bad line: takes whatever he sees, and is cut off every fifth time."""
    chance, since = Random(seat), None
    while True:
        with table.live(seat, since=since) as live:
            for number in range(1, 6):
                seen = live.hear_until(lambda message: "view" in message)
                heard.append(seen)
                since = seen["seq"]
                if not in_raid(seen):
                    return
                if seen["moves"]:
                    live.say({"id": number, "seq": since, "move": chance.choice(seen["moves"])["notation"]})


def test_every_tile_is_in_one_place_and_no_face_leaks(server: Server) -> None:
    table = raiding(server, [{"kind": "human"}] * PEOPLE)
    readers: dict[int | None, list[dict[str, Any]]] = {seat: [] for seat in range(PEOPLE)}
    hands = [threading.Thread(target=grab, args=(table, seat, readers[seat])) for seat in range(PEOPLE)]
    with table.live() as watching:
        for hand in hands:
            hand.start()
        readers[None] = [watching.hear()]
        while in_raid(readers[None][-1]):
            readers[None].append(watching.hear())
        for hand in hands:
            hand.join()
    assert len(readers[None]) > 2 * PEOPLE
    for seat, messages in readers.items():
        for seen in filter(in_raid, messages):
            agrees(seen["view"])
            shown = [tile for tile in seen["view"]["tiles"] if tile["good"] is not None]
            assert all(seat in tile["seen_by"] for tile in shown)
            assert all(tile["value"] is None for tile in seen["view"]["tiles"] if tile not in shown)


def agrees(view: dict[str, Any]) -> None:
    """Tiles and castles tell the same: what is in a hand and on a board is nowhere else."""
    for seat, castle in enumerate(view["castles"]):
        held = [tile["tile"] for tile in view["tiles"] if (tile["where"], tile["holder"]) == ("hand", seat)]
        kept = [tile["tile"] for tile in view["tiles"] if (tile["where"], tile["holder"]) == ("board", seat)]
        assert held == ([] if castle["hand"] is None else [castle["hand"]])
        assert len(kept) == castle["tiles"]
    numbers = [tile["tile"] for tile in view["tiles"]]
    assert numbers == list(range(1, len(numbers) + 1))


def test_a_raid_with_bots_is_stored_and_comes_out_the_same(tmp_path: Any) -> None:
    """Killed and started again, the server replays the raid from what it has stored."""
    with Server(data=tmp_path / "data") as server:
        table = raiding(server, [{"kind": "human"}, APPRENTICE, APPRENTICE])
        with table.live(0) as anna:
            while in_raid(seen := anna.hear()):
                assert all(tile["good"] is None for tile in seen["view"]["tiles"] if tile["where"] == "hand")
        before = table.get(0, at=seen["seq"])
        server.kill()
        server.start()
        table.server = server
        after = table.get(0, at=seen["seq"])
    assert json.dumps(after["view"]) == json.dumps(before["view"])
    assert after["log"] == before["log"]


def test_a_line_of_the_log_is_about_whom_it_names(server: Server) -> None:
    """By turns, the last choice lets all hands move: each line is that of its own hand."""
    people = [{"kind": "human", "name": name} for name in ("Anna", "Matthis", "Lothar")]
    table = server.table("tumult", seats=people, options={"players": 3, "ticks": 3}, seed=5)
    while not in_raid(table.get()):
        table.step()
    for _ in range(2 * len(people)):
        table.step(lambda moves: next(move for move in moves if move["notation"] != "raid.done"))
    lines = [line for line in table.get()["log"] if line["event"] in ("lifted", "kept", "put_back")]
    assert any(line["who"] != line["seat"] for line in lines)
    assert all(line["text"].startswith(people[line["who"]]["name"]) for line in lines)
