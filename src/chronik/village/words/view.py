"""What a seat may know, as plain data, built from nothing: what is not listed stays secret."""

from types import SimpleNamespace
from typing import Any

from chronik.kernel import plain
from chronik.kernel.agenda import due
from chronik.village import expansions
from chronik.village.names import CITY_IDS, NOBODY, Area, Colour, Place
from chronik.village.scoring import BASE_CATEGORIES, Category
from chronik.village.words.printed import Fixed, fixed_of
from chronik.village.words.tasks import TASK_SLUGS
from chronik.village.words.wording import slug

COLOURS, PLACES, AREAS, CATEGORIES = (
    [slug(member) for member in kind] for kind in (Colour, Place, Area, Category)
)
# What the scoring reads; a record looks each field up again and again, which takes longer than to score.
SCORED = ("points", "coins", "place", "marker", "owner", "hand", "played")


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know."""
    fixed = fixed_of(box.tobytes())
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
        "farms": farms(box, s, seat, fixed),
        "printed": fixed.printed,
    }
    for part in fixed.parts:
        part.view(box, s, seat, seen)
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
    }


def shown(fixed: Fixed, customer: int) -> dict[str, Any] | None:
    return None if customer == NOBODY else fixed.customers[customer]


def black_bag(box: Any, s: Any) -> dict[str, int]:
    """Who is in it, and how many have left it in the mass that is read, or was last."""
    members = int((s.place[: box.families] == Place.BAG).sum())
    return {"members": members, "monks": int(box.monks), "drawn": int(s.figures)}


def farms(box: Any, s: Any, seat: int | None, fixed: Fixed) -> list[dict[str, Any]]:
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
        own = p == seat or over
        farm = {name: column[p] for name, column in columns.items()}
        farm |= {
            "influence": cubes(influence[p]),
            "goods": goods(stored[p], fixed),
            "family": family(fixed.generations, places[p]),
            "cities": [CITY_IDS[city] for city, marker in enumerate(markers[p]) if marker],
            "customers": len(served),
            "customers_served": [fixed.customers[c] for c in served] if own else None,
            "scoring": scoring(box, s, p) if own else None,
        }
        found.append(farm)
    return found


def family(generations: list[int], places: list[int]) -> list[dict[str, Any]]:
    return [
        {"generation": generation, "place": PLACES[place], "dead": place >= Place.BESIDE}
        for generation, place in zip(generations, places, strict=False)
    ]


def scoring(box: Any, s: Any, p: int) -> dict[str, int]:
    """By category, as if the game ended now; what others have in their hands they keep to themselves."""
    read: Any = SimpleNamespace(**{name: s[name] for name in SCORED})
    score = plain(expansions.score)
    names = CATEGORIES if box.inn else CATEGORIES[: len(BASE_CATEGORIES)]
    return {name: int(score(box, read, p, c)) for c, name in enumerate(names)}


def actors(s: Any) -> tuple[int, ...]:
    return () if s.over else (due(s)[1],)
