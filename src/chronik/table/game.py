"""A game that is set up: its rules, options and components, checked and frozen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from chronik.compiler.cache import is_compiled, mark_compiled
from chronik.rulebook.components import fingerprint, provenance
from chronik.rulebook.errors import OptionError, shown
from chronik.table.checks import SEEDS, checked_names, checked_seed

if TYPE_CHECKING:
    from chronik.rulebook.ruleset import Engine, Ruleset, Settings
    from chronik.table.match import Match

NAMES = ("village", "myvillage", "tumult")
USUAL = 64  # games kept ready


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def ruleset(name: str) -> Ruleset:
    if name not in NAMES:
        raise OptionError(f"game: one of {', '.join(NAMES)}, not {shown(name)}")
    rules: Ruleset = import_module(f"chronik.{name}.game").RULES
    return rules


def game(name: str, *, components: str | Path | None = None, **options: Any) -> Game:
    """A game with these options; OptionError says which of them cannot be, and what is allowed."""
    return set_up(name, options, components)


def set_up(name: str, options: Mapping[str, Any], components: str | Path | None = None) -> Game:
    """The same with the options as data: a record may hold any name for one."""
    if not isinstance(components, str | Path | None):
        raise OptionError(f"components: the path of a folder, not {shown(components)}")
    rules = ruleset(name)
    settings = rules.settings(options)
    rules = rules.for_settings(settings)
    folder = None if components is None else Path(components)
    return Game(rules, settings, rules.components(folder), folder)


def restore(name: str, options: Mapping[str, Any], folder: Path | None, components: str) -> Game:
    """A game that was sent to another process: its components must still be what they were."""
    plain = folder is None
    found = usual(name, msgspec.json.encode(options)) if plain else set_up(name, options, folder)
    if found.component_hash != components:
        raise OptionError(f"components: the set was {components}, now it is {found.component_hash}")
    return found


@lru_cache(USUAL)
def usual(name: str, options: bytes) -> Game:
    """Our own components do not change: whoever gets one match after the other reads them once."""
    return set_up(name, msgspec.json.decode(options))


@dataclass(frozen=True)
class Game:
    rules: Ruleset = field(repr=False)
    settings: Settings
    components: dict[str, Any] = field(repr=False, compare=False)
    overlay: Path | None

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
        return {name: provenance(table) for name, table in self.components.items()}

    def __reduce__(self) -> tuple[Any, ...]:
        options = msgspec.to_builtins(self.settings)
        folder = None if self.overlay is None else self.overlay.absolute()
        return restore, (self.name, options, folder, self.component_hash)

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
        return Match(self, number, called)
