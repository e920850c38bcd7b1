"""Craft buildings and cornfields."""

import pytest

from chronik.myvillage.state import Good, Shop
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
    travelled,
    turn,
    waiting,
)


@pytest.mark.rule("MV-CRAFT-01")
def test_a_shop_needs_the_craftsman() -> None:
    match = myvillage()
    absent(match, 0, "craftsman")
    turn(match, 0, 5)
    for kind in Shop:
        assert reasons(match)[f"take.{kind.name.lower()}"] == "NO_CRAFTSMAN"


@pytest.mark.rule("MV-CRAFT-02")
def test_one_shop_of_each_kind() -> None:
    match = myvillage()
    shop(match, 0, "brewery", 5)
    for value in (6, 8, 9):
        turn(match, 0, value)
        assert reasons(match)["take.brewery"] == "HAVE_ONE"
        assert "take.smithy" in notations(match)
    for name in ("stables", "smithy", "scriptorium", "wainwright"):
        turn(match, 0, 8)
        play(match, f"take.{name}")
    assert len(match.view(0)["villages"][0]["shops"]) == 5
    sound(match)


@pytest.mark.rule("MV-CRAFT-03")
@pytest.mark.parametrize("value", [5, 6, 8, 9])
def test_the_shop_with_the_value_is_taken(value: int) -> None:
    match = myvillage()
    turn(match, 0, value)
    play(match, "take.stables")
    (card,) = match.view(0)["villages"][0]["shops"]
    assert card["values"] == [value]
    turn(match, 1, value)
    assert reasons(match)["take.stables"] == "GONE"
    rest = [values for values in ([5], [6], [8], [9]) if values != [value]]
    assert match.view(0)["cards"]["shops"]["stables"]["left"] == rest


@pytest.mark.rule("MV-CRAFT-04")
@pytest.mark.parametrize("kind", list(Shop))
def test_a_new_shop_makes_a_good(kind: Shop) -> None:
    match = myvillage()
    turn(match, 0, 9)
    play(match, f"take.{kind.name.lower()}")
    assert match.state.goods[0].tolist() == [int(good == kind) for good in Good]


@pytest.mark.rule("MV-CRAFT-05")
def test_a_shop_makes_another_good() -> None:
    match = myvillage()
    shop(match, 0, "brewery", 5, goods=1)
    shop(match, 0, "stables", 6, goods=1)
    turn(match, 0, 5)
    play(match, "use.brewery")
    assert match.state.goods[0].tolist() == [1, 2, 0, 0, 0]
    turn(match, 0, 5)
    absent(match, 0, "craftsman")
    assert reasons(match)["use.brewery"] == "NO_CRAFTSMAN"


@pytest.mark.rule("MV-CRAFT-06")
def test_a_full_shop_makes_nothing() -> None:
    match = myvillage()
    room = int(match.game.boxes[0].shop_room[Shop.SCRIPTORIUM])
    shop(match, 0, "scriptorium", 5, goods=room)
    turn(match, 0, 5)
    play(match, "use.scriptorium")
    assert stock(match, 0, "scroll") == room
    assert match.state.clock[0] == 1
    assert "NO_ROOM" in events(match)


@pytest.mark.rule("MV-CRAFT-07", "MV-GEN-01")
def test_goods_are_good_without_a_craftsman() -> None:
    match = myvillage()
    absent(match, 0, "craftsman")
    shop(match, 0, "stables", 5, goods=1)
    shop(match, 0, "wainwright", 5, goods=1)
    waiting(match, 0, "CU02")
    turn(match, 0, 6)
    play(match, "serve.CU02")
    assert is_served(match, 0, "CU02")
    travelled(match, 0, "TR-A1", "TR-B1")
    turn(match, 0, 7).coins[0] = 0
    play(match, "take.C")
    assert stock(match, 0, "wagon") == 0


@pytest.mark.rule("MV-FIELD-01", "MV-GEN-06")
def test_any_number_of_fields() -> None:
    match = myvillage()
    fields(match, 1, 4)
    fields(match, 0, 3)
    turn(match, 0, 7)
    play(match, "take.field")
    assert (match.state.fields[0], match.state.fields_left) == (4, 0)
    for seat in (0, 1, 2):
        turn(match, seat, 7)
        assert reasons(match)["take.field"] == "GONE"


@pytest.mark.rule("MV-FIELD-02")
def test_taking_a_field() -> None:
    match = myvillage()
    match.state.villager[0] = [0, 0, 0, 0, 1]
    s = turn(match, 0, 7)
    s.coins[0] = 0
    play(match, "take.field")
    assert (s.coins[0], s.fields[0], s.clock[0]) == (1, 1, 1)


