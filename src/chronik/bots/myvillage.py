"""What a seat knows of a position of My Village, as numbers around 1. Only the order of stacks is hidden."""

from typing import Any

from chronik.bots.features import Features, each, f32, nothing_more
from chronik.kernel import Record, estimate
from chronik.kernel.agenda import TASK, WHO, A
from chronik.myvillage import scoring
from chronik.myvillage.box import Box
from chronik.myvillage.dice import banner_value
from chronik.myvillage.lifetime import coffins, living
from chronik.myvillage.payment import in_store, payable
from chronik.myvillage.scoring import CATEGORIES
from chronik.myvillage.state import (
    CHURCHES,
    CUSTOMERS,
    DICE,
    FIELDS,
    GOODS,
    HALLS,
    HEADS,
    LETTERS,
    MARKS,
    NOBODY,
    PROFESSIONS,
    SEATS,
    STACKS,
    VALUES,
    MyVillage,
    Where,
)
from chronik.myvillage.values import shows, whole

TASKS = 26
HORIZON = 30
HASTE = {"base": {2: 0.3, 3: 0.9, 4: 1.8}}  # what ten rounds less are worth, by players
POINTS = 20.0
BLIND = ()
glance = nothing_more  # what is allowed tells which way chance went
CURIOSITY = 0.07  # how far one goes out of one's way, looking ahead, to try what was tried less
TWINS = False  # moves that look the same may differ in what no feature tells


class SeatFeatures(Record):
    """Of one seat."""

    total = f32()
    points = f32(CATEGORIES)
    tree = f32()
    house = f32()
    coins = f32()
    jokers = f32()
    goods = f32(GOODS)
    time = f32()  # clouds passed since the bridge
    reaper = f32()
    villagers = f32(PROFESSIONS)
    living = f32()
    pupils = f32(2)
    head = f32(HEADS)
    labourers = f32()
    church = f32(CHURCHES)
    healed = f32()
    monks = f32()
    hall = f32(HALLS)
    marks = f32(MARKS)
    meeting = f32()
    markers = f32()
    tile = f32()
    shops = f32(GOODS)
    values = f32(VALUES)  # craft buildings that show a banner value
    fields = f32()
    ploughs = f32()
    journeys = f32(LETTERS)
    waiting = f32()
    waiting_points = f32()
    ready_points = f32()  # of waiting customers whose goods are there
    customer_values = f32(VALUES)  # points of those, by banner value
    served = f32()
    hand = f32()
    first = f32()


class MyVillageFeatures(Features):
    rounds = f32()
    coffins = f32()
    chronicle = f32(PROFESSIONS)
    graves = f32()
    turns = f32()
    pool = f32(DICE)
    dice = f32(2)
    value = f32(VALUES)
    white = f32()
    waive = f32()
    rat = f32()
    hand_stories = f32()
    hand_open = f32()
    fields_left = f32()
    meetings_left = f32()
    monks_left = f32(STACKS)
    journeys_left = f32(LETTERS)
    displayed = f32()
    stacked = f32()
    mine = f32(TASKS)  # what is still to be done or decided, by oneself
    others = f32(TASKS)  # by others, or by itself
    asked = f32()
    amount = f32()  # of what one is asked about
    seats = each(SeatFeatures, SEATS)


def attempt(box: Any, s: Any, option: int, why: Any) -> None:
    """What a move leads to; `apply` is filled in."""
    apply(box, s, option, why)  # type: ignore[name-defined]  # noqa: F821


@estimate
def features(box: Box, s: MyVillage, me: int, f: Any) -> None:
    """Fill in what the seat knows; the record is blank."""
    table_features(box, s, f)
    agenda_features(s, me, f)
    players = whole(s.players)
    for k in range(players):
        p = me + k if me + k < players else me + k - players
        village(box, s, p, f.seats[k])
        belongings(box, s, p, f.seats[k])
    customers(box, s, me, players, f)


