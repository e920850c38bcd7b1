"""How things are called in moves, views and the log: shared by the base game and its expansions."""

from collections.abc import Callable
from enum import IntEnum
from functools import lru_cache
from typing import Any

from chronik.kernel import plain
from chronik.locale import Amount, Phrase
from chronik.rulebook.ruleset import Name
from chronik.village.lifetime import PINK_SPOUSE, are_alike, company
from chronik.village.names import MEMBERS, NOBODY, Colour, Good, Place, Reward
from chronik.village.payment import unpack

Naming = Callable[[Any, Any, int, int, int, int], Name]  # box, position, seat, a, b, option
Telling = Callable[[Any, int, int], dict[str, Any]]  # box, a, b


class Ware(IntEnum):
    """What can be handed over besides goods and influence."""

    GRAIN = 0
    COIN = 1
    TIME = 2
    POINT = 3
    MEMBER = 4
    CHEST = 5
    MARKER = 6  # of the next first player
    GOOD = 7  # of any kind


class Cost(IntEnum):
    """A price that no good or ware stands for."""

    ANY_CUBE = 0


# What is counted in costs and gains under another name than its own.
PLURALS = {"point": "points", "coin": "coins", "anycube": "cubes"}
REWARDS: dict[Reward, IntEnum] = {
    Reward.POINTS: Ware.POINT,
    Reward.CUBES: Cost.ANY_CUBE,
    Reward.COIN: Ware.COIN,
}


@lru_cache(None, typed=True)  # typed: members of different kinds are equal if their numbers are
def slug(member: IntEnum) -> str:
    """COUNCIL_3 -> council3"""
    return member.name.lower().replace("_", "")


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"village-move-{message}", args)


def decline() -> Name:
    return said("decline", "decline")


# members


def member(box: Any, s: Any, p: int, m: int) -> tuple[str, Phrase, Place]:
    """For the record, for people, and where it is."""
    return label(box, s, p, m), member_phrase(box, s, p, m), Place(s.place[p, m])


def label(box: Any, s: Any, p: int, m: int) -> str:
    """The generation; what bread adds to it: 1+1; the spouse, if only that tells it from others: 1&3.2."""
    bread, spouse = bread_under(box, s, p, m), telling_spouse(box, s, p, m)
    words = f"{box.generation[m]}" + (f"+{bread}" if bread else "")
    if spouse == NOBODY:
        return words
    return f"{words}&0" if spouse == PINK_SPOUSE else f"{words}&{spouse // MEMBERS}.{spouse % MEMBERS}"


def member_phrase(box: Any, s: Any, p: int, m: int) -> Phrase:
    words = Phrase("village-member", {"generation": int(box.generation[m])})
    bread, spouse = bread_under(box, s, p, m), telling_spouse(box, s, p, m)
    if bread:
        words = Phrase("village-member-bread", {"member": words, "bread": bread})
    if spouse == NOBODY:
        return words
    if spouse == PINK_SPOUSE:
        return Phrase("village-member-married-pink", {"member": words})
    owner = Phrase("player", {"number": spouse // MEMBERS})
    return Phrase(
        "village-member-married", {"member": words, "owner": owner, "partner": int(spouse % MEMBERS)}
    )


def bread_under(box: Any, s: Any, p: int, m: int) -> int:
    return int(s.number[p, m] - box.generation[m])


def telling_spouse(box: Any, s: Any, p: int, m: int) -> int:
    """The spouse, as `company` numbers it, if it tells the member from others at its place; or NOBODY."""
    if not box.marriage:
        return NOBODY
    spouse = plain(company)(box, s, p, m)
    twins = [other for other in range(box.members) if s.place[p, other] == s.place[p, m]]
    twins = [other for other in twins if plain(are_alike)(box, s, p, m, other)]
    if all(plain(company)(box, s, p, twin) == spouse for twin in twins):
        return NOBODY
    return spouse


# amounts


def influence(packed: int) -> tuple[Amount, ...]:
    return tuple(part for c, n in enumerate(unpack(packed)) for part in amount(Colour(c), n))


def amount(kind: IntEnum, count: int) -> tuple[Amount, ...]:
    return (Amount(kind, int(count)),) if count else ()


def colours(packed: int) -> dict[str, int]:
    """A price in influence as plain data."""
    return {slug(Colour(c)): n for c, n in enumerate(unpack(packed)) if n}


def names_of(kind: type[IntEnum], counts: Any) -> dict[str, int]:
    """Counts by the names of what is counted."""
    return {slug(member): int(n) for member, n in zip(kind, counts, strict=False)}


def data(parts: tuple[Amount, ...]) -> dict[str, int]:
    """Amounts as plain data."""
    return {PLURALS.get(slug(part.kind), slug(part.kind)): part.count for part in parts}


def wanted(box: Any, customer: int) -> tuple[Amount, ...]:
    goods = tuple(part for good in Good for part in amount(good, box.wants[customer, good]))
    return goods + amount(Ware.GRAIN, box.wants_grain[customer])


def city_reward(box: Any, city: int) -> tuple[Amount, ...]:
    """What a city gives to its first visitor of a family."""
    reward = Reward(box.reward[city])
    return amount(REWARDS[reward], box.reward_size[reward])


# what the journal tells


def nothing(box: Any, a: int, b: int) -> dict[str, Any]:
    return {}


def member_at(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"generation": a, "place": Place(b)}


def member_to(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"generation": a, "target": Place(b)}


def member_from(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"generation": a, "origin": Place(b)}


def of(name: str, kind: Any) -> Telling:
    return lambda box, a, b: {name: kind(a)}


def so_many(name: str, ware: Ware) -> Telling:
    return lambda box, a, b: {name: Amount(ware, a)}


def goods_made(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"good": Amount(Good(a), b)}
