"""All input is hostile: whatever comes, a good answer or one clear line; no other error, no hang."""

import os
import re
import tempfile
from collections.abc import Callable, Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chronik
from chronik.cli import COMMANDS, LANGUAGES, main
from chronik.cli.lines import Lines
from chronik.cli.options import SETTINGS
from chronik.cli.session import Session
from chronik.table import GameRecord
from chronik.table.game import ruleset, set_up

pytestmark = pytest.mark.slow
HUGE = "9" * 5000


def budget(examples: int) -> Callable[[Any], Any]:
    """So many tries, the same ones every time."""
    return settings(
        max_examples=examples,
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )


odd_texts = st.one_of(
    st.text(max_size=12),
    st.sampled_from(
        ["", " ", "[/x]", "\x1b[2J", "\0", "\ud800", "\u2028", HUGE, "x" * 5000, "-1", "1e999", "nan"]
    ),
)
odd_values = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-2, 7),
        st.integers(1, 5000).map(lambda digits: 10**digits),
        st.floats(),
        odd_texts,
        st.sampled_from(["bigbox", "original", "inn", "A", "B", "gambler", "realtime", "ticks", "random"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.tuples(inner), st.dictionaries(odd_texts, inner, max_size=2)
    ),
    max_leaves=4,
)


def clear(error: Exception) -> None:
    """An error of ours that a person can read."""
    assert str(error)
    assert len(str(error)) < 1000


# options


OPTIONS = {name for game in chronik.games() for name in ruleset(game).settings({}).__struct_fields__}
known_options = st.sampled_from(sorted(OPTIONS))


@budget(1000)
@given(
    name=st.one_of(st.sampled_from(chronik.games()), odd_texts),
    options=st.dictionaries(st.one_of(known_options, odd_texts), odd_values, max_size=3),
    seed=odd_values,
    names=odd_values,
)
def test_options(name: str, options: dict[str, Any], seed: Any, names: Any) -> None:
    try:
        game = set_up(name, options)
        match = game.match(seed, names)
    except chronik.OptionError as error:
        clear(error)
    else:
        assert match.moves()


@budget(500)
@given(move=odd_values, seat=odd_values)
def test_moves_and_seats(move: Any, seat: Any) -> None:
    match = chronik.game("tumult", clock="realtime").match(seed=1)
    before = match.state.tobytes()
    asks = (match.play, match.moves, match.refused, match.view, match.breakdown)
    for ask in asks:
        try:
            ask(move, seat) if ask == match.play else ask(seat)  # type: ignore[operator]
        except chronik.ChronikError as error:
            clear(error)
            assert match.state.tobytes() == before or match.steps


# records


@pytest.fixture(scope="module")
def records() -> list[str]:
    texts = []
    for name in chronik.games():
        match, dice = chronik.game(name, players=2).match(seed=4, names=("Anna", "Bert")), Random(1)
        while len(match.steps) < 25:
            match.play(dice.choice(match.moves()))
        texts.append(match.record.text())
    return texts


edits = st.tuples(
    st.sampled_from(["drop", "double", "swap", "cut", "word", "line"]),
    st.integers(0, 200),
    st.integers(0, 10),
    st.one_of(
        odd_texts, st.integers(-3, 40).map(str), st.sampled_from([HUGE, "= 01234567", "[" * 2000, "---"])
    ),
)


def edited(text: str, how: str, where: int, word: int, new: str) -> str:
    lines = text.splitlines()
    i = where % len(lines)
    if how == "drop":
        del lines[i]
    elif how == "double":
        lines.insert(i, lines[i])
    elif how == "swap":
        lines[i], lines[i - 1] = lines[i - 1], lines[i]
    elif how == "cut":
        lines = lines[:i]
    elif how == "line":
        lines[i] = new
    else:
        words = lines[i].split(" ")
        words[word % len(words)] = new
        lines[i] = " ".join(words)
    return "\n".join(lines) + "\n"


