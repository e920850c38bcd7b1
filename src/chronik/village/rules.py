"""The table of contents: which chapter answers for which task.

Two functions make the game: `options` says what may be done now, `apply` does it.
"""

from typing import Any

from chronik.kernel import drop, note, pop, rule, table, top, turn_page
from chronik.village import (
    church,
    council,
    crafts,
    family,
    harvest,
    lifetime,
    market,
    mass,
    payment,
    rounds,
    supply,
    travel,
    turn,
    well,
)
from chronik.village.setup import lay_out
from chronik.village.state import NOBODY, Box, Event, Task, Village, Why

OPTIONS = 40  # the longest list: the well, and seven spaces of five cubes
DECLINE = 0


@rule
def setup(box: Box, s: Village, seed: Any) -> None:
    lay_out(box, s, seed)
    settle(box, s)


@rule
def options(box: Box, s: Village, why: Any) -> None:
    """For every option: not in question here, legal, or why not."""
    why[:] = Why.NOT_HERE
    if s.over == 0:
        task, p, a, b = top(s)
        ask(box, s, task, p, a, b, why)


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.TAKE:
        turn.options(box, s, p, why)
    elif task == Task.ANY_ACTION:
        well.options(box, a, why)
    elif task == Task.HARVEST:
        harvest.options(s, p, why)
    elif task == Task.FAMILY:
        family.options(box, s, p, why)
    elif task == Task.CRAFTS:
        crafts.options(box, s, p, why)
    elif task == Task.PRODUCE:
        crafts.produce_options(box, s, p, a, why)
    elif task == Task.SALE:
        market.options(box, s, p, box.surcharge, why)
    elif task == Task.COUNCIL:
        council.options(box, s, p, why)
    elif task == Task.PRIVILEGE:
        why[DECLINE] = Why.LEGAL
        council.privilege_options(box, s, p, a, why)
    elif task == Task.TRAVEL:
        travel.options(box, s, p, 0, why)
    elif task == Task.CHURCH:
        church.options(box, s, p, why)
    elif task == Task.CHOOSE_CUBE:
        supply.cube_options(s, why)
    elif task == Task.CHOOSE_GOOD:
        supply.good_options(box, s, why)
    elif task == Task.PAY:
        payment.options(s, p, a, b, why)
    elif task == Task.SEND:
        family.send_options(box, s, p, a, why)
    elif task == Task.DEATH:
        lifetime.options(box, s, p, why)
    elif task == Task.PICK:
        mass.pick_options(box, s, p, why)
    elif task == Task.CLIMB:
        mass.climb_options(box, s, p, 0, why)


@rule
def apply(box: Box, s: Village, option: int) -> None:
    """Do a legal option, and everything that follows without a choice."""
    turn_page(s)
    task, p, a, b = pop(s)
    answer(box, s, task, p, a, b, option)
    settle(box, s)


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.TAKE:
        turn.apply(box, s, p, option)
    elif task == Task.ANY_ACTION:
        turn.any_action(s, p, option)
    elif task == Task.SALE:
        market.apply(s, p, box.surcharge, option)
    elif task == Task.CHOOSE_CUBE:
        supply.choose_cube(s, p, a, option)
    elif task == Task.CHOOSE_GOOD:
        supply.choose_good(s, p, option)
    elif task == Task.PAY:
        payment.pay(s, p, a, option)
    elif task == Task.SEND:
        family.send(box, s, p, option, b)
    elif task == Task.DEATH:
        lifetime.bury(box, s, p, option)
    elif task == Task.PICK:
        mass.pick(box, s, p, option)
    elif task == Task.CLIMB:
        mass.climb(box, s, p, 0, option)
    elif option == DECLINE:
        note(s, Event.DECLINED, p, task)
    elif task == Task.HARVEST:
        harvest.apply(box, s, p)
    elif task == Task.FAMILY:
        family.apply(box, s, p, option)
    elif task == Task.CRAFTS or task == Task.PRODUCE:
        crafts.apply(box, s, p, option)
    elif task == Task.COUNCIL or task == Task.PRIVILEGE:
        council.apply(box, s, p, option)
    elif task == Task.TRAVEL:
        travel.apply(box, s, p, 0, option)
    elif task == Task.CHURCH:
        church.apply(box, s, p, option)


@rule
def settle(box: Box, s: Village) -> None:
    """Do the tasks that need no choice, until one does or the game is over."""
    while s.over == 0:
        task, p, a, b = top(s)
        if task < Task.ROUND:
            if not settle_question(box, s, task, p, a, b):
                return
        else:
            drop(s)
            proceed(box, s, task, p, a)


@table
def settle_question(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    """Answer a question that has only one answer; whether it had."""
    if task == Task.PAY:
        return payment.settle(s, p, a, b)
    if task == Task.SEND:
        return family.settle_send(box, s, p, a, b)
    if task == Task.CHOOSE_CUBE:
        return supply.settle_cube(s, p, a)
    if task == Task.CHOOSE_GOOD:
        return supply.settle_good(box, s, p)
    if task == Task.DEATH:
        return lifetime.settle(box, s, p)
    if task == Task.PICK:
        return mass.settle_pick(box, s, p)
    if task == Task.CLIMB:
        return mass.settle_climb(box, s, p, 0)
    return False


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int) -> None:
    """Do a task that asks nobody."""
    if task == Task.TURN:
        turn.next_turn(s)
    elif task == Task.END_OF_TURN:
        turn.end_of_turn(box, s, p)
    elif task == Task.NEXT_SALE:
        market.next_sale(s, p)
    elif task == Task.MARKET_TIME:
        market.pay_time(box, s, p)
    elif task == Task.SERVE:
        market.serve(box, s, p, a)
    elif task == Task.CLOSE_MARKET:
        market.close(box, s)
    elif task == Task.ARRIVE:
        travel.arrive(box, s, p, a)
    elif task == Task.ROUND:
        rounds.begin(box, s)
    elif task == Task.MASS:
        mass.begin(s)
    elif task == Task.DRAW:
        mass.draw(box, s)
    elif task == Task.MAJORITY:
        mass.reward_majority(box, s)
    elif task == Task.FINISH:
        s.over = 1
        note(s, Event.GAME_OVER, NOBODY)
