"""The person cards: when each can be played, what it does, what it is worth at the end."""

from typing import Any

import numpy as np

from chronik.kernel import drop, note, push, rule
from chronik.village import marriage, port_burial, port_cards, scoring, travel
from chronik.village.council import take_marker
from chronik.village.family import BIRTH, first_at, occupied
from chronik.village.family import apply as family_action
from chronik.village.lifetime import AREA_OF
from chronik.village.mass import can_climb
from chronik.village.state import (
    AREAS,
    CITIES,
    INFLUENCE,
    MEMBERS,
    NOBODY,
    PERSONS,
    STALLS,
    Area,
    Box,
    Event,
    Good,
    Person,
    Place,
    Space,
    Task,
    Village,
    Why,
)
from chronik.village.supply import gain_goods, gain_grain, only_kind

# Questions of one's own turn at which any card may come in between: whatever is not a payment or a death.
MOMENTS = sum(
    1 << task
    for task in (
        Task.TAKE,
        Task.HARVEST,
        Task.FAMILY,
        Task.CRAFTS,
        Task.PRODUCE,
        Task.SALE,
        Task.COUNCIL,
        Task.PRIVILEGE,
        Task.TRAVEL,
        Task.CHURCH,
        Task.INN,
        Task.ROTATE,
        Task.BUY_PERSON,
        Task.PAUSE,
        Task.LOAD,
        Task.SAIL,
        Task.ISLAND,
        Task.SMUGGLER,
        Task.MARRIAGE,
    )
)
# Questions outside one's own turn (or inside) that some card names.
OTHERS = 1 << Task.SALE | 1 << Task.CLIMB
ARGUMENT = 2  # where a task's first argument stands in the agenda
ONE_MORE_ACTION = 2  # ANY_ACTION by the Jack-of-all-Trades


@rule
def holds(s: Village, p: int, person: int) -> bool:
    return (s.hand[p] >> np.int64(person)) & 1 == 1


@rule
def is_moment(s: Village, p: int, task: int) -> bool:
    """Whether the player may do something in between at this question of the own turn."""
    return p == s.turn and task < 64 and (np.int64(MOMENTS) >> task) & 1 == 1


@rule
def why_not_now(box: Box, s: Village, task: int, p: int, a: int) -> int:
    """Whether the player can play a card at this question."""
    if s.hand[p] == 0 or task >= 64:
        return Why.NOT_HERE
    if not is_moment(s, p, task) and (np.int64(OTHERS) >> task) & 1 == 0:
        return Why.NOT_HERE
    for person in range(PERSONS):
        if holds(s, p, person) and why_not(box, s, person, task, p, a) == Why.LEGAL:
            return Why.LEGAL
    return Why.NOT_NOW


@rule
def interrupted(s: Village) -> Any:
    """The question a card comes in between, which lies below it on the agenda; and its argument."""
    row = s.agenda[s.depth - 2]
    return np.int64(row[0]), np.int64(row[ARGUMENT])


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    """Option: the person."""
    task, a = interrupted(s)
    for person in range(PERSONS):
        if holds(s, p, person):
            why[person] = why_not(box, s, person, task, p, a)


@rule
def settle(box: Box, s: Village, p: int) -> bool:
    """Play the card if no other can be played."""
    task, a = interrupted(s)
    only = NOBODY
    for person in range(PERSONS):
        if holds(s, p, person) and why_not(box, s, person, task, p, a) == Why.LEGAL:
            if only != NOBODY:
                return False
            only = person
    drop(s)
    play(box, s, p, only)
    return True


@rule
def why_not(box: Box, s: Village, person: int, task: int, p: int, a: int) -> int:
    if box.person_full[person] == 0:
        return Why.EMPTY_INKWELL
    if person == Person.ABBOT:
        fits = task == Task.CLIMB and a == 0 and can_climb(box, s, p, 1)
        return Why.LEGAL if fits else Why.NOT_NOW
    if person == Person.MARKET_WOMAN:
        return why_not_waive(s, task, p)
    if not is_moment(s, p, task) or person == Person.BARD or person == Person.SCRAP_DEALER:
        return Why.NOT_NOW
    if person == Person.TRAVELLER or person == Person.MESSENGER:
        return why_not_trip(box, s, person, task, p, a)
    if Person.ADMIRAL <= person <= Person.QUARTERMASTER:
        return Why.LEGAL if port_cards.fits(s, person, task, p, a) else Why.NOT_NOW
    if person == Person.JACK_OF_ALL_TRADES:
        return Why.LEGAL if task == Task.PAUSE else Why.NOT_NOW
    if person == Person.COUSIN:
        return why_not_wed(box, s, task, p, a)
    return why_not_use(box, s, person, p)


