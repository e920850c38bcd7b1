"""The persons that are played: for each, when it can be, what it does and what it asks.

Those with an empty inkwell wait for the final scoring: `scoring.py` beside this file. What all persons are
called, what they cost and the numbers in their texts are in the component table `inn.toml`.
"""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.kernel.agenda import A
from chronik.village import scoring, travel
from chronik.village.council import take_marker
from chronik.village.family import BIRTH, first_at, occupied
from chronik.village.family import apply as family_action
from chronik.village.inn.hand import discard, holds
from chronik.village.inn.state import InnEvent, InnTask, InnWhy, Person, PersonTask
from chronik.village.lifetime import AREA_OF, end_if_full
from chronik.village.market import hand_over
from chronik.village.marriage import ceremony
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import AREAS, CITIES, INFLUENCE, NOBODY, STALLS, Area, Good, Place, Space
from chronik.village.payment import pay_grain
from chronik.village.port import burial, cards
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_coins, gain_cube, gain_grain, has_cubes, offer_cubes, receive_goods
from chronik.village.well import ONE_MORE_ACTION

CITY, STALL, AREA = 1, 1, 0  # + city, + stall, + area: options of their questions
NO, YES = 0, 1
FREE = 1  # of a climb or a ceremony: it costs nothing
ASKED = 1  # of a burial or the end of a market day: the person who waited for it had its say
CATTLE = (Good.HORSE, Good.OX)
SHOPPING = (Good.BREAD, Good.TOOL)


# one of two goods: the Cattle Dealer brings one, the Shopkeeper one after the other


@rule
def why_not_either(s: Village, goods: Any) -> int:
    return Why.LEGAL if s.stock[goods[0]] + s.stock[goods[1]] > 0 else Why.SUPPLY_EMPTY


@rule
def either_options(s: Village, goods: Any, why: Any) -> None:
    for k in range(2):
        why[k] = Why.LEGAL if s.stock[goods[k]] > 0 else Why.SUPPLY_EMPTY


@rule
def shop(s: Village, p: int, count: int, good: int) -> None:
    receive_goods(s, p, good, 1)
    if count > 1:
        push(s, PersonTask.SHOPPING, p, count - 1)


# the Traveller spares the cubes of a trip, the Messenger the wagon


@rule
def freed_by(person: int) -> int:
    return travel.NO_CUBES if person == Person.TRAVELLER else travel.NO_WAGON


@rule
def why_not_trip(box: Box, s: Village, person: int, task: int, p: int, free: int) -> int:
    """Only for a trip that can be made then, if need be with the other one's help."""
    if task != Task.TRAVEL:
        return InnWhy.NOT_NOW
    free |= freed_by(person)
    for other in (Person.TRAVELLER, Person.MESSENGER):
        if holds(s, p, other):
            free |= freed_by(other)
    family = occupied(s, p)
    for road in range(box.roads):
        for direction in range(2):
            if travel.why_not_travel(box, s, p, free, family, road, direction) == Why.LEGAL:
                return Why.LEGAL
    return InnWhy.NO_TRIP


# the Toll Keeper: the rewards of cities with an own marker once more, each city once


