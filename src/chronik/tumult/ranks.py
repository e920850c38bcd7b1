"""The ranks: dealt at the beginning, redistributed by retinue in every round."""

from chronik.kernel import note, rule, shuffle
from chronik.tumult.state import NOBODY, Box, Event, Tumult


@rule
def seat_of(s: Tumult, rank: int) -> int:
    for p in range(s.players):
        if s.rank[p] == rank:
            return p
    return NOBODY


@rule
def deal(box: Box, s: Tumult) -> None:
    """The oldest player draws the first card, the others follow clockwise."""
    for i in range(s.players):
        s.rank[i] = i + 1
    shuffle(s, s.rank, s.players)
    cards = pack(s)
    for i in range(s.players):
        s.rank[(box.oldest + i) % s.players] = packed(cards, i)


@rule
def pack(s: Tumult) -> int:
    """All ranks in one number, to remember them by."""
    ranks = 0
    for p in range(s.players):
        ranks |= int(s.rank[p]) << (4 * p)
    return ranks


@rule
def packed(ranks: int, p: int) -> int:
    return (ranks >> (4 * p)) & 15


@rule
def redistribute(s: Tumult) -> None:
    """From the King down, each card goes to whom it is due, in exchange for his own."""
    before = pack(s)
    served = 0
    for rank in range(1, s.players + 1):
        heir = next_heir(s, before, served)
        served |= 1 << heir
        holder = seat_of(s, rank)
        if holder != heir:
            s.rank[holder] = s.rank[heir]
            s.rank[heir] = rank
            note(s, Event.SWAPPED, heir, rank, holder)
    for rank in range(1, s.players + 1):
        note(s, Event.RANKED, seat_of(s, rank), rank)


@rule
def next_heir(s: Tumult, before: int, served: int) -> int:
    """Of those not served yet, the one with the most retinue."""
    heir = NOBODY
    for p in range(s.players):
        if (served >> p) & 1 == 0 and (heir == NOBODY or comes_before(s, before, p, heir)):
            heir = p
    return heir


@rule
def comes_before(s: Tumult, before: int, p: int, other: int) -> bool:
    """More retinue; with as much, the higher rank before the redistribution."""
    if s.retinue[p] != s.retinue[other]:
        return s.retinue[p] > s.retinue[other]
    return packed(before, p) < packed(before, other)
