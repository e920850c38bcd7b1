"""The meeting place and the town halls."""

import pytest

from chronik.myvillage.state import NOBODY, Task
from myvillage.positions import (
    absent,
    beside,
    events,
    fields,
    hall,
    is_served,
    meeting,
    myvillage,
    notations,
    play,
    reasons,
    shop,
    sound,
    stock,
    time_spent,
    turn,
    waiting,
)

VALUES = {"finance": 3, "population": 3, "areas": 11, "guild": 11}


@pytest.mark.rule("MV-MEET-01")
def test_taking_a_meeting_place() -> None:
    match = myvillage()
    turn(match, 0, 2)
    assert "take.meeting" in notations(match)
    absent(match, 0, "councillor")
    assert reasons(match)["take.meeting"] == "NO_COUNCILLOR"
    match.state.villager[0] = 1
    taken = match.copy()
    taken.state.meetings_left = 0
    assert reasons(taken)["take.meeting"] == "GONE"
    meeting(match, 0)
    assert reasons(match)["take.meeting"] == "HAVE_ONE"


@pytest.mark.rule("MV-MEET-02", "MV-AMB-32")
def test_a_new_meeting_place_in_order() -> None:
    match = myvillage()
    shop(match, 0, "stables", 8)
    waiting(match, 0, "CU01")
    fields(match, 0, 2)
    s = turn(match, 0, 12)
    play(match, "take.meeting")
    places = {"tile.school", "tile.game", "tile.stables", "tile.CU01", "tile.field1"}
    assert notations(match) == places | {"decline"}
    assert (s.tree[0], s.markers[0]) == (0, 0)
    play(match, "tile.stables")
    assert events(match)[:3] == ["TILE_LAID", "GOT_STORIES", "GOT_MARKER"]
    assert (s.tile[0], s.tree[0], s.markers[0]) == (beside("stables"), 1, 1)
    assert time_spent(match, 0, 0) == 2
    sound(match)


@pytest.mark.rule("MV-MEET-03")
def test_one_tile_at_most() -> None:
    match = myvillage()
    turn(match, 0, 12)
    play(match, "take.meeting", "tile.school")
    turn(match, 0, 2)
    play(match, "use.meeting", "tile.game")
    assert match.state.tile[0] == beside("game")
    turn(match, 0, 2)
    assert reasons(match)["take.meeting"] == "HAVE_ONE"


@pytest.mark.rule("MV-MEET-04")
@pytest.mark.parametrize("value", [2, 12])
def test_a_banner_with_the_tile(value: int) -> None:
    match = myvillage()
    shop(match, 0, "stables", 8)
    meeting(match, 0, tile=beside("stables"))
    turn(match, 0, value)
    assert "use.stables" in notations(match)
    absent(match, 0, "craftsman")
    assert reasons(match)["use.stables"] == "NO_CRAFTSMAN"
    match.state.villager[0] = 1
    play(match, "use.stables")
    assert time_spent(match, 0, 0) == 1


@pytest.mark.rule("MV-MEET-05", "MV-AMB-15")
def test_the_tile_beside_a_2_12_banner() -> None:
    match = myvillage()
    meeting(match, 0, tile=beside("meeting"))
    turn(match, 0, 2)
    play(match, "use.meeting", "decline")
    assert match.actor == 1
    assert match.state.markers[0] == 1


@pytest.mark.rule("MV-MEET-06")
def test_the_tile_of_a_served_customer() -> None:
    match = myvillage()
    waiting(match, 0, "CU02")
    shop(match, 0, "stables", 5, goods=1)
    meeting(match, 0, tile=beside("CU02"))
    turn(match, 0, 2)
    play(match, "serve.CU02")
    assert is_served(match, 0, "CU02")
    assert match.state.tile[0] == beside("meeting")
    sound(match)


@pytest.mark.rule("MV-MEET-07")
def test_the_tile_stays_where_it_is() -> None:
    match = myvillage()
    meeting(match, 0, tile=beside("school"))
    match.state.board[0] = 0
    turn(match, 0, 5)
    play(match, "use.game")
    assert match.state.tile[0] == beside("school")
    absent(match, 0, "councillor")
    turn(match, 0, 12)
    assert "use.school" in notations(match)


@pytest.mark.rule("MV-MEET-08")
@pytest.mark.parametrize("move", ["decline", "tile.game", "tile.meeting"])
def test_holding_a_meeting(move: str) -> None:
    match = myvillage()
    meeting(match, 0, markers=1, tile=beside("school"))
    s = turn(match, 0, 12)
    absent(match, 0, "councillor")
    assert reasons(match)["use.meeting"] == "NO_COUNCILLOR"
    s.villager[0] = 1
    play(match, "use.meeting")
    assert reasons(match) == {"tile.school": "TILE_THERE"}
    play(match, move)
    assert (s.tree[0], s.markers[0]) == (1, 2)
    assert s.tile[0] == beside("school" if move == "decline" else move[5:])


@pytest.mark.rule("MV-MEET-09")
def test_a_moved_tile_does_not_help_in_the_same_turn() -> None:
    match = myvillage()
    meeting(match, 0, tile=beside("game"))
    turn(match, 0, 12)
    play(match, "use.meeting", "tile.school")
    assert match.actor == 1
    assert match.state.tile[0] == beside("school")


@pytest.mark.rule("MV-MEET-10")
def test_a_new_marker_helps_only_later() -> None:
    match = myvillage()
    meeting(match, 0, markers=0, tile=beside("game"))
    turn(match, 0, 12)
    play(match, "use.meeting", "decline")
    assert match.state.markers[0] == 1
    assert match.actor == 1  # no question about dice came in between


