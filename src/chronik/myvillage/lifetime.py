"""Life time, the death of a villager, the chronicle, and the day labourer."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.state import NOBODY, PLACES, PROFESSIONS, Event, Gain, MyVillage, Task, Why
from chronik.myvillage.supply import receive
from chronik.myvillage.values import seat_after, whole


@rule
def spend_time(box: Box, s: MyVillage, p: int, time: int) -> None:
    """Move the time marker; when it crosses the bridge, the reaper travels with it to the end of the turn."""
    if time == 0:
        return
    note(s, Event.SPENT_TIME, p, time)
    cloud = whole(s.clock[p]) + time
    if cloud >= box.clouds and s.reaper[p] == 0:
        s.reaper[p] = 1
        note(s, Event.CROSSED_BRIDGE, p)
    while cloud >= box.clouds:
        cloud -= box.clouds
    s.clock[p] = cloud


@rule
def living(s: MyVillage, p: int) -> int:
    count = 0
    for profession in range(PROFESSIONS):
        count += whole(s.villager[p, profession])
    return count


@rule
def options(s: MyVillage, p: int, why: Any) -> None:
    """Option: the villager of that profession dies."""
    for profession in range(PROFESSIONS):
        if s.villager[p, profession] == 1:
            why[profession] = Why.LEGAL


@rule
def bury(box: Box, s: MyVillage, p: int, profession: int) -> None:
    """Into the chronicle if a place of his profession is free, else into an anonymous grave."""
    s.villager[p, profession] = 0
    filled = s.chronicle[profession]
    if filled < PLACES:
        s.chronicle[profession] += 1
        note(s, Event.INTO_CHRONICLE, p, profession)
        receive(s, p, Gain.STORY, whole(box.chronicle[profession, filled]))
    else:
        s.graves += 1
        note(s, Event.INTO_GRAVE, p, profession)
    if coffins(s) == box.coffins:
        announce_end(box, s)
    if living(s, p) == 0:
        s.labourers[p] += 1
        note(s, Event.VILLAGE_EMPTY, p, whole(box.labourer))
        push(s, Task.LABOURER, p)


@rule
def coffins(s: MyVillage) -> int:
    count = whole(s.graves)
    for profession in range(PROFESSIONS):
        count += whole(s.chronicle[profession])
    return count


@rule
def announce_end(box: Box, s: MyVillage) -> None:
    """The last place is filled: who still has a turn in this round."""
    note(s, Event.END_REACHED, NOBODY, coffins(s))
    for turn in range(whole(s.turns), whole(box.turns)):
        note(s, Event.TURN_LEFT, seat_after(s, turn))


@rule
def labourer_options(why: Any) -> None:
    for profession in range(PROFESSIONS):
        why[profession] = Why.LEGAL


@rule
def hire(s: MyVillage, p: int, profession: int) -> None:
    s.villager[p, profession] = 1
    note(s, Event.LABOURER, p, profession)
