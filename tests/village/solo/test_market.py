"""Conny on market days."""

import pytest

from chronik.village.names import CONNY
from chronik.village.state import Task
from village.positions import (
    COLOURS,
    ask,
    events,
    give,
    lay,
    members,
    names,
    notations,
    play,
    reasons,
)
from village.solo.conny import (
    STALLS,
    board_cubes,
    customers,
    last_cube,
    market_day,
    take,
    tiles,
    tray,
)


@pytest.mark.rule("VS-MKT-01", "VS-MKT-03", "VS-AMB-08", "VS-AMB-11")
def test_a_market_day_of_connys() -> None:
    match = market_day(*STALLS)
    lay(match, crafts={"green": 1}, market={"green": 1}, harvest={"brown": 2})
    take(match, "crafts:green")
    assert customers(match) == ["K01"]
    assert match.state.goods[CONNY].sum() == 0
    assert events(match)[-3:] == ["TOOK_CUBE", "CALLED_MARKET", "SERVED"]
    assert notations(match) == {"market.pass", "market.serve:K02", "market.serve:K03"}
    give(match, 0, green=-int(match.state.influence[0, COLOURS["green"]]))
    assert reasons(match)["market.serve:K02"] == "NO_SURCHARGE"


@pytest.mark.rule("VS-MKT-02")
@pytest.mark.parametrize("expansions", [(), ("port",)])
@pytest.mark.parametrize(("served", "hers"), [("K01", "K02"), ("K02", "K01"), ("K03", "K01")])
def test_a_market_day_of_the_player(served: str, hers: str, expansions: tuple[str, ...]) -> None:
    match = market_day(*STALLS, expansions=expansions)
    take(match, "market:green", f"market.serve:{served}")
    assert customers(match) == [hers]
    assert names(match, 0) == [served]
    assert match.view(0)["asked"] == {"seat": 0, "task": "sale"}


@pytest.mark.rule("VS-AMB-13")
def test_conny_serves_even_if_the_player_passes_at_once() -> None:
    match = market_day(*STALLS)
    take(match, "market:green", "market.pass")
    assert customers(match) == ["K01"]
    assert "CLOSED_MARKET" in events(match)


@pytest.mark.rule("VS-AMB-05")
def test_conny_serves_on_a_market_day_by_the_well() -> None:
    match = market_day(*STALLS)
    give(match, 0, green=2)
    ask(match, Task.TAKE, 0)
    play(match, "well:green", "well.market", "market.serve:K02", "market.pass")
    assert customers(match) == ["K01"]
    assert board_cubes(match) == 3


@pytest.mark.rule("VS-MKT-04", "VS-MKT-05")
def test_conny_serves_once_and_the_player_may_go_on_for_a_surcharge() -> None:
    match = market_day(*STALLS)
    take(match, "market:green", "market.serve:K01")
    life, green = int(match.state.life[0]), int(match.state.influence[0, COLOURS["green"]])
    assert notations(match) == {"market.pass", "market.serve:K03"}
    play(match, "market.serve:K03")
    assert match.state.life[0] == life + 1
    assert match.state.influence[0, COLOURS["green"]] == green - 1
    assert customers(match) == ["K02"]
    assert names(match, 0) == ["K01", "K03"]


@pytest.mark.rule("VS-MKT-06")
def test_stalls_and_queue_are_refilled() -> None:
    match = market_day(*STALLS)
    queue = [customer["id"] for customer in match.view(0)["market"]["queue"]]
    stacked = match.view(0)["market"]["stack"]
    take(match, "market:green", "market.serve:K01", "market.pass")
    seen = match.view(0)["market"]
    assert [customer["id"] for customer in seen["stalls"]] == [queue[0], queue[1], "K03"]
    assert [customer["id"] for customer in seen["queue"]][:3] == queue[2:]
    assert seen["stack"] == stacked - 2
    worth = match.game.boxes[0].worth
    assert match.breakdown(0)["customers"] == worth[0]


@pytest.mark.rule("VS-AMB-17")
def test_an_empty_market_gives_conny_nothing() -> None:
    match = market_day("", "", "")
    ask(match, Task.TAKE, 0)
    play(match, "take.market:green")
    assert customers(match) == []
    assert match.view(0)["asked"]["task"] == "take"


@pytest.mark.rule("VS-EX-MARKET", "VS-EX-CUBE", "VS-EX-FATE")
def test_birgits_market_day() -> None:
    match = market_day(*STALLS)
    last_cube(match, 7)
    tiles(match, "top", 1, 0, 0)
    lay(match, market={"green": 1}, council={"brown": 1, "plague": 1}, harvest={"orange": 2})
    stacked = match.view(0)["market"]["stack"]
    take(match, "market:green", "market.serve:K01")
    assert customers(match) == ["K02"]
    assert notations(match) == {"market.pass", "market.serve:K03"}
    play(match, "market.pass")
    assert customers(match) == ["K02"]
    assert match.view(0)["market"]["stack"] == stacked - 2
    assert notations(match) == {"conny.council:brown", "conny.council:plague"}
    play(match, "conny.council:plague")
    assert tray(match)[8] == {"plague": 1}
    assert match.view(0)["conny"]["tiles"]["top"] == ["quill", None, None]
    assert members(match, CONNY, "chroniclecouncil") == [1]
    assert members(match, CONNY, "tray") == [1, 1, 1, 2, 2, 2]
    assert match.view(0)["room"]["council"] == 1
