"""The Inn's table of contents: which task is whose."""

from typing import Any

from chronik.kernel import DECLINE, note, table
from chronik.village import turn
from chronik.village.inn import cards, persons, purchase
from chronik.village.inn.cards import points
from chronik.village.inn.purchase import check, conceal, lay_out
from chronik.village.inn.state import InnTask
from chronik.village.names import Space
from chronik.village.state import Box, Event, Task, Village
from chronik.village.well import ONE_MORE_ACTION

__all__ = ["answer", "ask", "check", "conceal", "lay_out", "points", "proceed"]


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> bool:
    if task == Task.TAKE:
        turn.space_options(s, Space.INN, why)
        return False
    if task == InnTask.INN:
        purchase.options(box, s, p, why)
    elif task == InnTask.ROTATE:
        purchase.rotate_options(s, why)
    elif task == InnTask.BUY_PERSON:
        purchase.buy_options(box, s, p, why)
    elif task == InnTask.PAUSE:
        cards.pause_options(why)
    elif task == InnTask.PLAY_PERSON:
        cards.options(box, s, p, why)
    elif persons.FIRST <= task <= persons.LAST:
        persons.ask(box, s, task, p, a, b, why)
    elif task == Task.ANY_ACTION and a == ONE_MORE_ACTION:
        persons.action_options(box, why)
    else:
        return False
    return True


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    if task == InnTask.INN and option == DECLINE:
        note(s, Event.DECLINED, p, task)
    elif task == InnTask.INN:
        purchase.use(box, s, p)
    elif task == InnTask.ROTATE:
        purchase.rotate(s, p, option)
    elif task == InnTask.BUY_PERSON:
        purchase.buy(box, s, p, option)
    elif task == InnTask.PLAY_PERSON:
        cards.play(box, s, p, option)
    elif persons.FIRST <= task <= persons.LAST:
        persons.answer(box, s, task, p, a, b, option)
    else:
        return task == InnTask.PAUSE
    return True


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.END_OF_TURN and cards.pauses(box, s, p, a):
        cards.pause(s, p)
        return True
    return persons.proceed(s, task, p, a, b)
