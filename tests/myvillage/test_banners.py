"""Activating banners: black, white, or the question mark."""

from pathlib import Path

import pytest

import chronik
from chronik.myvillage.components import FOLDER
from chronik.myvillage.state import Hall
from myvillage.positions import (
    absent,
    alone,
    beside,
    church,
    fields,
    hall,
    is_served,
    meeting,
    myvillage,
    notations,
    play,
    reasons,
    reprint,
    served,
    shop,
    sound,
    stock,
    time_spent,
    travelled,
    turn,
    waiting,
)


@pytest.mark.rule("MV-BAN-01")
def test_exactly_one_of_three_ways() -> None:
    match = myvillage()
    match.state.board[0] = 0  # game banner 5/6
    turn(match, 0, 5)
    assert reasons(match)["done"] == "NOTHING_YET"
    shop(match, 0, "brewery", 5)
    play(match, "use.game")
    assert {"done", "use.brewery"} <= notations(match)
    assert {reasons(match)[name] for name in ("take.stables", "take.healing", "chief", "hand")} == {
        "WHITE_BEGUN"
    }
    turn(match, 0, 5)
    play(match, "take.stables")
    assert match.actor == 1


@pytest.mark.rule("MV-BAN-02")
def test_exactly_one_black_banner() -> None:
    match = myvillage()
    turn(match, 1, 4)
    assert {"hand", "bailiff"} <= notations(match)
    play(match, "hand")
    assert match.actor == 2


@pytest.mark.rule("MV-BAN-04", "MV-AMB-02")
@pytest.mark.parametrize("value", range(2, 13))
def test_a_banner_shows_one_or_two_values(value: int) -> None:
    match = myvillage()
    turn(match, 1, value)
    for name in ("hand", "bailiff"):
        if value in (4, 10):
            assert name in notations(match)
        else:
            assert reasons(match)[name] == "WRONG_VALUE"


@pytest.mark.rule("MV-BAN-05")
def test_all_costs_must_be_payable() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1", "TR-D1")
    shop(match, 0, "stables", 5, goods=1)
    s = turn(match, 0, 7)
    s.coins[0] = 1
    assert reasons(match)["take.E"] == "CANNOT_PAY"
    s.coins[0] = 2
    assert "take.E" in notations(match)
    s.goods[0] = 0
    assert reasons(match)["take.E"] == "CANNOT_PAY"


@pytest.mark.rule("MV-BAN-06")
def test_goods_come_from_the_matching_card() -> None:
    match = myvillage()
    for name in ("stables", "brewery", "scriptorium"):
        shop(match, 0, name, 5, goods=1)
    waiting(match, 0, "CU04")  # 7: beer
    turn(match, 0, 7)
    play(match, "serve.CU04")
    assert match.state.goods[0].tolist() == [1, 0, 0, 1, 0]


@pytest.mark.rule("MV-BAN-06")
def test_coins_come_from_the_barn() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1")
    turn(match, 0, 7).coins[0] = 3
    play(match, "take.B")
    assert match.state.coins[0] == 2


@pytest.mark.rule("MV-BAN-07")
@pytest.mark.parametrize(
    ("value", "move", "why"),
    [
        (6, "take.abbey", "HAVE_ONE"),
        (3, "take.finance", "HAVE_ONE"),
        (2, "take.meeting", "HAVE_ONE"),
        (5, "take.stables", "HAVE_ONE"),
        (7, "take.B", "NOT_NEXT"),
        (8, "take.trade", "HAVE_ONE"),
    ],
)
def test_further_prerequisites(value: int, move: str, why: str) -> None:
    match = myvillage()
    church(match, 0, "healing")
    hall(match, 0, "guild")
    meeting(match, 0)
    shop(match, 0, "stables", 9)
    turn(match, 0, value)
    assert reasons(match)[move] == why


@pytest.mark.rule("MV-BAN-08")
def test_a_taken_card_leaves_the_display() -> None:
    match = myvillage()
    turn(match, 0, 7)
    play(match, "take.field")
    assert match.state.fields_left == 7
    assert match.view(0)["villages"][0]["fields"] == [{"plough": False}]
    sound(match)


@pytest.mark.rule("MV-BAN-09")
def test_a_card_cannot_pay_for_itself(tmp_path: Path) -> None:
    text = (FOLDER / "council.toml").read_text(encoding="utf-8")
    text = text.replace("gives = 2", "gives = 2\ncoins = 1")
    (tmp_path / "council.toml").write_text(text, encoding="utf-8")
    match = chronik.game("myvillage", players=3, components=tmp_path).match(seed=1)
    s = turn(match, 0, 3)
    s.coins[0] = 0
    assert reasons(match)["take.finance"] == "NO_COIN"
    s.coins[0] = 1
    play(match, "take.finance")
    assert s.coins[0] == 2


