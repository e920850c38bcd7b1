"""The set-up of a game."""

from chronik.kernel import push, rule
from chronik.tumult import landscapes, raid
from chronik.tumult.goods import mix
from chronik.tumult.ranks import deal, seat_of
from chronik.tumult.state import CHRONICLE, NOBODY, SEATS, TILES, Box, Task, Tumult, Where


@rule
def lay_out(box: Box, s: Tumult) -> None:
    """Everything to its place; the first statues come before the first round."""
    s.phase = 0
    s.trial = 0
    s.number = box.forgotten
    s.spun = 0
    s.placings = 0
    s.overpaid = 0
    s.supply = box.retinue
    for p in range(SEATS):
        lay_out_castle(box, s, p)
    for good in range(s.demand.size):
        s.demand[good] = 0
    raid.lay_out(s)
    lay_out_goods(box, s)
    deal(box, s)
    landscapes.lay_out(box, s)
    for field in range(CHRONICLE):
        s.chronicle[field] = NOBODY
        s.chronicle_statues[field] = 0
    push(s, Task.ROUND, NOBODY)
    for rank in range(1, s.players + 1):
        push(s, Task.FIRST, seat_of(s, rank))


@rule
def lay_out_castle(box: Box, s: Tumult, p: int) -> None:
    s.rank[p] = 0
    s.retinue[p] = 0
    s.mercy[p] = 0
    s.placed[p] = 0
    s.punished[p] = 0
    s.built[p] = 0
    s.refrained[p] = 0
    if p < s.players:
        s.retinue[p] = box.start_retinue
        s.supply -= box.start_retinue


@rule
def lay_out_goods(box: Box, s: Tumult) -> None:
    for tile in range(TILES):
        s.face[tile] = box.face[tile]
        s.where[tile] = Where.BOX
        s.seen[tile] = 0
    mix(box, s)
