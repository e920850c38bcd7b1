"""A game that is set up: its rules, options and components, checked and frozen."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from chronik.compiler.cache import is_compiled, mark_compiled
from chronik.rulebook.components import fingerprint, provenance
from chronik.rulebook.corrections import (
    Corrections,
    differences,
    is_correcting,
    laid_over,
    parsed,
    read_corrections,
    tables_of,
    value_of,
    values,
)
from chronik.rulebook.errors import OptionError, shown
from chronik.table.checks import SEEDS, checked_names, checked_seed
from chronik.table.forms import forms

if TYPE_CHECKING:
    from chronik.rulebook.ruleset import Engine, Ruleset, Settings
    from chronik.table.match import Match

NAMES = ("village", "myvillage", "tumult")
USUAL = 64  # games kept ready
OWNER = "owner"  # the provenance of a value that somebody has corrected
IN_PLAY: dict[tuple[str, str], Game] = {}  # one game for each table of rules that is in use here


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def ruleset(name: str) -> Ruleset:
    if name not in NAMES:
        raise OptionError(f"game: one of {', '.join(NAMES)}, not {shown(name)}")
    rules: Ruleset = import_module(f"chronik.{name}.game").RULES
    return rules


Components = str | Path | Mapping[str, Any] | None  # a folder or a file of one's own, or corrections of ours


def game(name: str, *, components: Components = None, **options: Any) -> Game:
    """A game with these options; OptionError says which of them cannot be, and what is allowed."""
    return set_up(name, options, components)


def set_up(name: str, options: Mapping[str, Any], components: Components = None) -> Game:
    """The same with the options as data: a record may hold any name for one."""
    if not isinstance(components, str | Path | Mapping | None):
        raise OptionError(f"components: a folder, a file or corrections, not {shown(components)}")
    rules = ruleset(name)
    settings = rules.settings(options)
    rules = rules.for_settings(settings)
    tables, corrections = own_components(rules, components)
    return Game(rules, settings, tables, corrections)


def own_components(rules: Ruleset, components: Components) -> tuple[dict[str, Any], Corrections]:
    """The tables to play with, and all that makes them differ from ours: that alone is kept of an overlay."""
    if components is None:
        return rules.components(None), {}
    ours = our_tables(rules.name)
    if isinstance(components, str | Path):
        path = Path(components)
        if os.path.isfile(path):  # unlike Path, says no to names that no file can have
            components = read_corrections(path, rules.name)
        else:
            components = differences(ours, plain(rules.components(path)))
    laid = rules.components(laid_over(ours, components))
    return laid, differences(ours, plain(laid))


def plain(tables: Mapping[str, Any]) -> dict[str, Any]:
    """As a file holds them: nothing but numbers, words, lists and tables."""
    return {name: msgspec.json.decode(msgspec.json.encode(table)) for name, table in tables.items()}


def read_own(name: str, text: str, called: str) -> Corrections:
    """The corrections in a file: one of corrections, or one of our tables with other values."""
    ours = our_tables(name)
    table = called.removesuffix(".toml")
    if table not in ours or is_correcting(text):
        return parsed(text, name, called)
    return differences(ours, plain(ruleset(name).components(ours | {table: tables_of(text, called)})))


@cache
def our_tables(name: str) -> dict[str, Any]:
    """Our own components as plain data; not to be changed."""
    return plain(ruleset(name).components(None))


def our_forms(name: str) -> dict[str, Any]:
    """What may stand in our components' places."""
    return forms(ruleset(name).components(None), our_tables(name))


def restore(name: str, options: Mapping[str, Any], corrections: Mapping[str, Any], components: str) -> Game:
    """A game that was sent to another process: its components must be what they were."""
    found = usual(name, msgspec.json.encode(options), msgspec.json.encode(corrections))
    if found.component_hash != components:
        raise OptionError(f"components: the set was {components}, now it is {found.component_hash}")
    return found


@lru_cache(USUAL)
def usual(name: str, options: bytes, corrections: bytes) -> Game:
    """Whoever gets one match after the other reads their components once."""
    return set_up(name, msgspec.json.decode(options), msgspec.json.decode(corrections) or None)


@dataclass(frozen=True)
class Game:
    rules: Ruleset = field(repr=False, hash=False)
    settings: Settings
    components: dict[str, Any] = field(repr=False, compare=False)
    corrections: Corrections = field(hash=False)  # what makes the components differ from ours

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def players(self) -> int:
        return self.settings.players

    @cached_property
    def boxes(self) -> Any:
        return self.rules.box(self.components, self.settings)

    @property
    def engine(self) -> Engine:
        return self.rules.engine

    @cached_property
    def component_hash(self) -> str:
        return fingerprint(self.components)

    @cached_property
    def provenance(self) -> dict[str, dict[str, str]]:
        """How sure the values of each component table are, and of parts that differ from the whole."""
        found = {name: provenance(table) for name, table in self.components.items()}
        for name in values(self.corrections):
            table, _, part = name.partition(".")
            found[table][part] = OWNER
        return found

    @cached_property
    def changes(self) -> list[tuple[str, Any, Any]]:
        """Every corrected value: its name, ours, and the one that is played with."""
        ours = our_tables(self.name)
        return [(name, value_of(ours, name), value) for name, value in values(self.corrections).items()]

    def __reduce__(self) -> tuple[Any, ...]:
        options = msgspec.to_builtins(self.settings)
        return restore, (self.name, options, self.corrections, self.component_hash)

    def compile(self) -> None:
        """Compile everything that Python calls, once for all later starts."""
        self.engine.warm_up(self.boxes)
        mark_compiled(self.name, self.rules.part)

    def announce_compiler(self) -> None:
        """Nobody should wait for a compiler without knowing."""
        if not is_compiled(self.name, self.rules.part) and sys.stderr.isatty():
            print(f"chronik: compiling the rules of {self.name}, once: about a minute", file=sys.stderr)
            self.compile()

    def match(self, seed: int | None = None, names: Sequence[str] = ()) -> Match:
        """A new match, ready for its first decision; without a seed, a random one."""
        from chronik.table.match import Match

        number = secrets.randbelow(SEEDS >> 1) if seed is None else checked_seed(seed)
        called = checked_names(names, self.players)
        self.announce_compiler()
        IN_PLAY[self.name, self.rules.part] = self
        return Match(self, number, called)
