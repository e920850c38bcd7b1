"""What must hold in every position; 0, or the number of the first thing that does not."""

from enum import IntEnum

from chronik.kernel import rule
from chronik.myvillage.box import Box
from chronik.myvillage.church import windows
from chronik.myvillage.council import is_mine, markers
from chronik.myvillage.lifetime import living
from chronik.myvillage.state import (
    CHURCHES,
    CUSTOMERS,
    DICE,
    FIELDS,
    GOODS,
    HALLS,
    JOURNEYS,
    LETTERS,
    MONKS,
    NOBODY,
    PER_SHOP,
    PLACES,
    PROFESSIONS,
    SEATS,
    STACKS,
    WINDOWS,
    Church,
    Hall,
    Head,
    MyVillage,
    Task,
    Where,
    White,
)
from chronik.myvillage.travel import cards
from chronik.myvillage.values import whole


class Fault(IntEnum):
    AGENDA = 1
    DICE = 2
    CUSTOMERS = 3
    MONKS = 4
    JOURNEYS = 5
    SHOPS = 6
    GOODS = 7
    FIELDS = 8
    MEETING = 9
    CHURCHES = 10
    HALLS = 11
    WINDOWS = 12
    TILE = 13
    STORIES = 14
    COINS = 15
    VILLAGERS = 16
    CHRONICLE = 17
    RAT = 18
    CLOCK = 19
    HAND = 20


@rule
def check(box: Box, s: MyVillage) -> int:
    if s.depth < 0 or s.depth > s.agenda.shape[0] or (s.depth == 0 and s.over == 0):
        return Fault.AGENDA
    if not dice_conserved(box, s):
        return Fault.DICE
    if not customers_conserved(s):
        return Fault.CUSTOMERS
    fault = cards_conserved(box, s)
    if fault != 0:
        return fault
    for p in range(SEATS):
        fault = village(box, s, p)
        if fault != 0:
            return fault
    for profession in range(PROFESSIONS):
        if s.chronicle[profession] < 0 or s.chronicle[profession] > PLACES:
            return Fault.CHRONICLE
    if s.rat < 0 or s.rat > box.rat or (s.rat == 0 and s.agenda[s.depth - 1, 0] != Task.HEAL):
        return Fault.RAT
    if s.hand_stories < 0 or (s.hand_open == 0 and s.hand_stories > 0):
        return Fault.HAND
    return Fault.HAND if s.hand_owner < 0 or s.hand_owner >= s.players else 0


@rule
def dice_conserved(box: Box, s: MyVillage) -> bool:
    """All dice of the round: two are gone for each turn that has ended, those of this turn are chosen."""
    count = 0
    for kind in range(DICE):
        if s.pool[kind] < 0:
            return False
        count += s.pool[kind]
    chosen = (s.die[0] > 0) + (s.die[1] > 0)
    turning = 1 if s.over == 0 and in_dice_step(s) else 0
    return count + 2 * (s.turns - turning) + turning * chosen == box.dice[0] + box.dice[1]


@rule
def in_dice_step(s: MyVillage) -> bool:
    return s.agenda[s.depth - 1, 0] == Task.DIE


@rule
def customers_conserved(s: MyVillage) -> bool:
    """The stack holds exactly those that are nowhere else."""
    stacked = 0
    for c in range(CUSTOMERS):
        if s.customer[c] == Where.STACK:
            stacked += 1
        elif s.customer[c] >= Where.SERVED + s.players:
            return False
    for i in range(s.stacked):
        if s.customer[s.stack[i]] != Where.STACK:
            return False
        for other in range(i):
            if s.stack[other] == s.stack[i]:
                return False
    return stacked == s.stacked


