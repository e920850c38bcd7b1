"""Play a game at random through PettingZoo, many times, and show what sitting where is worth.

python examples/seats.py village --players 3 --games 200 --plot seats.png
"""

import argparse

import numpy as np
from matplotlib.figure import Figure

from chronik.lab import pettingzoo


def main(argv: list[str] | None = None) -> np.ndarray:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game", nargs="?", default="village", choices=("village", "myvillage", "tumult"))
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--plot", default="seats.png")
    args = parser.parse_args(argv)
    env = pettingzoo.env(args.game, players=args.players, reward="points")
    random = np.random.default_rng(1)
    results = np.array([play(env, seed, random) for seed in range(args.games)])
    draw(results, args)
    return results


def play(env: object, seed: int, random: np.random.Generator) -> list[float]:
    """What everybody got in one game."""
    env.reset(seed=seed)
    for agent in env.agent_iter():
        *_, terminated, truncated, info = env.last()
        if terminated or truncated:
            return [env.rewards[agent] for agent in env.agents]
        env.step(int(random.choice(np.flatnonzero(info["action_mask"]))))
    return []


def draw(results: np.ndarray, args: argparse.Namespace) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(xlabel="seat", ylabel="points, scaled")
    axes.boxplot(results, showmeans=True)
    axes.set_title(f"{args.game}: {args.games} random games of {args.players}")
    figure.savefig(args.plot)
    print(f"drawn in {args.plot}")


if __name__ == "__main__":
    main()
