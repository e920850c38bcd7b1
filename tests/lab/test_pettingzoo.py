"""PettingZoo's own tests, for all games and all numbers of players."""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, seed_test

from chronik.compiler import INTERPRETED
from chronik.lab import pettingzoo
from chronik.rulebook.errors import IllegalMove, OptionError

TABLES = [
    *(("village", {"players": players}) for players in range(1, 6)),
    ("village", {"players": 2, "edition": "original"}),
    ("village", {"players": 3, "expansions": ("inn", "port", "marriage"), "inn_side": "B"}),
    *(("myvillage", {"players": players}) for players in range(2, 5)),
    *(("tumult", {"players": players}) for players in range(2, 5)),
    ("tumult", {"players": 2, "variant": "gambler", "ticks": 5}),
]
every_table = pytest.mark.parametrize(("name", "options"), TABLES)
CYCLES = 20 if INTERPRETED else 500


# It knows its own games by name, and warns of all others that have a mask in their observation.
@every_table
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning:pettingzoo")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning:pettingzoo")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning:pettingzoo")
def test_api(name: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(name, **options), num_cycles=CYCLES)


@every_table
def test_the_same_seed_makes_the_same_game(name: str, options: dict[str, Any]) -> None:
    seed_test(partial(pettingzoo.env, name, **options), num_cycles=CYCLES)


@pytest.mark.long
@every_table
def test_performance(name: str, options: dict[str, Any]) -> None:
    performance_benchmark(pettingzoo.env(name, **options))


def play(env: object, seed: int) -> dict[str, float]:
    """A whole random game; what everybody got."""
    env.reset(seed=seed)
    chance, got = Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        done = terminated or truncated
        env.step(None if done else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


def test_the_winner_gets_what_the_others_lose() -> None:
    env = pettingzoo.env("tumult", players=3)
    got = play(env, 5)
    winners = {f"player_{seat}" for seat in env.unwrapped.match.ranking()[0]}
    assert sum(got.values()) == pytest.approx(0)
    assert {agent for agent in got if got[agent] == max(got.values())} == winners


def test_points_can_be_the_reward() -> None:
    env = pettingzoo.env("tumult", players=2, reward="points")
    got = play(env, 5)
    scores = env.unwrapped.match.scores()
    assert got["player_0"] * scores[1] == pytest.approx(got["player_1"] * scores[0])


def test_a_mask_is_also_in_the_info_and_nobody_else_may_act() -> None:
    env = pettingzoo.env("village", players=2, observation="tensor")
    env.reset(seed=1)
    seen, *_, info = env.last()
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    (other,) = set(env.agents) - {env.agent_selection}
    assert not env.observe(other)["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.env("village", players=2)
    env.reset(seed=1)
    before = env.unwrapped.match.state_hash()
    with pytest.raises(IllegalMove):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.unwrapped.match.state_hash() == before
    for wrong in (-1, 1.5, "now"):
        with pytest.raises(OptionError, match="seed: a whole number"):
            env.reset(seed=wrong)
    assert env.unwrapped.match.state_hash() == before
    with pytest.raises(OptionError, match="reward: win or points"):
        pettingzoo.env("village", players=2, reward="fame")
    with pytest.raises(OptionError, match="render_mode: ansi or human, not rgb_array"):
        pettingzoo.env("village", players=2, render_mode="rgb_array")


def test_it_can_be_read() -> None:
    env = pettingzoo.env("village", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().splitlines()[-1].startswith("Player")
