"""How many matches a dealer holds: as many as there is room for, and those who are put away come back."""

import pytest

import chronik
from chronik.server import settings
from chronik.server.work.shelf import MATCH, STEP, Held, Shelf
from server.running import Server


def held(steps: int = 0) -> Held:
    match = chronik.game("village", players=2).match(seed=1)
    for _ in range(steps):
        match.play(match.moves()[0])
    return Held(match)


def test_what_nobody_has_asked_for_longest_goes_first() -> None:
    shelf = Shelf(3 * MATCH)
    for key in "abc":
        shelf.put(key, held())
    assert shelf.get("a") is not None
    shelf.put("d", held())
    assert [key for key in "abcd" if shelf.get(key)] == ["a", "c", "d"]
    shelf.drop("c")
    assert (len(shelf), shelf.weight) == (2, 2 * MATCH)


def test_a_match_that_grows_takes_the_room_of_others() -> None:
    """But however large it is, it is held as long as somebody plays it."""
    shelf, grown = Shelf(2 * MATCH + 5000), held()
    shelf.put("a", grown)
    shelf.put("b", held())
    for _ in range(3):
        grown.match.play(grown.match.moves()[0])
        shelf.put("a", grown)
    assert grown.weight == MATCH + 3 * (STEP + grown.match.game.rules.record.dtype.itemsize)
    assert (len(shelf), shelf.weight) == (1, grown.weight)
    shelf.room = 0
    shelf.put("a", grown)
    assert shelf.get("a") is grown


def test_tables_that_find_no_room_are_played_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRONIK_MEMORY", "1")
    with Server() as server:
        tables = [server.table() for _ in range(40)]
        for _ in range(3):
            for table in tables:
                table.step()
        assert [table.get()["seq"] for table in tables] == [3] * len(tables)


def test_how_much_room_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHRONIK_MEMORY", "300")
    assert settings.megabytes() == 300
    monkeypatch.setenv("CHRONIK_MEMORY", "much")
    assert 1 <= settings.megabytes() < 1 << 20
