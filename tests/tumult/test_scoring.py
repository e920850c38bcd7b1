"""The end of the game, and who has won."""

import pytest

import chronik
from chronik.tumult.state import Event, Phase
from tumult.positions import (
    PLAYERS,
    coronation,
    crowned,
    events,
    go_on,
    lying,
    placed,
    play,
    random_game,
    ranks,
    site,
    told,
    tumult,
)


@pytest.mark.rule("TR-END-01", "TR-END-04", "TR-EX-18")
def test_blue_wins_in_round_seven() -> None:
    match = coronation(3, 0, 1, 2, 0, 1, 2, counts=(15, 19, 19), king=2)
    assert match.scores() == [15, 19, 21]
    assert told(match, Event.DIFFERENCE) == [(-1, 6, 5)]
    assert match.over
    assert match.ranking() == [[2], [1], [0]]
    assert match.state.phase == Phase.CROWNING  # phase 7 does not run
    assert match.actor is None


@pytest.mark.rule("TR-END-02")
def test_the_check_belongs_to_double_fields() -> None:
    match = coronation(2, 0, 0, 0, counts=(14, 4))
    assert told(match, Event.DIFFERENCE) == []
    assert not match.over
    match = coronation(2, 0, 0, 0, 0, 0, counts=(10, 10))
    assert told(match, Event.DIFFERENCE) == [(-1, 2, match.game.boxes[0].chronicle_end[5])]
    order = [name for name in events(match) if name in ("CHRONICLED", "DIFFERENCE", "MERCY")]
    assert order == ["CHRONICLED", "DIFFERENCE", "MERCY"]


@pytest.mark.rule("TR-END-03")
def test_the_difference_between_the_first_and_the_last() -> None:
    match = coronation(4, 0, 0, 0, 0, 0, counts=(16, 18, 12, 12))
    assert told(match, Event.DIFFERENCE)[0][1] == 6


@pytest.mark.rule("TR-END-05")
def test_an_equal_difference_goes_on() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, 0, counts=(18, 15))
    assert told(match, Event.DIFFERENCE) == [(-1, 5, 5)]
    assert not match.over
    assert match.state.rounds == 8
    assert (-1, Phase.MERCY, 0) in told(match, Event.PHASE_BEGAN)


@pytest.mark.rule("TR-END-06")
def test_above_the_zero_the_game_is_over() -> None:
    last = tumult(2).game.boxes[0].chronicle - 1
    match = coronation(2, *([0] * last), counts=(16, 18))
    assert told(match, Event.DIFFERENCE) == [(-1, 0, 0)]
    assert match.over


@pytest.mark.rule("TR-END-07")
def test_the_last_statue_ends_the_game_at_once() -> None:
    match = site(3, "B1", "M1")
    placed(match, 24, 3, 3)
    play(match, "build:b1")
    assert match.over
    assert match.actors == ()
    assert match.state.placed[0] == 25
    assert match.ranking()[0] == [0]
    assert match.state.phase == Phase.BUILDING
    with pytest.raises(chronik.IllegalMove):
        match.play("build.pass")


@pytest.mark.rule("TR-END-08")
def test_the_last_statue_may_stand_on_the_chronicle() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, counts=(23, 20))
    assert match.over
    assert told(match, Event.DIFFERENCE) == []
    assert match.ranking() == [[0], [1]]


@pytest.mark.rule("TR-AMB-18")
def test_a_king_with_one_statue_left_sets_one() -> None:
    match = coronation(2, 0, 0, 0, 0, 0, counts=(24, 20))
    assert match.over
    assert match.state.placed[0] == 25
    assert match.state.chronicle_statues[5] == 1


@pytest.mark.rule("TR-TIE-01", "TR-AMB-21")
def test_among_equals_the_higher_rank_wins() -> None:
    match = tumult(3)
    ranks(match, 3, 2, 1)
    crowned(match, 0, 0, 0, 0, 0)
    placed(match, 20, 20, 10)
    go_on(match, Phase.CROWNING)
    assert match.scores() == [20, 20, 12]
    assert match.over
    assert match.ranking() == [[1], [0], [2]]


@pytest.mark.rule("TR-TIE-02", "TR-AMB-21")
def test_on_the_zero_field_too() -> None:
    last = int(tumult(2).game.boxes[0].chronicle) - 1
    match = coronation(2, *([0] * last), counts=(18, 16), king=1)
    assert match.over
    assert match.scores() == [18, 18]
    assert match.ranking() == [[1], [0]]


@pytest.mark.long
def test_games_end_within_the_chronicle() -> None:
    for players in PLAYERS:
        match = tumult(players, seed=players)
        for _ in random_game(match):
            pass
        assert 6 <= match.state.rounds <= 10 or match.state.placed.max() == 25
        assert len(lying(match, 0)) in (0, 9, 18)
