"""What machines learn from: the features of the bots, or the whole view, each as one vector of float32."""

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.observation import names
from chronik.kernel.agenda import WHO
from chronik.lab.legend import meanings
from chronik.lab.sight import tensor_names, tensors
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Game, Match
from chronik.table.checks import checked_seat

KINDS = ("features", "tensor")


@dataclass(frozen=True)
class ObservationSpec:
    """A name for every number of both vectors, and with `meanings` what it says.

    `features` are what the bots read: scaled, one's own seat first. `tensor` is the whole view as it is kept:
    seats in their order, NOBODY is -1, what one cannot know is -2; `me` says whose view it is.
    """

    features: tuple[str, ...]
    tensor: tuple[str, ...]
    game: Game = field(repr=False)

    def meanings(self, kind: str = "features") -> tuple[str, ...]:
        """In words, index by index."""
        return meanings(self.game, checked_kind(kind), getattr(self, kind))


def observation_spec(game: Game) -> ObservationSpec:
    """What the numbers of a game's observations are, index by index; their number depends on nothing else."""
    checked_game(game)
    return ObservationSpec(tuple(names(game)), tuple(tensor_names(game)), game)


def checked_game(game: Any) -> Game:
    if not isinstance(game, Game):
        raise OptionError(f"game: one that chronik.game has made, not {shown(game)}")
    return game


def checked_kind(kind: str) -> str:
    if kind not in KINDS:
        raise OptionError(f"observation: {' or '.join(KINDS)}, not {shown(kind)}")
    return kind


def length(game: Game, kind: str) -> int:
    """How many numbers an observation of this kind has."""
    return len(getattr(observation_spec(game), checked_kind(kind)))


class Observer:
    """Looks at matches of one game; its memory is used again and again."""

    def __init__(self, game: Game, kind: str = "features") -> None:
        self.game, self.kind = game, checked_kind(kind)
        self.memory = Memory(brain(game.rules), game)

    def __reduce__(self) -> tuple[Any, ...]:
        """Compiled code stays behind: environments are copied and sent to other processes."""
        return Observer, (self.game, self.kind)

    def __call__(self, match: Match, seat: int) -> Any:
        """What the seat may know; where several may act, as if it were asked."""
        seat = checked_seat(seat, self.game.players)
        states = self.memory.minds["state"]
        states[:] = match._states
        if seat in match.actors:
            states[0].agenda[states[0].depth - 1, WHO] = seat
        if self.kind == "tensor":
            return tensors(self.game, states, np.array([seat]))[0]
        self.memory.brain.observe(self.memory.minds, seat)
        return self.memory.minds[0]["x"][: self.memory.size].copy()
