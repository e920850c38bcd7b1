"""What happened, in words: one message for each row of the journal."""

from collections.abc import Callable, Mapping
from typing import Any

from chronik.locale import Amount
from chronik.tumult.goods import noted_goods
from chronik.tumult.state import Event, Good, Lady, Phase, Rank, Ware
from chronik.tumult.words.names import amounts, face_of, field_name

Args = Mapping[str, Any]
Teller = Callable[[Any, int, int, int], Args]  # of the box and a row's columns: who, a, b


def tell(box: Any, row: Any) -> tuple[str, Args]:
    """One row of the journal as a message and its arguments."""
    event, who, a, b = (int(n) for n in row)
    name = Event(event).name.lower().replace("_", "-")
    return f"tumult-event-{name}", TOLD.get(Event(event), nothing)(box, who, a, b)


def nothing(box: Any, who: int, a: int, b: int) -> Args:
    return {}


def number(name: str) -> Teller:
    return lambda box, who, a, b: {name: a}


def numbered(name: str) -> Teller:
    """Tiles, panels and fields of the chronicle: players count them from 1."""
    return lambda box, who, a, b: {name: a + 1}


def face(box: Any, who: int, a: int, b: int) -> Args:
    return {"tile": Amount(*face_of(a))}


def one_good(name: str) -> Teller:
    return lambda box, who, a, b: {name: Amount(Good(a), b)}


def lapsed(box: Any, who: int, a: int, b: int) -> Args:
    return {"goods": amounts(noted_goods(a, b))}


def all_goods(box: Any, who: int, a: int, b: int) -> Args:
    return {"left": tuple(Amount(good, units) for good, units in noted_goods(a, b).items())}


def robbed(box: Any, who: int, a: int, b: int) -> Args:
    units = amounts(noted_goods(a, b))
    return {"robbed": units, "count": len(units)}


def retinue(box: Any, who: int, a: int, b: int) -> Args:
    return {"retinue": Amount(Ware.RETINUE, a)}


def title(box: Any, who: int, a: int, b: int) -> Args:
    """A rank, by the side of the card that the player has chosen."""
    return {"rank": (Lady if box.female[who] else Rank)(a)}


def statues_on_field(box: Any, who: int, a: int, b: int) -> Args:
    return {"place": field_name(box, a), "statues": Amount(Ware.STATUE, b)}


def statues_on_chronicle(box: Any, who: int, a: int, b: int) -> Args:
    return {"field": a + 1, "statues": Amount(Ware.STATUE, b)}


def scored(box: Any, who: int, a: int, b: int) -> Args:
    return {"fields": a, "chronicle": b, "statues": Amount(Ware.STATUE, a + b)}


TOLD: dict[Event, Teller] = {
    Event.ROUND_BEGAN: number("round"),
    Event.PHASE_BEGAN: lambda box, who, a, b: {"phase": Phase(a)},
    Event.FIRST_STATUE: statues_on_field,
    Event.SPUN: number("number"),
    Event.SPUN_FOR: one_good("left"),
    Event.FORGOT: number("number"),
    Event.PUT_ASIDE: numbered("tile"),
    Event.LIFTED: numbered("tile"),
    Event.MISSED: numbered("tile"),
    Event.KEPT: numbered("tile"),
    Event.PUT_BACK: numbered("tile"),
    Event.ROBBED: robbed,
    Event.PEACE: all_goods,
    Event.NO_TUMULT: one_good("left"),
    Event.TUMULT: one_good("left"),
    Event.GREEDIEST: one_good("robbed"),
    Event.GAVE_BACK: face,
    Event.PAID_TILE: face,
    Event.PLACED: statues_on_field,
    Event.LAPSED: lapsed,
    Event.GOT_RETINUE: retinue,
    Event.LOST_RETINUE: retinue,
    Event.SUPPLY_SHORT: retinue,
    Event.PLAYER_SHORT: retinue,
    Event.GAVE_RELIEF: retinue,
    Event.GOT_RELIEF: retinue,
    Event.WAIVED: retinue,
    Event.SWAPPED: title,
    Event.RANKED: title,
    Event.CHRONICLED: statues_on_chronicle,
    Event.UNCOVERED: numbered("panel"),
    Event.DIFFERENCE: lambda box, who, a, b: {"difference": a, "number": b},
    Event.SCORED: scored,
    Event.TIE_BREAK: title,
    Event.WINNER: lambda box, who, a, b: {"statues": Amount(Ware.STATUE, a)},
}
