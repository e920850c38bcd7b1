"""The agenda: a small stack of tasks inside the record. Whatever interrupts a turn pushes a task."""

from typing import Any

import numpy as np

from chronik.compiler import rule

TASK, WHO, A, B = 0, 1, 2, 3  # the columns: a task, the seat it is for, two arguments
COLUMNS = 4


@rule
def push(s: Any, task: int, who: int, a: int = 0, b: int = 0) -> None:
    """Put a task on top of the agenda: it is done before all that lies below it."""
    depth = s.depth
    if depth == s.agenda.shape[0]:
        s.lost = 1
        return
    s.agenda[depth, TASK] = task
    s.agenda[depth, WHO] = who
    s.agenda[depth, A] = a
    s.agenda[depth, B] = b
    s.depth = depth + 1


@rule
def top(s: Any) -> Any:
    """The task that is due: task, who, and its two arguments."""
    row = s.agenda[s.depth - 1]
    # One type for all: interpreted rules must not run over in small integers either.
    return np.int64(row[TASK]), np.int64(row[WHO]), np.int64(row[A]), np.int64(row[B])


def due(s: Any) -> tuple[int, int, int, int]:
    """The same for readers outside the rules, as plain numbers."""
    task, who, a, b = s.agenda[s.depth - 1].tolist()
    return task, who, a, b


@rule
def drop(s: Any) -> None:
    """Strike the task that is due; its row is blanked, so that equal positions are equal bytes."""
    depth = s.depth - 1
    for column in range(COLUMNS):
        s.agenda[depth, column] = 0
    s.depth = depth


@rule
def clear_agenda(s: Any) -> None:
    s.depth = 0
    for i in range(s.agenda.shape[0]):
        for column in range(COLUMNS):
            s.agenda[i, column] = 0
