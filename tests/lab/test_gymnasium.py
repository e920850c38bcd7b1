"""Gymnasium's own check, and one seat against bots: by itself, and thousands at once."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import chronik.lab.gymnasium
from chronik.compiler import INTERPRETED
from chronik.rulebook.errors import OptionError

IDS = [
    *(("chronik/Village-v1", {"players": players}) for players in range(1, 6)),
    ("chronik/Village-v1", {"players": 2, "edition": "original"}),
    ("chronik/Village-v1", {"players": 3, "expansions": ("inn", "port", "marriage"), "inn_side": "B"}),
    *(("chronik/MyVillage-v1", {"players": players}) for players in range(2, 5)),
    *(("chronik/TumultRoyale-v1", {"players": players}) for players in range(2, 5)),
    ("chronik/TumultRoyale-v1", {"players": 2, "variant": "gambler", "ticks": 5}),
]
every_table = pytest.mark.parametrize(("name", "options"), IDS)
TUMULT = "chronik/TumultRoyale-v1"
COUNT = 4 if INTERPRETED else 300
LONGEST = 3000


def any_action(masks: Any, chance: Any) -> Any:
    return (chance.random(masks.shape) * masks).argmax(axis=-1)


@every_table
def test_it_passes_gymnasiums_check(name: str, options: dict[str, Any]) -> None:
    check_env(gymnasium.make(name, **options, level="random", render_mode="ansi").unwrapped)


def play(env: Any, seed: int) -> tuple[list[Any], float]:
    """A whole game of a random learner: what it saw, and what it got."""
    chance, seen = np.random.default_rng(seed), []
    observation, info = env.reset(seed=seed)
    while True:
        seen.append(observation)
        action = int(any_action(info["action_mask"], chance))
        assert env.unwrapped.action_masks()[action]
        observation, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return seen, reward


def test_the_same_seed_makes_the_same_game_against_any_level() -> None:
    for level in ("random", "apprentice"):
        stories = [play(gymnasium.make(TUMULT, players=2, level=level), 3) for _ in range(2)]
        assert np.array_equal(stories[0][0], stories[1][0])
        assert stories[0][1] == stories[1][1]


def test_the_reward_is_that_of_ones_own_seat() -> None:
    for seed in range(4):
        env = gymnasium.make(TUMULT, players=2, level="random")
        _, reward = play(env, seed)
        table = env.unwrapped
        expected = (
            0.0 if len(table.match.ranking()) == 1 else 1 - 2 * table.match.ranking().index([table.seat])
        )
        assert reward == expected


def test_an_illegal_action_loses() -> None:
    env = gymnasium.make(TUMULT, players=2, seat=1)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert env.step(illegal)[1:4] == (-1.0, True, False)


def test_a_seat_can_be_chosen_and_is_drawn_otherwise() -> None:
    chosen, drawn = gymnasium.make(TUMULT, players=4, seat=2), gymnasium.make(TUMULT, players=4)
    seats: dict[Any, set[int]] = {chosen: set(), drawn: set()}
    for env, found in seats.items():
        for seed in range(12):
            env.reset(seed=seed)
            found.add(env.unwrapped.seat)
    assert seats[chosen] == {2}
    assert len(seats[drawn]) > 2


def test_a_copy_goes_on_by_itself() -> None:
    """As one looks ahead, or sends a game to another process."""
    env = gymnasium.make(TUMULT, players=2, level="apprentice").unwrapped
    _, info = env.reset(seed=1)
    action = int(info["action_mask"].argmax())
    before = env.match.state_hash()
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        seen = twin.step(action)[0]
        assert env.match.state_hash() == before
    assert np.array_equal(env.step(action)[0], seen)


def test_bad_input_is_refused_in_one_line() -> None:
    for options in (
        {"level": "oracle"},
        {"observation": "all"},
        {"reward": "fame"},
        {"reward": []},
        {"players": 9},
    ):
        with pytest.raises(OptionError):
            gymnasium.make(TUMULT, **({"players": 2} | options))
    with pytest.raises(OptionError, match="render_mode: ansi, not ansii"):
        chronik.lab.gymnasium.OneSeat("tumult", players=2, render_mode="ansii")
    gymnasium.make_vec(TUMULT, players=2, render_mode=None)
    with pytest.raises(OptionError, match="render_mode: None, not human"):
        gymnasium.make_vec(TUMULT, players=2, render_mode="human")
    for level in ("master", ["greedy"]):
        with pytest.raises(OptionError, match="random or greedy"):
            gymnasium.make_vec(TUMULT, players=2, level=level)


# many at once


@every_table
def test_many_games_at_once(name: str, options: dict[str, Any]) -> None:
    envs = gymnasium.make_vec(name, num_envs=COUNT, **options, level="random")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    observations, info = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(20):
        assert observations in envs.observation_space
        assert info["action_mask"].any(axis=1).all()
        observations, rewards, terminated, truncated, info = envs.step(
            any_action(info["action_mask"], chance)
        )
        assert rewards.shape == terminated.shape == truncated.shape == (COUNT,)
        assert not rewards[~(terminated | truncated)].any()


@pytest.mark.long
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_what_has_ended_begins_anew_in_the_next_step(level: str) -> None:
    count = 8
    envs = gymnasium.make_vec(TUMULT, num_envs=count, players=2, level=level)
    _, info = envs.reset(seed=1)
    chance, ended, games, total = np.random.default_rng(1), np.zeros(count, bool), 0, 0.0
    for _ in range(LONGEST):
        actions = any_action(info["action_mask"], chance)
        actions[ended] = -1  # anything: it is passed over
        _, rewards, terminated, truncated, info = envs.step(actions)
        assert not np.any([rewards[ended], terminated[ended], truncated[ended]])
        assert (envs.unwrapped.batch.rounds[ended] <= 1).all()
        ended = terminated | truncated
        games, total = games + ended.sum(), total + rewards.sum()
        if games >= 2 * count:
            break
    assert games >= 2 * count
    assert abs(total / games) <= 1
    if level == "greedy":
        assert total / games < -0.5


def test_many_games_are_the_same_from_the_same_seed() -> None:
    stories = []
    for _ in range(2):
        envs = gymnasium.make_vec(TUMULT, num_envs=COUNT, players=3, level="random", copy=False)
        _, info = envs.reset(seed=5)
        chance = np.random.default_rng(1)
        for _ in range(30):
            observations, *_, info = envs.step(any_action(info["action_mask"], chance))
        stories.append(observations)
    assert np.array_equal(*stories)


def test_an_illegal_action_loses_only_its_own_game() -> None:
    envs = gymnasium.make_vec(TUMULT, num_envs=3, players=2, level="random")
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    _, rewards, terminated, _, _ = envs.step(actions)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert terminated.tolist() == [False, True, False]


def lose_game_1(mode: Any) -> tuple[Any, tuple[Any, ...]]:
    """Three games, of which one ends in the first step by an illegal action."""
    envs = gymnasium.make_vec(TUMULT, num_envs=3, players=2, level="random", autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] == AutoresetMode(mode)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1)
    actions[1] = info["action_mask"][1].argmin()
    return envs, envs.step(actions)


def test_a_game_can_begin_anew_in_the_step_that_ends_it() -> None:
    _, (ends, *_) = lose_game_1(AutoresetMode.NEXT_STEP)
    envs, (seen, rewards, terminated, _, info) = lose_game_1("SameStep")
    assert (rewards.tolist(), terminated.tolist()) == ([0.0, -1.0, 0.0], [False, True, False])
    assert [look is None for look in info["final_obs"]] == [True, False, True]
    assert np.array_equal(info["final_obs"][1], ends[1])
    assert info["final_obs"][1] in envs.single_observation_space
    assert np.array_equal(seen[[0, 2]], ends[[0, 2]])
    assert not np.array_equal(seen[1], ends[1])
    for mask in (info["_final_obs"], info["_final_info"], info["final_info"]["_action_mask"]):
        assert mask.tolist() == [False, True, False]
    assert not info["final_info"]["action_mask"].any()
    _, _, terminated, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert not terminated.any()
    assert "final_obs" not in info


def test_a_game_can_wait_to_be_begun_anew() -> None:
    envs, (seen, *_, info) = lose_game_1("Disabled")
    assert info["action_mask"].any(axis=1).tolist() == [True, False, True]
    with pytest.raises(ResetNeeded, match="game 1"):
        envs.step(np.zeros(3, int))
    again, info = envs.reset(options={"reset_mask": np.array([False, True, False])})
    assert np.array_equal(again[[0, 2]], seen[[0, 2]])
    assert not np.array_equal(again[1], seen[1])
    assert not envs.step(info["action_mask"].argmax(axis=1))[2].any()


def test_games_have_to_be_begun() -> None:
    for mode in AutoresetMode:
        with pytest.raises(ResetNeeded, match="has not begun"):
            gymnasium.make_vec(TUMULT, players=2, autoreset_mode=mode).step(np.zeros(1, int))


def test_when_games_begin_anew_is_checked() -> None:
    with pytest.raises(OptionError, match="autoreset_mode: one of NextStep, SameStep, Disabled, not soon"):
        gymnasium.make_vec(TUMULT, players=2, autoreset_mode="soon")
    envs = gymnasium.make_vec(TUMULT, num_envs=2, players=2)
    with pytest.raises(OptionError, match="reset_mask: 2 truth values"):
        envs.reset(options={"reset_mask": [True]})


def test_importing_it_is_enough() -> None:
    assert set(chronik.lab.spaces.IDS.values()) <= set(gymnasium.registry)
