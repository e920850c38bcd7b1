"""What moves cost and give for sure: read from the journal, and from what is still to be done."""

from typing import Any

from chronik.kernel import plain
from chronik.myvillage import travel
from chronik.myvillage.harvest import FROM_GUILD
from chronik.myvillage.lifetime import coffins
from chronik.myvillage.state import Event, Gain, Good, Task, Why
from chronik.myvillage.values import unpack
from chronik.myvillage.words.things import slug
from chronik.rulebook.effects import Amounts, Effects, Owed, Told


def takes(name: str) -> Told:
    return lambda box, a, b: {name: -a}


def gives(name: str) -> Told:
    return lambda box, a, b: {name: a}


def fixed(**amounts: int) -> Told:
    return lambda box, a, b: amounts


def set_plough(box: Any, field: int, source: int) -> Amounts:
    """One from the smithy only changes its place."""
    return {"joker": -1, "plough": 1} if source == FROM_GUILD else {}


def travelled(box: Any, card: int, seen: int) -> Amounts:
    """Points that nobody could know before are not sure."""
    return {"points": int(box.journey_points[card])} if seen else {}


def priced(coins: int, goods: int) -> dict[str, int]:
    wares = {slug(Good(good)): -n for good, n in enumerate(unpack(goods)) if n}
    return wares | ({"coins": -int(coins)} if coins else {})


def fare(box: Any, s: Any, p: int, letter: int, b: int) -> Amounts:
    """What all ways to pay for the journey have in common."""
    last = plain(travel.last_card)(s, p)
    ways = [
        priced(
            plain(travel.fare_coins)(box, last, letter, way), plain(travel.fare_goods)(box, last, letter, way)
        )
        for way in range(int(box.fares[letter]))
        if plain(travel.why_not_fare)(box, s, p, last, letter, way) == Why.LEGAL
    ]
    shared = set.intersection(*map(set, ways)) if ways else set()
    return {name: max(way[name] for way in ways) for name in shared}


def received(box: Any, s: Any, p: int, what: int, count: int) -> Amounts:
    return {slug(Good(what - Gain.GOOD) if what >= Gain.GOOD else Gain(what)): count}


def owed_goods(box: Any, s: Any, p: int, price: int, b: int) -> Amounts:
    return priced(0, price)


def dead(s: Any, p: int) -> int:
    """All the dead, and the one who dies at the end of this turn."""
    return int(plain(coffins)(s)) + int(s.reaper[p])


EVENTS: dict[int, Told] = {
    Event.SPENT_TIME: takes("time"),
    Event.PAID_COINS: takes("coins"),
    Event.PAID_GOOD: lambda box, a, b: {slug(Good(a)): -b},
    Event.PAID_JOKER: fixed(joker=-1),
    Event.PAID_FIELD_PLOUGH: fixed(plough=-1),
    Event.SET_DIE: fixed(marker=-1),
    Event.SET_PLOUGH: set_plough,
    Event.GOT_COINS: gives("coins"),
    Event.GOT_STORIES: gives("story"),
    Event.GOT_MARKER: gives("marker"),
    Event.GOT_JOKER: gives("joker"),
    Event.GOT_GOOD: lambda box, a, b: {slug(Good(a)): b},
    Event.TOOK_CARD: lambda box, a, b: {"points": b},
    Event.SERVED: lambda box, a, b: {"points": int(box.customer_points[a])},
    Event.TRAVELLED: travelled,
    Event.SECURED: lambda box, a, b: {"story": -a, "points": a},
    Event.VILLAGE_EMPTY: takes("points"),
    Event.LOST_STORIES: takes("story"),
}
TASKS: dict[int, Owed] = {Task.RECEIVE: received, Task.PAY: owed_goods, Task.FARE: fare}
# The rat's die tells what comes next, and a new round is nobody's move.
EFFECTS = Effects(EVENTS, TASKS, (Event.RAT_MOVED, Event.ROUND_BEGAN, Event.GAME_OVER), dead, (Task.DEATH,))
