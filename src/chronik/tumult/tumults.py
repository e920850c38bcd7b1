"""The tumults: where too little is left for the people, the greediest is punished."""

from chronik.kernel import note, rule
from chronik.tumult.goods import hand_over, units, value_of
from chronik.tumult.ranks import seat_of
from chronik.tumult.retinue import lose
from chronik.tumult.state import GOODS, KING, NOBODY, TILES, VALUES, Box, Event, Tumult, Where


@rule
def judge(box: Box, s: Tumult) -> None:
    """Good by good: bread, marble, tools."""
    for p in range(s.players):
        s.punished[p] = 0
    for good in range(GOODS):
        left = left_for_people(s, good)
        if left >= s.demand[good]:
            note(s, Event.NO_TUMULT, NOBODY, good, left)
        else:
            note(s, Event.TUMULT, NOBODY, good, left)
            punish(box, s, greediest(s, good), good)


@rule
def left_for_people(s: Tumult, good: int) -> int:
    """Units, not tiles, that lie in the centre."""
    left = 0
    for tile in range(TILES):
        if s.where[tile] == Where.CENTRE and s.face[tile] // VALUES == good:
            left += value_of(s.face[tile])
    return left


@rule
def greed(s: Tumult, p: int, good: int) -> int:
    """The robbed units; mercy takes one off, but never more than there is."""
    return max(0, units(s, p, good) - s.mercy[p])


@rule
def greediest(s: Tumult, good: int) -> int:
    """The most units; among equals the highest rank. So it is the King if nobody was greedy."""
    worst = seat_of(s, KING)
    for rank in range(KING + 1, s.players + 1):
        p = seat_of(s, rank)
        if greed(s, p, good) > greed(s, worst, good):
            worst = p
    if greed(s, worst, good) == 0:
        note(s, Event.NOBODY_GREEDY, worst, good)
    return worst


@rule
def punish(box: Box, s: Tumult, p: int, good: int) -> None:
    """Retinue is lost, and all tiles of the good but one of the smallest."""
    note(s, Event.GREEDIEST, p, good)
    s.punished[p] = 1
    lose(box, s, p, box.loss)
    kept = 0
    for face in range(good * VALUES, (good + 1) * VALUES):
        while s.goods[p, face] > 1 - kept:
            hand_over(s, p, face, Event.GAVE_BACK)
        kept |= s.goods[p, face]
