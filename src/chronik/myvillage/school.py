"""The school: pupils grow up to be villagers."""

from typing import Any

from chronik.kernel import DECLINE, note, rule
from chronik.myvillage.box import Box
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.state import PROFESSIONS, Event, Gain, MyVillage, Task, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import whole

LEFT, RIGHT = 0, 1
ENROL, SHIFT = 1, 2
SETTLE = 3  # + side * PROFESSIONS + profession


@rule
def options(s: MyVillage, p: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    left, right = s.pupil[p, LEFT], s.pupil[p, RIGHT]
    why[ENROL] = Why.PUPIL_THERE if left == 1 else Why.LEGAL
    if left == 0:
        why[SHIFT] = Why.NO_PUPIL
    else:
        why[SHIFT] = Why.PUPIL_THERE if right == 1 else Why.LEGAL
    for side in range(2):
        for profession in range(PROFESSIONS):
            why[SETTLE + side * PROFESSIONS + profession] = why_not_settle(s, p, side, profession)


@rule
def why_not_settle(s: MyVillage, p: int, side: int, profession: int) -> int:
    if s.pupil[p, side] == 0:
        return Why.NO_PUPIL
    return Why.OCCUPIED if s.villager[p, profession] == 1 else Why.LEGAL


@rule
def apply(box: Box, s: MyVillage, p: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.DECLINED, p, Task.SCHOOL)
    elif option == ENROL:
        s.pupil[p, LEFT] = 1
        note(s, Event.ENROLLED, p)
    elif option == SHIFT:
        s.pupil[p, LEFT] = 0
        s.pupil[p, RIGHT] = 1
        note(s, Event.SHIFTED, p)
    else:
        side = LEFT if option < SETTLE + PROFESSIONS else RIGHT
        grow_up(box, s, p, side, option - SETTLE - side * PROFESSIONS)


@rule
def grow_up(box: Box, s: MyVillage, p: int, side: int, profession: int) -> None:
    """For time; who has been to the second class brings stories along."""
    spend_time(box, s, p, whole(box.school_time))
    s.pupil[p, side] = 0
    s.villager[p, profession] = 1
    note(s, Event.SETTLED, p, profession)
    if side == RIGHT:
        gain(s, p, Gain.STORY, whole(box.school_stories))
