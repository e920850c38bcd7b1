"""What holds in every position of every game, whatever is played."""

import json
import random
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chronik
from chronik.locale import FOLDER, LANGUAGES
from chronik.table import Match
from chronik.village.state import NOBODY, Place

EDITIONS = [("original", n) for n in (2, 3, 4)] + [("bigbox", n) for n in (2, 3, 4, 5)]
SPOKEN = [lang for lang in LANGUAGES if (FOLDER / lang / "village.ftl").exists()]
SEEDS = st.integers(0, 2**64 - 1)
LONGEST = 8_000  # decisions; random games take about 300 for each player
APART = 25  # decisions between two positions of a story
SECRET = {"rng", "stack", "owner"}

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
whole = settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def game(edition: str, players: int) -> Any:
    return chronik.game("village", edition=edition, players=players)


def legal(match: Match) -> list[int]:
    """The numbers of the legal moves; naming them all would take ten times as long."""
    size = match.game.rules.option_count
    why, moves = np.zeros(size, np.uint8), np.zeros(size + 1, np.int64)
    count = match.game.engine.choices(match.game.boxes, match._states, why, moves)
    return [int(number) for number in moves[:count]]


def fault(match: Match) -> int:
    return int(match.game.engine.fault(match.game.boxes, match._states))


@cache
def story(edition: str, players: int) -> tuple[Match, ...]:
    """Positions of one whole game, from the first to the last."""
    match, chance = game(edition, players).match(seed=players), random.Random(7 * players)
    positions = [match.copy()]
    while not match.over:
        match.play(chance.choice(legal(match)))
        if match.over or len(match.steps) % APART == 0:
            positions.append(match.copy())
    return tuple(positions)


@st.composite
def matches(draw: Any, over: bool = True) -> Match:
    """A match somewhere in a story, or a new one, and a few moves of choice further."""
    edition, players = draw(st.sampled_from(EDITIONS))
    if draw(st.booleans()):
        match: Match = draw(st.sampled_from(story(edition, players)[: None if over else -1])).copy()
    else:
        match = game(edition, players).match(seed=draw(SEEDS))
    for choice in draw(st.lists(st.integers(0, 39), max_size=10)):
        if match.over:
            break
        moves = legal(match)
        match.play(moves[choice % len(moves)])
    if match.over and not over:
        match.undo()
    return match


def raw(match: Match) -> bytes:
    """All fields; what lies between them to align them means nothing."""
    return b"".join(match.state[name].tobytes() for name in match.state.dtype.names)


# what is in the box


def census(match: Match) -> dict[str, Any]:
    """All pieces, counted from the position alone."""
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


def sound(match: Match) -> None:
    """Nothing lost, nothing borrowed, every traveller's city marked."""
    s = match.state
    assert fault(match) == 0
    assert census(match) == contents(match)
    pieces = (s.supply, s.bag, s.cubes, s.influence, s.stock, s.goods, s.coins, s.grain, s.room, s.due)
    assert min(int(field.min()) for field in pieces) >= 0
    assert min(s.coin_stock, s.grain_stock, s.stacked) >= 0
    assert s.grain.max() <= 5
    assert s.cubes_left == s.cubes.sum()
    for p in range(match.game.players):
        travellers = s.place[p][(s.place[p] >= Place.CITY_1) & (s.place[p] <= Place.CITY_6)]
        assert s.marker[p][travellers - Place.CITY_1].all()


@quick
@given(st.sampled_from(EDITIONS), SEEDS, st.lists(st.integers(0, 39), max_size=40))
def test_every_piece_is_conserved(setup: tuple[str, int], seed: int, choices: list[int]) -> None:
    match = game(*setup).match(seed=seed)
    sound(match)
    for choice in choices:
        moves = legal(match)
        match.play(moves[choice % len(moves)])
        sound(match)


@pytest.mark.parametrize("setup", EDITIONS, ids=str)
def test_every_piece_is_conserved_to_the_end(setup: tuple[str, int]) -> None:
    for match in story(*setup):
        sound(match)
    assert match.over


@whole
@given(st.sampled_from(EDITIONS), SEEDS, SEEDS)
def test_a_game_never_gets_stuck_and_comes_to_its_end(setup: tuple[str, int], seed: int, luck: int) -> None:
    match, chance = game(*setup).match(seed=seed), random.Random(luck)
    while not match.over:
        assert match.actor in range(setup[1])
        moves = legal(match)
        assert moves
        match.play(chance.choice(moves))
        assert fault(match) == 0
        assert len(match.steps) < LONGEST
    assert match.actor is None
    assert legal(match) == []
    assert match.state.masses == match.state.rounds
    assert sorted(chain(*match.ranking())) == list(range(setup[1]))


@quick
@given(matches())
def test_points_are_the_sum_of_their_categories(match: Match) -> None:
    scores = match.scores()
    assert scores == [sum(match.breakdown(seat).values()) for seat in range(match.game.players)]
    best = match.ranking()[0]
    assert {scores[seat] for seat in best} == {max(scores)}
    assert sorted(chain(*match.ranking())) == list(range(match.game.players))


