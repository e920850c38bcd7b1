"""What moves cost and give. In a raid nothing is told: what hands do is secret, or not yet certain."""

from typing import Any

from chronik.kernel import plain
from chronik.rulebook.effects import Amounts, Effects
from chronik.tumult import payment
from chronik.tumult.state import Event, Good, Task
from chronik.tumult.words.names import face_of, slug

RETINUE, STATUES = "retinue", "statues"


def paid_tile(box: Any, a: int, b: int) -> Amounts:
    good, value = face_of(a)
    return {slug(good): -value}


def won(box: Any, a: int, b: int) -> Amounts:
    return {RETINUE: a}


def lost(box: Any, a: int, b: int) -> Amounts:
    return {RETINUE: -a}


def placed(box: Any, a: int, b: int) -> Amounts:
    return {STATUES: b}


def still_to_pay(box: Any, s: Any, p: int, field: int, good: int) -> Amounts:
    """At least the price of this good and of those after it."""
    rest = {slug(g): -int(plain(payment.price_of)(box, s, p, field, g)) for g in Good if g >= good}
    return {name: units for name, units in rest.items() if units}


def still_to_place(box: Any, s: Any, p: int, field: int, b: int) -> Amounts:
    return {STATUES: int(box.statues_on[s.land[field]])}


EFFECTS = Effects(
    events={
        Event.FIRST_STATUE: placed,
        Event.PAID_TILE: paid_tile,
        Event.PLACED: placed,
        Event.GOT_RETINUE: won,
        Event.GOT_RELIEF: won,
        Event.LOST_RETINUE: lost,
        Event.GAVE_RELIEF: lost,
    },
    tasks={Task.PAY: still_to_pay, Task.PLACE: still_to_place},
    ends=(
        Event.ROUND_BEGAN,
        Event.PHASE_BEGAN,
        Event.REVEALED,
        Event.LAPSED,
        Event.CONSOLED,
        Event.GAME_OVER,
    ),
    dead=lambda s, p: 0,
    silent=(Task.START, Task.RAID),
)
