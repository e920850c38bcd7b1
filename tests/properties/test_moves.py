"""Moves: every one has a name and a number of its own, and may be made by either."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import chronik
from chronik.table import Match, Move
from properties.stories import every_setup, examples, few_examples, kept, legal, matches, raw, story

NO_MOVES: list[Any] = [
    "",
    "no.such:move",
    "decline.",
    -1,
    10**9,
    10**30,
    True,
    1.0,
    None,
    b"well",
    ["well"],
    (),
]
NO_SEATS: list[Any] = [-2, 99, True, 1.0, "0", 10**30]


def in_question(match: Match) -> list[Move]:
    return match.moves() + [move for move, _ in match.refused()]


@every_setup
def test_legal_and_refused_moves_have_names_of_their_own(setup: str) -> None:
    for match in story(setup):
        moves = in_question(match)
        assert [move.number for move in match.moves()] == legal(match)
        assert bool(moves) != match.over
        names = [move.notation for move in moves]
        assert len(set(names)) == len(names) == len({move.number for move in moves})
        assert all(name.isascii() and name.isprintable() and " " not in name and name for name in names)


@examples
@given(matches(over=False), st.data())
def test_a_move_may_be_made_by_object_name_or_number(match: Match, data: st.DataObject) -> None:
    move = data.draw(st.sampled_from(match.moves()))
    ways = [move, move.notation, move.number, np.int64(move.number), np.uint8(move.number)]
    twins = [match.copy() for _ in ways]
    for twin, way in zip(twins, ways, strict=True):
        assert twin.play(way) == move
    assert len({raw(twin) for twin in twins}) == 1
    assert len({twin.steps for twin in twins}) == 1


@few_examples
@given(matches(over=False))
def test_the_beginning_of_only_one_name_is_as_good_as_the_whole(match: Match) -> None:
    names = {move.notation: move for move in in_question(match)}
    able = set(legal(match))
    beginnings = {name[:end] for name in names for end, sign in enumerate(name) if sign == "."} - names.keys()
    for beginning in beginnings:
        meant = [move for name, move in names.items() if name.startswith(f"{beginning}.")]
        twin = match.copy()
        if len(meant) == 1 and meant[0].number in able:
            assert twin.play(beginning) == meant[0]
        else:
            with pytest.raises(chronik.IllegalMove):
                twin.play(beginning)


@few_examples
@given(matches())
def test_what_is_no_move_changes_nothing(match: Match) -> None:
    before = kept(match)
    refused = [move for move, _ in match.refused()]
    for move in [*refused, *(move.number for move in refused), *NO_MOVES]:
        with pytest.raises(chronik.IllegalMove):
            match.play(move)
    move = 0 if match.over else legal(match)[0]
    for seat in NO_SEATS:
        with pytest.raises(chronik.ChronikError):
            match.play(move, seat)
    assert kept(match) == before


@few_examples
@given(matches(over=False))
def test_nobody_plays_out_of_turn(match: Match) -> None:
    before = kept(match)
    if match.task not in match.game.rules.shared:
        for seat in set(range(match.game.players)) - {match.actor}:
            for act in (match.moves, match.refused, lambda seat: match.play(legal(match)[0], seat)):
                with pytest.raises(chronik.IllegalMove, match="turn"):
                    act(seat)
    assert kept(match) == before
