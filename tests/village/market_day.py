"""Market days, built for a test: who is on the stalls and in the queue, and who calls."""

import pytest

from chronik.table import Match
from chronik.village.names import NOBODY
from village.positions import (
    empty_bag,
    lay,
    play,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
# wagon; ox; four grain; two scrolls; horse and grain: what the tests do not hand out by chance
STALLS = ["K09", "K11", "K15", "K16", "K12"]
QUEUE = ["K21", "K22", "K23", "K24", "K20"]


def number(customer: str) -> int:
    return int(customer[1:]) - 1 if customer else NOBODY


def customers(tiles: list[int]) -> list[str]:
    return ["" if tile == NOBODY else f"K{tile + 1:02}" for tile in tiles]


def lay_market(match: Match, stalls: list[str], queue: list[str], stack: list[str] | None = None) -> None:
    """Customers on the market, and on the stack, the top one first; nobody has served the others."""
    s = match.state
    if stack is None:
        stack = [name for name in (f"K{i:02}" for i in range(1, 25)) if name not in stalls + queue]
    s.stall[:] = NOBODY
    s.stall[: len(stalls)] = [number(name) for name in stalls]
    s.queue[:] = [number(name) for name in queue + [""] * (5 - len(queue))]
    s.stack[:] = NOBODY
    s.stack[: len(stack)] = [number(name) for name in reversed(stack)]
    s.stacked = len(stack)


def market(
    edition: str = "bigbox", players: int = 3, caller: int = 0, stalls: list[str] | None = None
) -> Match:
    """The caller may take the cube of the market; nobody owns anything."""
    match = village(players, edition, first=caller)
    empty_bag(match)
    lay(match, market={"pink": 1}, harvest={"brown": 1})
    used = STALLS[: min(players + 1, 5)] if stalls is None else stalls
    lay_market(match, used, [name for name in [*QUEUE, "K19"] if name not in used][:5])
    for seat in range(players):
        strip(match, seat)
    return match


def call(match: Match) -> None:
    play(match, "take.market:pink")


def asked(match: Match, moves: int) -> list[int | None]:
    """Who is asked if everybody passes."""
    seats = []
    for _ in range(moves):
        seats.append(match.actor)
        play(match, "market.pass")
    return seats
