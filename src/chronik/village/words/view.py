"""What a seat may know, as plain data, built from nothing: what is not listed stays secret.

What all may know is made once for a position, however many look at it; what is a seat's own is laid over it.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from chronik.kernel import plain
from chronik.kernel.agenda import due
from chronik.village import expansions
from chronik.village.names import CITY_IDS, LEVELS, NOBODY, Area, Colour, Place
from chronik.village.scoring import BASE_CATEGORIES, Category
from chronik.village.state import Box, Village
from chronik.village.words.printed import Fixed, fixed_of
from chronik.village.words.tasks import TASK_SLUGS
from chronik.village.words.wording import slug

COLOURS, PLACES, AREAS, CATEGORIES = (
    [slug(member) for member in kind] for kind in (Colour, Place, Area, Category)
)
CHURCH, BESIDE = int(Place.CHURCH_1), int(Place.BESIDE)
# What the scoring reads. Most moves change none of it.
SCORED = ("points", "coins", "place", "marker", "owner", "hand", "played")


SCORES = 512  # kept
POSITIONS = 16  # of which the public part is kept: all who look at one ask for it in a row


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know."""
    raw_box = box.tobytes()
    seen = dict(public(raw_box, s.tobytes()))
    seen["farms"] = [dict(farm) for farm in seen["farms"]]
    if seat is not None:
        seen["farms"][seat] = own_farm(box, s, seat, seen["farms"][seat], fixed_of(raw_box))
    return seen


@lru_cache(POSITIONS)
def public(raw_box: bytes, raw: bytes) -> dict[str, Any]:
    """All that everybody may know; nobody may change it."""
    box, s = np.frombuffer(raw_box, Box.dtype)[0], np.frombuffer(raw, Village.dtype)[0]
    fixed = fixed_of(raw_box)
    seen = {
        "round": int(s.rounds),
        "first": int(s.first),
        "marker": known(s.heir),
        "turn": int(s.turn),
        "over": bool(s.over),
        "asked": None if s.over else asked(s),
        "last_turns": known(s.last_turns),
        "ended_by": known(s.trigger),
        "spaces": spaces(s, fixed),
        "cubes_left": int(s.cubes_left),
        "supply": cubes(s.supply.tolist()),
        "green_bag": cubes(s.bag.tolist()),
        "stock": goods(s.stock.tolist(), fixed),
        "coins": int(s.coin_stock),
        "grain": int(s.grain_stock),
        "market": market(s, fixed),
        "masses": int(s.masses),
        "black_bag": black_bag(box, s),
        "room": dict(zip(AREAS, s.room.tolist(), strict=True)),
        "blocked": fixed.printed["blocked"],
        "church_order": fixed.printed["church"]["order"],
        "farms": farms(box, s, fixed),
        "printed": fixed.printed,
    }
    for part in fixed.parts:
        part.view(box, s, seen)
    return seen


def known(number: int) -> int | None:
    """A seat, or a count; None if there is none."""
    return None if number == NOBODY else int(number)


def asked(s: Any) -> dict[str, Any]:
    task, p, _, _ = due(s)
    return {"seat": p, "task": TASK_SLUGS[task]}


def spaces(s: Any, fixed: Fixed) -> dict[str, dict[str, int]]:
    lying = s.cubes.tolist()
    return {name: cubes(lying[space]) for space, name in fixed.spaces}


def cubes(counts: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, counts, strict=False))


def goods(counts: list[int], fixed: Fixed) -> dict[str, int]:
    return {name: counts[good] for good, name in fixed.goods}


def market(s: Any, fixed: Fixed) -> dict[str, Any]:
    passed = s.passed.tolist()
    return {
        "stalls": [shown(fixed, c) for c in s.stall.tolist()[: fixed.stalls]],
        "queue": [shown(fixed, c) for c in s.queue.tolist()],
        "stack": int(s.stacked),
        "caller": known(s.caller),
        "free_sale": bool(s.free_sale),
        "sold": int(s.sold),
        "passed": [p for p in range(s.players) if passed[p]],
        "served": served(s, fixed),
    }


def served(s: Any, fixed: Fixed) -> list[dict[str, Any] | None]:
    """By stalls: who has served it on this market day, and whom."""
    if s.caller == NOBODY:
        return [None] * fixed.stalls
    sales = zip(s.buyer.tolist()[: fixed.stalls], s.bought.tolist(), strict=False)
    return [None if p == NOBODY else {"seat": p, "customer": fixed.customers[c]} for p, c in sales]


