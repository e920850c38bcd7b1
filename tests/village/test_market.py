"""The market: a day of sales."""

import pytest

from chronik.village.names import Good
from chronik.village.state import Task
from village.market_day import QUEUE, STALLS, asked, both, call, customers, lay_market, market
from village.positions import (
    ask,
    events,
    give,
    lay,
    members,
    names,
    notations,
    play,
    put,
    reasons,
)


@pytest.mark.rule("V-MKT-01")
@both
def test_everybody_is_asked(edition: str) -> None:
    match = market(edition, players=4)
    call(match)
    assert asked(match, 4) == [0, 1, 2, 3]
    assert events(match) == ["PASSED", "CLOSED_MARKET"]
    assert match.actor == 1
    assert notations(match) == {"take.harvest:brown"}


@pytest.mark.rule("V-MKT-02")
@both
def test_the_caller_first_then_clockwise(edition: str) -> None:
    match = market(edition, caller=2)
    call(match)
    assert asked(match, 3) == [2, 0, 1]


@pytest.mark.rule("V-MKT-03")
@both
def test_the_queue_waits(edition: str) -> None:
    match = market(edition)
    give(match, 0, horse=1, plough=1)
    call(match)
    assert notations(match) == {"market.pass"}
    refused = reasons(match)
    assert {refused[f"market.serve:{name}"] for name in QUEUE} == {"IN_QUEUE"}
    assert {refused[f"market.serve:{name}"] for name in STALLS[:4]} == {"NO_WARES"}


@pytest.mark.rule("V-MKT-04")
@both
def test_serving_takes_exactly_the_wares(edition: str) -> None:
    match = market(edition, stalls=["K21", "K11", "K15", "K16"])
    give(match, 0, horse=2, plough=1, ox=1, grain=3)
    stock = match.state.stock.copy()
    call(match)
    play(match, "market.serve:K21")
    assert (match.state.stock - stock)[:5].tolist() == [0, 1, 1, 0, 0]
    assert match.state.goods[0, :5].tolist() == [0, 1, 0, 1, 0]
    assert match.state.grain[0] == 3
    assert names(match, 0) == ["K21"]


@pytest.mark.rule("V-MKT-05", "V-AMB-27")
@both
def test_a_served_customer_lies_face_down(edition: str) -> None:
    match = market(edition, stalls=["K21", "K11", "K15", "K16"])
    give(match, 0, horse=1, plough=1)
    call(match)
    play(match, "market.serve:K21")
    assert match.state.points[0] == 0
    assert match.breakdown(0)["customers"] == 6
    for seat in (1, 2, None):
        farm = match.view(seat)["farms"][0]
        assert farm["customers"] == 1
        assert farm["customers_served"] is None
    own = match.view(0)["farms"][0]["customers_served"]
    assert own == [{"id": "K21", "wants": {"horse": 1, "plough": 1}, "points": 6}]


@pytest.mark.rule("V-AMB-27")
def test_all_but_served_customers_and_the_stack_is_open() -> None:
    match = market(stalls=["K21", "K11", "K15", "K16"])
    give(match, 0, horse=1, plough=1, green=2)
    give(match, 1, ox=1, green=1)
    give(match, 2, scroll=2, green=1)
    put(match, 1, 1, "bag")
    call(match)
    play(match, "market.serve:K21", "market.serve:K11", "market.serve:K16")
    views = [match.view(seat) for seat in (0, 1, 2, None)]
    for view in views:
        view.pop("seat")
        for farm in view["farms"]:
            farm.pop("customers_served")
            farm.pop("scoring")  # made of them, too
        assert view["market"]["stack"] == 15
        assert view["farms"][1]["family"][0]["place"] == "bag"
    assert all(view == views[0] for view in views)
    twins = [match.hidden(1, seed) for seed in range(20)]
    assert {tuple(names(twin, 1)) for twin in twins} == {("K11",)}
    assert {tuple(sorted(names(twin, 0) + names(twin, 2))) for twin in twins} == {("K16", "K21")}
    assert len({tuple(names(twin, 0)) for twin in twins}) == 2
    assert len({tuple(twin.state.stack[:15].tolist()) for twin in twins}) == 20
    stack = sorted(match.state.stack[:15].tolist())
    for twin in twins:
        assert sorted(twin.state.stack[:15].tolist()) == stack
        assert twin.state.stall.tolist() == match.state.stall.tolist()
        assert twin.state.queue.tolist() == match.state.queue.tolist()
        assert twin.state.owner.tolist().count(0) == 1


