"""The chief's path between the main house, a coin and three stories."""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.state import HEADS, Event, Gain, Head, MyVillage, Task, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import whole

TO = 1  # + field of the path


@rule
def activate(box: Box, s: MyVillage, p: int) -> None:
    """The `?` banner."""
    spend_time(box, s, p, whole(box.chief_time))
    push(s, Task.CHIEF, p)


@rule
def options(s: MyVillage, p: int, why: Any) -> None:
    """To a neighbouring field; the step can lapse like any other action."""
    if s.waive == 1:
        why[DECLINE] = Why.LEGAL
    for field in range(HEADS):
        if abs(field - s.head[p]) == 1:
            why[TO + field] = Why.LEGAL


@rule
def apply(box: Box, s: MyVillage, p: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.CHIEF)
    else:
        move(box, s, p, option - TO)


@rule
def move(box: Box, s: MyVillage, p: int, field: int) -> None:
    s.head[p] = field
    note(s, Event.MOVED_HEAD, p, field)
    if field == Head.COIN:
        gain(s, p, Gain.COIN, whole(box.chief_coins))
    elif field == Head.STORIES:
        gain(s, p, Gain.STORY, whole(box.chief_stories))
    else:
        secure(s, p)


@rule
def secure(s: MyVillage, p: int) -> None:
    """At home all stories are safe."""
    note(s, Event.SECURED, p, whole(s.tree[p]))
    s.house[p] += s.tree[p]
    s.tree[p] = 0
