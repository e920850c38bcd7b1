"""What a seat knows of a position of Village, with or without expansions, as numbers around 1."""

from typing import Any

from chronik.bots.features import Features, each, f32, nothing_more
from chronik.kernel import Record, estimate, rule
from chronik.kernel.agenda import TASK, WHO, A
from chronik.village import expansions, scoring
from chronik.village.inn.persons import Person
from chronik.village.inn.state import STACKS
from chronik.village.market import has_wares
from chronik.village.names import (
    AREAS,
    CITIES,
    CUBES,
    CUSTOMERS,
    GOODS,
    INFLUENCE,
    MEMBERS,
    NOBODY,
    QUEUE,
    SEATS,
    SPACES,
    STALLS,
    Place,
)
from chronik.village.port.state import PIECES, WATERS
from chronik.village.scoring import Category
from chronik.village.solo.state import SLOTS, TITLES
from chronik.village.state import Box, Task, Village

TASKS = 82
GENERATIONS = 5
PEOPLE = len(Person)
CATEGORIES = len(Category)
PLACES = Place.UNBURIED + 1
HORIZON = 20  # rounds; a game that lasts longer is scored as it stands, for only deaths end it
# What ten rounds less are worth, by the part of the rules and players.
HASTE = {
    "base": {2: 2.2, 3: 2.0, 4: 9.0, 5: 2.6},
    "expansions": {1: 0.0, 2: 1.0, 3: 1.6, 4: 3.0, 5: 2.6},
}
POINTS = 20.0  # are 1 to a network
BLIND = ()
glance = nothing_more  # what is allowed tells which way chance went
CURIOSITY = 0.07  # how far one goes out of one's way, looking ahead, to try what was tried less
TWINS = False  # moves that look the same may differ in what no feature tells


class SeatFeatures(Record):
    """Of one seat; of Conny only where her people are."""

    total = f32()
    points = f32(CATEGORIES)
    grain = f32()
    coins = f32()
    cubes = f32(INFLUENCE)
    goods = f32(GOODS)
    time = f32()  # of life, spent since the last death
    deaths_due = f32()
    members = f32(PLACES)  # at each place
    generation = f32(GENERATIONS)  # the living, by number
    cities = f32(CITIES)
    stalls = f32(STALLS)  # the worth of a customer that could be served now
    next_first = f32()
    turn = f32()
    passed = f32()
    waived = f32()
    cards = f32()
    played = f32()
    chests = f32()
    ship = f32(WATERS)
    holds = f32()
    cargo = f32(PIECES)


class VillageFeatures(Features):
    rounds = f32()
    room = f32(AREAS + 1)
    chronicle_left = f32()
    cubes_left = f32()
    cubes = f32(SPACES, CUBES)
    customers = f32(STALLS)
    queue = f32(QUEUE)
    missing = f32(STALLS + QUEUE)  # pieces that one lacks to serve a customer
    stacked = f32()
    last_turns = f32()
    ending = f32()
    caller = f32()
    tray = f32(SLOTS)
    mine = f32(TASKS)  # what is still to be done or decided, by oneself
    others = f32(TASKS)  # by others, or by itself
    asked = f32()
    price = f32(INFLUENCE)  # that one has still to pay
    serving = f32()
    hand = f32(PEOPLE)  # person cards that one holds
    offered = f32(PEOPLE)  # on top of a stack
    seats = each(SeatFeatures, SEATS)


def attempt(box: Any, s: Any, option: int, why: Any) -> None:
    """What a move leads to; `apply` is filled in."""
    apply(box, s, option, why)  # type: ignore[name-defined]  # noqa: F821


@estimate
def features(box: Box, s: Village, me: int, f: Any) -> None:
    """Fill in what the seat knows; the record is blank."""
    table_features(box, s, me, f)
    agenda_features(box, s, me, f)
    if box.inn == 1:
        person_features(s, me, f)
    public, served = worth_of_others(box, s, me)
    for k in range(box.families):
        p = me + k if me + k < box.families else me + k - box.families
        people(s, p, f.seats[k])
        if p < s.players:
            points(box, s, p, me, public, served, f.seats[k])
            belongings(box, s, p, f.seats[k])


@estimate
def table_features(box: Box, s: Village, me: int, f: Any) -> None:
    f.rounds = s.rounds * 0.1
    left = 0
    for area in range(AREAS + 1):
        f.room[area] = s.room[area] * 0.2
        left += s.room[area]
    f.chronicle_left = (left - s.room[AREAS]) * 0.1
    f.cubes_left = s.cubes_left * 0.05
    for space in range(box.spaces):
        for colour in range(CUBES):
            f.cubes[space, colour] = s.cubes[space, colour] * 0.5
    for i in range(box.stalls):
        if s.stall[i] != NOBODY:
            f.customers[i] = box.worth[s.stall[i]] * 0.1
            f.missing[i] = missing(box, s, me, s.stall[i]) * 0.3
    for i in range(QUEUE):
        if s.queue[i] != NOBODY:
            f.queue[i] = box.worth[s.queue[i]] * 0.1
            f.missing[STALLS + i] = missing(box, s, me, s.queue[i]) * 0.3
    f.stacked = s.stacked * 0.05
    if s.last_turns != NOBODY:
        f.ending = 1.0
        f.last_turns = s.last_turns * 0.3
    if s.trigger != NOBODY:
        f.ending = 1.0
    if s.caller != NOBODY:
        f.caller = 1.0 if s.caller == me else -1.0
    if box.solo == 1:
        for slot in range(SLOTS):
            for colour in range(CUBES):
                f.tray[slot] += s.tray[slot, colour]


