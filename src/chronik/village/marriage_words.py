"""Marriage in words: names of moves, what is told, what a seat may see."""

from enum import IntEnum
from typing import Any

from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import bread, marriage, smuggler, tools, wedding
from chronik.village.state import (
    FIGURES,
    FIRST_PINK,
    MEMBERS,
    RANKS,
    Colour,
    Event,
    Good,
    Place,
    Task,
)
from chronik.village.wording import (
    Naming,
    Telling,
    Ware,
    amount,
    customer_id,
    decline,
    goods_made,
    influence,
    label,
    member_at,
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
    if option == smuggler.DECLINE:
        return decline(Task.SMUGGLER)
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
    return said("serve-queued", notation, wares=wanted(box, customer), points=points)


def pair_of_cubes(box: Any, pair: tuple[Colour, Colour]) -> Name:
    notation = "smuggler.cubes:" + "+".join(slug(colour) for colour in pair)
    cubes = tuple(Amount(colour, 1) for colour in pair)
    return said("smuggle-cubes", notation, cubes=cubes, time=Amount(Ware.TIME, int(box.smuggled_time)))


# the ceremony


def do_marriage(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == marriage.DECLINE:
        return decline(Task.MARRIAGE)
    rank = option - marriage.RANK
    message, bonus = rank_bonus(box, rank)
    return said(message, f"marriage.rank{rank + 1}", rank=rank + 1, **bonus)


def rank_bonus(box: Any, rank: int) -> tuple[str, dict[str, Any]]:
    """The message that tells of the bonus, and what it needs."""
    colours = tuple(colour for colour in Colour if box.bonus_cubes[rank] >> colour & 1)
    if colours:
        return "ceremony-cube", {"one": colours[0], "other": colours[-1]}
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
    if option == marriage.DECLINE:
        return said("no-swap", "marriage.noswap")
    colour = Colour(option - marriage.SWAP)
    return said("swap", f"marriage.swap:{slug(colour)}", cube=colour, count=a)


# the wedding


def building(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    place = Place(Place.BAKERY + option)
    return said("building", f"wedding.{slug(place)}", place=place)


def purchase(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == wedding.DECLINE:
        return said("no-purchase", "wedding.buynothing")
    good = Good(Good.BREAD + option - wedding.BREAD)
    return said("purchase", f"wedding.buy:{slug(good)}", good=good)


def favour(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    good = Good.BREAD if a == Place.BAKERY else Good.TOOL
    extras = amount(Ware.GRAIN, box.favour_grain) if a == Place.BAKERY else influence(box.favour_cubes)
    two = option == wedding.TWO_GOODS
    things = amount(good, box.favour_goods) if two else (Amount(good, 1), *extras)
    notation = "+".join(f"{thing.count}{slug(thing.kind)}" for thing in things)
    return said("favour", f"favour.{notation}", things=things)


# bread and tools


def raise_member(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    generation, place = label(box, s, p, option), Place(s.place[p, option])
    return said("raise", f"bread.{generation}@{slug(place)}", generation=generation, place=place)


def climb_with_bread(box: Any, s: Any, p: int, option: int) -> Name:
    m = option - bread.WITH_BREAD
    generation, place = label(box, s, p, m), Place(s.place[p, m])
    notation = f"mass.bread:{generation}@{slug(place)}"
    if place == Place.CHURCH_4:
        return said("climb-top", notation, generation=generation)
    level = place - Place.CHURCH_1 + 2
    return said("climb-bread", notation, generation=generation, level=level)


def use_tool(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == tools.DECLINE:
        return said("no-tool", "tool.keep")
    if a == tools.COINS:
        made = Amount(Ware.COIN, int(box.mill[2]))
    else:
        made = Amount(Good(a), int(box.batch[a]))
    return said("tool", "tool.use", made=made)


NAMES: dict[Task, Naming] = {
    Task.SMUGGLER: do_smuggler,
    Task.MARRIAGE: do_marriage,
    Task.BONUS_CUBE: bonus_cube,
    Task.SWAP: swap,
    Task.BUILDING: building,
    Task.PURCHASE: purchase,
    Task.FAVOUR: favour,
    Task.RAISE: raise_member,
    Task.TOOL: use_tool,
}


def two_places(a: int, b: int) -> dict[str, Any]:
    return {"origin": Place(a), "place": Place(b)}


TOLD: dict[Event, Telling] = {
    Event.SOLD: goods_made,
    Event.SWAPPED: of("cube", Colour),
    Event.WEDDING_BEGAN: nothing,
    Event.ROLLED: of("face", Face),
    Event.PINK_CAME: of("place", Place),
    Event.PINK_LEFT: nothing,
    Event.MARRIED: two_places,
    Event.CHOSE_BUILDING: of("place", Place),
    Event.COUPLE_MOVED: two_places,
    Event.WENT_HOME: member_at,
    Event.RAISED: lambda a, b: {"generation": a, "number": b},
    Event.DOUBLED: goods_made,
}


# the view


def view(box: Any, s: Any, seat: int | None, seen: dict[str, Any]) -> None:
    """Add to what the seat sees: the board, and the bread under the members. Nothing of it is hidden."""
    seen["marriage"] = {
        "bonuses": [bonus_in_view(box, rank) for rank in range(RANKS)],
        "ranks": [on_rank(box, s, rank) for rank in range(RANKS)],
        "bakery": groups_at(box, s, Place.BAKERY),
        "shop": groups_at(box, s, Place.SHOP),
        "parents": groups_at(box, s, Place.PARENTS),
        "pink": int((s.pink == Place.UNBORN).sum()),
    }
    for p, farm in enumerate(seen["farms"]):
        for m, member in enumerate(farm["family"]):
            member["bread"] = int(s.number[p, m] - box.generation[m])


def bonus_in_view(box: Any, rank: int) -> dict[str, Any]:
    things = {slug(part.kind): part.count for part in plain_bonus(box, rank)}
    cubes = [slug(colour) for colour in Colour if box.bonus_cubes[rank] >> colour & 1]
    return things | {"one_of": cubes, "swap": int(box.bonus_swap[rank])}


def groups_at(box: Any, s: Any, place: int) -> list[list[dict[str, Any]]]:
    """Who stands there: a couple is a list of two, a single a list of one."""
    place_of = plain(wedding.place_of)
    there = [f for f in range(FIGURES) if place_of(s, f) == place]
    spouses = {f: int(s.spouse[f]) for f in there if s.spouse[f] in there}
    singles = [[f] for f in there if f not in spouses]
    couples = [[f, spouse] for f, spouse in spouses.items() if f < spouse]
    return [[figure(box, f) for f in group] for group in couples + singles]


def on_rank(box: Any, s: Any, rank: int) -> dict[str, Any] | None:
    there = groups_at(box, s, Place.RANK_1 + rank)
    return there[0][0] if there else None


def figure(box: Any, f: int) -> dict[str, Any]:
    """A pink member belongs to no seat."""
    if f >= FIRST_PINK:
        return {"seat": None, "generation": None}
    return {"seat": f // MEMBERS, "generation": int(box.generation[f % MEMBERS])}