@pytest.mark.rule("V-MKT-06")
@both
def test_the_callers_first_sale_costs_only_the_wares(edition: str) -> None:
    match = market(edition)
    give(match, 0, wagon=1)
    call(match)
    play(match, "market.serve:K09")
    assert names(match, 0) == ["K09"]
    assert match.state.life[0] == 0
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]  # the cube of the market


@pytest.mark.rule("V-MKT-07")
@both
def test_every_other_sale_costs_green_and_time(edition: str) -> None:
    match = market(edition)
    give(match, 0, wagon=1, ox=1)
    give(match, 1, grain=4)
    call(match)
    play(match, "market.serve:K09")
    assert notations(match) == {"market.pass"}
    assert reasons(match)["market.serve:K15"] == "NO_SURCHARGE"
    give(match, 1, green=1)
    play(match, "market.serve:K15")
    assert match.state.influence[1].tolist() == [0, 0, 0, 0]
    assert match.state.life[1] == 1
    assert names(match, 1) == ["K15"]
    play(match, "market.pass")
    assert match.actor == 0
    assert reasons(match)["market.serve:K11"] == "NO_SURCHARGE"
    give(match, 0, green=1)
    play(match, "market.serve:K11")
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]
    assert match.state.life[0] == 1


@pytest.mark.rule("V-MKT-08")
@both
def test_one_customer_a_pass(edition: str) -> None:
    match = market(edition)
    give(match, 0, wagon=1, ox=1, green=1)
    call(match)
    play(match, "market.serve:K09")
    assert match.actor == 1
    play(match, "market.pass", "market.pass")
    assert match.actor == 0
    assert "market.serve:K11" in notations(match)


@pytest.mark.rule("V-MKT-09", "V-MKT-10")
@both
def test_who_passes_is_out_until_the_next_market_day(edition: str) -> None:
    match = market(edition)
    give(match, 0, wagon=1, green=1)
    give(match, 1, scroll=2, green=1)
    give(match, 2, grain=4, green=1)
    call(match)
    play(match, "market.serve:K09")
    assert match.actor == 1
    play(match, "market.pass")
    assert match.actor == 2
    play(match, "market.serve:K15")
    assert asked(match, 2) == [0, 2]
    assert match.state.passed.tolist() == [0, 0, 0, 0, 0]
    lay(match, market={"pink": 1}, harvest={"brown": 1})
    ask(match, Task.TAKE, 0)
    call(match)
    assert asked(match, 3) == [0, 1, 2]


@pytest.mark.rule("V-MKT-11")
@both
def test_it_ends_with_the_last_customer(edition: str) -> None:
    match = market(edition, stalls=["K09", "", "", "K11"])
    give(match, 0, wagon=1)
    give(match, 1, ox=1, green=1)
    give(match, 2, grain=5, green=1)
    call(match)
    play(match, "market.serve:K09")
    play(match, "market.serve:K11")
    assert events(match)[-1] == "CLOSED_MARKET"
    assert match.actor == 1
    assert notations(match) == {"take.harvest:brown"}


@pytest.mark.rule("V-MKT-12")
@both
def test_the_day_goes_on_without_the_caller(edition: str) -> None:
    match = market(edition)
    give(match, 1, ox=1, green=1)
    call(match)
    assert notations(match) == {"market.pass"}
    play(match, "market.pass")
    assert match.actor == 1
    play(match, "market.serve:K11")
    assert match.state.influence[1].sum() == 0
    assert match.state.life[1] == 1


