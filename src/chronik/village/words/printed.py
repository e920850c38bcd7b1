"""What is printed on boards, tiles and cards, as plain data: made once for each box, for every view."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from chronik.village.inn import words as inn
from chronik.village.lifetime import AREA_OF
from chronik.village.marriage import words as marriage
from chronik.village.names import (
    CITY_IDS,
    CUSTOMERS,
    LEVELS,
    NOBODY,
    Area,
    Building,
    Colour,
    Good,
    Place,
    Reward,
    Space,
    customer_id,
)
from chronik.village.port import words as port
from chronik.village.solo import words as solo
from chronik.village.state import Box
from chronik.village.words.wording import colours, data, names_of, slug, wanted

BOXES = 64  # kept ready: one for each set-up and each set of components in use
PARTS = (("inn", inn), ("port", port), ("marriage", marriage), ("solo", solo))
HARVESTS = ("by_hand", "horse_and_plough", "ox_and_plough")
MILL = ("time", "grain", "coins")
# The area that receives who dies at a place.
AREAS_OF = {slug(Place(place)): slug(area) for place, area in enumerate(AREA_OF, Place.FARM)}
REWARDS = {Reward.POINTS: "points", Reward.CUBES: "cubes", Reward.COIN: "coins"}


@dataclass(frozen=True)
class Fixed:
    """All of a box that views are made of; nobody may change it."""

    printed: dict[str, Any]
    parts: list[Any]  # the expansions in the game
    customers: list[dict[str, Any]]
    spaces: list[tuple[int, str]]
    goods: list[tuple[int, str]]
    generations: list[int]
    stalls: int


@lru_cache(BOXES)
def fixed_of(raw: bytes) -> Fixed:
    box = np.frombuffer(raw, Box.dtype)[0]
    parts = [(name, part) for name, part in PARTS if box[name]]
    printed = boards(box) | {name: part.printed(box) for name, part in parts}
    return Fixed(
        printed=printed,
        parts=[part for _, part in parts],
        customers=printed["customers"],
        spaces=[(int(space), slug(space)) for space in Space if box.open[space]],
        goods=[(int(good), slug(good)) for good in Good if box.stock[good]],
        generations=box.generation[: box.members].tolist(),
        stalls=int(box.stalls),
    )


def boards(box: Any) -> dict[str, Any]:
    """The base game's: costs, tracks, roads, customers, places and points."""
    laid = {slug(space): int(box.laid[space]) for space in Space if box.open[space]}
    return {
        "players": int(box.players),
        "generations": box.generation[: box.members].tolist(),
        "start_coins": int(box.start_coins),
        "compensation": bool(box.compensation),
        "caller_last": bool(box.caller_last),
        "life": int(box.life),
        "barn": int(box.barn),
        "plague_time": int(box.plague_time),
        "harvest": dict(zip(HARVESTS, box.harvest.tolist(), strict=True)),
        "well": int(box.well),
        "crafts": crafts(box),
        "market": {
            "stalls": int(box.stalls),
            "surcharge": colours(box.surcharge) | {"time": int(box.surcharge_time)},
        },
        "customers": [customer(box, c) for c in range(CUSTOMERS)],
        "council": council(box),
        "travel": travel(box),
        "church": church(box),
        "chronicle": {slug(area): int(box.room[area]) for area in Area},
        "areas": AREAS_OF,
        "blocked": {slug(area): int(box.room_blocked[area]) for area in Area},
        "scoring": scoring(box),
        "laid": laid,
        "cubes": {"laid": sum(laid.values()), "into_bag": names_of(Colour, box.into_bag)},
        "supply": {
            "cubes": names_of(Colour, box.supply),
            "goods": {slug(good): int(box.stock[good]) for good in Good if box.stock[good]},
            "coins": int(box.coins),
            "grain": int(box.grain),
        },
    }


def customer(box: Any, number: int) -> dict[str, Any]:
    return {"id": customer_id(number), "wants": data(wanted(box, number)), "points": int(box.worth[number])}


def crafts(box: Any) -> dict[str, Any]:
    buildings = {slug(b): int(box.training[b]) for b in Building if b < Building.BREWERY or box.inn}
    return {
        "goods": {slug(good): made(box, good) for good in Good if good < box.goods},
        "training": buildings,
        "mill": dict(zip(MILL, box.mill.tolist(), strict=True)),
    }


def made(box: Any, good: Good) -> dict[str, Any]:
    grain = {"grain": int(box.price_grain[good])} if box.price_grain[good] else {}
    return {
        "building": slug(Building(box.building_of[good])),
        "time": int(box.making[good]),
        "price": colours(box.price[good]) | grain,
        "batch": int(box.batch[good]),
    }


def council(box: Any) -> dict[str, Any]:
    return {
        "price": colours(box.council_price),
        "scrolls": 1,
        "time": box.council_time.tolist(),
        "points": box.council_points.tolist(),
        "privileges": {
            "cubes": int(box.privilege_cubes),
            "points": int(box.privilege_points),
            "coins": int(box.privilege_coin),
        },
    }


def travel(box: Any) -> dict[str, Any]:
    def end(city: int) -> str | None:
        return None if city == NOBODY else CITY_IDS[city]

    roads = [
        {"ends": [end(a), end(b)], "price": colours(box.road_price[road])}
        for road, (a, b) in enumerate(box.road[: box.roads].tolist())
    ]
    cities = {
        CITY_IDS[city]: {REWARDS[Reward(reward)]: int(box.reward_size[reward])}
        for city, reward in enumerate(box.reward.tolist())
    }
    return {"time": int(box.trip_time), "wagons": 1, "roads": roads, "rewards": cities}


def church(box: Any) -> dict[str, Any]:
    return {
        "price": colours(box.bag_price),
        "time": int(box.bag_time),
        "grain": box.climb.tolist()[:LEVELS],
        "points": box.church_points.tolist(),
        "majority": int(box.majority),
        "figures": int(box.drawn),
        "monks": int(box.monks),
        "pick_coins": int(box.pick_coins),
        "order": "right to left" if box.church_leftward else "left to right",
    }


def scoring(box: Any) -> dict[str, Any]:
    first = "grain" if box.ties_by_grain else "customers"
    return {
        "cities": box.travel_points.tolist(),
        "council": box.council_points.tolist(),
        "church": box.church_points.tolist(),
        "chronicle": box.chronicle_points.tolist(),
        "coins": int(box.coin_points),
        "tie_break": first,
        "tie_breaks": [first, "living"],
    }
