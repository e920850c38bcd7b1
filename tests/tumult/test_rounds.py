"""The rounds and their phases, the people's mood, the tiles that are set aside."""

import pytest

import chronik
from chronik.tumult import mood
from chronik.tumult.state import Event, Phase, Task, Where
from tumult.positions import (
    PLAYERS,
    act,
    at,
    board,
    demand,
    events,
    face,
    go_on,
    king,
    left,
    lying,
    notations,
    only,
    placed,
    play,
    raid,
    random_game,
    ranks,
    reasons,
    robbed,
    set_up,
    told,
    tumult,
)

every_table = pytest.mark.parametrize("players", PLAYERS)


def phases(match: chronik.table.Match) -> list[int]:
    """The phases that began in the last step."""
    return [a for _, a, _ in told(match, Event.PHASE_BEGAN)]


@pytest.mark.rule("TR-ROUND-01")
def test_seven_phases_in_order() -> None:
    match, log = tumult(3), []
    for _ in random_game(match):
        log += phases(match)
        if match.state.rounds == 2:
            break
    assert log == [1, 2, 3, 4, 5, 6, 7]


@pytest.mark.long
@pytest.mark.rule("TR-ROUND-02")
def test_all_tiles_come_back_before_the_next_round() -> None:
    match = tumult(3)
    faces = []
    for _ in random_game(match):
        if "MIXED" in events(match):
            assert len(lying(match, Where.CENTRE)) == 30
            assert all(robbed(match, seat) == [] for seat in range(3))
            assert all(tile["good"] is None for seat in range(3) for tile in match.view(seat)["tiles"])
            faces.append(tuple(match.state.face[:30]))
    assert len(faces) >= 5
    assert len(set(faces)) == len(faces)
    assert len({tuple(sorted(order)) for order in faces}) == 1


@pytest.mark.rule("TR-ROUND-03", "TR-AMB-07")
def test_from_round_two_on_tiles_are_set_aside_before_the_spin() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    placed(match, 1, 1, 1)
    match.state.rounds = 1
    match.state.chronicle[0] = 0
    go_on(match, Phase.MERCY)
    assert match.state.rounds == 2
    for _ in range(9):
        assert match.question().startswith("Before the raid")
        match.play(match.moves()[-1])
    assert match.state.phase == Phase.MOOD
    assert notations(match) == {"mood.spin"}
    assert (len(lying(match, Where.ASIDE)), len(lying(match, Where.CENTRE))) == (9, 21)
    play(match, "mood.spin")
    assert notations(match) == {"raid.start"}  # and no further tile is set aside


@pytest.mark.rule("TR-AMB-07")
def test_in_round_one_the_spin_comes_first() -> None:
    match = tumult(3)
    set_up(match)
    assert match.state.phase == Phase.RAID
    assert match.question().startswith("Before the raid")


@pytest.mark.rule("TR-ROUND-04")
def test_there_is_no_limit_of_rounds_before_the_double_fields() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    for count, seat in enumerate((0, 1, 0, 1)):
        match.state.chronicle[count] = seat
        match.state.chronicle_statues[count] = 1
    match.state.rounds = 5
    placed(match, 20, 3, 2)
    go_on(match, Phase.CROWNING)
    assert not match.over
    assert match.state.rounds == 6


# the people's mood


@pytest.mark.rule("TR-MOOD-01")
def test_only_the_king_spins() -> None:
    match = tumult(3)
    while notations(match) != {"mood.spin"}:
        match.play(match.moves()[0])
    crown = king(match)
    duke = match.state.rank.tolist().index(2)
    with pytest.raises(chronik.IllegalMove, match="Only the King"):
        act(match, duke, "mood.spin")
    assert match.view(None)["demand"] == {"bread": None, "marble": None, "tools": None}
    act(match, crown, "mood.spin")
    number = match.view(None)["demand"]["bread"]
    assert number in (2, 3, 4, 5)


@pytest.mark.rule("TR-MOOD-02", "TR-EX-01")
def test_one_number_for_every_good() -> None:
    seen = set()
    for seed in range(30):
        match = tumult(2, seed)
        set_up(match)
        ((_, number, _),) = told(match, Event.SPUN)
        assert match.view(0)["demand"] == {"bread": number, "marble": number, "tools": number}
        seen.add(number)
    assert seen == {2, 3, 4, 5}


@pytest.mark.rule("TR-MOOD-03", "TR-AMB-03")
def test_on_a_border_the_smaller_number_holds() -> None:
    box = tumult(2).game.boxes[0]
    numbers = box.spinner[: box.sectors].tolist()
    border = next(i for i in range(len(numbers)) if {numbers[i], numbers[(i + 1) % len(numbers)]} == {3, 5})
    assert mood.reading(box, 2 * border + 1) == 3
    last = 2 * len(numbers) - 1  # between the last sector and the first
    assert mood.reading(box, last) == min(numbers[-1], numbers[0])
    assert [mood.reading(box, 2 * i) for i in range(len(numbers))] == numbers