def shown(fixed: Fixed, customer: int) -> dict[str, Any] | None:
    return None if customer == NOBODY else fixed.customers[customer]


def black_bag(box: Any, s: Any) -> dict[str, Any]:
    """How many are in it, who has left it in the mass that is read, or was last, and who leads in the church.

    A monk has no seat.
    """
    members = int((s.place[: box.families] == Place.BAG).sum())
    columns = (s[name].tolist() for name in ("out_seat", "out_generation", "out_picked"))
    out = [
        {"seat": known(p), "generation": generation or None, "picked": bool(picked)}
        for p, generation, picked in zip(*columns, strict=True)
    ]
    return {
        "members": members,
        "monks": int(box.monks),
        "drawn": int(s.figures),
        "out": out[: s.figures],
        "leading": leading(s.place.tolist()[: box.families]),
    }


def leading(places: list[list[int]]) -> list[int]:
    """Who has the majority in the church: most members, then the foremost one."""
    levels = [[place for place in row if CHURCH <= place < CHURCH + LEVELS] for row in places]
    best = max((len(row), max(row, default=0)) for row in levels)
    return [p for p, row in enumerate(levels) if row and (len(row), max(row)) == best]


def farms(box: Any, s: Any, fixed: Fixed) -> list[dict[str, Any]]:
    columns = {
        "points": s.points.tolist(),
        "coins": s.coins.tolist(),
        "grain": s.grain.tolist(),
        "life": s.life.tolist(),
        "deaths_due": s.due.tolist(),
    }
    influence, stored = s.influence.tolist(), s.goods.tolist()
    places, markers, owner = s.place.tolist(), s.marker.tolist(), s.owner.tolist()
    over = bool(s.over)
    found = []
    for p in range(s.players):
        served = [c for c, whose in enumerate(owner) if whose == p]
        farm = {name: column[p] for name, column in columns.items()}
        farm |= {
            "influence": cubes(influence[p]),
            "goods": goods(stored[p], fixed),
            "family": family(fixed.generations, places[p]),
            "cities": [CITY_IDS[city] for city, marker in enumerate(markers[p]) if marker],
            "customers": len(served),
            "customers_served": [fixed.customers[c] for c in served] if over else None,
            "scoring": scoring(box, s, p) if over else None,
        }
        found.append(farm)
    return found


def own_farm(box: Any, s: Any, p: int, farm: dict[str, Any], fixed: Fixed) -> dict[str, Any]:
    """A player's farm with what he alone may see."""
    served = [fixed.customers[c] for c, whose in enumerate(s.owner.tolist()) if whose == p]
    own = farm | {"customers_served": served, "scoring": scoring(box, s, p)}
    for part in fixed.parts:
        own |= part.own(s, p, own, fixed.printed)
    return own


def family(generations: list[int], places: list[int]) -> list[dict[str, Any]]:
    return [
        {"generation": generation, "place": PLACES[place], "dead": place >= BESIDE}
        for generation, place in zip(generations, places, strict=False)
    ]


def scoring(box: Any, s: Any, p: int) -> dict[str, int]:
    """By category, as if the game ended now; what others have in their hands they keep to themselves."""
    return dict(scored(box.tobytes(), tuple(s[name].tobytes() for name in SCORED), p))


@lru_cache(SCORES)
def scored(raw_box: bytes, fields: tuple[bytes, ...], p: int) -> dict[str, int]:
    box, kinds = np.frombuffer(raw_box, Box.dtype)[0], [Village.dtype[name] for name in SCORED]
    arrays = [  # of plain numbers: these are quicker to reckon with
        np.frombuffer(raw, kind.base).reshape(kind.shape).astype(object)
        for raw, kind in zip(fields, kinds, strict=True)
    ]
    read: Any = SimpleNamespace(**dict(zip(SCORED, arrays, strict=True)))
    score = plain(expansions.score)
    names = CATEGORIES if box.inn else CATEGORIES[: len(BASE_CATEGORIES)]
    return {name: int(score(box, read, p, c)) for c, name in enumerate(names)}


def actors(s: Any) -> tuple[int, ...]:
    return () if s.over else (due(s)[1],)
