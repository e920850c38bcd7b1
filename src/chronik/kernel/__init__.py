"""The kernel: a position is one flat record, a rule is a plain function on it. It knows no game."""

from chronik.kernel.agenda import drop, pop, push, top
from chronik.kernel.chance import Dice, below, shuffle
from chronik.kernel.compiler import bind, rule, table
from chronik.kernel.journal import note, turn_page
from chronik.kernel.reason import Reason
from chronik.kernel.record import Record, i8, i16, i32, i64, u64

__all__ = [
    "Dice",
    "Reason",
    "Record",
    "below",
    "bind",
    "drop",
    "i8",
    "i16",
    "i32",
    "i64",
    "note",
    "pop",
    "push",
    "rule",
    "shuffle",
    "table",
    "top",
    "turn_page",
    "u64",
]
