"""The tumults: where too little is left for the people, the greediest is punished."""

from chronik.kernel import note, rule
from chronik.tumult.goods import hand_over, note_goods, units, value_of
from chronik.tumult.ranks import seat_of
from chronik.tumult.retinue import lose
from chronik.tumult.state import GOODS, KING, NOBODY, TILES, VALUES, Box, Event, Good, Tumult, Where


@rule
def judge(box: Box, s: Tumult) -> None:
    """Good by good: bread, marble, tools."""
    for p in range(s.players):
        s.punished[p] = 0
    bread, marble, tools = left(s, Good.BREAD), left(s, Good.MARBLE), left(s, Good.TOOLS)
    if bread >= s.demand[Good.BREAD] and marble >= s.demand[Good.MARBLE] and tools >= s.demand[Good.TOOLS]:
        note_goods(s, Event.PEACE, NOBODY, bread, marble, tools)
        return
    for good in range(GOODS):
        if left(s, good) >= s.demand[good]:
            note(s, Event.NO_TUMULT, NOBODY, good, left(s, good))
        else:
            note(s, Event.TUMULT, NOBODY, good, left(s, good))
            punish(box, s, greediest(box, s, good), good)


@rule
def left(s: Tumult, good: int) -> int:
    """What is left for the people: units, not tiles, that lie in the centre."""
    total = 0
    for tile in range(TILES):
        if s.where[tile] == Where.CENTRE and s.face[tile] // VALUES == good:
            total += value_of(s.face[tile])
    return total


@rule
def greed(box: Box, s: Tumult, p: int, good: int) -> int:
    """The robbed units; mercy takes some off, but never more than there are."""
    robbed = units(s, p, good)
    return max(0, robbed - box.mercy) if s.mercy[p] == 1 else robbed


@rule
def greediest(box: Box, s: Tumult, good: int) -> int:
    """The most units; among equals the highest rank. So it is the King if nobody was greedy."""
    worst = seat_of(s, KING)
    for rank in range(KING + 1, s.players + 1):
        p = seat_of(s, rank)
        if greed(box, s, p, good) > greed(box, s, worst, good):
            worst = p
    return worst


@rule
def punish(box: Box, s: Tumult, p: int, good: int) -> None:
    """Retinue is lost, and all tiles of the good but one of the smallest."""
    if greed(box, s, p, good) == 0:
        note(s, Event.NOBODY_GREEDY, p, good)
    else:
        note(s, Event.GREEDIEST, p, good, greed(box, s, p, good))
    s.punished[p] = 1
    lose(box, s, p, box.loss)
    kept = 0
    for face in range(good * VALUES, (good + 1) * VALUES):
        while s.goods[p, face] > 1 - kept:
            hand_over(s, p, face, Event.GAVE_BACK)
        kept |= s.goods[p, face]
