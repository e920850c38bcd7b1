"""The games as PettingZoo plays them: seats take turns, masks say what is legal.

    from chronik.lab import pettingzoo
    env = pettingzoo.env("village", players=3)

In simultaneous phases the seats decide one after the other, and none knows what those before have chosen.
"""

from typing import Any

import numpy as np

from chronik.kernel import LEGAL
from chronik.lab.extras import missing
from chronik.lab.observations import Observer
from chronik.lab.rewards import checked_reward, horizon, rewards_of
from chronik.table import Game, Match, game

try:
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from chronik.lab.spaces import action_space, checked_render, masked_space
except ModuleNotFoundError:
    raise missing("PettingZoo") from None

SEEDS = 1 << 32
RENDERED = ("ansi", "human")


def env(
    name: str,
    *,
    observation: str = "features",
    reward: str = "win",
    render_mode: str | None = None,
    **options: Any,
) -> Any:
    """A table of this game; `options` are those of `chronik.game`."""
    return OrderEnforcingWrapper(Seats(game(name, **options), observation, reward, render_mode))


class Seats(AECEnv):
    """Agents are the seats; the game decides whose turn it is. An illegal action is refused with an error."""

    def __init__(self, game: Game, observation: str, reward: str, render_mode: str | None) -> None:
        super().__init__()
        self.game, self.look, self.reward = game, Observer(game, observation), checked_reward(reward)
        self.render_mode, self.horizon = checked_render(render_mode, RENDERED), horizon(game)
        self.metadata = {
            "name": f"chronik_{game.name}_v1",
            "render_modes": list(RENDERED),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(game.players)]
        self.observation_spaces = {agent: masked_space(game, observation) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(game) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match from this seed; without one, from the next after the last seed that was given."""
        self.match: Match = self.game.match(int(self.random.integers(SEEDS)) if seed is None else seed)
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Whoever decides next is told what is legal."""
        self.nothing = np.zeros(self.game.rules.option_count, np.int8)
        seat = self.match.actor
        for agent in self.agents:
            self.infos[agent] = {"action_mask": self.nothing}
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            legal = (self.match.options(seat) == LEGAL).astype(np.int8)
            self.infos[self.agent_selection] = {"action_mask": legal}

    def observe(self, agent: str) -> dict[str, Any]:
        seen = self.look(self.match, self.possible_agents.index(agent))
        mask = self.infos[agent]["action_mask"] if agent in self.infos else self.nothing
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(action, self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        over = self.match.over
        if over or self.match.state.rounds > self.horizon:
            worth = rewards_of(self.match, self.reward)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            ended = self.terminations if over else self.truncations
            ended.update(dict.fromkeys(self.agents, True))
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What happened in the last step, and what is asked now."""
        words = [*self.match.log(since=self.match.pages - 1)]
        if not self.match.over:
            words.append(f"{self.match.seat_names()[self.match.actor or 0]}: {self.match.question()}")
        told = "\n".join(words)
        if self.render_mode != "human":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to close."""