@pytest.mark.rule("MV-FIELD-03")
def test_a_plough_gives_one_more_coin() -> None:
    match = myvillage()
    fields(match, 0, 2, ploughs=1)
    s = turn(match, 0, 7)
    s.coins[0] = 0
    play(match, "use.field1")
    assert s.coins[0] == 2
    play(match, "use.field2")
    assert s.coins[0] == 3
    assert s.plough[0, 0] == 1


@pytest.mark.rule("MV-FIELD-04")
def test_one_plough_on_each_field() -> None:
    match = myvillage()
    fields(match, 0, 1, ploughs=1)
    shop(match, 0, "smithy", 5, goods=1)
    turn(match, 0, 7)
    assert reasons(match)["plough.smithy"] == "NO_BARE_FIELD"


@pytest.mark.rule("MV-FIELD-05", "MV-AMB-22")
def test_a_plough_may_be_put_on_a_field_at_any_time() -> None:
    match = myvillage()
    fields(match, 0, 1)
    shop(match, 0, "smithy", 5, goods=1)
    s = turn(match, 0, 7)
    s.coins[0] = 0
    play(match, "plough.smithy")
    assert (s.plough[0, 0], stock(match, 0, "plough"), s.clock[0]) == (1, 0, 0)
    assert match.actor == 0
    play(match, "use.field1")
    assert s.coins[0] == 2
    match = myvillage()  # between two banners, too
    fields(match, 0, 2)
    shop(match, 0, "smithy", 5, goods=1)
    s = turn(match, 0, 7)
    s.coins[0] = 0
    play(match, "use.field1", "plough.smithy", "field.2", "use.field2")
    assert s.coins[0] == 1 + 2


@pytest.mark.rule("MV-FIELD-06")
def test_a_plough_stays_on_its_field() -> None:
    match = myvillage()
    fields(match, 0, 2, ploughs=1)
    shop(match, 0, "smithy", 5, goods=0)
    turn(match, 0, 7)
    assert reasons(match)["plough.smithy"] == "NO_PLOUGH"
    assert reasons(match)["plough.guild"] == "NO_JOKER"
    before = match.state.plough[0].tolist()
    play(match, "use.field2", "use.field1")
    assert match.state.plough[0].tolist() == before


@pytest.mark.rule("MV-FIELD-07")
def test_a_plough_on_a_field_can_pay() -> None:
    match = myvillage()
    fields(match, 0, 1, ploughs=1)
    waiting(match, 0, "CU06")  # 6/8: plough
    turn(match, 0, 6)
    play(match, "serve.CU06")
    assert is_served(match, 0, "CU06")
    assert match.state.plough[0, 0] == 0


@pytest.mark.rule("MV-AMB-14", "MV-AMB-23", "MV-HALL-10")
def test_a_joker_becomes_a_plough() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=1)
    fields(match, 0, 1)
    waiting(match, 0, "CU02")
    turn(match, 0, 6)
    assert "serve.CU02" in notations(match)
    play(match, "plough.guild")
    assert (match.state.jokers[0], match.state.plough[0, 0]) == (0, 1)
    assert reasons(match)["serve.CU02"] == "NO_GOODS"


@pytest.mark.rule("MV-AMB-39")
def test_the_payer_chooses_where_a_good_comes_from() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=1)
    fields(match, 0, 2, ploughs=1)
    shop(match, 0, "smithy", 5, goods=1)
    waiting(match, 0, "CU13")  # two ploughs
    turn(match, 0, 6)
    play(match, "serve.CU13")
    assert notations(match) == {"pay.plough", "pay.joker", "pay.field1"}
    play(match, "pay.field1", "pay.joker")
    assert stock(match, 0, "plough") == 1
    assert (match.state.jokers[0], match.state.plough[0].sum()) == (0, 0)


def test_a_joker_needed_later_cannot_be_paid_now() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=1)
    fields(match, 0, 1, ploughs=1)
    shop(match, 0, "smithy", 5, goods=1)
    waiting(match, 0, "CU23")  # 2/12: plough and scroll
    turn(match, 0, 2)
    play(match, "serve.CU23")
    assert notations(match) == {"pay.plough", "pay.field1"}
    assert reasons(match) == {"pay.joker": "NEEDED_LATER"}


def test_fields_that_are_alike_are_offered_once() -> None:
    match = myvillage()
    fields(match, 0, 4, ploughs=2)
    turn(match, 0, 7)
    assert {name for name in notations(match) if "field" in name} == {
        "take.field",
        "use.field1",
        "use.field3",
    }
    meeting(match, 0, tile=beside("field"))
    assert {"use.field1", "use.field2", "use.field3"} <= notations(match)
    assert "use.field4" not in notations(match)