@pytest.mark.rule("MV-MEET-11")
def test_a_full_meeting_place() -> None:
    match = myvillage()
    meeting(match, 0, markers=2, tile=beside("game"))
    s = turn(match, 0, 12)
    play(match, "use.meeting", "tile.school")
    assert (s.tree[0], s.markers[0], s.tile[0]) == (1, 2, beside("school"))


@pytest.mark.rule("MV-HALL-01")
@pytest.mark.parametrize("name", VALUES)
def test_taking_a_hall(name: str) -> None:
    match = myvillage()
    turn(match, 0, VALUES[name])
    assert f"take.{name}" in notations(match)
    absent(match, 0, "councillor")
    assert reasons(match)[f"take.{name}"] == "NO_COUNCILLOR"
    match.state.villager[0] = 1
    other = next(n for n in VALUES if n != name)
    hall(match, 0, other)
    assert reasons(match)[f"take.{name}"] == "HAVE_ONE"


@pytest.mark.rule("MV-HALL-02")
def test_a_hall_and_a_meeting_place() -> None:
    match = myvillage()
    meeting(match, 0)
    turn(match, 0, 3)
    assert "take.finance" in notations(match)
    match = myvillage()
    hall(match, 0, "finance")
    turn(match, 0, 2)
    assert "take.meeting" in notations(match)


@pytest.mark.rule("MV-HALL-03", "MV-AMB-27")
def test_a_new_finance_hall() -> None:
    match = myvillage()
    s = turn(match, 0, 3)
    s.coins[0] = 1
    play(match, "take.finance")
    assert s.coins[0] == 3
    assert match.view(0)["villages"][0]["hall"] == "finance"


@pytest.mark.rule("MV-HALL-04")
def test_the_finance_hall_gives_coins() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    s = turn(match, 0, 3)
    s.coins[0] = 0
    play(match, "use.hall")
    assert (s.coins[0], time_spent(match, 0, 0)) == (2, 1)


@pytest.mark.rule("MV-HALL-05")
def test_a_new_hall_with_fields() -> None:
    match = myvillage()
    s = turn(match, 0, 11)
    play(match, "take.guild")
    assert s.jokers[0] == 1
    turn(match, 1, 11)
    play(match, "take.areas")
    areas = {"mark.journeys", "mark.shops", "mark.served", "mark.religion", "mark.fields"}
    assert notations(match) == areas | {"decline"}
    play(match, "mark.served")
    assert match.view(1)["villages"][1]["marks"] == ["served"]
    turn(match, 2, 3)
    play(match, "take.population")
    assert "mark.abbot" in notations(match)
    play(match, "mark.traveller")
    assert match.view(2)["villages"][2]["marks"] == ["traveller"]
    sound(match)


@pytest.mark.rule("MV-HALL-06")
def test_another_marker_on_a_hall() -> None:
    match = myvillage()
    hall(match, 0, "areas", marks=("shops", "fields"))
    turn(match, 0, 11)
    play(match, "use.hall")
    assert reasons(match) == {"mark.shops": "MARKED", "mark.fields": "MARKED"}
    play(match, "mark.journeys")
    assert match.state.mark[0].sum() == 3
    hall(match, 0, "guild", jokers=1)
    turn(match, 0, 11)
    play(match, "use.hall")
    assert match.state.jokers[0] == 2


@pytest.mark.rule("MV-HALL-07")
@pytest.mark.parametrize("name", VALUES)
def test_halls_need_the_councillor(name: str) -> None:
    match = myvillage()
    hall(match, 0, name)
    turn(match, 0, VALUES[name])
    assert "use.hall" in notations(match)
    absent(match, 0, "councillor")
    assert reasons(match)["use.hall"] == "NO_COUNCILLOR"


@pytest.mark.rule("MV-HALL-08")
def test_jokers_pay_for_any_good() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=2)
    waiting(match, 0, "CU16")  # horse and beer
    turn(match, 0, 3)
    play(match, "serve.CU16")
    assert is_served(match, 0, "CU16")
    assert match.state.jokers[0] == 0


@pytest.mark.rule("MV-HALL-09")
def test_jokers_are_no_coins() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=2)
    match.state.journey[0, 0] = match.state.journey_stack[0, 3]
    match.state.journeys_left[0] = 3
    turn(match).coins[0] = 0
    assert reasons(match)["take.B"] == "CANNOT_PAY"


@pytest.mark.rule("MV-HALL-11")
def test_marks_stay() -> None:
    match = myvillage()
    hall(match, 0, "areas", marks=("shops", "fields"))
    fields(match, 0, 1)
    shop(match, 0, "stables", 5)
    waiting(match, 0, "CU02")
    for value in range(2, 13):
        turn(match, 0, value)
        assert "plough.guild" not in notations(match)
        assert "serve.CU02" not in notations(match)
    turn(match, 0, 11)
    play(match, "use.hall", "decline")
    assert match.view(0)["villages"][0]["marks"] == ["shops", "fields"]
    assert stock(match, 0, "horse") == 0


@pytest.mark.rule("MV-HALL-15")
def test_every_hall_exists_once() -> None:
    match = myvillage()
    hall(match, 0, "guild")
    assert match.view(None)["cards"]["halls"].keys() == {"finance", "areas", "population"}
    turn(match, 1, 11)
    assert reasons(match)["take.guild"] == "GONE"
    assert "take.areas" in notations(match)


def test_a_tile_that_was_not_taken_cannot_be_moved() -> None:
    match = myvillage()
    turn(match, 0, 12)
    play(match, "take.meeting", "decline")
    assert match.state.tile[0] == NOBODY
    turn(match, 0, 12)
    play(match, "use.meeting")
    assert match.actor == 1
    assert match.state.agenda[match.state.depth - 1, 0] == Task.DIE
