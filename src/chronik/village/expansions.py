"""The table of contents with expansions: what they change or add; all else is asked of the base tables.

`rules.py` knows nothing of this, so that the base game pays for nothing. Which expansions are in the game is
in the box.
"""

from enum import IntEnum
from typing import Any

from chronik.kernel import drop, pop, push, rule, top, turn_page
from chronik.village import (
    aside,
    bread,
    family,
    inn,
    inn_cards,
    inn_questions,
    invariants,
    lifetime,
    market,
    marriage,
    mass,
    payment,
    port,
    port_burial,
    port_chests,
    port_stalls,
    rules,
    scoring,
    secrets,
    solo,
    tools,
    travel,
    turn,
    wedding,
)
from chronik.village.aside import OPTIONS
from chronik.village.setup import lay_out
from chronik.village.state import BASE_SPACES, CUBES, SPACES, Box, Task, Village, Why

__all__ = ["OPTIONS"]
INN, PORT, MARRIAGE, SOLO = 20, 40, 60, 80  # the first question of each
BY_ITSELF = 100  # added to them: their first task that asks nobody


class Category(IntEnum):
    """The base game's, and the Inn's person cards."""

    TRACK = 0
    TRAVEL = 1
    COUNCIL = 2
    CHURCH = 3
    CHRONICLE = 4
    CUSTOMERS = 5
    COINS = 6
    PERSONS = 7


@rule
def setup(box: Box, s: Village, seed: Any) -> None:
    lay_out(box, s, seed)
    if box.inn == 1:
        inn.lay_out(box, s)
    if box.port == 1:
        port.lay_out(box, s)
    if box.marriage == 1:
        marriage.lay_out(box, s)
    if box.solo == 1:
        solo.lay_out(box, s)
    s.notes = 0
    settle(box, s)


@rule
def options(box: Box, s: Village, why: Any) -> None:
    why[:] = Why.NOT_HERE
    if s.over == 0:
        task, p, a, b = top(s)
        ask(box, s, task, p, a, b, why)
        aside.options(box, s, task, p, a, why)


@rule
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task >= SOLO:
        solo.options(box, s, task, p, a, b, why)
    elif task >= MARRIAGE:
        marriage.options(box, s, task, p, a, b, why)
    elif task >= PORT:
        port.options(box, s, task, p, a, b, why)
    elif task >= INN:
        inn.options(box, s, task, p, a, b, why)
    elif task == Task.ANY_ACTION and a == inn_cards.ONE_MORE_ACTION:
        inn_cards.action_options(box, why)
    elif task == Task.PAY_ANY:
        payment.any_options(s, p, why)
    elif task == Task.SALE:
        market.options(box, s, p, inn.surcharge(box, s, p), why)
        if box.port == 1:
            port_stalls.options(s, p, inn.surcharge(box, s, p), why)
    elif task == Task.TRAVEL and box.port == 1:
        port.options(box, s, task, p, a, b, why)
    elif task == Task.CLIMB and box.marriage == 1:
        bread.climb_options(box, s, p, a, why)
    elif task == Task.CLIMB:
        mass.climb_options(box, s, p, a, why)
    elif task == Task.TRAVEL:
        travel.options(box, s, p, a, why)
    else:
        rules.ask(box, s, task, p, a, b, why)
        if task == Task.TAKE:
            take_options(box, s, why)


@rule
def take_options(box: Box, s: Village, why: Any) -> None:
    """The action spaces that expansions add."""
    for space in range(BASE_SPACES, SPACES):
        if box.open[space] == 1:
            for colour in range(CUBES):
                taken = Why.LEGAL if s.cubes[space, colour] > 0 else Why.NO_CUBE
                why[turn.TAKE + space * CUBES + colour] = taken


@rule
def apply(box: Box, s: Village, option: int) -> None:
    turn_page(s)
    task, p, a, b = pop(s)
    if option >= aside.FIRST:
        aside.apply(box, s, task, p, a, b, option)
    else:
        answer(box, s, task, p, a, b, option)
    settle(box, s)


@rule
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task >= SOLO:
        solo.apply(box, s, task, p, a, b, option)
    elif task >= MARRIAGE:
        marriage.apply(box, s, task, p, a, b, option)
    elif task >= PORT:
        port.apply(box, s, task, p, a, b, option)
    elif task == Task.BARD and option == inn_questions.YES:
        inn_cards.sing(box, s, p, a)
    elif task == Task.BARD:
        lay_to_rest(box, s, p, a)
    elif task >= INN:
        inn.apply(box, s, task, p, a, b, option)
    elif task == Task.PAY_ANY:
        payment.pay_any(s, p, a, option)
    elif task == Task.TRAVEL and box.port == 1:
        port.apply(box, s, task, p, a, b, option)
    elif task == Task.SALE and option >= port_stalls.STALL:
        port_stalls.apply(s, p, inn.surcharge(box, s, p), option)
    elif task == Task.SALE:
        market.apply(s, p, inn.surcharge(box, s, p), option)
    elif task == Task.DEATH:
        bury(box, s, p, option)
    elif task == Task.CLIMB and option >= bread.WITH_BREAD:
        bread.climb(box, s, p, option - bread.WITH_BREAD)
    elif task == Task.CLIMB:
        mass.climb(box, s, p, a, option)
    elif task == Task.TRAVEL and option != rules.DECLINE:
        travel.apply(box, s, p, a, option)
    else:
        if box.marriage == 1 and (task == Task.CRAFTS or task == Task.PRODUCE):
            tools.offer(s, p, option)
        if task == Task.TAKE and box.solo == 1:
            solo.follow(s, option)
        rules.answer(box, s, task, p, a, b, option)


