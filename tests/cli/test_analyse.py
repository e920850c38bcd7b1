"""The report of a game: one page, three languages, nothing from elsewhere."""

import re
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
import pytest
from balanced import Balanced

import chronik
from chronik.bots import story
from chronik.cli import main
from chronik.cli.report import charts, page
from chronik.kernel import LEGAL
from chronik.locale import LANGUAGES, text
from chronik.table import Match

NAMES = ("Anna <b>", "Bert & Co")


def at_random(match: Match, chance: Random, moves: int | None = None) -> Match:
    while not match.over and (moves is None or len(match.steps) < moves):
        match.play(chance.choice(np.flatnonzero(match.options() == LEGAL).tolist()))
    return match


def random_game(moves: int | None = None) -> Match:
    return at_random(chronik.game("village", players=2).match(seed=3, names=NAMES), Random(3), moves)


@pytest.fixture(scope="module")
def report() -> str:
    match = random_game(24)
    return page(match, story.rows(match, 0, 25, 0), "de")


def test_the_page_is_whole(report: str) -> None:
    reader = Balanced()
    reader.feed(report)
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert set(reader.targets) <= set(reader.ids)
    assert {f"hatch-{n}" for n in range(2)} <= set(reader.ids)


def test_the_page_needs_nothing_from_elsewhere(report: str) -> None:
    assert not re.search(r"https?:|src=|@import|url\((?!#)|<script|<link", report)
    assert "prefers-color-scheme: dark" in report


def test_the_page_speaks_three_languages(report: str) -> None:
    assert report.count("<article") == len(LANGUAGES)
    for words in ("Who will win?", "Wer gewinnt?", "Qui va gagner\xa0?", "Woher die Punkte kamen"):
        assert words in report
    assert 'id="de" checked' in report


def test_on_a_phone_large_pictures_are_moved_and_not_made_small(report: str) -> None:
    assert report.count("<div class=wide><svg") == 2 * len(LANGUAGES)


@pytest.fixture(scope="module")
def alone() -> str:
    match = at_random(chronik.game("village", solo=True).match(seed=3), Random(3))
    last = story.rows(match, len(match.steps), 1, 0)
    return page(match, last * 3, "en")


def test_who_plays_alone_gets_a_title_and_no_place(alone: str) -> None:
    for words in ("earns the title of Apprentice", "erhält den Titel", "obtient le titre"):
        assert words in alone
    for words in ("first place", "1. Platz", "première place"):
        assert words not in alone


def test_a_lone_picture_is_as_large_as_the_others(alone: str) -> None:
    assert set(re.findall(r'<svg viewBox="0 0 (\d+) \d+" role', alone)) == {str(charts.WIDTH)}
    assert alone.count("<div class=wide><svg") == alone.count('role="img"') - len(LANGUAGES)


def test_a_tie_is_told_with_what_broke_it() -> None:
    match = at_random(chronik.game("tumult", players=2).match(seed=43), Random(43))
    told = page(match, story.rows(match, len(match.steps), 1, 0), "en")
    assert len(set(match.scores())) == 1
    assert "A tie for first place: the higher rank decides, and Player 1 is King." in told


def test_a_long_game_is_said_to_be_scored_as_it_stands() -> None:
    match = random_game(24)
    (row,) = story.rows(match, 24, 1, 0)
    last = story.horizon(match)
    assert "A bot thinks no further" not in page(match, [row | {"round": last}], "en")
    assert f"no further than round {last}" in page(match, [row | {"round": last + 1}], "en")


def test_all_places_are_told_in_one_manner() -> None:
    places = [text("report-place", "en", {"place": place}) for place in range(1, 6)]
    assert places == [f"{nth} place" for nth in ("first", "second", "third", "fourth", "fifth")]


def test_names_are_words_not_markup(report: str) -> None:
    assert "Anna &lt;b&gt;" in report
    assert "Anna <b>" not in report


def test_a_game_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random_game(5).record.save(tmp_path / "begun.txt")
    assert main(["analyse", str(tmp_path / "begun.txt")]) == 2
    assert "the game is not over yet" in capsys.readouterr().err
    assert main(["analyse", str(tmp_path / "nowhere.txt")]) == 2


def test_where_no_page_can_be_is_told_before_anybody_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    random_game().record.save(tmp_path / "game.txt")
    monkeypatch.setattr(story, "rows", None)
    assert main(["analyse", str(tmp_path / "game.txt"), "--out", str(tmp_path / "no/page.html")]) == 2
    assert ": No such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "out"), [("game.txt", ["--out", "game.txt"]), ("game.html", [])])
def test_the_page_is_not_written_over_the_record(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    name: str,
    out: list[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    match = random_game()
    match.record.save(name)
    assert main(["analyse", str(tmp_path / name), "--seconds", "0", *out]) == 2
    assert "is the record itself" in capsys.readouterr().err
    assert Path(name).read_text(encoding="utf-8") == match.record.text()


def test_names_of_rounds_stand_apart_in_a_wide_letter_too() -> None:
    frame = charts.Frame(count=125, low=0, high=10, height=300)
    charts.rounds(frame, [(10 * n, n + 1) for n in range(10)], "Manche {}".format)
    told = [(float(x), words) for x, words in re.findall(r'<text x="([\d.]+)"[^>]*>(.*?)<', frame.svg(""))]
    assert len(told) > 1
    for (left, words), (right, _) in pairwise(told):
        assert left + 7.9 * len(words) < right


@pytest.mark.long
def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    random_game().record.save(tmp_path / "game.txt")
    assert main(["analyse", str(tmp_path / "game.txt"), "--seconds", "0", "--lang", "fr"]) == 0
    assert "game.html" in capsys.readouterr().out.replace("\n", "")
    assert 'id="fr" checked' in (tmp_path / "game.html").read_text(encoding="utf-8")
