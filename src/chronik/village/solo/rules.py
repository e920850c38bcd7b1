"""The solo mode's table of contents: what Conny changes in the tasks of the others."""

from typing import Any

from chronik.kernel import rule, table
from chronik.village.solo import conny, fate
from chronik.village.solo.conny import award, check, lay_out
from chronik.village.solo.state import SoloTask
from chronik.village.state import Box, Task, Village

__all__ = ["answer", "ask", "award", "check", "conceal", "lay_out", "proceed"]


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> bool:
    if task != SoloTask.CHOOSE_FOR_CONNY:
        return False
    conny.cube_options(s, a, why)
    return True


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    if task == SoloTask.CHOOSE_FOR_CONNY:
        conny.take(box, s, a, option)
        return True
    if task == Task.TAKE:
        conny.follow(s, option)
    return False


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.TURN:
        conny.next_turn(box, s)
    elif task == Task.NEXT_SALE:
        conny.next_sale(box, s, p)
    else:
        if task == Task.ROUND:
            conny.clear_tray(s)
        return False
    return True


@rule
def conceal(box: Box, s: Village, seat: int) -> None:
    """Nobody knows the tiles that lie face down."""
    fate.conceal(s)