# moves


@quick
@given(matches())
def test_legal_and_refused_moves_have_names_of_their_own(match: Match) -> None:
    moves = match.moves()
    refused = [move for move, _ in match.refused()]
    assert [move.number for move in moves] == legal(match)
    assert bool(moves) != match.over
    names = [move.notation for move in moves + refused]
    assert len(set(names)) == len(names)
    assert len({move.number for move in moves + refused}) == len(names)
    assert all(name.isascii() and name == name.strip() and " " not in name for name in names)


@quick
@given(matches(over=False), st.data())
def test_a_move_may_be_made_by_number_or_by_name(match: Match, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(match.moves()))
    twins = [match.copy() for _ in range(3)]
    for twin, way in zip(twins, (move, move.notation, move.number), strict=True):
        assert twin.play(way) == move
    assert raw(twins[0]) == raw(twins[1]) == raw(twins[2])


@quick
@given(matches(over=False), st.data())
def test_undo_leads_back(match: Match, data: st.DataObject) -> None:
    before, steps, pages = raw(match), match.steps, match.pages
    match.play(data.draw(st.sampled_from(legal(match))))
    assert raw(match) != before
    match.undo()
    assert raw(match) == before
    assert match.steps == steps
    assert match.pages == pages


@quick
@given(matches())
def test_an_illegal_move_changes_nothing(match: Match) -> None:
    before, steps, pages = raw(match), match.steps, match.pages
    refused = [move for move, _ in match.refused()]
    for move in [*refused, *(move.number for move in refused), "no.such:move", -1, 10**9]:
        with pytest.raises(chronik.IllegalMove):
            match.play(move)
    assert raw(match) == before
    assert match.steps == steps
    assert match.pages == pages


@settings(quick, max_examples=15)
@given(matches())
def test_everything_has_its_words(match: Match) -> None:
    for lang in SPOKEN:
        words = [move.text(lang) for move in match.moves()]
        for move, why in match.refused():
            words += [move.text(lang), why.text(lang)]
        words += match.log(lang, since=match.pages - 10)
        if not match.over:
            words.append(match.question(lang))
        assert all(line == line.strip() and line for line in words)


# records


def test_a_hash_covers_all_but_the_journal() -> None:
    match = game("bigbox", 3).match(seed=1)
    before = match.state_hash()
    match.state.journal[:] = 7
    assert match.state_hash() == before
    for name in match.state.dtype.names:
        if name not in ("notes", "journal"):
            changed = match.copy()
            changed._states[name] += 1
            assert changed.state_hash() != before, name


@settings(quick, max_examples=8)
@given(matches())
def test_a_record_leads_to_the_same_position(tmp_path_factory: pytest.TempPathFactory, match: Match) -> None:
    path = Path(tmp_path_factory.mktemp("records")) / "game.txt"
    match.record.save(path)
    again = chronik.load(path)
    assert again.state_hash() == match.state_hash()
    assert again.steps == match.steps
    assert again.log() == match.log()
    assert again.record.text() == match.record.text()


# what is known


@quick
@given(matches(), SEEDS)
def test_a_view_shows_nothing_that_is_hidden(match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        assert legal(twin) == legal(match)
    view = match.view(match.actor)
    assert json.loads(json.dumps(view)) == view


@quick
@given(matches(), SEEDS)
def test_hiding_keeps_all_that_a_seat_knows(match: Match, seed: int) -> None:
    before = raw(match)
    fields = [name for name in match.state.dtype.names if name not in SECRET]
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        assert fault(twin) == 0
        for name in fields:
            assert np.array_equal(twin.state[name], match.state[name]), name
        own = match.state.owner == seat
        assert np.array_equal(twin.state.owner == seat, own)
        assert Counter(twin.state.owner.tolist()) == Counter(match.state.owner.tolist())
        assert twin.state.rng != match.state.rng
    assert raw(match) == before


@quick
@given(matches(), SEEDS)
def test_hiding_again_gives_the_same(match: Match, seed: int) -> None:
    assert raw(match.hidden(0, seed)) == raw(match.hidden(0, seed))


@pytest.mark.parametrize("setup", EDITIONS, ids=str)
def test_hiding_draws_the_stack_and_the_customers_of_others_anew(setup: tuple[str, int]) -> None:
    def served(match: Match, seat: int) -> int:
        return int((match.state.owner == seat).sum())

    match, seat = next(
        (match, seat)
        for match in story(*setup)
        for seat in range(1, setup[1])
        if served(match, seat) >= 2 and match.state.stacked >= 5
    )
    twins = [match.hidden(0, seed) for seed in range(20)]
    assert len({tuple(twin.state.stack) for twin in twins}) > 10
    assert len({tuple(np.flatnonzero(twin.state.owner == seat)) for twin in twins}) > 5
