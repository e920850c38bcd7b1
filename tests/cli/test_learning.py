"""Learning at the terminal: what is said of a round, and how one stops."""

from pathlib import Path
from typing import Any

import pytest

from chronik.cli import main
from chronik.cli.progress import compile_games
from chronik.cli.train import in_words
from chronik.lab.contest import Contest
from chronik.lab.progress import Progress
from chronik.lab.train import Training
from chronik.table import game

Capture = pytest.CaptureFixture[str]


def test_a_round_fits_on_a_line_and_so_does_its_examination() -> None:
    ladder = dict.fromkeys((5, 1000, 2000, 3000), 1.23)
    lines = in_words(Progress(1234, 1_158_882, 98_765.4, 0.1, 123.4, 20.5, 1200, ladder)).splitlines()
    assert len(lines) == 2
    assert all(len(line) <= 80 for line in lines)
    assert "1200" in lines[0]
    assert "3000: 1.23" in lines[1]
    assert len(in_words(Progress(number=1)).splitlines()) == 1


def test_who_stops_hears_where_the_way_on_is(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(self: Training) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "round", stop)
    monkeypatch.setattr("chronik.cli.train.compile_bots", lambda game: None)
    monkeypatch.setattr("chronik.cli.train.compile_games", lambda game: None)
    folder = tmp_path / "learned"
    assert main(["train", "tumult", "--players", "2", "--folder", str(folder)]) == 130
    said = capsys.readouterr()
    assert str(folder) in said.err
    assert "same command" in said.err
    assert said.out == ""


def test_games_are_compiled_before_the_clock_runs_and_it_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def patiently(what: str, work: Any) -> None:
        done.append(what)

    monkeypatch.setattr("chronik.cli.progress.patiently", patiently)
    monkeypatch.setattr(Contest, "is_compiled", False)
    compile_games(game("tumult", players=2))
    assert ["tumult" in what for what in done] == [True]
    monkeypatch.setattr("chronik.cli.train.compile_bots", lambda game: None)
    monkeypatch.setattr(Training, "learn", lambda *told: done.append("learned"))
    main(["train", "tumult", "--players", "2", "--folder", str(tmp_path)])
    assert done[1:] == [done[0], "learned"]
