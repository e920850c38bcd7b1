"""Marriage's table of contents: which task is whose."""

from typing import Any

from chronik.kernel import DECLINE, note, table
from chronik.village import turn
from chronik.village.marriage import bread, ceremony, smuggler, tools, wedding
from chronik.village.marriage.ceremony import check, lay_out
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Space
from chronik.village.state import Box, Event, Task, Village
from chronik.village.supply import gain_cube

__all__ = ["answer", "ask", "check", "lay_out", "proceed"]


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> bool:
    if task == Task.TAKE:
        turn.space_options(s, Space.SMUGGLER, why)
        turn.space_options(s, Space.MARRIAGE, why)
        return False
    if task == Task.CLIMB:
        bread.climb_options(box, s, p, a, why)
        return False
    if task == MarriageTask.SMUGGLER:
        smuggler.options(box, s, p, why)
    elif task == MarriageTask.MARRIAGE:
        ceremony.options(box, s, p, a, why)
    elif task == MarriageTask.BONUS_CUBE:
        ceremony.bonus_options(s, a, why)
    elif task == MarriageTask.SWAP:
        ceremony.swap_options(s, p, why)
    elif task == MarriageTask.BUILDING:
        wedding.building_options(why)
    elif task == MarriageTask.PURCHASE:
        wedding.purchase_options(box, s, p, why)
    elif task == MarriageTask.FAVOUR:
        wedding.favour_options(why)
    elif task == MarriageTask.RAISE:
        bread.options(box, s, p, why)
    elif task == MarriageTask.TOOL:
        tools.options(s, a, why)
    else:
        return False
    return True


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    if task == Task.CRAFTS or task == Task.PRODUCE:
        tools.offer(s, p, option)
        return False
    if task == Task.CLIMB and option >= bread.WITH_BREAD:
        bread.climb(box, s, p, option - bread.WITH_BREAD)
    elif task == MarriageTask.BONUS_CUBE:
        gain_cube(s, p, option)
    elif task == MarriageTask.BUILDING:
        wedding.choose_building(s, p, a, option)
    elif task == MarriageTask.FAVOUR:
        wedding.grant(box, s, p, a, option)
    elif task == MarriageTask.RAISE:
        bread.raise_member(box, s, p, option)
    elif not is_declinable(task):
        return False
    elif option == DECLINE:
        note(s, Event.DECLINED, p, task)
    elif task == MarriageTask.SMUGGLER:
        smuggler.apply(box, s, p, option)
    elif task == MarriageTask.MARRIAGE:
        ceremony.join(box, s, p, a, option)
    elif task == MarriageTask.SWAP:
        ceremony.swap(s, p, a, option)
    elif task == MarriageTask.PURCHASE:
        wedding.purchase(box, s, p, option)
    else:
        tools.use(box, s, p, a)
    return True


@table
def is_declinable(task: int) -> bool:
    """Of its own questions."""
    if task == MarriageTask.SMUGGLER or task == MarriageTask.MARRIAGE or task == MarriageTask.SWAP:
        return True
    return task == MarriageTask.PURCHASE or task == MarriageTask.TOOL


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.ROUND and wedding.is_due(s, a):
        wedding.announce(s)
    elif task == MarriageTask.BONUS:
        ceremony.receive_bonus(box, s, p, a)
    elif task == MarriageTask.WEDDING:
        wedding.begin(box, s)
    elif task == MarriageTask.COUPLE:
        wedding.marry(box, s, a)
    elif task == MarriageTask.PROCESSION:
        wedding.process(box, s)
    elif task == MarriageTask.FAVOURS:
        wedding.do_favours(box, s)
    else:
        if task == Task.BURY:
            bread.take_back(box, s, p, a)
        return False
    return True
