"""The worker that compiles in the background, and says what is compiled: rules, and what bots know."""

from typing import Any

from chronik.bots.engine import brain
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
    return [
        (name, part, is_compiled(name, part), brain(example(name, part).rules).is_compiled)
        for name, part in PARTS
    ]


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
