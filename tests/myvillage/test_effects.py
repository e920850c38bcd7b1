"""What a move costs and gives is told before it is made."""

import random
from typing import Any

import pytest

from chronik.myvillage.state import Good, Task
from chronik.table import Match
from myvillage.positions import (
    ask,
    choose_dice,
    church,
    end_turn,
    fields,
    hall,
    meeting,
    monk_on_top,
    myvillage,
    on_display,
    play,
    shop,
    travel_on_top,
    travelled,
    turn,
    waiting,
)


def outcome(match: Match, notation: str) -> tuple[dict[str, int], dict[str, int], bool]:
    move = next(move for move in match.moves() if move.notation == notation)
    return dict(move.cost), dict(move.gain), move.death


@pytest.mark.rule("MV-DICE-10")
def test_dice() -> None:
    match = myvillage()
    meeting(match, 0, markers=1)
    choose_dice(match, "w3 b4 w5 w6").coins[0] = 1
    assert outcome(match, "die.white3") == ({}, {}, False)
    assert outcome(match, "die.black4") == ({"time": 2}, {}, False)
    play(match, "die.white3", "die.black4")
    assert outcome(match, "dice.raise:3") == ({"coins": 1}, {}, False)
    assert outcome(match, "dice.set:3-6") == ({"marker": 1}, {}, False)
    assert outcome(match, "dice.keep") == ({}, {}, False)


def test_cards() -> None:
    match = myvillage()
    s = turn(match, 0, 6)
    assert outcome(match, "take.abbey") == ({"time": 4}, {"points": 6}, False)  # with its window
    assert outcome(match, "take.stables") == ({"time": 3}, {"horse": 1}, False)
    church(match, 0, "trade")
    name = monk_on_top(match, "MO-R1")
    assert outcome(match, name) == ({"time": 3}, {"points": 2, "story": 2}, False)
    turn(match, 0, 3)
    assert outcome(match, "take.finance") == ({"time": 4}, {"coins": 2, "points": 4}, False)
    turn(match, 0, 7)
    assert outcome(match, "take.field") == ({"time": 1}, {"coins": 1, "points": 1}, False)
    s.hand_stories = 3
    turn(match, 1, 4)
    assert outcome(match, "hand") == ({}, {"story": 3}, False)


@pytest.mark.rule("MV-MEET-02")
def test_gains_that_come_after_a_question_are_told_too() -> None:
    match = myvillage()
    turn(match, 0, 2)
    assert outcome(match, "take.meeting") == ({"time": 2}, {"story": 1, "marker": 1, "points": 2}, False)


def test_gains_that_may_lapse_are_not_sure() -> None:
    match = myvillage()
    turn(match, 0, 7)
    play(match, "choose")
    assert outcome(match, "take.field") == ({"time": 1}, {"points": 1}, False)
    play(match, "take.field")
    assert outcome(match, "gain.all") == ({}, {"coins": 1}, False)
    assert outcome(match, "gain.none") == ({}, {}, False)


@pytest.mark.rule("MV-BAIL-03", "MV-BAIL-05")
def test_every_customer_says_what_it_adds_to_the_price() -> None:
    match = myvillage()
    turn(match, 0, 4).coins[0] = 1
    shown = on_display(match)
    play(match, "bailiff")
    costs = []
    for name in shown[:4]:
        costs.append(outcome(match, f"lure.{name}")[0])
        play(match, f"lure.{name}")
    assert costs == [{"time": 1}, {"time": 1}, {"coins": 1}, {"time": 1}]


def test_serving() -> None:
    match = myvillage()
    waiting(match, 0, "CU16")
    shop(match, 0, "stables", 5, goods=1)
    hall(match, 0, "guild", jokers=1)
    shop(match, 0, "brewery", 5, goods=1)
    turn(match, 0, 3)
    assert outcome(match, "serve.CU16") == ({"horse": 1, "beer": 1}, {"points": 4}, False)
    play(match, "serve.CU16")
    assert outcome(match, "pay.joker")[0]["joker"] == 1


