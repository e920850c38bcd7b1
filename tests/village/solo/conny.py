"""Positions of the solo mode, built for a test."""

from enum import IntEnum
from typing import Any

from chronik.table import Match
from chronik.village.names import CONNY, Place, Space
from chronik.village.state import Event, Task
from village.positions import (
    COLOURS,
    PLACES,
    ask,
    give,
    lay,
    move,
    play,
    random_game,
    stalls,
    strip,
    village,
)

SETS = {"top": 0, "bottom": 3}
STALLS = ("K01", "K02", "K03")
BLANK_SLOT, TILE_SLOT = 1, 3  # a cube on its way into the slot passes no tile; the first tile of the bottom


def solo(*expansions: str, **options: Any) -> Match:
    return village(players=1, expansions=expansions, **options)


def last_cube(match: Match, slot: int, colour: str = "brown") -> None:
    """Empty the tray but for one cube, the last placed."""
    s = match.state
    s.supply += s.tray.sum(axis=0, dtype="i1")
    s.tray[:] = 0
    s.slot, s.kept = slot, COLOURS[colour]
    s.tray[slot, s.kept] = 1
    s.supply[s.kept] -= 1


def tiles(match: Match, side: str, *quills: int, up: int = 0) -> None:
    """Let the tiles of a set be quills (1) or not; the first so many are face up."""
    first = SETS[side]
    match.state.fate[first : first + 3] = quills
    match.state.turned[first : first + 3] = [i < up for i in range(3)]


def quill_next(match: Match) -> None:
    """The next cube of Conny passes a quill."""
    last_cube(match, TILE_SLOT - 1)
    tiles(match, "bottom", 1, 0, 0)


def no_tile_next(match: Match) -> None:
    last_cube(match, BLANK_SLOT - 1)


def follow(match: Match, space: str, taken: str = "harvest") -> None:
    """The player takes a green cube and declines; the next green one lies on the space: Conny takes it."""
    rest = "council" if space != "council" else "travel"
    green = {space: {"green": 2}} if space == taken else {taken: {"green": 1}, space: {"green": 1}}
    lay(match, **green, **{rest: {"brown": 2}})
    take(match, f"{taken}:green")


def take(match: Match, cube: str, *answers: str) -> None:
    ask(match, Task.TAKE, 0)
    play(match, f"take.{cube}", *(answers or ("decline",)))


def family(match: Match, **places: list[int]) -> None:
    """Let these of Conny's figures be at these places, and all others out of the game."""
    s, box = match.state, match.game.boxes[0]
    for m in range(box.members):
        move(match, CONNY, m, Place.REMOVED)
    for place, generations in places.items():
        for generation in generations:
            free = (m for m in range(box.members) if s.place[CONNY, m] == Place.REMOVED)
            move(match, CONNY, next(m for m in free if box.generation[m] == generation), PLACES[place])


def tray(match: Match) -> list[dict[str, int]]:
    return [slot["cubes"] for slot in match.view(0)["conny"]["tray"]]


def taken_by_conny(match: Match) -> list[tuple[str, int]]:
    """Spaces and colours of the cubes that Conny took in the last step."""
    rows = told(match)
    return [
        (Space(a).name.lower(), b) for event, who, a, b in rows if event == Event.TOOK_CUBE and who == CONNY
    ]


def told(match: Match) -> list[tuple[IntEnum, int, int, int]]:
    """What happened in the last step."""
    s = match.state
    return [(match.game.rules.events[event], who, a, b) for event, who, a, b in s.journal[: s.notes].tolist()]


def customers(match: Match) -> list[str]:
    found: list[str] = match.view(0)["conny"]["customers"]
    return found


def board_cubes(match: Match) -> int:
    return int(match.state.cubes_left)


def story(match: Match, seed: int = 1) -> list[tuple[Event, int, int, int]]:
    """All that happens in a random game."""
    rows = told(match)
    for _ in random_game(match, seed):
        rows += told(match)
    return rows


def market_day(*foremost: str, expansions: tuple[str, ...] = ()) -> Match:
    match = solo(*expansions)
    strip(match, 0)
    no_tile_next(match)
    stalls(match, *foremost)
    give(match, 0, scroll=3, horse=3, plough=3, ox=3, wagon=3, grain=5, green=1)
    lay(match, market={"green": 1}, harvest={"brown": 2})
    return match
