"""What happened, as messages."""

from collections.abc import Callable, Mapping
from typing import Any

from chronik.locale import Amount
from chronik.myvillage.rounds import DIE_BITS, TOLD_TOGETHER
from chronik.myvillage.scoring import Category
from chronik.myvillage.state import NOBODY, Event, Good, Hall, Head, Profession, Task
from chronik.myvillage.words.things import (
    LETTER,
    Ware,
    banner_name,
    bonus_name,
    card_of,
    customer,
    gained,
    journey_card,
    mark_of,
    slug,
    surcharge,
)

Teller = Callable[[Any, int, int], Mapping[str, Any]]


def tell(box: Any, row: Any) -> tuple[str, Mapping[str, Any]]:
    """One row of the journal as a message and its arguments."""
    event, _, a, b = (int(n) for n in row)
    name = Event(event).name.lower().replace("_", "-")
    return f"myvillage-event-{name}", TOLD[Event(event)](box, a, b)


def nothing(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return {}


def of(name: str, kind: Callable[[int], Any]) -> Teller:
    """The first argument, as a thing of that kind."""
    return lambda box, a, b: {name: kind(a)}


def so_many(name: str, ware: Ware) -> Teller:
    return of(name, lambda count: Amount(ware, count))


def numbers(first: str, second: str) -> Teller:
    return lambda box, a, b: {first: a, second: b}


def some_goods(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return {"good": Amount(Good(a), b)}


def banner(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return {"banner": banner_name(box, a, Hall.FINANCE if b == NOBODY else b)}


def dice(box: Any, a: int, b: int) -> Mapping[str, Any]:
    """How many dice show each face, as a row of faces."""
    faces = []
    for first, packed in ((1, a), (1 + TOLD_TOGETHER, b)):
        for i in range(TOLD_TOGETHER):
            faces += [first + i] * (packed >> DIE_BITS * i & (1 << DIE_BITS) - 1)
    return {"dice": ", ".join(map(str, faces)) or "-"}


def met(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return customer(box, a)


def travelled(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return {"letter": LETTER[box.journey_letter[a]], "card": journey_card(box, a)}


def scored(box: Any, a: int, b: int) -> Mapping[str, Any]:
    return {"category": Category(a), "points": Amount(Ware.POINT, b)}


TOLD: dict[Event, Teller] = {
    Event.ROUND_BEGAN: of("round", int),
    Event.FIRST_PLAYER: so_many("stories", Ware.STORY),
    Event.ROLLED: dice,
    Event.ROLLED_BLACK: dice,
    Event.TOOK_DIE: numbers("face", "black"),
    Event.TURNED_DIE: numbers("old", "face"),
    Event.SET_DIE: numbers("old", "face"),
    Event.BANNER_VALUE: of("value", int),
    Event.SPENT_TIME: so_many("time", Ware.TIME),
    Event.CROSSED_BRIDGE: nothing,
    Event.TOOK_CARD: of("card", card_of),
    Event.ACTIVATED: banner,
    Event.USED_BLACK: of("banner", card_of),
    Event.CHOOSES_GAINS: nothing,
    Event.GOT_COINS: so_many("coins", Ware.COIN),
    Event.GOT_STORIES: so_many("stories", Ware.STORY),
    Event.GOT_MARKER: nothing,
    Event.GOT_JOKER: nothing,
    Event.GOT_GOOD: some_goods,
    Event.LAPSED: lambda box, a, b: {"gain": gained(a, b)},
    Event.NO_ROOM: nothing,
    Event.PAID_COINS: so_many("coins", Ware.COIN),
    Event.PAID_GOOD: some_goods,
    Event.PAID_JOKER: of("one", Good),
    Event.PAID_FIELD_PLOUGH: of("field", lambda i: i + 1),
    Event.SET_PLOUGH: of("field", lambda i: i + 1),
    Event.TOOK_HAND: so_many("stories", Ware.STORY),
    Event.REVEALED: met,
    Event.STACK_EMPTY: nothing,
    Event.NO_CUSTOMER: nothing,
    Event.LURED: met,
    Event.REFILLED: of("count", int),
    Event.SERVED: met,
    Event.ENROLLED: nothing,
    Event.SHIFTED: nothing,
    Event.SETTLED: of("profession", Profession),
    Event.MOVED_HEAD: of("field", Head),
    Event.SECURED: so_many("stories", Ware.STORY),
    Event.BONUS: lambda box, a, b: {"bonus": bonus_name(a, b)},
    Event.MARKED: lambda box, a, b: {"field": mark_of(a, b)},
    Event.TILE_LAID: banner,
    Event.SURCHARGE: lambda box, a, b: {"price": surcharge(box, a)},
    Event.TRAVELLED: travelled,
    Event.EXCHANGED: of("letter", LETTER.__getitem__),
    Event.DECLINED: of("task", lambda task: slug(Task(task))),
    Event.INTO_CHRONICLE: of("subject", Profession),
    Event.INTO_GRAVE: of("subject", Profession),
    Event.VILLAGE_EMPTY: so_many("points", Ware.POINT),
    Event.LABOURER: of("profession", Profession),
    Event.RAT_MOVED: numbers("pips", "left"),
    Event.PLAGUE: nothing,
    Event.LOST_STORIES: so_many("stories", Ware.STORY),
    Event.HEALED: nothing,
    Event.END_REACHED: of("count", int),
    Event.TURN_LEFT: nothing,
    Event.GAME_OVER: nothing,
    Event.SCORED: scored,
    Event.TOTAL: so_many("points", Ware.POINT),
    Event.TIE_BREAK: of("count", int),
    Event.WINNER: so_many("points", Ware.POINT),
}
