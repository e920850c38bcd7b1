"""The inn: three stacks of persons, a card slid under its stack, another one bought."""

from typing import Any

import numpy as np

from chronik.kernel import DECLINE, below, note, nth_bit, push, rule
from chronik.village.family import first_at
from chronik.village.inn.state import STACK, STACKS, InnEvent, InnTask, InnWhy
from chronik.village.invariants import Fault
from chronik.village.lifetime import spend_time
from chronik.village.names import NOBODY, SEATS, Good, Place
from chronik.village.payment import has_any, pay_coins, pay_good
from chronik.village.state import Box, Task, Village, Why
from chronik.village.supply import gain_goods

USE = 1
BUY = 1  # + stack


@rule
def lay_out(box: Box, s: Village) -> None:
    """Three stacks of persons, all of the same height; a beer for everybody."""
    for p in range(SEATS):
        s.hand[p] = 0
        s.played[p] = 0
        if p < s.players:
            gain_goods(s, p, Good.BEER, box.start_beer)
    deal(box, s)


@rule
def deal(box: Box, s: Village) -> None:
    """The cards in the game in random order: each next one is drawn from those that are left."""
    left: Any = np.int64(0)
    count = 0
    for person in range(box.persons):
        if box.person[person] == 1:
            left |= np.int64(1) << np.int64(person)
            count += 1
    for stack in range(STACKS):
        s.piled[stack] = count // STACKS
        s.known[stack] = 0
        for i in range(STACK):
            s.pile[stack, i] = NOBODY
    for k in range(count):
        card = nth_bit(left, below(s, count - k))
        left &= ~(np.int64(1) << card)
        s.pile[k % STACKS, k // STACKS] = card


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    why[USE] = why_not_use(box, s, p)


@rule
def rotate_options(s: Village, why: Any) -> None:
    for stack in range(STACKS):
        why[stack] = Why.LEGAL if s.piled[stack] > 0 else InnWhy.NO_CARDS_LEFT


@rule
def buy_options(box: Box, s: Village, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    for stack in range(STACKS):
        why[BUY + stack] = why_not_buy(box, s, p, stack)


@rule
def why_not_use(box: Box, s: Village, p: int) -> int:
    """The choice is made before anything is paid; afterwards only buying is free."""
    left = 0
    for stack in range(STACKS):
        left += s.piled[stack]
    if left == 0:
        return InnWhy.NO_CARDS_LEFT
    if first_at(s, p, Place.INN) == NOBODY and first_at(s, p, Place.FARM) == NOBODY:
        return Why.NOBODY_ON_FARM
    return Why.LEGAL if has_any(s, p, box.step_cubes) else Why.NO_INFLUENCE


@rule
def time_to_use(box: Box, s: Village, p: int) -> int:
    """For the step; and more, if somebody has to come to the inn first."""
    return box.step_time + (box.placing_time if first_at(s, p, Place.INN) == NOBODY else 0)


@rule
def use(box: Box, s: Village, p: int) -> None:
    """Who has nobody in the inn sends somebody. Then: pay, slide a card under its stack, buy."""
    push(s, InnTask.BUY_PERSON, p)
    push(s, InnTask.ROTATE, p)
    if first_at(s, p, Place.INN) == NOBODY:
        push(s, Task.SEND, p, Place.FARM, Place.INN)
    spend_time(box, s, p, time_to_use(box, s, p))
    if box.step_cubes > 0:
        push(s, Task.PAY_ANY, p, box.step_cubes)


@rule
def rotate(s: Village, p: int, stack: int) -> None:
    """The top card goes face up under its own stack."""
    card = s.pile[stack, 0]
    last = s.piled[stack] - 1
    for i in range(last):
        s.pile[stack, i] = s.pile[stack, i + 1]
    s.pile[stack, last] = card
    s.known[stack] = min(s.known[stack] + 1, last)
    note(s, InnEvent.ROTATED, p, card)


@rule
def why_not_buy(box: Box, s: Village, p: int, stack: int) -> int:
    if s.piled[stack] == 0:
        return InnWhy.NO_CARDS_LEFT
    card = s.pile[stack, 0]
    if s.coins[p] < box.person_coins[card]:
        return Why.NO_COIN
    return Why.LEGAL if s.goods[p, Good.BEER] >= box.person_beer[card] else InnWhy.NO_BEER


@rule
def buy(box: Box, s: Village, p: int, option: int) -> None:
    """The top card of a stack, or none."""
    if option == DECLINE:
        note(s, InnEvent.NO_PERSON, p)
    else:
        take_card(box, s, p, option - BUY)


@rule
def take_card(box: Box, s: Village, p: int, stack: int) -> None:
    card: Any = np.int64(s.pile[stack, 0])
    last = s.piled[stack] - 1
    for i in range(last):
        s.pile[stack, i] = s.pile[stack, i + 1]
    s.pile[stack, last] = NOBODY
    s.piled[stack] = last
    s.known[stack] = max(0, min(s.known[stack], last - 1))
    s.hand[p] |= np.int64(1) << card
    note(s, InnEvent.BOUGHT_PERSON, p, card)
    pay_coins(s, p, box.person_coins[card])
    pay_good(s, p, Good.BEER, box.person_beer[card])


# what is hidden, what must hold


@rule
def conceal(box: Box, s: Village, seat: int) -> None:
    """Cards that nobody has seen yet: below the tops, above those that were slid under. Hands are no secret
    to an attentive player, as every card was bought from an open stack."""
    hidden = 0
    for stack in range(STACKS):
        hidden += hidden_in(s, stack)
    for last in range(hidden - 1, 0, -1):  # in order first: a copy tells nothing of how they really lay
        for i in range(last):
            if hidden_card(s, i) > hidden_card(s, i + 1):
                swap(s, i, i + 1)
    while hidden > 1:
        swap(s, hidden - 1, below(s, hidden))
        hidden -= 1


@rule
def hidden_in(s: Village, stack: int) -> int:
    return max(0, s.piled[stack] - s.known[stack] - 1)


@rule
def hidden_card(s: Village, number: int) -> int:
    """One of the hidden cards, counted through all stacks."""
    stack = 0
    while number >= hidden_in(s, stack):
        number -= hidden_in(s, stack)
        stack += 1
    return s.pile[stack, 1 + number]


@rule
def swap(s: Village, one: int, other: int) -> None:
    """Two of the hidden cards, counted through all stacks."""
    first, second = 0, 0
    while one >= hidden_in(s, first):
        one -= hidden_in(s, first)
        first += 1
    while other >= hidden_in(s, second):
        other -= hidden_in(s, second)
        second += 1
    card = s.pile[first, 1 + one]
    s.pile[first, 1 + one] = s.pile[second, 1 + other]
    s.pile[second, 1 + other] = card


@rule
def check(box: Box, s: Village) -> int:
    """Every card is at one place: in a stack, in a hand, or played."""
    seen = np.int64(0)
    for p in range(s.players):
        if seen & s.hand[p] != 0 or (seen | s.hand[p]) & s.played[p] != 0:
            return Fault.PERSONS
        seen |= s.hand[p] | s.played[p]
    for stack in range(STACKS):
        if s.known[stack] < 0 or s.known[stack] > max(0, s.piled[stack] - 1):
            return Fault.PERSONS
        for i in range(STACK):
            card = np.int64(s.pile[stack, i])
            if (card != NOBODY) != (i < s.piled[stack]):
                return Fault.PERSONS
            if card != NOBODY:
                if (seen >> card) & 1 == 1:
                    return Fault.PERSONS
                seen |= np.int64(1) << card
    for person in range(box.persons):
        if (seen >> np.int64(person)) & 1 != box.person[person]:
            return Fault.PERSONS
    return 0
