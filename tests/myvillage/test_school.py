"""The school and the chief."""

from typing import Any

import pytest

from chronik.myvillage.state import Head, Task
from chronik.table import Match
from myvillage.positions import (
    absent,
    ask,
    choose_dice,
    church,
    end_turn,
    events,
    living,
    monk_on_top,
    myvillage,
    notations,
    play,
    reasons,
    time_spent,
    turn,
)


def school(left: int, right: int, *missing: str) -> tuple[Match, Any]:
    """At school with these pupils and without these villagers."""
    match = myvillage()
    s = ask(match, Task.SCHOOL)
    s.pupil[0] = [left, right]
    absent(match, 0, *missing)
    return match, s


def effects(match: Match) -> set[str]:
    return notations(match) - {"decline"}


@pytest.mark.rule("MV-SCHOOL-01")
@pytest.mark.parametrize("value", range(2, 13))
def test_school_values(value: int) -> None:
    match = myvillage()
    turn(match, 0, value)
    assert ("use.school" in notations(match)) == (value in (3, 11))


@pytest.mark.rule("MV-SCHOOL-02")
def test_an_empty_school() -> None:
    match, s = school(0, 0, "abbot")
    assert effects(match) == {"school.enrol"}
    play(match, "school.enrol")
    assert s.pupil[0].tolist() == [1, 0]
    assert time_spent(match, 0, 0) == 0


@pytest.mark.rule("MV-SCHOOL-03")
def test_moving_up_is_free() -> None:
    match, s = school(1, 0, "merchant")
    play(match, "school.shift")
    assert s.pupil[0].tolist() == [0, 1]
    assert time_spent(match, 0, 0) == 0


@pytest.mark.rule("MV-SCHOOL-04")
def test_a_left_pupil_grows_up() -> None:
    match, s = school(1, 0, "merchant")
    s.tree[0] = 5
    play(match, "school.left:merchant")
    assert "merchant" in living(match, 0)
    assert s.pupil[0].tolist() == [0, 0]
    assert time_spent(match, 0, 0) == 1
    assert s.tree[0] == 5


@pytest.mark.rule("MV-SCHOOL-05")
def test_a_right_pupil_brings_stories() -> None:
    match, s = school(0, 1, "abbot")
    s.tree[0] = 5
    play(match, "school.right:abbot")
    assert "abbot" in living(match, 0)
    assert s.pupil[0].tolist() == [0, 0]
    assert time_spent(match, 0, 0) == 1
    assert s.tree[0] == 7


@pytest.mark.rule("MV-SCHOOL-06")
def test_a_new_pupil_beside_the_right_one() -> None:
    match, s = school(0, 1, "abbot")
    assert effects(match) == {"school.enrol", "school.right:abbot"}
    play(match, "school.enrol")
    assert s.pupil[0].tolist() == [1, 1]
    assert time_spent(match, 0, 0) == 0


@pytest.mark.rule("MV-SCHOOL-07")
@pytest.mark.parametrize(("side", "stories"), [("left", 0), ("right", 2)])
def test_a_full_school(side: str, stories: int) -> None:
    match, s = school(1, 1, "traveller")
    assert effects(match) == {"school.left:traveller", "school.right:traveller"}
    assert reasons(match)["school.enrol"] == reasons(match)["school.shift"] == "PUPIL_THERE"
    play(match, f"school.{side}:traveller")
    assert (s.tree[0], time_spent(match, 0, 0)) == (stories, 1)
    assert s.pupil[0].tolist() == ([0, 1] if side == "left" else [1, 0])


@pytest.mark.rule("MV-SCHOOL-08")
def test_no_villager_is_replaced() -> None:
    match, _ = school(1, 0)
    assert effects(match) == {"school.shift"}
    assert reasons(match)["school.left:abbot"] == "OCCUPIED"


@pytest.mark.rule("MV-SCHOOL-09")
def test_no_second_pupil_beside_a_left_one() -> None:
    match, s = school(1, 0, "abbot", "merchant")
    for move in effects(match):
        twin = match.copy()
        play(twin, move)
        assert twin.state.pupil[0].sum() <= 1
    assert s.pupil[0].tolist() == [1, 0]


@pytest.mark.rule("MV-SCHOOL-10")
def test_pupils_are_no_villagers() -> None:
    match = myvillage()
    match.state.pupil[0] = 1
    absent(match, 0, "craftsman")
    turn(match, 0, 5)
    assert reasons(match)["take.stables"] == "NO_CRAFTSMAN"
    end_turn(match)
    assert notations(match) == {f"death.{name}" for name in ("abbot", "councillor", "traveller", "merchant")}


