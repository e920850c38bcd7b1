"""The table of contents: which chapter answers for which task.

Two functions make the game: `options` says what may be done now, `apply` does it.
"""

from typing import Any

from chronik.kernel import drop, pop, rule, top, turn_page
from chronik.tumult import building, crowning, goods, landscapes, mood, payment, raid, rounds
from chronik.tumult.setup import lay_out
from chronik.tumult.state import FIELDS, Box, Task, Tumult, Why

OPTIONS = FIELDS + 1  # the longest list: a field to build on, or pass


@rule
def setup(box: Box, s: Tumult, seed: Any) -> None:
    lay_out(box, s, seed)
    settle(box, s)


@rule
def options(box: Box, s: Tumult, why: Any) -> None:
    """For every option: not in question here, legal, or why not."""
    why[:] = Why.NOT_HERE
    if s.over == 1:
        return
    task, p, a, b = top(s)
    if task == Task.RAID:
        raid.options(box, s, p, why)
    elif task == Task.BUILD:
        building.options(box, s, p, why)
    elif task == Task.PAY:
        payment.options(s, p, a, why)
    elif task == Task.ASIDE:
        goods.aside_options(box, s, why)
    elif task == Task.SPIN:
        mood.options(box, s, p, why)
    elif task == Task.START:
        raid.start_options(box, s, p, why)
    elif task == Task.FIRST:
        landscapes.first_options(box, s, why)
    elif task == Task.UNCOVER:
        landscapes.uncover_options(box, s, b, why)


@rule
def apply(box: Box, s: Tumult, option: int) -> None:
    """Do a legal option, and everything that follows without a choice."""
    turn_page(s)
    task, p, a, b = pop(s)
    if task == Task.RAID:
        raid.apply(box, s, p, option)
    elif task == Task.BUILD:
        building.apply(box, s, p, option)
    elif task == Task.PAY:
        payment.pay(s, p, a, option)
    elif task == Task.ASIDE:
        goods.put_aside(s, p, a, option)
    elif task == Task.SPIN:
        mood.apply(box, s, p, a, option)
    elif task == Task.START:
        raid.start(s, p, option)
    elif task == Task.FIRST:
        landscapes.place_first(box, s, p, option)
    elif task == Task.UNCOVER:
        landscapes.name_panel(box, s, p, a, b, option)
    settle(box, s)


@rule
def settle(box: Box, s: Tumult) -> None:
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
def settle_question(box: Box, s: Tumult, task: int, p: int, a: int, b: int) -> bool:
    """Answer a question that has only one answer; whether it had."""
    if task == Task.PAY:
        return payment.settle(s, p, a)
    if task == Task.UNCOVER:
        return landscapes.settle_uncover(box, s, p, a, b)
    return False


@rule
def proceed(box: Box, s: Tumult, task: int, p: int, a: int) -> None:
    """Do a task that asks nobody."""
    if task == Task.PHASE:
        rounds.begin_phase(box, s, a)
    elif task == Task.PLACE:
        building.place(box, s, p, a)
    elif task == Task.PLACING_ROUND:
        building.next_placing_round(box, s)
    elif task == Task.END_OF_BUILDING:
        building.end(box, s)
    elif task == Task.END_CHECK:
        crowning.check_end(box, s, a)
    elif task == Task.ROUND:
        rounds.begin(box, s)
    elif task == Task.END_OF_TRIAL:
        rounds.end_trial(box, s)
