"""Building: the order, the prices, the fields, the consolation."""

import pytest

import chronik
from chronik.table import Match
from chronik.tumult.state import NOBODY, Event, Land, Phase, Task
from tumult.positions import (
    ask,
    board,
    demand,
    events,
    go_on,
    land,
    left,
    notations,
    owner,
    placed,
    plain_country,
    play,
    price,
    ranks,
    reasons,
    retinue,
    robbed,
    site,
    statue,
    told,
    tumult,
)

# order


@pytest.mark.rule("TR-BUILD-01")
def test_the_king_builds_first() -> None:
    match = tumult(3)
    ranks(match, 3, 1, 2)
    go_on(match, Phase.BUILDING)
    asked = []
    for _ in range(3):
        asked.append(match.actor)
        play(match, "build.pass")
    assert asked == [1, 2, 0]


@pytest.mark.rule("TR-BUILD-02", "TR-BUILD-14")
def test_one_field_in_a_turn() -> None:
    match = site(3, "B1", "B1", "M1", "M1")
    play(match, "build:b1")
    assert match.actor == 1
    play(match, "build.pass", "build.pass")
    assert match.actor == 0
    play(match, "build:c1")
    assert (owner(match, "b1"), owner(match, "c1")) == (0, 0)


@pytest.mark.rule("TR-BUILD-14")
def test_everybody_is_asked_in_every_placing_round() -> None:
    match = site(3)
    plain_country(match)
    statue(match, 2, "a1")
    board(match, 2, "B1", "B1", "M1", "M1")
    play(match, "build.pass", "build.pass", "build:b1")
    for seat in (0, 1):
        assert match.actor == seat
        assert notations(match) == {"build.pass"}
        play(match, "build.pass")
    assert match.actor == 2
    assert "build:c1" in notations(match)


@pytest.mark.rule("TR-BUILD-15")
def test_the_phase_ends_when_nobody_can_build() -> None:
    match = site(3, "B1", "M1")
    play(match, "build:b1", "build.pass", "build.pass")
    assert match.state.rounds == 2  # ranks, coronation and mercy have followed


@pytest.mark.rule("TR-AMB-16")
def test_a_pass_holds_for_one_placing_round() -> None:
    match = site(3, "B1", "M1")
    board(match, 1, "B2", "M2")
    play(match, "build.pass", "build:c3", "build.pass")
    assert match.actor == 0
    assert "build:b1" in notations(match)


@pytest.mark.rule("TR-AMB-16")
def test_the_phase_ends_when_all_have_passed() -> None:
    match = site(3, "B1", "M1")
    play(match, "build.pass", "build.pass", "build.pass")
    assert match.state.rounds == 2


# prices


@pytest.mark.rule("TR-BUILD-03", "TR-EX-06")
def test_a_meadow() -> None:
    match = site(3, "B1", "M1")
    assert price(match, Land.MEADOW) == {"BREAD": 1, "MARBLE": 1}
    play(match, "build:b1")
    assert owner(match, "b1") == 0
    assert match.state.placed[0] == 2
    assert robbed(match, 0) == []


@pytest.mark.rule("TR-BUILD-04")
def test_a_forest() -> None:
    match = site(3, "B1", "M1", b1="forest")
    assert reasons(match)["build:b1"] == "NO_GOODS"
    match = site(3, "B1", "M1", "T1", b1="forest")
    assert price(match, Land.FOREST) == {"BREAD": 1, "MARBLE": 1, "TOOLS": 1}
    play(match, "build:b1")
    assert (owner(match, "b1"), match.state.placed[0]) == (0, 2)


@pytest.mark.rule("TR-BUILD-05")
def test_a_mountain() -> None:
    match = site(3, "B1", "M1", "T1", b1="mountain")
    assert reasons(match)["build:b1"] == "NO_GOODS"
    match = site(3, "B1", "M1", "T2", b1="mountain")
    assert price(match, Land.MOUNTAIN) == {"BREAD": 1, "MARBLE": 1, "TOOLS": 2}
    play(match, "build:b1")
    assert (owner(match, "b1"), match.state.placed[0]) == (0, 2)


