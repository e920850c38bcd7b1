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
from chronik.table import Match
from chronik.tumult.state import NOBODY, Task, Where

SETUPS: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 3, "clock": "realtime"},
    {"players": 4},
    {"players": 3, "variant": "gambler", "trial": True},
    {"players": 2, "forgetful": True, "ticks": 4},
]
SEEDS = st.integers(0, 2**64 - 1)
APART = 25  # decisions between two positions of a story
SECRET = {"rng", "face", "goods", "panel", "turned", "choice"}

quick = settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
every_setup = pytest.mark.parametrize("setup", range(len(SETUPS)))


@cache
def game(setup: int) -> Any:
    return chronik.game("tumult", **SETUPS[setup])


def legal(match: Match, seat: int | None = None) -> list[int]:
    """The numbers of the legal moves; naming them all would take ten times as long."""
    size = match.game.rules.option_count
    why, moves = np.zeros(size, np.uint8), np.zeros(size + 1, np.int64)
    with match._asking(seat):
        count = match.game.engine.choices(match.game.boxes, match._states, why, moves)
    return [int(number) for number in moves[:count]]


def fault(match: Match) -> int:
    return int(match.game.engine.fault(match.game.boxes, match._states))


@cache
def story(setup: int) -> tuple[Match, ...]:
    """Positions of one whole game, from the first to the last."""
    match, chance = game(setup).match(seed=setup), random.Random(setup)
    positions = [match.copy()]
    while not match.over:
        match.play(chance.choice(legal(match)))
        if match.over or len(match.steps) % APART == 0:
            positions.append(match.copy())
    return tuple(positions)


@st.composite
def matches(draw: Any, over: bool = True) -> Match:
    """A match somewhere in a story, and a few moves of choice further."""
    setup = draw(st.integers(0, len(SETUPS) - 1))
    match: Match = draw(st.sampled_from(story(setup)[: None if over else -1])).copy()
    for choice in draw(st.lists(st.integers(0, 39), max_size=10)):
        if match.over:
            break
        moves = legal(match)
        match.play(moves[choice % len(moves)])
    if match.over and not over:
        match.undo()
    return match


def raw(match: Match) -> bytes:
    return b"".join(match.state[name].tobytes() for name in match.state.dtype.names)


@every_setup
def test_every_piece_is_conserved(setup: int) -> None:
    faces = Counter(game(setup).boxes[0].face.tolist())
    for match in story(setup):
        s, players = match.state, match.game.players
        assert fault(match) == 0
        assert int(s.supply) + int(s.retinue.sum()) == 105
        assert min(int(s.supply), *s.retinue.tolist()) >= 0
        assert Counter(s.face.tolist()) == faces
        assert (s.where != Where.BOX).sum() == {2: 21, 3: 30, 4: 39}[players]
        for seat in range(players):
            field_statues = [f["statues"] for f in match.view(None)["fields"] if f["owner"] == seat]
            chronicle = [f["statues"] for f in match.view(None)["chronicle"] if f["owner"] == seat]
            assert sum(field_statues) + sum(chronicle) == s.placed[seat] <= 25
    assert match.over


@every_setup
def test_scores_and_places(setup: int) -> None:
    for match in story(setup):
        seats = list(range(match.game.players))
        assert match.scores() == [sum(match.breakdown(seat).values()) for seat in seats]
        assert sorted(chain(*match.ranking())) == seats
        assert len(match.ranking()) == len(seats)  # ranks break every tie


@quick
@given(matches())
def test_moves_have_names_of_their_own(match: Match) -> None:
    names = [move.notation for move in match.moves()] + [move.notation for move, _ in match.refused()]
    assert len(set(names)) == len(names)
    assert bool(match.moves()) != match.over
    assert all(name.isascii() and " " not in name for name in names)


@quick
@given(matches())
def test_an_illegal_move_changes_nothing(match: Match) -> None:
    before, steps = raw(match), match.steps
    for move in [*(move for move, _ in match.refused()), "raid.lift:99", -1, 10**9]:
        with pytest.raises(chronik.IllegalMove):
            match.play(move)
    assert raw(match) == before
    assert match.steps == steps


