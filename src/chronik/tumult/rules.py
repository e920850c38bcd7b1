"""The table of contents: which chapter answers for which task.

Three functions make the game: `ask` says what may be done now, `answer` does it, `proceed` does what asks
nobody.
"""

from typing import Any

from chronik.kernel import table, whole_words
from chronik.tumult import building, crowning, goods, landscapes, mood, payment, raid, rounds
from chronik.tumult.state import FIELDS, Box, Task, Tumult

OPTIONS = whole_words(FIELDS + 1)  # the longest list: a field to build on, or pass

# Asked though there be only one answer: the King spins the arrow and turns the hourglass when he wants to;
# whoever finds nothing to lift may wait for somebody to put a tile back; who can only pass is to see why.
ALWAYS_ASKED = (Task.SPIN, Task.START, Task.RAID, Task.BUILD)


@table
def ask(box: Box, s: Tumult, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.RAID:
        raid.options(box, s, p, why)
    elif task == Task.BUILD:
        building.options(box, s, p, why)
    elif task == Task.PAY:
        payment.options(box, s, p, a, b, why)
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


@table
def answer(box: Box, s: Tumult, task: int, p: int, a: int, b: int, option: int) -> None:
    if task == Task.RAID:
        raid.apply(box, s, p, option)
    elif task == Task.BUILD:
        building.apply(box, s, p, option)
    elif task == Task.PAY:
        payment.pay(box, s, p, a, b, option)
    elif task == Task.ASIDE:
        goods.put_aside(s, p, a, option)
    elif task == Task.SPIN:
        mood.apply(box, s, p, a, option)
    elif task == Task.START:
        raid.start(box, s, p, option)
    elif task == Task.FIRST:
        landscapes.place_first(box, s, p, option)
    elif task == Task.UNCOVER:
        landscapes.name_panel(box, s, p, a, b, option)


@table
def proceed(box: Box, s: Tumult, task: int, p: int, a: int, b: int) -> None:
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
    elif task == Task.GET_READY:
        raid.get_ready(box, s)
