"""Areas, villagers, time and stories."""

import pytest

from chronik.myvillage.state import Task
from myvillage.positions import (
    absent,
    alone,
    ask,
    choose_dice,
    church,
    events,
    fields,
    hall,
    living,
    meeting,
    monk_on_top,
    myvillage,
    notations,
    play,
    reasons,
    shop,
    sound,
    time_spent,
    travelled,
    turn,
    waiting,
)

EVERYBODY = {"abbot", "councillor", "traveller", "craftsman", "merchant"}


@pytest.mark.rule("MV-AREA-01")
@pytest.mark.parametrize(
    ("value", "move", "area"),
    [
        (6, "take.abbey", "church"),
        (3, "take.finance", "hall"),
        (2, "take.meeting", "meeting"),
        (7, "take.field", "fields"),
        (7, "take.A", "journey"),
        (5, "take.stables", "shops"),
    ],
)
def test_every_card_goes_to_its_area(value: int, move: str, area: str) -> None:
    match = myvillage()
    turn(match, 0, value)
    before = match.view(0)["villages"][0]
    play(match, move)
    after = match.view(0)["villages"][0]
    areas = {"church", "monks", "hall", "meeting", "fields", "journey", "shops", "waiting"}
    assert {name for name in areas if after[name] != before[name]} == {area}
    sound(match)


@pytest.mark.rule("MV-AREA-01")
def test_monks_and_customers_go_to_their_area() -> None:
    match = myvillage()
    church(match, 0, "abbey")
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R1"))
    assert match.view(0)["villages"][0]["monks"] == 1
    turn(match, 0, 4)
    play(match, "bailiff", f"lure.{match.view(0)['customers'][0]['id']}", "lure.done")
    assert len(match.view(0)["villages"][0]["waiting"]) == 1


@pytest.mark.rule("MV-AREA-02")
@pytest.mark.parametrize(
    ("profession", "move", "value"),
    [
        ("abbot", "take.abbey", 6),
        ("councillor", "take.meeting", 2),
        ("traveller", "take.A", 7),
        ("craftsman", "take.brewery", 8),
    ],
)
def test_an_area_needs_its_villager(profession: str, move: str, value: int) -> None:
    match = myvillage()
    turn(match, 0, value)
    assert move in notations(match)
    absent(match, 0, profession)
    assert reasons(match)[move] == f"NO_{profession.upper()}"
    alone(match, 0, profession)
    assert move in notations(match)


@pytest.mark.rule("MV-AREA-03")
def test_no_new_card_and_no_action_in_an_inactive_area() -> None:
    match = myvillage()
    meeting(match, 0)
    turn(match, 0, 2)
    assert "use.meeting" in notations(match)
    absent(match, 0, "councillor")
    assert reasons(match)["use.meeting"] == "NO_COUNCILLOR"
    turn(match, 0, 3)
    assert reasons(match)["take.finance"] == "NO_COUNCILLOR"


@pytest.mark.rule("MV-AREA-04")
def test_the_harvest_is_always_active() -> None:
    match = myvillage()
    alone(match, 0, "abbot")
    fields(match, 0, 1)
    turn(match, 0, 7)
    assert {"take.field", "use.field1"} <= notations(match)


@pytest.mark.rule("MV-AREA-05")
def test_one_marker_on_a_field() -> None:
    match = myvillage()
    hall(match, 0, "areas", marks=("shops",))
    ask(match, Task.MARK)
    assert reasons(match) == {"mark.shops": "MARKED"}
    s = ask(match, Task.SCHOOL)
    s.pupil[0] = [1, 0]
    absent(match, 0, "merchant")
    assert reasons(match)["school.left:abbot"] == "OCCUPIED"
    assert "school.left:merchant" in notations(match)


@pytest.mark.rule("MV-AREA-06")
def test_activity_is_judged_when_a_banner_is_activated() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    absent(match, 0, "councillor")
    s = turn(match, 0, 3)
    s.pupil[0] = [1, 0]
    assert reasons(match)["use.hall"] == "NO_COUNCILLOR"
    play(match, "use.school", "school.left:councillor")
    assert "use.hall" in notations(match)


@pytest.mark.rule("MV-TIME-01")
@pytest.mark.parametrize("cloud", [0, 3, 6])
def test_time_moves_the_marker(cloud: int) -> None:
    match = myvillage()
    match.state.clock[0] = cloud
    turn(match, 0, 5)
    play(match, "take.scriptorium")
    assert match.state.clock[0] == cloud + 3
    assert not match.state.reaper[0]


