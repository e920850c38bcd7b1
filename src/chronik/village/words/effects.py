"""What a move costs and gives for sure, read from the journal and from what is still on the agenda."""

from typing import Any

from chronik.rulebook.effects import Amounts, Effects, Owed, Told
from chronik.village import asides
from chronik.village.inn import words as inn
from chronik.village.marriage import words as marriage
from chronik.village.names import Colour, Good, Place
from chronik.village.payment import unpack
from chronik.village.port import words as port
from chronik.village.state import Event, Task
from chronik.village.turn import TASK_OF
from chronik.village.words.purse import PURSE
from chronik.village.words.wording import city_reward as reward_of
from chronik.village.words.wording import data, slug


def gives(name: str) -> Told:
    return lambda box, a, b: {name: a}


def takes(name: str) -> Told:
    return lambda box, a, b: {name: -a}


def good_given(box: Any, a: int, b: int) -> Amounts:
    return {slug(Good(a)): b}


def good_taken(box: Any, a: int, b: int) -> Amounts:
    return {slug(Good(a)): -b}


def influence_owed(packed: int) -> dict[str, int]:
    return {slug(Colour(c)): -n for c, n in enumerate(unpack(packed)) if n}


def city_reward(box: Any, s: Any, p: int, a: int, b: int) -> Amounts:
    """Of a city that carries no own marker yet."""
    return {} if s.marker[p, a] else data(reward_of(box, a))


def wares_owed(box: Any, s: Any, p: int, a: int, b: int) -> Amounts:
    """A customer who waits for the surcharge to be paid."""
    customer = int(s.stall[a])
    wares = {slug(good): -int(box.wants[customer, good]) for good in Good if box.wants[customer, good]}
    grain = int(box.wants_grain[customer])
    return wares | ({"grain": -grain} if grain else {}) | {"points": int(box.worth[customer])}


def dead(s: Any, p: int) -> int:
    """Dead members, and deaths to be settled at the end of the turn."""
    return int((s.place[p] >= Place.BESIDE).sum()) + int(s.due[p])


EVENTS: dict[int, Told] = {
    Event.TOOK_CUBE: lambda box, a, b: {} if b == Colour.PLAGUE else {slug(Colour(b)): 1},
    Event.SPENT_TIME: takes("time"),
    Event.HARVESTED: gives("grain"),
    Event.BORN: lambda box, a, b: {"member": 1},
    Event.PRODUCED: good_given,
    Event.BOUGHT: good_given,
    Event.SERVED: lambda box, a, b: {"points": int(box.worth[a])},
    Event.BOUGHT_POINTS: gives("points"),
    Event.GOT_CUBE: lambda box, a, b: {slug(Colour(a)): 1},
    Event.GOT_GOOD: good_given,
    Event.GOT_GRAIN: gives("grain"),
    Event.GOT_COIN: gives("coins"),
    Event.GOT_POINTS: gives("points"),
    Event.TOOK_MARKER: lambda box, a, b: {"marker": 1},
    Event.PAID_CUBES: lambda box, a, b: {slug(Colour(a)): -b},
    Event.PAID_COINS: takes("coins"),
    Event.PAID_GRAIN: takes("grain"),
    Event.PAID_GOOD: good_taken,
    **inn.EVENTS,
    **port.EVENTS,
    **marriage.EVENTS,
}
TASKS: dict[int, Owed] = {
    Task.PAY: lambda box, s, p, a, b: influence_owed(a),
    Task.PAY_ANY: lambda box, s, p, a, b: {"cubes": -a},
    Task.CHOOSE_CUBE: lambda box, s, p, a, b: {"cubes": a},
    Task.CHOOSE_GOOD: lambda box, s, p, a, b: {"good": 1},
    Task.MARKET_TIME: lambda box, s, p, a, b: {"time": -int(box.surcharge_time)},
    Task.SERVE: wares_owed,
    Task.ARRIVE: city_reward,
    **port.OWED,
    **marriage.OWED,
}
EFFECTS = Effects(
    events=EVENTS,
    tasks=TASKS,
    ends=(Event.MASS_BEGAN, Event.ROUND_BEGAN, Event.GAME_OVER),
    dead=dead,
    mortal=(Task.DEATH, Task.BURY),
    asides=range(asides.FIRST, asides.OPTIONS),
    choosing=(Task.TAKE, Task.ANY_ACTION),
    actions=TASK_OF,
    weighed=(Task.DEATH,),
    purse=PURSE,
)
