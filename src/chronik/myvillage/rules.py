"""The table of contents: which chapter answers for which task.

Two functions make the game: `options` says what may be done now, `apply` does it.
"""

from typing import Any

from chronik.kernel import drop, note, pop, rule, top, turn_page
from chronik.myvillage import (
    banners,
    chief,
    church,
    council,
    dice,
    harvest,
    lifetime,
    market,
    payment,
    plague,
    rounds,
    school,
    supply,
    travel,
)
from chronik.myvillage.setup import lay_out
from chronik.myvillage.state import NOBODY, Bonus, Box, Event, MyVillage, Task, Why

OPTIONS = banners.OPTIONS  # the longest list
DECLINE = 0


@rule
def setup(box: Box, s: MyVillage, seed: Any) -> None:
    lay_out(box, s, seed)
    settle(box, s)


@rule
def options(box: Box, s: MyVillage, why: Any) -> None:
    """For every option: not in question here, legal, or why not."""
    why[:] = Why.NOT_HERE
    if s.over == 1:
        return
    task, p, a, b = top(s)
    if task == Task.DIE:
        dice.options(s, why)
    elif task == Task.CHANGE:
        dice.change_options(s, p, why)
    elif task == Task.ACTIVATE:
        banners.options(box, s, p, a, why)
    elif task == Task.GAIN:
        supply.options(b, why)
    elif task == Task.PAY:
        payment.options(s, p, a, why)
    elif task == Task.FARE:
        travel.fare_options(box, s, p, a, why)
    elif task == Task.PLOUGH:
        harvest.plough_options(s, p, why)
    elif task == Task.SCHOOL:
        school.options(s, p, why)
    elif task == Task.CHIEF:
        chief.options(s, p, why)
    elif task == Task.BONUS:
        church.bonus_options(a == Bonus.CHIEF or market.displayed(s) > 0, why)
    elif task == Task.FREE:
        market.free_options(s, why)
    elif task == Task.LURE:
        market.options(box, s, p, a, why)
    elif task == Task.TILE:
        council.tile_options(s, p, a, why)
    elif task == Task.MARK:
        council.mark_options(s, p, why)
    elif task == Task.EXCHANGE:
        travel.exchange_options(why)
    elif task == Task.DEATH:
        lifetime.options(s, p, why)
    elif task == Task.LABOURER:
        lifetime.labourer_options(why)
    elif task == Task.HEAL:
        plague.options(why)


@rule
def apply(box: Box, s: MyVillage, option: int) -> None:
    """Do a legal option, and everything that follows without a choice."""
    turn_page(s)
    task, p, a, b = pop(s)
    if task == Task.DIE:
        dice.choose(box, s, p, a, option)
    elif task == Task.CHANGE:
        dice.change(s, p, option)
    elif task == Task.ACTIVATE:
        banners.apply(box, s, p, a, option)
    elif task == Task.GAIN:
        supply.apply(s, p, a, b, option)
    elif task == Task.PAY:
        payment.pay(s, p, a, option)
    elif task == Task.FARE:
        travel.pay_fare(box, s, p, a, option)
    elif task == Task.PLOUGH:
        harvest.put_plough(s, p, a, option)
    elif task == Task.FREE:
        market.take_free(s, p, option)
    elif task == Task.LURE:
        market.apply(box, s, p, a, b, option)
    elif task == Task.EXCHANGE:
        travel.exchange(s, p, a, option)
    elif task == Task.DEATH:
        lifetime.bury(box, s, p, option)
    elif task == Task.LABOURER:
        lifetime.hire(s, p, option)
    elif task == Task.HEAL:
        plague.apply(box, s, p, option)
    elif option == DECLINE:
        note(s, Event.DECLINED, p, task)
    elif task == Task.SCHOOL:
        school.apply(box, s, p, option)
    elif task == Task.CHIEF:
        chief.apply(box, s, p, option)
    elif task == Task.BONUS:
        banners.use_bonus(box, s, p, a)
    elif task == Task.TILE:
        council.lay_tile(s, p, option)
    elif task == Task.MARK:
        council.set_mark(s, p, option)
    settle(box, s)


@rule
def settle(box: Box, s: MyVillage) -> None:
    """Do the tasks that need no choice, until one does or the game is over."""
    while s.over == 0:
        task, p, a, b = top(s)
        if task < Task.ROUND:
            if not settle_question(box, s, task, p, a, b):
                return
        else:
            drop(s)
            proceed(box, s, task, p, a)


@rule
def settle_question(box: Box, s: MyVillage, task: int, p: int, a: int, b: int) -> bool:
    """Answer a question that has only one answer; whether it had."""
    if task == Task.CHANGE:
        return dice.settle_change(s, p)
    if task == Task.ACTIVATE:
        return banners.settle(box, s, p)
    if task == Task.GAIN:
        return supply.settle(s, p, a, b)
    if task == Task.PAY:
        return payment.settle(s, p, a)
    if task == Task.FARE:
        return travel.settle_fare(box, s, p, a)
    if task == Task.PLOUGH:
        return harvest.settle_plough(s, p, a)
    if task == Task.CHIEF:
        return chief.settle(box, s, p)
    if task == Task.LURE:
        return market.settle(box, s, p, a, b)
    if task == Task.DEATH:
        return lifetime.settle(box, s, p)
    return False


@rule
def proceed(box: Box, s: MyVillage, task: int, p: int, a: int) -> None:
    """Do a task that asks nobody."""
    if task == Task.TURN:
        rounds.next_turn(box, s)
    elif task == Task.END_OF_TURN:
        rounds.end_of_turn(s, p)
    elif task == Task.RAT:
        plague.move_rat(box, s, p)
    elif task == Task.DRAW:
        travel.draw(s, p, a)
    elif task == Task.ROUND:
        rounds.begin(box, s)
    elif task == Task.FINISH:
        s.over = 1
        note(s, Event.GAME_OVER, NOBODY)
