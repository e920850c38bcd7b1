"""A position is one flat record: small integers under names, no pointers."""

from operator import itemgetter
from typing import Any

import numpy as np


class Record:
    """A subclass lists its fields once; `dtype` is the memory layout made of them.

    The subclass also serves as the type of a record in the signatures of rules.
    """

    dtype: np.dtype[Any]

    def __init_subclass__(cls) -> None:
        fields = [(name, *spec) for name, spec in vars(cls).items() if isinstance(spec, tuple)]
        for name, *_ in fields:
            if hasattr(np.recarray, name):
                raise TypeError(f"{cls.__name__}.{name}: NumPy arrays have a method of that name")
        # NumPy's own np.record finds its fields several times slower.
        row = type(cls.__name__, (np.void,), {name: field(name) for name, *_ in fields})
        cls.dtype = np.dtype((row, np.dtype(fields, align=True)))

    @classmethod
    def blank(cls, count: int = 1) -> Any:
        """An array of `count` zeroed records."""
        return np.zeros(count, cls.dtype)


def field(name: str) -> property:
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
