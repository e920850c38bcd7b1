"""What a move costs and gives is known before it is made, and is what comes of it."""

import random

import pytest

from chronik.kernel.record import duplicate
from chronik.rulebook.effects import NOTHING
from chronik.table import Match, Move
from chronik.table.match import try_move
from chronik.tumult.state import Phase
from tumult.positions import board, retinue, site, tumult

GOODS = ("bread", "marble", "tools")


def move(match: Match, notation: str) -> Move:
    return next(m for m in match.moves() if m.notation == notation)


def amounts(match: Match, notation: str) -> tuple[dict[str, int], dict[str, int]]:
    chosen = move(match, notation)
    assert not chosen.death
    return dict(chosen.cost), dict(chosen.gain)


def test_a_first_statue() -> None:
    match = tumult(2)
    assert amounts(match, match.moves()[0].notation) == ({}, {"statues": 1})


@pytest.mark.rule("TR-BUILD-03")
def test_a_meadow_that_can_be_paid_in_one_way() -> None:
    assert amounts(site(3, "B1", "M1"), "build:b1") == ({"bread": 1, "marble": 1}, {"statues": 1})


@pytest.mark.rule("TR-PAY-07")
def test_a_field_that_can_be_paid_in_several_ways() -> None:
    """The price is certain, what is overpaid is not yet; then every payment says it."""
    match = site(3, "B1", "B3", "M1")
    assert amounts(match, "build:b1") == ({"bread": 1, "marble": 1}, {"statues": 1})
    match.play("build:b1")
    assert amounts(match, "pay.bread:1") == ({"bread": 1, "marble": 1}, {"statues": 1})
    assert amounts(match, "pay.bread:3") == ({"bread": 3, "marble": 1}, {"retinue": 2, "statues": 1})


def test_the_next_good_is_counted_while_it_is_still_to_be_paid() -> None:
    match = site(3, "B1", "B2", "M1", "M3")
    match.play("build:b1")
    assert amounts(match, "pay.bread:2") == ({"bread": 2, "marble": 1}, {})
    match.play("pay.bread:2")
    assert amounts(match, "pay.marble:3") == ({"marble": 3}, {"retinue": 3, "statues": 1})


@pytest.mark.rule("TR-FREE-02")
def test_away_from_own_statues_the_multiple_is_told() -> None:
    match = site(3, "B2", "M2", "B1", "B1")
    assert amounts(match, "build:i3") == ({"bread": 2, "marble": 2}, {"statues": 1})


@pytest.mark.rule("TR-WHATIF-04")
def test_a_short_supply_is_told_too() -> None:
    match = site(3, "M3", "B2")
    retinue(match, 40, 34, 30)
    cost, gain = amounts(match, "build:b1")
    assert cost == {"bread": 2, "marble": 3, "retinue": 5}
    assert gain == {"retinue": 3, "statues": 1}


def test_what_happens_after_a_move_is_not_its_own() -> None:
    """The last one to pass ends the phase: tiles lapse, consolation is given, the King is crowned."""
    match = site(3)
    board(match, 2, "T3")
    match.play("build.pass")
    match.play("build.pass")
    assert amounts(match, "build.pass") == ({}, {})


def test_chance_and_secrets_are_not_told() -> None:
    match = tumult(2, clock="realtime")
    while match.task.name != "RAID":
        assert match.task.name == "FIRST" or not any(m.cost or m.gain for m in match.moves())
        match.play(match.moves()[0])
    assert not any(m.cost or m.gain for m in match.moves())


@pytest.mark.long
def test_building_does_to_a_seat_what_was_told() -> None:
    dice = random.Random(3)
    match = tumult(3, seed=3)
    compared = 0
    while not match.over:
        seat, s = match.actor, match.state
        assert seat is not None
        chosen = dice.choice(match.moves())
        if match.task.name not in ("BUILD", "PAY") or chosen.notation == "build.pass":
            match.play(chosen)
            continue
        before = units(match, seat), int(s.placed[seat]), int(s.retinue[seat])
        cost, gain = chosen.cost, chosen.gain
        match.play(chosen)
        if match.task.name != "PAY" and match.state.phase == Phase.BUILDING and not match.over:
            paid = [had - has for had, has in zip(before[0], units(match, seat), strict=True)]
            assert paid == [cost.get(good, 0) for good in GOODS]
            assert s.placed[seat] - before[1] == gain["statues"]
            assert s.retinue[seat] - before[2] == gain.get("retinue", 0) - cost.get("retinue", 0)
            compared += 1
    assert compared > 5


def units(match: Match, seat: int) -> list[int]:
    goods = match.view(None)["castles"][seat]["goods"]
    return [goods[good] for good in GOODS]


@pytest.mark.parametrize("seed", [1, 2])
def test_what_hands_do_is_never_certain(seed: int) -> None:
    """So raids are not tried out; a trial would tell the same."""
    match, chance = tumult(3, seed=seed), random.Random(seed)
    silent, tried = match.game.rules.effects.silent, 0
    while not match.over and tried < 60:
        if match.task in silent:
            for legal in match.moves()[:4]:
                outcome = try_move(match.game, duplicate(match._desk), match.actor or 0, legal.number)
                assert outcome == legal.outcome == NOTHING
                tried += 1
        match.play(chance.choice(match.moves()))
    assert tried >= 60
