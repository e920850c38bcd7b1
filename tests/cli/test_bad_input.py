"""Bad input on the command line: one clear line, exit code 2, whatever the length or the kind."""

import os
from pathlib import Path
from random import Random

import pytest

import chronik as library
from chronik.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a command does to its surroundings is gone afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("CHRONIK_INTERPRET", os.environ.get("CHRONIK_INTERPRET", ""))


def refused(*args: str, capsys: Capture) -> str:
    """What is said about it, on one line and nowhere else."""
    try:
        code = main(list(args))
    except SystemExit as end:  # bad arguments
        code = int(end.code or 0)
    shown = capsys.readouterr()
    assert code == 2, shown
    assert shown.err.startswith("chronik: ")
    assert shown.err.endswith("\n")
    assert shown.err[:-1].isprintable()
    assert len(shown.err) < 500
    return shown.err


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
        (["play", "village", "--seat", "9" * 5000], "seat: "),
        (["play", "village", "--seat", "1", "--hotseat"], "seat: with hotseat"),
        (["play", "village", "--lang", "it"], "invalid choice"),
        (["play", "village", "--clock", "realtime"], "village has no option clock; its options are players"),
        (["play", "village", "--edition", "foo"], "edition: bigbox or original, not foo"),
        (["play", "village", "--variant", "[/x]"], "variant"),
        (["play", "village", "--names", "A,B,\n"], "names: 1 to 40 printable"),
        (["play", "village", "--names", "A,B," + "x" * 5000], "names: 1 to 40 printable"),
        (["play", "village", "--names", "A,,B"], "names: 1 to 40 printable"),
        (["play", "village", "--pace", "1"], "pace: only in Tumult"),
        (["play", "village\nplay"], "one of village"),
        (["play", "tumult", "--clock", "realtime", "--pace", "-1"], "pace: 0.05 to 60 seconds, not -1"),
        (["train", "tumult", "--minutes", "soon"], "minutes: 0.01 to 43200 minutes, not soon"),
        (["train", "tumult", "--ahead"], "ahead: only with --start"),
        (["arena", "tumult", "--bots", "oracle,random"], "ismcts"),
        (
            ["arena", "tumult", "--bots", "master,search:0.1s", "--seconds", "0.05"],
            "only for search, plain or ismcts without",
        ),
        (
            ["arena", "tumult", "--bots", "search,ismcts", "--seconds", "0.05"],
            "ismcts:1000 takes simulations, not ismcts:0.05s",
        ),
        (
            ["arena", "tumult", "--bots", "search,search", "--seconds", "1", "--simulations", "5"],
            "not allowed with",
        ),
        (["play", "tumult", "--clock", "realtime", "--pace", "nan"], "pace: 0.05 to 60"),
        (["play", "tumult", "--clock", "realtime", "--pace", "inf"], "pace: 0.05 to 60"),
        (
            ["play", "tumult", "--clock", "realtime", "--hotseat"],
            "people at one terminal play the raid by turns",
        ),
        (["play", "tumult", "--seconds", "5"], "seconds: only with the clock realtime"),
        (["play", "tumult", "--clock", "realtime", "--ticks", "5"], "ticks: only with the clock ticks"),
        (["play"], "which GAME, or --resume"),
        (["play", "--resume", "nowhere.txt"], "nowhere.txt"),
        (["play", "village", "--resume", "x.txt"], "leave out game"),
        (["play", "--resume", "x.txt", "--names", "A,B"], "leave out names"),
        (["play", "--resume", "x.txt", "--players", "3"], "leave out players"),
        (["play", "--resume", "/dev/zero"], "not a plain file"),
        (["replay", "/dev/stdin"], "not a plain file"),
        (["simulate", "village", "--seed", "9" * 23], "seed: a whole number from 0 to 18446744073709551615"),
        (["simulate", "village", "--seed", str(2**64 - 1)], "seed: every game has its own"),
        (
            ["arena", "tumult", "--bots", "random,random", "--seed", str(2**64 - 1)],
            "seed: every game has its own",
        ),
        (["study", "tumult", "--seed", str(2**64 - 1), "--json"], "seed: every game has its own"),
        (["simulate", "village", "--seed", "9" * 5000], "seed: a whole number"),
        (["simulate", "village", "--jobs", "99999999"], "jobs: a whole number from 1 to 256"),
        (["simulate", "village", "--games", "9" * 30], "games: a whole number from 1 to"),
        (["bench", "--write", "no/such/folder/x.md"], "write: no/such/folder/x.md: No such file"),
        (["bench", "--write", "."], "write: .: Is a directory"),
        (["bench", "--seconds", "99999999999"], "seconds: a whole number from 1 to"),
        (["play", "village", "--names", "Anna"], "names: 3 of them"),
        (["replay", "nowhere.txt"], "nowhere.txt"),
        (["dance"], "invalid choice"),
        (["--lang"], "COMMAND"),
    ],
)
def test_bad_input_gets_one_clear_line(args: list[str], says: str, capsys: Capture) -> None:
    assert says in refused(*args, capsys=capsys)


def test_a_broken_component_file(tmp_path: Path, capsys: Capture) -> None:
    (tmp_path / "travel.toml").write_text("time = ")
    assert "travel.toml" in refused("simulate", "village", "--components", str(tmp_path), capsys=capsys)


@pytest.mark.parametrize("damage", ["no record", "cut", "illegal"])
def test_replay_of_a_bad_record(saved: Path, tmp_path: Path, damage: str, capsys: Capture) -> None:
    text = saved.read_text()
    lines = text.splitlines()
    seventeenth = [i for i, line in enumerate(lines) if i > lines.index("---") and line[0] != "="][16]
    round_, seat, _ = lines[seventeenth].split()
    lines[seventeenth] = f"{round_} {seat} market.serve:K99"
    bad = {"no record": "Once upon a time", "cut": text[: len(text) // 2], "illegal": "\n".join(lines) + "\n"}
    path = tmp_path / "bad.txt"
    path.write_text(bad[damage])
    says = {"no record": "not a Chronik record", "cut": "", "illegal": "move 17: market.serve:K99"}
    assert says[damage] in refused("replay", str(path), capsys=capsys)


@pytest.mark.parametrize("table", ["folder", "pipe", "huge", "deep", "digits", "binary", "empty"])
def test_overlays_that_cannot_be_read(tmp_path: Path, table: str, capsys: Capture) -> None:
    path = tmp_path / "over" / "market.toml"
    path.parent.mkdir()
    texts = {"huge": "#" * (2 << 20), "deep": "x = " + "[" * 5000, "digits": "x = " + "9" * 5000, "empty": ""}
    if table == "folder":
        path.mkdir()
    elif table == "pipe":
        os.mkfifo(path)
    elif table == "binary":
        path.write_bytes(b"\xff\x00")
    else:
        path.write_text(texts[table])
    said = refused("components", "village", "--components", str(path.parent), capsys=capsys)
    assert said.startswith("chronik: components: market.toml")


@pytest.mark.parametrize("command", [("arena", "--bots", "greedy,random"), ("train",), ("study",)])
def test_bots_among_themselves_have_no_clock(command: tuple[str, ...], capsys: Capture) -> None:
    name, *more = command
    said = refused(name, "tumult", "--clock", "realtime", *more, capsys=capsys)
    assert "bots play by ticks" in said
