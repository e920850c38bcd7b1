"""`chronik study`: a page in three languages, or one JSON object; one line for whatever cannot be."""

import json
import re
import sys
from pathlib import Path

import pytest
from balanced import Balanced

import chronik
from chronik.cli import main
from chronik.cli.report.plots import Dot, bars, whiskers
from chronik.cli.report.study import StudyReport
from chronik.cli.study import variants
from chronik.locale import LANGUAGES
from chronik.rulebook.corrections import written

COMPONENTS = Path(chronik.__file__).parent / "tumult/components"
SHORT = ["study", "tumult", "--players", "2", "--games", "4", "--jobs", "1"]


@pytest.fixture(scope="module")
def variant(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of components in which something is otherwise."""
    words = (COMPONENTS / "retinue.toml").read_text(encoding="utf-8")
    changed = tmp_path_factory.mktemp("variant") / "retinue.toml"
    changed.write_text(
        re.sub(r'provenance = "\w+"', 'provenance = "inferred"', words, count=1), encoding="utf-8"
    )
    return changed


def test_a_variant_is_a_table_or_a_file_of_corrections(variant: Path, tmp_path: Path) -> None:
    own = {"spinner.sectors": [1, 1, 2, 2, 3, 3]}
    (tmp_path / "mine.toml").write_text(written("tumult", own), encoding="utf-8")
    found = variants([variant, tmp_path / "mine.toml"], chronik.game("tumult", players=2))
    assert {name: game.corrections for name, game in found.items()} == {
        "retinue": {"retinue.provenance": "inferred"},
        "mine": own,
    }


@pytest.mark.long
def test_the_command_writes_the_page(
    tmp_path: Path, variant: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "study.html"
    assert main([*SHORT, "--lang", "fr", "--vary", str(variant), "--out", str(out)]) == 0
    assert "study.html" in capsys.readouterr().out.replace("\n", "")
    page = out.read_text(encoding="utf-8")
    reader = Balanced()
    reader.feed(page)
    assert reader.open == []
    assert len(set(reader.ids)) == len(reader.ids)
    assert not re.search(r"https?:|src=|@import|url\((?!#)|<script|<link|NaN|nan\b", page)
    assert 'id="fr" checked' in page
    assert page.count("<article") == len(LANGUAGES)
    for words in (
        "The advantage of seats",
        "Was gewinnt",
        "Avec un autre matériel\xa0: retinue",
        "var(--ink)",
    ):
        assert words in page
    assert "#050505" not in page
    points = [len(re.findall(r"\d\.\d+</text>", article)) for article in page.split("<article")[1:]]
    assert [count > 0 for count in points] == [lang == "en" for lang in LANGUAGES]


@pytest.mark.long
def test_json_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--seed", "3", "--level", "random", "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert told.err == ""
    assert (found["game"], found["games"], found["seed"], found["level"]) == ("tumult", 4, 3, "random")
    assert found["method"]["share"] == "wilson 95 %"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--level", "oracle"], "bots: one of"),
        (["--level", "greedy@nowhere.npz"], "level: nowhere.npz is no network"),
        (["--level", f"greedy@{__file__}"], "is no network of this game"),
        (["--games", "1"], "games: a whole number"),
        (["--clock", "realtime"], "clock: bots play by ticks"),
        (["--vary", "/nowhere/at/all"], "vary: /nowhere/at/all: there is no such file or folder"),
        (["--vary", "\0"], "there is no such file or folder"),
        (["--vary", "/dev/zero"], "vary: /dev/zero is no plain file"),
        (["--vary", __file__], "components: test_study_page.py: "),
        (["--out", "/nowhere/at/all.html"], "out: "),
        (["--cluster", "nowhere"], "cluster: HOST:PORT or auto"),
        (["--cluster", "127.0.0.1:1"], "cluster: "),
    ],
)
def test_bad_input_is_one_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*SHORT, *words] if "--out" in words else [*SHORT, "--json", *words]
    try:
        code = main(arguments)
    except SystemExit as left:
        code = int(left.code or 0)
    told = capsys.readouterr().err
    assert code == 2
    assert said in told
    assert told.count("\n") == 1


def test_nothing_is_left_where_a_page_could_not_be(tmp_path: Path) -> None:
    out = tmp_path / "study.html"
    assert main([*SHORT, "--vary", "/nowhere/at/all", "--out", str(out)]) == 2
    assert not out.exists()


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert main([*SHORT, "--out", str(tmp_path / "study.html")]) == 2
    assert "chronik[study]" in capsys.readouterr().err


def test_without_ray_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main([*SHORT, "--json", "--cluster", "auto"]) == 2
    assert "chronik[ray]" in capsys.readouterr().err


def test_a_plot_is_part_of_a_page() -> None:
    drawn = [whiskers([Dot("a < b", 1.0, 0.5, 1.5, "2")], "A & B", "points", 1.0) for _ in range(2)]
    assert drawn[0].startswith("<div class=wide><svg viewBox=")
    assert 'aria-label="A &amp; B"' in drawn[0]
    assert "a &lt; b" in drawn[0]
    assert "<style" not in drawn[0]
    ids = [re.findall(r'id="([^"]+)"', plot) for plot in drawn]
    assert not set(ids[0]) & set(ids[1])


def test_games_are_counted_in_whole_numbers() -> None:
    drawn = bars({5: 1, 6: 2}, "length", "rounds", "games")
    assert re.findall(r">([\d.]+)</text>", drawn) == ["5", "6", "0", "1", "2"]


def test_the_game_is_named_in_words() -> None:
    alone = {"edition": "bigbox", "expansions": ["inn", "port"], "variant": None, "solo": True}
    for players, options, said in (
        (1, alone, ["Big Box", "Inn", "Port", "Solo"]),
        (2, {"variant": "gambler", "ticks": 20}, ["Zocker-Variante"]),
    ):
        assert list(StudyReport({"players": players, "options": options}, "de").options()) == said


def test_seats_tell_their_points_with_the_compensation_and_without_it() -> None:
    sure = {"value": 1.0, "interval": (0.9, 1.1), "count": 10}
    one, other = ([{"seat": 0, "win": sure, "score": sure | {"value": points}}] for points in (93.9, 80.0))
    found = {"players": 2, "compensation": {"with": one, "without": other, "difference": [sure]}}
    assert "93,9 / 80,0 Punkte" in StudyReport(found, "de").compensation()


def test_every_level_has_its_name() -> None:
    report = StudyReport({"players": 2, "levels": []}, "de")
    named = [report.level(name) for name in ("random", "genius", "polymath", "greedy@mine.npz")]
    assert named == ["Zufall", "Genie", "Polyhistor", "greedy@mine.npz"]


def test_alone_there_are_good_games_and_no_winners() -> None:
    sure = {"value": 1.0, "interval": (0.9, 1.1), "count": 10}
    row = {"texts": {"fr": "Voyage"}, "winners": sure, "others": sure, "times": 1.0, "win": sure, "part": 1.0}
    found = {"players": 1, "sources": [row], "strategies": {"ways": [row]}, "levels": []}
    report = StudyReport(found, "fr")
    page = report.sources() + report.strategies() + report.levels() + report.at_table("things-note")
    assert "bonnes parties" in page
    assert "multiple de la part habituelle" in page
    assert not re.search("vainqueur|équitable|table |meilleur|première place", page)
