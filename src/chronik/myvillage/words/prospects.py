"""What each banner value would open to the player who builds one, and the cheapest pair of dice for it."""

from collections.abc import Iterator
from enum import IntEnum
from functools import cache, lru_cache, partial
from itertools import combinations_with_replacement, product
from typing import Any, NamedTuple

import numpy as np

from chronik.kernel import LEGAL, plain
from chronik.kernel.agenda import due, push
from chronik.locale import Amount
from chronik.myvillage import banners
from chronik.myvillage.state import (
    BLACKS,
    FACES,
    LETTERS,
    VALUES,
    WHITES,
    Black,
    Colour,
    Symbol,
    Task,
    White,
    Why,
)
from chronik.myvillage.words.moves import name_move
from chronik.myvillage.words.printed import BOXES
from chronik.myvillage.words.things import FREE, Ware, slug

VALUE_RANGE = range(2, VALUES)
DIE = [{"colour": slug(colour), "face": face} for colour in Colour for face in range(1, FACES + 1)]
# The banner shows the value, but something is missing; other reasons are no news before the dice are chosen.
LACKING = frozenset(range(Why.NO_ABBOT, Why.NO_MERCHANT + 1)) | {
    Why.NO_COIN,
    Why.NO_CHURCH,
    Why.NO_GOODS,
    Why.CANNOT_PAY,
}
NEWS = LACKING | {LEGAL}
CHIEF = banners.BLACK + Black.CHIEF  # open with every value: no news either
# Banners whose prices are not always the same: of the top monk, of a journey after the last one, of the hall.
VARYING = {
    *range(banners.BLACK + Black.MONK, banners.BLACK + Black.MONK + len(Symbol)),
    *range(banners.BLACK + Black.JOURNEY, banners.BLACK + Black.JOURNEY + LETTERS),
    banners.WHITE + White.HALL,
}
MISSING = {int(why): slug(why).replace("_", "-") for why in Why if why in LACKING}
SOURCES = {
    "black": [option for option in range(banners.BLACK, banners.BLACK + BLACKS) if option != CHIEF],
    "white": list(range(banners.WHITE, banners.WHITE + WHITES)),
}
COUNTED: dict[IntEnum, str] = {Ware.COIN: "coins"}  # as everywhere; other wares go by their name
POSITIONS = 512  # kept ready: every seat at a table looks at the same dice
TURNS = 64  # likewise: as long as dice are chosen, the same banners wait for them
CHANGING = ("pool", "die", "dyed", "depth", "agenda", "notes", "journal")  # while dice are chosen

Die = tuple[int, int]  # colour and face
Prices = dict[int, dict[str, Any]]  # of banners, with the notation of the move


class Purse(NamedTuple):
    """What the player has to change dice, and what that costs."""

    coins: int
    markers: int
    turn: int  # coins for one step
    plague: int  # time for a black die


class Way(NamedTuple):
    """From two dice to their faces; the cheaper way is the smaller one."""

    total: int
    markers: int
    coins: int
    time: int
    dice: tuple[Die, Die]
    faces: tuple[int, int]


def prospects(desk: Any) -> list[dict[str, Any]] | None:
    """One entry for each value, as long as the value can still be chosen; the desk is used up by it."""
    box, s = desk[0].box, desk[0].state
    task, p, chosen, _ = due(s)
    if task not in (Task.DIE, Task.CHANGE):
        return None
    ways = ways_to(*dice_of(s, chosen if task == Task.DIE else 2), purse_of(box, s, p))
    pairs = [pair(ways.get(value)) for value in VALUE_RANGE]
    without_dice(s, p)
    return [
        {"value": value, "pair": cheapest, **found}
        for value, cheapest, found in zip(VALUE_RANGE, pairs, opened(desk.tobytes(), p), strict=True)
    ]


def dice_of(s: Any, chosen: int) -> tuple[tuple[int, ...], tuple[Die, ...]]:
    """The pool, and the dice in hand."""
    hand = zip(s.dyed.tolist(), s.die.tolist(), strict=True)
    return tuple(s.pool.tolist()), tuple(hand)[:chosen]


def purse_of(box: Any, s: Any, p: int) -> Purse:
    return Purse(int(s.coins[p]), int(s.markers[p]), int(box.turn_coins), int(box.plague_time))


