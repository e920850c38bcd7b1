"""Placing statues: in rank order, one field at a time, over as many placing rounds as are needed."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, note, push, rule
from chronik.tumult import payment
from chronik.tumult.crowning import set_statues
from chronik.tumult.goods import note_goods, units
from chronik.tumult.landscapes import occupy
from chronik.tumult.ranks import seat_of
from chronik.tumult.retinue import win
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    FACES,
    LANDS,
    NOBODY,
    Box,
    Event,
    Good,
    Task,
    Tumult,
    Where,
    Why,
)

PASS = DECLINE
FIELD = 1  # + field
BITS = max(Why).bit_length()  # of a verdict
if 2 * LANDS * BITS >= 64:
    raise TypeError("the verdicts on all kinds of fields do not fit into one number")


@rule
def begin(s: Tumult) -> None:
    for p in range(s.players):
        s.built[p] = 0
        s.refrained[p] = 0
    push(s, Task.END_OF_BUILDING, NOBODY)
    ask_all(s)


@rule
def ask_all(s: Tumult) -> None:
    """One placing round: everybody is asked once, the King first."""
    s.placings = 0
    push(s, Task.PLACING_ROUND, NOBODY)
    for rank in range(s.players, 0, -1):
        push(s, Task.BUILD, seat_of(s, rank))


@rule
def next_placing_round(box: Box, s: Tumult) -> None:
    """Another one, if somebody can still build; but not after one in which all have passed."""
    if s.placings == 0:
        return
    for p in range(s.players):
        if can_build(box, s, p):
            ask_all(s)
            return


@rule
def covers(box: Box, bread: int, marble: int, tools: int, land: int, factor: int) -> bool:
    if bread < factor * box.price[land, Good.BREAD] or marble < factor * box.price[land, Good.MARBLE]:
        return False
    return tools >= factor * box.price[land, Good.TOOLS]


@rule
def verdicts(box: Box, s: Tumult, p: int) -> Any:
    """Why a player cannot build on each kind of field, away from and beside his statues, in one number."""
    bread, marble, tools = units(s, p, Good.BREAD), units(s, p, Good.MARBLE), units(s, p, Good.TOOLS)
    left = box.statues - s.placed[p]
    bits = np.int64(0)
    for land in range(LANDS):
        away = Why.LEGAL if covers(box, bread, marble, tools, land, box.factor) else Why.NO_GOODS_DOUBLE
        beside = Why.LEGAL if covers(box, bread, marble, tools, land, 1) else Why.NO_GOODS
        if left < box.statues_on[land]:
            away = Why.NO_STATUES
            beside = Why.NO_STATUES
        if box.anywhere[land] == 0:
            away = Why.NOT_ADJACENT
        bits |= np.int64(away | beside << BITS) << (2 * BITS * land)
    return bits


@rule
def why_not_build(s: Tumult, p: int, bits: int, field: int) -> int:
    land = s.land[field]
    if land == FACE_DOWN:
        return Why.PANEL_DOWN
    if s.owner[field] != NOBODY:
        return Why.FIELD_TAKEN
    beside = (s.reach[field] >> p) & 1
    return (bits >> (BITS * (2 * land + beside))) & ((1 << BITS) - 1)


@rule
def options(box: Box, s: Tumult, p: int, why: Any) -> None:
    why[PASS] = Why.LEGAL
    bits = verdicts(box, s, p)
    for field in range(box.panels * CELLS):
        why[FIELD + field] = why_not_build(s, p, bits, field)


@rule
def can_build(box: Box, s: Tumult, p: int) -> bool:
    bits = verdicts(box, s, p)
    if not any_legal(bits):
        return False
    field = 0
    while field < box.panels * CELLS and why_not_build(s, p, bits, field) != Why.LEGAL:
        field += 1
    return field < box.panels * CELLS


@rule
def any_legal(bits: int) -> bool:
    for _ in range(2 * LANDS):
        if bits & ((1 << BITS) - 1) == Why.LEGAL:
            return True
        bits >>= BITS
    return False


@rule
def apply(box: Box, s: Tumult, p: int, option: int) -> None:
    if option == PASS:
        note(s, Event.PASSED, p)
        if can_build(box, s, p):
            s.refrained[p] = 1
        return
    field = option - FIELD
    s.placings += 1
    s.overpaid = 0
    push(s, Task.PLACE, p, field)
    payment.ask(box, s, p, field, 0)


@rule
def place(box: Box, s: Tumult, p: int, field: int) -> None:
    """The field is paid for: retinue for what was overpaid, then the statues."""
    count = box.statues_on[s.land[field]]
    win(box, s, p, box.overpaid * s.overpaid)
    s.overpaid = 0
    occupy(box, s, p, field)
    s.built[p] += count
    note(s, Event.PLACED, p, field, count)
    set_statues(box, s, p, count)


@rule
def end(box: Box, s: Tumult) -> None:
    """Unused tiles lapse; who could not build at all is consoled, unless he was punished."""
    for rank in range(1, s.players + 1):
        p = seat_of(s, rank)
        lapse(box, s, p)
        if s.built[p] == 0 and s.refrained[p] == 0 and s.punished[p] == 0:
            note(s, Event.CONSOLED, p)
            win(box, s, p, box.consolation)


@rule
def lapse(box: Box, s: Tumult, p: int) -> None:
    bread, marble, tools = units(s, p, Good.BREAD), units(s, p, Good.MARBLE), units(s, p, Good.TOOLS)
    if bread + marble + tools == 0:
        return
    note_goods(s, Event.LAPSED, p, bread, marble, tools)
    for tile in range(box.tiles):
        if s.where[tile] == Where.BOARD + p:
            s.where[tile] = Where.OPEN
    for face in range(FACES):
        s.goods[p, face] = 0
