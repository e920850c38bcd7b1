"""OpenSpiel's search for games with hidden information (ISMCTS) plays Tumult Royale against random moves.

    python examples/search.py --games 10 --simulations 2 10 50 --plot search.png

The plot shows how its share of victories grows with the number of simulations that it makes for each move.
"""

import argparse

import numpy as np
from matplotlib.figure import Figure
from open_spiel.python.algorithms import ismcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

from chronik.lab import openspiel


def main(argv: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, nargs="+", default=[2, 10, 50])
    parser.add_argument("--plot", default="search.png")
    args = parser.parse_args(argv)
    game, random = openspiel.load("tumult", players=2), np.random.RandomState(1)
    shares = [share(game, simulations, args.games, random) for simulations in args.simulations]
    draw(shares, args)
    return shares


def share(game: object, simulations: int, games: int, random: np.random.RandomState) -> float:
    """How much of its games the search wins; both seats in turn."""
    evaluator = openspiel.RandomGames()
    won = 0.0
    for number in range(games):
        seat = number % 2
        bots = [UniformRandomBot(0, random), UniformRandomBot(1, random)]
        bots[seat] = ismcts.ISMCTSBot(game, evaluator, 2.0, simulations, random_state=random)
        won += (play(game, bots, random)[seat] + 1) / 2
    return won / games


def play(game: object, bots: list, random: np.random.RandomState) -> list[float]:
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state.returns()


def draw(shares: list[float], args: argparse.Namespace) -> None:
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.add_subplot(xlabel="simulations for each move", ylabel="share of victories", ylim=(0, 1))
    axes.bar([str(number) for number in args.simulations], shares)
    axes.axhline(0.5, color="grey", linewidth=0.8)
    axes.set_title(f"ISMCTS against random moves, {args.games} games each")
    figure.savefig(args.plot)
    print(f"drawn in {args.plot}")


if __name__ == "__main__":
    main()
