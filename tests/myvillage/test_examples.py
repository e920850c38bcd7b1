"""The examples of the rulebook."""

from collections import Counter

import pytest

from chronik.myvillage.state import NOBODY, Profession, Task
from chronik.table import Match
from myvillage.positions import (
    absent,
    agenda,
    beside,
    choose_dice,
    church,
    end_turn,
    events,
    fields,
    hall,
    is_served,
    living,
    meeting,
    myvillage,
    notations,
    on_display,
    play,
    reasons,
    rolled,
    served,
    shop,
    sound,
    stock,
    time_spent,
    travel_on_top,
    travelled,
    turn,
    waiting,
    waits,
)

FRANK, PETER, INA = 0, 1, 2


@pytest.mark.rule("MV-EX-01")
def test_preparation() -> None:
    match = myvillage(3)
    s = match.state
    before = int(s.hand_stories)
    s.turns = 3
    agenda(match, (Task.TURN, NOBODY))
    match.settle()
    assert s.first == FRANK
    assert s.hand_stories == before + 1
    colours = Counter(die["colour"] for die in match.view(None)["pool"])
    assert colours == {"white": 6, "black": 2}


@pytest.mark.rule("MV-EX-02")
def test_value_three() -> None:
    match = myvillage(3)
    s = choose_dice(match, "w1 w4 b2 w6 w6 w6")
    s.coins[FRANK] = 2
    other = match.copy()
    play(match, "die.white1", "die.white4", "dice.lower:4", "dice.lower:3")
    assert (s.die.sum(), s.coins[FRANK], s.clock[FRANK]) == (3, 0, 0)
    assert "take.finance" in notations(match)
    play(other, "die.white1", "die.black2", "dice.keep")
    s = other.state
    assert (s.die.sum(), s.coins[FRANK], s.clock[FRANK]) == (3, 2, 2)
    assert "take.finance" in notations(other)


@pytest.mark.rule("MV-EX-03", "MV-AMB-13")
def test_prerequisites_of_a_hall() -> None:
    match = myvillage(3)
    turn(match, FRANK, 3)
    assert "take.finance" in notations(match)
    absent(match, FRANK, "councillor")
    assert reasons(match)["take.finance"] == "NO_COUNCILLOR"
    match.state.villager[FRANK] = 1
    hall(match, FRANK, "guild")
    assert reasons(match)["take.finance"] == "HAVE_ONE"


@pytest.mark.rule("MV-EX-04")
@pytest.mark.parametrize("coins", [0, 1, 5])
def test_the_finance_hall(coins: int) -> None:
    match = myvillage(3)
    s = turn(match, FRANK, 3)
    s.coins[FRANK] = coins
    play(match, "take.finance")
    assert time_spent(match, FRANK, 0) == 4
    assert s.coins[FRANK] == coins + 2
    assert match.view(None)["villages"][FRANK]["hall"] == "finance"


@pytest.mark.rule("MV-EX-05")
@pytest.mark.parametrize("value", [4, 10])
def test_three_customers(value: int) -> None:
    match = myvillage(3)
    s = turn(match, FRANK, value)
    s.coins[FRANK] = 1
    shown, stacked = on_display(match), int(s.stacked)
    play(match, "bailiff", *(f"lure.{name}" for name in shown[:3]), "lure.done")
    assert waits(match, FRANK) == set(shown[:3])
    assert (s.coins[FRANK], time_spent(match, FRANK, 0)) == (0, 2)
    assert len(on_display(match)) == 6
    assert s.stacked == stacked - 3


def frank_on_three() -> Match:
    match = myvillage(3)
    hall(match, FRANK, "finance")
    absent(match, FRANK, "councillor")
    waiting(match, FRANK, "CU14", "CU09")  # ?: 2 scrolls, and 3/11: wagon
    shop(match, FRANK, "scriptorium", 5, goods=2)
    s = turn(match, FRANK, 3)
    s.pupil[FRANK] = [1, 0]
    s.coins[FRANK] = s.tree[FRANK] = 0
    return match


@pytest.mark.rule("MV-EX-06")
def test_a_pupil_becomes_councillor() -> None:
    match = frank_on_three()
    s = match.state
    assert reasons(match)["use.hall"] == "NO_COUNCILLOR"
    play(match, "use.school", "school.left:councillor")
    assert time_spent(match, FRANK, 0) == 1
    assert s.pupil[FRANK].tolist() == [0, 0]
    assert "councillor" in living(match, FRANK)
    assert "use.hall" in notations(match)
    assert s.tree[FRANK] == 0


