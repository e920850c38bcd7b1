"""Building the banner value."""

import pytest

import chronik
from myvillage.positions import (
    choose_dice,
    events,
    meeting,
    myvillage,
    notations,
    play,
    reasons,
)


@pytest.mark.rule("MV-DICE-01")
def test_exactly_two_dice() -> None:
    match = myvillage(4)
    assert match.state.pool.sum() == 11
    first = min(notations(match))
    assert reasons(match).keys().isdisjoint(notations(match))
    play(match, first)
    assert all(name.startswith("die.") for name in notations(match))  # one is not enough
    play(match, min(notations(match)))
    assert match.state.pool.sum() == 9
    assert not any(name.startswith("die.") for name in notations(match))  # nor are there three


@pytest.mark.rule("MV-DICE-02")
def test_the_value_is_the_sum() -> None:
    match = myvillage()
    s = choose_dice(match, "w2 w5 w1 w1")
    s.coins[0] = 0
    play(match, "die.white2", "die.white5")
    assert "take.field" in notations(match)  # 7
    assert reasons(match)["take.stables"] == "WRONG_VALUE"  # 5
    assert reasons(match)["take.meeting"] == "WRONG_VALUE"  # 2


@pytest.mark.rule("MV-DICE-03")
@pytest.mark.parametrize(("move", "value"), [("dice.lower:2", 6), ("dice.raise:5", 8), ("dice.lower:5", 6)])
def test_a_coin_turns_a_die_by_one(move: str, value: int) -> None:
    match = myvillage()
    s = choose_dice(match, "w2 w5 w1 w1")
    s.coins[0] = 1
    play(match, "die.white2", "die.white5", move)
    assert s.coins[0] == 0
    assert s.die.sum() == value
    assert "dice.keep" not in notations(match)  # nothing left to change with


@pytest.mark.rule("MV-DICE-04")
def test_no_die_beyond_one_and_six() -> None:
    match = myvillage()
    choose_dice(match, "w1 w6").coins[0] = 3
    play(match, "die.white1", "die.white6")
    with pytest.raises(chronik.IllegalMove):
        match.play("dice.raise:6")
    with pytest.raises(chronik.IllegalMove):
        match.play("dice.lower:1")
    assert {"dice.lower:6", "dice.raise:1"} <= notations(match)


@pytest.mark.rule("MV-DICE-05")
@pytest.mark.parametrize(
    ("moves", "dice"),
    [(("dice.lower:4", "dice.lower:3"), [1, 2]), (("dice.raise:1", "dice.raise:4"), [2, 5])],
)
def test_several_coins(moves: tuple[str, ...], dice: list[int]) -> None:
    match = myvillage()
    s = choose_dice(match, "w1 w4")
    s.coins[0] = 2
    play(match, "die.white1", "die.white4", *moves)
    assert s.die.tolist() == dice
    assert s.coins[0] == 0


@pytest.mark.rule("MV-DICE-06")
def test_markers_set_dice_freely() -> None:
    match = myvillage()
    meeting(match, 0, markers=2)
    s = choose_dice(match, "w6 w6")
    s.coins[0] = 0
    play(match, "die.white6", "die.white6")
    assert {f"dice.set:6-{face}" for face in range(1, 6)} <= notations(match)
    assert "dice.set:6-6" not in notations(match) | reasons(match).keys()
    play(match, "dice.set:6-1", "dice.set:6-1")
    assert s.markers[0] == 0
    assert s.die.sum() == 2
    assert "use.meeting" in notations(match)


@pytest.mark.rule("MV-DICE-07")
def test_coins_and_markers_together() -> None:
    match = myvillage()
    meeting(match, 0, markers=1)
    s = choose_dice(match, "w6 w3")
    s.coins[0] = 1
    play(match, "die.white6", "die.white3", "dice.set:6-1", "dice.lower:3")
    assert s.die.sum() == 3
    assert (s.coins[0], s.markers[0]) == (0, 0)
    assert "take.finance" in notations(match)


@pytest.mark.rule("MV-DICE-08")
def test_the_pool_keeps_its_faces() -> None:
    match = myvillage()
    s = choose_dice(match, "w1 w4 w5 b6 b6")
    s.coins[0] = 1
    play(match, "die.white1", "die.white4")
    before = s.pool.tolist()
    play(match, "dice.raise:4")
    assert s.pool.tolist() == before


@pytest.mark.rule("MV-DICE-09")
def test_colour_does_not_matter_for_the_value() -> None:
    match = myvillage()
    choose_dice(match, "w3 b4").coins[0] = 0
    play(match, "die.white3", "die.black4")
    assert "take.field" in notations(match)


@pytest.mark.rule("MV-DICE-10")
@pytest.mark.parametrize(("pool", "time"), [("w3 w4", 0), ("w3 b4", 2), ("b3 b4", 4)])
def test_black_dice_cost_time_at_once(pool: str, time: int) -> None:
    match = myvillage()
    s = choose_dice(match, pool)
    s.coins[0] = 0
    play(match, *(f"die.{'black' if name[0] == 'b' else 'white'}{name[1]}" for name in pool.split()))
    assert s.clock[0] == time
    assert "take.field" in notations(match)


@pytest.mark.rule("MV-DICE-11")
def test_changing_a_black_die_does_not_change_its_cost() -> None:
    match = myvillage()
    meeting(match, 0, markers=1)
    s = choose_dice(match, "b2 w1")
    s.coins[0] = 0
    play(match, "die.black2", "die.white1", "dice.set:2-6")
    assert s.clock[0] == 2
    assert s.die.tolist() == [6, 1]


@pytest.mark.rule("MV-AMB-16")
def test_markers_work_without_a_councillor() -> None:
    match = myvillage()
    meeting(match, 0, markers=1)
    s = choose_dice(match, "w5 w1")
    s.villager[0] = [1, 0, 1, 1, 1]
    play(match, "die.white5", "die.white1", "dice.set:5-1")
    assert s.die.sum() == 2


@pytest.mark.rule("MV-AMB-33")
def test_dice_are_fixed_before_banners() -> None:
    match = myvillage()
    choose_dice(match, "w5 w2").coins[0] = 2
    play(match, "die.white5", "die.white2", "dice.keep")
    assert "BANNER_VALUE" in events(match)
    assert not any(name.startswith("dice.") for name in notations(match) | set(reasons(match)))


def test_dice_with_the_same_face_are_offered_once() -> None:
    match = myvillage()
    choose_dice(match, "w5 b5 w1").coins[0] = 2
    play(match, "die.white5", "die.black5")
    assert notations(match) == {"dice.keep", "dice.lower:5", "dice.raise:5"}
