"""A game of a few lines, bound through the loop: two seats take stones from a heap, or leave them."""

from enum import IntEnum
from typing import Any

import numpy as np

from chronik.kernel import (
    DECLINE,
    LEGAL,
    Position,
    Record,
    bind,
    entry,
    i8,
    i16,
    loop,
    note,
    play,
    push,
    rule,
    table,
    whole_words,
)
from chronik.kernel.desk import desk_type, new_desk

OPTIONS = 4  # to decline, or to take one to three stones


class Task(IntEnum):
    TAKE = 1
    OFFER = 2  # asked even if declining is the only answer
    NEXT = 64
    END = 65


class Event(IntEnum):
    TOOK = 1
    DECLINED = 2


class Box(Record):
    players = i8()
    stones = i8()


class Toy(Position):
    agenda = i16(4, 4)
    journal = i16(6, 4)
    heap = i8()
    taken = i8(2)


@rule
def lay_out(box: Box, s: Toy) -> None:
    s.heap = box.stones
    s.taken[0] = 0
    s.taken[1] = 0
    push(s, Task.END, 0)
    push(s, Task.NEXT, 0)


@table
def ask(box: Box, s: Toy, task: int, p: int, a: int, b: int, why: Any) -> None:
    if task == Task.OFFER:
        why[DECLINE] = LEGAL
    for n in range(1, OPTIONS):
        why[n] = LEGAL if n <= s.heap and (task == Task.TAKE or n == 1) else 2


@table
def answer(box: Box, s: Toy, task: int, p: int, a: int, b: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p)
    else:
        s.heap -= option
        s.taken[p] += option
        note(s, Event.TOOK, p, option)
    if task == Task.TAKE:
        push(s, Task.OFFER, 1 - p)


@table
def proceed(box: Box, s: Toy, task: int, p: int, a: int, b: int) -> None:
    if task == Task.NEXT and s.heap > 0:
        s.rounds += 1
        push(s, Task.NEXT, 1 - p)
        push(s, Task.TAKE, p)
    elif task == Task.NEXT:
        push(s, Task.TAKE, p)  # nothing can be taken any more: the question is dropped
    elif task == Task.END:
        s.over = 1


settle = bind(loop.settle, ask=ask, answer=answer, proceed=proceed, ALWAYS_ASKED=1 << Task.OFFER)
setup = bind(loop.setup, lay_out=lay_out, settle=settle)
apply = bind(loop.apply, answer=answer, settle=settle)
options = bind(loop.options, ask=ask)
go = entry(play.go, setup=setup, settle=settle, apply=apply)
look = entry(play.look, options=options)
KIND = desk_type(Box.dtype, Toy.dtype, whole_words(OPTIONS))


def table_with(stones: int) -> Any:
    """A desk with a new game on it."""
    box = Box.blank()
    box["players"], box["stones"] = 2, stones
    desk = new_desk(KIND, box)
    go(desk, play.START, 7)
    return desk


def legal(desk: Any) -> list[int]:
    return desk[0].moves[: look(desk)].tolist()  # type: ignore[no-any-return]


def due(desk: Any) -> tuple[int, int]:
    s = desk[0].state
    task, who = s.agenda[s.depth - 1, :2].tolist()
    return task, who


def told(desk: Any) -> list[list[int]]:
    s = desk[0].state
    return np.array(s.journal[: s.notes])[:, :3].tolist()  # type: ignore[no-any-return]
