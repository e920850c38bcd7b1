"""The worker that compiles in the background, and says what is compiled: rules, and what bots know."""

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


FUNCTIONS = {function.__name__: function for function in (parts, compile_rules, compile_bots)}

if __name__ == "__main__":  # for those who build an image: nobody shall wait at its first start
    for chosen in PARTS:
        compile_rules(*chosen)
        compile_bots(*chosen)
