"""Compile the rules of all games, side by side, so that tests find them in the cache."""

from concurrent.futures import ProcessPoolExecutor

import chronik

SETUPS = (
    ("village", {"expansions": ("inn", "port", "marriage")}),
    ("village", {}),
    ("myvillage", {}),
    ("tumult", {}),
)


def compile_rules(setup: tuple[str, dict[str, object]]) -> str:
    name, options = setup
    chronik.game(name, **options).compile()
    return name


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for name in pool.map(compile_rules, SETUPS):
            print(f"compiled: {name}")