@rule
def settle(box: Box, s: Village) -> None:
    while s.over == 0:
        task, p, a, b = top(s)
        if task < Task.ROUND:
            if not settle_question(box, s, task, p, a, b):
                return
        else:
            drop(s)
            proceed(box, s, task, p, a, b)


@rule
def settle_question(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task >= SOLO:
        return solo.settle(box, s, task, p, a, b)
    if task >= MARRIAGE:
        return marriage.settle(box, s, task, p, a, b)
    if task >= PORT:
        return port.settle(box, s, task, p, a, b)
    if task >= INN:
        return inn.settle(box, s, task, p, a, b)
    if task == Task.PAY_ANY:
        return payment.settle_any(s, p, a)
    if task == Task.DEATH:
        return settle_death(box, s, p)
    if task == Task.CLIMB and inn_cards.wants_abbot(box, s, p, a):
        return False
    if task == Task.CLIMB and box.marriage == 1:
        return bread.settle_climb(box, s, p, a)
    if task == Task.CLIMB:
        return mass.settle_climb(box, s, p, a)
    return rules.settle_question(box, s, task, p, a, b)


@rule
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> None:
    if task == Task.CLOSE_MARKET and box.inn == 1:
        inn.forget_waivers(s)
    if task >= MARRIAGE + BY_ITSELF:
        marriage.proceed(box, s, task, p, a, b)
    elif task >= PORT + BY_ITSELF:
        port.proceed(box, s, task, p, a, b)
    elif task == Task.END_OF_TURN and inn.pauses(box, s, p, a):
        inn.pause(s, p)
    elif task == Task.CLOSE_MARKET and box.port == 1 and port_stalls.is_unasked(s):
        port_stalls.open_day(s, p)
    elif task == Task.CLOSE_MARKET and inn_cards.wants_scrap(box, s, p, a):
        inn_cards.ask_scrap(s, p)
    elif task == Task.ROUND and wedding.is_due(box, s, a):
        wedding.announce(s)
    elif task == Task.NEXT_SALE and box.port == 1 and box.solo == 0:
        port_stalls.next_sale(s, p)
    elif box.solo == 0 or not solo.proceed(box, s, task, p):
        if task == Task.FINISH and box.port == 1:
            port_chests.open_all(box, s)
        rules.proceed(box, s, task, p, a)
        if task == Task.FINISH and box.solo == 1:
            solo.award(box, s, total(box, s, 0))


# death


@rule
def settle_death(box: Box, s: Village, p: int) -> bool:
    if box.marriage == 1 and bread.can_raise(box, s, p):
        return False
    m = lifetime.only_candidate(box, s, p)
    if m < 0:
        return lifetime.settle(box, s, p)
    drop(s)
    bury(box, s, p, m)
    return True


@rule
def bury(box: Box, s: Village, p: int, m: int) -> None:
    """What an expansion does with the dead; else as in the base game."""
    if box.marriage == 1:
        bread.take_back(box, s, p, m)
    if inn_cards.wants_bard(box, s, p, m):
        push(s, Task.BARD, p, m)
    else:
        lay_to_rest(box, s, p, m)


@rule
def lay_to_rest(box: Box, s: Village, p: int, m: int) -> None:
    if box.port == 1 and family.is_at_sea(s.place[p, m]):
        port_burial.bury(box, s, p, m)
    else:
        lifetime.bury(box, s, p, m)


# the end


@rule
def score(box: Box, s: Village, p: int, category: int) -> int:
    if category == Category.PERSONS:
        return inn_cards.points(box, s, p) if box.inn == 1 else 0
    return scoring.score(box, s, p, category)


@rule
def total(box: Box, s: Village, p: int) -> int:
    return scoring.total(box, s, p) + score(box, s, p, Category.PERSONS)


@rule
def rank(box: Box, s: Village, totals: Any, places: Any) -> None:
    for p in range(s.players):
        totals[p] = total(box, s, p)
    scoring.place_by(box, s, totals, places)


@rule
def conceal(box: Box, s: Village, seat: int, seed: Any) -> None:
    secrets.conceal(box, s, seat, seed)
    if s.over == 0:
        if box.inn == 1:
            inn.conceal(box, s, seat)
        if box.port == 1:
            port.conceal(box, s, seat)
        if box.solo == 1:
            solo.conceal(box, s, seat)


@rule
def check(box: Box, s: Village) -> int:
    fault = invariants.check(box, s)
    if fault == 0 and box.inn == 1:
        fault = inn.check(box, s)
    if fault == 0 and box.port == 1:
        fault = port.check(box, s)
    if fault == 0 and box.marriage == 1:
        fault = marriage.check(box, s)
    if fault == 0 and box.solo == 1:
        fault = solo.check(box, s)
    return fault
