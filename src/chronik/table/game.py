"""A game that is set up: its rules, options and components, checked and frozen."""

from __future__ import annotations

import secrets
import sys
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chronik.kernel.compiler import is_compiled, mark_compiled
from chronik.rulebook.components import fingerprint
from chronik.rulebook.errors import OptionError

if TYPE_CHECKING:
    from chronik.rulebook.ruleset import Engine, Ruleset, Settings
    from chronik.table.match import Match

NAMES = ("village", "myvillage", "tumult")
SEEDS = 1 << 64


def games() -> tuple[str, ...]:
    """The names of all games."""
    return NAMES


def ruleset(name: str) -> Ruleset:
    if name not in NAMES:
        raise OptionError(f"game: one of {', '.join(NAMES)}, not {name}")
    rules: Ruleset = import_module(f"chronik.{name}.game").RULES
    return rules


def game(name: str, *, components: str | Path | None = None, **options: Any) -> Game:
    """A game with these options; OptionError says which of them cannot be, and what is allowed."""
    rules = ruleset(name)
    settings = rules.settings(options)
    rules = rules.for_settings(settings)
    folder = None if components is None else Path(components)
    return Game(rules, settings, rules.components(folder), folder)


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

    def compile(self) -> None:
        """Compile everything that Python calls, once for all later starts."""
        self.engine.warm_up(self.boxes, self.rules)
        mark_compiled(self.name, self.rules.part)

    def announce_compiler(self) -> None:
        """Nobody should wait for a compiler without knowing."""
        if not is_compiled(self.name) and sys.stderr.isatty():
            print(f"chronik: compiling the rules of {self.name}, once: about a minute", file=sys.stderr)
            self.compile()

    def match(self, seed: int | None = None, names: tuple[str, ...] = ()) -> Match:
        """A new match, ready for its first decision; without a seed, a random one."""
        from chronik.table.match import Match

        if seed is None:
            seed = secrets.randbelow(SEEDS >> 1)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < SEEDS:
            raise OptionError(f"seed: a whole number from 0 to {SEEDS - 1}, not {seed}")
        if names and len(names) != self.players:
            raise OptionError(f"names: {self.players} of them, one for each seat, not {len(names)}")
        self.announce_compiler()
        return Match(self, seed, tuple(names))
