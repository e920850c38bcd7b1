"""The table of contents: which chapter answers for which task.

`ask` says what may be done now, `answer` does it, `proceed` does what asks nobody.
"""

from typing import Any

from chronik.kernel import table, whole_words
from chronik.myvillage import (
    banners,
    chief,
    council,
    dice,
    harvest,
    lifetime,
    market,
    payment,
    plague,
    rounds,
    school,
    scoring,
    supply,
    travel,
)
from chronik.myvillage.box import Box
from chronik.myvillage.state import MyVillage, Task

OPTIONS = whole_words(banners.OPTIONS)  # the longest list
# A turn begins with two dice: a person wants to take them, and to see which ones are left, even if they are
# all alike. Everything else that has one answer is not asked; the journal tells what was done.
ALWAYS_ASKED = (Task.DIE,)


@table
def ask(box: Box, s: MyVillage, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.DIE:
        dice.options(s, why)
    elif task == Task.CHANGE:
        dice.change_options(box, s, p, why)
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
        banners.bonus_options(box, s, p, a, why)
    elif task == Task.FREE:
        market.free_options(s, why)
    elif task == Task.LURE:
        market.options(box, s, p, a, b, why)
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


@table
def answer(box: Box, s: MyVillage, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.DIE:
        dice.choose(box, s, p, a, option)
    elif task == Task.CHANGE:
        dice.change(box, s, p, option)
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
    elif task == Task.SCHOOL:
        school.apply(box, s, p, option)
    elif task == Task.CHIEF:
        chief.apply(box, s, p, option)
    elif task == Task.BONUS:
        banners.use_bonus(box, s, p, a, option)
    elif task == Task.FREE:
        market.take_free(s, p, option)
    elif task == Task.LURE:
        market.apply(box, s, p, a, b, option)
    elif task == Task.TILE:
        council.lay_tile(s, p, option)
    elif task == Task.MARK:
        council.set_mark(s, p, option)
    elif task == Task.EXCHANGE:
        travel.exchange(s, p, a, option)
    elif task == Task.DEATH:
        lifetime.bury(box, s, p, option)
    elif task == Task.LABOURER:
        lifetime.hire(s, p, option)
    elif task == Task.HEAL:
        plague.apply(box, s, p, option)


@table
def proceed(box: Box, s: MyVillage, task: int, p: int, a: int, b: int) -> None:
    """Do a task that asks nobody."""
    if task == Task.TURN:
        rounds.next_turn(box, s)
    elif task == Task.END_OF_TURN:
        rounds.end_of_turn(s, p)
    elif task == Task.RECEIVE:
        supply.receive(s, p, a, b)
    elif task == Task.RAT:
        plague.move_rat(box, s, p)
    elif task == Task.DRAW:
        travel.draw(s, p, a)
    elif task == Task.ROUND:
        rounds.begin(box, s)
    elif task == Task.FINISH:
        scoring.finish(box, s)
