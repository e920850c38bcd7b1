"""Marriage: the smuggler."""

import pytest

from chronik.table import Match
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import NOBODY, Good, customer_id
from chronik.village.state import Task
from village.marriage.weddings import fault, parish
from village.positions import ask, empty_farm, events, give, lay, members, names, notations, play, reasons

PAIRS = {
    "smuggler.cubes:orange+green",
    "smuggler.cubes:orange+brown",
    "smuggler.cubes:orange+pink",
    "smuggler.cubes:green+brown",
    "smuggler.cubes:green+pink",
    "smuggler.cubes:brown+pink",
}


def smuggler(**things: int) -> Match:
    """Seat 0 at the smuggler, with these things."""
    match = parish()
    lay(match, harvest={"green": 1})
    give(match, 0, **things)
    ask(match, MarriageTask.SMUGGLER, 0)
    return match


def queue(match: Match, *customers: str) -> None:
    """Let these customers be the queue; the others are exchanged for them."""
    s = match.state
    for i, name in enumerate(customers):
        wanted, present = int(name[1:]) - 1, int(s.queue[i])
        for tiles in (s.stall, s.queue, s.stack):
            tiles[tiles == wanted] = present
        s.queue[i] = wanted


def sales(match: Match) -> set[str]:
    return {move for move in notations(match) if move.startswith("smuggler.sell")}


@pytest.mark.rule("VM-SMUG-01")
def test_one_of_three_ways() -> None:
    for move in ("smuggler.sell:1bread", "smuggler.serve:K01", "smuggler.cubes:brown+pink"):
        match = smuggler(bread=1, scroll=1, green=1)
        queue(match, "K01", "K03", "K04", "K05", "K15")
        offered = {"decline", "bread", "smuggler.sell:1bread", "smuggler.serve:K01"}
        assert notations(match) == offered | PAIRS
        play(match, move)
        assert match.actor == 1
        s = match.state
        sold, served, taken = s.points[0] == 2, s.owner[0] == 0, s.influence[0].sum() == 3
        assert [sold, served, taken].count(True) == 1


@pytest.mark.rule("VM-SMUG-02")
def test_nobody_is_needed() -> None:
    match = smuggler(tool=1, green=1)
    empty_farm(match, 0)
    assert notations(match) == {"decline", "smuggler.sell:1tool"} | PAIRS
    places = match.state.place.copy()
    play(match, "smuggler.sell:1tool")
    assert (match.state.place == places).all()


@pytest.mark.rule("VM-SMUG-03", "VM-SMUG-04")
@pytest.mark.parametrize(("kind", "count", "points"), [("bread", 1, 2), ("bread", 2, 4), ("tool", 3, 6)])
def test_bread_or_tools_for_points(kind: str, count: int, points: int) -> None:
    match = smuggler(bread=2, tool=3, green=1)
    assert sales(match) == {
        "smuggler.sell:1bread",
        "smuggler.sell:2bread",
        "smuggler.sell:1tool",
        "smuggler.sell:2tool",
        "smuggler.sell:3tool",
    }
    play(match, f"smuggler.sell:{count}{kind}")
    s = match.state
    assert s.points[0] == points
    assert s.life[0] == 2
    assert s.influence[0].sum() == 0
    good = Good[kind.upper()]
    assert s.stock[good] == 16 - s.goods[0, good]
    assert s.goods[0, Good.BREAD] + s.goods[0, Good.TOOL] == 5 - count
    assert not fault(match)


@pytest.mark.rule("VM-SMUG-04")
def test_a_sale_costs_a_green_cube_or_a_coin() -> None:
    match = smuggler(tool=1, orange=2)
    assert reasons(match)["smuggler.sell:1tool"] == "NO_INFLUENCE"
    assert reasons(match)["smuggler.sell:1bread"] == "NO_BREAD"
    give(match, 0, coins=1)
    play(match, "smuggler.sell:1tool")
    assert match.state.coins[0] == 0
    assert match.state.points[0] == 2


@pytest.mark.rule("VM-SMUG-05")
def test_a_customer_of_the_queue_costs_a_cube_besides() -> None:
    match = smuggler(scroll=1)
    queue(match, "K03", "K01")
    assert reasons(match)["smuggler.serve:K01"] == "NO_INFLUENCE"
    assert reasons(match)["smuggler.serve:K03"] == "NO_WARES"
    give(match, 0, brown=1)
    stock = int(match.state.stock[Good.SCROLL])
    play(match, "smuggler.serve:K01")
    s = match.state
    assert s.stock[Good.SCROLL] == stock + 1
    assert s.influence[0].sum() == 0
    assert s.life[0] == 0
    assert names(match, 0) == ["K01"]


