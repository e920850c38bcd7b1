"""What a seat knows of a position of Tumult Royale, as numbers around 1.

Goods that it has not seen count as what is to be expected of them.
"""

from typing import Any

from chronik.bots.features import Features, each, f32
from chronik.kernel import Record, estimate, rule
from chronik.kernel.agenda import TASK, WHO, B
from chronik.tumult import building, raid, scoring
from chronik.tumult.crowning import next_field
from chronik.tumult.secrets import knows
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    FACES,
    GOODS,
    LANDS,
    NOBODY,
    SEATS,
    VALUES,
    Box,
    Phase,
    Rank,
    Task,
    Tumult,
    Where,
    Why,
)

TASKS = 17
PHASES = len(Phase) + 1
RANKS = len(Rank)
HORIZON = 15
HASTE = {"base": {2: 0.0, 3: 0.0, 4: 0.0}}  # what ten rounds less are worth, by players
POINTS = 5.0
BLIND = (Task.RAID,)
CURIOSITY = 0.02  # looking ahead alone, without the network's word, was better with this than with 0.07
TWINS = True  # moves that look the same are the same: most of them tiles that lie face down
TRUST = 100  # in a raid luck is loud: the network's word counts as having looked ahead so often
CHOICES = raid.STOP - raid.KEEP + 1


class SeatFeatures(Record):
    """Of one seat."""

    statues = f32()
    on_chronicle = f32()
    left = f32()  # statues still to be placed
    rank = f32(RANKS)
    retinue = f32()
    retinue_ahead = f32(SEATS)  # less than that of the seats counted from this one
    mercy = f32()
    tiles = f32()  # kept
    units = f32(GOODS)  # known or to be expected
    faces = f32(FACES)  # tiles that are known
    greed = f32(GOODS)  # units more than the greediest other's
    affordable = f32(LANDS, 2)  # away from, and beside own statues
    fields = f32(LANDS)  # free ones beside own statues
    hand = f32(FACES)  # the tile in hand, if it is known
    holds = f32()
    finished = f32()
    punished = f32()
    built = f32()
    refrained = f32()


class TumultFeatures(Features):
    rounds = f32()
    phase = f32(PHASES)
    demand = f32(GOODS)
    left = f32(GOODS)  # for the people: known or to be expected
    short = f32(GOODS)  # of what they demand
    centre = f32()  # tiles that lie there
    unknown = f32()  # of them, those that one has not seen
    known = f32(FACES)  # and those that one has
    tick = f32()
    stopped = f32()
    revealed = f32()
    supply = f32()
    chronicle = f32()
    chronicle_statues = f32()
    difference = f32()  # that is still allowed between the leader and the last
    fields = f32(LANDS)
    mine = f32(TASKS)  # what is still to be done or decided, by oneself
    others = f32(TASKS)  # by others, or by itself
    asked = f32()
    good = f32(GOODS)  # that one has to pay next
    reach_known = f32(FACES)  # for a tile that one has seen
    reach_unknown = f32()
    choice = f32(CHOICES)  # what one has decided to do in the raid, before it happens
    seats = each(SeatFeatures, SEATS)


def attempt(box: Box, s: Tumult, option: int, why: Any) -> None:
    """What a move leads to; in the raid only that it was chosen: a tile shows its face when it is lifted."""
    if s.agenda[s.depth - 1, TASK] == Task.RAID and s.agenda[s.depth - 1, WHO] != NOBODY:
        s.choice[s.agenda[s.depth - 1, WHO]] = option
    else:
        apply(box, s, option, why)  # type: ignore[name-defined]  # noqa: F821


@estimate
def features(box: Box, s: Tumult, me: int, f: Any) -> None:
    """Fill in what the seat knows; the record is blank."""
    table_features(box, s, f)
    agenda_features(s, me, f)
    for k in range(s.players):
        p = seat_at(s, me, k)
        castle(box, s, p, f.seats[k])
    own_choice(s, me, f)
    tiles(box, s, me, f)
    land(box, s, me, f)
    for k in range(s.players):
        compare(box, s, me, k, f)


@rule
def seat_at(s: Tumult, me: int, k: int) -> int:
    return me + k if me + k < s.players else me + k - s.players


@rule
def place_of(s: Tumult, me: int, p: int) -> int:
    return p - me if p >= me else p - me + s.players


@estimate
def table_features(box: Box, s: Tumult, f: Any) -> None:
    f.rounds = s.rounds * 0.1
    f.phase[s.phase] = 1.0
    for good in range(GOODS):
        f.demand[good] = s.demand[good] * 0.1
    f.tick = (box.ticks - s.tick) * 0.1
    f.stopped = s.stopped
    f.revealed = s.revealed
    f.supply = s.supply * 0.05
    if s.over == 0:
        field = next_field(s)
        f.chronicle = field * 0.15
        f.chronicle_statues = box.chronicle_statues[field] * 0.5
        most, fewest = s.placed[0], s.placed[0]
        for p in range(s.players):
            most, fewest = max(most, s.placed[p]), min(fewest, s.placed[p])
        while field < box.chronicle - 1 and box.chronicle_end[field] == NOBODY:
            field += 1
        f.difference = (box.chronicle_end[field] - (most - fewest)) * 0.2