@pytest.mark.rule("TR-MOOD-04")
def test_the_arrow_is_spun_once() -> None:
    match = tumult(3)
    set_up(match)
    before = match.state.demand.tolist()
    while notations(match) != {"raid.start"}:
        match.play(match.moves()[0])
    assert reasons(match)["mood.spin"] == "ALREADY_SPUN"
    with pytest.raises(chronik.IllegalMove, match="already been spun"):
        match.play("mood.spin")
    assert match.state.demand.tolist() == before
    assert len(set(before)) == 1


@pytest.mark.rule("TR-MOOD-05")
def test_the_number_does_not_limit_the_raid() -> None:
    match = tumult(2, clock="realtime")
    raid(match)
    demand(match, 5)
    s = match.state
    wanted = [face("B3"), face("B2")]
    for tile in lying(match, Where.CENTRE):  # leave but one tile of 3 and one of 2 bread
        if s.face[tile] in wanted:
            wanted.remove(s.face[tile])
        elif s.face[tile] < 3:
            s.where[tile] = Where.OPEN
    bread = [tile + 1 for tile in lying(match, Where.CENTRE) if s.face[tile] < 3]
    assert len(bread) == 2
    act(match, 0, f"raid.lift:{bread[0]}", "raid.keep")
    assert len(robbed(match, 0)) == 1


# three tiles each


@pytest.mark.rule("TR-GRAB-01", "TR-AMB-08")
@every_table
def test_three_tiles_each_are_set_aside_unseen(players: int) -> None:
    match = tumult(players)
    set_up(match)
    asked = []
    for count in range(3 * players):
        assert len(lying(match, Where.ASIDE)) == count
        assert "raid.start" not in notations(match)
        asked.append(match.actor)
        match.play(match.moves()[count].notation)
        assert match.state.seen.sum() == 0
    assert {asked.count(seat) for seat in range(players)} == {3}
    assert len(lying(match, Where.ASIDE)) == 3 * players
    assert match.question().startswith("Hourglass")
    with pytest.raises(chronik.IllegalMove):
        match.play("aside:1")
    for seat in range(players):
        aside = [tile for tile in match.view(seat)["tiles"] if tile["where"] == "aside"]
        assert all(tile["good"] is None for tile in aside)


@pytest.mark.rule("TR-GRAB-01")
def test_any_tile_may_be_set_aside_but_not_twice() -> None:
    match = tumult(2)
    set_up(match)
    assert notations(match) == {f"aside:{n}" for n in range(1, 22)}
    play(match, "aside:21")
    assert reasons(match) == {"aside:21": "SET_ASIDE"}


@pytest.mark.rule("TR-GRAB-02")
def test_tiles_set_aside_count_for_nobody() -> None:
    match = tumult(3)
    ranks(match, 1, 2, 3)
    demand(match, 3, 0, 0)
    left(match, "B2")
    for tile in lying(match, Where.OPEN):
        if match.state.face[tile] == face("B1"):
            match.state.where[tile] = Where.ASIDE
    assert len(lying(match, Where.ASIDE)) >= 2
    board(match, 1, "B3")
    only(match, Phase.TUMULTS)
    assert (-1, 0, 2) in told(match, Event.TUMULT)


@pytest.mark.rule("TR-GRAB-02")
def test_tiles_set_aside_cannot_be_taken() -> None:
    match = tumult(2)
    raid(match)
    aside = lying(match, Where.ASIDE)
    assert len(aside) == 6
    for tile in aside:
        assert reasons(match)[f"raid.lift:{tile + 1}"] == "SET_ASIDE"
    with pytest.raises(chronik.IllegalMove, match="set aside"):
        match.play(f"raid.lift:{aside[0] + 1}")


@pytest.mark.rule("TR-WHATIF-01", "TR-AMB-24")
def test_a_forgotten_spin_keeps_the_last_number() -> None:
    match = tumult(3, forgetful=True)
    ranks(match, 1, 2, 3)
    match.state.number = 4
    match.state.rounds = 3
    at(match, (Task.PHASE, -1, Phase.RAID), (Task.PHASE, -1, Phase.MOOD))
    match.settle()
    play(match, "mood.forget")
    assert match.state.demand.tolist() == [4, 4, 4]
    assert reasons(match)["mood.spin"] == "SPIN_FORGOTTEN"


@pytest.mark.rule("TR-WHATIF-02", "TR-AMB-24")
def test_if_it_is_forgotten_in_the_first_round_the_number_is_three() -> None:
    match = tumult(3, forgetful=True)
    while "mood.forget" not in notations(match):
        match.play(match.moves()[0])
    play(match, "mood.forget")
    assert match.state.demand.tolist() == [3, 3, 3]


@pytest.mark.rule("TR-AMB-24")
def test_nobody_forgets_unless_it_is_agreed_on() -> None:
    match = tumult(3)
    while notations(match) != {"mood.spin"}:
        match.play(match.moves()[0])
    assert reasons(match) == {"mood.forget": "NOT_SPUN"}
