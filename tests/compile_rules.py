"""Compile the rules of all games and what bots think with, so that tests find both in the cache."""

import os
from concurrent.futures import ProcessPoolExecutor

import chronik
from chronik.bots.engine import brain

SETUPS = (
    ("village", {"expansions": ("inn", "port", "marriage")}),
    ("village", {}),
    ("myvillage", {}),
    ("tumult", {}),
)


def compile_rules(setup: tuple[str, dict[str, object]]) -> str:
    name, options = setup
    game = chronik.game(name, **options)
    game.compile()
    if "NUMBA_BOUNDSCHECK" not in os.environ:  # only rules are tried with checked bounds
        brain(game.rules).compile(game)
    return name


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for name in pool.map(compile_rules, SETUPS):
            print(f"compiled: {name}")