@estimate
def agenda_features(s: Tumult, me: int, f: Any) -> None:
    for row in range(s.depth):
        at = slot(s.agenda[row, TASK])
        if s.agenda[row, WHO] == me:
            f.mine[at] += 1.0
        else:
            f.others[at] += 0.3
    if s.depth > 0 and s.agenda[s.depth - 1, WHO] == me:
        f.asked = 1.0
        if s.agenda[s.depth - 1, TASK] == Task.PAY:
            f.good[s.agenda[s.depth - 1, B]] = 1.0


@estimate
def slot(task: int) -> int:
    """The numbers of tasks without the gap before those that happen by themselves."""
    return task if task < 64 else task - 55


@estimate
def castle(box: Box, s: Tumult, p: int, f: Any) -> None:
    """What everybody sees of a castle board."""
    f.statues = s.placed[p] * 0.1
    f.on_chronicle = scoring.on_chronicle(s, p) * 0.2
    f.left = (box.statues - s.placed[p]) * 0.1
    f.rank[s.rank[p] - 1] = 1.0
    f.retinue = s.retinue[p] * 0.1
    for k in range(1, s.players):
        f.retinue_ahead[k] = (s.retinue[p] - s.retinue[seat_at(s, p, k)]) * 0.2
    f.mercy = s.mercy[p]
    f.holds = s.hand[p] != NOBODY
    f.finished = s.finished[p]
    f.punished = s.punished[p]
    f.built = s.built[p] * 0.3
    f.refrained = s.refrained[p]


@estimate
def own_choice(s: Tumult, me: int, f: Any) -> None:
    choice = s.choice[me]
    if choice == NOBODY:
        return
    if choice >= raid.KEEP:
        f.choice[choice - raid.KEEP] = 1.0
    elif knows(me, s.where[choice - raid.LIFT], s.seen[choice - raid.LIFT], s.revealed):
        f.reach_known[s.face[choice - raid.LIFT]] = 1.0
    else:
        f.reach_unknown = 1.0


@estimate
def tiles(box: Box, s: Tumult, me: int, f: Any) -> None:
    """Goods in the centre, in hands and on castle boards: those one knows, and a fair share of all others."""
    unseen, bread, marble, tools = 0.0, 0.0, 0.0, 0.0
    for tile in range(box.tiles):
        where, face = s.where[tile], s.face[tile]
        value = face % VALUES + 1
        if where == Where.OPEN or where == Where.BOX:
            continue
        if not knows(me, where, s.seen[tile], s.revealed):
            unseen += 1.0
            bread += value if face < VALUES else 0
            marble += value if VALUES <= face < 2 * VALUES else 0
            tools += value if face >= 2 * VALUES else 0
            continue
        if where == Where.CENTRE:
            f.known[face] += 0.3
            f.left[face // VALUES] += value * 0.1
        elif where >= Where.BOARD:
            k = place_of(s, me, where - Where.BOARD)
            f.seats[k].faces[face] += 0.5
            f.seats[k].units[face // VALUES] += value * 0.2
        elif where >= Where.HAND:
            f.seats[place_of(s, me, where - Where.HAND)].hand[face] = 1.0
    scale = 1.0 / max(unseen, 1.0)
    bread, marble, tools = bread * scale, marble * scale, tools * scale
    for tile in range(box.tiles):
        where = s.where[tile]
        unknown = not knows(me, where, s.seen[tile], s.revealed)
        if where == Where.CENTRE:
            f.centre += 0.05
            if unknown:
                f.unknown += 0.05
                f.left[0] += bread * 0.1
                f.left[1] += marble * 0.1
                f.left[2] += tools * 0.1
        elif where >= Where.BOARD:
            k = place_of(s, me, where - Where.BOARD)
            f.seats[k].tiles += 0.2
            if unknown:
                f.seats[k].units[0] += bread * 0.2
                f.seats[k].units[1] += marble * 0.2
                f.seats[k].units[2] += tools * 0.2
    if s.revealed == 0 or s.phase <= Phase.TUMULTS:
        for good in range(GOODS):
            f.short[good] = max(0.0, f.demand[good] - f.left[good])


@estimate
def land(box: Box, s: Tumult, me: int, f: Any) -> None:
    """Fields that are free: everywhere, and beside the statues of each seat."""
    for field in range(box.panels * CELLS):
        kind = s.land[field]
        if kind != FACE_DOWN and s.owner[field] == NOBODY:
            f.fields[kind] += 0.1
            reach = s.reach[field]
            for k in range(s.players):
                if (reach >> seat_at(s, me, k)) & 1 == 1:
                    f.seats[k].fields[kind] += 0.3


@estimate
def compare(box: Box, s: Tumult, me: int, k: int, f: Any) -> None:
    """What a seat can afford, as far as one knows, and how greedy it looks beside the others."""
    p = seat_at(s, me, k)
    if k == 0 or s.revealed == 1:
        verdicts = building.verdicts(box, s, p)
        for kind in range(LANDS):
            for beside in range(2):
                shift = building.BITS * (2 * kind + beside)
                if (verdicts >> shift) & ((1 << building.BITS) - 1) == Why.LEGAL:
                    f.seats[k].affordable[kind, beside] = 1.0
    for good in range(GOODS):
        most = 0.0
        for other in range(s.players):
            if other != k:
                most = max(most, f.seats[other].units[good])
        f.seats[k].greed[good] = f.seats[k].units[good] - most


@rule
def glance(s: Tumult, p: int) -> int:
    """The tile in hand: what may be done with it is the same for all of them, and what is best is not."""
    return 0 if s.hand[p] == NOBODY else 1 + s.face[s.hand[p]]


@estimate
def alone(box: Box, points: int) -> Any:
    return 0.0


FEATURES = TumultFeatures