@pytest.mark.rule("MV-BAN-10")
def test_the_question_mark_is_always_possible() -> None:
    match = myvillage()
    alone(match, 0, "merchant")
    s = turn(match, 0, 12)
    s.coins[0] = 0
    assert notations(match) == {"chief", "choose"}
    play(match, "chief")
    assert match.actor == 1


@pytest.mark.rule("MV-BAN-11")
def test_no_white_banner_in_the_turn_a_card_is_taken() -> None:
    match = myvillage()
    s = turn(match, 0, 3)
    play(match, "take.finance")
    assert match.actor == 1
    assert s.coins[0] == 1 + 2


@pytest.mark.rule("MV-WHITE-01")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_or_more_white_banners(count: int) -> None:
    match = myvillage()
    for seat in (0, 1):
        shop(match, seat, "stables", 5 + seat)
    shop(match, 0, "brewery", 5)
    match.state.board[0] = 0
    turn(match, 0, 5)
    moves = ["use.stables", "use.brewery", "use.game"]
    assert set(moves) <= notations(match)
    play(match, *moves[:count], *(["done"] if count < 3 else []))
    assert match.actor == 1
    assert stock(match, 0, "horse") == 1
    assert stock(match, 1, "horse") == 0


@pytest.mark.rule("MV-WHITE-02")
def test_white_banners_must_match() -> None:
    match = myvillage()
    shop(match, 0, "stables", 6, goods=3)
    shop(match, 0, "smithy", 9, goods=1)
    shop(match, 0, "scriptorium", 5, goods=2)
    waiting(match, 0, "CU02", "CU14", "CU07")  # 6/8, ?, 5/9
    turn(match, 0, 6)
    assert {"use.stables", "serve.CU02", "serve.CU14"} <= notations(match)
    assert reasons(match)["serve.CU07"] == reasons(match)["use.smithy"] == "WRONG_VALUE"


@pytest.mark.rule("MV-WHITE-03")
def test_costs_are_paid_for_each_banner() -> None:
    match = myvillage()
    shop(match, 0, "scriptorium", 5, goods=1)
    waiting(match, 0, "CU08", "CU33")  # both want a scroll
    meeting(match, 0, tile=beside("CU08"))
    turn(match, 0, 12)
    assert {"serve.CU08", "serve.CU33"} <= notations(match)
    play(match, "serve.CU33")
    assert stock(match, 0, "scroll") == 0
    assert reasons(match)["serve.CU08"] == "NO_GOODS"


@pytest.mark.rule("MV-WHITE-04")
def test_a_card_needs_its_area() -> None:
    match = myvillage()
    shop(match, 0, "stables", 5)
    turn(match, 0, 5)
    absent(match, 0, "craftsman")
    assert reasons(match)["use.stables"] == "NO_CRAFTSMAN"


@pytest.mark.rule("MV-WHITE-05")
def test_school_and_game_banner_need_nobody() -> None:
    match = myvillage()
    alone(match, 0, "merchant")
    match.state.board[0] = 0
    turn(match, 0, 5)
    assert "use.game" in notations(match)
    turn(match, 0, 11)
    assert "use.school" in notations(match)


@pytest.mark.rule("MV-WHITE-06")
@pytest.mark.parametrize("order", [("use.field1", "use.brewery"), ("use.brewery", "use.field1")])
def test_any_order(order: tuple[str, str]) -> None:
    match = myvillage()
    reprint(match, "field_values", 1 << 6)
    match.state.board[0] = 3  # no game banner for 6
    fields(match, 0, 1)
    shop(match, 0, "brewery", 6)
    s = turn(match, 0, 6)
    s.coins[0] = 0
    assert set(order) <= notations(match)
    play(match, order[0])
    assert (s.coins[0], stock(match, 0, "beer")) == ((1, 0) if order[0] == "use.field1" else (0, 1))
    play(match, order[1])
    assert (s.coins[0], stock(match, 0, "beer")) == (1, 1)
    assert match.actor == 1


@pytest.mark.rule("MV-WHITE-07")
def test_the_meeting_place_comes_last() -> None:
    match = myvillage()
    meeting(match, 0, tile=beside("school"))
    turn(match, 0, 2)
    assert {"use.meeting", "use.school"} <= notations(match)
    play(match, "use.meeting", "decline")
    assert match.actor == 1
    turn(match, 0, 2)
    play(match, "use.school", "school.enrol", "use.meeting")
    assert match.state.pupil[0, 0] == 1


@pytest.mark.rule("MV-WHITE-08")
def test_the_same_banner_once_per_turn() -> None:
    match = myvillage()
    hall(match, 0, "finance")
    turn(match, 0, 3)
    play(match, "use.school", "school.enrol")
    assert reasons(match)["use.school"] == "USED"


