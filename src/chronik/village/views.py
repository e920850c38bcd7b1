"""What a seat may know, as plain data; and what happened, as messages."""

from collections.abc import Mapping
from typing import Any

from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.village import inn_words, marriage_words, port_words, solo_words
from chronik.village.state import (
    CITIES,
    CUSTOMERS,
    NOBODY,
    Area,
    Colour,
    Event,
    Good,
    Place,
    Space,
    Task,
)
from chronik.village.wording import (
    Telling,
    Ware,
    customer_id,
    goods_made,
    member_at,
    nothing,
    of,
    slug,
    so_many,
    wanted,
)


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, as plain data, built from nothing: what is not listed stays secret."""
    seen = {
        "round": int(s.rounds),
        "first": int(s.first),
        "marker": known_seat(s.heir),
        "turn": int(s.turn),
        "over": bool(s.over),
        "asked": None if s.over else asked(s),
        "last_turns": None if s.last_turns == NOBODY else int(s.last_turns),
        "ended_by": known_seat(s.trigger),
        "spaces": {slug(space): cubes(s.cubes[space]) for space in Space if box.open[space]},
        "supply": cubes(s.supply),
        "green_bag": cubes(s.bag),
        "stock": {slug(good): int(s.stock[good]) for good in Good if box.stock[good]},
        "coins": int(s.coin_stock),
        "grain": int(s.grain_stock),
        "market": market(box, s),
        "room": {slug(area): int(s.room[area]) for area in Area},
        "blocked": {slug(area): int(box.room_blocked[area]) for area in Area},
        "church_order": "right to left" if box.church_leftward else "left to right",
        "farms": [farm(box, s, p, seat) for p in range(s.players)],
    }
    for part, here in PARTS:
        if box[here]:
            part.view(box, s, seat, seen)
    return seen


PARTS = ((inn_words, "inn"), (port_words, "port"), (marriage_words, "marriage"), (solo_words, "solo"))


def known_seat(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def asked(s: Any) -> dict[str, Any]:
    task, p, _, _ = due(s)
    return {"seat": p, "task": slug(Task(task))}


def cubes(counts: Any) -> dict[str, int]:
    return {slug(Colour(c)): int(n) for c, n in enumerate(counts)}


def market(box: Any, s: Any) -> dict[str, Any]:
    return {
        "stalls": [customer(box, c) for c in s.stall[: box.stalls]],
        "queue": [customer(box, c) for c in s.queue],
        "stack": int(s.stacked),
        "caller": known_seat(s.caller),
        "passed": [p for p in range(s.players) if s.passed[p]],
    }


def customer(box: Any, number: int) -> dict[str, Any] | None:
    if number == NOBODY:
        return None
    wares = {slug(part.kind): part.count for part in wanted(box, number)}
    return {"id": customer_id(number), "wants": wares, "points": int(box.worth[number])}


def farm(box: Any, s: Any, p: int, seat: int | None) -> dict[str, Any]:
    served = [customer(box, c) for c in range(CUSTOMERS) if s.owner[c] == p]
    return {
        "points": int(s.points[p]),
        "coins": int(s.coins[p]),
        "grain": int(s.grain[p]),
        "influence": cubes(s.influence[p]),
        "goods": {slug(good): int(s.goods[p, good]) for good in Good if box.stock[good]},
        "life": int(s.life[p]),
        "deaths_due": int(s.due[p]),
        "family": [member(box, s, p, m) for m in range(box.members)],
        "cities": ["ABCDEF"[city] for city in range(CITIES) if s.marker[p, city]],
        "customers": int((s.owner == p).sum()),
        "customers_served": served if p == seat or s.over else None,
    }


def member(box: Any, s: Any, p: int, m: int) -> dict[str, Any]:
    place = Place(s.place[p, m])
    dead = place >= Place.BESIDE
    return {"generation": int(box.generation[m]), "place": slug(place), "dead": dead}


def actors(s: Any) -> tuple[int, ...]:
    return () if s.over else (due(s)[1],)


def cube_at(a: int, b: int) -> dict[str, Any]:
    return {"space": Space(a), "cube": Colour(b)}


TOLD: dict[Event, Telling] = {
    Event.ROUND_BEGAN: of("round", int),
    Event.FIRST_PLAYER: nothing,
    Event.TOOK_CUBE: cube_at,
    Event.SPENT_TIME: so_many("time", Ware.TIME),
    Event.USED_WELL: nothing,
    Event.FREE_ACTION: nothing,
    Event.DECLINED: nothing,
    Event.HARVESTED: so_many("grain", Ware.GRAIN),
    Event.BORN: of("generation", int),
    Event.RECALLED: member_at,
    Event.TRAINED: member_at,
    Event.PRODUCED: goods_made,
    Event.BOUGHT: goods_made,
    Event.MILLED: nothing,
    Event.CALLED_MARKET: nothing,
    Event.PASSED: nothing,
    Event.CLOSED_MARKET: of("count", int),
    Event.ENTERED_COUNCIL: of("generation", int),
    Event.ADVANCED: member_at,
    Event.TOOK_MARKER: nothing,
    Event.MARKER_GONE: nothing,
    Event.BOUGHT_POINTS: nothing,
    Event.GOT_CUBE: of("cube", Colour),
    Event.GOT_GOOD: goods_made,
    Event.GOT_GRAIN: so_many("grain", Ware.GRAIN),
    Event.GOT_COIN: so_many("coins", Ware.COIN),
    Event.GOT_POINTS: so_many("points", Ware.POINT),
    Event.TRAVELLED: member_at,
    Event.MOVED: member_at,
    Event.INTO_BAG: of("generation", int),
    Event.PAID_CUBES: lambda a, b: {"cubes": Amount(Colour(a), b)},
    Event.PAID_COINS: so_many("coins", Ware.COIN),
    Event.PAID_GRAIN: so_many("grain", Ware.GRAIN),
    Event.PAID_GOOD: of("good", Good),
    Event.DEATH_LAPSED: nothing,
    Event.INTO_CHRONICLE: member_at,
    Event.INTO_GRAVE: member_at,
    Event.REMOVED: member_at,
    Event.END_TRIGGERED: nothing,
    Event.MASS_BEGAN: nothing,
    Event.PICKED: of("generation", int),
    Event.DREW_MEMBER: of("generation", int),
    Event.DREW_MONKS: of("count", int),
    Event.CLIMBED: member_at,
    Event.MAJORITY: nothing,
    Event.NO_MAJORITY: nothing,
    Event.GAME_OVER: nothing,
    **inn_words.TOLD,
    **port_words.TOLD,
    **marriage_words.TOLD,
    **solo_words.TOLD,
}


def tell(box: Any, row: Any) -> tuple[str, Mapping[str, Any]]:
    """One row of the journal as a message and its arguments."""
    event, who, a, b = (int(n) for n in row)
    message, args = told(box, event, a, b)
    return message, args | {"who": "Conny"} if who >= box.players else args


def told(box: Any, event: int, a: int, b: int) -> tuple[str, dict[str, Any]]:
    name = Event(event).name.lower().replace("_", "-")
    if event == Event.SERVED:
        points = Amount(Ware.POINT, int(box.worth[a]))
        return f"village-event-{name}", {"wares": wanted(box, a), "points": points}
    return f"village-event-{name}", TOLD[Event(event)](a, b)