@pytest.mark.rule("V-MKT-19", "V-MKT-20")
@both
def test_a_death_of_the_market_comes_at_once(edition: str) -> None:
    match = market(edition)
    give(match, 1, ox=1, green=1)
    put(match, 1, 1, "smithy")
    match.state.life[1] = 9
    call(match)
    play(match, "market.pass", "market.serve:K11")
    assert events(match) == ["PAID_CUBES", "SPENT_TIME"]
    assert match.actor == 1
    assert notations(match) == {"die.1@farm", "die.1@smithy"}
    assert match.state.goods[1, Good.OX] == 1
    play(match, "die.1@smithy")
    assert events(match) == ["INTO_CHRONICLE", "PAID_GOOD", "SERVED"]
    assert members(match, 1, "chroniclecraft") == [1]
    assert match.state.due[1] == 0
    assert match.actor == 2
    assert "market.pass" in notations(match)


@pytest.mark.rule("V-MKT-20")
@both
def test_the_surcharge_is_paid_before_the_wares(edition: str) -> None:
    match = market(edition)
    give(match, 1, grain=4, green=1)
    call(match)
    play(match, "market.pass", "market.serve:K15")
    assert events(match) == ["PAID_CUBES", "SPENT_TIME", "PAID_GRAIN", "SERVED"]


@pytest.mark.rule("V-AMB-23")
@both
def test_a_caller_who_passes_is_out_too(edition: str) -> None:
    match = market(edition)
    give(match, 0, wagon=1, green=1)
    give(match, 1, ox=1, green=1)
    call(match)
    play(match, "market.pass", "market.serve:K11", "market.pass")
    assert asked(match, 1) == [1]
    assert events(match) == ["PASSED", "CLOSED_MARKET"]
    assert names(match, 0) == []


@pytest.mark.rule("V-EX-MKT-ORIGINAL", "V-EX-MKT-BIGBOX")
@pytest.mark.parametrize(("edition", "fourth"), [("original", "K08"), ("bigbox", "K10")])
def test_the_market_day_of_the_example(edition: str, fourth: str) -> None:
    """Horse and plough, three grain, scroll and grain; the fourth wants a plough, or a horse."""
    match = market(edition, stalls=["K21", "K04", "K06", fourth])
    lay_market(match, ["K21", "K04", "K06", fourth], ["K11", "K12", "K13", "K14", "K15"])
    give(match, 0, horse=1, plough=1, scroll=1, grain=1, green=1)
    give(match, 1, grain=3, green=1)
    give(match, 2, scroll=1, green=1)
    top = customers(match.state.stack[:15])[::-1]
    call(match)
    assert {"market.serve:K21", "market.serve:K06"} < notations(match)
    play(match, "market.serve:K21")
    assert (match.state.life[0], match.state.influence[0, 1]) == (0, 1)
    assert notations(match) == {"market.pass", "market.serve:K04"}
    play(match, "market.serve:K04")
    assert (match.state.life[1], match.state.influence[1, 1], match.state.grain[1]) == (1, 0, 0)
    assert notations(match) == {"market.pass"}
    play(match, "market.pass")
    assert notations(match) == {"market.pass", "market.serve:K06"}
    play(match, "market.serve:K06")
    assert (match.state.life[0], match.state.influence[0, 1], match.state.grain[0]) == (1, 0, 0)
    assert asked(match, 2) == [1, 0]
    assert events(match) == ["PASSED", "CLOSED_MARKET"]
    assert customers(match.state.stall) == ["K11", "K12", "K13", fourth, ""]
    assert customers(match.state.queue) == ["K14", "K15", *top[:3]]
    assert names(match, 0) == ["K06", "K21"]
    assert names(match, 1) == ["K04"]
    assert match.breakdown(0)["customers"] == 6 + 3