@quick
@given(matches(over=False), st.data())
def test_undo_leads_back(match: Match, data: st.DataObject) -> None:
    before = raw(match)
    match.play(data.draw(st.sampled_from(legal(match))))
    match.undo()
    assert raw(match) == before


@settings(quick, max_examples=6)
@given(matches())
def test_a_record_leads_to_the_same_position(tmp_path_factory: pytest.TempPathFactory, match: Match) -> None:
    path = Path(tmp_path_factory.mktemp("records")) / "game.txt"
    match.record.save(path)
    again = chronik.load(path)
    assert again.state_hash() == match.state_hash()
    assert again.log() == match.log()


# what is known


@quick
@given(matches(), SEEDS)
def test_a_view_shows_nothing_that_is_hidden(match: Match, seed: int) -> None:
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        assert twin.view(seat) == match.view(seat)
        assert twin.view(None) == match.view(None)
        asked = seat if seat in match.actors else None
        assert legal(twin) == legal(match, asked)
        assert fault(twin) == 0
    view = match.view(match.actor)
    assert json.loads(json.dumps(view)) == view


@quick
@given(matches(), SEEDS)
def test_hiding_keeps_all_that_a_seat_knows(match: Match, seed: int) -> None:
    before = raw(match)
    s = match.state
    for seat in range(match.game.players):
        twin = match.hidden(seat, seed)
        if seat in match.actors:
            assert twin.actor == seat, "a seat that may act is the one that its copy asks"
            twin.state.agenda[s.depth - 1, 1] = s.agenda[s.depth - 1, 1]
        for name in set(s.dtype.names) - SECRET:
            assert np.array_equal(twin.state[name], s[name]), name
        looked_at = (s.seen >> seat & 1).astype(bool)
        assert np.array_equal(twin.state.face[looked_at], s.face[looked_at])
        assert Counter(twin.state.face.tolist()) == Counter(s.face.tolist())
        assert np.array_equal(twin.state.choice == NOBODY, s.choice == NOBODY)
        assert twin.state.choice[seat] == s.choice[seat]
        up = np.flatnonzero(s.land[::9] >= 0)
        assert np.array_equal(twin.state.panel[up], s.panel[up])
    assert raw(match) == before


@every_setup
def test_no_face_is_shown_that_the_seat_did_not_lift(setup: int) -> None:
    for match in story(setup):
        for seat in range(match.game.players):
            for tile in match.view(seat)["tiles"]:
                if tile["good"] is not None and not match.state.revealed:
                    assert seat in tile["seen_by"]


# many hands


@pytest.mark.parametrize("clock", ["ticks", "realtime"])
def test_a_raid_in_any_order_replays_exactly(clock: str, tmp_path: Path) -> None:
    """Seats act as they come, the table ends it; the moves with their seats give the same game again."""
    chance = random.Random(4)
    match = chronik.game("tumult", players=4, clock=clock).match(seed=3)
    while match.state.rounds < 3:
        seat = chance.choice(match.actors)
        raiding = match.state.agenda[match.state.depth - 1, 0] == Task.RAID and not match.state.stopped
        if raiding and clock == "realtime" and chance.random() < 0.05:
            seat = NOBODY
        match.play(chance.choice(match.moves(seat)), seat)
    path = tmp_path / "raid.txt"
    match.record.save(path)
    again = chronik.load(path)
    assert again.steps == match.steps
    assert again.state_hash() == match.state_hash()
    assert any(step.notation == "raid.stop" for step in match.steps) == (clock == "realtime")


def test_seats_are_equal() -> None:
    """Random players win equally often, wherever they sit."""
    from chronik.lab.simulate import simulate

    result = simulate(chronik.game("tumult", players=3, ticks=4), 150, seed=5, checked=True)
    assert sum(result["wins"]) == 150
    assert result["ties"] == 0
    assert all(28 < wins < 75 for wins in result["wins"])
    assert 6 <= result["mean_rounds"] <= 10
