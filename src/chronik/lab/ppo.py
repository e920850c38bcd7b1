"""A player that nobody here wrote: an agent of sb3-contrib's MaskablePPO that learned at our tables.

`examples/ppo.py` makes one.
"""

from pathlib import Path
from typing import Any

from chronik.kernel import LEGAL
from chronik.lab.observations import KINDS, Observer
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game, Match, Move

try:
    from sb3_contrib import MaskablePPO

    from chronik.lab.spaces import observation_space
except ModuleNotFoundError:
    raise OptionError('ppo: sb3-contrib is not installed: pip install "chronik[ppo]"') from None


class Ppo:
    """Takes what it thinks most likely the best move."""

    def __init__(self, file: Path) -> None:
        if not file.is_file():  # the library would look for another one
            raise OptionError(f"ppo: {shown(str(file))}: there is no such file")
        try:
            self.agent: Any = MaskablePPO.load(file, device="cpu")
        except (AssertionError, KeyError, ValueError):
            raise OptionError(f"ppo: {shown(str(file))} holds no agent") from None
        self.file = file
        self.look: Observer | None = None

    def choose(self, match: Match) -> Move:
        if self.look is None:
            self.look = self.observer(match.game)
        seat = match._asked
        legal = match.options(seat) == LEGAL
        action, _ = self.agent.predict(self.look(match, seat), action_masks=legal, deterministic=True)
        return match.move(int(action))

    def observer(self, game: Game) -> Observer:
        """Whichever it has learned from: features or the tensor."""
        for kind in KINDS:
            if self.agent.observation_space == observation_space(game, kind):
                return Observer(game, kind)
        raise OptionError(f"ppo: {shown(str(self.file))} learned at another table than this one")
