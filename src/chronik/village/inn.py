"""The Inn: how persons are got. The brewery is a building of the crafts; what persons do is in inn_cards."""

from typing import Any

import numpy as np

from chronik.kernel import drop, note, push, rule, shuffle
from chronik.village import inn_cards, inn_questions
from chronik.village.family import first_at
from chronik.village.invariants import Fault
from chronik.village.lifetime import spend_time
from chronik.village.payment import has_any, pay_coins, pay_good
from chronik.village.state import (
    NOBODY,
    PERSONS,
    SEATS,
    STACK,
    STACKS,
    Box,
    Event,
    Good,
    Place,
    Task,
    Village,
    Why,
)
from chronik.village.supply import gain_goods
from chronik.village.turn import SETTLING

DECLINE, USE = 0, 1
SKIP = 0
BUY = 1  # + stack
END = 0


@rule
def lay_out(box: Box, s: Village) -> None:
    """Three stacks of persons, all of the same height; a beer for everybody."""
    for p in range(SEATS):
        s.hand[p] = 0
        s.played[p] = 0
        s.waived[p] = 0
        if p < s.players:
            gain_goods(s, p, Good.BEER, box.start_beer)
    cards = s.pile.reshape(STACKS * STACK)
    count = 0
    for person in range(PERSONS):
        if box.person[person] == 1:
            cards[count] = person
            count += 1
    shuffle(s, cards, count)
    height = count // STACKS
    for stack in range(STACKS - 1, -1, -1):
        s.piled[stack] = height
        s.known[stack] = 0
        for i in range(STACK - 1, -1, -1):
            s.pile[stack, i] = cards[stack * height + i] if i < height else NOBODY


