"""Proposals for reconstructed values: small files of corrections that fit all that is stated."""

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chronik
from chronik.rulebook.corrections import key_of
from chronik.table import Game
from chronik.table.game import our_tables, plain, read_own
from stated import FACTS

FILES = sorted(Path(chronik.__file__).parent.glob("*/components/proposals/*.toml"))
ALL: dict[str, dict[str, Any]] = {"village": {"expansions": ("inn", "port", "marriage")}}


@pytest.fixture(params=FILES, ids=lambda path: f"{path.parts[-4]}-{path.stem}")
def proposal(request: pytest.FixtureRequest) -> Path:
    path: Path = request.param
    return path


def game_of(path: Path) -> str:
    return path.parts[-4]


def proposed(path: Path, **options: Any) -> Game:
    return chronik.game(game_of(path), components=path, **options)


def source(tables: dict[str, Any], name: str) -> str:
    """How sure the value of this name is: what its row says, or else its table."""
    part, found = tables, ""
    for step in name.split("."):
        part = part[key_of(part, step, name)]
        if isinstance(part, dict):
            found = part.get("provenance") or found
    return found


def untrue(game: str, tables: dict[str, Any]) -> list[str]:
    return [f"{rule} {holds.__name__}" for rule, holds in FACTS[game] if not holds(tables)]


@pytest.mark.parametrize("game", FACTS)
def test_what_is_stated_holds_for_our_values(game: str) -> None:
    assert untrue(game, our_tables(game)) == []


def test_what_is_stated_holds_for_a_proposal(proposal: Path) -> None:
    assert untrue(game_of(proposal), plain(proposed(proposal).components)) == []


def test_a_proposal_changes_only_what_is_reconstructed(proposal: Path) -> None:
    ours, changes = our_tables(game_of(proposal)), proposed(proposal).changes
    assert changes
    assert {name: source(ours, name) for name, *_ in changes} == {
        name: "reconstructed" for name, *_ in changes
    }


def test_a_proposal_says_what_it_is(proposal: Path) -> None:
    """Every value in it is another than ours, and the file is told by its words wherever it is read."""
    text = proposal.read_text(encoding="utf-8")
    assert text.startswith("# Chronik corrections\n# A proposal, not printed values: ")
    assert "\n# Why: " in text
    assert "\n# Fits: " in text
    found = proposed(proposal).corrections
    assert read_own(game_of(proposal), text, proposal.name) == found
    assert tomllib.loads(text)["corrections"].keys() == found.keys()


@pytest.mark.long
def test_a_proposal_can_be_played(proposal: Path) -> None:
    name = game_of(proposal)
    match = proposed(proposal, players=3, **ALL.get(name, {})).match(seed=1)
    random = Random(1)
    for _ in range(200):
        match.play(random.choice(match.moves()))