@rule
def cards_conserved(box: Box, s: MyVillage) -> int:
    monks, journeys, fields, meetings = 0, 0, whole(s.fields_left), whole(s.meetings_left)
    for stack in range(STACKS):
        monks += s.monks_left[stack]
    for letter in range(LETTERS):
        journeys += s.journeys_left[letter]
    for p in range(SEATS):
        monks += s.monks[p]
        journeys += cards(s, p)
        fields += s.fields[p]
        meetings += s.meeting[p]
    if monks != MONKS:
        return Fault.MONKS
    if journeys != JOURNEYS or not journeys_unique(s):
        return Fault.JOURNEYS
    if fields != box.field_count or s.fields_left < 0:
        return Fault.FIELDS
    if meetings != box.meeting_count or s.meetings_left < 0:
        return Fault.MEETING
    return unique_cards(s)


@rule
def journeys_unique(s: MyVillage) -> bool:
    for card in range(JOURNEYS):
        seen = 0
        for letter in range(LETTERS):
            for i in range(s.journeys_left[letter]):
                seen += s.journey_stack[letter, i] == card
            for p in range(SEATS):
                seen += s.journey[p, letter] == card
        if seen != 1:
            return False
    return True


@rule
def unique_cards(s: MyVillage) -> int:
    """No two players have the same church, hall or craft building."""
    for p in range(SEATS):
        if s.church[p] < NOBODY or s.church[p] >= CHURCHES:
            return Fault.CHURCHES
        if s.hall[p] < NOBODY or s.hall[p] >= HALLS:
            return Fault.HALLS
        for other in range(p):
            if s.church[p] != NOBODY and s.church[p] == s.church[other]:
                return Fault.CHURCHES
            if s.hall[p] != NOBODY and s.hall[p] == s.hall[other]:
                return Fault.HALLS
            for kind in range(GOODS):
                if s.shop[p, kind] != NOBODY and s.shop[p, kind] == s.shop[other, kind]:
                    return Fault.SHOPS
    return 0


@rule
def village(box: Box, s: MyVillage, p: int) -> int:
    for kind in range(GOODS):
        if s.shop[p, kind] < NOBODY or s.shop[p, kind] >= PER_SHOP:
            return Fault.SHOPS
        room = 0 if s.shop[p, kind] == NOBODY else box.shop_room[kind]
        if s.goods[p, kind] < 0 or s.goods[p, kind] > room:
            return Fault.GOODS
    for i in range(FIELDS):
        if s.plough[p, i] == 1 and i >= s.fields[p]:
            return Fault.FIELDS
    if s.coins[p] < 0:
        return Fault.COINS
    if s.tree[p] < 0 or s.house[p] < 0:
        return Fault.STORIES
    if s.clock[p] < 0 or s.clock[p] >= box.clouds:
        return Fault.CLOCK
    if s.head[p] < Head.HOUSE or s.head[p] > Head.STORIES:
        return Fault.STORIES
    return council_and_church(box, s, p)


@rule
def council_and_church(box: Box, s: MyVillage, p: int) -> int:
    if windows(s, p) > WINDOWS or (s.monks[p] > 0 and s.church[p] == NOBODY):
        return Fault.WINDOWS
    if s.healed[p] > (box.healings if s.church[p] == Church.HEALING else 0):
        return Fault.CHURCHES
    if s.jokers[p] > 0 and s.hall[p] != Hall.GUILD:
        return Fault.HALLS
    if markers(s, p) > (0 if s.hall[p] == NOBODY else box.hall_room[s.hall[p]]):
        return Fault.HALLS
    if s.markers[p] < 0 or s.markers[p] > s.meeting[p] * box.meeting_room:
        return Fault.MEETING
    if s.tile[p] >= White.CUSTOMER + CUSTOMERS:
        return Fault.TILE
    if s.tile[p] != NOBODY and (s.meeting[p] == 0 or not is_mine(s, p, whole(s.tile[p]))):
        return Fault.TILE
    if p < s.players and living(s, p) == 0 and s.agenda[s.depth - 1, 0] != Task.LABOURER:
        return Fault.VILLAGERS
    return 0
