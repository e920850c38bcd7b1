"""An agent that nobody here wrote learns at our tables: MaskablePPO of sb3-contrib, through Gymnasium.

pip install "chronik[ppo]"
python examples/ppo.py village --minutes 10 --save ppo.zip --plot ppo.png
chronik arena village --players 2 --bots apprentice,ppo@ppo.zip --games 100
"""

import argparse
import time
from math import inf
from typing import Any

import gymnasium
import numpy as np
from matplotlib.figure import Figure
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

import chronik.lab.gymnasium  # noqa: F401  (makes the games known to Gymnasium)

NAMES = {"village": "Village", "myvillage": "MyVillage", "tumult": "TumultRoyale"}
AT_ONCE, STEPS, BATCH = 128, 64, 2048


class Games(VecEnv):
    """Gymnasium's many games as Stable-Baselines3 knows them: they begin anew in the step that ends them."""

    def __init__(self, envs: gymnasium.vector.VectorEnv) -> None:
        super().__init__(envs.num_envs, envs.single_observation_space, envs.single_action_space)
        self.envs = envs

    def reset(self) -> Any:
        seen, info = self.envs.reset(seed=1)
        self.masks = info["action_mask"].astype(bool)
        return seen

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, terminated, truncated, info = self.envs.step(self.actions)
        self.masks = info["action_mask"].astype(bool)
        ended = terminated | truncated
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for i in np.flatnonzero(ended):
            told[i] = {
                "terminal_observation": info["final_obs"][i],
                "TimeLimit.truncated": bool(truncated[i]),
            }
        return seen, rewards.astype(np.float32), ended, told

    def env_method(self, method_name: str, *_: Any, **__: Any) -> Any:
        assert method_name == "action_masks"
        return list(self.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002
        return [getattr(self, attr_name, None)] * self.num_envs

    def set_attr(self, *_: Any) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, *_: Any, **__: Any) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.envs.close()


class Watch(BaseCallback):
    """Writes down how the games end, and stops when the time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes
        self.curve: list[tuple[int, float]] = []
        self.results: list[float] = []

    def _on_training_start(self) -> None:
        self.until = time.monotonic() + self.seconds

    def _on_step(self) -> bool:
        self.results.extend(self.locals["rewards"][self.locals["dones"]])
        return time.monotonic() < self.until

    def _on_rollout_end(self) -> None:
        if self.results:
            self.curve.append((self.num_timesteps, float(np.mean(self.results))))
            self.results.clear()


def main(argv: list[str] | None = None) -> list[tuple[int, float]]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", choices=NAMES)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--decisions", type=int, help="or how many the learner makes")
    parser.add_argument("--level", default="random", help="of the opponents: random or greedy")
    parser.add_argument("--reward", default="win", help="win or points")
    parser.add_argument("--save", default="ppo.zip")
    parser.add_argument("--plot", default="ppo.png")
    args = parser.parse_args(argv)
    options = {"players": args.players, "level": args.level, "reward": args.reward}
    options |= {"autoreset_mode": "SameStep"}
    envs = Games(gymnasium.make_vec(f"chronik/{NAMES[args.game]}-v1", num_envs=AT_ONCE, **options))
    agent = MaskablePPO("MlpPolicy", envs, n_steps=STEPS, batch_size=BATCH, gamma=1.0, seed=1, device="cpu")
    watch = Watch(inf if args.decisions else args.minutes)
    agent.learn(args.decisions or 10**9, callback=watch)
    agent.save(args.save)
    draw(watch.curve, args)
    return watch.curve


def draw(curve: list[tuple[int, float]], args: argparse.Namespace) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(xlabel="decisions of the learner", ylabel=f"reward ({args.reward})")
    axes.plot(*zip(*curve, strict=True))
    axes.set_title(f"MaskablePPO learns {args.game} against {args.level} play")
    figure.savefig(args.plot)
    print(f"drawn in {args.plot}")


if __name__ == "__main__":
    main()