@budget(800)
@given(which=st.integers(0, 2), changes=st.lists(edits, min_size=1, max_size=2))
def test_records(records: list[str], which: int, changes: list[Any]) -> None:
    text = records[which]
    for change in changes:
        text = edited(text, *change)
    try:
        match = GameRecord.parse(text).replay()
    except chronik.RecordError as error:
        clear(error)
    else:
        assert len(match.steps) <= 26


# components


TABLES = sorted((Path(chronik.__file__).parent).glob("*/components/*.toml"))
TOKEN = re.compile(r'-?\d+|"[^"]*"|\w+(?= =)|\[+\w+\]+')


@budget(800)
@given(
    table=st.sampled_from(TABLES),
    where=st.integers(0, 10_000),
    new=st.one_of(
        st.integers(-2, 101).map(str),
        st.sampled_from(
            [HUGE, "1.5", "true", '"x"', "[]", "{}", "[" * 2000, "", "nan", '"\\u0000"', "1979-05-27"]
        ),
        st.text(max_size=5),
    ),
)
def test_components(table: Path, where: int, new: str) -> None:
    text = table.read_text(encoding="utf-8")
    tokens = list(TOKEN.finditer(text))
    token = tokens[where % len(tokens)]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, table.name).write_text(
            text[: token.start()] + new + text[token.end() :], encoding="utf-8", errors="replace"
        )
        try:
            game = chronik.game(table.parent.parent.name, components=folder)
        except chronik.ComponentError as error:
            clear(error)
        else:
            assert game.component_hash


# typed lines


lines = st.one_of(
    odd_texts,
    st.integers(-1, 45).map(str),
    st.sampled_from(
        ["?", "help", "board", "log", "undo", "save", "save! ", "quit", "k", "b", "w", "d", "s", ""]
    ),
    st.sampled_from(["well:orange", "decline", "raid.keep", "take.market:pink", "first:e1", "die.white3"]),
    st.text(st.characters(exclude_characters="/\\."), max_size=8).map("save {}".format),
)


@budget(150)
@given(
    name=st.sampled_from(chronik.games()),
    lang=st.sampled_from(LANGUAGES),
    names=st.sampled_from([(), ("[/x]", ":b:")]),
    typed=st.lists(lines, max_size=25),
)
def test_typed_lines(name: str, lang: str, names: tuple[str, ...], typed: list[str]) -> None:
    match = chronik.game(name, players=2).match(seed=6, names=names)
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        session = Session(match, {0}, lang, lines=Lines(typed))
        session.console.file = StringIO()
        assert session.run() == 0
        for record in Path().iterdir():
            assert chronik.load(record).game == match.game


# the command line


flags = st.sampled_from(
    [f"--{name.replace('_', '-')}" for name in (*SETTINGS, "seed", "components", "names", "pace")]
)
words = st.one_of(
    st.sampled_from(["play", "replay", "components", "village", "tumult", "myvillage"]),
    st.sampled_from(
        ["--hotseat", "--solo", "--resume", "--json", "--step", "--lang", "de", "--seat", "--no-compensation"]
    ),
    flags,
    odd_texts.filter(lambda text: "\0" not in text),
    st.integers(-1, 6).map(str),
    st.sampled_from(
        ["realtime", "ticks", "original", "inn,port", "gambler", "random", "A,B", "/dev/zero", "."]
    ),
)


@pytest.fixture
def same_surroundings() -> Iterator[None]:
    before = dict(os.environ)
    yield
    os.environ.clear()
    os.environ.update(before)


@budget(800)
@given(command=st.sampled_from(["play", "replay", "components", "dance"]), args=st.lists(words, max_size=6))
def test_the_command_line(same_surroundings: None, command: str, args: list[str]) -> None:
    assert command in COMMANDS or command == "dance"
    out, err = StringIO(), StringIO()
    with tempfile.TemporaryDirectory() as folder, chdir(folder), redirect_stdout(out), redirect_stderr(err):
        try:
            code = main([command, *args])
        except SystemExit as end:
            code = int(end.code or 0)
    assert code in (0, 2)
    if code == 2:
        assert re.fullmatch(r"chronik: [^\n]+\n", err.getvalue()), err.getvalue()
    else:
        assert err.getvalue() == ""
