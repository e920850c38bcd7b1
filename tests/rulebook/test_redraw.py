"""What is hidden is drawn anew: fairly, and without a trace of how it lay."""

from itertools import permutations
from typing import Any

import numpy as np

from chronik.kernel import Record, i8, u64
from chronik.rulebook.redraw import redraw, redraw_chosen


class Toy(Record):
    rng = u64()
    tiles = i8(5)


def toy() -> Any:
    return Toy.blank()[0]


def test_tiles_come_in_every_order_and_the_rest_stays() -> None:
    orders = set()
    for seed in range(100):
        s = toy()
        s.rng = np.uint64(seed)
        s.tiles[:] = range(5)
        redraw(s, s.tiles, 3)
        assert s.tiles[3:].tolist() == [3, 4]
        orders.add(tuple(s.tiles[:3].tolist()))
    assert len(orders) == 6


def test_chosen_tiles_come_in_every_order_and_others_stay() -> None:
    orders = set()
    for seed in range(200):
        s = toy()
        s.rng = np.uint64(seed)
        s.tiles[:] = range(5)
        redraw_chosen(s, s.tiles, 0b10101)
        assert s.tiles[[1, 3]].tolist() == [1, 3]
        orders.add(tuple(s.tiles[::2].tolist()))
    assert len(orders) == 6


def test_the_same_seed_draws_the_same_whatever_order_they_were_in() -> None:
    results = set()
    for order in permutations((0, 2, 4)):
        for how in (0, 1):
            s = toy()
            s.rng = np.uint64(5)
            s.tiles[:] = (order[0], 1, order[1], 3, order[2])
            if how == 0:
                redraw_chosen(s, s.tiles, 0b10101)
                results.add((how, tuple(s.tiles.tolist())))
            else:
                s.tiles[:3] = order
                redraw(s, s.tiles, 3)
                results.add((how, tuple(s.tiles[:3].tolist())))
    assert len(results) == 2
