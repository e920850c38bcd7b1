"""Tumult Royale, as the table plays it."""

from chronik.rulebook.plan import planned
from chronik.tumult.state import Box, Task, Tumult

SIMULTANEOUS = frozenset((Task.SPIN, Task.START, Task.RAID))
RULES = planned("chronik.tumult", Tumult, Box, version=2, shared=SIMULTANEOUS)
