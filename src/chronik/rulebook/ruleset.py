"""What a game is to those who play it: one table that every game fills in."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any, TypeVar

import msgspec
import numpy as np
from msgspec import inspect

from chronik.kernel import Record, bind, entry, loop, play
from chronik.kernel.desk import desk_type, new_desk
from chronik.rulebook.components import Overlay
from chronik.rulebook.effects import Effects
from chronik.rulebook.errors import OptionError, shown


@dataclass(frozen=True)
class Name:
    """How a move is called: for records (for ever), and the message that says it in words."""

    notation: str
    message: str
    args: Mapping[str, Any]


class Seat(int):
    """A seat among the arguments of a message: told by the name of who sits there."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game; every game adds its own."""

    players: int


S = TypeVar("S", bound=Settings)


def read_settings(game: str, options: Mapping[str, Any], kind: type[S]) -> S:
    """Options of the right names and types; which of them go together is the game's to check."""
    plain = {
        name: value.item() if isinstance(value, np.generic) else value for name, value in options.items()
    }
    types = {field.name: field.type for field in msgspec.structs.fields(kind)}
    for name, value in plain.items():
        if name not in types:
            raise OptionError(f"{game} has no option {shown(name)}; its options are {', '.join(types)}")
        try:
            msgspec.convert(value, types[name])
        except (msgspec.ValidationError, RecursionError):
            wanted = allowed(inspect.type_info(types[name]))
            raise OptionError(f"{name}: {wanted}, not {shown(value)}") from None
    return msgspec.convert(plain, kind)


def allowed(kind: inspect.Type) -> str:
    """What a type takes, in words."""
    match kind:
        case inspect.UnionType(types=kinds):
            return one_of(allowed(each) for each in kinds if not isinstance(each, inspect.NoneType))
        case inspect.LiteralType(values=values):
            return one_of(str(value) for value in values)
        case inspect.VarTupleType(item_type=item):
            return f"a list, any of {allowed(item)}"
        case inspect.IntType(ge=int(least), le=int(most)):
            return f"{least} to {most}"
        case inspect.IntType():
            return "a whole number"
        case inspect.BoolType():
            return "true or false"
    return "text"


def one_of(words: Iterable[str]) -> str:
    *others, last = words
    return f"{', '.join(others)} or {last}" if others else last


Numbered = Mapping[int, IntEnum]


def numbered(*enums: type[IntEnum]) -> Numbered:
    """All members by number: a game and its expansions each have an enum of their own."""
    found: dict[int, IntEnum] = {}
    for member in (member for enum in enums for member in enum):
        if member in found:
            raise TypeError(f"{member!r} and {found[int(member)]!r} have the same number")
        found[int(member)] = member
    return found


@dataclass(frozen=True)
class Ruleset:
    name: str
    version: int  # changes only when old records would replay differently
    record: type[Record]
    box_record: type[Record]
    option_count: int
    tasks: Numbered
    reasons: Mapping[int, Any]  # of kind Reason
    events: Numbered
    category: Iterable[IntEnum]
    # compiled: the tables that the loop runs, what comes before and what comes after
    lay_out: Callable[..., None]
    ask: Callable[..., None]
    answer: Callable[..., None]
    proceed: Callable[..., None]
    always_asked: Iterable[int]  # questions that are asked though there be only one answer
    rank: Callable[..., None]
    score: Callable[..., int]
    conceal: Callable[..., None]
    check: Callable[..., int]
    # interpreted
    settings: Callable[[Mapping[str, Any]], Settings]
    components: Callable[[Overlay], dict[str, Any]]
    box: Callable[[dict[str, Any], Any], Any]
    name_move: Callable[[Any, Any, int], Name]
    effects: Effects
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
    """The loop with one game's rules filled in, and the entry points for Python."""

    def __init__(self, rules: Ruleset) -> None:
        tables = {"ask": rules.ask, "answer": rules.answer, "proceed": rules.proceed}
        asked = sum(1 << task for task in rules.always_asked)
        self.kind = desk_type(rules.box_record.dtype, rules.record.dtype, rules.option_count)
        self.options = bind(loop.options, ask=rules.ask)
        self.settle = bind(loop.settle, **tables, ALWAYS_ASKED=asked)
        self.setup = bind(loop.setup, lay_out=rules.lay_out, settle=self.settle)
        self.apply = bind(loop.apply, answer=rules.answer, settle=self.settle)
        self.go = entry(play.go, setup=self.setup, settle=self.settle, apply=self.apply)
        self.look = entry(play.look, options=self.options)
        self.standing = entry(play.standing, rank=rules.rank)
        self.points = entry(play.points, score=rules.score)
        self.hide = entry(play.hide, conceal=rules.conceal)
        self.fault = entry(play.fault, check=rules.check)
        self.random_games = entry(
            play.random_games, setup=self.setup, apply=self.apply, rank=rules.rank, check=rules.check
        )

    def desk(self, boxes: Any) -> Any:
        """Room for one match with this box."""
        return new_desk(self.kind, boxes)

    def warm_up(self, boxes: Any) -> None:
        """Call every entry point once, so that it is compiled and lies in the cache."""
        desk = self.desk(boxes)
        self.go(desk, play.START, 0)
        self.look(desk)
        self.standing(desk)
        self.points(desk, 0, 0)
        self.hide(desk, 0, 0)
        self.fault(desk)
        self.random_games(desk, 0, 0, False)


def as_signed(seed: int) -> Any:
    """A seed as the signed number of the same bits: that is what entry points take.

    It is NumPy's own: interpreted rules make an unsigned number of it again, which no int below 0 allows.
    """
    return np.uint64(seed).astype(np.int64)
