"""A move: a number for machines, a notation for records, words for people; and what it costs and gives."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from chronik.locale import text
from chronik.rulebook.effects import NOTHING, Lack, Outcome


@dataclass(frozen=True)
class Move:
    number: int  # stable within one decision
    notation: str  # stable for ever
    args: Mapping[str, Any] = field(compare=False)
    message: str = field(compare=False, repr=False)
    trial: Callable[[], Outcome] | None = field(default=None, compare=False, repr=False)

    def text(self, lang: str = "en") -> str:
        return text(self.message, lang, self.args)

    @property
    def cost(self) -> Mapping[str, int]:
        """What it surely takes now."""
        return self.outcome.cost

    @property
    def gain(self) -> Mapping[str, int]:
        """What it surely gives now."""
        return self.outcome.gain

    @property
    def death(self) -> bool:
        """Whether somebody of one's own dies of it."""
        return self.outcome.death

    @property
    def vain(self) -> bool:
        """Whether the action that it chooses can only be declined, as things stand."""
        return self.outcome.vain

    @property
    def worth(self) -> Mapping[str, int]:
        """How a death changes what is counted at the end, by category."""
        return self.outcome.worth

    @property
    def missing(self) -> Lack:
        """Of a refused move: what of its cost the seat has not got, as owned and needed."""
        return self.outcome.missing

    @cached_property
    def outcome(self) -> Outcome:
        return NOTHING if self.trial is None else self.trial()

    def __reduce__(self) -> tuple[Any, ...]:
        """It travels with what it costs and gives, but without the position in which that was tried."""
        return told, (self.number, self.notation, dict(self.args), self.message, self.outcome)

    def __str__(self) -> str:
        return self.notation


def told(number: int, notation: str, args: Mapping[str, Any], message: str, outcome: Outcome) -> Move:
    """A move of which all is known."""
    return Move(number, notation, args, message, lambda: outcome)
