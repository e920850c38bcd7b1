"""The journal: what one step did. The log, the animation and the replay text are made of it."""

from typing import Any

from chronik.compiler import rule

EVENT, WHO, A, B = 0, 1, 2, 3  # the columns: what happened, to which seat, two arguments
MUTED = -1  # in place of the number of rows: nobody reads this journal, so nothing is written


@rule
def turn_page(s: Any) -> None:
    """Begin a new page: every step starts with one."""
    if s.notes != MUTED:
        s.notes = 0


@rule
def note(s: Any, event: int, who: int, a: int = 0, b: int = 0) -> None:
    """Tell what happened."""
    row = s.notes
    if row == MUTED:
        return
    if row == s.journal.shape[0]:
        s.lost = 1
        return
    s.journal[row, EVENT] = event
    s.journal[row, WHO] = who
    s.journal[row, A] = a
    s.journal[row, B] = b
    s.notes = row + 1
