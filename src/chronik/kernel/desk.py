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
    formats = [np.dtype(part) for part in parts.values()]
    offsets, size = [], 0
    for part in formats:
        offsets.append(size)
        size += -(-part.itemsize // ALIGNMENT) * ALIGNMENT
    layout: Any = {"names": list(parts), "formats": formats, "offsets": offsets, "itemsize": size}
    return with_attributes("Desk", np.dtype(layout))


def new_desk(kind: np.dtype[Any], boxes: Any) -> Any:
    """An empty desk with this box on it."""
    desk = np.zeros(1, kind)
    desk["box"] = boxes
    return desk
