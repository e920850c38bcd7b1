"""Positions of the Inn."""

from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from chronik.table import Match
from chronik.village.inn.persons import Person
from chronik.village.names import NOBODY, Good
from village.positions import (
    ask,
    empty_bag,
    lay,
    play,
    strip,
    village,
)

SLUGS = {person.name.lower().replace("_", ""): person for person in Person}
every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def with_inn(players: int = 3, *others: str, **options: Any) -> Match:
    return village(players, expansions=("inn", *others), **options)


def bare(match: Match, seat: int = 0) -> Match:
    """The seat has nothing at all."""
    strip(match, seat)
    return match


def at(task: IntEnum, players: int = 3, *others: str, **options: Any) -> Match:
    """Seat 0 at this question of its turn, with nothing at all."""
    match = bare(with_inn(players, *others, **options))
    ask(match, task, 0)
    return match


def stacks(match: Match, *orders: list[str]) -> None:
    """Let the stacks begin with these cards, from the top; the others follow below."""
    s = match.state
    named = [SLUGS[name] for order in orders for name in order]
    rest = [int(card) for k in range(3) for card in s.pile[k, : s.piled[k]] if card not in named]
    sizes = [int(n) for n in s.piled]
    for k, order in enumerate(orders):
        cards = [int(SLUGS[name]) for name in order]
        while len(cards) < sizes[k]:
            cards.append(rest.pop())
        s.pile[k, : sizes[k]] = cards


def height(match: Match, k: int, cards: int) -> None:
    """Leave so many cards in the stack; the others were played by the last seat."""
    s = match.state
    for i in range(cards, int(s.piled[k])):
        s.played[match.game.players - 1] |= np.int64(1) << np.int64(s.pile[k, i])
        s.pile[k, i] = NOBODY
    s.piled[k] = cards
    s.known[k] = min(int(s.known[k]), max(0, cards - 1))


def hold(match: Match, seat: int, *names: str) -> None:
    """Let the seat have these cards in hand, out of the stacks."""
    s = match.state
    for name in names:
        card = SLUGS[name]
        for k in range(3):
            left = [int(c) for c in s.pile[k, : s.piled[k]] if c != card]
            s.pile[k] = NOBODY
            s.pile[k, : len(left)] = left
            s.piled[k] = len(left)
        s.hand[seat] |= np.int64(1) << np.int64(card)


def hand(match: Match, seat: int = 0) -> list[str]:
    cards = int(match.state.hand[seat])
    return [name for name, card in SLUGS.items() if cards >> card & 1]


def played(match: Match, seat: int = 0) -> list[str]:
    cards = int(match.state.played[seat])
    return [name for name, card in SLUGS.items() if cards >> card & 1]


def tops(match: Match) -> list[str]:
    names = {int(card): name for name, card in SLUGS.items()}
    return [names[int(match.state.pile[k, 0])] for k in range(3) if match.state.piled[k]]


def sound(match: Match) -> bool:
    return match.fault() == ""


def beer(match: Match, seat: int = 0) -> int:
    return int(match.state.goods[seat, Good.BEER])


def life(match: Match, seat: int = 0) -> int:
    return int(match.state.life[seat])


def first_turn(side: str = "A", **spaces: dict[str, int]) -> Match:
    """The first turn of a game with these cubes on the board; seat 0 has nothing."""
    match = bare(with_inn(inn_side=side))
    empty_bag(match)
    lay(match, **spaces)
    return match


def drink(match: Match, *moves: str) -> None:
    """Use the inn; the farm has members of one generation only, so nobody is asked who goes."""
    play(match, "inn", *moves)


def turn(*cards: str, players: int = 3, others: tuple[str, ...] = ()) -> Match:
    """Seat 0 begins its turn with these cards and nothing else; two cubes lie on each of three spaces."""
    match = bare(with_inn(players, *others))
    empty_bag(match)
    lay(match, harvest={"green": 2}, travel={"green": 2}, crafts={"green": 2})
    hold(match, 0, *cards)
    return match


def goods(match: Match, good: Good, seat: int = 0) -> int:
    return int(match.state.goods[seat, good])