@estimate
def table_features(box: Box, s: MyVillage, f: Any) -> None:
    f.rounds = s.rounds * 0.1
    f.coffins = (box.coffins - coffins(s)) * 0.15
    for profession in range(PROFESSIONS):
        f.chronicle[profession] = s.chronicle[profession] * 0.5
    f.graves = s.graves * 0.3
    f.turns = s.turns * 0.3
    for kind in range(DICE):
        f.pool[kind] = s.pool[kind] * 0.5
    f.dice[0] = s.die[0] * 0.2
    f.dice[1] = s.die[1] * 0.2
    if s.die[0] > 0 and s.die[1] > 0:
        f.value[banner_value(s)] = 1.0
    f.white = s.white
    f.waive = s.waive
    f.rat = s.rat * 0.1
    f.hand_stories = s.hand_stories * 0.3
    f.hand_open = s.hand_open
    f.fields_left = s.fields_left * 0.1
    f.meetings_left = s.meetings_left * 0.3
    for stack in range(STACKS):
        f.monks_left[stack] = s.monks_left[stack] * 0.3
    for letter in range(LETTERS):
        f.journeys_left[letter] = s.journeys_left[letter] * 0.3
    f.stacked = s.stacked * 0.05


@estimate
def agenda_features(s: MyVillage, me: int, f: Any) -> None:
    for row in range(s.depth):
        at = slot(s.agenda[row, TASK])
        if s.agenda[row, WHO] == me:
            f.mine[at] += 1.0
        else:
            f.others[at] += 1.0
    if s.depth > 0:
        f.asked = s.agenda[s.depth - 1, WHO] == me
        f.amount = s.agenda[s.depth - 1, A] * 0.2


@estimate
def slot(task: int) -> int:
    """The numbers of tasks without the gap before those that happen by themselves."""
    return task if task < 64 else task - 45


@estimate
def village(box: Box, s: MyVillage, p: int, f: Any) -> None:
    """What stands in a village."""
    total = 0.0
    for category in range(CATEGORIES):
        points = scoring.score(box, s, p, category) * 1.0
        f.points[category] = points * 0.1
        total += points
    f.total = total * 0.05
    for profession in range(PROFESSIONS):
        f.villagers[profession] = s.villager[p, profession]
    f.living = living(s, p) * 0.3
    f.pupils[0] = s.pupil[p, 0]
    f.pupils[1] = s.pupil[p, 1]
    f.head[s.head[p]] = 1.0
    f.labourers = s.labourers[p]
    if s.church[p] != NOBODY:
        f.church[s.church[p]] = 1.0
    f.healed = s.healed[p] * 0.5
    f.monks = s.monks[p] * 0.3
    if s.hall[p] != NOBODY:
        f.hall[s.hall[p]] = 1.0
    for mark in range(MARKS):
        f.marks[mark] = s.mark[p, mark]
    f.meeting = s.meeting[p]
    f.markers = s.markers[p] * 0.5
    f.tile = s.tile[p] != NOBODY
    for kind in range(GOODS):
        card = s.shop[p, kind]
        if card != NOBODY:
            f.shops[kind] = 1.0
            for value in range(2, VALUES):
                f.values[value] += shows(box.shop_values[kind, card], value)
    f.fields = s.fields[p] * 0.3
    for field in range(FIELDS):
        f.ploughs += s.plough[p, field] * 0.3
    for letter in range(LETTERS):
        f.journeys[letter] = s.journey[p, letter] != NOBODY


@estimate
def belongings(box: Box, s: MyVillage, p: int, f: Any) -> None:
    f.tree = s.tree[p] * 0.1
    f.house = s.house[p] * 0.1
    f.coins = s.coins[p] * 0.2
    f.jokers = s.jokers[p] * 0.5
    for good in range(GOODS):
        f.goods[good] = in_store(s, p, good) * 0.4
    f.time = s.clock[p] * 0.1
    f.reaper = s.reaper[p]
    f.hand = s.hand_owner == p
    f.first = s.first == p


@estimate
def customers(box: Box, s: MyVillage, me: int, players: int, f: Any) -> None:
    """Who is on display, waits or was served."""
    for c in range(CUSTOMERS):
        where = whole(s.customer[c])
        if where == Where.DISPLAY:
            f.displayed += box.customer_points[c] * 0.03
        elif where >= Where.SERVED:
            f.seats[relative(where - Where.SERVED, me, players)].served += 0.2
        elif where >= Where.WAITING:
            p = where - Where.WAITING
            k = relative(p, me, players)
            points = box.customer_points[c] * 0.1
            f.seats[k].waiting += 0.3
            f.seats[k].waiting_points += points
            if payable(s, p, whole(box.customer_goods[c])):
                f.seats[k].ready_points += points
                for value in range(2, VALUES):
                    f.seats[k].customer_values[value] += points * box.customer_shows[value, c]


@estimate
def relative(p: int, me: int, players: int) -> int:
    """The place of a seat, counted from one's own."""
    return p - me if p >= me else p - me + players


@estimate
def alone(box: Box, points: int) -> Any:
    return 0.0


FEATURES = MyVillageFeatures