@pytest.mark.rule("TR-BUILD-06", "TR-AMB-01")
def test_a_village_takes_two_statues() -> None:
    needed = price(site(3), Land.VILLAGE)
    assert needed["MARBLE"] >= 1
    tiles = [f"{name[0]}1" for name, count in needed.items() for _ in range(count)]
    match = site(3, *tiles, b1="village")
    assert [name for name in notations(match) if name.startswith("build:b1")] == ["build:b1"]
    play(match, "build:b1")
    assert match.state.placed[0] == 3
    assert [f["statues"] for f in match.view(0)["fields"] if f["field"] == "b1"] == [2]
    with pytest.raises(chronik.IllegalMove):
        site(3, *tiles, b1="village").play("build:b1:1")


@pytest.mark.rule("TR-BUILD-07", "TR-EX-06")
def test_a_castle_field_takes_three_statues() -> None:
    match = site(3, "M2", "T3", b1="castle")
    assert price(match, Land.CASTLE) == {"MARBLE": 2, "TOOLS": 3}
    play(match, "build:b1")
    assert match.state.placed[0] == 4
    assert [f["statues"] for f in match.view(0)["fields"] if f["field"] == "b1"] == [3]
    with pytest.raises(chronik.IllegalMove):
        site(3, "M2", "T3", b1="castle").play("build:b1:2")


# fields


def cross(*tiles: str, **lands: str) -> Match:
    """Four players, seat 0's only statue on f3, in the middle of what is face up."""
    match = tumult(4)
    ranks(match, 1, 2, 3, 4)
    plain_country(match)
    land(match, **lands)
    statue(match, 0, "f3")
    board(match, 0, *tiles)
    ask(match, Task.BUILD, 0)
    return match


@pytest.mark.rule("TR-BUILD-08")
def test_beside_own_statues_the_price_is_single() -> None:
    match = cross("B1", "M1")
    assert notations(match) == {"build.pass", "build:f2", "build:f4", "build:e3", "build:g3"}
    assert reasons(match)["build:f5"] == "NO_GOODS_DOUBLE"


@pytest.mark.rule("TR-BUILD-09")
def test_diagonal_contact_is_not_enough() -> None:
    match = cross("M2", "T3", g4="castle")
    assert reasons(match)["build:g4"] == "NOT_ADJACENT"


@pytest.mark.rule("TR-BUILD-10")
def test_a_field_is_used_once() -> None:
    match = cross("B2", "M2")
    statue(match, 1, "f4")
    refused = reasons(match)
    assert refused["build:f4"] == "FIELD_TAKEN"
    assert refused["build:f3"] == "FIELD_TAKEN"


@pytest.mark.rule("TR-BUILD-11")
def test_statues_of_others_give_no_footing() -> None:
    match = cross("B1", "M1", "T2", h1="mountain")
    statue(match, 1, "h2")
    assert reasons(match)["build:h1"] == "NOT_ADJACENT"


@pytest.mark.rule("TR-BUILD-12")
def test_statues_leave_the_strip_from_the_front() -> None:
    match = site(3, "B2", "M2", b1="village")
    placed(match, 6)
    play(match, "build:b1")
    castle = match.view(0)["castles"][0]
    assert (castle["placed"], castle["left"]) == (8, 17)  # numbers 7 and 8 are gone, 9 is next


@pytest.mark.rule("TR-BUILD-13")
def test_without_the_goods_one_must_pass() -> None:
    match = site(3, "T3")
    assert notations(match) == {"build.pass"}
    assert set(reasons(match).values()) >= {"NO_GOODS", "NO_GOODS_DOUBLE", "FIELD_TAKEN", "PANEL_DOWN"}


@pytest.mark.rule("TR-BUILD-16")
def test_a_field_filled_just_before_counts() -> None:
    match = site(3, "B1", "B1", "M1", "M1")
    assert "build:d1" in notations(match)  # 2 bread and 2 marble also pay for a meadow far away
    play(match, "build:b1", "build.pass", "build.pass")
    assert "build:c1" in notations(match)
    assert reasons(match)["build:d1"] == "NO_GOODS_DOUBLE"


