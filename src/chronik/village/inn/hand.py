"""Person cards in hand and those that were played: one bit for each."""

import numpy as np

from chronik.kernel import note, rule
from chronik.village.inn.state import InnEvent
from chronik.village.state import Box, Village


@rule
def holds(s: Village, p: int, person: int) -> bool:
    return (s.hand[p] >> np.int64(person)) & 1 == 1


@rule
def discard(s: Village, p: int, person: int) -> None:
    """A played card leaves the game; its owner has had it."""
    s.hand[p] &= ~(np.int64(1) << np.int64(person))
    s.played[p] |= np.int64(1) << np.int64(person)
    note(s, InnEvent.PLAYED_PERSON, p, person)


@rule
def bought(box: Box, s: Village, p: int) -> int:
    """How many cards the player has, or has had."""
    cards, count = s.hand[p] | s.played[p], 0
    for person in range(box.persons):
        count += (cards >> np.int64(person)) & 1
    return count
