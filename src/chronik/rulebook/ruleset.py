"""What a game is to those who play it: one table that every game fills in."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import numpy as np

from chronik.kernel import Reason, play
from chronik.kernel.chance import Dice
from chronik.kernel.compiler import bind
from chronik.kernel.record import Record
from chronik.rulebook.errors import OptionError


@dataclass(frozen=True)
class Name:
    """How a move is called: for records (for ever), and the message that says it in words."""

    notation: str
    message: str
    args: Mapping[str, Any]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game; every game adds its own."""

    players: int


S = TypeVar("S", bound=Settings)


def read_settings(game: str, options: Mapping[str, Any], kind: type[S]) -> S:
    """Options of the right names and types; which of them go together is the game's to check."""
    try:
        return msgspec.convert(dict(options), kind)
    except msgspec.ValidationError as error:
        known = ", ".join(kind.__struct_fields__)
        raise OptionError(f"{game}: {error}; options are {known}") from None


@dataclass(frozen=True)
class Ruleset:
    name: str
    version: int  # changes only when old records would replay differently
    record: type[Record]
    option_count: int
    task: type[IntEnum]
    why: type[Reason]
    event: type[IntEnum]
    category: type[IntEnum]
    # compiled
    setup: Callable[..., None]
    options: Callable[..., None]
    apply: Callable[..., None]
    settle: Callable[..., None]
    rank: Callable[..., None]
    score: Callable[..., int]
    conceal: Callable[..., None]
    check: Callable[..., int]
    # interpreted
    settings: Callable[[Mapping[str, Any]], Settings]
    components: Callable[[Path | None], dict[str, Any]]
    box: Callable[[dict[str, Any], Any], Any]
    name_move: Callable[[Any, Any, int], Name]
    tell: Callable[[Any, Any], tuple[str, Mapping[str, Any]]]
    view: Callable[[Any, Any, int | None], dict[str, Any]]
    actors: Callable[[Any], Sequence[int]]
    faults: type[IntEnum]
    shared: frozenset[int] = frozenset()  # tasks of simultaneous phases: any seat may be asked
    part: str = "base"  # a game may have several tables of rules, each compiled by itself,
    pick: Callable[[Any], "Ruleset"] | None = None  # and choose one by its settings

    def for_settings(self, settings: Settings) -> "Ruleset":
        return self if self.pick is None else self.pick(settings)

    @cached_property
    def engine(self) -> "Engine":
        return Engine(self)


class Engine:
    """The entry points for Python, with one game's rules bound in."""

    def __init__(self, rules: Ruleset) -> None:
        self.start = bind(play.start, setup=rules.setup)
        self.look = bind(play.look, options=rules.options)
        self.choices = bind(play.choices, options=rules.options)
        self.step = bind(play.step, apply=rules.apply)
        self.advance = bind(play.advance, options=rules.options, apply=rules.apply)
        self.settle = bind(play.settle, proceed=rules.settle)
        self.standing = bind(play.standing, rank=rules.rank)
        self.points = bind(play.points, score=rules.score)
        self.hide = bind(play.hide, conceal=rules.conceal)
        self.fault = bind(play.fault, check=rules.check)
        self.random_games = bind(
            play.random_games,
            setup=rules.setup,
            options=rules.options,
            apply=rules.apply,
            rank=rules.rank,
            check=rules.check,
        )

    def warm_up(self, boxes: Any, rules: Ruleset) -> None:
        """Call every entry point once, so that it is compiled and lies in the cache."""
        states, dice = rules.record.blank(), Dice.blank()
        why, moves = np.zeros(rules.option_count, np.uint8), np.zeros(rules.option_count + 1, np.int64)
        numbers = np.zeros(8, np.int64)
        self.start(boxes, states, np.uint64(0))
        self.look(boxes, states, why)
        self.choices(boxes, states, why, moves)
        self.step(boxes, states, int(moves[0]))
        self.start(boxes, states, np.uint64(0))
        self.advance(boxes, states, int(moves[0]), why, moves)
        self.settle(boxes, states)
        self.standing(boxes, states, numbers, numbers.copy())
        self.points(boxes, states, 0, 0)
        self.hide(boxes, states, 0, np.uint64(0))
        self.fault(boxes, states)
        tally = np.zeros(play.TALLY, np.int64)
        self.random_games(boxes, states, dice, why, tally, 0, np.uint64(0), False)