@rule
def why_not_use(box: Box, s: Village, person: int, p: int) -> int:
    """Cards for any moment of the own turn: whether they would do anything."""
    good = good_of(person)
    if good != NOBODY:
        return Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY
    if person == Person.TOLL_KEEPER:
        return Why.LEGAL if scoring.cities_visited(s, p) > 0 else Why.NO_CITY
    if person == Person.MILLER:
        if s.grain[p] == 0:
            return Why.NO_GRAIN
        return Why.LEGAL if s.coin_stock > 0 else Why.SUPPLY_EMPTY
    if person == Person.GRAVEDIGGER:
        buried = first_at(s, p, Place.GRAVE) != NOBODY
        return Why.LEGAL if buried and only_kind(s.room, AREAS) != NOBODY else Why.NO_GRAVE
    if person == Person.MIDWIFE:
        return Why.LEGAL if first_at(s, p, Place.UNBORN) != NOBODY else Why.NOBODY_UNBORN
    if person == Person.NUN:
        return Why.LEGAL if first_at(s, p, Place.FARM) != NOBODY else Why.NOBODY_ON_FARM
    if person == Person.CATTLE_DEALER:
        return Why.LEGAL if s.stock[Good.HORSE] + s.stock[Good.OX] > 0 else Why.SUPPLY_EMPTY
    if person == Person.FARMERS_WIFE:
        if s.grain[p] >= box.barn:
            return Why.BARN_FULL
        return Why.LEGAL if s.grain_stock > 0 else Why.SUPPLY_EMPTY
    if person == Person.JUGGLER:
        return Why.LEGAL if only_kind(s.supply, INFLUENCE) != NOBODY else Why.SUPPLY_EMPTY
    if person == Person.FORTUNE_TELLER:
        return Why.LEGAL if s.life[p] > 0 else Why.NO_TIME_SPENT
    if person == Person.SHOPKEEPER:
        return Why.LEGAL if s.stock[Good.BREAD] + s.stock[Good.TOOL] > 0 else Why.SUPPLY_EMPTY
    return Why.LEGAL  # the Beadle and the Night Watchman


@rule
def good_of(person: int) -> int:
    """The good that a person brings; or NOBODY."""
    if person == Person.SMITH:
        return Good.PLOUGH
    if person == Person.SCRIBE:
        return Good.SCROLL
    if person == Person.WAINWRIGHT:
        return Good.WAGON
    return Good.BEER if person == Person.INNKEEPER else NOBODY


@rule
def why_not_waive(s: Village, task: int, p: int) -> int:
    if task != Task.SALE:
        return Why.NOT_NOW
    return Why.LEGAL if s.waived[p] == 0 else Why.WAIVED_ALREADY


@rule
def freed_by(person: int) -> int:
    return travel.NO_CUBES if person == Person.TRAVELLER else travel.NO_WAGON


@rule
def why_not_trip(box: Box, s: Village, person: int, task: int, p: int, a: int) -> int:
    """Only for a trip that can be made then."""
    if task != Task.TRAVEL:
        return Why.NOT_NOW
    family, free = occupied(s, p), a | freed_by(person)
    for road in range(box.roads):
        for direction in range(2):
            if travel.why_not_travel(box, s, p, free, family, road, direction) == Why.LEGAL:
                return Why.LEGAL
    return Why.NO_TRIP


@rule
def why_not_wed(box: Box, s: Village, task: int, p: int, a: int) -> int:
    if task != Task.MARRIAGE or a == marriage.FREE:
        return Why.NOT_NOW
    return marriage.why_not_join(box, s, p, marriage.FREE)


@rule
def discard(s: Village, p: int, person: int) -> None:
    """A played card leaves the game; its owner has had it."""
    s.hand[p] &= ~(np.int64(1) << np.int64(person))
    s.played[p] |= np.int64(1) << np.int64(person)
    note(s, Event.PLAYED_PERSON, p, person)


@rule
def play(box: Box, s: Village, p: int, person: int) -> None:
    discard(s, p, person)
    worth: Any = np.int64(box.person_worth[person])
    good = good_of(person)
    if good != NOBODY:
        note(s, Event.GOT_GOOD, p, good, gain_goods(s, p, good, worth))
    elif person == Person.TRAVELLER or person == Person.MESSENGER:
        s.agenda[s.depth - 1, ARGUMENT] |= freed_by(person)
    elif person == Person.TOLL_KEEPER:
        push(s, Task.TOLL, p, worth)
    elif person == Person.MILLER:
        push(s, Task.GRIND, p, worth)
    elif person == Person.GRAVEDIGGER:
        push(s, Task.EXHUME, p)
    elif person == Person.MIDWIFE:
        family_action(box, s, p, BIRTH)
    elif person == Person.ABBOT:
        s.agenda[s.depth - 1, ARGUMENT] = 1
    elif person == Person.NUN:
        push(s, Task.SEND, p, Place.FARM, Place.CHURCH_1)
    elif person == Person.BEADLE:
        push(s, Task.PRIVILEGE, p, worth)
    elif person == Person.CATTLE_DEALER:
        push(s, Task.CATTLE, p, worth)
    elif person == Person.FARMERS_WIFE:
        note(s, Event.GOT_GRAIN, p, gain_grain(box, s, p, box.barn))
    elif person == Person.MARKET_WOMAN:
        s.waived[p] = 1
    elif person == Person.JUGGLER:
        push(s, Task.JUGGLE, p, worth)
    elif person == Person.FORTUNE_TELLER:
        push(s, Task.FORTUNE, p, worth)
    elif person == Person.NIGHT_WATCHMAN:
        watch(s, p, worth)
    elif person == Person.SHOPKEEPER:
        push(s, Task.SHOPPING, p, worth)
    elif person == Person.JACK_OF_ALL_TRADES:
        push(s, Task.ANY_ACTION, p, ONE_MORE_ACTION)
    elif person == Person.COUSIN:
        s.agenda[s.depth - 1, ARGUMENT] = marriage.FREE
    else:
        port_cards.play(box, s, person, p)


