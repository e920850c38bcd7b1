"""Compile the rules of all games, what bots think with and what steps many games, for tests to find."""

import os
from concurrent.futures import ProcessPoolExecutor

import chronik
from chronik.bots.engine import brain
from chronik.lab.batch import Batch
from chronik.lab.contest import Contest, How
from chronik.lab.vector import ManyGames

SETUPS = (
    ("village", {"expansions": ("inn", "port", "marriage")}),
    ("village", {}),
    ("myvillage", {}),
    ("tumult", {}),
)


def compile_rules(setup: tuple[str, dict[str, object]]) -> str:
    name, options = setup
    game = chronik.game(name, **options)
    if "NUMBA_BOUNDSCHECK" in os.environ:  # only whole games are tried with checked bounds
        game.engine.random_games(game.engine.desk(game.boxes), 0, 0, False)
    else:
        game.compile()
        think(game)
        step_many(name, options, game)
    return name


def think(game: chronik.Game) -> None:
    """Call every entry point of the bots once; whole games are played with the base rules only."""
    brain(game.rules).compile(game)
    if game.rules.part == "base":
        Contest(game, 1).play(brain(game.rules).networks(), [0], 1, 0, How())


def step_many(name: str, options: dict[str, object], game: chronik.Game) -> None:
    """Call every entry point of the laboratory once."""
    batch = Batch(game, 1)
    batch.reset([0])
    batch.scores.sum()
    ManyGames(name, level="random", **options).reset(seed=0)


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for name in pool.map(compile_rules, SETUPS):
            print(f"compiled: {name}")
