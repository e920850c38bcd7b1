"""What holds in every position of every game, whatever is played."""

import json
import random
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import chronik
from chronik.locale import LANGUAGES
from chronik.myvillage.state import LETTERS, NOBODY, Task, Where
from chronik.table import Match
from myvillage.positions import church, play, travel_on_top, turn

PLAYERS = [2, 3, 4]
SEEDS = st.integers(0, 2**64 - 1)
LONGEST = 8_000  # decisions; random games take about 100 for each player
APART = 25  # decisions between two positions of a story
SECRET = {"rng", "stack", "monk_stack", "journey_stack"}

quick = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
whole = settings(max_examples=3, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@cache
def game(players: int) -> Any:
    return chronik.game("myvillage", players=players, first="random")


def legal(match: Match) -> list[int]:
    """The numbers of the legal moves; naming them all would take ten times as long."""
    size = match.game.rules.option_count
    why, moves = np.zeros(size, np.uint8), np.zeros(size + 1, np.int64)
    count = match.game.engine.choices(match.game.boxes, match._states, why, moves)
    return [int(number) for number in moves[:count]]


def fault(match: Match) -> int:
    return int(match.game.engine.fault(match.game.boxes, match._states))


@cache
def story(players: int) -> tuple[Match, ...]:
    """Positions of one whole game, from the first to the last."""
    match, chance = game(players).match(seed=players), random.Random(players)
    positions = [match.copy()]
    while not match.over:
        match.play(chance.choice(legal(match)))
        if match.over or len(match.steps) % APART == 0:
            positions.append(match.copy())
    return tuple(positions)


@st.composite
def matches(draw: Any, over: bool = True) -> Match:
    """A match somewhere in a story, or a new one, and a few moves of choice further."""
    players = draw(st.sampled_from(PLAYERS))
    if draw(st.booleans()):
        match: Match = draw(st.sampled_from(story(players)[: None if over else -1])).copy()
    else:
        match = game(players).match(seed=draw(SEEDS))
    for choice in draw(st.lists(st.integers(0, 79), max_size=10)):
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


def census(match: Match) -> list[int]:
    """The cards of all kinds, counted from the position alone."""
    s = match.state
    churches = {int(c) for c in s.church if c != NOBODY}
    halls = {int(h) for h in s.hall if h != NOBODY}
    assert len(churches) == (s.church != NOBODY).sum()
    assert len(halls) == (s.hall != NOBODY).sum()
    journeys = [*s.journey.flat, *chain(*(s.journey_stack[k, : s.journeys_left[k]] for k in range(LETTERS)))]
    owned = [int(card) for card in journeys if card != NOBODY]
    assert sorted(owned) == list(range(19))
    stacked = [int(c) for c in s.stack[: s.stacked]]
    assert sorted(stacked) == np.flatnonzero(s.customer == Where.STACK).tolist()
    return [
        int(s.monks_left.sum() + s.monks.sum()),
        int(s.fields_left + s.fields.sum()),
        int(s.meetings_left + s.meeting.sum()),
    ]


def sound(match: Match) -> None:
    s = match.state
    assert fault(match) == 0
    assert census(match) == [12, 8, 4]
    pieces = (s.pool, s.tree, s.house, s.coins, s.goods, s.jokers, s.markers, s.labourers, s.monks_left)
    assert min(int(field.min()) for field in pieces) >= 0
    assert s.villager.max() <= 1
    assert (s.chronicle <= 2).all()
    asked = s.agenda[s.depth - 1, 0] if not match.over else 0
    for p in range(match.game.players):
        assert s.villager[p].any() or asked == Task.LABOURER


@quick
@given(st.sampled_from(PLAYERS), SEEDS, st.lists(st.integers(0, 79), max_size=40))
def test_every_card_is_conserved(players: int, seed: int, choices: list[int]) -> None:
    match = game(players).match(seed=seed)
    sound(match)
    for choice in choices:
        moves = legal(match)
        match.play(moves[choice % len(moves)])
        sound(match)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_card_is_conserved_to_the_end(players: int) -> None:
    for match in story(players):
        sound(match)
    assert match.over
    s, box = match.state, match.game.boxes[0]
    assert s.graves + s.chronicle.sum() >= box.coffins
    assert s.turns == box.turns


@whole
@given(st.sampled_from(PLAYERS), SEEDS, SEEDS)
def test_a_game_never_gets_stuck_and_comes_to_its_end(players: int, seed: int, luck: int) -> None:
    match, chance = game(players).match(seed=seed), random.Random(luck)
    while not match.over:
        assert match.actor in range(players)
        moves = legal(match)
        assert moves
        match.play(chance.choice(moves))
        assert fault(match) == 0
        assert len(match.steps) < LONGEST
    assert match.actor is None
    assert legal(match) == []
    assert sorted(chain(*match.ranking())) == list(range(players))


@quick
@given(matches())
def test_points_are_the_sum_of_their_categories(match: Match) -> None:
    scores = match.scores()
    assert scores == [sum(match.breakdown(seat).values()) for seat in range(match.game.players)]
    best = match.ranking()[0]
    assert {scores[seat] for seat in best} == {max(scores)}
    assert sorted(chain(*match.ranking())) == list(range(match.game.players))


@quick
@given(matches())
def test_legal_and_refused_moves_have_names_of_their_own(match: Match) -> None:
    moves = match.moves()
    refused = [move for move, _ in match.refused()]
    assert [move.number for move in moves] == legal(match)
    assert bool(moves) != match.over
    names = [move.notation for move in moves + refused]
    assert len(set(names)) == len(names)
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
    assert (match.steps, match.pages) == (steps, pages)


@quick
@given(matches())
def test_an_illegal_move_changes_nothing(match: Match) -> None:
    before, steps, pages = raw(match), match.steps, match.pages
    refused = [move for move, _ in match.refused()]
    for move in [*refused, *(move.number for move in refused), "no.such:move", -1, 10**9]:
        with pytest.raises(chronik.IllegalMove):
            match.play(move)
    assert raw(match) == before
    assert (match.steps, match.pages) == (steps, pages)


@settings(quick, max_examples=15)
@given(matches())
def test_everything_has_its_words(match: Match) -> None:
    for lang in LANGUAGES:
        words = [move.text(lang) for move in match.moves()]
        for move, why in match.refused():
            words += [move.text(lang), why.text(lang)]
        words += match.log(lang, since=match.pages - 10)
        if not match.over:
            words.append(match.question(lang))
        assert all(line == line.strip() and line for line in words)


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
        assert twin.state.rng != match.state.rng
    assert raw(match) == before


def test_hiding_draws_the_stacks_anew_but_not_what_is_open() -> None:
    match = game(3).match(seed=4)
    twins = [match.hidden(0, seed) for seed in range(30)]
    assert len({tuple(twin.state.stack) for twin in twins}) == 30
    assert len({tuple(twin.state.monk_stack[2]) for twin in twins}) > 10
    assert {int(twin.state.monk_stack[2, 4]) for twin in twins} == {int(match.state.monk_stack[2, 4])}


def test_a_drawn_travel_card_is_known_to_its_drawer_only() -> None:
    match = game(3).match(seed=4)
    church(match, 0, "mission")
    travel_on_top(match, "TR-A4")
    turn(match, 0, 7)
    play(match, "take.A")
    top = int(match.state.journey_stack[0, 3])
    assert {int(match.hidden(0, seed).state.journey_stack[0, 3]) for seed in range(20)} == {top}
    assert len({int(match.hidden(1, seed).state.journey_stack[0, 3]) for seed in range(20)}) == 4
