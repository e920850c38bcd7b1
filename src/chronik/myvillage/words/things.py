"""Things, prices and cards in words: shared by moves, log and view."""

from enum import IntEnum
from typing import Any

from chronik.kernel import plain
from chronik.locale import Amount, Phrase
from chronik.myvillage.state import (
    VALUES,
    AreaMark,
    Black,
    Bonus,
    Church,
    Gain,
    Good,
    Hall,
    Profession,
    Shop,
    Symbol,
    White,
)
from chronik.myvillage.travel import is_dearer
from chronik.myvillage.values import black_kind, unpack, white_kind

LETTER = "ABCDE"
FREE = Phrase("myvillage-free", {})

kind_of_black, kind_of_white = plain(black_kind), plain(white_kind)


class Ware(IntEnum):
    """What can be handed over besides goods."""

    COIN = 0
    TIME = 1
    STORY = 2
    POINT = 3
    MARKER = 4
    JOKER = 5


class Spot(IntEnum):
    """Banners that are not on a card with a name of its own."""

    SCHOOL = 0
    GAME = 1
    MEETING = 2
    FIELD = 3
    CHIEF = 4
    HAND = 5
    BAILIFF = 6


def slug(member: IntEnum) -> str:
    return member.name.lower()


def amount(kind: IntEnum, count: int) -> tuple[Amount, ...]:
    return (Amount(kind, int(count)),) if count else ()


def goods(price: int) -> tuple[Amount, ...]:
    return tuple(part for good, n in enumerate(unpack(price)) for part in amount(Good(good), n))


def price(time: int, coins: int = 0, wares: int = 0) -> Any:
    """What something costs, or that it costs nothing."""
    return amount(Ware.COIN, coins) + amount(Ware.TIME, time) + goods(wares) or FREE


def gained(what: int, count: int) -> Amount:
    return Amount(Good(what - Gain.GOOD) if what >= Gain.GOOD else Ware[Gain(what).name], count)


def values_in(bits: int) -> list[int]:
    return [value for value in range(2, VALUES) if int(bits) >> value & 1]


def values_text(bits: int) -> str:
    """4/10, or ? for all of them"""
    values = values_in(bits)
    return "?" if len(values) == VALUES - 2 else "/".join(map(str, values))


def customer_id(c: int) -> str:
    return f"CU{c + 1:02}"


def wanted(box: Any, c: int) -> tuple[Amount, ...]:
    return goods(box.customer_goods[c])


def customer(box: Any, c: int) -> dict[str, Any]:
    """The arguments that tell a customer from all others."""
    points = Amount(Ware.POINT, int(box.customer_points[c]))
    return {"values": values_text(box.customer_values[c]), "wares": wanted(box, c), "points": points}


def journey_card(box: Any, card: int) -> Phrase | Amount:
    """What a travel card shows once it is turned over."""
    points = Amount(Ware.POINT, int(box.journey_points[card]))
    if box.chapel[card]:
        return Phrase("myvillage-journey-chapel", {"points": points})
    if plain(is_dearer)(box, card):
        return Phrase("myvillage-journey-dearer", {"points": points, "price": surcharge(box, card)})
    return points


def surcharge(box: Any, card: int) -> Any:
    return price(box.grey_time[card], box.grey_coins[card], box.grey_goods[card])


def card_of(banner: int) -> IntEnum:
    """The name of a black banner's card (or place on the board)."""
    kind = kind_of_black(banner)
    several: dict[int, type[IntEnum]] = {
        Black.MONK: Symbol,
        Black.HALL: Hall,
        Black.CHURCH: Church,
        Black.SHOP: Shop,
    }
    return several[kind](banner - kind) if kind in several else Spot[Black(banner).name]


def banner_id(banner: int) -> str:
    """The name of a white banner in notations and views."""
    kind = kind_of_white(banner)
    if kind == White.CUSTOMER:
        return customer_id(banner - kind)
    if kind == White.FIELD:
        return f"field{banner - kind + 1}"
    return slug(Shop(banner - kind) if kind == White.SHOP else White(banner))


def banner_name(box: Any, banner: int, hall: int) -> Any:
    """A white banner for people; which hall a village has, its banner does not tell."""
    kind = kind_of_white(banner)
    if kind == White.CUSTOMER:
        return Phrase("myvillage-customer", customer(box, banner - kind))
    if kind == White.FIELD:
        return Phrase("myvillage-field", {"field": banner - kind + 1})
    if kind == White.SHOP:
        return Shop(banner - kind)
    return Hall(hall) if kind == White.HALL else Spot[White(banner).name]


def bonus_name(bonus: int, size: int) -> Any:
    """What a monk's bonus is: stories, or a banner so many times."""
    if bonus == Bonus.STORY:
        return Amount(Ware.STORY, size)
    spots = {Bonus.CHIEF: Spot.CHIEF, Bonus.SCHOOL: Spot.SCHOOL, Bonus.MARKET: Spot.BAILIFF}
    spot = spots[Bonus(bonus)]
    return spot if size == 1 else Phrase("myvillage-times", {"banner": spot, "times": size})


def mark_of(hall: int, i: int) -> IntEnum:
    """What a field of a town hall counts."""
    return AreaMark(i) if hall == Hall.AREAS else Profession(i)
