"""Payments: whole tiles, none that is not needed, and fields far away."""

import pytest

import chronik
from chronik.table import Match
from chronik.tumult.state import Event, Land, Where
from tumult.positions import (
    act,
    lying,
    notations,
    owner,
    placed,
    plain_country,
    play,
    price,
    reasons,
    robbed,
    site,
    statue,
    told,
)


def gained(match: Match, *moves: str) -> int:
    """How much retinue seat 0 wins by these moves."""
    before = int(match.state.retinue[0])
    play(match, *moves)
    return int(match.state.retinue[0]) - before


def payments(match: Match) -> set[str]:
    return {name for name in notations(match) if name.startswith("pay")}


# payments


@pytest.mark.rule("TR-PAY-01")
def test_whole_tiles_must_cover_the_price() -> None:
    match = site(3, "M2", "T2", b1="castle")
    assert reasons(match)["build:b1"] == "NO_GOODS"
    with pytest.raises(chronik.IllegalMove):
        match.play("build:b1")
    assert robbed(match, 0) == ["M2", "T2"]
    match = site(3, "M2", "T3", "T2", b1="castle")
    play(match, "build:b1")
    assert owner(match, "b1") == 0
    assert robbed(match, 0) == ["T2"]


@pytest.mark.rule("TR-PAY-01")
def test_a_payment_that_does_not_cover_is_refused() -> None:
    match = site(3, "M2", "T3", "T2", "T1", b1="castle")
    play(match, "build:b1")
    assert reasons(match)["pay.tools:2"] == "NOT_COVERED"
    assert payments(match) == {"pay.tools:3", "pay.tools:1+2"}


@pytest.mark.rule("TR-PAY-02")
def test_goods_do_not_replace_each_other() -> None:
    match = site(3, "B3", "T1")
    assert reasons(match)["build:b1"] == "NO_GOODS"
    match = site(3, "B1", "B2", "M1", "T1")
    play(match, "build:b1")
    assert payments(match) == {"pay.bread:1", "pay.bread:2"}
    with pytest.raises(chronik.IllegalMove):
        match.play("pay.tools:1")
    play(match, "pay.bread:1")
    assert robbed(match, 0) == ["B2", "T1"]


@pytest.mark.rule("TR-PAY-03", "TR-EX-07")
def test_a_tile_is_used_up() -> None:
    match = site(3, "M3", "B1", "B2", c1="village")
    play(match, "build:b1", "pay.bread:1")
    assert told(match, Event.GOT_RETINUE) == [(0, 2, 0)]
    play(match, "build.pass", "build.pass")
    assert match.state.rounds == 2  # no marble is left for the village: nobody can build any more


@pytest.mark.rule("TR-PAY-04", "TR-EX-08", "TR-AMB-26")
def test_overpaying_brings_retinue() -> None:
    match = site(3, "M3", "B2")
    supply = int(match.state.supply)
    assert gained(match, "build:b1") == 3
    assert match.state.supply == supply - 3
    assert len(lying(match, Where.OPEN)) == 2
    assert all(tile["good"] for tile in match.view(1)["tiles"] if tile["where"] == "open")


@pytest.mark.rule("TR-PAY-04")
def test_an_exact_payment_brings_nothing_and_nothing_is_told() -> None:
    match = site(3, "M1", "B1", "B1", "M1")
    assert gained(match, "build:b1") == 0
    assert told(match, Event.GOT_RETINUE) == []


@pytest.mark.rule("TR-PAY-05", "TR-EX-09", "TR-AMB-17")
def test_no_needless_tiles() -> None:
    match = site(3, "M1", "B1", "B1", "B2")
    play(match, "build:b1")
    refused = reasons(match)
    assert refused["pay.bread:1+1"] == "NEEDLESS_TILE"
    assert refused["pay.bread:1+2"] == "NEEDLESS_TILE"
    with pytest.raises(chronik.IllegalMove, match="not needed"):
        match.play("pay.bread:1+1")
    assert payments(match) == {"pay.bread:1", "pay.bread:2"}


@pytest.mark.rule("TR-PAY-05", "TR-EX-12", "TR-AMB-17")
def test_two_tools_take_no_needless_tile() -> None:
    match = site(3, "B1", "M1", "T1", "T1", "T2", "T2", "T3", b1="mountain")
    play(match, "build:b1")
    assert payments(match) == {"pay.tools:2", "pay.tools:3", "pay.tools:1+1"}
    refused = reasons(match)
    for needless in ("pay.tools:1+2", "pay.tools:1+3", "pay.tools:2+2", "pay.tools:1+1+2"):
        assert refused[needless] == "NEEDLESS_TILE"


@pytest.mark.rule("TR-PAY-06", "TR-AMB-17")
def test_several_tiles_may_make_up_the_amount() -> None:
    match = site(3, "M1", "M1", "M2", "T2", "T2", "T1", "T3", b1="castle")
    play(match, "build:b1")
    assert payments(match) == {"pay.marble:1+1", "pay.marble:2"}
    play(match, "pay.marble:1+1")
    assert payments(match) == {"pay.tools:3", "pay.tools:1+2", "pay.tools:2+2"}
    assert reasons(match)["pay.tools:2+3"] == "NEEDLESS_TILE"
    twin = match.copy()
    assert gained(match, "pay.tools:1+2") == 0
    assert gained(twin, "pay.tools:2+2") == 1


