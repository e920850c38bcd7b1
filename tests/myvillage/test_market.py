"""The bailiff's office and the customers."""

import pytest

from chronik.table import Match
from myvillage.positions import (
    absent,
    church,
    events,
    is_served,
    monk_on_top,
    myvillage,
    notations,
    on_display,
    play,
    reasons,
    restack,
    served,
    shop,
    sound,
    time_spent,
    turn,
    waiting,
    waits,
)


def visit(match: Match, count: int, coins: int = 1) -> list[str]:
    """Go to the bailiff and take so many customers; which."""
    match.state.coins[0] = coins
    turn(match, 0, 4)
    taken = on_display(match)[:count]
    play(match, "bailiff", *(f"lure.{name}" for name in taken))
    if "lure.done" in notations(match):
        play(match, "lure.done")
    return taken


@pytest.mark.rule("MV-BAIL-01")
@pytest.mark.parametrize("value", range(2, 13))
def test_the_bailiff_needs_four_or_ten(value: int) -> None:
    match = myvillage()
    turn(match, 0, value)
    assert ("bailiff" in notations(match)) == (value in (4, 10))


@pytest.mark.rule("MV-BAIL-02")
def test_one_to_four_of_the_display() -> None:
    match = myvillage()
    turn(match, 0, 10).coins[0] = 1
    shown = on_display(match)
    play(match, "bailiff")
    assert notations(match) == {f"lure.{name}" for name in shown}
    assert reasons(match)["lure.done"] == "NONE_YET"
    play(match, f"lure.{shown[5]}")
    assert notations(match) == {f"lure.{name}" for name in shown[:5]} | {"lure.done"}
    play(match, *(f"lure.{name}" for name in shown[1:4]))
    assert match.actor == 1  # there is no fifth
    assert waits(match, 0) == {shown[5], *shown[1:4]}
    sound(match)


@pytest.mark.rule("MV-BAIL-03", "MV-BAIL-04", "MV-BAIL-05", "MV-BAIL-06")
@pytest.mark.parametrize(("count", "time", "coins"), [(1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1)])
def test_what_customers_cost(count: int, time: int, coins: int) -> None:
    match = myvillage()
    taken = visit(match, count)
    assert waits(match, 0) == set(taken)
    assert time_spent(match, 0, 0) == time
    assert match.state.coins[0] == 1 - coins


@pytest.mark.rule("MV-BAIL-05", "MV-BAIL-06")
def test_three_need_a_coin() -> None:
    match = myvillage()
    turn(match, 0, 4).coins[0] = 0
    shown = on_display(match)
    play(match, "bailiff", f"lure.{shown[0]}", f"lure.{shown[1]}")
    assert waits(match, 0) == set(shown[:2])
    assert match.actor == 1  # a third cannot be paid, so nobody is asked


@pytest.mark.rule("MV-BAIL-07")
def test_the_display_is_filled_afterwards() -> None:
    match = myvillage()
    restack(match, 6, 10)
    before = set(on_display(match))
    taken = visit(match, 3)
    assert len(on_display(match)) == 6
    assert match.state.stacked == 7
    assert set(taken) <= before


@pytest.mark.rule("MV-BAIL-08")
def test_an_empty_stack_fills_nothing() -> None:
    match = myvillage()
    restack(match, 6, 1)
    visit(match, 4)
    assert len(on_display(match)) == 3
    assert match.state.stacked == 0
    visit(match, 3)
    assert on_display(match) == []
    assert match.actor == 1
    turn(match, 0, 4)
    assert reasons(match)["bailiff"] == "NO_CUSTOMER"


@pytest.mark.rule("MV-BAIL-09")
def test_customers_need_no_merchant() -> None:
    match = myvillage()
    absent(match, 0, "merchant")
    taken = visit(match, 2, coins=0)
    assert waits(match, 0) == set(taken)


@pytest.mark.rule("MV-BAIL-10")
def test_customers_wait_without_limit() -> None:
    match = myvillage()
    names = [f"CU{n:02}" for n in range(1, 10)]
    waiting(match, 0, *names)
    assert match.breakdown(0)["customers"] == 0
    visit(match, 4)
    assert len(waits(match, 0)) == 13
    assert set(names) <= waits(match, 0)
    assert match.breakdown(0)["customers"] == 0


@pytest.mark.rule("MV-CUST-01")
@pytest.mark.parametrize("value", range(2, 13))
def test_customers_come_only_by_the_bailiff(value: int) -> None:
    match = myvillage()
    turn(match, 0, value)
    shown = on_display(match)
    in_question = notations(match) | set(reasons(match))
    assert not any(name.endswith(tuple(shown)) for name in in_question)


@pytest.mark.rule("MV-CUST-02")
def test_serving_a_customer() -> None:
    match = myvillage()
    waiting(match, 0, "CU16")  # 3/11: horse and beer
    shop(match, 0, "stables", 5, goods=1)
    turn(match, 0, 11)
    assert reasons(match)["serve.CU16"] == "NO_GOODS"
    shop(match, 0, "brewery", 5, goods=1)
    assert "serve.CU16" in notations(match)
    absent(match, 0, "merchant")
    assert reasons(match)["serve.CU16"] == "NO_MERCHANT"
    match.state.villager[0] = 1
    turn(match, 0, 10)
    assert reasons(match)["serve.CU16"] == "WRONG_VALUE"