@pytest.mark.rule("VM-SMUG-05")
def test_the_payer_chooses_the_cube() -> None:
    match = smuggler(scroll=1, brown=1, pink=1, coins=1)
    queue(match, "K01")
    play(match, "smuggler.serve:K01")
    assert notations(match) == {"pay.1brown", "pay.1pink", "pay.1coin"}
    play(match, "pay.1pink")
    assert match.state.influence[0].tolist() == [0, 0, 1, 0]


@pytest.mark.rule("VM-SMUG-06")
def test_the_stalls_are_out_of_reach() -> None:
    match = smuggler(grain=5, scroll=2, horse=2, plough=2, ox=2, wagon=2, bread=2, tool=2, pink=1)
    s = match.state
    queued = {f"smuggler.serve:{customer_id(int(c))}" for c in s.queue}
    assert {move for move in notations(match) if move.startswith("smuggler.serve")} == queued
    play(match, min(queued))
    assert match.actor == 1
    assert match.question("en").startswith("Take a cube")
    assert "CALLED_MARKET" not in events(match)


@pytest.mark.rule("VM-SMUG-07")
def test_the_customer_counts_at_the_end_and_is_face_down() -> None:
    match = smuggler(horse=1, plough=1, pink=1)
    queue(match, "K21")
    play(match, "smuggler.serve:K21")
    assert match.breakdown(0)["customers"] == 6
    assert match.state.points[0] == 0
    assert match.view(1)["farms"][0]["customers_served"] is None
    assert match.view(1)["farms"][0]["customers"] == 1


@pytest.mark.rule("VM-SMUG-08")
def test_the_queue_closes_up() -> None:
    match = smuggler(scroll=1, pink=1)
    queue(match, "K03", "K01")
    s = match.state
    before, stalls, new = s.queue.tolist(), s.stall.tolist(), int(s.stack[s.stacked - 1])
    play(match, "smuggler.serve:K01")
    assert match.state.queue.tolist() == [before[0], before[2], before[3], before[4], new]
    assert match.state.stall.tolist() == stalls
    assert not fault(match)


@pytest.mark.rule("VM-SMUG-08", "VM-AMB-18")
@pytest.mark.parametrize("left", [0, 1])
def test_without_a_stack_the_end_stays_empty(left: int) -> None:
    match = smuggler(scroll=1, pink=1)
    queue(match, "K01")
    s = match.state
    s.owner[s.stack[left : s.stacked]] = 2
    s.stack[left:] = NOBODY
    s.stacked = left
    before, last = s.queue.tolist(), int(s.stack[0])
    play(match, "smuggler.serve:K01")
    assert match.state.queue.tolist() == [*before[1:], last]
    assert match.state.stacked == 0
    assert not fault(match)


@pytest.mark.rule("VM-SMUG-09")
def test_two_cubes_of_different_colours() -> None:
    match = smuggler()
    assert notations(match) == {"decline"} | PAIRS
    play(match, "smuggler.cubes:green+pink")
    assert match.state.influence[0].tolist() == [0, 1, 0, 1]
    assert match.state.life[0] == 1


@pytest.mark.rule("VM-SMUG-09")
def test_a_colour_that_is_gone_cannot_be_taken() -> None:
    match = smuggler()
    give(match, 1, green=int(match.state.supply[1]))
    assert reasons(match)["smuggler.cubes:green+pink"] == "SUPPLY_EMPTY"
    assert "smuggler.cubes:brown+pink" in notations(match)


@pytest.mark.rule("VM-EX-01", "VM-EX-02")
def test_the_example_of_the_smuggler() -> None:
    match = parish()
    lay(match, smuggler={"green": 1, "plague": 1}, harvest={"orange": 1})
    give(match, 1, tool=3, green=1)
    ask(match, Task.TAKE, 0)
    plague = int(match.state.supply[4])
    play(match, "take.smuggler:green", "smuggler.cubes:orange+pink")
    s = match.state
    assert s.influence[0].tolist() == [1, 1, 0, 1]
    assert s.life[0] == 1
    play(match, "take.smuggler:plague", "smuggler.sell:3tool")
    s = match.state
    assert s.supply[4] == plague + 1
    assert s.stock[Good.TOOL] == 16
    assert s.life[1] == 4
    assert s.influence[1].sum() == 0
    assert s.points[1] == 6
    assert members(match, 1, "farm") == [1, 1, 1, 1, 1]
