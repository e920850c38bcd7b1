"""Village: every piece of the box, counted from the position alone."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from chronik.table import Match
from chronik.village.names import NOBODY, Place
from properties.stories import story
from setups import OTHERWISE, VILLAGE, called
from village.positions import give, village

VOYAGE = ("hire", "load", "ship", "island", "burial", "chest", "take.travel")
STEPS = 300


def census(match: Match) -> dict[str, Any]:
    s, n = match.state, match.game.players
    family = int(match.game.boxes[0].members)
    cubes = [int(k) for k in s.supply.astype(int) + s.bag + s.cubes.sum(axis=0)]
    dead = [int((s.place == place).sum()) for place in range(Place.CHRONICLE_FARM, Place.GRAVE + 1)]
    tiles = [*s.stall, *s.queue, *s.stack[: s.stacked], *np.flatnonzero(s.owner != NOBODY)]
    return {
        "influence": [cubes[c] + int(s.influence[:, c].sum()) for c in range(4)],
        "plague": cubes[4],
        "goods": [int(k) for k in s.stock + s.goods.sum(axis=0)],
        "coins": int(s.coin_stock) + int(s.coins.sum()),
        "grain": int(s.grain_stock) + int(s.grain.sum()),
        "family": [sum(place in list(Place) for place in s.place[p, :family]) for p in range(n)],
        "strangers": int((s.place[n:, :family] != Place.UNBORN).sum()),
        "room": [int(k) for k in s.room + dead],
        "customers": sorted(int(tile) for tile in tiles if tile != NOBODY),
        "markers": sorted({int(k) for k in s.marker.flat} | {0, 1}),
    }


def contents(match: Match) -> dict[str, Any]:
    """What the census must find, by the tables of components."""
    tables, options = match.game.components, match.game.settings
    supplies = getattr(tables["supplies"], options.edition)
    places = getattr(tables["chronicle"], options.edition)
    areas = (places.farm, places.craft, places.travel, places.council, places.church, places.graves)
    return {
        "influence": 4 * [supplies.influence],
        "plague": supplies.plague,
        "goods": 5 * [supplies.goods] + 5 * [0],
        "coins": supplies.coins,
        "grain": supplies.grain,
        "family": options.players * [11],
        "strangers": 0,
        "room": [sum(mark <= options.players for mark in marks) for marks in areas],
        "customers": list(range(24)),
        "markers": [0, 1],
    }


@pytest.mark.parametrize("setup", [called(setup) for setup in VILLAGE + OTHERWISE])
def test_every_piece_is_there(setup: str) -> None:
    for match in story(setup):
        s = match.state
        assert census(match) == contents(match)
        pieces = (s.supply, s.bag, s.cubes, s.influence, s.stock, s.goods, s.coins, s.grain, s.room, s.due)
        assert min(int(field.min()) for field in pieces) >= 0
        assert min(s.coin_stock, s.grain_stock, s.stacked) >= 0
        assert s.grain.max() <= 5
        assert s.cubes_left == s.cubes.sum()
        for p in range(match.game.players):
            travellers = s.place[p][(s.place[p] >= Place.CITY_1) & (s.place[p] <= Place.CITY_6)]
            assert s.marker[p][travellers - Place.CITY_1].all(), "every traveller's city is marked"


@pytest.mark.parametrize("setup", [called(setup) for setup in VILLAGE + OTHERWISE])
def test_every_round_ends_with_a_mass(setup: str) -> None:
    for match in story(setup):
        assert match.state.rounds - 1 <= match.state.masses <= match.state.rounds
        assert not match.over or match.state.masses == match.state.rounds


@pytest.mark.parametrize("setup", [called(setup) for setup in VILLAGE + OTHERWISE])
def test_the_customers_of_others_are_mixed_and_one_s_own_stay(setup: str) -> None:
    for match in story(setup):
        owner = match.state.owner
        for seat in range(match.game.players):
            twin = match.hidden(seat, 3).state.owner
            assert np.array_equal(twin == seat, owner == seat)
            assert sorted(twin.tolist()) == sorted(owner.tolist())


def voyages(players: int, expansions: tuple[str, ...], seed: int) -> Iterator[Match]:
    """The beginning of a random game of rich players who like to sail; after each move."""
    match = village(players, seed=seed, expansions=expansions)
    dice = random.Random(seed)
    for seat in range(players):
        give(match, seat, coins=4)
    while not match.over and len(match.steps) < STEPS:
        moves = match.moves()
        travel = [move for move in moves if move.notation.startswith(VOYAGE)]
        match.play(dice.choice(travel if travel and dice.random() < 0.5 else moves))
        yield match


@pytest.mark.long
@pytest.mark.rule("VP-LOAD-01", "VP-LOAD-02", "VP-SETUP-08")
@pytest.mark.parametrize(
    ("players", "expansions"), [(1, ("port",)), (2, ("port",)), (3, ("inn", "port", "marriage"))]
)
def test_nothing_is_lost_at_sea(players: int, expansions: tuple[str, ...]) -> None:
    sailed = False
    for match in voyages(players, expansions, seed=11):
        assert match.fault() == ""
        sailed = sailed or bool(match.state.ship.any())
    assert sailed
