"""The Port's table of contents: which task is whose."""

from typing import Any

from chronik.kernel import DECLINE, rule, table
from chronik.village.family import is_at_sea
from chronik.village.port import burial, chests, islands, stalls, voyage
from chronik.village.port.ships import check, lay_out
from chronik.village.port.state import Piece, PortTask
from chronik.village.state import Box, Task, Village

__all__ = ["answer", "ask", "check", "conceal", "lay_out", "proceed"]


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> bool:
    if task == Task.SALE:
        stalls.options(box, s, p, why)
        return False
    if task == Task.TRAVEL:
        voyage.travel_options(box, s, p, a, b, why)
    elif task == PortTask.LOAD:
        voyage.load_options(s, p, why)
    elif task == PortTask.SAIL:
        voyage.sail_options(box, s, p, a, why)
    elif task == PortTask.ISLAND or task == PortTask.STAY:
        islands.options(box, s, p, a, why)
    elif task == PortTask.SEA_BURIAL:
        burial.options(box, s, why)
    elif task == PortTask.OPEN_CHEST:
        chests.options(box, s, p, why)
    else:
        return False
    return True


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    if task == Task.SALE and option >= stalls.STALL:
        stalls.apply(box, s, p, option)
    elif task == Task.TRAVEL and option != DECLINE:
        voyage.travel(box, s, p, a, b, option)
    elif task == PortTask.LOAD:
        voyage.load(s, p, option)
    elif task == PortTask.SAIL:
        voyage.sail(box, s, p, a, option)
    elif task == PortTask.ISLAND or task == PortTask.STAY:
        islands.apply(box, s, p, a, option)
    elif task == PortTask.SEA_BURIAL:
        burial.bury_at_sea(box, s, a, b, option)
    elif task == PortTask.OPEN_CHEST:
        chests.open_chest(box, s, p, option)
    else:
        return False
    return True


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> bool:
    if task == Task.NEXT_SALE and box.solo == 0:
        stalls.next_sale(s, p)
    elif task == Task.BURY and is_at_sea(s.place[p, a]):
        burial.bury(box, s, p, a)
    elif task == PortTask.EMBARK:
        s.cargo[p, Piece.MEMBER] = 1
    elif task == PortTask.ENTER_WATER:
        voyage.enter(box, s, p, a)
    elif task == PortTask.KEEP_LIGHT:
        islands.keep_light(box, s, p, a)
    elif task == PortTask.SELL_AT_STALL:
        stalls.sell(box, s, p, a)
    else:
        if task == Task.FINISH:
            chests.open_all(box, s)
        return False
    return True


@rule
def conceal(box: Box, s: Village, seat: int) -> None:
    """Draw anew what the seat cannot know."""
    chests.conceal(s, seat)
