"""Churches and monks."""

import pytest

from myvillage.positions import (
    absent,
    church,
    monk_on_top,
    myvillage,
    notations,
    on_display,
    play,
    reasons,
    sound,
    time_spent,
    turn,
)

VALUES = {"healing": 5, "abbey": 6, "trade": 8, "mission": 9}


@pytest.mark.rule("MV-CHURCH-01", "MV-AMB-28")
@pytest.mark.parametrize("name", VALUES)
def test_taking_a_church(name: str) -> None:
    match = myvillage()
    turn(match, 0, VALUES[name])
    absent(match, 0, "abbot")
    assert reasons(match)[f"take.{name}"] == "NO_ABBOT"
    match.state.villager[0] = 1
    before = (match.state.coins[0], match.state.tree[0])
    play(match, f"take.{name}")
    assert match.view(0)["villages"][0]["church"] == name
    assert (match.state.coins[0], match.state.tree[0]) == before  # nothing else happens
    assert time_spent(match, 0, 0) == 4
    for other, value in VALUES.items():
        turn(match, 0, value)
        assert reasons(match)[f"take.{other}"] == "HAVE_ONE"


@pytest.mark.rule("MV-CHURCH-02")
def test_a_church_needs_the_abbot() -> None:
    match = myvillage()
    church(match, 0, "trade")
    absent(match, 0, "abbot")
    turn(match, 0, 4)
    play(match, "bailiff")
    assert len(on_display(match)) == 6
    assert not any(name.startswith("free.") for name in notations(match))


@pytest.mark.rule("MV-CHURCH-13", "MV-AMB-21")
def test_the_abbey_has_a_window() -> None:
    match = myvillage()
    church(match, 0, "abbey", monks=3)
    assert match.breakdown(0)["religion"] == 4 + 10  # four windows
    absent(match, 0, "abbot")
    assert match.breakdown(0)["religion"] == 14


@pytest.mark.rule("MV-CHURCH-14")
def test_every_church_exists_once() -> None:
    match = myvillage()
    church(match, 0, "trade")
    assert match.view(None)["cards"]["churches"].keys() == {"healing", "abbey", "mission"}
    turn(match, 1, 8)
    assert reasons(match)["take.trade"] == "GONE"
    turn(match, 1, 9)
    assert "take.mission" in notations(match)


@pytest.mark.rule("MV-MONK-01")
def test_a_monk_needs_church_and_abbot() -> None:
    match = myvillage()
    turn(match, 0, 6)
    assert reasons(match)["take.rosary"] == "NO_CHURCH"
    church(match, 0, "trade")
    assert "take.rosary" in notations(match)
    absent(match, 0, "abbot")
    assert reasons(match)["take.rosary"] == "NO_ABBOT"


@pytest.mark.rule("MV-MONK-02")
@pytest.mark.parametrize(
    ("name", "monks", "legal"), [("abbey", 4, 1), ("abbey", 5, 0), ("trade", 5, 1), ("trade", 6, 0)]
)
def test_six_windows_at_most(name: str, monks: int, legal: int) -> None:
    match = myvillage()
    church(match, 0, name, monks=monks)
    turn(match, 0, 6)
    if legal:
        assert "take.rosary" in notations(match)
    else:
        assert reasons(match)["take.rosary"] == "SIX_WINDOWS"
    sound(match)


@pytest.mark.rule("MV-MONK-03")
@pytest.mark.parametrize("value", range(2, 13))
def test_only_the_top_monks(value: int) -> None:
    match = myvillage()
    church(match, 0, "trade")
    turn(match, 0, value)
    monks = {name for name in notations(match) if name in {"take.quill", "take.jug", "take.rosary"}}
    box, s = match.game.boxes[0], match.state
    tops = [int(s.monk_stack[k, s.monks_left[k] - 1]) for k in range(3)]
    names = ("take.quill", "take.jug", "take.rosary")
    matching = {name for name, top in zip(names, tops, strict=True) if box.monk_values[top] >> value & 1}
    assert monks == matching
    s.monks_left[:] = 0
    assert {reasons(match)[name] for name in names} == {"GONE"}


@pytest.mark.rule("MV-MONK-04")
@pytest.mark.parametrize("value", range(2, 13))
def test_a_monk_gives_its_bonus_once(value: int) -> None:
    match = myvillage()
    church(match, 0, "trade", monks=2)
    turn(match, 0, value)
    whites = {name for name in notations(match) | set(reasons(match)) if name.startswith("use.")}
    assert whites == {"use.school", "use.game"}


@pytest.mark.rule("MV-MONK-05")
@pytest.mark.parametrize(("monk", "value", "stories"), [("MO-R1", 6, 2), ("MO-J1", 5, 3), ("MO-Q1", 10, 3)])
def test_a_story_monk(monk: str, value: int, stories: int) -> None:
    match = myvillage()
    church(match, 0, "trade")
    s = turn(match, 0, value)
    s.tree[0] = 1
    play(match, monk_on_top(match, monk))
    assert (s.tree[0], s.monks[0]) == (1 + stories, 1)
    assert time_spent(match, 0, 0) == 3
    sound(match)
