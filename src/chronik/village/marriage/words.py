"""Marriage in words: names of moves, what is told, what a seat may see."""

from enum import IntEnum
from typing import Any

from chronik.kernel import DECLINE, plain
from chronik.locale import Amount, Phrase
from chronik.rulebook.effects import Amounts, Owed, Told
from chronik.rulebook.ruleset import Name, Seat
from chronik.village.marriage import bread, ceremony, smuggler, tools, wedding
from chronik.village.marriage.state import MarriageEvent, MarriageTask
from chronik.village.names import FIRST_PINK, MEMBERS, RANKS, Colour, Good, Place, customer_id
from chronik.village.words.wording import (
    Cost,
    Naming,
    Telling,
    Ware,
    amount,
    colours,
    data,
    decline,
    goods_made,
    influence,
    member,
    member_from,
    nothing,
    of,
    said,
    slug,
    wanted,
)


class Face(IntEnum):
    """What the die shows."""

    ORANGE = 0
    GREEN = 1
    BROWN = 2
    PINK = 3


def use_bread(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("use-bread", "bread")


# the smuggler


def do_smuggler(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    if option >= smuggler.PAIR:
        return pair_of_cubes(box, smuggler.PAIRS[option - smuggler.PAIR])
    if option >= smuggler.SERVE:
        return serve_queued(box, int(s.queue[option - smuggler.SERVE]))
    if option >= smuggler.SELL_TOOLS:
        return sell(box, Amount(Good.TOOL, option - smuggler.SELL_TOOLS + 1))
    return sell(box, Amount(Good.BREAD, option - smuggler.SELL_BREAD + 1))


def sell(box: Any, goods: Amount) -> Name:
    price = influence(box.contraband_price) + amount(Ware.TIME, box.contraband_time)
    points = Amount(Ware.POINT, goods.count * int(box.contraband_points))
    return said(
        "smuggle-goods",
        f"smuggler.sell:{goods.count}{slug(goods.kind)}",
        goods=goods,
        price=price,
        points=points,
    )


def serve_queued(box: Any, customer: int) -> Name:
    points = Amount(Ware.POINT, int(box.worth[customer]))
    notation = f"smuggler.serve:{customer_id(customer)}"
    price = amount(Cost.ANY_CUBE, box.queue_cubes)
    return said("serve-queued", notation, wares=wanted(box, customer), points=points, price=price)


def pair_of_cubes(box: Any, pair: tuple[Colour, Colour]) -> Name:
    notation = "smuggler.cubes:" + "+".join(slug(colour) for colour in pair)
    cubes = tuple(Amount(colour, 1) for colour in pair)
    return said("smuggle-cubes", notation, cubes=cubes, time=Amount(Ware.TIME, int(box.smuggled_time)))


# the ceremony


def do_marriage(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    rank = option - ceremony.RANK
    message, bonus = rank_bonus(box, rank)
    price = ceremony_price(box, a)
    if price:
        message, bonus = f"{message}-paid", bonus | {"price": price}
    return said(message, f"marriage.rank{rank + 1}", rank=rank + 1, **bonus)


def ceremony_price(box: Any, free: int) -> tuple[Amount, ...]:
    time, cubes = plain(ceremony.time)(box, free), plain(ceremony.cubes)(box, free)
    return amount(Ware.TIME, time) + amount(Cost.ANY_CUBE, cubes)


def rank_bonus(box: Any, rank: int) -> tuple[str, dict[str, Any]]:
    """The message that tells of the bonus, and what it needs."""
    colours = tuple(colour for colour in Colour if box.bonus_cubes[rank] >> colour & 1)
    if colours:
        return "ceremony-cube", {"cube": colours[0], "other": colours[-1]}
    if box.bonus_swap[rank]:
        return "ceremony-swap", {"count": int(box.bonus_swap[rank])}
    bonus = plain_bonus(box, rank)
    return ("ceremony-bonus", {"bonus": bonus}) if bonus else ("ceremony", {})


def plain_bonus(box: Any, rank: int) -> tuple[Amount, ...]:
    return (
        amount(Ware.POINT, box.bonus_points[rank])
        + amount(Ware.GRAIN, box.bonus_grain[rank])
        + amount(Ware.COIN, box.bonus_coins[rank])
    )


def bonus_cube(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("choose-cube", f"cube.{slug(Colour(option))}", cube=Colour(option))


def swap(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("no-swap", "marriage.noswap")
    colour = Colour(option - ceremony.SWAP)
    return said("swap", f"marriage.swap:{slug(colour)}", cube=colour, count=a)


# the wedding


def building(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    place = Place(Place.BAKERY + option)
    more, mixed = favours(box, place)
    return said("building", f"wedding.{slug(place)}", place=place, more=more, mixed=mixed)


def purchase(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("no-purchase", "wedding.buynothing")
    good = Good(Good.BREAD + option - wedding.BREAD)
    price = amount(Cost.ANY_CUBE, box.purchase_cubes)
    return said("purchase", f"wedding.buy:{slug(good)}", good=good, price=price)


def favours(box: Any, place: int) -> tuple[tuple[Amount, ...], tuple[Amount, ...]]:
    """What a couple may choose from at a place: more of its good, or one and what goes with it."""
    good = Good.BREAD if place == Place.BAKERY else Good.TOOL
    extras = amount(Ware.GRAIN, box.favour_grain) if place == Place.BAKERY else influence(box.favour_cubes)
    return amount(good, box.favour_goods), (Amount(good, 1), *extras)


def favour(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    more, mixed = favours(box, a)
    things = more if option == wedding.TWO_GOODS else mixed
    notation = "+".join(f"{thing.count}{slug(thing.kind)}" for thing in things)
    return said("favour", f"favour.{notation}", things=things)


# bread and tools


def raise_member(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    label, phrase, place = member(box, s, p, option)
    return said("raise", f"bread.{label}@{slug(place)}", member=phrase, place=place)


def climb_with_bread(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    label, phrase, place = member(box, s, p, option - bread.WITH_BREAD)
    notation = f"mass.bread:{label}@{slug(place)}"
    if place == Place.CHURCH_4:
        return said("climb-top", notation, member=phrase)
    level = place - Place.CHURCH_1 + 2
    return said("climb", notation, member=phrase, level=level, price=(Amount(Good.BREAD, 1),))


def use_tool(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("no-tool", "tool.keep")
    if a == tools.COINS:
        made = Amount(Ware.COIN, int(box.mill[2]))
    else:
        made = Amount(Good(a), int(box.batch[a]))
    return said("tool", "tool.use", made=made)


NAMES: dict[int, Naming] = {
    MarriageTask.SMUGGLER: do_smuggler,
    MarriageTask.MARRIAGE: do_marriage,
    MarriageTask.BONUS_CUBE: bonus_cube,
    MarriageTask.SWAP: swap,
    MarriageTask.BUILDING: building,
    MarriageTask.PURCHASE: purchase,
    MarriageTask.FAVOUR: favour,
    MarriageTask.RAISE: raise_member,
    MarriageTask.TOOL: use_tool,
}


def couple(box: Any, a: int, b: int) -> dict[str, Any]:
    """Who marries whom: figures."""
    return {"start": spouse(box, a), "other": spouse(box, b)}


def spouse(box: Any, f: int) -> Phrase:
    if f >= FIRST_PINK:
        return Phrase("village-spouse-pink", {})
    return Phrase(
        "village-spouse", {"owner": Seat(f // MEMBERS), "generation": int(box.generation[f % MEMBERS])}
    )


def moved(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"origin": Place(a), "target": Place(b)}


TOLD: dict[int, Telling] = {
    MarriageEvent.SOLD: goods_made,
    MarriageEvent.SWAPPED: lambda box, a, b: {"cube": Colour(a), "count": b},
    MarriageEvent.WEDDING_BEGAN: nothing,
    MarriageEvent.ROLLED: lambda box, a, b: {"face": Face(a), "subject": Place(b)},
    MarriageEvent.PINK_CAME: of("place", Place),
    MarriageEvent.PINK_LEFT: nothing,
    MarriageEvent.MARRIED: couple,
    MarriageEvent.CHOSE_BUILDING: of("place", Place),
    MarriageEvent.COUPLE_MOVED: moved,
    MarriageEvent.WENT_HOME: member_from,
    MarriageEvent.RAISED: lambda box, a, b: {"generation": a, "number": b},
    MarriageEvent.DOUBLED: goods_made,
}


# cost and gain


def bonus_owed(box: Any, s: Any, p: int, a: int, b: int) -> Amounts:
    """Of a rank that is still to be taken: the bonus comes last."""
    return data(plain_bonus(box, a)) | ({"cubes": 1} if box.bonus_cubes[a] else {})


EVENTS: dict[int, Told] = {
    MarriageEvent.SOLD: lambda box, a, b: {slug(Good(a)): -b},
    MarriageEvent.SWAPPED: lambda box, a, b: {slug(Colour(a)): -1},
    MarriageEvent.RAISED: lambda box, a, b: {"bread": -1},
    MarriageEvent.DOUBLED: lambda box, a, b: {slug(Good(a)): b},
}
OWED: dict[int, Owed] = {
    MarriageTask.BONUS: bonus_owed,
    MarriageTask.RAISE: lambda box, s, p, a, b: {"bread": -1},
}


# the view


def printed(box: Any) -> dict[str, Any]:
    """The ceremony with its bonuses, the die, the wedding, the favours, the smuggler."""
    return {
        "ceremony": data(ceremony_price(box, 0)),
        "bonuses": [bonus_in_view(box, rank) for rank in range(RANKS)],
        "die": {
            slug(face): {"rank": int(rank) - Place.RANK_1 + 1, "building": slug(Place(building))}
            for face, rank, building in zip(Face, box.die_rank, box.die_building, strict=True)
        },
        "wedding": {
            "rolls": int(box.rolls),
            "couples": int(box.couples),
            "purchase": int(box.purchase_cubes),
            "pinks": int(box.pinks),
        },
        "favours": {
            "goods": int(box.favour_goods),
            "bakery": {"bread": 1, "grain": int(box.favour_grain)},
            "shop": {"tool": 1} | colours(box.favour_cubes),
        },
        "smuggler": {
            "sale": colours(box.contraband_price)
            | {"time": int(box.contraband_time), "points": int(box.contraband_points)},
            "customer": {"cubes": int(box.queue_cubes)},
            "cubes": {"time": int(box.smuggled_time)},
        },
    }


def view(box: Any, s: Any, seen: dict[str, Any]) -> None:
    """Add to what the seat sees: the board, and the bread under the members. Nothing of it is hidden."""
    standing, spouses = standing_at(s), s.spouse.tolist()
    seen["marriage"] = {
        "bonuses": seen["printed"]["marriage"]["bonuses"],
        "ranks": [on_rank(box, standing, rank) for rank in range(RANKS)],
        "bakery": groups_at(box, standing, spouses, Place.BAKERY),
        "shop": groups_at(box, standing, spouses, Place.SHOP),
        "parents": groups_at(box, standing, spouses, Place.PARENTS),
        "pink": int((s.pink == Place.UNBORN).sum()),
    }
    numbers, generations = s.number.tolist(), box.generation.tolist()
    for p, farm in enumerate(seen["farms"]):
        for m, member_seen in enumerate(farm["family"]):
            member_seen["bread"] = numbers[p][m] - generations[m]


def own(s: Any, p: int, farm: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
    return {}


def bonus_in_view(box: Any, rank: int) -> dict[str, Any]:
    things = data(plain_bonus(box, rank))
    cubes = [slug(colour) for colour in Colour if box.bonus_cubes[rank] >> colour & 1]
    return things | {"one_of": cubes, "swap": int(box.bonus_swap[rank])}


def groups_at(box: Any, standing: dict[int, list[int]], spouse: list[int], place: int) -> list[list[Any]]:
    """Who stands there: a couple is a list of two, a single a list of one."""
    there = standing.get(place, [])
    couples = [[f, spouse[f]] for f in there if spouse[f] in there and f < spouse[f]]
    singles = [[f] for f in there if spouse[f] not in there]
    return [[figure(box, f) for f in group] for group in couples + singles]


def on_rank(box: Any, standing: dict[int, list[int]], rank: int) -> dict[str, Any] | None:
    there = standing.get(Place.RANK_1 + rank)
    return figure(box, there[0]) if there else None


def standing_at(s: Any) -> dict[int, list[int]]:
    """All figures by their place."""
    found: dict[int, list[int]] = {}
    for f, place in enumerate(s.place.ravel().tolist() + s.pink.tolist()):
        found.setdefault(place, []).append(f)
    return found


def figure(box: Any, f: int) -> dict[str, Any]:
    """A pink member belongs to no seat."""
    if f >= FIRST_PINK:
        return {"seat": None, "generation": None}
    return {"seat": f // MEMBERS, "generation": int(box.generation[f % MEMBERS])}
