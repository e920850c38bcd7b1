"""What a seat knows of a position, as numbers: one record for each game, whose fields are the names.

First comes what belongs to the table, then every seat, one's own first and the others in turn order. All of
it together is the vector that networks read; with fewer seats it is shorter, nothing else changes.
"""

from typing import Any

import numpy as np

from chronik.kernel import Record, rule


def f32(*shape: int) -> Any:
    return ("f4", shape)


def each(kind: type[Record], count: int) -> Any:
    """So many records of a kind, inside another."""
    return (kind.dtype, (count,))


class Features(Record):
    """Base of every game's features; a game lists those of the table and, last, `seats`."""

    @classmethod
    def length(cls, seats: int) -> int:
        """How long the vector is at a table of so many."""
        seat, start = cls.dtype.fields["seats"][:2]  # type: ignore[index]
        return int(start + seat.base.itemsize * seats) // np.dtype(np.float32).itemsize

    @classmethod
    def names(cls, seats: int) -> list[str]:
        """A name for every number of the vector: rounds, cubes[3,1], seats[0].grain, ..."""
        return list(names_in(cls.dtype))[: cls.length(seats)]


@rule
def nothing_more(s: Any, p: int) -> int:
    """Of what a seat sees when it decides, what is not told by what it may do: nothing."""
    return 0


def names_in(kind: np.dtype[Any], before: str = "") -> Any:
    for name in kind.names or ():
        part = kind[name]
        for place in np.ndindex(part.shape):
            index = f"[{','.join(map(str, place))}]" if place else ""
            full = f"{before}{name}{index}"
            if part.base.names:
                yield from names_in(part.base, f"{full}.")
            else:
                yield full