@pytest.mark.rule("TR-PAY-07")
def test_overpaying_on_purpose() -> None:
    match = site(3, "B1", "B3", "M1")
    assert gained(match, "build:b1", "pay.bread:3") == 2
    assert robbed(match, 0) == ["B1"]


@pytest.mark.rule("TR-EX-10", "TR-EX-11")
@pytest.mark.parametrize(("tiles", "retinue"), [(("B3", "M3", "T3"), 5), (("B2", "M2", "T2"), 2)])
def test_overpaying_a_mountain(tiles: tuple[str, ...], retinue: int) -> None:
    assert gained(site(3, *tiles, b1="mountain"), "build:b1") == retinue


# anywhere


@pytest.mark.rule("TR-FREE-01")
def test_a_meadow_far_away() -> None:
    match = site(3, "B2", "M2")
    before = int(match.state.placed[0])
    play(match, "build:i3")
    assert owner(match, "i3") == 0
    assert match.state.placed[0] == before + 1


@pytest.mark.rule("TR-FREE-02", "TR-EX-13")
def test_far_away_costs_double() -> None:
    match = site(3, "B1", "M1", "T1", i3="forest")
    assert reasons(match)["build:i3"] == "NO_GOODS_DOUBLE"
    match = site(3, "B2", "M2", "T2", i3="forest")
    assert price(match, Land.FOREST, "away") == {"BREAD": 2, "MARBLE": 2, "TOOLS": 2}
    assert price(match, Land.MEADOW, "away") == {"BREAD": 2, "MARBLE": 2}
    play(match, "build:i3")
    assert robbed(match, 0) == []
    assert owner(match, "i3") == 0


@pytest.mark.rule("TR-FREE-03", "TR-AMB-22")
@pytest.mark.parametrize("kind", ["mountain", "village", "castle"])
def test_not_on_mountain_village_or_castle(kind: str) -> None:
    match = site(3, "B3", "B1", "M3", "M1", "T3", "T3", i3=kind)
    assert reasons(match)["build:i3"] == "NOT_ADJACENT"


@pytest.mark.rule("TR-FREE-04")
def test_overpaying_the_double_price() -> None:
    assert gained(site(3, "B3", "M3"), "build:i3") == 2


@pytest.mark.rule("TR-FREE-05")
def test_the_far_field_must_be_free_and_face_up() -> None:
    match = site(3, "B2", "M2")
    statue(match, 1, "i3")
    assert reasons(match)["build:i3"] == "FIELD_TAKEN"
    assert reasons(match)["build:i4"] == "PANEL_DOWN"
    assert gained(match, "build:h1") == 0
    assert match.state.placed[0] == 2


@pytest.mark.rule("TR-FREE-06")
def test_no_needless_tiles_far_away_either() -> None:
    match = site(3, "B1", "B1", "B2", "M2")
    play(match, "build:i3")
    assert payments(match) == {"pay.bread:1+1", "pay.bread:2"}
    assert reasons(match)["pay.bread:1+2"] == "NEEDLESS_TILE"
    assert gained(match, "pay.bread:1+1") == 0


@pytest.mark.rule("TR-FREE-07")
def test_building_anywhere_is_the_turn() -> None:
    match = site(3, "B2", "B2", "M2", "M2")
    play(match, "build:i3")
    assert match.actor == 1
    with pytest.raises(chronik.IllegalMove):
        act(match, 1, "build:b1")
    play(match, "build.pass", "build.pass", "build:e2")
    assert (owner(match, "i3"), owner(match, "e2")) == (0, 0)


@pytest.mark.rule("TR-FREE-08")
def test_a_far_statue_gives_footing() -> None:
    match = site(3, "B2", "M2", "M2", "T3", i2="castle")
    play(match, "build:i3", "build.pass", "build.pass", "build:i2")
    assert owner(match, "i2") == 0


@pytest.mark.rule("TR-AMB-28")
def test_beside_own_statues_nobody_pays_double() -> None:
    match = site(3, "B2", "M2")
    assert gained(match, "build:b1") == 2


@pytest.mark.rule("TR-AMB-27")
def test_the_chronicle_gives_no_footing() -> None:
    match = site(3, "B1", "M1")
    plain_country(match)
    match.state.chronicle[:3] = 0
    match.state.chronicle_statues[:3] = 1
    assert notations(match) == {"build.pass"}


@pytest.mark.rule("TR-AMB-18")
def test_too_few_statues_for_a_village_or_a_castle() -> None:
    match = site(3, "B2", "M2", "T3", b1="village", a2="castle")
    placed(match, 24)
    assert reasons(match)["build:b1"] == reasons(match)["build:a2"] == "NO_STATUES"
    placed(match, 23)
    assert reasons(match)["build:a2"] == "NO_STATUES"
    assert "build:b1" in notations(match)