@pytest.mark.rule("TR-BUILD-17")
def test_face_down_panels_offer_no_fields() -> None:
    match = tumult(4)
    ranks(match, 1, 2, 3, 4)
    plain_country(match)
    statue(match, 0, "d1")  # beside c1, which is on a face-down panel
    board(match, 0, "B2", "M2", "T2")
    ask(match, Task.BUILD, 0)
    assert reasons(match)["build:c1"] == "PANEL_DOWN"
    assert {why for name, why in reasons(match).items() if name[6] in "abcjkl"} == {"PANEL_DOWN"}
    with pytest.raises(chronik.IllegalMove, match="face down"):
        match.play("build:c1")


@pytest.mark.rule("TR-BUILD-18", "TR-BUILD-19")
def test_unused_tiles_lapse() -> None:
    match = site(3, "T3", "B2")
    retinue(match, 12, 20, 20)
    match.state.punished[0] = 1  # so that no consolation is due
    play(match, "build.pass", "build.pass", "build.pass")
    assert "Player 1 loses unused tiles: 2 bread and 3 tools." in match.log()
    assert robbed(match, 0) == []
    assert told(match, Event.GOT_RETINUE) == [(1, 2, 0), (2, 2, 0)]
    assert match.state.retinue[0] == 12


# the consolation


def passing(match: Match) -> None:
    """Everybody passes, until the phase is over."""
    while match.question().startswith("Statues"):
        play(match, "build.pass")


def consoled(match: Match) -> list[int]:
    return [who for who, _, _ in told(match, Event.CONSOLED)]


@pytest.mark.rule("TR-CONSOLE-01")
def test_who_cannot_build_is_consoled() -> None:
    match = site(3, "T1")
    retinue(match, 10, 30, 20)
    passing(match)
    assert 0 in consoled(match)
    assert (0, 2, 0) in told(match, Event.GOT_RETINUE)
    assert match.state.retinue[0] == 12


@pytest.mark.rule("TR-CONSOLE-02", "TR-AMB-14")
def test_nobody_is_consoled_for_a_tumult() -> None:
    match = site(3, "B1", "B3")
    retinue(match, 20, 30, 20)
    demand(match, 5, 0, 0)
    left(match, "B1")
    go_on(match, Phase.TUMULTS)
    passing(match)
    assert consoled(match) == [1, 2]
    assert match.state.retinue[0] == 17


@pytest.mark.rule("TR-AMB-14")
def test_a_king_punished_for_nothing_is_not_consoled() -> None:
    match = site(3)
    demand(match, 5, 0, 0)
    left(match)
    go_on(match, Phase.TUMULTS)
    passing(match)
    assert consoled(match) == [1, 2]


@pytest.mark.rule("TR-CONSOLE-03")
def test_who_has_built_is_not_consoled() -> None:
    match = site(3, "B1", "M1", "B1")
    play(match, "build:b1")
    passing(match)
    assert consoled(match) == [1, 2]


@pytest.mark.rule("TR-AMB-15")
def test_who_could_have_built_is_not_consoled() -> None:
    match = site(3, "B1", "M1")
    passing(match)
    assert consoled(match) == [1, 2]


@pytest.mark.rule("TR-AMB-15")
def test_no_field_within_reach_counts_as_cannot() -> None:
    match = site(3, "M2", "T3")
    passing(match)
    assert 0 in consoled(match)


@pytest.mark.rule("TR-CONSOLE-04")
def test_the_consolation_counts_for_the_ranks() -> None:
    match = tumult(2)
    ranks(match, 2, 1)
    retinue(match, 19, 20)
    plain_country(match)
    statue(match, 1, "a1")
    board(match, 1, "B1", "M1")
    go_on(match, Phase.BUILDING)
    play(match, "build:b1", "build.pass")
    assert consoled(match) == [0]
    assert match.state.rank.tolist()[:2] == [1, 2]
    assert match.state.retinue.tolist()[:2] == [16, 20]  # 21, less 5 for the crown


@pytest.mark.rule("TR-AMB-25")
def test_consolations_are_paid_in_rank_order() -> None:
    match = tumult(3)
    ranks(match, 3, 1, 2)
    go_on(match, Phase.BUILDING)
    passing(match)
    assert consoled(match) == [1, 2, 0]


def test_the_journal_tells_what_was_built() -> None:
    match = site(3, "B1", "M1")
    play(match, "build:b1")
    assert events(match) == ["PAID_TILE", "PAID_TILE", "PLACED"]
    assert match.log()[-1].endswith("places 1 statue on b1.")
    assert owner(match, "c1") == NOBODY
