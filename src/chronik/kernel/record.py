"""A position is one flat record: small integers under names, no pointers."""

from operator import itemgetter
from typing import Any

import numpy as np


class Record:
    """A subclass lists its fields once; `dtype` is the memory layout made of them and of its bases' fields.

    The subclass also serves as the type of a record in the signatures of rules.
    """

    dtype: np.dtype[Any]

    def __init_subclass__(cls) -> None:
        fields = fields_of(cls)
        for name, *_ in fields:
            if hasattr(np.recarray, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy arrays have a method of that name")
        cls.dtype = with_attributes(cls.__name__, np.dtype(fields, align=True))

    @classmethod
    def blank(cls, count: int = 1) -> Any:
        """An array of `count` zeroed records."""
        return np.zeros(count, cls.dtype)


def fields_of(cls: type) -> list[tuple[Any, ...]]:
    """The fields of the bases, in the order in which they are named, then the class's own."""
    inherited = [row for base in cls.__bases__ if base is not object for row in fields_of(base)]
    own = [(name, *spec) for name, spec in vars(cls).items() if isinstance(spec, tuple)]
    return list({row[0]: row for row in inherited + own}.values())


def with_attributes(name: str, layout: np.dtype[Any]) -> np.dtype[Any]:
    """The same layout with fields as attributes; NumPy's own np.record finds them several times slower."""
    row = type(name, (np.void,), {field: attribute(field) for field in layout.names or ()})
    return np.dtype((row, layout))


def attribute(name: str) -> property:
    def put(row: Any, value: Any) -> None:
        row[name] = value

    return property(itemgetter(name), put)


def duplicate(records: Any) -> Any:
    """A copy of an array of records. NumPy's own goes field by field: about twenty times slower."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def i8(*shape: int) -> Any:
    return ("i1", shape)


def i16(*shape: int) -> Any:
    return ("i2", shape)


def i32(*shape: int) -> Any:
    return ("i4", shape)


def i64(*shape: int) -> Any:
    return ("i8", shape)


def u64(*shape: int) -> Any:
    return ("u8", shape)


class Position(Record):
    """What the kernel needs in every position; a game adds an `agenda` and a `journal` of its own size."""

    rng = u64()
    rounds = i32()
    depth = i8()  # tasks on the agenda
    players = i8()
    over = i8()
    lost = i8()  # 1: a row of the agenda or the journal found no room, which must never be
    notes = i8()  # rows of the journal's page
