"""The persons, each in one place: its name, when it can be played, what it does and asks, what it is worth.

A card with a full inkwell is played: `why_not`, `play`, and `ask` and `answer` if it has a question. One with
an empty inkwell is kept: `worth`. Prices and the numbers in the texts are in the component table `inn.toml`,
in the same order; what a card says is in the catalogues.
"""

from enum import IntEnum
from typing import Any

from chronik.kernel import DECLINE, note, push, rule, table
from chronik.kernel.agenda import TASK, A, B
from chronik.village import scoring, travel
from chronik.village.council import take_marker
from chronik.village.family import BIRTH, first_at, members_from, occupied
from chronik.village.family import apply as family_action
from chronik.village.inn.hand import bought, discard, holds
from chronik.village.inn.state import InnEvent, InnTask, InnWhy
from chronik.village.lifetime import AREA_OF, end_if_full, has_room
from chronik.village.market import hand_over, has_customers
from chronik.village.marriage import ceremony
from chronik.village.marriage.state import MarriageTask
from chronik.village.mass import can_climb
from chronik.village.names import AREAS, CITIES, INFLUENCE, NOBODY, STALLS, Area, Good, Place, Space
from chronik.village.payment import pay_grain
from chronik.village.port import burial, voyage
from chronik.village.port.state import PortTask, Water
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_coins, gain_cube, gain_grain, has_cubes, offer_cubes, receive_goods
from chronik.village.well import ONE_MORE_ACTION

# The Inn's own; those that the Port puts in place of the first four; Marriage's.
Person = IntEnum(
    "Person",
    "COUNT TRAVELLER MESSENGER TOLL_KEEPER MEDICO BARD SCRAP_DEALER DUCHESS CHRONICLER SMITH MILLER "
    "GRAVEDIGGER MIDWIFE ABBOT BISHOP NUN MAYOR BEADLE SCRIBE WAINWRIGHT CATTLE_DEALER FARMERS_WIFE "
    "MARKET_WOMAN WHOLESALER TREASURER JUGGLER FORTUNE_TELLER GUILD_MASTER NIGHT_WATCHMAN INNKEEPER "
    "ADMIRAL HELMSMAN QUARTERMASTER CARTOGRAPHER "
    "SHOPKEEPER JACK_OF_ALL_TRADES COUSIN",
    start=0,
)


class PersonTask(IntEnum):
    """What single persons ask."""

    TOLL = 26
    GRIND = 27
    EXHUME = 28
    CATTLE = 29
    JUGGLE = 30
    FORTUNE = 31
    SCRAP = 32
    SHOPPING = 33


FIRST, LAST = InnTask.BARD, max(PersonTask)  # of all questions of persons
CITY, STALL, AREA = 1, 1, 0  # + city, + stall, + area: options of their questions
NO, YES = 0, 1
FREE = 1  # of a climb or a ceremony: it costs nothing
ASKED = 1  # of a burial or the end of a market day: the person who waited for it had its say
CATTLE = (Good.HORSE, Good.OX)
SHOPPING = (Good.BREAD, Good.TOOL)
KEPT = (
    *(Person.COUNT, Person.MEDICO, Person.DUCHESS, Person.CHRONICLER, Person.BISHOP, Person.MAYOR),
    *(Person.WHOLESALER, Person.TREASURER, Person.GUILD_MASTER, Person.CARTOGRAPHER),
)


