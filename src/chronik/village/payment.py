"""Paying influence. A coin replaces any cube, and the payer chooses (chapter "The coins").

A price is packed into one number, two bits for each of the four colours.
"""

from typing import Any

import numpy as np

from chronik.kernel import note, push, rule
from chronik.village.names import INFLUENCE
from chronik.village.state import Box, Event, Task, Village, Why


def pack(orange: int = 0, green: int = 0, brown: int = 0, pink: int = 0) -> int:
    return orange | green << 2 | brown << 4 | pink << 6


def unpack(price: int) -> tuple[int, int, int, int]:
    price = int(price)
    return price & 3, price >> 2 & 3, price >> 4 & 3, price >> 6 & 3


@rule
def cubes_due(price: int, colour: int) -> int:
    return (price >> (2 * colour)) & 3


@rule
def shortage(s: Village, p: int, price: int) -> int:
    """How many cubes of the price the player has not got: so many coins it takes at least."""
    missing = 0
    for colour in range(INFLUENCE):
        missing += max(0, cubes_due(price, colour) - s.influence[p, colour])
    return missing


@rule
def affordable(s: Village, p: int, price: int) -> bool:
    return shortage(s, p, price) <= s.coins[p]


@rule
def colour_due(price: int) -> int:
    """The first colour of the price."""
    colour = 0
    while colour < INFLUENCE - 1 and cubes_due(price, colour) == 0:
        colour += 1
    return colour


@rule
def without(price: int, colour: int) -> int:
    return price & ~(3 << (2 * colour))


@rule
def least_coins(s: Village, p: int, price: int) -> int:
    colour = colour_due(price)
    return max(0, cubes_due(price, colour) - s.influence[p, colour])


@rule
def most_coins(s: Village, p: int, price: int, cubes: int) -> int:
    """For the first colour: at least `cubes` are to be real ones, and the rest must stay payable."""
    colour = colour_due(price)
    spare = s.coins[p] - shortage(s, p, without(price, colour))
    return min(cubes_due(price, colour) - cubes, spare)


@rule
def owe(box: Box, s: Village, p: int, price: int, cubes: int = 0) -> None:
    """Pay a price as far as there is only one way to do so; then the payer chooses.

    Of the first colour at least `cubes` are to be real ones. In the inn a person card may come first.
    """
    while price != 0:
        coins = least_coins(s, p, price)
        if box.inn == 1 or coins != most_coins(s, p, price, cubes):
            push(s, Task.PAY, p, price, cubes)
            return
        pay_colour(s, p, price, coins)
        price, cubes = without(price, colour_due(price)), 0


@rule
def pay(box: Box, s: Village, p: int, price: int, coins: int) -> None:
    """Pay the first colour of the price with so many coins, and go on with the rest."""
    pay_colour(s, p, price, coins)
    owe(box, s, p, without(price, colour_due(price)))


@rule
def pay_colour(s: Village, p: int, price: int, coins: int) -> None:
    colour = colour_due(price)
    cubes = cubes_due(price, colour) - coins
    s.influence[p, colour] -= cubes
    s.supply[colour] += cubes
    if cubes > 0:
        note(s, Event.PAID_CUBES, p, colour, cubes)
    pay_coins(s, p, coins)


@rule
def pay_coins(s: Village, p: int, coins: int) -> None:
    s.coins[p] -= coins
    s.coin_stock += coins
    if coins > 0:
        note(s, Event.PAID_COINS, p, coins)


@rule
def pay_grain(s: Village, p: int, grain: int) -> None:
    s.grain[p] -= grain
    s.grain_stock += grain
    if grain > 0:
        note(s, Event.PAID_GRAIN, p, grain)


@rule
def pay_good(s: Village, p: int, good: int, count: int = 1) -> None:
    s.goods[p, good] -= count
    s.stock[good] += count
    if count > 0:
        note(s, Event.PAID_GOOD, p, good, count)


@rule
def has_any(s: Village, p: int, count: int) -> bool:
    """Whether the player can pay so many cubes of any colours, coins included."""
    owned: Any = np.int64(s.coins[p])
    for colour in range(INFLUENCE):
        owned += s.influence[p, colour]
    return owned >= count


@rule
def any_options(s: Village, p: int, why: Any) -> None:
    """Option: the colour to pay a cube of; after the colours: a coin."""
    for colour in range(INFLUENCE):
        why[colour] = Why.LEGAL if s.influence[p, colour] > 0 else Why.NO_INFLUENCE
    why[INFLUENCE] = Why.LEGAL if s.coins[p] > 0 else Why.NO_COIN


@rule
def pay_any(s: Village, p: int, count: int, colour: int) -> None:
    """One cube of this colour (or a coin), and go on with the rest."""
    if colour == INFLUENCE:
        pay_coins(s, p, 1)
    else:
        s.influence[p, colour] -= 1
        s.supply[colour] += 1
        note(s, Event.PAID_CUBES, p, colour, 1)
    if count > 1:
        push(s, Task.PAY_ANY, p, count - 1)


@rule
def options(s: Village, p: int, price: int, cubes: int, why: Any) -> None:
    """Option k: pay k coins in place of cubes of the colour that is due."""
    for coins in range(least_coins(s, p, price), most_coins(s, p, price, cubes) + 1):
        why[coins] = Why.LEGAL
