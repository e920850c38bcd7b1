"""Tumult Royale: every tile, token and statue, counted from the position alone; and raids by many hands."""

import random
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

import chronik
from chronik.tumult.state import NOBODY, Task, Where
from properties.stories import game, story
from setups import TUMULT, called

every_setup = pytest.mark.parametrize("setup", [called(setup) for setup in TUMULT])


@every_setup
def test_every_piece_is_there(setup: str) -> None:
    faces = Counter(game(setup).boxes[0].face.tolist())
    for match in story(setup):
        s, players, view = match.state, match.game.players, match.view(None)
        assert int(s.supply) + int(s.retinue.sum()) == 105
        assert min(int(s.supply), *s.retinue.tolist()) >= 0
        assert Counter(s.face.tolist()) == faces
        assert (s.where != Where.BOX).sum() == {2: 21, 3: 30, 4: 39}[players]
        for seat in range(players):
            standing = [f["statues"] for f in view["fields"] + view["chronicle"] if f["owner"] == seat]
            assert sum(standing) == s.placed[seat] <= 25


@every_setup
def test_ranks_break_every_tie(setup: str) -> None:
    for match in story(setup):
        assert len(match.ranking()) == match.game.players


@every_setup
def test_what_a_seat_has_looked_at_stays_in_its_copies(setup: str) -> None:
    for match in story(setup):
        s = match.state
        up = np.flatnonzero(s.land[::9] >= 0)
        for seat in range(match.game.players):
            twin = match.hidden(seat, 9).state
            looked_at = (s.seen >> seat & 1).astype(bool)
            assert np.array_equal(twin.face[looked_at], s.face[looked_at])
            assert sorted(twin.face.tolist()) == sorted(s.face.tolist())
            assert np.array_equal(twin.choice == NOBODY, s.choice == NOBODY)
            assert twin.choice[seat] == s.choice[seat]
            assert np.array_equal(twin.panel[up], s.panel[up])


@every_setup
def test_no_face_is_shown_that_the_seat_did_not_lift(setup: str) -> None:
    for match in story(setup):
        for seat in range(match.game.players):
            for tile in match.view(seat)["tiles"]:
                if tile["good"] is not None and not match.state.revealed:
                    assert seat in tile["seen_by"]


@pytest.mark.parametrize("clock", ["ticks", "realtime"])
def test_a_raid_in_any_order_replays_exactly(clock: str, tmp_path: Path) -> None:
    """Seats act as they come, the table ends it; the moves with their seats give the same game again."""
    chance = random.Random(4)
    match = chronik.game("tumult", players=4, clock=clock).match(seed=3)
    while match.state.rounds < 3:
        seat = chance.choice(match.actors)
        raiding = match.task is Task.RAID and not match.state.stopped
        if raiding and clock == "realtime" and chance.random() < 0.05:
            seat = NOBODY
        match.play(chance.choice(match.moves(seat)), seat)
    path = tmp_path / "raid.txt"
    match.record.save(path)
    again = chronik.load(path)
    assert again.steps == match.steps
    assert again.state_hash() == match.state_hash()
    assert any(step.notation == "raid.stop" for step in match.steps) == (clock == "realtime")
