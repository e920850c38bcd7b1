"""The set-up of a game."""

from chronik.kernel import below, note, push, rule, shuffle, turn_page
from chronik.village.market import draw
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
from chronik.village.state import Box, Event, Task, Village
from chronik.village.supply import gain_coins, gain_cube, gain_grain


@rule
def lay_out(box: Box, s: Village) -> None:
    """Everything to its place; the first round begins when the agenda is settled."""
    s.masses = 0
    s.figures = 0
    s.heir = NOBODY
    s.trigger = NOBODY
    s.last_turns = NOBODY
    s.caller = NOBODY
    s.free_sale = 0
    s.sold = 0
    lay_out_board(box, s)
    lay_out_market(box, s)
    for p in range(SEATS):
        lay_out_farm(box, s, p)
    for p in range(s.players):
        gain_coins(s, p, box.start_coins)
    s.first = below(s, s.players) if box.first == NOBODY else box.first
    s.turn = s.first
    turn_page(s)
    push(s, Task.ROUND, NOBODY)
    if box.compensation == 1:
        compensate(box, s)


@rule
def lay_out_board(box: Box, s: Village) -> None:
    s.cubes_left = 0
    for colour in range(CUBES):
        s.supply[colour] = box.supply[colour]
        s.bag[colour] = 0
        for space in range(SPACES):
            s.cubes[space, colour] = 0
    for good in range(GOODS):
        s.stock[good] = box.stock[good]
    s.coin_stock = box.coins
    s.grain_stock = box.grain
    for area in range(AREAS + 1):
        s.room[area] = box.room[area]


@rule
def lay_out_market(box: Box, s: Village) -> None:
    for customer in range(CUSTOMERS):
        s.stack[customer] = NOBODY
        s.owner[customer] = NOBODY
    s.stacked = 0
    for customer in range(CUSTOMERS):
        if box.in_play[customer] == 1:
            s.stack[s.stacked] = customer
            s.stacked += 1
    shuffle(s, s.stack, s.stacked)
    for i in range(STALLS):
        s.stall[i] = draw(s) if i < box.stalls else NOBODY
    for i in range(QUEUE):
        s.queue[i] = draw(s)


@rule
def lay_out_farm(box: Box, s: Village, p: int) -> None:
    s.points[p] = 0
    s.final[p] = 0
    s.passed[p] = 0
    s.waived[p] = 0
    s.grain[p] = 0
    s.coins[p] = 0
    s.life[p] = 0
    s.due[p] = 0
    for colour in range(INFLUENCE):
        s.influence[p, colour] = 0
    for good in range(GOODS):
        s.goods[p, good] = 0
    for city in range(CITIES):
        s.marker[p, city] = 0
    for m in range(MEMBERS):
        s.place[p, m] = first_place(box, s, p, m)
        s.number[p, m] = box.generation[m]


@rule
def first_place(box: Box, s: Village, p: int, m: int) -> int:
    """The first generation is on the farm."""
    if m >= box.members:
        return Place.NOT_IN_THE_BOX
    return Place.FARM if box.generation[m] == 1 and p < s.players else Place.UNBORN


@rule
def compensate(box: Box, s: Village) -> None:
    """The later in turn order, the more: grain, a drawn cube, a cube of choice, a coin."""
    second = seat_in_turn(s, 1)
    note(s, Event.GOT_GRAIN, second, gain_grain(box, s, second, 1))
    if s.players >= 3:
        gain_cube(s, seat_in_turn(s, 2), below(s, INFLUENCE))
    if s.players >= 4:
        push(s, Task.CHOOSE_CUBE, seat_in_turn(s, 3), 1)
    if s.players >= 5:
        gain_coins(s, seat_in_turn(s, 4), 1)


@rule
def seat_in_turn(s: Village, k: int) -> int:
    return (s.first + k) % s.players
