"""The way back, and copies to try things on."""

import copy
import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chronik
from chronik.table import Match
from properties.stories import every_setup, examples, few_examples, game, kept, legal, matches, raw, story


@examples
@given(matches(over=False), st.data())
def test_undo_leads_back(match: Match, data: st.DataObject) -> None:
    before = kept(match)
    seat = data.draw(st.sampled_from(match.actors))
    match.play(data.draw(st.sampled_from(legal(match, seat))), seat)
    assert kept(match) != before
    match.undo()
    assert kept(match) == before


@every_setup
def test_undo_leads_back_to_the_beginning(setup: str) -> None:
    *earlier, last = story(setup)
    positions = {len(match.steps): raw(match) for match in earlier}
    match = last.copy()
    while match.steps:
        match.undo()
        assert raw(match) == positions.get(len(match.steps), raw(match))
    assert kept(match) == kept(game(setup).match(seed=match.seed))
    with pytest.raises(chronik.IllegalMove):
        match.undo()


WAYS: list[Callable[[Match], Match]] = [
    Match.copy,
    copy.copy,
    copy.deepcopy,
    lambda match: pickle.loads(pickle.dumps(match)),
]


@few_examples
@given(matches(), st.sampled_from(WAYS))
def test_a_copy_is_equal_and_goes_its_own_way(match: Match, copied: Callable[[Match], Match]) -> None:
    before = kept(match)
    twin = copied(match)
    assert kept(twin) == before
    assert (twin.seed, twin.names, twin.game.settings) == (match.seed, match.names, match.game.settings)
    assert twin.view(0) == match.view(0)
    assert twin.record.text() == match.record.text()
    if not twin.over:
        moves = legal(twin)
        twin.play(moves[-1])
        assert legal(match) == moves
    if twin.steps:
        twin.undo()
    twin.state.rounds += 1
    assert kept(match) == before
