"""What has one answer is not asked, but for a few questions; and faults are named."""

import pytest

from chronik.kernel import note, plain, push
from chronik.tumult.rules import ALWAYS_ASKED
from chronik.tumult.state import NOBODY, Event, Task
from tumult.positions import events, index, notations, plain_country, random_game, site, told, tumult


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "clock": "realtime"},
        {"players": 4, "variant": "gambler", "ticks": 3},
        {"players": 2, "forgetful": True, "trial": True, "ticks": 3},
    ],
)
def test_no_question_with_one_answer(options: dict[str, object]) -> None:
    match = tumult(**options)  # type: ignore[arg-type]
    assert len(match.moves()) > 1
    for _ in random_game(match):
        if not match.over and match.task not in ALWAYS_ASKED:
            assert len(match.moves()) > 1, match.task
        if match.state.rounds == 5:
            break


def test_the_last_meadow_needs_no_question() -> None:
    match = tumult(2)
    plain_country(match, "forest")
    match.state.land[index(match, "a1")] = 0
    match.state.land[index(match, "b2")] = 0
    match.play("first:b2")
    assert len(told(match, Event.FIRST_STATUE)) == 2
    assert match.task is Task.SPIN


@pytest.mark.rule("TR-BUILD-14")
def test_who_can_only_pass_is_asked_and_told_why() -> None:
    match = site(3)
    assert match.actor == 0
    assert notations(match) == {"build.pass"}
    assert match.refused()


def test_whoever_finds_nothing_may_wait_for_others_in_real_time() -> None:
    """Being done is the only move then, but it is not made for him."""
    match = tumult(2, clock="realtime")
    while match.task is not Task.RAID:
        match.play(match.moves()[0])
    lifts = [m.notation for m in match.moves(0) if m.notation.startswith("raid.lift")]
    for lift in lifts[:-1]:
        match.play(lift, 0)
        match.play("raid.keep", 0)
    match.play(lifts[-1], 0)
    assert [m.notation for m in match.moves(1)] == ["raid.done"]
    assert match.actors == (0, 1)
    match.play("raid.back", 0)
    match.play(lifts[-1], 1)


# faults


def test_an_agenda_that_runs_over_is_a_fault() -> None:
    match = tumult(2)
    assert match.fault() == ""
    for _ in range(match.state.agenda.shape[0]):
        plain(push)(match.state, Task.SPIN, 0)
    assert match.fault() == "agenda or journal ran over"


@pytest.mark.long
def test_a_journal_that_runs_over_is_a_fault() -> None:
    """The longest pages of whole games are far shorter than there is room."""
    match = tumult(4, ticks=4)
    longest = deepest = 0
    for _ in random_game(match):
        longest = max(longest, len(events(match)))
        deepest = max(deepest, int(match.state.depth))
        assert match.fault() == ""
    assert longest < match.state.journal.shape[0] * 3 // 4
    assert deepest < match.state.agenda.shape[0] * 3 // 4
    match.state.notes = match.state.journal.shape[0]
    plain(note)(match.state, Event.MIXED, NOBODY)
    assert match.fault() == "agenda or journal ran over"
