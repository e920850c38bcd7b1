"""What must hold in every position; 0, or the number of the first thing that does not."""

from enum import IntEnum
from typing import Any

from chronik.kernel import rule
from chronik.village.family import count_at
from chronik.village.marriage.bread import under
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
    Area,
    Good,
    Place,
)
from chronik.village.port.state import Piece
from chronik.village.setup import first_place
from chronik.village.solo.state import SLOTS
from chronik.village.state import Box, Village


class Fault(IntEnum):
    CUBES = 1
    GOODS = 3
    COINS = 4
    GRAIN = 5
    BARN = 6
    MEMBERS = 7
    CHRONICLE = 8
    CUSTOMERS = 9
    MARKERS = 10
    LIFE = 11
    CUBES_LEFT = 12
    AGENDA = 13
    NEGATIVE = 14
    FIGURES = 16
    # Inn
    PERSONS = 40
    # Port
    CAPTAINS = 60
    CARGO = 61
    CHESTS = 62
    LIGHTHOUSES = 63
    SEA_GRAVES = 64
    # Marriage
    PINKS = 80
    RANKS = 81
    COUPLES = 82
    CEREMONY = 83
    # Solo
    CONNY = 100
    TRAY = 101
    FATE = 102
    RIVALS = 103


@rule
def check(box: Box, s: Village) -> int:
    if not cubes_conserved(box, s):
        return Fault.CUBES
    if not goods_conserved(box, s):
        return Fault.GOODS
    fault = farms(box, s)
    if fault != 0:
        return fault
    if not chronicle_agrees(box, s):
        return Fault.CHRONICLE
    if not customers_conserved(box, s):
        return Fault.CUSTOMERS
    if s.depth < 0 or s.depth > s.agenda.shape[0]:
        return Fault.AGENDA
    if s.depth == 0 and s.over == 0:
        return Fault.AGENDA
    if s.figures < 0 or s.figures > box.drawn:
        return Fault.FIGURES
    return 0


@rule
def cubes_conserved(box: Box, s: Village) -> bool:
    """Every cube is in the supply, in the bag, on a space or on a farm."""
    left = 0
    for colour in range(CUBES):
        count = s.supply[colour] + s.bag[colour]
        if s.supply[colour] < 0 or s.bag[colour] < 0:
            return False
        for space in range(SPACES):
            if s.cubes[space, colour] < 0:
                return False
            count += s.cubes[space, colour]
            left += s.cubes[space, colour]
        if box.solo == 1:
            for slot in range(SLOTS):
                count += s.tray[slot, colour]
        if colour < INFLUENCE:
            for p in range(SEATS):
                if s.influence[p, colour] < 0:
                    return False
                count += s.influence[p, colour]
        if count != box.supply[colour]:
            return False
    return left == s.cubes_left


@rule
def goods_conserved(box: Box, s: Village) -> bool:
    for good in range(GOODS):
        count = s.stock[good] + s.gone[good]
        for p in range(SEATS):
            if s.goods[p, good] < 0:
                return False
            count += s.goods[p, good] + s.cargo[p, good]
            if good == Good.BREAD:
                count += under(box, s, p)
        if s.stock[good] < 0 or count != box.stock[good]:
            return False
    return True


@rule
def farms(box: Box, s: Village) -> int:
    coins, grain = s.coin_stock, s.grain_stock
    if coins < 0 or grain < 0:
        return Fault.NEGATIVE
    for p in range(SEATS):
        coins += s.coins[p]
        grain += s.grain[p] + s.cargo[p, Piece.GRAIN]
        if s.coins[p] < 0 or s.points[p] < 0 or s.due[p] < 0:
            return Fault.NEGATIVE
        if s.grain[p] < 0 or s.grain[p] > box.barn:
            return Fault.BARN
        if s.life[p] < 0 or s.life[p] >= box.life:
            return Fault.LIFE
        for m in range(MEMBERS):
            if s.place[p, m] < Place.NOT_IN_THE_BOX or s.place[p, m] > Place.UNBURIED:
                return Fault.MEMBERS
            if p >= s.players + box.solo and s.place[p, m] != first_place(box, s, p, m):
                return Fault.MEMBERS
        for city in range(CITIES):
            if s.marker[p, city] == 0 and count_at(s, p, Place.CITY_1 + city) > 0:
                return Fault.MARKERS
    if coins != box.coins:
        return Fault.COINS
    return Fault.GRAIN if grain != box.grain else 0


@rule
def chronicle_agrees(box: Box, s: Village) -> bool:
    """The free places are those that no dead member has taken."""
    for area in range(AREAS + 1):
        place = Place.CHRONICLE_FARM + area if area < Area.GRAVES else Place.GRAVE
        taken = 0
        for p in range(SEATS):
            taken += count_at(s, p, place)
        if s.room[area] < 0 or s.room[area] + taken != box.room[area]:
            return False
    return True


@rule
def customers_conserved(box: Box, s: Village) -> bool:
    """Every customer is at exactly one place: stall, queue, stack, or with its owner."""
    for customer in range(CUSTOMERS):
        found = seen(s.stall, STALLS, customer)
        found += seen(s.queue, QUEUE, customer)
        found += seen(s.stack, s.stacked, customer)
        if s.owner[customer] != NOBODY:
            found += 1
        if found != box.in_play[customer]:
            return False
    for i in range(box.stalls, STALLS):
        if s.stall[i] != NOBODY:
            return False
    return True


@rule
def seen(tiles: Any, count: int, customer: int) -> int:
    times = 0
    for i in range(count):
        times += tiles[i] == customer
    return times
