"""The command line, as a person uses it: real processes, real input and output."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import chronik as library
from chronik.cli.company import USUAL
from chronik.table.record import read

QUICKLY = {"CHRONIK_INTERPRET": "1", "COLUMNS": "120"}


SLOW = 60  # seconds; whatever takes longer hangs


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are saved where one stands."""
    monkeypatch.chdir(tmp_path)


def chronik(*args: str, typed: str = "", **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "chronik", *args],
        input=typed,
        env=os.environ | QUICKLY | env,
        capture_output=True,
        text=True,
        check=False,
        timeout=SLOW,
    )


def shell(line: str, **env: str) -> subprocess.CompletedProcess[str]:
    """A whole line for the shell, in which $chronik is the command."""
    command = f"{sys.executable} -m chronik"
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        env=os.environ | QUICKLY | {"chronik": command} | env,
        capture_output=True,
        check=False,
        text=True,
        timeout=SLOW,
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


def test_replay_of_a_good_record(saved: Path) -> None:
    for lang, word in (("en", "Result"), ("de", "Ergebnis"), ("fr", "Résultat")):
        done = chronik("replay", str(saved), "--lang", lang)
        assert done.returncode == 0, done.stderr
        assert word in done.stdout


@pytest.mark.parametrize(("game", "lang"), [("village", "en"), ("myvillage", "fr"), ("tumult", "de")])
def test_a_person_plays_a_whole_game(game: str, lang: str) -> None:
    typed = "".join(f"{tile}\nk\nd\n3\n2\n1\n2\n" for tile in range(1, 40)) * 40
    done = chronik("play", game, "--players", "2", "--seed", "3", "--lang", lang, typed=typed)
    assert done.returncode == 0, done.stderr
    assert {"en": "Result", "de": "Ergebnis", "fr": "Résultat"}[lang] in done.stdout
    assert "Traceback" not in done.stderr


def test_the_words_of_a_session(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    typed = f"help\n?\nboard\nlog\nundo\n999\nnonsense\n1\nundo\n1\nsave {path}\nsave {tmp_path}\nquit\n"
    done = chronik("play", "village", "--seed", "8", typed=typed)
    assert done.returncode == 0, done.stderr
    for words in ("only the numbers 1 to", "nonsense: that is no move here", "Goodbye", "cannot be written"):
        assert words in done.stdout
    assert path.read_text().startswith("# Chronik game record")


def test_a_raid_in_real_time() -> None:
    clock = ("--clock", "realtime", "--seconds", "1", "--pace", "0.05")
    typed = "".join(f"{tile}\nk\n" for tile in range(1, 31)) * 20
    done = chronik("play", "tumult", "--players", "2", "--seed", "4", *clock, typed=typed)
    assert done.returncode == 0, done.stderr
    for words in ("A number lifts the tile", " s > ", "keeps tile"):
        assert words in done.stdout
    assert "Traceback" not in done.stderr


def test_a_saved_game_is_resumed_with_the_same_people() -> None:
    chronik("play", "village", "--seed", "8", "--hotseat", "--names", "[/x],Bert,Cleo", typed="1\n1\nquit\n")
    done = chronik("play", "--resume", "village-8.txt", "--lang", "de", typed="2\n1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    assert "[/x]:" in done.stdout
    assert "Bert:" in done.stdout
    assert "chronik play --resume village-8.txt" in " ".join(done.stdout.split())
    assert len(library.load("village-8.txt").steps) > 2
    assert [path.name for path in Path().iterdir()] == ["village-8.txt"]


def test_a_saved_game_is_resumed_with_bots_as_strong_as_before() -> None:
    """Unless one wishes for others; a seat that its player has left gets the usual one."""
    chronik("play", "tumult", "--players", "3", "--seed", "8", "--bots", "random,apprentice", typed="1\n")
    told = read("tumult-8.txt").head
    assert told.bots == ("", "random", "apprentice")
    chronik("play", "--resume", "tumult-8.txt")
    assert read("tumult-8.txt").head.bots == told.bots
    chronik("play", "--resume", "tumult-8.txt", "--seat", "1")
    assert read("tumult-8.txt").head.bots == (USUAL, "", "apprentice")
    chronik("play", "--resume", "tumult-8.txt", "--seat", "0", "--bots", "random")
    assert read("tumult-8.txt").head.bots == ("", "random", "random")


def test_a_finished_game_is_not_resumed(saved: Path) -> None:
    done = chronik("play", "--resume", str(saved))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "the game is over; chronik replay shows it" in done.stderr


def hear_ctrl_c() -> None:
    """Whoever runs the tests in the background has made them deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_ctrl_c_saves_the_game_and_so_does_closing_the_window(sign: signal.Signals) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "chronik", "play", "village", "--seed", "8"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | QUICKLY,
        text=True,
        preexec_fn=hear_ctrl_c,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    while not process.stdout.readline().startswith(">"):
        pass
    process.send_signal(sign)
    process.wait(timeout=SLOW)  # before its input is closed, which would end the game in another way
    shown, errors = process.communicate()
    assert process.returncode == 130
    assert "village-8.txt" in shown
    assert errors == ""
    assert library.load("village-8.txt").steps


@pytest.mark.parametrize("told", [True, False])
def test_a_terminal_that_is_gone_takes_no_game_with_it(told: bool) -> None:
    """Whether the game is told so or finds out by itself, at the next word."""
    ours, theirs = pty.openpty()
    play = [sys.executable, "-m", "chronik", "play", "myvillage", "--seed", "8"]
    process = subprocess.Popen(play, stdin=theirs, stdout=theirs, stderr=theirs, env=os.environ | QUICKLY)
    os.close(theirs)
    os.write(ours, b"1\n")
    seen = b""
    while seen.count(b"> ") < 2:
        seen += os.read(ours, 4096)
    os.close(ours)
    if told:
        process.send_signal(signal.SIGHUP)
    process.wait(timeout=SLOW)
    assert library.load("myvillage-8.txt").steps


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


@pytest.mark.parametrize(
    "line",
    [
        "$chronik play village --seed 3 <&-",
        "$chronik play village --seed 3 < /dev/null",
        "$chronik play village --seed 3 < /dev/zero",
        "yes | $chronik play village --seed 3 || [ $? = 141 ]",
        "printf '\\xff\\xfe\\n1\\n' | $chronik play village --seed 3",
        "head -c 300000 /dev/zero | tr '\\0' 9 | $chronik play village --seed 3",
        "$chronik components village >&-",
        "$chronik components village | head -1",
        "$chronik play --help | head -1",
        "yes 1 | $chronik play village --seed 3 --hotseat | head -3",
    ],
)
def test_streams_that_are_closed_endless_or_broken(line: str) -> None:
    done = shell(line)
    assert "Traceback" not in done.stderr
    assert "Error" not in done.stderr
    assert done.returncode in (0, 141), done.stderr  # 141: yes and head end each other


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_that_cannot_show_everything(encoding: str) -> None:
    for args in (["components", "village"], ["play", "village", "--lang", "fr", "--names", "Ł,日本,Z"]):
        done = subprocess.run(
            [sys.executable, "-m", "chronik", *args],
            input=b"board\nquit\n",
            env=os.environ | QUICKLY | {"PYTHONIOENCODING": encoding},
            capture_output=True,
            check=False,
            timeout=SLOW,
        )
        assert (done.returncode, done.stderr) == (0, b"")


def test_a_full_disk() -> None:
    done = shell("$chronik components village > /dev/full")
    assert done.returncode == 2
    assert done.stderr == "chronik: No space left on device\n"
