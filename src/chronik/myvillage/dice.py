"""Building the banner value: two dice out of the pool, turned by coins or set by the meeting place."""

from typing import Any

from chronik.kernel import drop, note, push, rule
from chronik.myvillage.lifetime import spend_time
from chronik.myvillage.payment import pay_coins
from chronik.myvillage.state import DICE, FACES, Box, Colour, Event, MyVillage, Task, Why
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
    s.pool[kind] -= 1
    s.die[d] = kind % FACES + 1
    s.dyed[d] = kind // FACES
    note(s, Event.TOOK_DIE, p, whole(s.die[d]), whole(s.dyed[d]))
    if s.dyed[d] == Colour.BLACK:
        spend_time(box, s, p, whole(box.plague_time))


@rule
def settle_change(s: MyVillage, p: int) -> bool:
    """Who has neither coins nor markers cannot change anything."""
    if s.coins[p] > 0 or s.markers[p] > 0:
        return False
    drop(s)
    note(s, Event.BANNER_VALUE, p, banner_value(s))
    return True


@rule
def change_options(s: MyVillage, p: int, why: Any) -> None:
    """Two dice with the same face are alike: only the first is offered."""
    why[KEEP] = Why.LEGAL
    for d in range(1 if s.die[0] == s.die[1] else 2):
        why[LOWER + d] = why_not_turn(s, p, s.die[d] > 1)
        why[RAISE + d] = why_not_turn(s, p, s.die[d] < FACES)
        for face in range(1, FACES + 1):
            why[SET + d * FACES + face - 1] = why_not_set(s, p, s.die[d] == face)


@rule
def why_not_turn(s: MyVillage, p: int, possible: bool) -> int:
    if s.coins[p] == 0:
        return Why.NO_COIN
    return Why.LEGAL if possible else Why.FACE_LIMIT


@rule
def why_not_set(s: MyVillage, p: int, same: bool) -> int:
    if s.markers[p] == 0:
        return Why.NO_MARKER
    return Why.SAME_FACE if same else Why.LEGAL


@rule
def change(s: MyVillage, p: int, option: int) -> None:
    if option == KEEP:
        note(s, Event.BANNER_VALUE, p, banner_value(s))
        return
    push(s, Task.CHANGE, p)
    if option >= SET:
        d, face = (option - SET) // FACES, (option - SET) % FACES + 1
        s.markers[p] -= 1
        note(s, Event.SET_DIE, p, whole(s.die[d]), face)
        s.die[d] = face
    else:
        d, step = (option - 1) % 2, -1 if option < RAISE else 1
        pay_coins(s, p, 1)
        note(s, Event.TURNED_DIE, p, whole(s.die[d]), s.die[d] + step)
        s.die[d] += step
