"""What the component tables have in common."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from chronik.rulebook.components import Count, demand
from chronik.village.names import EXPANSIONS, Expansion
from chronik.village.payment import pack

VILLAGE = "village"  # the end of a road at home


FAMILY = 11  # members of a family, without Marriage


class Influence(Struct, frozen=True, forbid_unknown_fields=True):
    orange: Count = 0
    green: Count = 0
    brown: Count = 0
    pink: Count = 0


def check_price(price: Influence, file: str, what: str) -> None:
    most = max(price.orange, price.green, price.brown, price.pink)
    demand(most <= 3, file, f"{what}: at most 3 cubes of one colour, not {most}")


def combinations() -> list[tuple[Expansion, ...]]:
    """All ways to choose expansions, in the order of their names."""
    return [
        tuple(name for k, name in enumerate(EXPANSIONS) if chosen >> k & 1)
        for chosen in range(1 << len(EXPANSIONS))
    ]


def reach(start: str, roads: Sequence[Any]) -> set[str]:
    """All that can be reached from there."""
    reached = {start}
    while more := {b for road in roads for a, b in both_ways(road) if a in reached} - reached:
        reached |= more
    return reached


def both_ways(road: Any) -> tuple[tuple[str, str], tuple[str, str]]:
    a, b = road.ends
    return (a, b), (b, a)


def price(influence: Influence) -> int:
    return pack(influence.orange, influence.green, influence.brown, influence.pink)
