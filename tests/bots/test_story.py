"""A game looked at again: every position has its chances and points, and costly moves are found."""

import json
from random import Random
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.bots import story
from chronik.bots.prospects import Prospect, Sight, glances
from chronik.kernel import LEGAL
from chronik.locale import LANGUAGES
from chronik.table import Match
from chronik.table.record import Step


def played(name: str, moves: int | None, seed: int = 7) -> Match:
    """A random game, or its beginning."""
    chance = Random(seed)
    match = chronik.game(name, players=2).match(seed=seed)
    while not match.over and (moves is None or len(match.steps) < moves):
        match.play(chance.choice(np.flatnonzero(match.options() == LEGAL).tolist()))
    return match


@pytest.mark.parametrize("name", ["village", "myvillage"])
def test_every_position_has_chances_and_points(name: str) -> None:
    match = played(name, 12)
    rows = story.rows(match, 0, 100, 0)
    assert len(rows) == story.length(match) == 13
    for row in rows:
        assert sum(row["win"]) == pytest.approx(1.0, abs=1e-3)
        assert [sum(sources.values()) for sources in row["sources"]] == row["points"]
        assert all(then >= now - 0.01 for then, now in zip(row["score"], row["points"], strict=True))
    assert [row["seat"] for row in rows[:-1]] == [step.seat for step in match.steps]
    assert json.loads(json.dumps(rows)) == rows


def test_a_story_can_be_told_piece_by_piece() -> None:
    match = played("village", 8)
    whole = story.rows(match, 0, 9, 0)
    assert [*story.rows(match, 0, 4, 0), *story.rows(match, 4, 4, 0), *story.rows(match, 8, 4, 0)] == whole
    assert story.rows(match, 9, 4, 0) == []
    assert len(match.steps) == 8


def test_the_end_is_certain() -> None:
    match = played("village", None)
    (last,) = story.rows(match, len(match.steps), 5, 0)
    winners = match.ranking()[0]
    assert [chance > 0 for chance in last["win"]] == [seat in winners for seat in (0, 1)]
    assert last["score"] == last["points"] == match.scores()
    assert last["seat"] is last["turning_point"] is None


def test_a_costly_move_is_a_turning_point() -> None:
    match = played("village", 10)
    while True:
        assert match.actor is not None
        seen = glances(match.hidden(match.actor, len(match.steps)))
        best, worst = seen[0], min(seen, key=lambda prospect: prospect.win)
        if best.win - worst.win >= story.TURNING:
            break
        match.play(best.move.notation)
    before = len(match.steps)
    match.play(worst.move.notation)
    (row,) = story.rows(match, before, 1, 0)
    turn = row["turning_point"]
    assert (turn["played"], turn["better"]) == (worst.move.notation, best.move.notation)
    assert turn["lost"] == pytest.approx(best.win - worst.win, abs=0.01)
    assert turn["chances"] == pytest.approx([worst.win, best.win], abs=0.01)
    assert turn["texts"]["de"] == [worst.move.text("de"), best.move.text("de")]
    assert turn["reasons"].keys() == set(LANGUAGES)
    other = next((prospect for prospect in seen if prospect.move not in (best.move, worst.move)), None)
    assert (turn["next"] and turn["next"]["texts"]["fr"]) == (other and other.move.text("fr"))


def test_only_the_costliest_are_told_in_order() -> None:
    rows = [
        {"turning_point": {"seq": n, "lost": n % 10 / 10, "points": 0, "settled": False}} for n in range(20)
    ]
    told = story.turning_points(rows)
    assert [point["seq"] for point in told] == [7, 8, 9, 17, 18, 19]


def test_where_all_is_settled_points_count_and_only_there() -> None:
    def turning(best: tuple[float, float], played: tuple[float, float]) -> Any:
        seen = [
            Prospect(move, 0, win, margin, move.number)
            for move, (win, margin) in zip(moves, (best, played), strict=True)
        ]
        return story.turning_point(match, Sight(seen, None), 0, Step(1, 0, moves[1].notation))

    match = played("village", 0)
    moves = match.moves()[:2]
    assert not turning((0.5, 20.0), (0.45, 2.0))
    assert not turning((0.04, -80.0), (0.01, -81.0))
    assert not turning((0.5, 20.0), (0.3, 2.0))["settled"]
    for best, worse in (((0.04, -80.0), (0.01, -90.0)), ((0.99, 60.0), (0.95, 50.0))):
        turn = turning(best, worse)
        assert (turn["settled"], turn["points"]) == (True, 10.0)


def test_what_was_lost_in_points_alone_is_told_last() -> None:
    rows = [{"turning_point": {"seq": n, "lost": 0.1, "points": n, "settled": n % 2 == 0}} for n in range(14)]
    assert [point["seq"] for point in story.turning_points(rows)] == [3, 5, 7, 9, 11, 13]
    assert [point["seq"] for point in story.turning_points(rows[::2])] == [2, 4, 6, 8, 10, 12]


def test_beyond_the_horizon_points_are_taken_as_they_stand() -> None:
    """Nothing is said of moves there."""
    match = played("village", 30)
    match.state.rounds = story.horizon(match) + 1
    assert match.actor is not None
    match.play(min(glances(match), key=lambda seen: seen.margin).move.notation)
    (row,) = story.rows(match, 30, 1, 0)
    assert row["turning_point"] is None
    assert sorted(row["win"]) in ([0.0, 1.0], [0.5, 0.5])


def test_a_story_of_two_that_look_the_same_is_the_same() -> None:
    """Chances are those that somebody could have told at the time."""
    match = chronik.game("tumult", players=3).match(seed=5)
    while match.task.name != "RAID":
        match.play(match.moves()[0])
    for moves in range(8):
        match.play(match.moves()[moves % 3])
    assert match.actor is not None
    twins = [match.hidden(match.actor, seed) for seed in (1, 2)]
    assert story.standing(twins[0], None) == story.standing(twins[1], None)


def test_a_turning_point_in_a_raid_has_its_reasons() -> None:
    """Nothing is played out there; what the seat knew is told."""
    match = chronik.game("tumult", players=2).match(seed=5)
    while match.task.name != "RAID":
        match.play(match.moves()[0])
    assert match.actor is not None
    mind = match.hidden(match.actor, 1)
    best, played, *_ = glances(mind)
    told = story.explained(mind, best, played)
    assert len(set(told.values())) == len(LANGUAGES)
    assert "You still lack" in told["en"]