@rule
def toll_options(s: Village, p: int, taken: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for city in range(CITIES):
        if (taken >> city) & 1 == 0:
            why[CITY + city] = Why.LEGAL if s.marker[p, city] == 1 else InnWhy.NO_CITY


@rule
def collect_toll(box: Box, s: Village, p: int, count: int, taken: int, option: int) -> None:
    if option == DECLINE:
        return
    if count > 1:
        push(s, PersonTask.TOLL, p, count - 1, taken | 1 << (option - CITY))
    travel.reward_visit(box, s, p, option - CITY)


# the Miller: grain becomes coins


@rule
def why_not_grind(s: Village, p: int) -> int:
    if s.grain[p] == 0:
        return Why.NO_GRAIN
    return Why.LEGAL if s.coin_stock > 0 else Why.SUPPLY_EMPTY


@rule
def grind_options(s: Village, p: int, most: int, why: Any) -> None:
    for sacks in range(1, min(most, min(s.grain[p], s.coin_stock)) + 1):
        why[sacks] = Why.LEGAL


# the Gravedigger: from a grave into any area of the chronicle; the grave is free again


@rule
def why_not_exhume(s: Village, p: int) -> int:
    room = 0
    for area in range(AREAS):
        room += s.room[area]
    return Why.LEGAL if first_at(s, p, Place.GRAVE) != NOBODY and room > 0 else InnWhy.NO_GRAVE


@rule
def exhume_options(s: Village, why: Any) -> None:
    for area in range(AREAS):
        why[AREA + area] = Why.LEGAL if s.room[area] > 0 else InnWhy.NO_GRAVE


@rule
def exhume(box: Box, s: Village, p: int, area: int) -> None:
    m = first_at(s, p, Place.GRAVE)
    s.room[area] -= 1
    s.room[Area.GRAVES] += 1
    s.place[p, m] = Place.CHRONICLE_FARM + area
    note(s, InnEvent.EXHUMED, p, box.generation[m], s.place[p, m])
    end_if_full(s, p, s.place[p, m])


# the Juggler: cubes of different colours


@rule
def juggle_options(s: Village, taken: int, why: Any) -> None:
    for colour in range(INFLUENCE):
        if (taken >> colour) & 1 == 0:
            why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY


@rule
def juggle(s: Village, p: int, count: int, taken: int, colour: int) -> None:
    gain_cube(s, p, colour)
    if count > 1:
        push(s, PersonTask.JUGGLE, p, count - 1, taken | 1 << colour)


# the Fortune Teller turns the life marker back, never past the quill


@rule
def fortune_options(s: Village, p: int, most: int, why: Any) -> None:
    for steps in range(1, min(most, s.life[p]) + 1):
        why[steps] = Why.LEGAL


# the Market Woman: no cubes for sales until the market closes


@rule
def why_not_waive(s: Village, task: int, p: int) -> int:
    if task != Task.SALE:
        return InnWhy.NOT_NOW
    return Why.LEGAL if s.waived[p] == 0 else InnWhy.WAIVED_ALREADY


# the Night Watchman takes the next-first-player marker even from whoever holds it


@rule
def watch(s: Village, p: int, cubes: int) -> None:
    offer_cubes(s, p, cubes)
    s.heir = NOBODY
    take_marker(s, p)


# the Jack-of-all-Trades: one more action, of any space but the market and the inn


@rule
def action_options(box: Box, why: Any) -> None:
    for space in range(box.spaces):
        if box.open[space] == 1 and space != Space.MARKET and space != Space.INN:
            why[space] = Why.LEGAL


# the Cousin is sent to the ceremony for nothing


@rule
def why_not_wed(box: Box, s: Village, task: int, p: int, a: int) -> int:
    if task != MarriageTask.MARRIAGE or a == ceremony.FREE:
        return InnWhy.NOT_NOW
    return ceremony.why_not_join(box, s, p, ceremony.FREE)


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


# the Scrap Dealer: after a market day a customer who was left over, for its caller


@rule
def wants_scrap(s: Village, p: int, asked: int) -> bool:
    if asked == ASKED or p == NOBODY or p >= s.players or not holds(s, p, Person.SCRAP_DEALER):
        return False
    for i in range(STALLS):
        if s.stall[i] != NOBODY:
            return True
    return False


@rule
def ask_scrap(s: Village, p: int) -> None:
    push(s, Task.CLOSE_MARKET, p, ASKED)
    push(s, PersonTask.SCRAP, p)


@rule
def scrap_options(s: Village, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for i in range(STALLS):
        if s.stall[i] != NOBODY:
            why[STALL + i] = Why.LEGAL


@rule
def take_scrap(s: Village, p: int, option: int) -> None:
    if option != DECLINE:
        discard(s, p, Person.SCRAP_DEALER)
        hand_over(s, p, option - STALL)


# all persons, by name: when, what, and their questions


@rule
def why_not(box: Box, s: Village, person: int, task: int, p: int, a: int) -> int:
    """For a card in hand, in the own turn; the Abbot and the Market Woman have moments of their own."""
    if box.person_good[person] != NOBODY:
        return Why.LEGAL if s.stock[box.person_good[person]] > 0 else Why.SUPPLY_EMPTY
    if person == Person.TRAVELLER or person == Person.MESSENGER:
        return why_not_trip(box, s, person, task, p, a)
    if person == Person.TOLL_KEEPER:
        return Why.LEGAL if scoring.cities_visited(s, p) > 0 else InnWhy.NO_CITY
    if person == Person.MILLER:
        return why_not_grind(s, p)
    if person == Person.GRAVEDIGGER:
        return why_not_exhume(s, p)
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
    if person == Person.JACK_OF_ALL_TRADES:
        return Why.LEGAL if task == InnTask.PAUSE else InnWhy.NOT_NOW
    if person == Person.COUSIN:
        return why_not_wed(box, s, task, p, a)
    if person == Person.BEADLE or person == Person.NIGHT_WATCHMAN:
        return Why.LEGAL
    return cards.why_not(s, person, task, p, a)


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
    elif person == Person.NIGHT_WATCHMAN:
        watch(s, p, worth)
    elif person == Person.SHOPKEEPER:
        push(s, PersonTask.SHOPPING, p, worth)
    elif person == Person.JACK_OF_ALL_TRADES:
        push(s, Task.ANY_ACTION, p, ONE_MORE_ACTION)
    else:
        cards.play(s, p, person, worth)


@rule
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == PersonTask.TOLL:
        toll_options(s, p, b, why)
    elif task == PersonTask.GRIND:
        grind_options(s, p, a, why)
    elif task == PersonTask.EXHUME:
        exhume_options(s, why)
    elif task == PersonTask.CATTLE:
        either_options(s, CATTLE, why)
    elif task == PersonTask.JUGGLE:
        juggle_options(s, b, why)
    elif task == PersonTask.FORTUNE:
        fortune_options(s, p, a, why)
    elif task == PersonTask.SCRAP:
        scrap_options(s, why)
    elif task == PersonTask.BARD:
        why[NO] = Why.LEGAL
        why[YES] = Why.LEGAL
    else:
        either_options(s, SHOPPING, why)


@rule
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == PersonTask.TOLL:
        collect_toll(box, s, p, a, b, option)
    elif task == PersonTask.GRIND:
        pay_grain(s, p, option)
        gain_coins(s, p, option)
    elif task == PersonTask.EXHUME:
        exhume(box, s, p, option - AREA)
    elif task == PersonTask.CATTLE:
        receive_goods(s, p, CATTLE[option], a)
    elif task == PersonTask.JUGGLE:
        juggle(s, p, a, b, option)
    elif task == PersonTask.FORTUNE:
        s.life[p] -= option
        note(s, InnEvent.TURNED_BACK, p, option)
    elif task == PersonTask.SCRAP:
        take_scrap(s, p, option)
    elif task == PersonTask.SHOPPING:
        shop(s, p, a, SHOPPING[option])
    elif option == YES:
        sing(box, s, p, a)
    else:
        push(s, Task.BURY, p, a, ASKED)
