"""The coins."""

import pytest

from chronik.table import Match
from chronik.village.names import Place
from chronik.village.state import Event, Task
from village.positions import (
    ask,
    begin_mass,
    events,
    give,
    lay,
    notations,
    play,
    put,
    random_game,
    reasons,
    stalls,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
COIN_CITIES = (Place.CITY_5, Place.CITY_6)


def with_coins(coins: int, task: Task, edition: str = "bigbox", **things: int) -> Match:
    """Seat 0 at this action with so many coins, these things and nothing else."""
    match = village(3, edition)
    strip(match, 0)
    give(match, 0, coins=coins, **things)
    ask(match, task, 0)
    return match


@pytest.mark.rule("V-COIN-01")
@pytest.mark.parametrize(("edition", "players"), [("original", 3), ("bigbox", 4)])
def test_coins_come_from_the_mill_and_from_travel(edition: str, players: int) -> None:
    match = village(players, edition)
    s = match.state
    assert s.coins[:players].tolist() == [1] * players
    coins, milled = s.coins.copy(), 0
    for move in random_game(match, seed=5):
        rows = s.journal[: s.notes].tolist()
        arrived = [row[1] for row in rows if row[0] == Event.TRAVELLED and row[3] in COIN_CITIES]
        for seat in range(players):
            paid = sum(row[2] for row in rows if row[0] == Event.PAID_COINS and row[1] == seat)
            gained = s.coins[seat] - coins[seat] + paid
            if move.notation == "crafts.mill" and seat == match.steps[-1].seat:
                assert gained == 2
                milled += 1
            else:
                assert gained == arrived.count(seat)
        coins = s.coins.copy()
    assert milled > 0


@pytest.mark.rule("V-COIN-01")
@both
def test_a_coin_from_travel(edition: str) -> None:
    match = with_coins(0, Task.TRAVEL, edition, wagon=1, orange=1, brown=1)
    put(match, 0, 1, "city3")
    play(match, "travel.C-E")
    assert events(match)[-2:] == ["TRAVELLED", "GOT_COIN"]
    assert match.state.coins[0] == 1


@pytest.mark.rule("V-COIN-02")
@both
def test_a_coin_is_no_grain(edition: str) -> None:
    match = with_coins(5, Task.CRAFTS, edition, grain=1)
    refused = reasons(match)
    assert [refused[move] for move in ("crafts.mill", "crafts.horse:pay", "crafts.ox:pay")] == [
        "NO_GRAIN"
    ] * 3


@pytest.mark.rule("V-COIN-02")
@both
def test_a_coin_is_no_good(edition: str) -> None:
    match = with_coins(5, Task.TRAVEL, edition, brown=3, pink=3)
    assert notations(match) == {"decline"}
    assert reasons(match)["travel.village-A"] == "NO_WAGON"
    ask(match, Task.COUNCIL, 0)
    assert reasons(match)["council.enter:scroll"] == "NO_SCROLL"
    stalls(match, "K01", "K03", "K09", "K11")
    ask(match, Task.SALE, 0)
    assert notations(match) == {"market.pass"}


@pytest.mark.rule("V-COIN-02")
@both
def test_a_coin_buys_no_time_and_no_level(edition: str) -> None:
    match = with_coins(5, Task.CHURCH, edition)
    play(match, "church:time")
    assert (match.state.life[0], match.state.coins[0]) == (3, 5)
    put(match, 0, 1, "church1")
    strip(match, 0)
    give(match, 0, coins=5)
    put(match, 0, 1, "farm", source="bag")
    begin_mass(match)
    assert match.state.rounds == 2  # nobody was asked: without grain nobody climbs
    assert match.state.coins[0] == 5


@pytest.mark.rule("V-COIN-02")
@both
def test_three_uses_of_a_coin(edition: str) -> None:
    match = with_coins(1, Task.COUNCIL, edition)
    put(match, 0, 1, "council4")
    play(match, "council.privilege4")
    assert (match.state.coins[0], match.state.points[0]) == (0, 3)
    match = with_coins(1, Task.CRAFTS, edition)
    play(match, "crafts.scroll:pay")
    assert (match.state.coins[0], match.state.goods[0, :5].tolist()) == (0, [1, 0, 0, 0, 0])
    match = with_coins(1, Task.CHURCH, edition)
    put(match, 0, 1, "bag")
    begin_mass(match)
    play(match, "mass.pick:1")
    assert match.state.coins[0] == 0


@pytest.mark.rule("V-COIN-03", "V-EX-COIN-JOKER")
@pytest.mark.parametrize("move", ["council.enter:influence", "council.advance1:influence"])
@pytest.mark.parametrize(
    ("payment", "green", "coins"), [("2green", 0, 2), ("1green+1coin", 1, 1), ("2coin", 2, 0)]
)
@both
def test_coins_and_cubes_may_be_mixed(edition: str, payment: str, green: int, coins: int, move: str) -> None:
    match = with_coins(2, Task.COUNCIL, edition, green=2)
    put(match, 0, 1, "council1")
    play(match, move)
    assert notations(match) == {"pay.2green", "pay.1green+1coin", "pay.2coin"}
    play(match, f"pay.{payment}")
    assert match.state.influence[0].tolist() == [0, green, 0, 0]
    assert match.state.coins[0] == coins


@pytest.mark.rule("V-COIN-03")
@pytest.mark.parametrize(("green", "coins"), [(2, 0), (1, 1), (0, 2)])
@both
def test_the_only_way_to_pay_is_not_asked_for(edition: str, green: int, coins: int) -> None:
    match = with_coins(coins, Task.COUNCIL, edition, green=green, orange=3)
    play(match, "council.enter:influence")
    assert match.state.influence[0].tolist() == [3, 0, 0, 0]
    assert match.state.coins[0] == 0
    assert "council.none" in notations(match)


@pytest.mark.rule("V-COIN-03")
@both
def test_one_coin_short(edition: str) -> None:
    match = with_coins(1, Task.COUNCIL, edition, orange=3)
    assert reasons(match)["council.enter:influence"] == "NO_INFLUENCE"


@pytest.mark.rule("V-COIN-04")
@both
def test_a_coin_for_the_surcharge(edition: str) -> None:
    match = with_coins(1, Task.SALE, edition, ox=1)
    stalls(match, "K01", "K03", "K09", "K11")
    match.state.caller = 1
    play(match, "market.serve:K11")
    assert events(match) == ["PAID_COINS", "SPENT_TIME", "PAID_GOOD", "SERVED"]
    assert match.state.coins[0] == 0
    assert match.state.life[0] == 1


@pytest.mark.rule("V-COIN-04")
@pytest.mark.parametrize(
    ("task", "move", "things", "coins"),
    [
        (Task.CHURCH, "church:influence", {}, 1),
        (Task.TRAVEL, "travel.village-A", {"wagon": 1, "brown": 1}, 1),
        (Task.TRAVEL, "travel.village-B", {"wagon": 1}, 2),
        (Task.CRAFTS, "crafts.plough:pay", {"pink": 1}, 1),
        (Task.CRAFTS, "crafts.plough:pay", {"orange": 1}, 1),
        (Task.CRAFTS, "crafts.wagon:pay", {}, 2),
    ],
)
@both
def test_a_coin_for_other_prices(
    edition: str, task: Task, move: str, things: dict[str, int], coins: int
) -> None:
    match = with_coins(coins - 1, task, edition, **things)
    assert reasons(match)[move] == "NO_INFLUENCE"
    give(match, 0, coins=1)
    play(match, move)
    assert match.state.coins[0] == 0
    assert match.state.influence[0].sum() == 0


@pytest.mark.rule("V-COIN-04")
def test_a_price_of_two_colours_is_paid_one_by_one() -> None:
    match = with_coins(1, Task.CRAFTS, orange=1, pink=1)
    play(match, "crafts.wagon:pay")
    assert notations(match) == {"pay.1orange", "pay.1coin"}
    play(match, "pay.1orange")
    assert notations(match) == {"pay.1pink", "pay.1coin"}
    play(match, "pay.1coin")
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]
    assert match.state.coins[0] == 0


@pytest.mark.rule("V-COIN-05")
@both
def test_coins_score_one_each(edition: str) -> None:
    match = with_coins(4, Task.TAKE, edition)
    assert match.breakdown(0)["coins"] == 4
    assert match.scores() == [4, 1, 1]


@pytest.mark.rule("V-AMB-10")
@both
def test_coins_at_the_well(edition: str) -> None:
    match = village(edition=edition)
    lay(match, harvest={"green": 1})
    strip(match, 0)
    give(match, 0, pink=1, coins=2)
    assert notations(match) == {"take.harvest:green", "well:pink"}
    give(match, 0, coins=1, pink=1)
    assert notations(match) == {"take.harvest:green", "well:pink", "well:coins"}
    play(match, "well:pink")
    assert notations(match) == {"pay.2pink+1coin", "pay.1pink+2coin"}
    play(match, "pay.1pink+2coin")
    assert (match.state.influence[0].tolist(), match.state.coins[0]) == ([0, 0, 0, 1], 1)
    match.undo()
    match.undo()
    play(match, "well:coins")
    assert (match.state.influence[0].tolist(), match.state.coins[0]) == ([0, 0, 0, 2], 0)
    assert len(notations(match)) == 7
