"""Records: what is written leads to the same game again."""

from pathlib import Path

import pytest
from hypothesis import given

import chronik
from chronik.table import GameRecord, Match
from properties.stories import every_setup, few_examples, game, matches, raw, story


def same(again: Match, match: Match) -> None:
    assert again.state_hash() == match.state_hash()
    assert raw(again) == raw(match)
    assert again.steps == match.steps
    assert again.log() == match.log()
    assert again.scores() == match.scores()
    assert again.record.text() == match.record.text()
    assert again.game.settings == match.game.settings


@every_setup
def test_a_whole_game_replays(setup: str) -> None:
    match = story(setup)[-1]
    same(GameRecord.parse(match.record.text()).replay(), match)


@few_examples
@given(matches())
def test_a_record_can_be_saved_and_loaded(tmp_path_factory: pytest.TempPathFactory, match: Match) -> None:
    path = Path(tmp_path_factory.mktemp("records")) / "game.txt"
    match.record.save(path)
    same(chronik.load(path), match)


@every_setup
def test_a_hash_covers_all_up_to_the_journal(setup: str) -> None:
    """What follows it is for those who look on."""
    match = game(setup).match(seed=1)
    before = match.state_hash()
    match.state.journal[:] = 7
    assert match.state_hash() == before
    names = match.state.dtype.names
    for name in set(names[: names.index("journal")]) - {"notes"}:
        changed = match.copy()
        changed._states[name] += 1
        assert changed.state_hash() != before, name
