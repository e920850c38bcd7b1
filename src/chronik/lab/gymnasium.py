"""The games as Gymnasium plays them: one seat learns, bots of a chosen level sit at the others.

import gymnasium
import chronik.lab.gymnasium
env = gymnasium.make("chronik/Village-v1", players=3, level="journeyman")
envs = gymnasium.make_vec("chronik/Village-v1", players=3, num_envs=4096)
"""

from typing import Any

import numpy as np

from chronik.bots import Player, bot
from chronik.kernel import LEGAL
from chronik.lab.extras import missing
from chronik.lab.observations import Observer
from chronik.lab.rewards import checked_reward, horizon, rewards_of
from chronik.table import Match, game
from chronik.table.checks import checked_seat, is_whole

try:
    from gymnasium import Env

    from chronik.lab.spaces import action_space, checked_render, observation_space
except ModuleNotFoundError:
    raise missing("Gymnasium") from None

SEEDS = 1 << 32
RENDERED = ("ansi",)
FORFEIT = -1.0  # what an illegal action is worth; the game ends with it


class OneSeat(Env):
    """A game against bots. Masks of what is legal are in `info["action_mask"]` and told by `action_masks()`.

    `seat` is where the learner sits, drawn for each game if it is not given; `level` any bot's name;
    `reward` comes at the end. The other options are those of `chronik.game`.
    """

    metadata = {"render_modes": list(RENDERED), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        *,
        level: str = "greedy",
        seat: int | None = None,
        observation: str = "features",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = game(name, **options)
        self.place = None if seat is None else checked_seat(seat, self.game.players)
        self.look, self.reward = Observer(self.game, observation), checked_reward(reward)
        self.level, self.horizon = level, horizon(self.game)
        self.render_mode = checked_render(render_mode, RENDERED)
        bot(level)  # refused here if there is none of that name
        self.observation_space = observation_space(self.game, observation)
        self.action_space = action_space(self.game)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """A new game; from the same seed, the same."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(SEEDS)) if seed is None else seed
        self.seat = int(self.np_random.integers(self.game.players)) if self.place is None else self.place
        self.match: Match = self.game.match(number)
        self.others: list[Player] = [bot(self.level, seed=number + p) for p in range(self.game.players)]
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if not self._is_legal(action):
            return self._seen(), FORFEIT, True, False, self._info()
        self.match.play(action, self.seat)
        self._let_others_play()
        over, late = self.match.over, not self.match.over and self._is_late()
        worth = rewards_of(self.match, self.reward)[self.seat] if over or late else 0.0
        return self._seen(), worth, over, late, self._info()

    def action_masks(self) -> Any:
        """What is legal, one truth value for each action."""
        if self.match.over or self._is_late():
            return np.zeros(self.action_space.n, bool)
        return self.match.options(self.seat) == LEGAL

    def render(self) -> str:
        """What happened since the learner's last decision."""
        return "\n".join(self.match.log(since=self.page))

    def _is_late(self) -> bool:
        return bool(self.match.state.rounds > self.horizon)

    def _is_legal(self, action: Any) -> bool:
        masks = self.action_masks()
        return is_whole(action) and 0 <= action < len(masks) and bool(masks[action])

    def _seen(self) -> Any:
        return self.look(self.match, self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks().astype(np.int8)}

    def _let_others_play(self) -> None:
        self.page = max(0, self.match.pages - 1)
        match = self.match
        while match.actor not in (None, self.seat) and not self._is_late():
            seat = match.actor
            assert seat is not None
            hidden = match.hidden(seat, int(self.np_random.integers(SEEDS)))
            match.play(self.others[seat].choose(hidden).number, seat)
