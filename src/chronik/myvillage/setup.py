"""The set-up of a game."""

from chronik.kernel import below, push, rule, shuffle
from chronik.myvillage.box import Box
from chronik.myvillage.market import displayed, reveal
from chronik.myvillage.state import (
    CUSTOMERS,
    DICE,
    FIELDS,
    GOODS,
    JOURNEYS,
    LETTERS,
    MARKS,
    MONKS,
    NOBODY,
    PER_LETTER,
    PER_STACK,
    PROFESSIONS,
    SEATS,
    STACKS,
    WHITES,
    Head,
    MyVillage,
    Task,
    Where,
)
from chronik.myvillage.values import whole


@rule
def lay_out(box: Box, s: MyVillage) -> None:
    """Everything to its place; the first round begins when the agenda is settled."""
    s.turns = 0
    s.white = 0
    s.waive = 0
    lay_out_board(box, s)
    lay_out_monks(box, s)
    lay_out_journeys(box, s)
    lay_out_customers(box, s)
    for p in range(SEATS):
        lay_out_village(s, p)
    shuffle(s, s.board, SEATS)
    s.first = below(s, whole(s.players)) if box.first == NOBODY else box.first
    for k in range(whole(s.players)):
        s.coins[(s.first + k) % s.players] = box.start_coins[k]
    s.hand_owner = s.first
    s.hand_open = 1
    s.hand_stories = 0
    push(s, Task.ROUND, NOBODY)


@rule
def lay_out_board(box: Box, s: MyVillage) -> None:
    for i in range(DICE):
        s.pool[i] = 0
    for d in range(2):
        s.die[d] = 0
        s.dyed[d] = 0
    for banner in range(WHITES):
        s.used[banner] = 0
    for profession in range(PROFESSIONS):
        s.chronicle[profession] = 0
    s.graves = 0
    s.rat = box.rat
    s.fields_left = box.field_count
    s.meetings_left = box.meeting_count


@rule
def lay_out_monks(box: Box, s: MyVillage) -> None:
    for stack in range(STACKS):
        s.monks_left[stack] = 0
        for i in range(PER_STACK):
            s.monk_stack[stack, i] = NOBODY
    for monk in range(MONKS):
        stack = box.monk_stack[monk]
        s.monk_stack[stack, s.monks_left[stack]] = monk
        s.monks_left[stack] += 1
    for stack in range(STACKS):
        shuffle(s, s.monk_stack[stack], whole(s.monks_left[stack]))


@rule
def lay_out_journeys(box: Box, s: MyVillage) -> None:
    for letter in range(LETTERS):
        s.journeys_left[letter] = 0
        for i in range(PER_LETTER):
            s.journey_stack[letter, i] = NOBODY
    for card in range(JOURNEYS):
        letter = box.journey_letter[card]
        s.journey_stack[letter, s.journeys_left[letter]] = card
        s.journeys_left[letter] += 1
    for letter in range(LETTERS):
        shuffle(s, s.journey_stack[letter], whole(s.journeys_left[letter]))


@rule
def lay_out_customers(box: Box, s: MyVillage) -> None:
    for c in range(CUSTOMERS):
        s.customer[c] = Where.STACK
        s.stack[c] = c
    s.stacked = CUSTOMERS
    shuffle(s, s.stack, CUSTOMERS)
    while displayed(s) < box.display:
        reveal(s)


@rule
def lay_out_village(s: MyVillage, p: int) -> None:
    s.board[p] = p
    s.tree[p] = 0
    s.house[p] = 0
    s.coins[p] = 0
    s.clock[p] = 0
    s.reaper[p] = 0
    s.head[p] = Head.HOUSE
    s.labourers[p] = 0
    s.church[p] = NOBODY
    s.healed[p] = 0
    s.monks[p] = 0
    s.hall[p] = NOBODY
    s.jokers[p] = 0
    s.meeting[p] = 0
    s.markers[p] = 0
    s.tile[p] = NOBODY
    s.fields[p] = 0
    for side in range(2):
        s.pupil[p, side] = 0
    for i in range(PROFESSIONS):
        s.villager[p, i] = 1 if p < s.players else 0
    for i in range(MARKS):
        s.mark[p, i] = 0
    for i in range(GOODS):
        s.shop[p, i] = NOBODY
        s.goods[p, i] = 0
    for i in range(FIELDS):
        s.plough[p, i] = 0
    for i in range(LETTERS):
        s.journey[p, i] = NOBODY
