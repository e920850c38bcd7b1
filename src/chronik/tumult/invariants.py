"""What must hold in every position; 0, or the number of the first thing that does not."""

from enum import IntEnum
from typing import Any

import numpy as np

from chronik.kernel import rule
from chronik.tumult.landscapes import is_down, printed
from chronik.tumult.scoring import on_chronicle
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    FACES,
    FIELDS,
    LANDSCAPES,
    NOBODY,
    TILES,
    Box,
    Phase,
    Tumult,
    Where,
)


class Fault(IntEnum):
    RETINUE = 1
    TILES = 2
    HANDS = 3
    BOARDS = 4
    ASIDE = 5
    STATUES = 6
    FOOTING = 7
    RANKS = 8
    LANDSCAPES = 9
    CHRONICLE = 10
    ROUNDS = 11
    AGENDA = 12


@rule
def check(box: Box, s: Tumult) -> int:
    if not retinue_conserved(box, s):
        return Fault.RETINUE
    if not tiles_conserved(box, s):
        return Fault.TILES
    if not hands_agree(s):
        return Fault.HANDS
    if not boards_agree(s):
        return Fault.BOARDS
    if not aside_complete(box, s):
        return Fault.ASIDE
    if not statues_conserved(box, s):
        return Fault.STATUES
    if not footing_agrees(box, s):
        return Fault.FOOTING
    if not ranks_complete(s):
        return Fault.RANKS
    if not landscapes_agree(box, s):
        return Fault.LANDSCAPES
    if not chronicle_in_order(box, s):
        return Fault.CHRONICLE
    if s.rounds < 0 or s.rounds > box.chronicle:
        return Fault.ROUNDS
    if s.depth < 0 or s.depth > s.agenda.shape[0] or (s.depth == 0 and s.over == 0):
        return Fault.AGENDA
    return 0


@rule
def retinue_conserved(box: Box, s: Tumult) -> bool:
    total = int(s.supply)
    for p in range(s.retinue.size):
        if s.retinue[p] < 0 or (p >= s.players and s.retinue[p] != 0):
            return False
        total += s.retinue[p]
    return s.supply >= 0 and total == box.retinue


@rule
def one(face: int) -> Any:
    """One of a face, in a number that counts them all."""
    return np.int64(1) << (6 * np.int64(face))


@rule
def tiles_conserved(box: Box, s: Tumult) -> bool:
    """Every face as often as in the box, and every tile at a place that there is."""
    faces = np.int64(0)
    for tile in range(box.tiles):
        faces += one(s.face[tile]) - one(box.face[tile])
    if faces != 0:
        return False
    for tile in range(TILES):
        if (s.where[tile] == Where.BOX) != (tile >= box.tiles):
            return False
        if s.where[tile] < Where.BOX or s.where[tile] >= Where.BOARD + s.players:
            return False
    return True


@rule
def hands_agree(s: Tumult) -> bool:
    """A hand holds one tile or none."""
    held = 0
    for p in range(s.hand.size):
        if s.hand[p] != NOBODY:
            held += 1
            if s.where[s.hand[p]] != Where.HAND + p:
                return False
    for tile in range(TILES):
        held -= Where.HAND <= s.where[tile] < Where.BOARD
    return held == 0


@rule
def boards_agree(s: Tumult) -> bool:
    for p in range(s.goods.shape[0]):
        faces = np.int64(0)
        for tile in range(TILES):
            if s.where[tile] == Where.BOARD + p:
                faces += one(s.face[tile])
        for face in range(FACES):
            faces -= s.goods[p, face] * one(face)
        if faces != 0:
            return False
    return True


@rule
def aside_complete(box: Box, s: Tumult) -> bool:
    """From the raid to the end of the round every player has his tiles set aside."""
    count = 0
    for tile in range(TILES):
        count += s.where[tile] == Where.ASIDE
    return s.phase <= Phase.RAID or count == box.set_aside * s.players


@rule
def statues_conserved(box: Box, s: Tumult) -> bool:
    for p in range(s.placed.size):
        count = on_chronicle(s, p)
        for field in range(FIELDS):
            if s.owner[field] == p and s.land[field] != FACE_DOWN:
                count += box.statues_on[s.land[field]]
        if s.placed[p] != count or count > box.statues:
            return False
    return True


@rule
def footing_agrees(box: Box, s: Tumult) -> bool:
    for field in range(FIELDS):
        seats = 0
        for side in range(4):
            beside = box.neighbour[field, side]
            if beside != NOBODY and s.owner[beside] != NOBODY:
                seats |= 1 << s.owner[beside]
        if s.reach[field] != seats:
            return False
    return True


@rule
def ranks_complete(s: Tumult) -> bool:
    held = 0
    for p in range(s.players):
        held |= 1 << s.rank[p]
    return held == (1 << (s.players + 1)) - 2


@rule
def landscapes_agree(box: Box, s: Tumult) -> bool:
    """All landscapes are there, and what is face up shows what is printed on it."""
    found = 0
    for i in range(LANDSCAPES):
        found |= 1 << int(s.panel[i])
    if found != (1 << LANDSCAPES) - 1:
        return False
    for field in range(box.panels * CELLS):
        panel, cell = field // CELLS, field % CELLS
        if is_down(s, panel):
            if s.owner[field] != NOBODY:
                return False
        elif s.land[field] != box.landscape[s.panel[panel], printed(cell, s.turned[panel])]:
            return False
    return True


@rule
def chronicle_in_order(box: Box, s: Tumult) -> bool:
    """Filled from the left, one field in every round."""
    filled = 0
    for field in range(s.chronicle.size):
        if s.chronicle[field] != NOBODY:
            if field != filled or s.chronicle[field] >= s.players:
                return False
            filled += 1
    crowned = s.rounds if s.phase >= Phase.CROWNING else s.rounds - 1
    return filled == max(0, crowned)
