"""The features of a position as one vector: what networks read, and what researchers may learn from."""

from typing import Any

from chronik.bots.engine import Memory, brain
from chronik.table import Game, Match


def observe(match: Match, seat: int) -> Any:
    """All numbers, as float32; `names(match.game)` says what each of them is."""
    memory = Memory(brain(match.game.rules), match.game)
    memory.minds["state"] = match._states
    memory.brain.observe(memory.minds, seat)
    return memory.minds[0]["x"][: memory.size].copy()


def names(game: Game) -> list[str]:
    thinking = brain(game.rules)
    return thinking.features.names(thinking.seats(game))
