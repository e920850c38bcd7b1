"""Thousands of games for one learner, all stepped in one compiled call, with the opponents inside it."""

from typing import Any

import numpy as np

from chronik.bots.networks import networks_for
from chronik.lab.batch import Batch, as_whole, checked_mask
from chronik.lab.extras import missing
from chronik.lab.gymnasium import FORFEIT
from chronik.lab.rewards import checked_reward, horizon
from chronik.lab.stepping import GREEDY, MOVE, RANDOM, START
from chronik.rulebook.errors import OptionError, shown
from chronik.table import game
from chronik.table.checks import checked_seat

try:
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from chronik.lab.spaces import action_space, checked_render, observation_space
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

LEVELS = {"random": RANDOM, "greedy": GREEDY}


class ManyGames(VectorEnv):
    """The same as OneSeat, many at once.

    `autoreset_mode` says, in Gymnasium's words, when a game that has ended begins anew: in the next step; in
    the same, and how it ended is in `info["final_obs"]` and `info["final_info"]`; or when `reset` is told to.
    Observations are copies; with `copy=False` they are the same array every time, written over.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        num_envs: int = 1,
        *,
        level: str = "greedy",
        seat: int | None = None,
        observation: str = "features",
        reward: str = "win",
        render_mode: str | None = None,
        copy: bool = True,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        if level not in tuple(LEVELS):
            raise OptionError(f"level: {' or '.join(LEVELS)} for many games at once, not {shown(level)}")
        self.mode = checked_mode(autoreset_mode)
        self.render_mode = checked_render(render_mode, ())
        self.metadata = self.metadata | {"autoreset_mode": self.mode}
        self.game = game(name, **options)
        self.batch = Batch(self.game, num_envs, observation=observation)
        self.num_envs, self.copy = num_envs, copy
        self.place = None if seat is None else checked_seat(seat, self.game.players)
        self.reward, self.horizon = checked_reward(reward), horizon(self.game)
        self.level = LEVELS[level]
        self.nets = networks_for(self.game) if level == "greedy" else self.batch.brain.networks()
        self.single_observation_space = observation_space(self.game, observation)
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        self.dice = np.zeros(num_envs, np.uint64)
        self.seen = np.zeros((num_envs, *self.single_observation_space.shape), np.float32)
        self.done = np.ones(num_envs, bool)
        self.has_begun = False

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """New games: all of them, or those that `options["reset_mask"]` tells."""
        which = np.ones(self.num_envs, bool)
        if options is not None and "reset_mask" in options:
            which = checked_mask(options["reset_mask"], self.num_envs, "reset_mask")
        super().reset(seed=seed)
        self._begin(which)
        self.has_begun = True
        return self._observed(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Where a game had ended, the action is passed over, and a new one begins."""
        numbers = as_whole("actions", actions, self.num_envs)
        if self.done.any() and not (self.has_begun and self.mode == AutoresetMode.NEXT_STEP):
            raise ResetNeeded(f"game {self.done.argmax()} has ended, or has not begun: reset it first")
        begins, plays = self.done, ~self.done
        inside = (numbers >= 0) & (numbers < self.batch.masks.shape[1])
        chosen = np.where(inside, numbers, 0)
        legal = inside & (self.batch.masks[np.arange(self.num_envs), chosen] == 1)
        self._meet(MOVE, chosen, plays & legal)
        over = plays & self.batch.over
        late = plays & legal & ~over & (self.batch.rounds > self.horizon)
        rewards = self._rewards(over | late) + FORFEIT * (plays & ~legal)
        terminated = over | (plays & ~legal)
        self.done, final = terminated | late, {}
        if self.mode == AutoresetMode.SAME_STEP:
            begins = self.done
            final = self._final() if begins.any() else {}
        self._begin(begins)
        return self._observed(), rewards, terminated, late, self._info() | final

    def action_masks(self) -> Any:
        """What is legal; where a game has ended nothing is, or anything if that will be passed over."""
        passed_over = self.mode == AutoresetMode.NEXT_STEP
        return np.where(self.done[:, None], passed_over, self.batch.masks == 1)

    def _begin(self, which: Any) -> None:
        """New games from new seeds, the learner at a seat of each."""
        if which.any():
            random, count = self.np_random, self.num_envs
            drawn = random.integers(self.game.players, size=count) if self.place is None else self.place
            self.seats[which] = np.broadcast_to(drawn, count)[which]
            seeds, dice = random.integers(1 << 64, size=(2, count), dtype=np.uint64)
            self.dice[which] = dice[which]
            self._meet(START, seeds.view(np.int64), which)
            self.done[which] = False

    def _meet(self, how: int, numbers: Any, chosen: Any) -> None:
        batch = self.batch
        calls = (self.nets, self.level, how)
        batch.on_all_cores(batch.stepper.meet, calls, numbers, chosen, batch.games, self.seats, self.dice)
        batch.touched()

    def _rewards(self, ended: Any) -> Any:
        rewards = np.zeros(self.num_envs)
        if ended.any():
            rows = np.flatnonzero(ended)
            worth = self.reward(self.game, self.batch.scores[rows], self.batch.places[rows])
            rewards[rows] = worth[np.arange(len(rows)), self.seats[rows]]
        return rewards

    def _observed(self) -> Any:
        self.batch.observe(self.seats, self.seen)
        return self.seen.copy() if self.copy else self.seen

    def _final(self) -> dict[str, Any]:
        """How the games looked that have ended, before others take their places."""
        ended, seen = self.done.copy(), self._observed()
        looks = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            looks[i] = seen[i].copy()
        told = {"action_mask": np.zeros(self.batch.masks.shape, np.int8), "_action_mask": ended}
        return {"final_obs": looks, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def _info(self) -> dict[str, Any]:
        masks = self.action_masks().astype(np.int8)
        return {"action_mask": masks, "_action_mask": np.ones(self.num_envs, bool)}


def checked_mode(mode: Any) -> AutoresetMode:
    try:
        return AutoresetMode(mode)
    except ValueError:
        names = [one.value for one in AutoresetMode]
        raise OptionError(f"autoreset_mode: one of {', '.join(names)}, not {shown(mode)}") from None
