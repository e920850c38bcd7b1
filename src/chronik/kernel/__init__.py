"""The kernel: a position is one flat record, a rule is a plain function on it. It knows no game."""

from chronik.compiler import bind, entry, estimate, fill, plain, rule, table
from chronik.kernel.agenda import drop, push, top
from chronik.kernel.chance import Dice, below, nth_bit, shuffle
from chronik.kernel.journal import note, turn_page
from chronik.kernel.loop import QUESTIONS
from chronik.kernel.reason import CHOICE, DECLINE, LEGAL, NOT_HERE, NOTHING, Reason, whole_words
from chronik.kernel.record import Position, Record, i8, i16, i32, i64, u64

__all__ = [
    "CHOICE",
    "DECLINE",
    "LEGAL",
    "NOTHING",
    "NOT_HERE",
    "QUESTIONS",
    "Dice",
    "Position",
    "Reason",
    "Record",
    "below",
    "bind",
    "drop",
    "entry",
    "estimate",
    "fill",
    "i8",
    "i16",
    "i32",
    "i64",
    "note",
    "nth_bit",
    "plain",
    "push",
    "rule",
    "shuffle",
    "table",
    "top",
    "turn_page",
    "u64",
    "whole_words",
]
