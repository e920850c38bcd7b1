"""What has only one answer is not asked; and nothing is listed that cannot exist."""

import random

import pytest

from chronik.myvillage.rules import ALWAYS_ASKED
from chronik.myvillage.state import Task
from myvillage.positions import (
    church,
    events,
    monk_on_top,
    myvillage,
    notations,
    on_display,
    play,
    reasons,
    reprint,
    restack,
    shop,
    turn,
    waits,
)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_question_has_only_one_answer(players: int) -> None:
    match, chance = myvillage(players, seed=players), random.Random(players)
    while not match.over:
        count = match.game.engine.look(match._desk)
        assert count > 1 or match.task in ALWAYS_ASKED
        match.play(int(chance.choice(match._desk[0].moves[:count].tolist())))


def test_only_dice_are_always_asked() -> None:
    assert ALWAYS_ASKED == (Task.DIE,)


@pytest.mark.rule("MV-BAIL-05", "MV-BAIL-07")
def test_whoever_cannot_pay_for_more_customers_is_done() -> None:
    match = myvillage()
    turn(match, 0, 4).coins[0] = 0
    first, second = on_display(match)[:2]
    play(match, "bailiff", f"lure.{first}", f"lure.{second}")
    assert waits(match, 0) == {first, second}
    assert len(on_display(match)) == 6
    assert match.actor == 1


@pytest.mark.rule("MV-AMB-31")
def test_a_market_monk_without_customers_asks_nothing() -> None:
    match = myvillage()
    church(match, 0, "trade")
    restack(match, 0, 0)
    turn(match, 0, 6)
    play(match, monk_on_top(match, "MO-R5"))
    assert match.actor == 1
    assert "NO_CUSTOMER" in events(match)


@pytest.mark.rule("MV-AMB-11")
def test_a_school_where_nothing_can_be_done_asks_nothing() -> None:
    match = myvillage()
    s = turn(match, 0, 3)
    s.pupil[0] = 1
    play(match, "use.school")
    assert match.actor == 1
    assert "DECLINED" in events(match)


def test_after_the_last_possible_white_banner_the_turn_is_over() -> None:
    match = myvillage()
    shop(match, 0, "brewery", 6)
    match.state.board[0] = 3  # no game banner for 6
    turn(match, 0, 6)
    play(match, "use.brewery")
    assert match.actor == 1


@pytest.mark.rule("MV-DICE-04")
def test_faces_that_no_die_has_are_not_listed() -> None:
    match = myvillage()
    s = match.state
    s.coins[0] = 0
    turn(match)
    s.die[:] = 1, 6
    s.agenda[s.depth - 1, 0] = Task.CHANGE
    s.coins[0] = 1
    named = notations(match) | reasons(match).keys()
    assert not named & {"dice.raise:6", "dice.lower:1", "dice.set:1-1", "dice.set:6-6"}
    assert {"dice.lower:6", "dice.raise:1"} <= notations(match)
    assert reasons(match)["dice.set:1-6"] == "NO_MARKER"


def test_a_customer_that_cannot_be_paid_is_no_reason_to_visit_the_bailiff() -> None:
    match = myvillage()
    reprint(match, "price_coins", [0, 2, 2, 3, 3])
    s = turn(match, 0, 4)
    s.coins[0] = 1
    assert reasons(match)["bailiff"] == "NO_COIN"
    s.coins[0] = 2
    play(match, "bailiff", f"lure.{on_display(match)[0]}")
    assert s.coins[0] == 0
