"""How things are called in moves, views and the log: shared by the base game and its expansions."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village.lifetime import PINK_SPOUSE, are_alike, company
from chronik.village.payment import unpack
from chronik.village.state import BASE_CUSTOMERS, INN_CUSTOMERS, MEMBERS, NOBODY, Colour, Good, Place, Task

Naming = Callable[[Any, Any, int, int, int, int], Name]  # box, position, seat, a, b, option
Telling = Callable[[int, int], dict[str, Any]]  # a, b


class Ware(IntEnum):
    """What can be handed over besides goods and influence."""

    GRAIN = 0
    COIN = 1
    TIME = 2
    POINT = 3
    MEMBER = 4
    CHEST = 5


def slug(member: IntEnum) -> str:
    """COUNCIL_3 -> council3"""
    return member.name.lower().replace("_", "")


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"village-move-{message}", args)


def decline(task: Task) -> Name:
    return said("decline", "decline", task=task)


def member(box: Any, s: Any, p: int, m: int) -> tuple[int | str, Place]:
    return label(box, s, p, m), Place(s.place[p, m])


def label(box: Any, s: Any, p: int, m: int) -> int | str:
    """The generation; what bread adds to it: 1+1; the spouse, if only that tells it from others: 1&3.2."""
    generation, bread = int(box.generation[m]), int(s.number[p, m] - box.generation[m])
    words = (f"+{bread}" if bread else "") + spouse_label(box, s, p, m)
    return f"{generation}{words}" if words else generation


def spouse_label(box: Any, s: Any, p: int, m: int) -> str:
    """Player and generation, or 0 for a pink one."""
    spouse = plain(company)(box, s, p, m)
    if spouse == NOBODY:
        return ""
    twins = [other for other in range(box.members) if s.place[p, other] == s.place[p, m]]
    twins = [other for other in twins if plain(are_alike)(box, s, p, m, other)]
    if all(plain(company)(box, s, p, twin) == spouse for twin in twins):
        return ""
    return "&0" if spouse == PINK_SPOUSE else f"&{spouse // MEMBERS}.{spouse % MEMBERS}"


def influence(packed: int) -> tuple[Amount, ...]:
    return tuple(part for c, n in enumerate(unpack(packed)) for part in amount(Colour(c), n))


def amount(kind: IntEnum, count: int) -> tuple[Amount, ...]:
    return (Amount(kind, int(count)),) if count else ()


def customer_id(customer: int) -> str:
    """K01 to K24, and those of the expansions: KI1, KM1."""
    if customer < BASE_CUSTOMERS:
        return f"K{customer + 1:02}"
    if customer < BASE_CUSTOMERS + INN_CUSTOMERS:
        return f"KI{customer - BASE_CUSTOMERS + 1}"
    return f"KM{customer - BASE_CUSTOMERS - INN_CUSTOMERS + 1}"


def wanted(box: Any, customer: int) -> tuple[Amount, ...]:
    goods = tuple(part for good in Good for part in amount(good, box.wants[customer, good]))
    return goods + amount(Ware.GRAIN, box.wants_grain[customer])


def nothing(a: int, b: int) -> dict[str, Any]:
    return {}


def member_at(a: int, b: int) -> dict[str, Any]:
    return {"generation": a, "place": Place(b)}


def of(name: str, kind: Any) -> Telling:
    return lambda a, b: {name: kind(a)}


def so_many(name: str, ware: Ware) -> Telling:
    return lambda a, b: {name: Amount(ware, a)}


def goods_made(a: int, b: int) -> dict[str, Any]:
    return {"good": Amount(Good(a), b)}
