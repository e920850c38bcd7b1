"""Travel by ship: hire a captain and load, sail from field to field, return to the harbour."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, note, push, rule
from chronik.village.family import first_at
from chronik.village.lifetime import spend_time
from chronik.village.names import GOODS, NOBODY, Place
from chronik.village.payment import affordable, has_any, owe, pay_coins
from chronik.village.port.state import CAPTAINS, PIECES, WATERS, Piece, PortEvent, PortTask, PortWhy, Water
from chronik.village.state import Box, Task, Village, Why

HIRE = 1  # + captain
STEP = HIRE + CAPTAINS  # + water
LAND = STEP + WATERS
HOME = LAND + 1
LOAD = 1  # + piece
FREE_STEPS = 1  # of every movement
FREE_CAPTAIN = 1  # what a departure need not cost, with a person card
LOADED_IN_HARBOUR = (
    Piece.SCROLL,
    Piece.HORSE,
    Piece.PLOUGH,
    Piece.OX,
    Piece.WAGON,
    Piece.GRAIN,
    Piece.MEMBER,
)
LOADED_AT_ISLANDS = (Piece.COCOA, Piece.TEA, Piece.CHEST)


@rule
def travel_options(box: Box, s: Village, p: int, free: int, more: int, why: Any) -> None:
    """In the harbour: which captain. At sea: where to, 0 steps included, or home."""
    if s.ship[p] == Water.HARBOUR:
        hire_options(box, s, p, free, why)
    else:
        sail_options(box, s, p, FREE_STEPS + more, why)
        why[HOME] = Why.LEGAL
    why[DECLINE] = Why.LEGAL


@rule
def travel(box: Box, s: Village, p: int, free: int, more: int, option: int) -> None:
    if option == HOME:
        go_home(box, s, p)
    elif option >= STEP:
        sail(box, s, p, FREE_STEPS + more, option)
    else:
        hire(box, s, p, free, option - HIRE)
        push(s, PortTask.SAIL, p, FREE_STEPS)
        push(s, PortTask.LOAD, p)


# a captain


@rule
def hire_options(box: Box, s: Village, p: int, free: int, why: Any) -> None:
    for c in range(CAPTAINS):
        if s.captains[c] == 0:
            why[HIRE + c] = PortWhy.CAPTAIN_TAKEN
        elif s.coins[p] >= captain_price(box, c, free):
            why[HIRE + c] = Why.LEGAL
        else:
            why[HIRE + c] = Why.NO_COIN
    for water in range(WATERS):
        if are_joined(box, Water.HARBOUR, water):
            why[STEP + water] = PortWhy.NO_CAPTAIN


@rule
def captain_price(box: Box, c: int, free: int) -> int:
    """In coins."""
    return 0 if free & FREE_CAPTAIN != 0 else box.captain_coins[c]


@rule
def hire(box: Box, s: Village, p: int, free: int, c: int) -> None:
    s.captains[c] = 0
    s.captain[p] = c
    coins = captain_price(box, c, free)
    note(s, PortEvent.HIRED, p, coins, c)
    pay_coins(s, p, coins)


# the holds


@rule
def cargo_count(s: Village, p: int) -> int:
    count = 0
    for piece in range(PIECES):
        count += s.cargo[p, piece]
    return count


@rule
def is_full(s: Village, p: int) -> bool:
    return cargo_count(s, p) >= s.holds[p]


@rule
def has_at_home(s: Village, p: int, piece: int) -> bool:
    if piece < GOODS:
        return s.goods[p, piece] > 0
    if piece == Piece.GRAIN:
        return s.grain[p] > 0
    if piece == Piece.CHEST:
        return s.chests[p] != 0
    return first_at(s, p, Place.FARM) != NOBODY


@rule
def why_not_load(s: Village, p: int, piece: int, full: bool) -> int:
    """All pieces aboard are different, and none can be thrown overboard."""
    if s.cargo[p, piece] != 0:
        return PortWhy.KIND_ABOARD
    if full:
        return PortWhy.HOLDS_FULL
    return Why.LEGAL if has_at_home(s, p, piece) else PortWhy.NOT_ON_FARM


@rule
def load_options(s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    full = is_full(s, p)
    for i in range(len(LOADED_IN_HARBOUR)):
        piece = LOADED_IN_HARBOUR[i]
        why[LOAD + piece] = why_not_load(s, p, piece, full)
    for i in range(len(LOADED_AT_ISLANDS)):
        piece = LOADED_AT_ISLANDS[i]
        if has_at_home(s, p, piece):
            why[LOAD + piece] = PortWhy.ONLY_AT_ISLANDS


@rule
def load(s: Village, p: int, option: int) -> None:
    if option == DECLINE:
        return
    piece = option - LOAD
    push(s, PortTask.LOAD, p)
    if piece == Piece.MEMBER:
        push(s, PortTask.EMBARK, p)
        push(s, Task.SEND, p, Place.FARM, Place.SHIP)
        return
    if piece == Piece.GRAIN:
        s.grain[p] -= 1
    else:
        s.goods[p, piece] -= 1
    s.cargo[p, piece] = 1
    note(s, PortEvent.LOADED, p, piece)


# the movement


@rule
def are_joined(box: Box, here: int, there: int) -> bool:
    return (np.int64(box.line[here]) >> there) & 1 == 1


@rule
def can_pay_captain(box: Box, s: Village, p: int) -> bool:
    """Whether further steps can be paid for."""
    c = s.captain[p]
    return affordable(s, p, box.captain_price[c]) and has_any(s, p, box.captain_cubes[c])


@rule
def sail_options(box: Box, s: Village, p: int, free_steps: int, why: Any) -> None:
    """Stop, land, or one step further; a ship in the harbour has to leave it."""
    here = s.ship[p]
    payable = free_steps > 0 or can_pay_captain(box, s, p)
    for water in range(WATERS):
        if are_joined(box, here, water):
            why[STEP + water] = Why.LEGAL if payable else Why.NO_INFLUENCE
        elif water != here:
            why[STEP + water] = PortWhy.NO_LINE
    why[STEP + Water.HARBOUR] = Why.NOT_HERE
    if here != Water.HARBOUR:
        why[DECLINE] = Why.LEGAL
        why[LAND] = PortWhy.NO_ISLAND if box.island_at[here] == NOBODY else Why.LEGAL
        if are_joined(box, here, Water.HARBOUR):
            why[STEP + Water.HARBOUR] = PortWhy.ONLY_RETURN


@rule
def sail(box: Box, s: Village, p: int, free_steps: int, option: int) -> None:
    if option == LAND:
        note(s, PortEvent.LANDED, p, s.ship[p])
        push(s, PortTask.ISLAND, p, box.island_at[s.ship[p]])
    elif option != DECLINE:
        step(box, s, p, free_steps, option - STEP)


@rule
def step(box: Box, s: Village, p: int, free_steps: int, water: int) -> None:
    """The first step is free; what the captain is paid may be good for more than one."""
    c = s.captain[p]
    if free_steps > 0:
        push(s, PortTask.SAIL, p, free_steps - 1)
    else:
        push(s, PortTask.SAIL, p, box.captain_steps[c] - 1)
    push(s, PortTask.ENTER_WATER, p, water)
    if free_steps == 0:
        pay_captain(box, s, p, c)


@rule
def pay_captain(box: Box, s: Village, p: int, c: int) -> None:
    if box.captain_cubes[c] > 0:
        push(s, Task.PAY_ANY, p, box.captain_cubes[c])
    else:
        owe(box, s, p, box.captain_price[c])


@rule
def enter(box: Box, s: Village, p: int, water: int) -> None:
    """A time field costs time whether the ship stops there or not."""
    s.ship[p] = water
    note(s, PortEvent.SAILED, p, water)
    spend_time(box, s, p, box.water_time[water])


# the way home


@rule
def go_home(box: Box, s: Village, p: int) -> None:
    """From everywhere for the same time; all cargo goes to the farm, and the captain leaves the game."""
    spend_time(box, s, p, box.return_time)
    s.ship[p] = Water.HARBOUR
    note(s, PortEvent.RETURNED, p)
    for piece in range(PIECES):
        if s.cargo[p, piece] == 1:
            unload(box, s, p, piece)
    s.captain[p] = NOBODY
    s.holds[p] = box.holds


@rule
def unload(box: Box, s: Village, p: int, piece: int) -> None:
    s.cargo[p, piece] = 0
    if piece == Piece.GRAIN:
        unload_grain(box, s, p)
        return
    note(s, PortEvent.UNLOADED, p, piece)
    if piece < GOODS:
        s.goods[p, piece] += 1
    elif piece == Piece.CHEST:
        s.chests[p] |= np.int16(1) << s.chest_aboard[p]
        s.chest_aboard[p] = NOBODY
    else:
        s.place[p, first_at(s, p, Place.SHIP)] = Place.FARM


@rule
def unload_grain(box: Box, s: Village, p: int) -> None:
    """A sack that the barn has no room for goes to the supply."""
    if s.grain[p] < box.barn:
        s.grain[p] += 1
        note(s, PortEvent.UNLOADED, p, Piece.GRAIN)
    else:
        s.grain_stock += 1
        note(s, PortEvent.SURPLUS_GRAIN, p, 1)