@rule
def missing(box: Box, s: Village, p: int, customer: int) -> int:
    count = max(0, box.wants_grain[customer] - s.grain[p])
    for good in range(GOODS):
        count += max(0, box.wants[customer, good] - s.goods[p, good])
    return count


@estimate
def agenda_features(box: Box, s: Village, me: int, f: Any) -> None:
    """All that is still to be done, and what it will take."""
    for row in range(s.depth):
        task, who = s.agenda[row, TASK], s.agenda[row, WHO]
        if who == me:
            f.mine[slot(task)] += 1.0
            if task == Task.PAY:
                for colour in range(INFLUENCE):
                    f.price[colour] += (s.agenda[row, A] >> (2 * colour)) & 3
            elif task == Task.SERVE:
                f.serving = box.worth[s.stall[s.agenda[row, A]]] * 0.2
        else:
            f.others[slot(task)] += 1.0
    if s.depth > 0 and s.agenda[s.depth - 1, WHO] == me:
        f.asked = 1.0


@estimate
def person_features(s: Village, me: int, f: Any) -> None:
    """The cards that one could play, and those that could be bought; what others hold is their secret."""
    for card in range(PEOPLE):
        f.hand[card] = (s.hand[me] >> card) & 1
    for stack in range(STACKS):
        if s.piled[stack] > 0:
            f.offered[s.pile[stack, 0]] = 1.0


@rule
def slot(task: int) -> int:
    """The numbers of tasks without the gaps between them: 64, 96 and 104 begin a row."""
    if task < 64:
        return task
    if task < 96:
        return task - 5
    return task - 24 if task < 104 else task - 27


@rule
def worth_of_others(box: Box, s: Village, me: int) -> Any:
    """The customers that others have served: what all of them are worth, and how many they are.

    Who of the others holds which one is their secret.
    """
    worth, count = 0, 0
    for customer in range(CUSTOMERS):
        if s.owner[customer] != NOBODY and s.owner[customer] != me:
            worth += box.worth[customer]
            count += 1
    return worth, count


@estimate
def points(box: Box, s: Village, p: int, me: int, worth: int, served: int, f: Any) -> None:
    total = 0.0
    for category in range(CATEGORIES):
        if category == Category.CUSTOMERS and p != me:
            count = scoring.customers_served(s, p)
            value = count * worth / served if count > 0 else 0.0
        elif category == Category.PERSONS:
            value = expansions.score(box, s, p, category) * 1.0 if box.inn == 1 else 0.0
        else:
            value = scoring.score(box, s, p, category) * 1.0
        f.points[category] = value * 0.1
        total += value
    f.total = total * 0.05


@estimate
def people(s: Village, p: int, f: Any) -> None:
    for m in range(MEMBERS):
        place = s.place[p, m]
        if place != Place.NOT_IN_THE_BOX:
            f.members[place] += 0.5
            if Place.BAG <= place < Place.BESIDE:
                f.generation[min(GENERATIONS, s.number[p, m]) - 1] += 0.5


@estimate
def belongings(box: Box, s: Village, p: int, f: Any) -> None:
    f.grain = s.grain[p] * 0.3
    f.coins = s.coins[p] * 0.3
    for colour in range(INFLUENCE):
        f.cubes[colour] = s.influence[p, colour] * 0.3
    for good in range(GOODS):
        f.goods[good] = s.goods[p, good] * 0.5
    f.time = s.life[p] * 0.1
    f.deaths_due = s.due[p]
    for city in range(CITIES):
        f.cities[city] = s.marker[p, city] * 0.5
    for i in range(box.stalls):
        if s.stall[i] != NOBODY and has_wares(box, s, p, s.stall[i]):
            f.stalls[i] = box.worth[s.stall[i]] * 0.2
    f.next_first = s.heir == p
    f.turn = s.turn == p
    f.passed = s.passed[p]
    f.waived = s.waived[p]
    if box.inn == 1:
        f.cards = bits(s.hand[p]) * 0.3
        f.played = bits(s.played[p]) * 0.2
    if box.port == 1:
        f.chests = bits(s.chests[p]) * 0.5
        f.ship[s.ship[p]] = 1.0
        f.holds = s.holds[p] * 0.2
        for piece in range(PIECES):
            f.cargo[piece] = s.cargo[p, piece]


@rule
def bits(set_of: Any) -> int:
    count = 0
    while set_of != 0:
        set_of &= set_of - 1
        count += 1
    return count


@estimate
def alone(box: Box, points: int) -> Any:
    """The title that a solo game earns, from 0 to 1."""
    title = 0.0
    for step in range(1, TITLES):
        title += points >= box.title[step]
    return title / (TITLES - 1)


FEATURES = VillageFeatures
