"""A desk: all that one match needs in one block of memory, so that Python hands over one thing a call.

Numba takes a fifth of a microsecond for every array it is given; a whole move takes less.
"""

from typing import Any

import numpy as np

from chronik.kernel.chance import Dice
from chronik.kernel.record import with_attributes

SEATS = 8  # the most a game may have
ALIGNMENT = 64
TALLY = 24  # slots for what `random_games` counts


def desk_type(box: Any, state: Any, options: int) -> np.dtype[Any]:
    """The memory layout of the desks of one game."""
    parts = {
        "box": box,
        "state": state,
        "why": ("u1", (options,)),
        "moves": ("i8", (options + 1,)),
        "totals": ("i8", (SEATS,)),
        "places": ("i8", (SEATS,)),
        "tally": ("i8", (TALLY,)),
        "dice": Dice.dtype,
    }
    return side_by_side("Desk", parts)


def side_by_side(name: str, parts: dict[Any, Any]) -> np.dtype[Any]:
    """One record made of others, each beginning where memory is read fastest.

    A tuple of names stands for one piece of memory that can be read in several ways.
    """
    names, formats, offsets, size = [], [], [], 0
    for part, kind in parts.items():
        ways = zip(part, kind, strict=True) if isinstance(part, tuple) else [(part, kind)]
        longest = 0
        for way, form in ways:
            names.append(way)
            formats.append(np.dtype(form))
            offsets.append(size)
            longest = max(longest, formats[-1].itemsize)
        size += -(-longest // ALIGNMENT) * ALIGNMENT
    layout: Any = {"names": names, "formats": formats, "offsets": offsets, "itemsize": size}
    return with_attributes(name, np.dtype(layout))


def new_desk(kind: np.dtype[Any], boxes: Any) -> Any:
    """An empty desk with this box on it."""
    desk = np.zeros(1, kind)
    desk["box"] = boxes
    return desk