@pytest.mark.rule("MV-AMB-11")
def test_a_full_school_without_an_empty_place() -> None:
    match = myvillage()
    s = turn(match, 0, 3)
    s.pupil[0] = 1
    play(match, "use.school")
    assert match.actor == 1  # nothing to decide
    assert "DECLINED" in events(match)
    assert time_spent(match, 0, 0) == 0


@pytest.mark.rule("MV-CHIEF-01")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_chief_moves_with_any_dice(value: int) -> None:
    match = myvillage()
    first = min(6, value - 1)
    s = choose_dice(match, f"w{first} w{value - first} w1 w1")
    s.coins[0] = 0
    play(match, f"die.white{first}", f"die.white{value - first}")
    assert s.pool.sum() == 2
    play(match, "chief")
    assert match.actor == 1


@pytest.mark.rule("MV-CHIEF-02")
def test_the_chief_costs_one_time() -> None:
    match = myvillage()
    s = choose_dice(match, "b1 w4")
    s.coins[0] = 0
    play(match, "die.black1", "die.white4", "chief")
    assert s.clock[0] == 3
    assert s.head[0] == Head.COIN


@pytest.mark.rule("MV-CHIEF-03")
def test_from_the_house_to_the_coin() -> None:
    match = myvillage()
    turn(match).coins[0] = 2
    play(match, "chief")
    assert (match.state.head[0], match.state.coins[0]) == (Head.COIN, 3)


@pytest.mark.rule("MV-CHIEF-04")
def test_two_ways_from_the_coin() -> None:
    match = myvillage()
    turn(match).head[0] = Head.COIN
    play(match, "chief")
    assert notations(match) == {"chief.house", "chief.stories"}


@pytest.mark.rule("MV-CHIEF-05")
def test_three_stories() -> None:
    match = myvillage()
    s = turn(match)
    s.head[0], s.tree[0] = Head.COIN, 1
    play(match, "chief", "chief.stories")
    assert (s.head[0], s.tree[0]) == (Head.STORIES, 4)


@pytest.mark.rule("MV-CHIEF-06")
def test_back_to_the_coin() -> None:
    match = myvillage()
    s = turn(match)
    s.head[0], s.coins[0] = Head.STORIES, 0
    play(match, "chief")
    assert (s.head[0], s.coins[0]) == (Head.COIN, 1)


@pytest.mark.rule("MV-CHIEF-07")
def test_coming_home_secures_all_stories() -> None:
    match = myvillage()
    s = turn(match)
    s.head[0], s.tree[0], s.house[0], s.coins[0] = Head.COIN, 7, 4, 1
    play(match, "chief", "chief.house")
    assert (s.head[0], s.tree[0], s.house[0], s.coins[0]) == (Head.HOUSE, 0, 11, 1)


@pytest.mark.rule("MV-CHIEF-08")
def test_stories_in_the_house_are_safe() -> None:
    match = myvillage()
    s = match.state
    s.house[0], s.rat = 11, 1
    end_turn(match)
    play(match, "death.abbot")
    assert s.house[0] == 11
    assert s.rat == 14


@pytest.mark.rule("MV-MONK-06")
def test_a_head_monk() -> None:
    match = myvillage()
    church(match, 0, "trade")
    s = turn(match, 0, 6)
    s.head[0], s.tree[0] = Head.COIN, 5
    play(match, monk_on_top(match, "MO-R3"), "bonus.chief", "chief.house")
    assert time_spent(match, 0, 0) == 3 + 1
    assert (s.house[0], s.monks[0]) == (5, 1)


@pytest.mark.rule("MV-MONK-07")
def test_a_school_monk() -> None:
    match = myvillage()
    church(match, 0, "trade")
    match.state.board[0] = 0  # 5/6
    s = turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R4"))
    assert effects(match) == {"school.enrol"}
    play(match, "school.enrol")
    assert s.pupil[0].tolist() == [1, 0]
    assert match.actor == 1


@pytest.mark.rule("MV-MONK-08")
@pytest.mark.parametrize("second", ["school.shift", "school.left:councillor"])
def test_a_double_school_monk(second: str) -> None:
    match = myvillage()
    church(match, 0, "trade")
    absent(match, 0, "councillor")
    s = turn(match, 0, 4)
    play(match, monk_on_top(match, "MO-Q3"), "school.enrol")
    assert effects(match) == {"school.shift", "school.left:councillor"}
    play(match, second)
    assert time_spent(match, 0, 0) == 3 + (second != "school.shift")
    assert match.actor == 1
    assert s.villager[0, 1] == (second != "school.shift")


@pytest.mark.rule("MV-AMB-30")
def test_a_bonus_that_lapses_costs_nothing() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R3"), "decline")
    assert time_spent(match, 0, 0) == 3
    assert match.state.head[0] == Head.HOUSE
