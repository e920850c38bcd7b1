"""Options with reasons: one code for each option of the fixed action space."""

from enum import IntEnum
from typing import Any

import numpy as np

from chronik.compiler import rule
from chronik.locale import enum_text

NOT_HERE, LEGAL = 0, 1
DECLINE = 0  # wherever something may be declined, or is done with, that is the first option
NOTHING, CHOICE = -1, -2  # in place of an option: there is none, there are several
# Reasons are bytes, and looked at eight at a time: no byte of a word carries or borrows.
WORD, LAST_REASON = 8, 0x7F
EIGHT, LAST = np.uint64(0x0101010101010101), np.uint64(56)
HIGH = EIGHT << np.uint64(7)


def whole_words(options: int) -> int:
    """Room for so many options; those that no question has are never in question."""
    return -(-options // WORD) * WORD


class Reason(IntEnum):
    """Base of every game's Why: not in question here, legal, or else why not."""

    def text(self, lang: str = "en") -> str:
        return enum_text(self, lang)


@rule
def clear(why: Any) -> None:
    words = why.view(np.uint64)
    for i in range(words.size):
        words[i] = EIGHT * np.uint64(NOT_HERE)


@rule
def legal_in(word: Any) -> Any:
    """Of eight options, a 1 in the byte of each that is legal."""
    return (HIGH - (word ^ EIGHT)) >> np.uint64(7) & EIGHT


@rule
def sums_of(word: Any) -> Any:
    """Of eight numbers, in each byte the sum up to it; in the last one the sum of all."""
    word = word + (word << np.uint64(8))
    word = word + (word << np.uint64(16))
    return word + (word << np.uint64(32))


@rule
def count_legal(why: Any) -> int:
    words = why.view(np.uint64)
    legal = np.uint64(0)
    for i in range(words.size):
        legal += legal_in(words[i])
    return np.int64(sums_of(legal) >> LAST)  # type: ignore[return-value]


@rule
def nth_legal(why: Any, n: int) -> int:
    """The legal option that so many others come before."""
    words = why.view(np.uint64)
    i, left = 0, np.uint64(n)
    sums = sums_of(legal_in(words[0]))
    while left >= sums >> LAST:
        left -= sums >> LAST
        i += 1
        sums = sums_of(legal_in(words[i]))
    before = (HIGH + left * EIGHT - sums) >> np.uint64(7) & EIGHT  # up to these no more than `left` are legal
    return WORD * i + np.int64(sums_of(before) >> LAST)  # type: ignore[return-value]


@rule
def legal_moves(why: Any, moves: Any) -> int:
    """Write the numbers of the legal options into `moves`; how many there are."""
    count = 0
    for option in range(why.size):
        moves[count] = option  # written always, counted if legal: no branch to guess wrong
        count += why[option] == LEGAL
    return count
