"""A player that nobody here wrote: OpenSpiel's search for games with hidden information, at our tables."""

from typing import Any

import numpy as np

from chronik.kernel.record import duplicate
from chronik.lab import openspiel
from chronik.lab.extras import missing
from chronik.table import Match, Move

try:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
except ModuleNotFoundError:
    raise missing("OpenSpiel") from None

SIMULATIONS = 1000
CURIOSITY = 2.0  # results are from -1 to 1


class Ismcts:
    """So many simulations for each move, each a random game to the end."""

    def __init__(self, simulations: int | None, seed: int) -> None:
        self.simulations = SIMULATIONS if simulations is None else simulations
        self.random, self.evaluator = np.random.RandomState(seed % (1 << 32)), openspiel.RandomGames(1, seed)
        self.game: Any = None

    def choose(self, match: Match) -> Move:
        if self.game is None:
            self.game = openspiel.game_of(match.game)
        bot = ISMCTSBot(self.game, self.evaluator, CURIOSITY, self.simulations, random_state=self.random)
        bot.set_resampler(self.imagine)  # its own asks the system for chance, not the seed
        state = self.game.new_initial_state()
        state.board.lay(duplicate(match._desk))
        return match.move(int(bot.step(state)))

    def imagine(self, state: Any, player: int) -> Any:
        return state.resample_from_infostate(player, self.random.uniform)