@rule
def why_not(box: Box, s: Village, person: int, task: int, p: int, a: int, own: bool) -> int:
    """When: at this question, which is one of the own turn or not."""
    if person == Person.ABBOT:
        fits = task == Task.CLIMB and a == 0 and can_climb(box, s, p, FREE)
        return Why.LEGAL if fits else InnWhy.NOT_NOW
    if person == Person.MARKET_WOMAN:
        if task != Task.SALE:
            return InnWhy.NOT_NOW
        return Why.LEGAL if s.waived[p] == 0 else InnWhy.WAIVED_ALREADY
    if not own or person == Person.BARD or person == Person.SCRAP_DEALER:
        return InnWhy.NOT_NOW
    if box.person_good[person] != NOBODY:
        return Why.LEGAL if s.stock[box.person_good[person]] > 0 else Why.SUPPLY_EMPTY
    if person == Person.TRAVELLER or person == Person.MESSENGER:
        return why_not_trip(box, s, p, a | freed_by(person)) if task == Task.TRAVEL else InnWhy.NOT_NOW
    if person == Person.TOLL_KEEPER:
        return Why.LEGAL if scoring.cities_visited(s, p) > 0 else InnWhy.NO_CITY
    if person == Person.MILLER:
        if s.grain[p] == 0:
            return Why.NO_GRAIN
        return Why.LEGAL if s.coin_stock > 0 else Why.SUPPLY_EMPTY
    if person == Person.GRAVEDIGGER:
        return Why.LEGAL if first_at(s, p, Place.GRAVE) != NOBODY and has_room(s) else InnWhy.NO_GRAVE
    if person == Person.MIDWIFE:
        return Why.LEGAL if first_at(s, p, Place.UNBORN) != NOBODY else Why.NOBODY_UNBORN
    if person == Person.NUN:
        return Why.LEGAL if first_at(s, p, Place.FARM) != NOBODY else Why.NOBODY_ON_FARM
    if person == Person.CATTLE_DEALER:
        return why_not_either(s, CATTLE)
    if person == Person.FARMERS_WIFE:
        if s.grain[p] >= box.barn:
            return InnWhy.BARN_FULL
        return Why.LEGAL if s.grain_stock > 0 else Why.SUPPLY_EMPTY
    if person == Person.JUGGLER:
        return Why.LEGAL if has_cubes(s) else Why.SUPPLY_EMPTY
    if person == Person.FORTUNE_TELLER:
        return Why.LEGAL if s.life[p] > 0 else InnWhy.NO_TIME_SPENT
    if person == Person.SHOPKEEPER:
        return why_not_either(s, SHOPPING)
    if person == Person.COUSIN and task == MarriageTask.MARRIAGE and a != FREE:
        return ceremony.why_not_join(box, s, p, FREE)
    fits = person == Person.BEADLE or person == Person.NIGHT_WATCHMAN
    if person == Person.JACK_OF_ALL_TRADES:
        fits = task == InnTask.PAUSE
    elif person == Person.ADMIRAL:
        fits = task == Task.TRAVEL and s.ship[p] == Water.HARBOUR and a & voyage.FREE_CAPTAIN == 0
    elif person == Person.HELMSMAN:
        fits = task == PortTask.SAIL or (task == Task.TRAVEL and s.ship[p] != Water.HARBOUR)
    elif person == Person.QUARTERMASTER:
        fits = task == PortTask.LOAD
    return Why.LEGAL if fits else InnWhy.NOT_NOW


@rule
def play(box: Box, s: Village, p: int, person: int) -> None:
    """What it does at once, or asks. The question that the card came in between lies on top of the agenda."""
    worth = box.person_worth[person]
    question = s.depth - 1
    if box.person_good[person] != NOBODY:
        receive_goods(s, p, box.person_good[person], worth)
    elif person == Person.TRAVELLER or person == Person.MESSENGER:
        s.agenda[question, A] |= freed_by(person)
    elif person == Person.ABBOT or person == Person.COUSIN:
        s.agenda[question, A] = FREE
    elif person == Person.TOLL_KEEPER:
        push(s, PersonTask.TOLL, p, worth)
    elif person == Person.MILLER:
        push(s, PersonTask.GRIND, p, worth)
    elif person == Person.GRAVEDIGGER:
        push(s, PersonTask.EXHUME, p)
    elif person == Person.MIDWIFE:
        family_action(box, s, p, BIRTH)
    elif person == Person.NUN:
        push(s, Task.SEND, p, Place.FARM, Place.CHURCH_1)
    elif person == Person.BEADLE:
        push(s, Task.PRIVILEGE, p, worth)
    elif person == Person.CATTLE_DEALER:
        push(s, PersonTask.CATTLE, p, worth)
    elif person == Person.FARMERS_WIFE:
        note(s, Event.GOT_GRAIN, p, gain_grain(box, s, p, box.barn))
    elif person == Person.MARKET_WOMAN:
        s.waived[p] = 1
    elif person == Person.JUGGLER:
        push(s, PersonTask.JUGGLE, p, worth)
    elif person == Person.FORTUNE_TELLER:
        push(s, PersonTask.FORTUNE, p, worth)
    elif person == Person.NIGHT_WATCHMAN:  # takes the marker even from whoever holds it
        offer_cubes(s, p, worth)
        s.heir = NOBODY
        take_marker(s, p)
    elif person == Person.ADMIRAL:
        s.agenda[question, A] |= voyage.FREE_CAPTAIN
    elif person == Person.HELMSMAN:
        s.agenda[question, A if s.agenda[question, TASK] == PortTask.SAIL else B] += worth
    elif person == Person.QUARTERMASTER:
        s.holds[p] += worth
    elif person == Person.SHOPKEEPER:
        push(s, PersonTask.SHOPPING, p, worth)
    elif person == Person.JACK_OF_ALL_TRADES:
        push(s, Task.ANY_ACTION, p, ONE_MORE_ACTION)


