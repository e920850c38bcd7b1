"""The questions that single person cards ask."""

from typing import Any

import numpy as np

from chronik.kernel import drop, note, push, rule
from chronik.village.family import first_at
from chronik.village.inn_cards import discard
from chronik.village.market import hand_over
from chronik.village.payment import pay_grain
from chronik.village.state import (
    AREAS,
    CITIES,
    INFLUENCE,
    NOBODY,
    STALLS,
    Box,
    Event,
    Good,
    Person,
    Place,
    Task,
    Village,
    Why,
)
from chronik.village.supply import gain_coins, gain_cube, gain_goods
from chronik.village.travel import reward_visit

DONE = 0
CITY = 1  # + city
STALL = 1  # + stall
NO, YES = 0, 1
HORSE, OX = 0, 1
BREAD, TOOL = 0, 1


@rule
def options(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.TOLL:
        why[DONE] = Why.LEGAL
        for city in range(CITIES):
            if (b >> city) & 1 == 0:
                why[CITY + city] = Why.LEGAL if s.marker[p, city] == 1 else Why.NO_CITY
    elif task == Task.GRIND:
        for sacks in range(1, most_ground(s, p, a) + 1):
            why[sacks] = Why.LEGAL
    elif task == Task.EXHUME:
        for area in range(AREAS):
            why[area] = Why.LEGAL if s.room[area] > 0 else Why.NO_GRAVE
    elif task == Task.CATTLE:
        why[HORSE] = in_stock(s, Good.HORSE)
        why[OX] = in_stock(s, Good.OX)
    elif task == Task.JUGGLE:
        for colour in range(INFLUENCE):
            if (b >> colour) & 1 == 0:
                why[colour] = Why.LEGAL if s.supply[colour] > 0 else Why.SUPPLY_EMPTY
    elif task == Task.FORTUNE:
        for steps in range(1, min(a, s.life[p]) + 1):
            why[steps] = Why.LEGAL
    elif task == Task.SCRAP:
        why[DONE] = Why.LEGAL
        for i in range(STALLS):
            if s.stall[i] != NOBODY:
                why[STALL + i] = Why.LEGAL
    elif task == Task.BARD:
        why[NO] = Why.LEGAL
        why[YES] = Why.LEGAL
    elif task == Task.SHOPPING:
        why[BREAD] = in_stock(s, Good.BREAD)
        why[TOOL] = in_stock(s, Good.TOOL)


@rule
def in_stock(s: Village, good: int) -> int:
    return Why.LEGAL if s.stock[good] > 0 else Why.SUPPLY_EMPTY


@rule
def apply(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.TOLL:
        collect_toll(box, s, p, a, b, option)
    elif task == Task.GRIND:
        pay_grain(s, p, option)
        gain_coins(s, p, option)
    elif task == Task.EXHUME:
        exhume(box, s, p, option)
    elif task == Task.CATTLE:
        take_good(s, p, Good.HORSE if option == HORSE else Good.OX, a)
    elif task == Task.JUGGLE:
        juggle(s, p, a, b, option)
    elif task == Task.FORTUNE:
        s.life[p] -= option
        note(s, Event.TURNED_BACK, p, option)
    elif task == Task.SCRAP:
        if option != DONE:
            discard(s, p, Person.SCRAP_DEALER)
            hand_over(s, p, option - STALL)
    elif task == Task.SHOPPING:
        shop(s, p, a, Good.BREAD if option == BREAD else Good.TOOL)


@rule
def settle(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    """Answer what has only one answer."""
    if task == Task.GRIND and most_ground(s, p, a) == 1:
        return answer(box, s, task, p, a, b, 1)
    if task == Task.FORTUNE and min(a, s.life[p]) == 1:
        return answer(box, s, task, p, a, b, 1)
    if task == Task.CATTLE or task == Task.SHOPPING:
        first, second = (Good.HORSE, Good.OX) if task == Task.CATTLE else (Good.BREAD, Good.TOOL)
        if s.stock[first] == 0 and s.stock[second] == 0:
            drop(s)
            return True
        if s.stock[first] == 0 or s.stock[second] == 0:
            return answer(box, s, task, p, a, b, 1 if s.stock[first] == 0 else 0)
    if task == Task.TOLL and not has_toll(s, p, b):
        drop(s)
        return True
    if task == Task.EXHUME:
        area = only_open(s.room, AREAS, 0)
        if area >= 0:
            return answer(box, s, task, p, a, b, area)
    if task == Task.JUGGLE:
        colour = only_open(s.supply, INFLUENCE, b)
        if colour == NOBODY:
            drop(s)
            return True
        if colour >= 0:
            return answer(box, s, task, p, a, b, colour)
    return False


@rule
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    drop(s)
    apply(box, s, task, p, a, b, option)
    return True


@rule
def only_open(stock: Any, kinds: int, taken: int) -> int:
    """The only kind in stock that was not taken before; NOBODY if none is, -2 if there is a choice."""
    found = NOBODY
    for kind in range(kinds):
        if stock[kind] > 0 and (taken >> kind) & 1 == 0:
            if found != NOBODY:
                return -2
            found = kind
    return found


@rule
def most_ground(s: Village, p: int, most: int) -> int:
    sacks: Any = min(np.int64(s.grain[p]), np.int64(s.coin_stock))
    return min(most, sacks)


@rule
def has_toll(s: Village, p: int, taken: int) -> bool:
    for city in range(CITIES):
        if s.marker[p, city] == 1 and (taken >> city) & 1 == 0:
            return True
    return False


@rule
def collect_toll(box: Box, s: Village, p: int, count: int, taken: int, option: int) -> None:
    """The reward of a city that carries an own marker, once more; each city once."""
    if option == DONE:
        return
    if count > 1:
        push(s, Task.TOLL, p, count - 1, taken | 1 << (option - CITY))
    reward_visit(box, s, p, option - CITY)


@rule
def exhume(box: Box, s: Village, p: int, area: int) -> None:
    """From a grave into any area of the chronicle; the grave is free again."""
    m = first_at(s, p, Place.GRAVE)
    s.room[area] -= 1
    s.room[AREAS] += 1
    s.place[p, m] = Place.CHRONICLE_FARM + area
    note(s, Event.EXHUMED, p, box.generation[m], s.place[p, m])


@rule
def take_good(s: Village, p: int, good: int, count: int) -> None:
    note(s, Event.GOT_GOOD, p, good, gain_goods(s, p, good, count))


@rule
def juggle(s: Village, p: int, count: int, taken: int, colour: int) -> None:
    """Cubes of different colours."""
    gain_cube(s, p, colour)
    if count > 1:
        push(s, Task.JUGGLE, p, count - 1, taken | 1 << colour)


@rule
def shop(s: Village, p: int, count: int, good: int) -> None:
    take_good(s, p, good, 1)
    if count > 1:
        push(s, Task.SHOPPING, p, count - 1)
