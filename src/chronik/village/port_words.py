"""The Port in words: names of moves, what is told, what a seat may see."""

from enum import IntEnum
from typing import Any

from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import market, port_islands, port_stalls, port_voyage
from chronik.village.components import captain_id, water_id
from chronik.village.payment import unpack
from chronik.village.state import (
    CAPTAINS,
    CHESTS,
    GOODS,
    NOBODY,
    PIECES,
    SEA_GRAVES,
    SEATS,
    Colour,
    Event,
    Good,
    Piece,
    Place,
    Task,
    Water,
)
from chronik.village.wording import (
    Naming,
    Telling,
    Ware,
    amount,
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
    if option == port_voyage.DECLINE:
        return decline(Task.TRAVEL)
    if option == port_voyage.HOME:
        return said("return", "ship.home", time=Amount(Ware.TIME, int(box.return_time)))
    if option < port_voyage.STEP:
        return hire(box, option - port_voyage.HIRE, bool(a & port_voyage.FREE_CAPTAIN))
    return do_sail(box, s, p, port_voyage.FREE_STEPS + b, 0, option)


def hire(box: Any, c: int, free: bool) -> Name:
    coins = Amount(Ware.COIN, 0 if free else int(box.captain_coins[c]))
    steps, notation = int(box.captain_steps[c]), f"hire.{captain_id(c)}"
    if box.captain_cubes[c]:
        return said("hire-any", notation, coins=coins, count=int(box.captain_cubes[c]), steps=steps)
    return said("hire", notation, coins=coins, price=influence(box.captain_price[c]), steps=steps)


def do_load(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == port_voyage.DONE:
        return said("put-to-sea", "load.done")
    piece = option - port_voyage.LOAD
    return said("load", f"load.{slug(Piece(piece))}", thing=one(piece))


def do_sail(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == port_voyage.STOP:
        return said("stay", "ship.stop")
    if option == port_voyage.LAND:
        return said("land", "ship.land", water=Water(s.ship[p]))
    water = Water(option - port_voyage.STEP)
    time, notation = amount(Ware.TIME, box.water_time[water]), f"ship.{water_id(water)}"
    c = int(s.captain[p])
    if a > 0 or c == NOBODY:
        return said("step-time" if time else "step", notation, water=water, price=time)
    if box.captain_cubes[c]:
        cubes = int(box.captain_cubes[c])
        return said("step-any-time" if time else "step-any", notation, water=water, count=cubes, price=time)
    return said("step-time", notation, water=water, price=influence(box.captain_price[c]) + time)


def do_island(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == port_islands.DONE:
        return said("leave-island", "island.done")
    if option == port_islands.TAKE:
        piece = int(box.tile[a])
        return said("take-tile", f"island.take:{slug(Piece(piece))}", thing=one(piece))
    if option == port_islands.LIGHT:
        return light(box, a)
    piece = option - port_islands.SELL
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
    return said("open-chest", "chest")


def choose_chest(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    content = inside(box, option)
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in content)
    return said("choose-chest", f"chest.{notation}", content=content)


def inside(box: Any, chest: int) -> tuple[Amount, ...]:
    return amount(Ware.COIN, box.chest_coins[chest]) + amount(Good.TOOL, box.chest_tools[chest])


def sell_at_stall(box: Any, s: Any, p: int, option: int) -> Name:
    good = Good(Good.COCOA + option - port_stalls.STALL)
    gain = amount(Ware.POINT, box.stall_points[good]) + amount(Ware.COIN, box.stall_coins[good])
    notation = f"market.sell:{slug(good)}"
    if plain(market.is_free)(s, p):
        return said("sell-at-stall", notation, thing=Amount(good, 1), gain=gain)
    price = influence(box.surcharge) + amount(Ware.TIME, box.surcharge_time)
    return said("sell-at-stall-paid", notation, thing=Amount(good, 1), gain=gain, price=price)


NAMES: dict[Task, Naming] = {
    Task.LOAD: do_load,
    Task.SAIL: do_sail,
    Task.ISLAND: do_island,
    Task.SEA_BURIAL: sea_burial,
    Task.OPEN_CHEST: choose_chest,
}


# events


def piece_told(a: int, b: int) -> dict[str, Any]:
    return {"thing": one(a)}


TOLD: dict[Event, Telling] = {
    Event.HIRED: lambda a, b: {"captain": captain_id(a)},
    Event.LOADED: piece_told,
    Event.SAILED: of("water", Water),
    Event.LANDED: of("water", Water),
    Event.SOLD_CARGO: piece_told,
    Event.TOOK_TILE: piece_told,
    Event.RETURNED: nothing,
    Event.UNLOADED: piece_told,
    Event.SURPLUS_GRAIN: so_many("grain", Ware.GRAIN),
    Event.SOLD_AT_STALL: piece_told,
    Event.OPENED_CHEST: nothing,
    Event.BURIED_AT_SEA: member_at,
}


# the view


def view(box: Any, s: Any, seat: int | None, seen: dict[str, Any]) -> None:
    """The sea is open to all but for the chests: face down, known only to who took them."""
    seen["sea"] = {
        "captains": [captain(box, c) for c in range(CAPTAINS) if s.captains[c]],
        "lines": [[water_id(a), water_id(b)] for a in Water for b in Water if a < b and box.line[a] >> b & 1],
        "time_fields": {water_id(w): int(box.water_time[w]) for w in Water if box.water_time[w]},
        "islands": {water_id(w): island(box, s, int(i)) for w, i in enumerate(box.island_at) if i != NOBODY},
        "burials": [burial(box, s, grave) for grave in range(SEA_GRAVES)],
        "chests_opened": [content(box, chest) for chest in range(CHESTS) if s.opened >> chest & 1],
    }
    for p, farm in enumerate(seen["farms"]):
        del farm["cities"]
        farm["ship"] = ship(box, s, p, seat)
        at_home = [chest for chest in range(CHESTS) if s.chests[p] >> chest & 1]
        farm["chests"] = [content(box, chest) if p == seat else None for chest in at_home]


def captain(box: Any, c: int) -> dict[str, Any]:
    price = unpack(box.captain_price[c])
    return {
        "id": captain_id(c),
        "coins": int(box.captain_coins[c]),
        "influence": {slug(Colour(k)): n for k, n in enumerate(price) if n},
        "cubes": int(box.captain_cubes[c]),
        "steps": int(box.captain_steps[c]),
    }


def island(box: Any, s: Any, i: int) -> dict[str, Any]:
    tile = int(box.tile[i])
    left = 0 if tile == NOBODY else s.chests_left if tile == Piece.CHEST else s.stock[tile]
    return {
        "buys": {slug(Piece(n)): int(box.buys[i, n]) for n in range(PIECES) if box.buys[i, n]},
        "tile": None if tile == NOBODY else slug(Piece(tile)),
        "tiles": int(left),
        "lighthouse": {
            "wagon": int(box.light_wagon[i]),
            "influence": {slug(Colour(k)): n for k, n in enumerate(unpack(box.light_price[i])) if n},
            "points": int(box.light_points[i]),
            "keeper": who_is_at(s, Place.LIGHTHOUSE_1 + i),
        },
    }


def burial(box: Any, s: Any, grave: int) -> dict[str, Any]:
    return {"points": int(box.sea_points[grave]), "seat": who_is_at(s, Place.SEA_1 + grave)}


def who_is_at(s: Any, place: int) -> int | None:
    return next((p for p in range(SEATS) if (s.place[p] == place).any()), None)


def content(box: Any, chest: int) -> dict[str, int]:
    return {slug(part.kind): part.count for part in inside(box, chest)}


def ship(box: Any, s: Any, p: int, seat: int | None) -> dict[str, Any]:
    aboard = int(s.chest_aboard[p])
    return {
        "water": water_id(s.ship[p]),
        "captain": None if s.captain[p] == NOBODY else captain(box, int(s.captain[p])),
        "holds": int(s.holds[p]),
        "cargo": [slug(Piece(n)) for n in range(PIECES) if s.cargo[p, n]],
        "chest": content(box, aboard) if aboard != NOBODY and p == seat else None,
    }
