"""The end of the game, the scoring, the winner."""

import pytest

from chronik.myvillage.state import NOBODY, Profession, Task
from chronik.table import Match
from myvillage.positions import (
    absent,
    agenda,
    alone,
    church,
    end_turn,
    fields,
    hall,
    meeting,
    myvillage,
    play,
    served,
    shop,
    travelled,
    waiting,
)


def end_round(match: Match) -> None:
    match.state.turns = match.game.boxes[0].turns
    agenda(match, (Task.TURN, NOBODY))
    match.settle()


@pytest.mark.rule("MV-END-01", "MV-END-02", "MV-END-03")
@pytest.mark.parametrize(("players", "coffins"), [(2, 9), (3, 14), (4, 18)])
def test_so_many_dead_end_the_game(players: int, coffins: int) -> None:
    for dead in (coffins - 1, coffins, coffins + 2):
        match = myvillage(players)
        match.state.graves = dead
        end_round(match)
        assert match.over == (dead >= coffins)


@pytest.mark.rule("MV-END-04")
def test_chronicle_and_graves_count_together() -> None:
    match = myvillage(2)
    match.state.chronicle[:3] = 2
    match.state.graves = 3
    end_round(match)
    assert match.over


@pytest.mark.rule("MV-END-05")
def test_the_round_is_completed() -> None:
    match = myvillage(3)
    s = match.state
    s.graves, s.rat = 13, 18
    end_turn(match, 0)
    play(match, "death.abbot")
    for seat in (1, 2):
        assert match.actor == seat
        end_turn(match, seat)
        play(match, "death.merchant")
    assert match.over
    assert s.graves + s.chronicle.sum() == 16
    assert match.actor is None


@pytest.mark.rule("MV-SCORE-01")
def test_the_score_is_the_sum_of_the_categories() -> None:
    match = myvillage()
    s = match.state
    church(match, 0, "healing", monks=2)
    fields(match, 0, 3)
    s.house[0], s.labourers[0] = 7, 1
    parts = match.breakdown(0)
    names = ["religion", "council", "harvest", "travel", "customers", "stories", "labourers", "hand"]
    assert list(parts) == names
    assert parts == dict(zip(names, [5 + 4, 0, 3, 0, 0, 7, -5, 1], strict=True))
    assert match.scores()[0] == 15


@pytest.mark.rule("MV-SCORE-02")
def test_church_and_windows() -> None:
    match = myvillage()
    church(match, 0, "abbey", monks=3)
    assert match.breakdown(0)["religion"] == 14


@pytest.mark.rule("MV-SCORE-03")
@pytest.mark.parametrize(("windows", "points"), list(enumerate([0, 2, 4, 7, 10, 14, 20])))
def test_windows(windows: int, points: int) -> None:
    match = myvillage()
    church(match, 0, "trade", monks=windows)
    assert match.breakdown(0)["religion"] == 4 + points


@pytest.mark.rule("MV-SCORE-04", "MV-AMB-36")
def test_council() -> None:
    match = myvillage()
    meeting(match, 0)
    assert match.breakdown(0)["council"] == 2
    hall(match, 0, "areas", marks=("fields",))
    assert match.breakdown(0)["council"] == 2
    hall(match, 0, "finance")
    assert match.breakdown(0)["council"] == 2 + 4
    hall(match, 0, "guild", jokers=2)
    assert match.breakdown(0)["council"] == 2 + 3


@pytest.mark.rule("MV-SCORE-05")
def test_harvest() -> None:
    match = myvillage()
    fields(match, 0, 3, ploughs=2)
    assert match.breakdown(0)["harvest"] == 3


@pytest.mark.rule("MV-SCORE-06")
def test_travel() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A2", "TR-B4")
    assert match.breakdown(0)["travel"] == 8


@pytest.mark.rule("MV-SCORE-07")
def test_customers() -> None:
    match = myvillage()
    served(match, 0, "CU01", "CU02", "CU10", "CU11", "CU12")  # 2 2 3 3 4
    waiting(match, 0, "CU23")  # 5
    assert match.breakdown(0)["customers"] == 14


@pytest.mark.rule("MV-SCORE-08")
def test_stored_stories() -> None:
    match = myvillage()
    match.state.house[0], match.state.tree[0] = 7, 12
    assert match.breakdown(0)["stories"] == 7


@pytest.mark.rule("MV-SCORE-09")
def test_labourers() -> None:
    match = myvillage()
    match.state.labourers[0] = 2
    assert match.breakdown(0)["labourers"] == -10


