"""What happened, as messages: every row of the journal tells one thing."""

from collections.abc import Mapping
from typing import Any

from chronik.locale import Amount
from chronik.village.inn import words as inn
from chronik.village.marriage import words as marriage
from chronik.village.names import NOBODY, Colour, Good, Place, Space
from chronik.village.port import words as port
from chronik.village.scoring import Category
from chronik.village.solo import words as solo
from chronik.village.state import Event
from chronik.village.supply import SHORT_OF_COINS, SHORT_OF_CUBES, SHORT_OF_GOODS
from chronik.village.turn import TASK_OF
from chronik.village.words.tasks import TASK_SLUGS
from chronik.village.words.wording import (
    Cost,
    Telling,
    Ware,
    goods_made,
    member_at,
    member_from,
    member_to,
    nothing,
    of,
    so_many,
    wanted,
)

ACTIONS = {int(task): Space(space) for space, task in enumerate(TASK_OF)}
SHORT = {SHORT_OF_COINS: Ware.COIN, SHORT_OF_CUBES: Cost.ANY_CUBE}


def cube_at(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"space": Space(a), "cube": Amount(Colour(b), 1)}


def served(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"wares": wanted(box, a), "points": Amount(Ware.POINT, int(box.worth[a]))}


def missing(box: Any, a: int, b: int) -> dict[str, Any]:
    """What the supply lacked."""
    return {"missing": Amount(SHORT[a] if a in SHORT else Good(a - SHORT_OF_GOODS), b)}


def filled(box: Any, a: int, b: int) -> dict[str, Any]:
    """Where the last free place was."""
    sea = Place.SEA_1 <= a <= Place.SEA_5
    return {"where": "sea" if sea else "graves" if a == Place.GRAVE else "chronicle"}


def tie_break(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"by": "grain" if box.ties_by_grain else "customers", "count": a, "living": b}


TOLD: dict[int, Telling] = {
    Event.ROUND_BEGAN: of("round", int),
    Event.FIRST_PLAYER: nothing,
    Event.TOOK_CUBE: cube_at,
    Event.SPENT_TIME: so_many("time", Ware.TIME),
    Event.USED_WELL: nothing,
    Event.FREE_ACTION: nothing,
    Event.CHOSE_ACTION: of("space", Space),
    Event.DECLINED: lambda box, a, b: {"task": TASK_SLUGS.get(a, "")},
    Event.HARVESTED: so_many("grain", Ware.GRAIN),
    Event.BORN: of("generation", int),
    Event.RECALLED: member_from,
    Event.TRAINED: member_at,
    Event.PRODUCED: goods_made,
    Event.BOUGHT: goods_made,
    Event.MILLED: nothing,
    Event.CALLED_MARKET: nothing,
    Event.SERVED: served,
    Event.PASSED: nothing,
    Event.CLOSED_MARKET: of("count", int),
    Event.ENTERED_COUNCIL: of("generation", int),
    Event.ADVANCED: member_to,
    Event.USED_PRIVILEGE: of("step", int),
    Event.TOOK_MARKER: nothing,
    Event.MARKER_GONE: nothing,
    Event.BOUGHT_POINTS: so_many("points", Ware.POINT),
    Event.GOT_CUBE: lambda box, a, b: {"cube": Amount(Colour(a), 1)},
    Event.GOT_GOOD: goods_made,
    Event.GOT_GRAIN: so_many("grain", Ware.GRAIN),
    Event.GOT_COIN: so_many("coins", Ware.COIN),
    Event.GOT_POINTS: so_many("points", Ware.POINT),
    Event.SUPPLY_EMPTY: missing,
    Event.TRAVELLED: member_to,
    Event.MOVED: member_to,
    Event.INTO_BAG: of("generation", int),
    Event.PAID_CUBES: lambda box, a, b: {"cubes": Amount(Colour(a), b)},
    Event.PAID_COINS: so_many("coins", Ware.COIN),
    Event.PAID_GRAIN: so_many("grain", Ware.GRAIN),
    Event.PAID_GOOD: goods_made,
    Event.DEATH_LAPSED: nothing,
    Event.INTO_CHRONICLE: member_at,
    Event.INTO_GRAVE: member_at,
    Event.REMOVED: member_at,
    Event.END_TRIGGERED: filled,
    Event.LAST_TURNS: of("count", int),
    Event.MASS_BEGAN: nothing,
    Event.PICKED: of("generation", int),
    Event.DREW_MEMBER: of("generation", int),
    Event.DREW_MONKS: of("count", int),
    Event.CLIMBED: member_to,
    Event.MAJORITY: nothing,
    Event.NO_MAJORITY: nothing,
    Event.GAME_OVER: nothing,
    Event.SCORED: lambda box, a, b: {"category": Category(a), "points": Amount(Ware.POINT, b)},
    Event.WON: so_many("points", Ware.POINT),
    Event.TIE_BREAK: tie_break,
    **inn.TOLD,
    **port.TOLD,
    **marriage.TOLD,
    **solo.TOLD,
}
NAMES = {int(event): event.name.lower().replace("_", "-") for event in TOLD}  # type: ignore[attr-defined]


def tell(box: Any, row: Any) -> tuple[str, Mapping[str, Any]]:
    """One row of the journal as a message and its arguments."""
    event, who, a, b = (int(n) for n in row)
    message, args = f"village-event-{NAMES[event]}", TOLD[event](box, a, b)
    if event == Event.DECLINED and a in ACTIONS:
        message, args = "village-event-declined-action", {"space": ACTIONS[a]}
    elif event == Event.DECLINED and a == NOBODY:
        message = "village-event-declined-any"
    return message, args | {"who": "Conny"} if who >= box.players else args
