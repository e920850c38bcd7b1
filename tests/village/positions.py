"""Positions of Village, built for a test: through the public interface, pieces conserved."""

import random
from collections.abc import Iterator
from enum import IntEnum
from typing import Any

import chronik
from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match, Move
from chronik.village.names import NOBODY, Area, Colour, Good, Place, Space
from chronik.village.state import Task

COLOURS = {colour.name.lower(): colour for colour in Colour}
GOODS = {good.name.lower(): good for good in Good}
PLACES = {place.name.lower().replace("_", ""): place for place in Place}


def village(players: int = 3, edition: str = "bigbox", seed: int = 1, **options: Any) -> Match:
    """A new match; without the start compensation unless it is asked for."""
    options.setdefault("compensation", False)
    return chronik.game("village", players=players, edition=edition, **options).match(seed=seed)


def ask(match: Match, task: IntEnum, seat: int, a: int = 0, b: int = 0) -> None:
    """Let the seat be in its turn and at this question."""
    s = match.state
    s.agenda[:] = 0
    s.depth = 0
    s.turn = seat
    for row in ((Task.TURN, seat), (Task.END_OF_TURN, seat), (task, seat, a, b)):
        plain(push)(s, *row)


def give(match: Match, seat: int, **things: int) -> None:
    """Give pieces from the supply: coins, grain, cubes by colour, goods by name."""
    s = match.state
    for name, count in things.items():
        if name == "coins":
            s.coins[seat] += count
            s.coin_stock -= count
        elif name == "grain":
            s.grain[seat] += count
            s.grain_stock -= count
        elif name in COLOURS:
            s.influence[seat, COLOURS[name]] += count
            s.supply[COLOURS[name]] -= count
        else:
            s.goods[seat, GOODS[name]] += count
            s.stock[GOODS[name]] -= count


def strip(match: Match, seat: int) -> None:
    """Take all coins, grain, cubes and goods away, back into the supply."""
    s = match.state
    give(match, seat, coins=-int(s.coins[seat]), grain=-int(s.grain[seat]))
    give(match, seat, **{name: -int(s.influence[seat, c]) for name, c in COLOURS.items() if c < 4})
    give(match, seat, **{name: -int(s.goods[seat, g]) for name, g in GOODS.items()})


def put(match: Match, seat: int, generation: int, place: str, source: str | None = None) -> int:
    """Put a member of the generation at a place ("smithy", "council2", "city1", "grave"); which one.

    It comes from `source`, or else from the farm if one is there, or else from the unborn.
    """
    s, box = match.state, match.game.boxes[0]
    for origin in [source] if source else ["farm", "unborn"]:
        for m in range(box.members):
            if box.generation[m] == generation and s.place[seat, m] == PLACES[origin]:
                move(match, seat, m, PLACES[place])
                return m
    raise ValueError(f"no {generation} to put")


def move(match: Match, seat: int, m: int, place: Place) -> None:
    s = match.state
    for where, change in ((s.place[seat, m], 1), (place, -1)):
        if Place.CHRONICLE_FARM <= where <= Place.GRAVE:
            s.room[where - Place.CHRONICLE_FARM] += change
        if change < 0 and Place.CITY_1 <= where <= Place.CITY_6:
            s.marker[seat, where - Place.CITY_1] = 1
    s.place[seat, m] = place


def empty_farm(match: Match, seat: int) -> None:
    """Everybody on the farm goes back to the unborn."""
    s = match.state
    s.place[seat][s.place[seat] == Place.FARM] = Place.UNBORN


def members(match: Match, seat: int, place: str) -> list[int]:
    """The generations of the seat's members at a place."""
    s, box = match.state, match.game.boxes[0]
    return [int(box.generation[m]) for m in range(box.members) if s.place[seat, m] == PLACES[place]]


