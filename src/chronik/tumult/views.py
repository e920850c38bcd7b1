"""What a seat may know, as plain data; and what happened, as messages."""

from collections.abc import Mapping
from typing import Any

from chronik.kernel.agenda import due
from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.tumult import raid, secrets
from chronik.tumult.moves import Ware, field_name, name_hand, slug
from chronik.tumult.state import (
    CELLS,
    FACE_DOWN,
    KING,
    NOBODY,
    VALUES,
    Colour,
    Event,
    Good,
    Land,
    Phase,
    Rank,
    Task,
    Where,
)


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, as plain data, built from nothing: what is not listed stays secret."""
    return {
        "round": int(s.rounds),
        "phase": slug(Phase(s.phase)) if s.phase else None,
        "trial": bool(s.trial),
        "over": bool(s.over),
        "asked": None if s.over else asked(s),
        "demand": {slug(good): int(s.demand[good]) or None for good in Good},
        "clock": clock(box, s),
        "supply": int(s.supply),
        "tiles": [tile(box, s, number, seat) for number in range(box.tiles)],
        "columns": 3 * int(box.columns),
        "panels": [{"panel": n + 1, "up": bool(s.land[n * CELLS] != FACE_DOWN)} for n in range(box.panels)],
        "fields": [field(box, s, number) for number in range(box.panels * CELLS)],
        "chronicle": [chronicle(box, s, number) for number in range(box.chronicle)],
        "castles": [castle(box, s, p, seat) for p in range(s.players)],
    }


def known_seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def asked(s: Any) -> dict[str, Any]:
    return {"seats": list(actors(s)), "task": slug(Task(due(s)[0]))}


def clock(box: Any, s: Any) -> dict[str, Any]:
    kind = {"kind": "realtime", "seconds": int(box.seconds)}
    if not box.real_time:
        kind = {"kind": "ticks", "ticks": int(box.ticks), "tick": int(s.tick)}
    return kind | {"sand_out": bool(s.sand_out), "stopped": bool(s.stopped)}


def tile(box: Any, s: Any, number: int, seat: int | None) -> dict[str, Any]:
    where, holder = place(int(s.where[number]))
    shown = sees(box, s, number, seat)
    good, value = divmod(int(s.face[number]), VALUES)
    return {
        "tile": number + 1,
        "where": slug(where),
        "holder": holder,
        "good": slug(Good(good)) if shown else None,
        "value": value + 1 if shown else None,
        "seen_by": [p for p in range(s.players) if s.seen[number] >> p & 1],
    }


def place(where: int) -> tuple[Where, int | None]:
    """A hand and a castle board belong to somebody."""
    for owned in (Where.BOARD, Where.HAND):
        if where >= owned:
            return owned, where - owned
    return Where(where), None


def sees(box: Any, s: Any, number: int, seat: int | None) -> bool:
    """Whether the face is shown to the seat: if it must remember tiles, only what it holds in hand."""
    if not plain(secrets.knows)(s, NOBODY if seat is None else seat, number):
        return False
    return bool(s.revealed or not box.memory or s.hand[seat] == number)


def field(box: Any, s: Any, number: int) -> dict[str, Any]:
    land, owner = s.land[number], known_seat(s.owner[number])
    return {
        "field": field_name(box, number),
        "land": None if land == FACE_DOWN else slug(Land(land)),
        "owner": owner,
        "statues": 0 if owner is None else int(box.statues_on[land]),
    }


def chronicle(box: Any, s: Any, number: int) -> dict[str, Any]:
    end = int(box.chronicle_end[number])
    return {
        "room": int(box.chronicle_statues[number]),
        "end": None if end == NOBODY else end,
        "uncovers": int(box.chronicle_uncover[number]),
        "owner": known_seat(s.chronicle[number]),
        "statues": int(s.chronicle_statues[number]),
    }


def castle(box: Any, s: Any, p: int, seat: int | None) -> dict[str, Any]:
    hand = int(s.hand[p])
    return {
        "colour": slug(Colour(p)),
        "rank": int(s.rank[p]),
        "title": slug(Rank(s.rank[p])),
        "side": "female" if box.female[p] else "male",
        "retinue": int(s.retinue[p]),
        "mercy": bool(s.mercy[p]),
        "placed": int(s.placed[p]),
        "left": int(box.statues - s.placed[p]),
        "tiles": int(s.goods[p].sum()),
        "hand": None if hand == NOBODY else hand + 1,
        "ready": bool(s.ready[p]),
        "chosen": bool(s.choice[p] != NOBODY),
        "choice": chosen_move(box, s, p) if p == seat else None,
        "finished": bool(s.finished[p]),
        "spinner": bool(s.rank[p] == KING),
    }


def chosen_move(box: Any, s: Any, p: int) -> str | None:
    """What the player has chosen for this tick: he alone may see it."""
    return None if s.choice[p] == NOBODY else name_hand(box, s, p, 0, int(s.choice[p])).notation


def actors(s: Any) -> tuple[int, ...]:
    """All that may act, whoever of them is asked first."""
    if s.over:
        return ()
    task, who, _, _ = due(s)
    if task == Task.START and not all(s.ready[: s.players]):
        seats = [p for p in range(s.players) if not s.ready[p]]
    elif task == Task.RAID:
        seats = [p for p in range(s.players) if plain(raid.acts)(s, p)]
    else:
        seats = [who]
    return tuple(seats)


def nothing(box: Any, a: int, b: int) -> dict[str, Any]:
    return {}


def of(name: str, kind: Any) -> Any:
    return lambda _box, a, _b: {name: kind(a)}


def tile_number(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"tile": a + 1}


def face(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"tile": Amount(Good(a // VALUES), a % VALUES + 1)}


def left(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"left": Amount(Good(a), b)}


def retinue(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"retinue": Amount(Ware.RETINUE, a)}


def statues_on_field(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"place": field_name(box, a), "statues": Amount(Ware.STATUE, b)}


def statues_on_chronicle(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"field": a + 1, "statues": Amount(Ware.STATUE, b)}


TOLD: dict[Event, Any] = {
    Event.ROUND_BEGAN: of("round", int),
    Event.PHASE_BEGAN: of("phase", Phase),
    Event.FIRST_STATUE: statues_on_field,
    Event.SPUN: of("number", int),
    Event.SPUN_FOR: left,
    Event.FORGOT: of("number", int),
    Event.PUT_ASIDE: tile_number,
    Event.LIFTED: tile_number,
    Event.MISSED: tile_number,
    Event.KEPT: tile_number,
    Event.PUT_BACK: tile_number,
    Event.NO_TUMULT: left,
    Event.TUMULT: left,
    Event.GAVE_BACK: face,
    Event.PAID_TILE: face,
    Event.PLACED: statues_on_field,
    Event.LAPSED: face,
    Event.GOT_RETINUE: retinue,
    Event.LOST_RETINUE: retinue,
    Event.SUPPLY_SHORT: retinue,
    Event.PLAYER_SHORT: retinue,
    Event.WAIVED: retinue,
    Event.SWAPPED: of("rank", Rank),
    Event.RANKED: of("rank", Rank),
    Event.CHRONICLED: statues_on_chronicle,
    Event.UNCOVERED: lambda _box, a, _b: {"panel": a + 1},
    Event.DIFFERENCE: lambda _box, a, b: {"difference": a, "number": b},
}


def tell(box: Any, row: Any) -> tuple[str, Mapping[str, Any]]:
    """One row of the journal as a message and its arguments."""
    event, _, a, b = (int(n) for n in row)
    name = Event(event).name.lower().replace("_", "-")
    return f"tumult-event-{name}", TOLD.get(Event(event), nothing)(box, a, b)
