"""Learn Tumult Royale by playing thousands of games at once, and show how the share of victories grows.

    python examples/learn.py --steps 3000 --plot learning.png

The policy is as simple as can be: a weight for each number of the observation and each action (REINFORCE).
"""

import argparse

import gymnasium
import numpy as np
from matplotlib.figure import Figure

import chronik.lab.gymnasium  # noqa: F401  (makes the games known to Gymnasium)

RATE = 0.02
FADING = 0.995  # of what is remembered of earlier games


def main(argv: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--games", type=int, default=256, help="at once")
    parser.add_argument("--level", default="random", help="of the opponent: random or greedy")
    parser.add_argument("--plot", default="learning.png")
    args = parser.parse_args(argv)
    options = {"players": 2, "level": args.level, "autoreset_mode": "SameStep"}
    envs = gymnasium.make_vec("chronik/TumultRoyale-v1", num_envs=args.games, **options)
    curve = learn(envs, args.steps)
    draw(curve, args)
    return curve


def learn(envs: gymnasium.vector.VectorEnv, steps: int) -> list[float]:
    """The mean reward of the games that ended lately, step by step."""
    random = np.random.default_rng(1)
    inputs, actions = envs.single_observation_space.shape[0], int(envs.single_action_space.n)
    weights = np.zeros((inputs, actions), np.float32)
    traces = np.zeros((envs.num_envs, inputs, actions), np.float32)  # what each game has done so far
    seen, info = envs.reset(seed=1)
    expected, curve = 0.0, []
    for _ in range(steps):
        chances = softmax(seen @ weights, info["action_mask"])
        chosen = (chances.cumsum(axis=1) > random.random((len(chances), 1))).argmax(axis=1)
        blame = -chances
        blame[np.arange(len(chosen)), chosen] += 1
        traces += seen[:, :, None] * blame[:, None, :]
        seen, rewards, terminated, truncated, info = envs.step(chosen)
        ended = terminated | truncated
        if ended.any():
            surprise = rewards[ended] - expected
            weights += RATE * np.einsum("g,gia->ia", surprise, traces[ended]) / envs.num_envs
            expected += (1 - FADING ** ended.sum()) * surprise.mean()
            traces[ended] = 0
        curve.append(expected)
    return curve


def softmax(values: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """Chances of all actions; none of what is not legal."""
    values = np.where(masks == 1, values, -np.inf)
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def draw(curve: list[float], args: argparse.Namespace) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(
        xlabel=f"decisions of each of {args.games} games", ylabel="share of victories", ylim=(0, 1)
    )
    axes.plot((np.array(curve) + 1) / 2)
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set_title(f"Learning Tumult Royale against {args.level} play")
    figure.savefig(args.plot)
    print(f"drawn in {args.plot}")


if __name__ == "__main__":
    main()
