"""The table of contents: which chapter answers for which task.

`ask` says what may be answered to a question, `answer` does it, `proceed` does what asks nobody. The kernel's
loop does the rest.
"""

from typing import Any

from chronik.kernel import DECLINE, note, table, whole_words
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
    scoring,
    supply,
    travel,
    turn,
    well,
)
from chronik.village.state import Box, Event, Task, Village

OPTIONS = whole_words(40)  # the longest list: the well, and seven spaces of five cubes
# What has only one answer is not asked. These are, all the same: the cube is one's own to take, an action was
# paid for with it, and on a market day everybody has a say; who can do nothing wants to see why.
ALWAYS_ASKED = (
    Task.TAKE,
    Task.HARVEST,
    Task.FAMILY,
    Task.CRAFTS,
    Task.PRODUCE,
    Task.SALE,
    Task.COUNCIL,
    Task.TRAVEL,
    Task.CHURCH,
)


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
        market.options(box, s, p, why)
    elif task == Task.COUNCIL:
        council.options(box, s, p, why)
    elif task == Task.PRIVILEGE:
        council.privilege_options(box, s, p, a, why)
    elif task == Task.TRAVEL:
        travel.options(box, s, p, a, why)
    elif task == Task.CHURCH:
        church.options(box, s, p, why)
    elif task == Task.CHOOSE_CUBE:
        supply.cube_options(s, why)
    elif task == Task.CHOOSE_GOOD:
        supply.good_options(box, s, why)
    elif task == Task.PAY:
        payment.options(s, p, a, b, why)
    elif task == Task.PAY_ANY:
        payment.any_options(s, p, why)
    elif task == Task.SEND:
        family.send_options(box, s, p, a, why)
    elif task == Task.DEATH:
        lifetime.options(box, s, p, why)
    elif task == Task.PICK:
        mass.pick_options(box, s, p, why)
    elif task == Task.CLIMB:
        mass.climb_options(box, s, p, a, why)


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.TAKE:
        turn.apply(box, s, p, option)
    elif task == Task.ANY_ACTION:
        turn.any_action(s, p, a, option)
    elif task == Task.SALE:
        market.apply(box, s, p, option)
    elif task == Task.CHOOSE_CUBE:
        supply.choose_cube(s, p, a, option)
    elif task == Task.CHOOSE_GOOD:
        supply.choose_good(s, p, option)
    elif task == Task.PAY:
        payment.pay(box, s, p, a, option)
    elif task == Task.PAY_ANY:
        payment.pay_any(s, p, a, option)
    elif task == Task.SEND:
        family.send(box, s, p, option, b)
    elif task == Task.DEATH:
        lifetime.choose(s, p, option)
    elif task == Task.PICK:
        mass.pick(box, s, p, option)
    elif task == Task.CLIMB:
        mass.climb(box, s, p, a, option)
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
        travel.apply(box, s, p, a, option)
    elif task == Task.CHURCH:
        church.apply(box, s, p, option)


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> None:
    if task == Task.TURN:
        turn.next_turn(s)
    elif task == Task.END_OF_TURN:
        turn.end_of_turn(box, s, p)
    elif task == Task.BURY:
        lifetime.bury(box, s, p, a)
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
        scoring.finish(box, s)
