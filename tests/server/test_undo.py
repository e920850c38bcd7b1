"""Undo: free back to the last thing that told something or passed the turn; beyond that by consent."""

from random import Random
from typing import Any

import pytest

import chronik
from chronik.server.work import undoing
from server.running import Server, Table


def undo(table: Table, seat: int, seq: int) -> tuple[int, dict[str, Any]]:
    answer = table.ask("POST", "/undo", seat, json={"seq": seq})
    return answer.status_code, answer.json()


def pass_the_turn(table: Table) -> int:
    """Until the second player is asked."""
    while table.get()["actors"] == [0]:
        table.step()
    return int(table.get()["seq"])


def test_what_told_nothing_is_taken_back_freely(table: Table) -> None:
    before = table.get(0)
    assert before["undo"] == "none"
    assert undo(table, 0, 0)[1]["error"] == "nothing-to-undo"
    table.step()
    assert table.get(0)["undo"] == "free"
    assert table.get(1)["undo"] == "none"
    assert undo(table, 0, 0)[1]["error"] == "stale"
    assert undo(table, 0, 1) == (200, {"seq": 2})
    after = table.get(0)
    assert after["seq"] == 2
    for name in ("view", "moves", "refused", "log", "undo"):
        assert after[name] == before[name]


def test_beyond_the_turn_the_others_must_agree(table: Table) -> None:
    seq = pass_the_turn(table)
    assert table.get(0)["undo"] == "consent"
    status, answer = undo(table, 0, seq)
    assert (status, answer["error"]) == (409, "needs-consent")
    assert table.get(1)["consent"] == {"seat": 0, "votes": {"1": None}}
    own = table.ask("POST", "/consent", 0, json={"agree": True})
    assert own.json()["error"] == "nothing-to-consent"
    assert table.get()["seq"] == seq
    agreed = table.ask("POST", "/consent", 1, json={"agree": True})
    assert (agreed.status_code, agreed.json()) == (200, {"seq": seq + 1})
    assert table.get()["actors"] == [0]
    assert table.get()["consent"] is None


def test_who_says_no_ends_it_and_so_does_a_move(table: Table) -> None:
    seq = pass_the_turn(table)
    undo(table, 0, seq)
    assert table.ask("POST", "/consent", 1, json={"agree": False}).json() == {"seq": seq}
    assert table.get()["consent"] is None
    undo(table, 0, seq)
    table.step()
    assert table.get()["consent"] is None
    assert table.ask("POST", "/consent", 1, json={}).json()["error"] == "nothing-to-consent"


def test_bots_consent(server: Server) -> None:
    table = server.table(seats=[{"kind": "human"}, {"kind": "bot", "level": "apprentice"}], seed=5)
    with table.live(0) as anna:
        heard = anna.hear()
        while heard["actors"] == [0]:
            table.step()
            heard = anna.hear()
        while heard["actors"] != [0]:
            heard = anna.hear()
    status, _ = undo(table, 0, heard["seq"])
    assert status == 200


def test_a_card_from_the_stack_is_information(server: Server) -> None:
    """My Village draws what nobody could know: such a move is not taken back without the others."""
    table = server.table("myvillage", seats=[], options={"players": 2}, seed=3)
    kinds = set()
    for _ in range(30):
        seen = table.step()
        seat, now = seen["you"], table.get(seen["you"])
        passed = now["actors"] != [seat]
        kinds.add((passed, now["undo"]))
    assert (True, "free") not in kinds
    assert (False, "free") in kinds


def test_earlier_positions_can_be_looked_at(table: Table) -> None:
    seen = [table.get(0)]
    for _ in range(6):
        table.step()
        seen.append(table.get(0))
    for then in seen:
        past = table.get(0, at=then["seq"])
        for name in ("seq", "view", "log", "actors", "question"):
            assert past[name] == then[name]
        assert past["moves"] == past["refused"] == []
    assert table.ask("GET", params={"at": 7}).status_code == 404
    assert table.ask("GET", params={"at": "x"}).status_code == 422


def test_positions_that_were_taken_back_can_be_looked_at_too(table: Table) -> None:
    table.step()
    gone = table.get(0)
    undo(table, 0, 1)
    table.step(lambda moves: moves[1])
    assert table.get(0, at=1)["view"] == gone["view"]
    assert table.get(0, at=1)["view"] != table.get(0)["view"]


def test_nothing_is_taken_back_when_all_is_known(server: Server) -> None:
    """After the end everybody may read the record."""
    table = server.table("myvillage", seats=[{"kind": "human"}, {"kind": "bot", "level": "apprentice"}])
    with table.live(0) as anna:
        heard = anna.hear()
        while not heard["over"]:
            if heard["moves"]:
                anna.say({"seq": heard["seq"], "move": heard["moves"][-1]["notation"]})
            heard = anna.hear_until(lambda message: "over" in message)
    status, answer = undo(table, 0, heard["seq"])
    assert (status, answer["error"]) == (410, "over")
    late = table.play(0, heard["seq"], "anything")
    assert (late.status_code, late.json()["error"]) == (410, "over")


@pytest.mark.parametrize("name", ["village", "expansions", "myvillage", "tumult"])
def test_positions_tell_as_much_as_what_is_seen_of_them(name: str) -> None:
    """Whether a move told something is found out the short way; the long one says the same."""
    more = {"expansions": ("inn", "port", "marriage")} if name == "expansions" else {}
    match, chance = chronik.game("village" if more else name, players=3, **more).match(seed=3), Random(3)
    seen = set()
    while not match.over and len(match.steps) < 120:
        before, seat = match.copy(), match.actor
        assert seat is not None
        number = match.play(chance.choice(match.moves()).number).number
        for guess in range(undoing.GUESSES):
            twin = before.hidden(seat, guess)
            twin.play(number)
            alike = twin.view(seat) == match.view(seat)
            assert undoing.tells_nothing(before, match, seat, number, guess) == alike
            seen.add(alike)
    assert seen == {True, False}
