"""The agenda: a small stack of tasks inside the record. Whatever interrupts a turn pushes a task."""

from typing import Any

import numpy as np

from chronik.kernel.compiler import rule


@rule
def push(s: Any, task: int, who: int, a: int = 0, b: int = 0) -> None:
    """Put a task on top of the agenda: it is done before all that lies below it."""
    s.agenda[s.depth, 0] = task
    s.agenda[s.depth, 1] = who
    s.agenda[s.depth, 2] = a
    s.agenda[s.depth, 3] = b
    s.depth += 1


@rule
def top(s: Any) -> Any:
    """The task that is due: task, who, and its two arguments."""
    row = s.agenda[s.depth - 1]
    # One type for all: rules are compiled once for each combination of types they are called with.
    return np.int64(row[0]), np.int64(row[1]), np.int64(row[2]), np.int64(row[3])


def due(s: Any) -> tuple[int, int, int, int]:
    """The same for readers outside the rules, as plain numbers."""
    task, who, a, b = s.agenda[s.depth - 1].tolist()
    return task, who, a, b


@rule
def pop(s: Any) -> Any:
    """Take the task that is due off the agenda."""
    due = top(s)
    drop(s)
    return due


@rule
def drop(s: Any) -> None:
    """Strike the task that is due; its row is blanked, so that equal positions are equal bytes."""
    s.depth -= 1
    for k in range(4):
        s.agenda[s.depth, k] = 0
