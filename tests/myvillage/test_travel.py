"""The journey."""

import pytest

from chronik.myvillage.state import LETTERS, NOBODY
from chronik.table import Match
from myvillage.positions import (
    absent,
    church,
    events,
    hall,
    myvillage,
    notations,
    play,
    reasons,
    reprint,
    shop,
    sound,
    stock,
    time_spent,
    travel_card,
    travel_on_top,
    travelled,
    turn,
)


def letters(match: Match) -> set[str]:
    """The letters that can be taken."""
    return {name[-1] for name in notations(match) if name in {f"take.{letter}" for letter in "ABCDE"}}


@pytest.mark.rule("MV-TRAV-01")
def test_travel_needs_the_traveller() -> None:
    match = myvillage()
    absent(match, 0, "traveller")
    turn(match)
    assert reasons(match)["take.A"] == "NO_TRAVELLER"


@pytest.mark.rule("MV-TRAV-02")
def test_letters_in_their_order() -> None:
    match = myvillage()
    turn(match).coins[0] = 9
    assert letters(match) == {"A"}
    travelled(match, 0, "TR-A1", "TR-B1")
    assert letters(match) == {"C"}
    assert reasons(match)["take.A"] == reasons(match)["take.B"] == "HAVE_ONE"
    assert reasons(match)["take.D"] == reasons(match)["take.E"] == "NOT_NEXT"


@pytest.mark.rule("MV-TRAV-03")
def test_after_e_the_journey_is_over() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1", "TR-D1", "TR-E1")
    turn(match).coins[0] = 9
    assert letters(match) == set()
    assert {reasons(match)[f"take.{letter}"] for letter in "ABCDE"} == {"HAVE_ONE"}


@pytest.mark.rule("MV-TRAV-04")
def test_the_chapel_ends_the_journey() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1", "TR-D4")
    shop(match, 0, "stables", 5, goods=1)
    turn(match).coins[0] = 9
    assert reasons(match)["take.E"] == "JOURNEY_OVER"
    assert match.breakdown(0)["travel"] == 2 + 3 + 4 + 8


@pytest.mark.rule("MV-TRAV-05")
def test_the_top_card_is_taken_unseen() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1")
    travel_on_top(match, "TR-B3")
    turn(match).coins[0] = 9
    view = match.view(0)
    assert view["cards"]["journeys"]["B"]["left"] == 4
    for seed in range(20):
        assert match.hidden(0, seed).view(0) == view
    tops = {int(match.hidden(0, seed).state.journey_stack[1, 3]) for seed in range(20)}
    assert len(tops) == 4
    play(match, "take.B")
    assert match.state.journey[0, 1] == travel_card(match, "TR-B3")
    box = match.game.boxes[0]
    assert len(box.letter_time) == LETTERS  # one cost for all cards of a letter


@pytest.mark.rule("MV-TRAV-06")
def test_a_grey_banner_is_paid_with_the_next_letter() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1")
    travel_on_top(match, "TR-B4")  # grey: 1 beer
    shop(match, 0, "brewery", 5, goods=1)
    s = turn(match)
    s.coins[0] = 3
    play(match, "take.B")
    assert stock(match, 0, "beer") == 1
    turn(match)
    play(match, "take.C")
    assert stock(match, 0, "beer") == 0
    assert s.coins[0] == 3 - 1 - 2


@pytest.mark.rule("MV-TRAV-07")
def test_only_the_last_grey_banner_counts() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A2", "TR-B1")  # grey: 1 coin, then none
    turn(match).coins[0] = 3
    play(match, "take.C")
    assert match.state.coins[0] == 1


@pytest.mark.rule("MV-TRAV-08")
def test_without_the_surcharge_no_journey() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B4")
    turn(match).coins[0] = 5
    assert reasons(match)["take.C"] == "CANNOT_PAY"
    hall(match, 0, "guild", jokers=1)
    play(match, "take.C")
    assert match.state.jokers[0] == 0
    kinds = {
        kind
        for row in match.game.components["travel"].card
        for kind in ("time", "coins")
        if getattr(row.surcharge, kind)
    }
    assert kinds == {"time", "coins"}


@pytest.mark.rule("MV-TRAV-09")
@pytest.mark.parametrize(("fare", "wagons", "coins"), [("fare.1wagon", 0, 2), ("fare.2coin", 1, 0)])
def test_alternatives(fare: str, wagons: int, coins: int) -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B1")
    shop(match, 0, "wainwright", 5, goods=1)
    turn(match).coins[0] = 2
    play(match, "take.C")
    assert notations(match) == {"fare.1wagon", "fare.2coin"}
    play(match, fare)
    assert (stock(match, 0, "wagon"), match.state.coins[0]) == (wagons, coins)


