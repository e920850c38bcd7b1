"""The rat and the plague."""

from typing import Any

from chronik.kernel import DECLINE, below, note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.church import is_at_work
from chronik.myvillage.state import NOBODY, SEATS, Church, Event, MyVillage, Task, Why
from chronik.myvillage.values import whole

HEAL = 1


@rule
def move_rat(box: Box, s: MyVillage, p: int) -> None:
    """The grey die moves the rat; on the plague field it stops."""
    pips = below(s, whole(box.rat_die)) + 1
    s.rat = max(0, s.rat - pips)
    note(s, Event.RAT_MOVED, p, pips, whole(s.rat))
    if s.rat > 0:
        return
    note(s, Event.PLAGUE, NOBODY)
    healer = who_can_heal(box, s)
    if healer == NOBODY:
        break_out(box, s, healer)
    else:
        push(s, Task.HEAL, healer)


@rule
def who_can_heal(box: Box, s: MyVillage) -> int:
    for p in range(SEATS):
        if is_at_work(s, p, Church.HEALING) and s.healed[p] < box.healings:
            return p
    return NOBODY


@rule
def options(why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    why[HEAL] = Why.LEGAL


@rule
def apply(box: Box, s: MyVillage, p: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.HEAL)
        break_out(box, s, NOBODY)
    else:
        s.healed[p] += 1
        note(s, Event.HEALED, p)
        break_out(box, s, p)


@rule
def loss(s: MyVillage, p: int) -> int:
    """Half of the tree, rounded down."""
    return whole(s.tree[p]) // 2


@rule
def break_out(box: Box, s: MyVillage, spared: int) -> None:
    """Everybody but the one spared loses stories; the rat starts anew."""
    for p in range(SEATS):
        lost = loss(s, p)
        if p != spared and lost > 0:
            s.tree[p] -= lost
            note(s, Event.LOST_STORIES, p, lost)
    s.rat = box.rat
