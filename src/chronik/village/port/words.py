"""The Port in words: names of moves, what is told, what a seat may see."""

from enum import IntEnum
from typing import Any

from chronik.kernel import DECLINE, plain
from chronik.locale import Amount
from chronik.rulebook.effects import Amounts, Owed, Told
from chronik.rulebook.ruleset import Name
from chronik.village.components.port import captain_id, water_id
from chronik.village.names import GOODS, MEMBERS, NOBODY, SEATS, Good, Place
from chronik.village.port import chests, islands, stalls, voyage
from chronik.village.port.state import (
    CAPTAINS,
    CHESTS,
    ISLANDS,
    PIECES,
    Piece,
    PortEvent,
    PortTask,
    Water,
)
from chronik.village.state import Event
from chronik.village.words.chapters import sale_price
from chronik.village.words.wording import (
    Cost,
    Naming,
    Telling,
    Ware,
    amount,
    colours,
    data,
    decline,
    influence,
    member_at,
    nothing,
    of,
    said,
    slug,
    so_many,
)

WARES = {Piece.GRAIN: Ware.GRAIN, Piece.MEMBER: Ware.MEMBER, Piece.CHEST: Ware.CHEST}


def kind_of(piece: int) -> IntEnum:
    """A piece as what it is elsewhere: a good, grain, a member, a chest."""
    return Good(piece) if piece < GOODS else WARES[Piece(piece)]


def one(piece: int) -> Amount:
    return Amount(kind_of(piece), 1)


# moves


