"""Building the banner value: two dice out of the pool, turned by coins or set by the meeting place."""

from typing import Any

from chronik.kernel import note, push, rule, top
from chronik.myvillage.box import Box
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins
from chronik.myvillage.state import DICE, FACES, Colour, Event, MyVillage, Task, Why
from chronik.myvillage.values import whole

KEEP = 0
LOWER = 1  # + die
RAISE = 3  # + die
SET = 5  # + die * FACES + face - 1


@rule
def banner_value(s: MyVillage) -> int:
    return whole(s.die[0]) + whole(s.die[1])


@rule
def options(s: MyVillage, why: Any) -> None:
    """Option colour * FACES + face - 1: take that die."""
    for kind in range(DICE):
        why[kind] = Why.LEGAL if s.pool[kind] > 0 else Why.NO_DIE


@rule
def choose(box: Box, s: MyVillage, p: int, d: int, kind: int) -> None:
    """A black die costs time at once."""
    colour = kind // FACES
    face = kind - colour * FACES + 1
    s.pool[kind] -= 1
    s.die[d] = face
    s.dyed[d] = colour
    note(s, Event.TOOK_DIE, p, face, colour)
    if colour == Colour.BLACK:
        spend_time(box, s, p, whole(box.plague_time))
    task, _, _, _ = top(s)
    if task == Task.ACTIVATE:
        note(s, Event.BANNER_VALUE, p, banner_value(s))


@rule
def can_change(box: Box, s: MyVillage, p: int) -> bool:
    """Whoever has neither coins nor markers takes the dice as they are."""
    return s.coins[p] >= box.turn_coins or s.markers[p] > 0


@rule
def change_options(box: Box, s: MyVillage, p: int, why: Any) -> None:
    """Two dice with the same face are alike: only the first is offered; and only faces that a die has."""
    turning = Why.LEGAL if s.coins[p] >= box.turn_coins else Why.NO_COIN
    setting = Why.LEGAL if s.markers[p] > 0 else Why.NO_MARKER
    why[KEEP] = Why.LEGAL
    for d in range(1 if s.die[0] == s.die[1] else 2):
        shown = whole(s.die[d])
        for face in range(1, FACES + 1):
            why[SET + d * FACES + face - 1] = setting
        why[SET + d * FACES + shown - 1] = Why.NOT_HERE
        why[LOWER + d] = turning if shown > 1 else Why.NOT_HERE
        why[RAISE + d] = turning if shown < FACES else Why.NOT_HERE


@rule
def change(box: Box, s: MyVillage, p: int, option: int) -> None:
    if option == KEEP:
        note(s, Event.BANNER_VALUE, p, banner_value(s))
        return
    push(s, Task.CHANGE, p)
    if option >= SET:
        d = (option - SET) // FACES
        face = option - SET - d * FACES + 1
        s.markers[p] -= 1
        note(s, Event.SET_DIE, p, whole(s.die[d]), face)
    else:
        d = option - RAISE if option >= RAISE else option - LOWER
        face = whole(s.die[d]) + (1 if option >= RAISE else -1)
        pay_coins(s, p, whole(box.turn_coins))
        note(s, Event.TURNED_DIE, p, whole(s.die[d]), face)
    s.die[d] = face