@rule
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    """What the persons who ask something offer; `a` is how much of it, `b` what was taken already."""
    if task == PersonTask.TOLL:
        why[DECLINE] = Why.LEGAL
        for city in range(CITIES):
            if (b >> city) & 1 == 0:
                why[CITY + city] = Why.LEGAL if s.marker[p, city] == 1 else InnWhy.NO_CITY
    elif task == PersonTask.GRIND:
        for sacks in range(1, min(a, min(s.grain[p], s.coin_stock)) + 1):
            why[sacks] = Why.LEGAL
    elif task == PersonTask.EXHUME:
        for area in range(AREAS):
            why[AREA + area] = Why.LEGAL if s.room[area] > 0 else InnWhy.NO_GRAVE
    elif task == PersonTask.CATTLE:
        either_options(s, CATTLE, why)
    elif task == PersonTask.JUGGLE:
        for colour in range(INFLUENCE):
            if (b >> colour) & 1 == 0:
                why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY
    elif task == PersonTask.FORTUNE:
        for steps in range(1, min(a, s.life[p]) + 1):
            why[steps] = Why.LEGAL
    elif task == PersonTask.SCRAP:
        why[DECLINE] = Why.LEGAL
        for i in range(STALLS):
            if s.stall[i] != NOBODY:
                why[STALL + i] = Why.LEGAL
    elif task == PersonTask.SHOPPING:
        either_options(s, SHOPPING, why)
    else:
        why[NO] = Why.LEGAL
        why[YES] = Why.LEGAL


@rule
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == PersonTask.TOLL:
        if option != DECLINE:
            if a > 1:
                push(s, PersonTask.TOLL, p, a - 1, b | 1 << (option - CITY))
            travel.reward_visit(box, s, p, option - CITY)
    elif task == PersonTask.GRIND:
        pay_grain(s, p, option)
        gain_coins(s, p, option)
    elif task == PersonTask.EXHUME:
        exhume(box, s, p, option - AREA)
    elif task == PersonTask.CATTLE:
        receive_goods(s, p, CATTLE[option], a)
    elif task == PersonTask.JUGGLE:
        gain_cube(s, p, option)
        if a > 1:
            push(s, PersonTask.JUGGLE, p, a - 1, b | 1 << option)
    elif task == PersonTask.FORTUNE:
        s.life[p] -= option
        note(s, InnEvent.TURNED_BACK, p, option)
    elif task == PersonTask.SCRAP:
        if option != DECLINE:
            discard(s, p, Person.SCRAP_DEALER)
            hand_over(s, p, option - STALL)
    elif task == PersonTask.SHOPPING:
        receive_goods(s, p, SHOPPING[option], 1)
        if a > 1:
            push(s, PersonTask.SHOPPING, p, a - 1)
    elif option == YES:
        sing(box, s, p, a)
    else:
        push(s, Task.BURY, p, a, ASKED)


@table
def proceed(s: Village, task: int, p: int, a: int, b: int) -> bool:
    """Two wait for their moment: before a market closes, before somebody is buried."""
    if task == Task.CLOSE_MARKET and wants_scrap(s, p, a):
        push(s, Task.CLOSE_MARKET, p, ASKED)
        push(s, PersonTask.SCRAP, p)
    elif task == Task.BURY and wants_bard(s, p, a, b):
        push(s, InnTask.BARD, p, a)
    else:
        return False
    return True


