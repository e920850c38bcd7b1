"""Drawing anew what a seat cannot know.

What is hidden is put in order first: a copy tells nothing of how things really lay, and positions that differ
only in what the seat cannot know have the same copies.
"""

from typing import Any

import numpy as np

from chronik.kernel import below, nth_bit, rule, shuffle


@rule
def redraw(s: Any, tiles: Any, count: int) -> None:
    """Put the first `count` tiles in random order, whatever order they were in."""
    for i in range(1, count):
        tile = tiles[i]
        place = i
        while place > 0 and tiles[place - 1] > tile:
            tiles[place] = tiles[place - 1]
            place -= 1
        tiles[place] = tile
    shuffle(s, tiles, count)


@rule
def redraw_chosen(s: Any, tiles: Any, chosen: Any) -> None:
    """The same for the tiles whose bits are set; all others stay where they are."""
    left: Any = 0
    for i in range(tiles.size):
        if is_chosen(chosen, i):
            left += 1
            sort_in(tiles, chosen, i)
    while left > 1:
        i, j = nth_bit(chosen, left - 1), nth_bit(chosen, below(s, left))
        tile = tiles[i]
        tiles[i] = tiles[j]
        tiles[j] = tile
        left -= 1


@rule
def is_chosen(chosen: Any, i: int) -> bool:
    return (chosen >> np.int64(i)) & 1 == 1  # type: ignore[no-any-return]


@rule
def sort_in(tiles: Any, chosen: Any, last: int) -> None:
    """Move a tile down to its place among the chosen ones before it, which are in order already."""
    tile, place = tiles[last], last
    for i in range(last - 1, -1, -1):
        if is_chosen(chosen, i):
            if tiles[i] <= tile:
                break
            tiles[place] = tiles[i]
            place = i
    tiles[place] = tile