@pytest.mark.rule("MV-WHITE-09", "MV-AMB-12")
@pytest.mark.parametrize("value", range(2, 13))
def test_which_banners_are_white(value: int) -> None:
    match = myvillage()
    church(match, 0, "abbey", monks=2)
    hall(match, 0, "finance")
    meeting(match, 0)
    travelled(match, 0, "TR-A1")
    fields(match, 0, 1)
    for name in ("stables", "brewery"):
        shop(match, 0, name, 5, goods=1)
    waiting(match, 0, "CU01")
    served(match, 0, "CU02")
    turn(match, 0, value)
    in_question = notations(match) | set(reasons(match))
    whites = {name for name in in_question if name.startswith(("use.", "serve."))}
    cards = {"use.stables", "use.brewery", "use.field1", "use.hall", "use.meeting", "serve.CU01"}
    assert whites == cards | {"use.game", "use.school"}


@pytest.mark.rule("MV-WHITE-10")
@pytest.mark.parametrize("value", range(2, 13))
def test_a_white_banner_shows_the_values_of_the_dark_side(value: int) -> None:
    black, white = myvillage(), myvillage()
    for k, name in enumerate(("finance", "areas", "population", "guild")):
        turn(black, 0, value)
        hall(white, 0, name)
        turn(white, 0, value)
        assert (f"take.{name}" in notations(black)) == ("use.hall" in notations(white))
        assert white.state.hall[0] == Hall(k)
    for card in (5, 6, 8, 9):
        shop(white, 0, "wainwright", card)
        assert ("use.wainwright" in notations(white)) == (value == card)
    fields(white, 0, 1)
    assert ("take.field" in notations(black)) == ("use.field1" in notations(white))
    meeting(white, 0)
    assert ("take.meeting" in notations(black)) == ("use.meeting" in notations(white))


@pytest.mark.rule("MV-WHITE-11")
def test_question_mark_customers() -> None:
    match = myvillage()
    waiting(match, 0, "CU14")
    shop(match, 0, "scriptorium", 5, goods=2)
    turn(match, 0, 9)
    assert "serve.CU14" in notations(match)
    absent(match, 0, "merchant")
    assert reasons(match)["serve.CU14"] == "NO_MERCHANT"
    match.state.villager[0] = 1
    play(match, "take.mission")
    assert match.actor == 1


@pytest.mark.rule("MV-WHITE-12")
def test_white_banners_cost_at_most_one_time() -> None:
    box = myvillage().game.boxes[0]
    times = [*box.shop_white, box.field_white, *box.hall_white, box.meeting_white, *box.customer_time]
    assert set(times) <= {0, 1}
    assert (box.customer_goods > 0).all()


@pytest.mark.rule("MV-WHITE-13")
def test_yields_can_be_used_at_once() -> None:
    match = myvillage()
    shop(match, 0, "scriptorium", 5, goods=0)
    meeting(match, 0, tile=beside("scriptorium"))
    waiting(match, 0, "CU33")  # 2/12: scroll
    turn(match, 0, 2)
    assert reasons(match)["serve.CU33"] == "NO_GOODS"
    play(match, "use.scriptorium", "serve.CU33")
    assert is_served(match, 0, "CU33")


@pytest.mark.rule("MV-WHITE-14")
def test_the_white_action_repeats_the_black_one() -> None:
    match = myvillage()
    s = turn(match, 0, 8)
    play(match, "take.smithy")
    assert stock(match, 0, "plough") == 1
    turn(match, 0, 8)
    play(match, "use.smithy")
    assert stock(match, 0, "plough") == 2
    s.coins[0] = 0
    turn(match, 0, 7)
    play(match, "take.field")
    turn(match, 0, 7)
    s.goods[0] = 0
    play(match, "use.field1")
    assert s.coins[0] == 2
    turn(match, 0, 2)
    s.tree[0] = 0
    play(match, "take.meeting", "decline")
    assert (s.tree[0], s.markers[0]) == (1, 1)
    turn(match, 0, 2)
    play(match, "use.meeting")
    assert (s.tree[0], s.markers[0]) == (2, 2)


@pytest.mark.rule("MV-GAME-01")
def test_the_game_banner_gives_a_story() -> None:
    match = myvillage()
    match.state.board[0] = 1  # 5/8
    s = turn(match, 0, 8)
    alone(match, 0, "abbot")
    s.coins[0] = 0
    play(match, "use.game")
    assert s.tree[0] == 1
    assert time_spent(match, 0, 0) == 0


@pytest.mark.rule("MV-GAME-02")
def test_every_board_has_its_own_game_values() -> None:
    match = myvillage()
    pairs = [tuple(row.game) for row in match.game.components["boards"].board]
    assert len(set(pairs)) == 4
    shown = {v for row in match.game.components["crafts"].building for card in row.values for v in card}
    assert {value for pair in pairs for value in pair} <= shown
    assert {len(set(pair)) for pair in pairs} == {2}
