"""The journal: what one step did. The log, the animation and the replay text are made of it."""

from typing import Any

from chronik.kernel.compiler import rule


@rule
def turn_page(s: Any) -> None:
    """Begin a new page: every step starts with one."""
    s.notes = 0


@rule
def note(s: Any, event: int, who: int, a: int = 0, b: int = 0) -> None:
    """Tell what happened."""
    if s.notes < s.journal.shape[0]:
        s.journal[s.notes, 0] = event
        s.journal[s.notes, 1] = who
        s.journal[s.notes, 2] = a
        s.journal[s.notes, 3] = b
        s.notes += 1