@rule
def watch(s: Village, p: int, cubes: int) -> None:
    """The Night Watchman takes the next-first-player marker even from whoever holds it."""
    push(s, Task.CHOOSE_CUBE, p, cubes)
    s.heir = NOBODY
    take_marker(s, p)


@rule
def action_options(box: Box, why: Any) -> None:
    """One more action by the Jack-of-all-Trades: of any space but the market and the inn."""
    for space in range(box.spaces):
        if box.open[space] == 1 and space != Space.MARKET and space != Space.INN:
            why[space] = Why.LEGAL


# cards that wait for their situation


@rule
def wants_bard(box: Box, s: Village, p: int, m: int) -> bool:
    """Whether the Bard can help this dead member: its area of the chronicle is full."""
    if box.inn == 0 or not holds(s, p, Person.BARD):
        return False
    area = AREA_OF[s.place[p, m] - Place.FARM]
    return area < Area.GRAVES and s.room[area] == 0


@rule
def sing(box: Box, s: Village, p: int, m: int) -> None:
    discard(s, p, Person.BARD)
    note(s, Event.BESIDE_CHRONICLE, p, box.generation[m], s.place[p, m])
    port_burial.clear_hold(s, p, m)
    s.place[p, m] = Place.BESIDE


@rule
def wants_scrap(box: Box, s: Village, p: int, asked: int) -> bool:
    """Whether the caller may take a customer who was left over."""
    if box.inn == 0 or asked == 1 or p == NOBODY or p >= s.players or not holds(s, p, Person.SCRAP_DEALER):
        return False
    for i in range(STALLS):
        if s.stall[i] != NOBODY:
            return True
    return False


@rule
def ask_scrap(s: Village, p: int) -> None:
    push(s, Task.CLOSE_MARKET, p, 1)
    push(s, Task.SCRAP, p)


@rule
def wants_abbot(box: Box, s: Village, p: int, a: int) -> bool:
    """Whether the Abbot lets somebody climb, with or without grain."""
    return box.inn == 1 and why_not_now(box, s, Task.CLIMB, p, a) == Why.LEGAL


# the end of the game


@rule
def points(box: Box, s: Village, p: int) -> int:
    """What the cards with an empty inkwell are worth."""
    total: Any = np.int64(0)
    if s.hand[p] == 0:
        return total
    for person in range(PERSONS):
        if holds(s, p, person) and box.person_full[person] == 0:
            total += worth_of(box, s, p, person)
    return total


@rule
def worth_of(box: Box, s: Village, p: int, person: int) -> int:
    worth: Any = np.int64(box.person_worth[person])
    if person == Person.COUNT:
        return one_more_city(box, s, p)
    if person == Person.TREASURER:
        return min(np.int64(s.coins[p]), worth)
    return worth * counted(s, p, person)


@rule
def one_more_city(box: Box, s: Village, p: int) -> int:
    """The travel points as if one more city were visited; for somebody who has been to one."""
    cities = scoring.cities_visited(s, p)
    if cities == 0 or cities == CITIES:
        return 0
    return np.int64(box.travel_points[cities + 1]) - box.travel_points[cities]


@rule
def counted(s: Village, p: int, person: int) -> int:
    """How many of what the card counts the player has."""
    if person == Person.MEDICO:
        return members_from(s, p, Place.FARM, Place.PARENTS)
    if person == Person.DUCHESS:
        return bits(s.hand[p] | s.played[p])
    if person == Person.CHRONICLER:
        return scoring.in_chronicle(s, p)
    if person == Person.BISHOP:
        return members_from(s, p, Place.CHURCH_1, Place.CHURCH_4)
    if person == Person.MAYOR:
        return members_from(s, p, Place.COUNCIL_3, Place.COUNCIL_4)
    if person == Person.WHOLESALER:
        return scoring.customers_served(s, p)
    if person == Person.GUILD_MASTER:
        return members_from(s, p, Place.WAINWRIGHT, Place.BREWERY)
    return members_from(s, p, Place.LIGHTHOUSE_1, Place.LIGHTHOUSE_6)  # the Cartographer


@rule
def members_from(s: Village, p: int, first: int, last: int) -> int:
    """Members at any place from the first to the last."""
    count: Any = np.int64(0)
    for m in range(MEMBERS):
        count += first <= s.place[p, m] <= last
    return count


@rule
def bits(cards: int) -> int:
    count: Any = np.int64(0)
    for person in range(PERSONS):
        count += (cards >> np.int64(person)) & 1
    return count
