"""A player that makes any legal move."""

from random import Random

from chronik.rulebook.errors import IllegalMove
from chronik.table import Match, Move


class RandomBot:
    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)

    def choose(self, match: Match) -> Move:
        if match.over:
            raise IllegalMove("the match is over")
        return self._random.choice(match.moves())