@lru_cache(POSITIONS)
def ways_to(pool: tuple[int, ...], hand: tuple[Die, ...], purse: Purse) -> dict[int, Way]:
    """The cheapest way to each value."""
    best: dict[int, Way] = {}
    faces = [list(turned(face, purse)) for face in range(FACES + 1)]
    for drawn in draws(pool, 2 - len(hand)):
        time = sum(purse.plague for colour, _ in drawn if colour == Colour.BLACK)
        first, second = dice = (*hand, *drawn)
        for way in product(faces[first[1]], faces[second[1]]):
            (a, coins, markers), (b, more, others) = way
            coins, markers = coins + more, markers + others
            if coins <= purse.coins and markers <= purse.markers:
                found = Way(coins + markers + time, markers, coins, time, (dice[0], dice[1]), (a, b))
                best[a + b] = min(found, best.get(a + b, found))
    return best


def draws(pool: tuple[int, ...], count: int) -> Iterator[tuple[Die, ...]]:
    """All that can be taken from the pool."""
    kinds = [kind for kind, left in enumerate(pool) if left]
    for taken in combinations_with_replacement(kinds, count):
        if all(taken.count(kind) <= pool[kind] for kind in taken):
            yield tuple((kind // FACES, kind % FACES + 1) for kind in taken)


def turned(face: int, purse: Purse) -> Iterator[tuple[int, int, int]]:
    """The faces that a die can be given, with coins and markers for it, as far as there are any."""
    yield face, 0, 0
    for other in range(1, FACES + 1):
        coins = abs(other - face) * purse.turn
        if other != face and coins <= purse.coins:
            yield other, coins, 0
        if other != face and purse.markers:
            yield other, 0, 1


def pair(way: Way | None) -> dict[str, Any] | None:
    if way is None:
        return None
    price = {"time": way.time, "coins": way.coins, "markers": way.markers}
    return {
        "dice": [DIE[colour * FACES + face - 1] for colour, face in way.dice],
        "faces": list(way.faces),
        "price": {name: count for name, count in price.items() if count},
    }


def without_dice(s: Any, p: int) -> None:
    """All that banners depend on: whichever dice are there, the same ones open with a value."""
    for name in CHANGING:
        s[name] = 0
    plain(push)(s, Task.ACTIVATE, p)


@lru_cache(TURNS)
def opened(raw: bytes, p: int) -> list[dict[str, Any]]:
    """The banners of each value: which can be activated, and which only lack something."""
    desk = np.frombuffer(bytearray(raw), engine().kind)
    box, trial = desk[0].box, desk[0].state
    known = fixed_prices(box.tobytes())
    banner = cache(partial(banner_of, known, box, trial))  # the same with every value that it shows
    found = []
    for value in VALUE_RANGE:
        trial.die[:] = min(FACES, value - 1), max(1, value - FACES)
        engine().look(desk)
        why = desk[0].why.tolist()
        row = {
            name: [banner(option, why[option]) for option in options if why[option] in NEWS]
            for name, options in SOURCES.items()
        }
        found.append(row)
    return found


@cache
def engine() -> Any:
    """The rules, compiled; they are made of these words, too, and hence cannot be asked for any sooner."""
    from chronik.myvillage.game import RULES

    return RULES.engine


def banner_of(known: Prices, box: Any, trial: Any, option: int, reason: int) -> dict[str, Any]:
    """Which move it is, what it costs, and what is missing."""
    told = known.get(option) or priced(box, trial, option)
    if option not in VARYING:
        known[option] = told
    return told if reason == LEGAL else told | {"why": MISSING[reason]}


@lru_cache(BOXES)
def fixed_prices(raw_box: bytes) -> Prices:
    """Those that were asked for once, with one box."""
    return {}


def priced(box: Any, trial: Any, option: int) -> dict[str, Any]:
    name = name_move(box, trial, option)
    price = name.args.get("price", FREE)
    return {"move": name.notation, "price": {} if price == FREE else counted(price)}


def counted(price: tuple[Amount, ...]) -> dict[str, int]:
    return {COUNTED.get(part.kind, slug(part.kind)): part.count for part in price}
