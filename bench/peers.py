"""How fast pgx, whose games are written for graphics cards, plays at random.

pip install pgx "jax[cuda13]" && python bench/peers.py
"""

import time
from typing import Any

import jax
import pgx
from jax import numpy as jnp

GAMES = ("connect_four", "backgammon", "go_9x9")
COUNTS, STEPS, CALLS = (65_536, 262_144), 64, 3


def player(env: Any) -> tuple[Any, Any]:
    """How many games begin, and how all take so many random steps; those that ended begin anew."""
    begin = jax.jit(jax.vmap(env.init))

    def step(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = carried
        key, draw = jax.random.split(key)
        moves = jax.random.categorical(draw, jnp.where(state.legal_action_mask, 0.0, -jnp.inf))
        fresh = env.init(jax.random.PRNGKey(0))
        moved = jax.vmap(env.step)(state, moves, jax.random.split(draw, len(moves)))
        return (
            jax.vmap(lambda s: jax.tree.map(lambda a, b: jnp.where(s.terminated, a, b), fresh, s))(moved),
            key,
        ), None

    return begin, jax.jit(lambda state, key: jax.lax.scan(step, (state, key), None, STEPS)[0])


def main() -> None:
    for name in GAMES:
        begin, play = player(pgx.make(name))
        for count in COUNTS:
            key = jax.random.PRNGKey(1)
            state, key = jax.block_until_ready(play(begin(jax.random.split(key, count)), key))
            begun = time.perf_counter()
            for _ in range(CALLS):
                state, key = play(state, key)
            jax.block_until_ready(state)
            speed = count * STEPS * CALLS / (time.perf_counter() - begun) / 1e6
            print(f"{name}, {count} games at once: {speed:.1f} M decisions/s", flush=True)


if __name__ == "__main__":
    main()
