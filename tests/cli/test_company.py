"""Bots at the terminal: their levels, their processes, and hints."""

import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest
from terminal import played, screens

import chronik
from chronik.bots.thinker import Lost, Thinker
from chronik.cli.company import RANDOM, USUAL, Company, levels_for
from chronik.cli.lines import Lines
from chronik.locale import LANGUAGES


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where one stands."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def thinker() -> object:
    found = Thinker(interpreted=True)
    yield found
    found.close()


def test_levels_go_by_the_seats_of_bots() -> None:
    game = chronik.game("village", players=4)
    assert levels_for(game, [1, 2, 3], ("master", "genius", "random")) == {
        1: "master",
        2: "genius",
        3: "random",
    }
    assert levels_for(game, [0, 2], ("master",)) == {0: "master", 2: "master"}
    assert set(levels_for(game, [1, 2, 3], ()).values()) == {USUAL}
    with pytest.raises(chronik.OptionError, match="one name for all, or 3"):
        levels_for(game, [1, 2, 3], ("master", "genius"))
    with pytest.raises(chronik.OptionError, match="bot: one of apprentice"):
        levels_for(game, [1], ("wizard",))
    with pytest.raises(chronik.OptionError, match="people play all seats here"):
        levels_for(game, [], ("master",))


def test_a_bot_thinks_elsewhere(thinker: Thinker) -> None:
    match = chronik.game("village", players=2).match(seed=3)
    chosen = thinker.ask("choose", "master", 1, match.hidden(0, 1)).result(60)
    assert chosen in {move.notation for move in match.moves()}


def test_a_process_that_dies_is_replaced(thinker: Thinker) -> None:
    hidden = chronik.game("village", players=2).match(seed=3).hidden(0, 1)
    first = thinker.ask("choose", RANDOM, 1, hidden).result(60)
    assert thinker.process is not None
    before = thinker.process.pid
    thinker.process.kill()
    thinker.process.wait()
    assert thinker.ask("choose", RANDOM, 1, hidden).result(60) == first
    assert thinker.process.pid != before


def test_errors_come_back_as_they_are(thinker: Thinker) -> None:
    hidden = chronik.game("village", players=2).match(seed=3).hidden(0, 1)
    with pytest.raises(chronik.OptionError, match="bot: one of apprentice"):
        thinker.ask("choose", "wizard", 1, hidden).result(60)


def test_whoever_closes_a_thinker_does_not_wait(thinker: Thinker) -> None:
    hidden = chronik.game("village", players=2).match(seed=3).hidden(0, 1)
    asked = thinker.ask("choose", "master", 1, hidden)
    begun = time.monotonic()
    thinker.close()
    assert time.monotonic() - begun < 5
    assert asked.cancelled() or isinstance(asked.exception(), Lost) or asked.result()
    assert thinker.process is None


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_further_hint_goes_deeper(lang: str) -> None:
    match = chronik.game("village", players=2).match(seed=4)
    shown = screens(played(match, ["hint", "hint", "hint", "hint", "1", "hint"], lang))
    names = {"en": "Best: ", "de": "Der beste Zug: ", "fr": "Le meilleur\xa0: "}
    assert [names[lang] in screen for screen in shown[1:6]] == [False, False, True, True, False]


def test_a_position_is_thought_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another move taken back and played instead makes another position, though as many were made."""
    match = chronik.game("village", players=2).match(seed=4)
    company = Company(match)
    monkeypatch.setattr(company, "ready_thinkers", lambda: Answering())
    match.play(match.moves()[0])
    first, second = (company.hint(0, match) for _ in range(2))
    assert first[0] is second[0]
    assert (first[1], second[1]) == (1, 2)
    match.undo()
    match.play(match.moves()[1])
    other, depth = company.hint(0, match)
    assert other is not first[0]
    assert depth == 1


class Answering:
    def ask(self, *question: Any) -> "Future[Any]":
        return Future()


@pytest.mark.long
def test_bots_of_a_level_play() -> None:
    match = chronik.game("village", players=2).match(seed=4)
    played(match, ["1", "2"], levels={1: "master"})
    assert {step.seat for step in match.steps} == {0, 1}


def test_no_hint_after_the_end_nor_without_a_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from chronik.bots import networks

    monkeypatch.setattr(networks, "FOLDER", tmp_path)
    monkeypatch.setattr(networks, "LOADED", {})
    match = chronik.game("village", players=2).match(seed=4)
    assert "nobody has learned" in screens(played(match, ["hint"]))[1]
    assert set(levels_for(match.game, [1], ()).values()) == {RANDOM}
    with pytest.raises(chronik.OptionError, match="nobody has learned"):
        levels_for(match.game, [1], ("master",))


def test_a_line_that_was_looked_at_is_still_the_next() -> None:
    lines = Lines(["one", "two"])
    while lines.peek() is None:
        time.sleep(0.01)
    assert [lines.peek(), lines.next(), lines.next()] == ["one", "one", "two"]
    with pytest.raises(EOFError):
        lines.next()