@pytest.mark.rule("MV-EX-07")
def test_then_the_finance_hall() -> None:
    match = frank_on_three()
    play(match, "use.school", "school.left:councillor", "use.hall")
    assert match.state.coins[FRANK] == 2
    assert time_spent(match, FRANK, 0) == 2


@pytest.mark.rule("MV-EX-08")
def test_then_a_customer() -> None:
    match = frank_on_three()
    play(match, "use.school", "school.left:councillor", "use.hall")
    assert reasons(match)["serve.CU09"] == "NO_GOODS"
    with_wagon = match.copy()
    play(match, "serve.CU14")
    assert stock(match, FRANK, "scroll") == 0
    assert is_served(match, FRANK, "CU14")
    assert time_spent(match, FRANK, 0) == 2
    assert match.actor == PETER  # nothing else is possible
    shop(with_wagon, FRANK, "wainwright", 5, goods=1)
    play(with_wagon, "serve.CU14", "serve.CU09")
    assert is_served(with_wagon, FRANK, "CU09")


@pytest.mark.rule("MV-EX-09")
def test_death_and_plague() -> None:
    match = myvillage(3)
    s = end_turn(match, FRANK)
    s.tree[:3] = [4, 1, 8]
    s.chronicle[Profession.MERCHANT] = 1
    s.rat = 4
    after = rolled(match, 5, "death.merchant")
    s = after.state
    assert s.chronicle[Profession.MERCHANT] == 2
    assert s.reaper[FRANK] == 0
    assert events(after).count("GOT_STORIES") == 1
    assert s.tree[:3].tolist() == [3, 1, 4]
    assert s.rat == 14
    assert after.actor == PETER


@pytest.mark.rule("MV-EX-10")
@pytest.mark.parametrize(("fare", "wagons", "coins"), [("fare.1wagon", 0, 2), ("fare.2coin", 1, 0)])
def test_travelling_to_c(fare: str, wagons: int, coins: int) -> None:
    match = myvillage(3)
    travelled(match, FRANK, "TR-A2", "TR-B4")
    travel_on_top(match, "TR-C3")
    shop(match, FRANK, "wainwright", 5, goods=1)
    shop(match, FRANK, "brewery", 5, goods=1)
    turn(match, FRANK, 7).coins[FRANK] = 2
    play(match, "take.C", fare)
    assert time_spent(match, FRANK, 0) == 2
    assert (stock(match, FRANK, "wagon"), match.state.coins[FRANK]) == (wagons, coins)
    assert stock(match, FRANK, "beer") == 0
    journey = match.view(None)["villages"][FRANK]["journey"]
    assert [card["letter"] for card in journey] == ["A", "B", "C"]
    sound(match)


@pytest.mark.rule("MV-EX-11")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_tile_beside_a_banner_of_three(value: int) -> None:
    match = myvillage(3)
    hall(match, FRANK, "finance")
    meeting(match, FRANK, tile=beside("hall"))
    turn(match, FRANK, value)
    if value in (2, 3, 12):
        play(match, "use.hall")
        assert time_spent(match, FRANK, 0) == 1
    else:
        assert reasons(match)["use.hall"] == "WRONG_VALUE"


def franks_village() -> Match:
    match = myvillage(3)
    s = match.state
    church(match, FRANK, "abbey", monks=3)
    hall(match, FRANK, "areas", marks=("journeys", "served", "religion"))
    meeting(match, FRANK)
    fields(match, FRANK, 1)
    travelled(match, FRANK, "TR-A2", "TR-B4")  # 3 and 5
    served(match, FRANK, "CU01", "CU02", "CU10", "CU11", "CU12")  # 2 2 3 3 4
    s.house[FRANK] = 7
    s.hand_owner = FRANK
    return match


@pytest.mark.rule("MV-EX-12")
def test_council_of_thirteen() -> None:
    match = franks_village()
    assert match.breakdown(FRANK)["council"] == 2 + 5 + 4 + 2
    match.state.meeting[FRANK] = 0
    assert match.breakdown(FRANK)["council"] == 11


@pytest.mark.rule("MV-EX-13")
def test_fifty_eight_points() -> None:
    match = franks_village()
    assert match.breakdown(FRANK) == {
        "religion": 14,
        "council": 13,
        "harvest": 1,
        "travel": 8,
        "customers": 14,
        "stories": 7,
        "labourers": 0,
        "hand": 1,
    }
    assert match.scores()[FRANK] == 58
