"""The command line, as a person uses it: real processes, real input and output."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import chronik as library

QUICKLY = {"CHRONIK_INTERPRET": "1", "COLUMNS": "120"}


def chronik(*args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "chronik", *args],
        input=typed,
        env=os.environ | QUICKLY,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("records") / "game.txt"
    match = library.game("village", players=2).match(seed=5)
    dice = Random(5)
    while not match.over:
        match.play(dice.choice(match.moves()))
    match.record.save(path)
    return path


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["simulate", "village", "--players", "6"], "players: 2 to 5"),
        (["simulate", "village", "--edition", "original", "--players", "5"], "players: 2 to 4"),
        (["simulate", "village", "--edition", "original", "--expansions", "inn"], "expansions"),
        (["simulate", "village", "--seed", "abc"], "seed: a whole number"),
        (["simulate", "village", "--games", "0"], "games: a whole number from 1"),
        (["simulate", "village", "--components", "nowhere"], "nowhere is not a folder"),
        (["simulate", "chess"], "one of village"),
        (["play", "village", "--seat", "9"], "seat: 0 to 2"),
        (["play", "village", "--lang", "it"], "invalid choice"),
        (["play", "village", "--names", "Anna"], "names: 3 of them"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["dance"], "invalid choice"),
        ([], "COMMAND"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], says: str) -> None:
    done = chronik(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("chronik: ")
    assert says in done.stderr


def test_a_broken_component_file(tmp_path: Path) -> None:
    (tmp_path / "travel.toml").write_text("time = ")
    done = chronik("simulate", "village", "--components", str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "travel.toml" in done.stderr


def test_replay_of_a_good_record(saved: Path) -> None:
    for lang, word in (("en", "Result"), ("de", "Ergebnis"), ("fr", "Résultat")):
        done = chronik("replay", str(saved), "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert word in done.stdout


@pytest.mark.parametrize("damage", ["no record", "cut", "illegal"])
def test_replay_of_a_bad_record(saved: Path, tmp_path: Path, damage: str) -> None:
    text = saved.read_text()
    lines = text.splitlines()
    seventeenth = [i for i, line in enumerate(lines) if i > lines.index("---") and line[0] != "="][16]
    round_, seat, _ = lines[seventeenth].split()
    lines[seventeenth] = f"{round_} {seat} market.serve:K99"
    bad = {"no record": "Once upon a time", "cut": text[: len(text) // 2], "illegal": "\n".join(lines) + "\n"}
    path = tmp_path / "bad.txt"
    path.write_text(bad[damage])
    done = chronik("replay", str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    says = {"no record": "not a Chronik record", "cut": "", "illegal": "move 17: market.serve:K99"}
    assert says[damage] in done.stderr


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("game", library.games())
def test_a_person_plays_a_whole_game(game: str, lang: str) -> None:
    typed = "3\n2\n1\n2\n" * 1500
    done = chronik("play", game, "--players", "2", "--seed", "3", "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    assert {"en": "Result", "de": "Ergebnis", "fr": "Résultat"}[lang] in done.stdout
    assert "Traceback" not in done.stderr


def test_the_words_of_a_session(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = f"help\n?\nboard\nlog\nundo\n999\nnonsense\n1\nundo\n1\nsave {path}\nsave {tmp_path}\nquit\n"
    done = chronik("play", "village", "--seed", "8", typed=typed)
    assert done.returncode == 0, done.stderr
    for words in ("nothing to take back", "only the numbers 1 to", "nonsense: not in question", "Goodbye"):
        assert words in done.stdout
    assert path.read_text().startswith("# Chronik game record")


def test_a_raid_in_real_time() -> None:
    clock = ("--clock", "realtime", "--seconds", "1", "--pace", "0.05")
    typed = "".join(f"{tile}\nk\n" for tile in range(1, 31)) * 20
    done = chronik("play", "tumult", "--players", "2", "--seed", "4", *clock, typed=typed)
    assert done.returncode == 0, done.stderr
    for words in ("The sand runs!", "In your hand:", "keeps tile"):
        assert words in done.stdout
    assert "Traceback" not in done.stderr


def test_hotseat_asks_every_seat() -> None:
    done = chronik("play", "village", "--hotseat", "--names", "Anna,Bert,Cleo", typed="1\n" * 8)
    for name in ("Anna:", "Bert:", "Cleo:"):
        assert name in done.stdout


def test_components_say_where_they_are_from() -> None:
    done = chronik("components", "village")
    assert done.returncode == 0
    for word in ("rulebook", "reconstructed", "K21"):
        assert word in done.stdout
    tables = json.loads(chronik("components", "village", "--json").stdout)["tables"]
    assert tables["customers"]["provenance"] == "reconstructed"


def test_simulate_prints_one_object() -> None:
    done = chronik("simulate", "village", "--players", "2", "--games", "3", "--check", "--json")
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    assert list(result) == [
        *("game", "options", "players", "games", "decisions", "seconds", "decisions_per_second"),
        *("games_per_second", "compile_seconds", "mean_scores", "wins", "ties", "mean_decisions"),
        *("mean_rounds", "checked"),
    ]
    assert (result["games"], result["checked"], len(result["wins"])) == (3, True, 2)
    assert done.stderr == ""


@pytest.mark.parametrize("command", ["play", "simulate", "bench", "replay", "components"])
def test_every_command_has_help(command: str) -> None:
    done = chronik(command, "--help")
    assert done.returncode == 0
    assert len(done.stdout.splitlines()) > 5
