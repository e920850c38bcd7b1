"""The wedding after the mass: the pink member, the couples and where they go, the favours.

A figure is a number: the members seat by seat, then the pink ones. A couple stands together in one area of
the board; whose spouse died, was fetched home or was called away stands alone and is single.
"""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, below, note, push, rule
from chronik.village.family import count_at, first_at
from chronik.village.marriage.state import FIGURES, MarriageEvent, MarriageTask
from chronik.village.names import FIRST_PINK, INFLUENCE, MEMBERS, NOBODY, PINKS, RANKS, Good, Place
from chronik.village.payment import cubes_due, has_any
from chronik.village.state import Box, Event, Task, Village, Why
from chronik.village.supply import gain_cube, gain_grain, receive_goods

BAKERY, SHOP = 0, 1
BREAD, TOOL = 1, 2
WITH_EXTRAS, TWO_GOODS = 0, 1
HELD = 1  # of a round: its wedding is over


# figures


@rule
def place_of(s: Village, figure: int) -> int:
    if figure >= FIRST_PINK:
        return np.int64(s.pink[figure - FIRST_PINK])  # type: ignore[return-value]
    return np.int64(s.place[figure // MEMBERS, figure % MEMBERS])  # type: ignore[return-value]


@rule
def spouse_of(s: Village, figure: int) -> int:
    return np.int64(s.spouse[figure])  # type: ignore[return-value]


@rule
def is_married(s: Village, figure: int) -> bool:
    spouse, place = spouse_of(s, figure), place_of(s, figure)
    return spouse != NOBODY and Place.BAKERY <= place <= Place.PARENTS and place_of(s, spouse) == place


@rule
def is_betrothed(s: Village, figure: int) -> bool:
    """Of a figure of the ceremony: whether it and another one there have just been married."""
    spouse = spouse_of(s, figure)
    return spouse != NOBODY and Place.RANK_1 <= place_of(s, spouse) <= Place.RANK_6


@rule
def is_spouse_true(s: Village, figure: int) -> bool:
    """A spouse has the figure for a spouse in return."""
    spouse = spouse_of(s, figure)
    return spouse == NOBODY or spouse_of(s, spouse) == figure


@rule
def count_on(s: Village, place: int) -> int:
    count = 0
    for figure in range(FIGURES):
        count += place_of(s, figure) == place
    return count


@rule
def move(s: Village, figure: int, place: int) -> None:
    if figure < FIRST_PINK:
        s.place[figure // MEMBERS, figure % MEMBERS] = place
        return
    s.pink[figure - FIRST_PINK] = place
    s.arrived[figure - FIRST_PINK] = s.rounds if place == Place.PARENTS else 0


@rule
def next_in_ceremony(s: Village, place: int) -> int:
    """The figure on the next lower rank that is taken; NOBODY if there is none."""
    found, nearest = NOBODY, Place.RANK_6 + 1
    for figure in range(FIGURES):
        where = place_of(s, figure)
        if place < where < nearest:
            found, nearest = figure, where
    return found


# when


@rule
def is_due(s: Village, held: int) -> bool:
    """Before every round but the first; not any more once the end of the game has been triggered."""
    return held == 0 and s.rounds > 0 and s.trigger == NOBODY


@rule
def announce(s: Village) -> None:
    push(s, Task.ROUND, NOBODY, HELD)
    push(s, MarriageTask.WEDDING, s.first)


# step 1: the die and the pink member


@rule
def begin(box: Box, s: Village) -> None:
    note(s, MarriageEvent.WEDDING_BEGAN, NOBODY)
    for _ in range(box.rolls):
        call_pink(box, s)
    for figure in range(FIGURES):
        if not is_married(s, figure):
            s.spouse[figure] = NOBODY
    push(s, MarriageTask.FAVOURS, s.first)
    push(s, MarriageTask.PROCESSION, s.first)
    push(s, MarriageTask.COUPLE, s.first)


@rule
def roll(s: Village, places: Any) -> int:
    """The place that the colour of the die stands for."""
    colour = below(s, INFLUENCE)
    note(s, MarriageEvent.ROLLED, NOBODY, colour, places[colour])
    return np.int64(places[colour])  # type: ignore[return-value]


@rule
def call_pink(box: Box, s: Village) -> None:
    """One from the supply, else from the parents, comes to the rank that the die shows, if it is free."""
    rank = roll(s, box.die_rank)
    k = available_pink(s)
    if k != NOBODY and count_on(s, rank) == 0:
        move(s, FIRST_PINK + k, rank)
        note(s, MarriageEvent.PINK_CAME, NOBODY, rank)


@rule
def available_pink(s: Village) -> int:
    """Among the parents the one that has been there longest."""
    found = NOBODY
    for k in range(PINKS):
        if s.pink[k] == Place.UNBORN:
            return k
        if s.pink[k] == Place.PARENTS and (found == NOBODY or s.arrived[k] < s.arrived[found]):
            found = k
    return found


@rule
def marry(box: Box, s: Village, couple: int) -> None:
    """The two highest figures that are still single; the higher one chooses the building."""
    s.bound[couple] = NOBODY
    higher, lower = NOBODY, NOBODY
    place = Place.RANK_1 - 1
    for _ in range(couple + 1):
        higher = next_in_ceremony(s, place)
        lower = NOBODY if higher == NOBODY else next_in_ceremony(s, place_of(s, higher))
        if lower == NOBODY:
            return
        place = place_of(s, lower)
    if couple + 1 < box.couples:
        push(s, MarriageTask.COUPLE, s.first, couple + 1)
    if higher >= FIRST_PINK and lower >= FIRST_PINK:
        return
    s.spouse[higher] = lower
    s.spouse[lower] = higher
    note(s, MarriageEvent.MARRIED, NOBODY, higher, lower)
    if higher >= FIRST_PINK:
        s.bound[couple] = roll(s, box.die_building)
    else:
        push(s, MarriageTask.BUILDING, higher // MEMBERS, couple)


@rule
def building_options(why: Any) -> None:
    why[BAKERY] = Why.LEGAL
    why[SHOP] = Why.LEGAL


@rule
def choose_building(s: Village, p: int, couple: int, option: int) -> None:
    s.bound[couple] = Place.BAKERY + option
    note(s, MarriageEvent.CHOSE_BUILDING, p, s.bound[couple])


# step 2: the couples move, the singles go home


@rule
def process(box: Box, s: Village) -> None:
    for figure in range(FIGURES):
        if is_married(s, figure) and place_of(s, figure) < Place.PARENTS:
            move_couple(s, figure, Place.PARENTS)
    couple = 0
    for rank in range(RANKS):
        figure = next_in_ceremony(s, Place.RANK_1 + rank - 1)
        if figure != NOBODY and is_betrothed(s, figure):
            move_couple(s, figure, s.bound[couple])
            s.bound[couple] = NOBODY
            couple += 1
    for k in range(s.players - 1, -1, -1):
        send_home(box, s, (s.first + k) % s.players)
    for k in range(PINKS):
        if Place.RANK_1 <= s.pink[k] <= Place.PARENTS and not is_married(s, FIRST_PINK + k):
            move(s, FIRST_PINK + k, Place.UNBORN)
            note(s, MarriageEvent.PINK_LEFT, NOBODY)


@rule
def move_couple(s: Village, figure: int, place: int) -> None:
    note(s, MarriageEvent.COUPLE_MOVED, NOBODY, place_of(s, figure), place)
    move(s, spouse_of(s, figure), place)
    move(s, figure, place)


@rule
def send_home(box: Box, s: Village, p: int) -> None:
    """The singles of a player. Who comes from the ceremony may buy something."""
    for m in range(MEMBERS):
        place = place_of(s, p * MEMBERS + m)
        if Place.RANK_1 <= place <= Place.PARENTS and not is_married(s, p * MEMBERS + m):
            s.place[p, m] = Place.FARM
            note(s, MarriageEvent.WENT_HOME, p, box.generation[m], place)
            if place <= Place.RANK_6:
                push(s, MarriageTask.PURCHASE, p)


@rule
def purchase_options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for i in range(2):
        if s.stock[Good.BREAD + i] == 0:
            why[BREAD + i] = Why.SUPPLY_EMPTY
        else:
            why[BREAD + i] = Why.LEGAL if has_any(s, p, box.purchase_cubes) else Why.NO_INFLUENCE


@rule
def purchase(box: Box, s: Village, p: int, option: int) -> None:
    receive_goods(s, p, Good.BREAD + option - BREAD, 1)
    push(s, Task.PAY_ANY, p, box.purchase_cubes)


# step 3: the favours


@rule
def do_favours(box: Box, s: Village) -> None:
    """From the first player on clockwise; the last one asked is put on the agenda first."""
    for k in range(s.players - 1, -1, -1):
        p = (s.first + k) % s.players
        for m in range(MEMBERS - 1, -1, -1):
            if s.place[p, m] == Place.BAKERY or s.place[p, m] == Place.SHOP:
                push(s, MarriageTask.FAVOUR, p, s.place[p, m])
        for _ in range(count_at(s, p, Place.PARENTS)):
            bear_child(box, s, p)


@rule
def bear_child(box: Box, s: Village, p: int) -> None:
    m = first_at(s, p, Place.UNBORN)
    if m != NOBODY:
        s.place[p, m] = Place.FARM
        note(s, Event.BORN, p, box.generation[m])


@rule
def favour_options(why: Any) -> None:
    why[WITH_EXTRAS] = Why.LEGAL
    why[TWO_GOODS] = Why.LEGAL


@rule
def grant(box: Box, s: Village, p: int, place: int, option: int) -> None:
    good = Good.BREAD + place - Place.BAKERY
    if option == TWO_GOODS:
        receive_goods(s, p, good, np.int64(box.favour_goods))  # type: ignore[arg-type]
        return
    receive_goods(s, p, good, 1)
    if place == Place.BAKERY:
        note(s, Event.GOT_GRAIN, p, gain_grain(box, s, p, box.favour_grain))
    else:
        gain_cubes(box, s, p)


@rule
def gain_cubes(box: Box, s: Village, p: int) -> None:
    for colour in range(INFLUENCE):
        for _ in range(min(cubes_due(box.favour_cubes, colour), s.supply[colour])):
            gain_cube(s, p, colour)
