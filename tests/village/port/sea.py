"""Positions at sea, built for a test: ships, captains, cargo and chests, pieces conserved."""

from typing import Any

from chronik.table import Match
from chronik.village.components.port import captain_id, water_id
from chronik.village.names import NOBODY, Good, Place
from chronik.village.port.state import CAPTAINS, Piece, Water
from chronik.village.state import Task
from village.positions import ask, give, move, put, strip, village

WATERS = {water_id(water): water for water in Water}
CAPTAIN = {captain_id(c): c for c in range(CAPTAINS)}
SHIP = "ship"


def port(players: int = 3, expansions: tuple[str, ...] = ("port",), **things: Any) -> Match:
    """Seat 0 at its travel action, with these things and nothing else, the ship in the harbour."""
    match = village(players, expansions=expansions)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, Task.TRAVEL, 0)
    return match


def at_sea(water: str = "I1", captain: str = "C2a", players: int = 3, **things: Any) -> Match:
    """The same with the ship on a field of the sea."""
    match = port(players, **things)
    embark(match, 0, water, captain)
    return match


def embark(match: Match, seat: int, water: str, captain: str = "C2a") -> None:
    s, c = match.state, CAPTAIN[captain]
    s.captains[c] = 0
    s.captain[seat] = c
    s.ship[seat] = WATERS[water]


def stow(match: Match, *pieces: str, seat: int = 0) -> None:
    """Put pieces from the supply, a member of generation 1 from the farm, into the holds."""
    s = match.state
    for name in pieces:
        piece = Piece[name.upper()]
        s.cargo[seat, piece] = 1
        if piece == Piece.MEMBER:
            put(match, seat, 1, SHIP)
        elif piece == Piece.GRAIN:
            s.grain_stock -= 1
        elif piece == Piece.CHEST:
            s.chest_aboard[seat] = draw_chest(match)
        else:
            s.stock[piece] -= 1


def draw_chest(match: Match, coins: int | None = None) -> int:
    """Take a chest with so many coins, or the top one, off the stack; which one."""
    s, box = match.state, match.game.boxes[0]
    stack = [int(chest) for chest in s.chest_stack[: s.chests_left]]
    chest = stack[-1] if coins is None else next(c for c in stack if box.chest_coins[c] == coins)
    stack.remove(chest)
    s.chest_stack[:] = NOBODY
    s.chest_stack[: len(stack)] = stack
    s.chests_left = len(stack)
    return chest


def bring_chest(match: Match, seat: int, coins: int | None = None) -> int:
    """Let an unopened chest lie on the farm."""
    chest = draw_chest(match, coins)
    match.state.chests[seat] |= 1 << chest
    return chest


def empty_stack(match: Match, tile: str) -> None:
    """Nothing is left of it on its island: all was sold."""
    s, good = match.state, Good[tile.upper()]
    s.gone[good] += s.stock[good]
    s.stock[good] = 0


def fill_sea(match: Match, *graves: int, seat: int = 1) -> None:
    """Let members of the seat lie on these sea burials, counted from 1."""
    s = match.state
    for grave in graves:
        m = next(m for m in range(match.game.boxes[0].members) if s.place[seat, m] == Place.UNBORN)
        move(match, seat, m, Place(Place.SEA_1 + grave - 1))


def cargo(match: Match, seat: int = 0) -> set[str]:
    found: list[str] = match.view(seat)["farms"][seat]["ship"]["cargo"]
    return set(found)


def water(match: Match, seat: int = 0) -> str:
    return water_id(int(match.state.ship[seat]))


def fields(moves: set[str]) -> set[str]:
    """The fields that moves sail to."""
    return {name.partition(".")[2] for name in moves if name.startswith("ship.")} & WATERS.keys()


def steps_possible(match: Match) -> int:
    """How many steps the ship can make at most, paying always."""
    if match.actor != 0 or asked(match) not in ("travel", "sail"):
        return 0
    best = 0
    for step in match.moves():
        if fields({step.notation}):
            trial = match.copy()
            trial.play(step)
            while asked(trial) in ("pay", "payany"):
                trial.play(trial.moves()[0])
            best = max(best, 1 + (steps_possible(trial) if best < 5 else 0))
    return best


def asked(match: Match) -> str | None:
    question: dict[str, Any] | None = match.view(0)["asked"]
    return None if question is None else question["task"]