@rule
def worth(box: Box, s: Village, p: int, person: int) -> int:
    """At the end of the game, if it was kept: mostly the number in its text for each thing that it counts."""
    each = box.person_worth[person]
    if person == Person.COUNT:  # as if one more city were visited; for somebody who has been to one
        cities = scoring.cities_visited(s, p)
        return box.travel_points[min(cities + 1, CITIES)] - box.travel_points[cities] if cities > 0 else 0
    if person == Person.MEDICO:
        return each * members_from(s, p, Place.FARM, Place.PARENTS)
    if person == Person.DUCHESS:
        return each * bought(box, s, p)
    if person == Person.CHRONICLER:
        return each * scoring.in_chronicle(s, p)
    if person == Person.BISHOP:
        return each * members_from(s, p, Place.CHURCH_1, Place.CHURCH_4)
    if person == Person.MAYOR:
        return each * members_from(s, p, Place.COUNCIL_3, Place.COUNCIL_4)
    if person == Person.WHOLESALER:
        return each * scoring.customers_served(s, p)
    if person == Person.TREASURER:
        return min(s.coins[p], each)
    if person == Person.GUILD_MASTER:
        return each * members_from(s, p, Place.WAINWRIGHT, Place.BREWERY)
    if person == Person.CARTOGRAPHER:
        return each * members_from(s, p, Place.LIGHTHOUSE_1, Place.LIGHTHOUSE_6)
    return 0


# the Traveller spares the cubes of a trip, the Messenger the wagon


@rule
def freed_by(person: int) -> int:
    return travel.NO_CUBES if person == Person.TRAVELLER else travel.NO_WAGON


@rule
def why_not_trip(box: Box, s: Village, p: int, free: int) -> int:
    """Only for a trip that can be made then, if need be with the other one's help."""
    for other in (Person.TRAVELLER, Person.MESSENGER):
        if holds(s, p, other):
            free |= freed_by(other)
    family = occupied(s, p)
    for road in range(box.roads):
        for direction in range(2):
            if travel.why_not_travel(box, s, p, free, family, road, direction) == Why.LEGAL:
                return Why.LEGAL
    return InnWhy.NO_TRIP


# one of two goods: the Cattle Dealer brings one, the Shopkeeper one after the other


@rule
def why_not_either(s: Village, goods: Any) -> int:
    return Why.LEGAL if s.stock[goods[0]] + s.stock[goods[1]] > 0 else Why.SUPPLY_EMPTY


@rule
def either_options(s: Village, goods: Any, why: Any) -> None:
    for k in range(2):
        why[k] = Why.LEGAL if s.stock[goods[k]] > 0 else Why.SUPPLY_EMPTY


# the Gravedigger: from a grave into any area of the chronicle; the grave is free again


@rule
def exhume(box: Box, s: Village, p: int, area: int) -> None:
    m = first_at(s, p, Place.GRAVE)
    s.room[area] -= 1
    s.room[Area.GRAVES] += 1
    s.place[p, m] = Place.CHRONICLE_FARM + area
    note(s, InnEvent.EXHUMED, p, box.generation[m], s.place[p, m])
    end_if_full(s, p, s.place[p, m])


# the Jack-of-all-Trades: one more action, of any space but the market and the inn


@rule
def action_options(box: Box, why: Any) -> None:
    for space in range(box.spaces):
        if box.open[space] == 1 and space != Space.MARKET and space != Space.INN:
            why[space] = Why.LEGAL


# the Scrap Dealer: after a market day a customer who was left over, for its caller


@rule
def wants_scrap(s: Village, p: int, asked: int) -> bool:
    waits = asked != ASKED and p != NOBODY and p < s.players
    return waits and holds(s, p, Person.SCRAP_DEALER) and has_customers(s)


# the Bard: a dead member counts as in the chronicle though its area is full


@rule
def wants_bard(s: Village, p: int, m: int, asked: int) -> bool:
    if asked == ASKED or p >= s.players or not holds(s, p, Person.BARD):
        return False
    area = AREA_OF[s.place[p, m] - Place.FARM]
    return area < Area.GRAVES and s.room[area] == 0


@rule
def sing(box: Box, s: Village, p: int, m: int) -> None:
    discard(s, p, Person.BARD)
    note(s, InnEvent.BESIDE_CHRONICLE, p, box.generation[m], s.place[p, m])
    burial.clear_hold(s, p, m)
    s.place[p, m] = Place.BESIDE
