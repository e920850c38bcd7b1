"""Options with reasons: one code for each option of the fixed action space."""

from enum import IntEnum
from typing import Any

from chronik.compiler import rule
from chronik.locale import enum_text

NOT_HERE, LEGAL = 0, 1
DECLINE = 0  # wherever something may be declined, or is done with, that is the first option
NOTHING, CHOICE = -1, -2  # in place of an option: there is none, there are several


class Reason(IntEnum):
    """Base of every game's Why: not in question here, legal, or else why not."""

    def text(self, lang: str = "en") -> str:
        return enum_text(self, lang)


@rule
def clear(why: Any) -> None:
    for option in range(why.size):
        why[option] = NOT_HERE


@rule
def count_legal(why: Any) -> int:
    count = 0
    for option in range(why.size):  # nothing but counting: many options at a time
        count += why[option] == LEGAL
    return count


@rule
def nth_legal(why: Any, n: int) -> int:
    """The legal option that so many others come before."""
    option = 0
    left = n + 1 - (why[0] == LEGAL)
    while left > 0:
        option += 1
        left -= why[option] == LEGAL
    return option


@rule
def only_legal(why: Any) -> int:
    """The only legal option; NOTHING if there is none, CHOICE if there are several."""
    count = count_legal(why)
    if count == 1:
        return nth_legal(why, 0)
    return NOTHING if count == 0 else CHOICE


@rule
def legal_moves(why: Any, moves: Any) -> int:
    """Write the numbers of the legal options into `moves`; how many there are."""
    count = 0
    for option in range(why.size):
        moves[count] = option  # written always, counted if legal: no branch to guess wrong
        count += why[option] == LEGAL
    return count
