"""Interpreted and compiled rules are the same rules."""

import os
import subprocess
import sys

import pytest

EDITIONS = ["original 2", "original 4", "bigbox 3", "bigbox 5"]
EXPANSIONS = ["bigbox 3 inn", "bigbox 2 port", "bigbox 5 marriage", "bigbox 4 inn,port,marriage"]
SOLO = ["bigbox 1", "bigbox 1 inn,port,marriage"]
SEEDS = "3 11"

# Plays whole games with random moves; prints each move with the hash of the position after it.
PLAY = """
import random, sys
import numpy as np
import chronik
from chronik.kernel.compiler import INTERPRETED

seeds, *setups = sys.argv[1:]
print("interpreted" if INTERPRETED else "compiled", file=sys.stderr)
for setup in setups:
    edition, players, *rest = setup.split()
    expansions = tuple(rest[0].split(",")) if rest else ()
    game = chronik.game("village", edition=edition, players=int(players), expansions=expansions)
    why = np.zeros(game.rules.option_count, np.uint8)
    moves = np.zeros(game.rules.option_count + 1, np.int64)
    for seed in seeds.split():
        chance = random.Random(seed)
        match = game.match(seed=int(seed))
        while not match.over:
            count = game.engine.choices(game.boxes, match._states, why, moves)
            move = match.play(int(chance.choice(moves[:count])))
            fault = game.engine.fault(game.boxes, match._states)
            print(setup, seed, move.notation, match.state_hash(), why.tobytes().hex(), int(fault))
        hidden = match.hidden(0, 5)
        print(setup, seed, match.scores(), match.ranking(), match.breakdown(0), hidden.state_hash())
"""


def played(interpret: str) -> tuple[str, list[str]]:
    """The mode a new process was in, and what it printed."""
    command = [sys.executable, "-W", "error", "-c", PLAY, SEEDS, *EDITIONS, *EXPANSIONS, *SOLO]
    environment = {**os.environ, "CHRONIK_INTERPRET": interpret}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stderr.strip(), done.stdout.splitlines()


@pytest.mark.slow
def test_interpreted_and_compiled_games_are_the_same() -> None:
    mode, lines = played("1")
    other_mode, other_lines = played("0")
    assert (mode, other_mode) == ("interpreted", "compiled")
    assert len(lines) > 1000
    for line, other in zip(lines, other_lines, strict=True):
        assert line == other