@rule
def options(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.INN:
        why[DECLINE] = Why.LEGAL
        why[USE] = why_not_use(box, s, p)
    elif task == Task.ROTATE:
        for stack in range(STACKS):
            why[stack] = Why.LEGAL if s.piled[stack] > 0 else Why.NO_CARDS_LEFT
    elif task == Task.BUY_PERSON:
        why[SKIP] = Why.LEGAL
        for stack in range(STACKS):
            why[BUY + stack] = why_not_buy(box, s, p, stack)
    elif task == Task.PAUSE:
        why[END] = Why.LEGAL
    elif task == Task.PLAY_PERSON:
        inn_cards.options(box, s, p, why)
    else:
        inn_questions.options(box, s, task, p, a, b, why)


@rule
def apply(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.INN:
        if option == DECLINE:
            note(s, Event.DECLINED, p, task)
        else:
            use(box, s, p)
    elif task == Task.ROTATE:
        rotate(s, p, option)
    elif task == Task.BUY_PERSON:
        if option == SKIP:
            note(s, Event.NO_PERSON, p)
        else:
            buy(box, s, p, option - BUY)
    elif task == Task.PLAY_PERSON:
        inn_cards.play(box, s, p, option)
    elif task != Task.PAUSE:
        inn_questions.apply(box, s, task, p, a, b, option)


@rule
def settle(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.ROTATE:
        return settle_rotate(s, p)
    if task == Task.PAUSE:
        return settle_pause(box, s, p)
    if task == Task.PLAY_PERSON:
        return inn_cards.settle(box, s, p)
    if task > Task.PLAY_PERSON:
        return inn_questions.settle(box, s, task, p, a, b)
    return False


# the inn


@rule
def why_not_use(box: Box, s: Village, p: int) -> int:
    """The choice is made before anything is paid; afterwards only buying is free."""
    if s.piled.sum() == 0:
        return Why.NO_CARDS_LEFT
    if first_at(s, p, Place.INN) == NOBODY and first_at(s, p, Place.FARM) == NOBODY:
        return Why.NOBODY_ON_FARM
    return Why.LEGAL if has_any(s, p, box.step_cubes) else Why.NO_INFLUENCE


@rule
def use(box: Box, s: Village, p: int) -> None:
    """Who has nobody in the inn sends somebody. Then: pay, slide a card under its stack, buy."""
    push(s, Task.BUY_PERSON, p)
    push(s, Task.ROTATE, p)
    if first_at(s, p, Place.INN) == NOBODY:
        spend_time(box, s, p, box.placing_time)
        push(s, Task.SEND, p, Place.FARM, Place.INN)
    spend_time(box, s, p, box.step_time)
    if box.step_cubes > 0:
        push(s, Task.PAY_ANY, p, box.step_cubes)


@rule
def settle_rotate(s: Village, p: int) -> bool:
    """With one stack left there is no choice."""
    only = NOBODY
    for stack in range(STACKS):
        if s.piled[stack] > 0:
            if only != NOBODY:
                return False
            only = stack
    drop(s)
    rotate(s, p, only)
    return True


@rule
def rotate(s: Village, p: int, stack: int) -> None:
    """The top card goes face up under its own stack."""
    card = s.pile[stack, 0]
    last = s.piled[stack] - 1
    for i in range(last):
        s.pile[stack, i] = s.pile[stack, i + 1]
    s.pile[stack, last] = card
    s.known[stack] = min(s.known[stack] + 1, last)
    note(s, Event.ROTATED, p, card)


@rule
def why_not_buy(box: Box, s: Village, p: int, stack: int) -> int:
    if s.piled[stack] == 0:
        return Why.NO_CARDS_LEFT
    card = s.pile[stack, 0]
    if s.coins[p] < box.person_coins[card]:
        return Why.NO_COIN
    return Why.LEGAL if s.goods[p, Good.BEER] >= box.person_beer[card] else Why.NO_BEER


@rule
def buy(box: Box, s: Village, p: int, stack: int) -> None:
    card: Any = np.int64(s.pile[stack, 0])
    last = s.piled[stack] - 1
    for i in range(last):
        s.pile[stack, i] = s.pile[stack, i + 1]
    s.pile[stack, last] = NOBODY
    s.piled[stack] = last
    s.known[stack] = max(0, min(s.known[stack], last - 1))
    s.hand[p] |= np.int64(1) << card
    note(s, Event.BOUGHT_PERSON, p, card)
    pay_coins(s, p, box.person_coins[card])
    for _ in range(box.person_beer[card]):
        pay_good(s, p, Good.BEER)


# cards in the course of a game


@rule
def surcharge(box: Box, s: Village, p: int) -> int:
    """What a sale costs besides; with the Market Woman, no influence."""
    return 0 if box.inn == 1 and s.waived[p] == 1 else box.surcharge


@rule
def forget_waivers(s: Village) -> None:
    for p in range(SEATS):
        s.waived[p] = 0


@rule
def pauses(box: Box, s: Village, p: int, settling: int) -> bool:
    """Whether there is a card to be played before the turn ends and the dead are buried."""
    if box.inn == 0 or settling == SETTLING:
        return False
    return inn_cards.why_not_now(box, s, Task.PAUSE, p, 0) == Why.LEGAL


@rule
def pause(s: Village, p: int) -> None:
    push(s, Task.END_OF_TURN, p, SETTLING)
    push(s, Task.PAUSE, p)


@rule
def settle_pause(box: Box, s: Village, p: int) -> bool:
    """After a card, if no other can be played."""
    if inn_cards.why_not_now(box, s, Task.PAUSE, p, 0) == Why.LEGAL:
        return False
    drop(s)
    return True


# what is hidden, what must hold


@rule
def conceal(box: Box, s: Village, seat: int) -> None:
    """Cards that nobody has seen yet: below the tops, above those that were slid under. Hands are no secret
    to an attentive player, as every card was bought from an open stack."""
    cards = np.zeros(STACKS * STACK, np.int8)
    count = 0
    for stack in range(STACKS):
        for i in range(1, s.piled[stack] - s.known[stack]):
            cards[count] = s.pile[stack, i]
            count += 1
    shuffle(s, cards, count)
    for stack in range(STACKS):
        for i in range(1, s.piled[stack] - s.known[stack]):
            count -= 1
            s.pile[stack, i] = cards[count]


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
    for person in range(PERSONS):
        if (seen >> np.int64(person)) & 1 != box.person[person]:
            return Fault.PERSONS
    return 0