@pytest.mark.rule("MV-TIME-02")
def test_the_bridge_is_no_cloud() -> None:
    match = myvillage()
    match.state.clock[0] = 9
    turn(match, 0, 5)
    play(match, "chief")
    assert match.state.clock[0] == 0


@pytest.mark.rule("MV-TIME-03")
def test_the_reaper_travels_along() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    s = turn(match, 0, 3)
    s.clock[0] = 9
    play(match, "use.hall")
    assert "CROSSED_BRIDGE" in events(match)
    assert s.reaper[0] == 1
    play(match, "use.school", "school.enrol")
    assert match.actor == 0
    assert "death.abbot" in notations(match)


@pytest.mark.rule("MV-TIME-04")
def test_crossing_does_not_interrupt_the_turn() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    waiting(match, 0, "CU14")
    shop(match, 0, "scriptorium", 5, goods=2)
    s = turn(match, 0, 3)
    s.clock[0] = 9
    play(match, "use.hall")
    assert living(match, 0) == EVERYBODY
    assert "serve.CU14" in notations(match)
    play(match, "serve.CU14", "use.school", "school.enrol")
    assert {f"death.{name}" for name in EVERYBODY} == notations(match)


@pytest.mark.rule("MV-TIME-05", "MV-AMB-04")
@pytest.mark.parametrize("cloud", range(10))
@pytest.mark.parametrize("reaper", [0, 1])
def test_time_can_always_be_paid(cloud: int, reaper: int) -> None:
    match = myvillage()
    s = turn(match, 0, 6)
    s.clock[0] = cloud
    s.reaper[0] = reaper
    s.coins[0] = 0
    assert {"take.abbey", "take.stables", "chief"} <= notations(match)


@pytest.mark.rule("MV-TIME-06")
def test_time_for_black_dice_counts() -> None:
    match = myvillage()
    s = choose_dice(match, "b3 w4 w1 w1", 1)
    s.clock[1] = 9
    s.coins[1] = 0
    play(match, "die.black3")
    assert s.reaper[1] == 1
    play(match, "die.white4", "take.field")
    assert s.clock[1] == 2
    assert match.actor == 1
    assert {f"death.{name}" for name in EVERYBODY} == notations(match)


@pytest.mark.rule("MV-TIME-06")
@pytest.mark.parametrize("source", ["school", "chief", "bonus", "grey"])
def test_every_time_payment_counts(source: str) -> None:
    match = myvillage()
    s = turn(match, 0, {"school": 3, "chief": 5, "bonus": 6, "grey": 7}[source])
    if source == "school":
        s.clock[0] = 9
        s.pupil[0] = [1, 0]
        absent(match, 0, "abbot")
        play(match, "use.school", "school.left:abbot")
    elif source == "chief":
        s.clock[0] = 9
        play(match, "chief")
    elif source == "bonus":
        church(match, 0, "trade")
        s.clock[0] = 6
        play(match, monk_on_top(match, "MO-R3"))
        assert s.clock[0] == 9
        play(match, "bonus.chief")
    else:
        travelled(match, 0, "TR-A4")  # 3 time
        s.coins[0] = 1
        s.clock[0] = 5
        play(match, "take.B")
        assert time_spent(match, 0, 5) == 5
    assert len(notations(match) & {f"death.{name}" for name in EVERYBODY}) == 5


@pytest.mark.rule("MV-STORY-01")
def test_stories_go_onto_the_tree() -> None:
    match = myvillage()
    church(match, 0, "trade")
    s = turn(match, 0, 6)
    s.tree[0], s.house[0] = 4, 6
    play(match, monk_on_top(match, "MO-R1"))
    assert (s.tree[0], s.house[0]) == (6, 6)


@pytest.mark.rule("MV-STORY-02")
def test_only_stored_stories_count() -> None:
    match = myvillage()
    match.state.tree[1], match.state.house[1] = 9, 4
    assert match.breakdown(1)["stories"] == 4
    assert match.scores()[1] == 4


@pytest.mark.rule("MV-STORY-03")
def test_stories_are_open() -> None:
    match = myvillage()
    match.state.tree[:3], match.state.house[:3] = [1, 2, 3], [4, 5, 6]
    for seat in (None, 0, 1, 2):
        villages = match.view(seat)["villages"]
        assert [(v["tree"], v["house"]) for v in villages] == [(1, 4), (2, 5), (3, 6)]