def test_fares_share_what_is_sure() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A1", "TR-B4")  # one beer more
    shop(match, 0, "wainwright", 5, goods=1)
    shop(match, 0, "brewery", 5, goods=1)
    s = turn(match)
    s.coins[0] = 2
    assert outcome(match, "take.C") == ({"time": 2, "beer": 1}, {}, False)
    play(match, "take.C")
    assert outcome(match, "fare.1wagon")[0] == {"wagon": 1, "beer": 1}
    assert outcome(match, "fare.2coin")[0] == {"coins": 2, "beer": 1}


@pytest.mark.rule("MV-CHURCH-09")
def test_a_card_that_nobody_has_seen_promises_nothing() -> None:
    match = myvillage()
    turn(match)
    travel_on_top(match, "TR-A4")
    assert outcome(match, "take.A") == ({"time": 2}, {}, False)
    church(match, 0, "mission")
    turn(match)
    play(match, "take.A")
    assert outcome(match, "journey.keep") == ({}, {"points": 4}, False)
    assert outcome(match, "journey.exchange") == ({}, {}, False)


@pytest.mark.rule("MV-TIME-03", "MV-DEATH-01")
def test_death() -> None:
    match = myvillage()
    s = turn(match, 0, 6)
    s.clock[0] = 9
    s.pupil[0, 0] = 1
    assert outcome(match, "chief")[2]
    turn(match, 0, 3)
    s.villager[0, 4] = 0
    play(match, "use.school")
    assert outcome(match, "school.left:merchant") == ({"time": 1}, {}, True)
    assert not outcome(match, "school.shift")[2]
    end_turn(match)
    assert outcome(match, "death.abbot") == ({}, {"story": 2}, True)


def test_whoever_has_crossed_already_dies_of_nothing_else() -> None:
    match = myvillage()
    s = turn(match, 0, 6)
    s.reaper[0] = 1
    assert not outcome(match, "chief")[2]


def test_stories_and_the_plague() -> None:
    match = myvillage()
    s = match.state
    s.head[0], s.tree[0] = 1, 5
    ask(match, Task.CHIEF)
    assert outcome(match, "chief.house") == ({"story": 5}, {"points": 5}, False)
    assert outcome(match, "chief.stories") == ({}, {"story": 3}, False)
    church(match, 0, "healing")
    s.tree[0] = 5
    ask(match, Task.HEAL)
    assert outcome(match, "decline") == ({"story": 2}, {}, False)
    assert outcome(match, "heal") == ({}, {}, False)


def test_a_joker_becomes_a_plough() -> None:
    match = myvillage()
    hall(match, 0, "guild", jokers=1)
    fields(match, 0, 1)
    turn(match)
    assert outcome(match, "plough.guild") == ({"joker": 1}, {"plough": 1}, False)


def stock(match: Match, seat: int) -> dict[str, int]:
    s = match.state
    ploughs = int(s.plough[seat].sum())
    return {
        "coins": int(s.coins[seat]),
        "story": int(s.tree[seat]),
        "joker": int(s.jokers[seat]),
        "marker": int(s.markers[seat]),
        **{g.name.lower(): int(s.goods[seat, g]) + (ploughs if g == Good.PLOUGH else 0) for g in Good},
    }


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_changes_hands_that_was_not_told(players: int) -> None:
    """Where a move leaves nothing to be done by the same player, it told all that it took and gave."""
    match, chance = myvillage(players, seed=players), random.Random(players)
    unsure = {"RAT_MOVED", "TRAVELLED", "ROUND_BEGAN"}
    while not match.over:
        seat, move = match.actor, chance.choice(match.moves())
        before, told = stock(match, seat), sum_of(move)
        match.play(move)
        happened = {match.game.rules.events[int(row[0])].name for row in match._pages[-1]}
        if not happened & unsure and (match.over or match.actor != seat):
            after = stock(match, seat)
            changed = {name: after[name] - before[name] for name in before if after[name] != before[name]}
            assert changed == {name: n for name, n in told.items() if name in before and n}, move


def sum_of(move: Any) -> dict[str, int]:
    names = {*move.cost, *move.gain}
    return {name: move.gain.get(name, 0) - move.cost.get(name, 0) for name in names}