def do_travel(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    if option == voyage.HOME:
        return said("return", "ship.home", time=Amount(Ware.TIME, int(box.return_time)))
    if option < voyage.STEP:
        return hire(box, option - voyage.HIRE, a)
    return do_sail(box, s, p, voyage.FREE_STEPS + b, 0, option)


def hire(box: Any, c: int, free: int) -> Name:
    coins = Amount(Ware.COIN, int(plain(voyage.captain_price)(box, c, free)))
    steps, notation = int(box.captain_steps[c]), f"hire.{captain_id(c)}"
    return said("hire", notation, coins=coins, price=step_price(box, c), steps=steps)


def step_price(box: Any, c: int) -> tuple[Amount, ...]:
    """What a captain asks for further steps."""
    return influence(box.captain_price[c]) + amount(Cost.ANY_CUBE, box.captain_cubes[c])


def do_load(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("put-to-sea", "load.done")
    piece = option - voyage.LOAD
    return said("load", f"load.{slug(Piece(piece))}", thing=one(piece))


def do_sail(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("stay", "ship.stop")
    if option == voyage.LAND:
        return said("land", "ship.land", water=Water(s.ship[p]))
    water = Water(option - voyage.STEP)
    price, notation = amount(Ware.TIME, box.water_time[water]), f"ship.{water_id(water)}"
    c = int(s.captain[p])
    if a == 0 and c != NOBODY:
        price = step_price(box, c) + price
    return said("step-time" if price else "step", notation, target=water, price=price)


def do_island(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("leave-island", "island.done")
    if option == islands.TAKE:
        piece = int(box.tile[a])
        return said("take-tile", f"island.take:{slug(Piece(piece))}", thing=one(piece))
    if option == islands.LIGHT:
        return light(box, a)
    piece = option - islands.SELL
    if not box.buys[a, piece]:
        return said("sell-none", f"island.sell:{slug(Piece(piece))}", thing=one(piece))
    points = Amount(Ware.POINT, int(box.buys[a, piece]))
    return said("sell", f"island.sell:{slug(Piece(piece))}", thing=one(piece), points=points)


def light(box: Any, island: int) -> Name:
    price = amount(Good.WAGON, box.light_wagon[island]) + influence(box.light_price[island])
    points = Amount(Ware.POINT, int(box.light_points[island]))
    return said("light", "island.lighthouse", price=price, points=points)


def sea_burial(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    points = Amount(Ware.POINT, int(box.sea_points[option]))
    return said("bury-at-sea", f"burial.{option + 1}", place=Place(Place.SEA_1 + option), points=points)


def open_chest(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    """If all that lie on the farm are alike, the content is named at once."""
    offered = [chest for chest in range(CHESTS) if plain(chests.is_offered)(box, s, p, chest)]
    if len(offered) != 1:
        return said("open-chest", "chest")
    return said("choose-chest", "chest", content=inside(box, offered[0]))


def choose_chest(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    content = inside(box, option)
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in content)
    return said("choose-chest", f"chest.{notation}", content=content)


def inside(box: Any, chest: int) -> tuple[Amount, ...]:
    return amount(Ware.COIN, box.chest_coins[chest]) + amount(Good.TOOL, box.chest_tools[chest])


def sell_at_stall(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    good = Good(Good.COCOA + option - stalls.STALL)
    gain = amount(Ware.POINT, box.stall_points[good]) + amount(Ware.COIN, box.stall_coins[good])
    notation = f"market.sell:{slug(good)}"
    price = sale_price(box, s, p)
    if not price:
        return said("sell-at-stall", notation, thing=Amount(good, 1), gain=gain)
    return said("sell-at-stall-paid", notation, thing=Amount(good, 1), gain=gain, price=price)


NAMES: dict[int, Naming] = {
    PortTask.LOAD: do_load,
    PortTask.SAIL: do_sail,
    PortTask.ISLAND: do_island,
    PortTask.STAY: do_island,
    PortTask.SEA_BURIAL: sea_burial,
    PortTask.OPEN_CHEST: choose_chest,
}


# events


def piece_told(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"thing": one(a)}


def captain_told(box: Any, a: int, b: int) -> dict[str, Any]:
    """The coins are told when they are paid."""
    return {"price": step_price(box, b), "steps": int(box.captain_steps[b])}


TOLD: dict[int, Telling] = {
    PortEvent.HIRED: captain_told,
    PortEvent.LOADED: piece_told,
    PortEvent.SAILED: of("target", Water),
    PortEvent.LANDED: of("water", Water),
    PortEvent.SOLD_CARGO: piece_told,
    PortEvent.TOOK_TILE: piece_told,
    PortEvent.RETURNED: nothing,
    PortEvent.UNLOADED: piece_told,
    PortEvent.SURPLUS_GRAIN: so_many("grain", Ware.GRAIN),
    PortEvent.SOLD_AT_STALL: piece_told,
    PortEvent.OPENED_CHEST: nothing,
    PortEvent.BURIED_AT_SEA: member_at,
}


# cost and gain


def stall_owed(box: Any, s: Any, p: int, a: int, b: int) -> Amounts:
    """A sale that waits for the surcharge to be paid."""
    gain = {"points": int(box.stall_points[a]), "coins": int(box.stall_coins[a])}
    return {slug(Good(a)): -1} | {name: n for name, n in gain.items() if n}


def hold_in(box: Any, a: int, b: int) -> Amounts:
    return {f"aboard_{slug(Piece(a))}": 1}


def boarded(box: Any, a: int, b: int) -> Amounts:
    return {"member": -1, "aboard_member": 1} if b == Place.SHIP else {}


EVENTS: dict[int, Told] = {
    Event.MOVED: boarded,
    PortEvent.LOADED: lambda box, a, b: {slug(kind_of(a)): -1, f"aboard_{slug(Piece(a))}": 1},
    PortEvent.SOLD_CARGO: lambda box, a, b: {f"aboard_{slug(Piece(a))}": -1},
    PortEvent.TOOK_TILE: hold_in,
    PortEvent.UNLOADED: lambda box, a, b: {slug(kind_of(a)): 1},
    PortEvent.SOLD_AT_STALL: lambda box, a, b: {slug(Good(a)): -1},
}
OWED: dict[int, Owed] = {
    PortTask.EMBARK: lambda box, s, p, a, b: {"member": -1, "aboard_member": 1},
    PortTask.SELL_AT_STALL: stall_owed,
    PortTask.ENTER_WATER: lambda box, s, p, a, b: {"time": -int(box.water_time[a])},
    PortTask.KEEP_LIGHT: lambda box, s, p, a, b: {"points": int(box.light_points[a])},
}


# the view


def view(box: Any, s: Any, seen: dict[str, Any]) -> None:
    """The sea is open to all but for the chests: face down, known only to who took them."""
    fixed = seen["printed"]["port"]
    keepers = dict(zip(s.place.ravel().tolist(), OWNERS, strict=True))
    seen["sea"] = {
        "captains": [fixed["captains"][c] for c, left in enumerate(s.captains.tolist()) if left],
        "lines": fixed["lines"],
        "time_fields": fixed["time_fields"],
        "islands": {water: island(box, s, fixed, keepers, i) for water, i in fixed["island_at"].items()},
        "burials": [
            {"points": points, "seat": keepers.get(Place.SEA_1 + grave)}
            for grave, points in enumerate(fixed["burials"])
        ],
        "chests_opened": [chest for bit, chest in enumerate(fixed["chests"]) if s.opened >> bit & 1],
    }
    cargo, chests_of = s.cargo.tolist(), s.chests.tolist()
    for p, farm in enumerate(seen["farms"]):
        del farm["cities"]
        farm["ship"] = ship(s, p, cargo[p], fixed)
        farm["chests"] = [None] * chests_of[p].bit_count()


def own(s: Any, p: int, farm: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
    """What is in one's own chests, at home and aboard."""
    chests, aboard, at_home = fixed["port"]["chests"], int(s.chest_aboard[p]), int(s.chests[p])
    return {
        "ship": farm["ship"] | {"chest": None if aboard == NOBODY else chests[aboard]},
        "chests": [chest for bit, chest in enumerate(chests) if at_home >> bit & 1],
    }


PIECE_NAMES = {int(piece): slug(piece) for piece in Piece}
OWNERS = [p for p in range(SEATS) for _ in range(MEMBERS)]  # of all members, as they lie in the record


def printed(box: Any) -> dict[str, Any]:
    """Captains, lines, islands, chests, stalls, burials."""
    return {
        "holds": int(box.holds),
        "return_time": int(box.return_time),
        "free_steps": voyage.FREE_STEPS,
        "stalls": {
            slug(good): {"points": int(box.stall_points[good]), "coins": int(box.stall_coins[good])}
            for good in (Good.COCOA, Good.TEA)
        },
        "burials": box.sea_points.tolist(),
        "captains": [captain(box, c) for c in range(CAPTAINS)],
        "lines": [[water_id(a), water_id(b)] for a in Water for b in Water if a < b and box.line[a] >> b & 1],
        "time_fields": {water_id(w): int(box.water_time[w]) for w in Water if box.water_time[w]},
        "island_at": {water_id(w): int(i) for w, i in enumerate(box.island_at) if i != NOBODY},
        "islands": [printed_island(box, i) for i in range(ISLANDS)],
        "chests": [content(box, chest) for chest in range(box.chests)],
    }


def captain(box: Any, c: int) -> dict[str, Any]:
    return {
        "id": captain_id(c),
        "coins": int(box.captain_coins[c]),
        "influence": colours(box.captain_price[c]),
        "cubes": int(box.captain_cubes[c]),
        "steps": int(box.captain_steps[c]),
    }


def printed_island(box: Any, i: int) -> dict[str, Any]:
    tile = int(box.tile[i])
    return {
        "buys": {slug(Piece(n)): int(box.buys[i, n]) for n in range(PIECES) if box.buys[i, n]},
        "tile": None if tile == NOBODY else slug(Piece(tile)),
        "lighthouse": {
            "wagon": int(box.light_wagon[i]),
            "influence": colours(box.light_price[i]),
            "points": int(box.light_points[i]),
        },
    }


def island(box: Any, s: Any, fixed: dict[str, Any], keepers: dict[int, int], i: int) -> dict[str, Any]:
    there, tile = fixed["islands"][i], int(box.tile[i])
    left = 0 if tile == NOBODY else plain(islands.tiles_left)(s, tile)
    keeper = {"keeper": keepers.get(Place.LIGHTHOUSE_1 + i)}
    return there | {"tiles": int(left), "lighthouse": there["lighthouse"] | keeper}


def content(box: Any, chest: int) -> dict[str, int]:
    return data(inside(box, chest))


def ship(s: Any, p: int, cargo: list[int], fixed: dict[str, Any]) -> dict[str, Any]:
    c = int(s.captain[p])
    return {
        "water": water_id(s.ship[p]),
        "captain": None if c == NOBODY else fixed["captains"][c],
        "holds": int(s.holds[p]),
        "cargo": [PIECE_NAMES[n] for n, there in enumerate(cargo) if there],
        "chest": None,
    }