@pytest.mark.rule("MV-SCORE-10", "MV-AMB-26")
@pytest.mark.parametrize("opened", [0, 1])
def test_the_hand(opened: int) -> None:
    match = myvillage()
    s = match.state
    s.hand_owner, s.hand_stories, s.hand_open = 1, 4, opened
    assert [match.breakdown(p)["hand"] for p in range(3)] == [0, 1, 0]
    assert match.scores() == [0, 1, 0]


@pytest.mark.rule("MV-SCORE-11")
def test_tree_coins_and_goods_are_worth_nothing() -> None:
    match = myvillage()
    s = match.state
    shop(match, 1, "stables", 5, goods=2)
    shop(match, 1, "brewery", 5, goods=2)
    s.tree[1], s.coins[1] = 6, 5
    assert match.scores()[1] == 0


@pytest.mark.rule("MV-SCORE-12", "MV-AMB-29")
def test_shops_count_only_by_the_area_hall() -> None:
    match = myvillage()
    for name in ("stables", "brewery", "smithy", "scriptorium", "wainwright"):
        shop(match, 1, name, 5)
    assert match.scores()[1] == 0
    hall(match, 1, "areas", marks=("shops",))
    assert match.scores()[1] == 5


@pytest.mark.rule("MV-HALL-12")
def test_the_area_hall() -> None:
    match = myvillage()
    hall(match, 1, "areas", marks=("shops", "fields"))
    for name in ("stables", "brewery", "smithy"):
        shop(match, 1, name, 5)
    fields(match, 1, 2)
    served(match, 1, "CU01", "CU02", "CU03", "CU04")
    assert match.breakdown(1)["council"] == 5


@pytest.mark.rule("MV-HALL-13")
def test_waiting_customers_do_not_count() -> None:
    match = myvillage()
    hall(match, 1, "areas", marks=("served",))
    served(match, 1, "CU01", "CU02")
    waiting(match, 1, "CU03", "CU04", "CU05", "CU06", "CU07")
    assert match.breakdown(1)["council"] == 2


@pytest.mark.rule("MV-HALL-14")
def test_the_population_hall() -> None:
    match = myvillage()
    hall(match, 1, "population", marks=("abbot", "merchant", "traveller"))
    alone(match, 1, "abbot", "merchant", "craftsman")
    assert match.breakdown(1)["council"] == 8
    absent(match, 1, *(p.name.lower() for p in Profession))
    assert match.breakdown(1)["council"] == 0


@pytest.mark.rule("MV-SCORE-13")
def test_the_most_points_win() -> None:
    match = myvillage(first=2)
    match.state.house[:3] = [58, 57, 39]
    assert match.scores() == [58, 57, 40]
    assert match.ranking() == [[0], [1], [2]]


def tie(match: Match) -> None:
    """A and B tied at 50: A has 7 left over, B 6."""
    s = match.state
    s.hand_owner = 2
    s.coins[:] = 0
    hall(match, 0, "guild", jokers=1)
    s.house[0], s.house[1] = 47, 50  # the guild hall is worth 3
    shop(match, 0, "stables", 5, goods=1)
    s.coins[0], s.tree[0], s.tree[1] = 2, 3, 6


@pytest.mark.rule("MV-TIE-01")
def test_leftovers_break_a_tie() -> None:
    match = myvillage()
    tie(match)
    assert match.scores()[:2] == [50, 50]
    assert match.ranking()[0] == [0]


@pytest.mark.rule("MV-TIE-02")
def test_only_the_tied_take_part() -> None:
    match = myvillage()
    tie(match)
    match.state.house[2], match.state.coins[2] = 48, 90
    assert match.scores() == [50, 50, 49]
    assert match.ranking() == [[0], [1], [2]]


@pytest.mark.rule("MV-TIE-03")
def test_several_winners() -> None:
    match = myvillage()
    tie(match)
    match.state.coins[1] = 1
    assert match.ranking()[0] == [0, 1]


@pytest.mark.rule("MV-AMB-24")
def test_what_is_left_over() -> None:
    match = myvillage()
    s = match.state
    s.coins[:] = 0
    s.hand_owner = 2
    fields(match, 0, 1, ploughs=1)
    fields(match, 1, 1)
    assert match.ranking()[0] == [0]  # a plough on a field is a good
    meeting(match, 1, markers=2)
    s.house[0] = 2
    s.pupil[1] = 1
    assert match.scores()[:2] == [3, 3]
    assert match.ranking()[0] == [0]  # markers and pupils are not
