"""The worker that compiles in the background, and says what is compiled: rules, and what bots know."""

import os
from collections.abc import Callable
from functools import cache
from typing import Any

from chronik.bots.engine import brain
from chronik.compiler import INTERPRETED
from chronik.compiler.cache import is_compiled
from chronik.table import Game, game

# A set-up for each table of rules; any will do.
PARTS: dict[tuple[str, str], dict[str, Any]] = {
    ("village", "base"): {},
    ("village", "expansions"): {"expansions": ("inn",)},
    ("tumult", "base"): {},
    ("myvillage", "base"): {},
}
PATIENCE = 15  # as `nice` counts it


def example(name: str, part: str) -> Game:
    return game(name, **PARTS[name, part])


def parts() -> list[tuple[str, str, bool, bool]]:
    """Each with whether its rules are compiled, and whether its bots are."""
    found = []
    for name, part in PARTS:
        rules = is_compiled(name, part) and suits_this_processor(example(name, part))
        found.append((name, part, rules, rules and brain(example(name, part).rules).is_compiled))
    return found


def suits_this_processor(game: Game) -> bool:
    """A cache may come from another machine, such as with an image: the smallest piece of it tells."""
    game.engine.standing(game.engine.desk(game.boxes))
    return INTERPRETED or not game.engine.standing.stats.cache_misses  # type: ignore[attr-defined]


def compile_rules(name: str, part: str) -> None:
    example(name, part).compile()


def compile_bots(name: str, part: str) -> None:
    found = example(name, part)
    brain(found.rules).compile(found)


def patiently(compile_one: Callable[[str, str], None]) -> Callable[[str, str], None]:
    """Whoever compiles lets those go first who serve people; to look what is compiled, nobody need."""

    def compile_it(name: str, part: str) -> None:
        give_way()
        compile_one(name, part)

    return compile_it


@cache
def give_way() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENCE)


FUNCTIONS = {
    "parts": parts,
    "compile_rules": patiently(compile_rules),
    "compile_bots": patiently(compile_bots),
}

if __name__ == "__main__":  # for those who build an image: nobody shall wait at its first start
    for chosen in PARTS:
        compile_rules(*chosen)
        compile_bots(*chosen)