@pytest.mark.rule("MV-TRAV-09")
def test_two_coins_and_a_horse_or_a_wagon() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1", "TR-D1")
    shop(match, 0, "wainwright", 5, goods=1)
    shop(match, 0, "stables", 5, goods=1)
    turn(match).coins[0] = 2
    play(match, "take.E")
    assert notations(match) == {"fare.2coin+1horse", "fare.2coin+1wagon"}
    play(match, "fare.2coin+1horse")
    assert match.state.coins[0] == 0
    assert (stock(match, 0, "horse"), stock(match, 0, "wagon")) == (0, 1)


@pytest.mark.rule("MV-TRAV-10")
def test_a_travel_card_gives_nothing_else() -> None:
    match = myvillage()
    s = turn(match)
    before = (int(s.coins[0]), int(s.tree[0]), s.goods[0].tolist())
    play(match, "take.A")
    assert (int(s.coins[0]), int(s.tree[0]), s.goods[0].tolist()) == before
    assert time_spent(match, 0, 0) == 2
    for value in range(2, 13):
        turn(match, 0, value)
        whites = {name for name in notations(match) | set(reasons(match)) if name.startswith("use.")}
        assert whites == {"use.school", "use.game"}


@pytest.mark.rule("MV-TRAV-11")
def test_an_empty_stack_blocks_the_journey() -> None:
    match = myvillage(4)
    for seat, e in ((1, "TR-E1"), (2, "TR-E2"), (3, "TR-E3")):
        k = seat
        travelled(match, seat, f"TR-A{k}", f"TR-B{k}", f"TR-C{k}", f"TR-D{k}", e)
    travelled(match, 0, "TR-A4", "TR-B4", "TR-C4", "TR-D4")
    reprint(match, "chapel", 0)
    shop(match, 0, "stables", 5, goods=1)
    turn(match).coins[0] = 9
    assert reasons(match)["take.E"] == "GONE"
    sound(match)


@pytest.mark.rule("MV-CHURCH-09", "MV-CHURCH-10")
def test_the_mission_church() -> None:
    match = myvillage()
    church(match, 0, "mission")
    travelled(match, 0, "TR-A1", "TR-B1", "TR-C1")
    travel_on_top(match, "TR-D4")
    s = turn(match)
    s.coins[0] = 2
    play(match, "take.D")
    assert notations(match) == {"journey.keep", "journey.exchange"}
    assert match.view(0)["asked"]["card"]["chapel"]
    assert "card" not in match.view(1)["asked"]
    assert "card" not in match.view(None)["asked"]
    following = int(s.journey_stack[3, 2])
    play(match, "journey.exchange")
    assert s.journey[0, 3] == following
    assert (s.coins[0], time_spent(match, 0, 0)) == (0, 3)
    assert match.actor == 1
    assert travel_card(match, "TR-D4") in s.journey_stack[3]
    sound(match)


@pytest.mark.long
@pytest.mark.rule("MV-CHURCH-11")
def test_an_exchange_shuffles_the_stack() -> None:
    orders = {"journey.keep": set(), "journey.exchange": set()}
    for seed in range(30):
        for move, seen in orders.items():
            match = myvillage()
            church(match, 0, "mission")
            turn(match)
            match.state.rng = seed
            play(match, "take.A", move)
            seen.add(tuple(match.state.journey_stack[0, :3]))
    assert len(orders["journey.keep"]) == 1
    assert len(orders["journey.exchange"]) == 6


@pytest.mark.rule("MV-CHURCH-12", "MV-AMB-20")
def test_one_exchange_for_each_stack() -> None:
    match = myvillage()
    church(match, 0, "mission")
    hall(match, 0, "guild", jokers=1)  # whatever the surcharge is
    turn(match).coins[0] = 9
    play(match, "take.A", "journey.exchange")
    assert events(match).count("EXCHANGED") == 1
    turn(match)
    assert reasons(match)["take.A"] == "HAVE_ONE"
    play(match, "take.B", "journey.exchange")
    assert match.state.journey[0, 1] != NOBODY


@pytest.mark.rule("MV-AMB-19")
def test_the_last_card_cannot_be_exchanged() -> None:
    match = myvillage()
    church(match, 0, "mission")
    travelled(match, 1, "TR-A1")
    travelled(match, 2, "TR-A2")
    s = match.state
    s.journeys_left[0] = 1
    turn(match)
    play(match, "take.A")
    assert match.actor == 1
    assert s.journey[0, 0] != NOBODY


def test_the_mission_church_needs_the_abbot() -> None:
    match = myvillage()
    church(match, 0, "mission")
    absent(match, 0, "abbot")
    turn(match)
    play(match, "take.A")
    assert match.actor == 1
