"""What a seat cannot know: tiles it has not seen, panels that lie face down, what others have just chosen."""

from typing import Any

import numpy as np

from chronik.kernel import below, rule
from chronik.rulebook.redraw import redraw_chosen
from chronik.tumult.landscapes import is_down
from chronik.tumult.raid import FINISH, KEEP, LIFT, PUT_BACK, WAIT
from chronik.tumult.state import FACES, LANDSCAPES, NOBODY, SEATS, TILES, Box, Tumult, Where


@rule
def conceal(box: Box, s: Tumult, seat: int, seed: Any) -> None:
    """Draw all of it anew, fairly; whatever the seat knows stays as it is."""
    s.rng = np.uint64(seed)
    if s.over == 1:
        return
    conceal_tiles(box, s, seat)
    conceal_landscapes(box, s)
    for p in range(s.players):
        if p != seat and s.choice[p] != NOBODY:
            s.choice[p] = any_choice(box, s, p)


@rule
def knows(seat: int, where: int, seen: int, revealed: int) -> bool:
    """Whether a seat knows a tile: what it has looked at; and after the raid, all that was not set aside."""
    if revealed == 1:
        return where != Where.ASIDE
    return seat >= 0 and (seen >> seat) & 1 == 1


@rule
def conceal_tiles(box: Box, s: Tumult, seat: int) -> None:
    unknown = np.int64(0)
    for tile in range(box.tiles):
        if not knows(seat, s.where[tile], s.seen[tile], s.revealed):
            unknown |= np.int64(1) << np.int64(tile)
    redraw_chosen(s, s.face, unknown)
    recount(s)


@rule
def recount(s: Tumult) -> None:
    """What lies on the castle boards, by face."""
    for p in range(SEATS):
        for face in range(FACES):
            s.goods[p, face] = 0
    for tile in range(TILES):
        if s.where[tile] >= Where.BOARD:
            s.goods[s.where[tile] - Where.BOARD, s.face[tile]] += 1


@rule
def conceal_landscapes(box: Box, s: Tumult) -> None:
    """Those face down in the frame and those in the box could be each other."""
    unknown = np.int64(0)
    for i in range(LANDSCAPES):
        if i >= box.panels or is_down(s, i):
            unknown |= np.int64(1) << np.int64(i)
            s.turned[i] = below(s, 4)
    redraw_chosen(s, s.panel, unknown)


@rule
def any_choice(box: Box, s: Tumult, p: int) -> int:
    """Something the player may have chosen for this tick, each with the same chance."""
    if s.hand[p] != NOBODY:
        k = below(s, 2 if s.stopped == 1 else 3)
        return KEEP if k == 0 else (PUT_BACK if k == 1 else WAIT)
    free = 0
    for tile in range(box.tiles):
        free += s.where[tile] == Where.CENTRE
    k = below(s, free + 2)
    for tile in range(box.tiles):
        if s.where[tile] == Where.CENTRE:
            if k == 0:
                return LIFT + tile
            k -= 1
    return FINISH if k == 0 else WAIT
