"""All that is printed on boards and cards, as plain data: made once for a box, the same in every view."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from chronik.myvillage.box import Box
from chronik.myvillage.state import (
    CUSTOMERS,
    JOURNEYS,
    MONKS,
    PER_SHOP,
    SEATS,
    VALUES,
    Bonus,
    Church,
    Good,
    Hall,
    Profession,
    Shop,
    Symbol,
)
from chronik.myvillage.values import unpack
from chronik.myvillage.words.things import LETTER, customer_id, slug, values_in

BOXES = 64  # kept ready: one for each player count and each set of components in use
SIDES = {"time": "time", "coins": "coins", "white": "white_time", "points": "points", "room": "room"}


@dataclass(frozen=True)
class Cards:
    """Data that views are put together from; nobody may change it."""

    boards: list[dict[str, Any]]
    customers: list[dict[str, Any]]
    journeys: list[dict[str, Any]]
    monks: list[dict[str, Any]]
    shops: list[list[list[int]]]  # the values of each card of a kind
    workshops: list[list[dict[str, Any]]]  # each of these cards in a village
    dark: dict[str, Any]  # the sides of the cards on display
    printed: dict[str, Any]


@lru_cache(BOXES)
def cards_of(content: bytes) -> Cards:
    box = np.frombuffer(content, Box.dtype)[0]
    shops = [[values_in(box.shop_values[kind, card]) for card in range(PER_SHOP)] for kind in Shop]
    journeys = [journey(box, card) for card in range(JOURNEYS)]
    dark = dark_sides(box)
    boards = [{"game": values_in(box.game_values[board])} for board in range(SEATS)]
    monks = [monk(box, i) for i in range(MONKS)]
    return Cards(
        boards=boards,
        customers=[customer(box, c) for c in range(CUSTOMERS)],
        journeys=journeys,
        monks=monks,
        shops=shops,
        workshops=[[workshop(box, kind, values) for values in shops[kind]] for kind in Shop],
        dark=dark,
        printed=boards_of(box)
        | {
            "boards": boards,
            "field": dark["field"],
            "meeting": dark["meeting"],
            "tile": values_in(box.tile_values),
            "churches": dark["churches"],
            "halls": dark["halls"],
            "shops": {slug(kind): dark["shops"][slug(kind)] | {"cards": shops[kind]} for kind in Shop},
            "monks": {
                slug(stack): [monks[i] for i in range(MONKS) if box.monk_stack[i] == stack]
                for stack in Symbol
            },
            "journeys": {
                name: dark["journeys"][name]
                | {"cards": [card for card in journeys if card["letter"] == name]}
                for name in LETTER
            },
        },
    )


def boards_of(box: Any) -> dict[str, Any]:
    """The central board, the village boards and what counts at the end."""
    prices = zip(box.price_time[1:].tolist(), box.price_coins[1:].tolist(), strict=True)
    return {
        "turns": int(box.turns),
        "coffins": int(box.coffins),
        "dice": {"white": int(box.dice[0]), "black": int(box.dice[1])},
        "start_coins": box.start_coins.tolist(),
        "clouds": int(box.clouds),
        "plague_time": int(box.plague_time),
        "turn_coins": int(box.turn_coins),
        "rat": {"steps": int(box.rat), "die": int(box.rat_die)},
        "chronicle": {slug(profession): box.chronicle[profession].tolist() for profession in Profession},
        "hand": {
            "values": values_in(box.hand_values),
            "stories": int(box.hand_stories),
            "points": int(box.hand_points),
        },
        "game": {"stories": int(box.game_stories)},
        "school": {
            "values": values_in(box.school_values),
            "time": int(box.school_time),
            "stories": int(box.school_stories),
        },
        "chief": {
            "time": int(box.chief_time),
            "coins": int(box.chief_coins),
            "stories": int(box.chief_stories),
        },
        "bailiff": {
            "values": values_in(box.bailiff_values),
            "display": int(box.display),
            "prices": [{"time": time, "coins": coins} for time, coins in prices],
            "monk_customers": int(box.monk_limit),
        },
        "windows": box.window_points.tolist(),
        "healings": int(box.healings),
        "labourer": int(box.labourer),
    }


def dark_sides(box: Any) -> dict[str, Any]:
    gives = {"gives": int(box.harvest[0]), "plough_gives": int(box.harvest[1])}
    return {
        "field": side(box, "field") | {"count": int(box.field_count)} | gives,
        "meeting": side(box, "meeting")
        | {"count": int(box.meeting_count), "stories": int(box.meeting_stories)},
        "churches": {slug(card): side(box, "church", card) for card in Church},
        "halls": {slug(card): hall(box, card) for card in Hall},
        "shops": {slug(kind): side(box, "shop", kind) | {"good": slug(Good(kind))} for kind in Shop},
        "journeys": {name: letter(box, i) for i, name in enumerate(LETTER)},
    }


def side(box: Any, kind: str, card: Any = ()) -> dict[str, Any]:
    """Values, costs, points and room of a card, as far as its kind has them."""
    found = {name: f"{kind}_{field}" for field, name in SIDES.items() if f"{kind}_{field}" in box.dtype.names}
    numbers = {name: int(box[field][card]) for name, field in found.items()}
    return numbers if kind == "shop" else {"values": values_in(box[f"{kind}_values"][card])} | numbers


def hall(box: Any, card: Hall) -> dict[str, Any]:
    gives = {"gives": int(box.finance)} if card == Hall.FINANCE else {}
    return side(box, "hall", card) | {"points_per_mark": int(box.mark_points[card])} | gives


def workshop(box: Any, kind: Shop, values: list[int]) -> dict[str, Any]:
    room, time = int(box.shop_room[kind]), int(box.shop_white[kind])
    good = slug(Good(kind))
    return {"id": slug(kind), "values": values, "good": good, "room": room, "white_time": time}


def monk(box: Any, i: int) -> dict[str, Any]:
    return {"bonus": slug(Bonus(box.monk_bonus[i])), "size": int(box.monk_size[i])} | side(box, "monk", i)


def letter(box: Any, i: int) -> dict[str, Any]:
    """The dark side shows which points the cards of the letter have."""
    fares = [amounts(box.fare_coins[i, k], box.fare_goods[i, k]) for k in range(box.fares[i])]
    points = sorted(box.journey_points[box.journey_letter == i].tolist())
    return {"fares": fares} | side(box, "letter", i) | {"points": points}


def journey(box: Any, card: int) -> dict[str, Any]:
    return {
        "letter": LETTER[box.journey_letter[card]],
        "points": int(box.journey_points[card]),
        "surcharge": amounts(box.grey_coins[card], box.grey_goods[card], box.grey_time[card]),
        "chapel": bool(box.chapel[card]),
    }


def customer(box: Any, c: int) -> dict[str, Any]:
    shown = values_in(box.customer_values[c])
    return {
        "id": customer_id(c),
        "values": "any" if len(shown) == VALUES - 2 else shown,
        "wants": counted(box.customer_goods[c]),
        "points": int(box.customer_points[c]),
        "time": int(box.customer_time[c]),
    }


def amounts(coins: int, goods: int, time: int = 0) -> dict[str, int]:
    parts = {"time": int(time), "coins": int(coins)} | counted(goods)
    return {name: count for name, count in parts.items() if count}


def counted(price: int) -> dict[str, int]:
    return {slug(Good(good)): n for good, n in enumerate(unpack(price)) if n}
