"""The landscapes in the frame: their fields, the first statues, and turning panels up."""

from typing import Any

from chronik.kernel import below, note, push, rule, shuffle
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    FIELDS,
    LANDSCAPES,
    NOBODY,
    PANELS,
    Box,
    Event,
    Land,
    Task,
    Tumult,
    Why,
)


@rule
def lay_out(box: Box, s: Tumult) -> None:
    """Shuffle the landscapes, and how they are turned; part of the frame lies face up."""
    for i in range(LANDSCAPES):
        s.panel[i] = i
    shuffle(s, s.panel, LANDSCAPES)
    for i in range(LANDSCAPES):
        s.turned[i] = below(s, 4)
    for field in range(FIELDS):
        s.land[field] = FACE_DOWN
        s.owner[field] = NOBODY
        s.reach[field] = 0
    for panel in range(box.panels):
        if box.face_up[panel] == 1:
            turn_up(box, s, panel)


@rule
def is_down(s: Tumult, panel: int) -> bool:
    return s.land[panel * CELLS] == FACE_DOWN


@rule
def turn_up(box: Box, s: Tumult, panel: int) -> None:
    for cell in range(CELLS):
        s.land[panel * CELLS + cell] = box.landscape[s.panel[panel], printed(cell, s.turned[panel])]


@rule
def printed(cell: int, turns: int) -> int:
    """The cell of the printed landscape that comes to lie here after so many quarter turns."""
    row, column = cell // 3, cell % 3
    for _ in range(turns):
        row, column = 2 - column, row
    return row * 3 + column


@rule
def occupy(box: Box, s: Tumult, p: int, field: int) -> None:
    """A player's statues on a field give him a footing on the fields beside it."""
    s.owner[field] = p
    for side in range(4):
        beside = box.neighbour[field, side]
        if beside != NOBODY:
            s.reach[beside] |= 1 << p


@rule
def first_options(box: Box, s: Tumult, why: Any) -> None:
    """Option k: the first statue on field k, any free meadow."""
    for field in range(box.panels * CELLS):
        if s.land[field] == FACE_DOWN:
            why[field] = Why.PANEL_DOWN
        elif s.owner[field] != NOBODY:
            why[field] = Why.FIELD_TAKEN
        else:
            why[field] = Why.LEGAL if s.land[field] == Land.MEADOW else Why.NOT_MEADOW


@rule
def place_first(box: Box, s: Tumult, p: int, field: int) -> None:
    occupy(box, s, p, field)
    s.placed[p] += 1
    note(s, Event.FIRST_STATUE, p, field, 1)


@rule
def uncover_options(box: Box, s: Tumult, named: int, why: Any) -> None:
    """Option k: name panel k. Nothing is turned before all have been named."""
    for panel in range(box.panels):
        if not is_down(s, panel):
            why[panel] = Why.PANEL_UP
        else:
            why[panel] = Why.LEGAL if (named >> panel) & 1 == 0 else Why.ALREADY_NAMED


@rule
def ask_uncover(box: Box, s: Tumult, p: int, count: int, named: int) -> None:
    """Panels are named one by one; if no more are left than may be named, there is nothing to choose."""
    left = 0
    for panel in range(box.panels):
        left += is_down(s, panel) and (named >> panel) & 1 == 0
    if count == 0:
        uncover(box, s, p, named)
    elif left <= count:
        uncover(box, s, p, (1 << PANELS) - 1)
    else:
        push(s, Task.UNCOVER, p, count, named)


@rule
def name_panel(box: Box, s: Tumult, p: int, count: int, named: int, panel: int) -> None:
    ask_uncover(box, s, p, count - 1, named | 1 << panel)


@rule
def uncover(box: Box, s: Tumult, p: int, named: int) -> None:
    for panel in range(box.panels):
        if (named >> panel) & 1 == 1 and is_down(s, panel):
            turn_up(box, s, panel)
            note(s, Event.UNCOVERED, p, panel)