@pytest.mark.rule("MV-CUST-03")
def test_a_served_customer_is_no_banner_any_more() -> None:
    match = myvillage()
    waiting(match, 0, "CU09", "CU14")
    shop(match, 0, "wainwright", 5, goods=1)
    shop(match, 0, "scriptorium", 5, goods=2)
    turn(match, 0, 3)
    play(match, "serve.CU09")
    assert "serve.CU09" not in notations(match) | set(reasons(match))
    assert is_served(match, 0, "CU09")
    assert match.breakdown(0)["customers"] == 2
    assert match.state.goods[0].tolist() == [0, 0, 0, 2, 0]


@pytest.mark.rule("MV-CUST-04")
def test_only_served_customers_count() -> None:
    match = myvillage()
    served(match, 0, "CU01", "CU10")  # 2 and 3
    waiting(match, 0, "CU12", "CU23")  # 4 and 5
    assert match.breakdown(0)["customers"] == 5


@pytest.mark.rule("MV-CUST-05")
def test_several_customers_in_one_turn() -> None:
    match = myvillage()
    waiting(match, 0, "CU14", "CU09")
    shop(match, 0, "scriptorium", 5, goods=2)
    shop(match, 0, "wainwright", 5, goods=1)
    turn(match, 0, 3)
    play(match, "serve.CU14", "serve.CU09")
    assert is_served(match, 0, "CU14")
    assert is_served(match, 0, "CU09")


@pytest.mark.rule("MV-CHURCH-06")
def test_the_trade_church_shows_one_more_and_gives_one() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 4).coins[0] = 0
    play(match, "bailiff")
    shown = on_display(match)
    assert len(shown) == 7
    assert notations(match) == {f"free.{name}" for name in shown} | {"decline"}
    play(match, f"free.{shown[0]}", f"lure.{shown[1]}", f"lure.{shown[2]}")
    assert waits(match, 0) == set(shown[:3])
    assert time_spent(match, 0, 0) == 2
    assert match.state.coins[0] == 0


@pytest.mark.rule("MV-CHURCH-07")
def test_the_trade_church_gives_up_to_five() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 4).coins[0] = 1
    play(match, "bailiff")
    shown = on_display(match)
    play(match, f"free.{shown[0]}", *(f"lure.{name}" for name in shown[1:5]))
    assert waits(match, 0) == set(shown[:5])
    assert time_spent(match, 0, 0) == 3
    assert match.state.coins[0] == 0
    assert match.actor == 1


@pytest.mark.rule("MV-CHURCH-08")
def test_afterwards_six_are_shown() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 4)
    play(match, "bailiff")
    assert match.state.stacked == 26
    shown = on_display(match)
    play(match, f"free.{shown[0]}", f"lure.{shown[1]}", "lure.done")
    assert match.state.stacked == 25
    assert len(on_display(match)) == 6
    sound(match)


@pytest.mark.rule("MV-AMB-17", "MV-AMB-18")
def test_the_trade_church_with_few_customers() -> None:
    match = myvillage()
    church(match, 0, "trade")
    restack(match, 1, 0)
    turn(match, 0, 4)
    (last,) = on_display(match)
    play(match, "bailiff", f"free.{last}")
    assert match.actor == 1
    assert time_spent(match, 0, 0) == 0
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 4)
    play(match, "bailiff", "decline")
    assert reasons(match)["lure.done"] == "NONE_YET"


@pytest.mark.rule("MV-MONK-09")
@pytest.mark.parametrize("count", [1, 2])
def test_a_market_monk(count: int) -> None:
    match = myvillage()
    church(match, 0, "abbey")
    turn(match, 0, 6).coins[0] = 3
    play(match, monk_on_top(match, "MO-R5"), "bonus.market")
    taken = on_display(match)[:count]
    play(match, *(f"lure.{name}" for name in taken))
    if count == 1:
        play(match, "lure.done")
    assert match.actor == 1  # there is no third
    assert waits(match, 0) == set(taken)
    assert time_spent(match, 0, 0) == 3 + count
    assert match.state.coins[0] == 3
    assert len(on_display(match)) == 6


@pytest.mark.rule("MV-MONK-10")
def test_a_market_monk_with_the_trade_church() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R5"), "bonus.market")
    shown = on_display(match)
    assert len(shown) == 7
    play(match, f"free.{shown[0]}", f"lure.{shown[1]}", f"lure.{shown[2]}")
    assert waits(match, 0) == set(shown[:3])
    assert time_spent(match, 0, 0) == 3 + 2
    assert match.actor == 1


@pytest.mark.rule("MV-AMB-31")
def test_the_bonus_of_a_market_monk_may_lapse_for_free() -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R5"), "decline")
    assert time_spent(match, 0, 0) == 3
    assert waits(match, 0) == set()
    assert len(on_display(match)) == 6
    restack(match, 0, 0)
    turn(match, 0, 5)
    play(match, monk_on_top(match, "MO-J4"))
    assert match.actor == 1  # nobody is there: nothing to decide
    assert "NO_CUSTOMER" in events(match)