def lay(match: Match, **spaces: dict[str, int]) -> None:
    """Clear the board (cubes to the supply), then lay these: lay(m, harvest={"green": 1})."""
    s = match.state
    s.supply += s.cubes.sum(axis=0, dtype="i1")
    s.cubes[:] = 0
    for space, cubes in spaces.items():
        for colour, count in cubes.items():
            s.cubes[Space[space.upper()], COLOURS[colour]] = count
            s.supply[COLOURS[colour]] -= count
    s.cubes_left = s.cubes.sum()


def stalls(match: Match, *customers: str) -> None:
    """Put these customers ("K21") on the stalls, in this order; "" leaves a stall empty."""
    s = match.state
    free = [int(c) for c in [*s.stall, *s.queue] if c != NOBODY] + [int(c) for c in s.stack[: s.stacked]]
    chosen = [int(name[1:]) - 1 if name else NOBODY for name in customers]
    rest = [c for c in free if c not in chosen]
    s.stall[:] = NOBODY
    s.stall[: len(chosen)] = chosen
    s.queue[:] = rest[:5]
    s.stack[:] = NOBODY
    s.stacked = len(rest) - 5
    s.stack[: s.stacked] = rest[5:]


def serve(match: Match, seat: int, *customers: str) -> None:
    """Let the seat own these customers."""
    s = match.state
    wanted = [int(name[1:]) - 1 for name in customers]
    s.owner[wanted] = seat
    known = [int(c) for c in [*s.stall, *s.queue] if c != NOBODY] + [int(c) for c in s.stack[: s.stacked]]
    rest = [c for c in known if c not in wanted]
    open_stalls = int(match.game.boxes[0].stalls)
    s.stall[:open_stalls] = rest[:open_stalls]
    s.queue[:] = rest[open_stalls : open_stalls + 5]
    s.stack[:] = NOBODY
    s.stacked = len(rest) - open_stalls - 5
    s.stack[: s.stacked] = rest[open_stalls + 5 :]


def fill(match: Match, area: str, leave: int = 0) -> None:
    """Let members nobody counts take the places of an area ("church", "graves"), but for `leave`."""
    match.state.room[Area[area.upper()]] = leave


def notations(match: Match) -> set[str]:
    return {move.notation for move in match.moves()}


def reasons(match: Match) -> dict[str, str]:
    """Why the refused moves are refused: notation -> name of the reason."""
    return {move.notation: why.name for move, why in match.refused()}


def play(match: Match, *moves: str) -> None:
    for notation in moves:
        match.play(notation)


def begin_mass(match: Match, first: int = 0) -> None:
    """Let the round be over: the mass begins, and the game stops at its first question."""
    s = match.state
    lay(match)
    s.first = first
    s.agenda[:] = 0
    s.depth = 0
    plain(push)(s, Task.TURN, first)
    match.settle()


def events(match: Match) -> list[str]:
    """Names of the events of the last step."""
    s = match.state
    return [match.game.rules.events[int(row[0])].name for row in s.journal[: s.notes]]


def empty_bag(match: Match) -> None:
    """All cubes of the green bag go back to the supply."""
    s = match.state
    s.supply += s.bag
    s.bag[:] = 0


def random_game(match: Match, seed: int = 1) -> Iterator[Move]:
    """Play to the end with random legal moves; each move is yielded after it was made."""
    dice = random.Random(seed)
    while not match.over:
        yield match.play(dice.choice(match.moves()))


def names(match: Match, seat: int) -> list[str]:
    """The ids of the customers the seat has served."""
    return [f"K{c + 1:02}" for c, owner in enumerate(match.state.owner) if owner == seat]


def household(match: Match, seat: int, **places: list[int]) -> None:
    """Let these generations be at these places, household(m, 0, farm=[1, 2]), and all others unborn."""
    for m in range(match.game.boxes[0].members):
        move(match, seat, m, Place.UNBORN)
    for place, generations in places.items():
        for generation in generations:
            put(match, seat, generation, place, source="unborn")
