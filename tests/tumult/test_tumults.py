"""Tumults: who is the greediest, what that costs, and the gambler's variant."""

import pytest

from chronik.tumult.state import Event, Good, Phase, Where
from tumult.positions import (
    board,
    demand,
    events,
    four,
    go_on,
    judged,
    left,
    lying,
    named,
    notations,
    only,
    play,
    ranks,
    reasons,
    retinue,
    robbed,
    short_of,
    site,
    told,
    tumult,
    tumults,
)


@pytest.mark.rule("TR-TUMULT-01", "TR-TUMULT-05")
def test_bread_then_marble_then_tools() -> None:
    match = four()
    demand(match, 3)
    left(match, "B2", "M2", "T2")
    board(match, 0, "B3", "B3")
    board(match, 1, "M3", "M3")
    board(match, 2, "T3", "T3")
    only(match, Phase.TUMULTS)
    assert tumults(match) == [Good.BREAD, Good.MARBLE, Good.TOOLS]
    assert judged(match) == [(0, Good.BREAD), (1, Good.MARBLE), (2, Good.TOOLS)]
    story = [name for name in events(match) if name in ("TUMULT", "GREEDIEST", "LOST_RETINUE", "GAVE_BACK")]
    assert story == 3 * ["TUMULT", "GREEDIEST", "LOST_RETINUE", "GAVE_BACK"]


@pytest.mark.rule("TR-TUMULT-02")
def test_units_count_not_tiles() -> None:
    match = four()
    left(match, "B3", "B1", "M3", "M3", "T3", "T3")
    only(match, Phase.TUMULTS)
    assert "The people have 4 bread, 6 marble and 6 tools left: no tumult." in match.log()


@pytest.mark.rule("TR-TUMULT-03")
@pytest.mark.parametrize("tiles", [("M3", "M1"), ("M3", "M2")])
def test_enough_is_enough(tiles: tuple[str, ...]) -> None:
    match = four()
    left(match, "B3", "B3", "T3", "T3", *tiles)
    only(match, Phase.TUMULTS)
    assert tumults(match) == []


@pytest.mark.rule("TR-TUMULT-04")
@pytest.mark.parametrize("tiles", [("T3",), ()])
def test_too_little_makes_a_tumult(tiles: tuple[str, ...]) -> None:
    match = four()
    left(match, "B3", "B3", "M3", "M3", *tiles)
    only(match, Phase.TUMULTS)
    assert tumults(match) == [Good.TOOLS]


@pytest.mark.rule("TR-TUMULT-06")
def test_units_of_the_good_are_added_up() -> None:
    match = four()
    short_of(match, "B")
    board(match, 0, "B2", "B3", "M3")  # 5 bread
    board(match, 1, "B2", "B2")  # 4
    only(match, Phase.TUMULTS)
    assert judged(match) == [(0, Good.BREAD)]
    match = four()
    short_of(match, "B")
    board(match, 0, "B2", "B3", "M3")  # 5 bread
    board(match, 1, "B3", "B2", "B1")  # 6
    only(match, Phase.TUMULTS)
    assert judged(match) == [(1, Good.BREAD)]


@pytest.mark.rule("TR-TUMULT-07")
def test_no_tumult_costs_nothing() -> None:
    match = four()
    left(match, "B3", "B3", "M3", "M1", "T3", "T3")
    board(match, 0, "M3", "M3", "M2", "M1")
    only(match, Phase.TUMULTS)
    assert robbed(match, 0) == ["M1", "M2", "M3", "M3"]
    assert match.state.retinue[0] == 15


@pytest.mark.rule("TR-GREED-01", "TR-GREED-08")
def test_the_greediest_has_the_most() -> None:
    match = four(4, 1, 2, 3)
    short_of(match, "B")
    board(match, 0, "B3", "B2")
    board(match, 1, "B3")
    board(match, 2, "B2")
    only(match, Phase.TUMULTS)
    assert judged(match) == [(0, Good.BREAD)]
    assert match.state.retinue.tolist() == [12, 15, 15, 15]
    assert (robbed(match, 1), robbed(match, 2)) == (["B3"], ["B2"])


@pytest.mark.rule("TR-GREED-02")
def test_among_equals_the_higher_rank_is_the_greediest() -> None:
    match = four(4, 1, 2, 3)
    short_of(match, "T")
    board(match, 2, "T2", "T2")  # the Duke
    board(match, 0, "T3", "T1")  # the Count
    board(match, 1, "T3")  # the King
    only(match, Phase.TUMULTS)
    assert judged(match) == [(2, Good.TOOLS)]


@pytest.mark.rule("TR-GREED-03")
def test_three_retinue_are_lost() -> None:
    match = four()
    retinue(match, 15, 15, 15, 15)
    short_of(match, "B")
    board(match, 2, "B3")
    only(match, Phase.TUMULTS)
    assert (match.state.retinue[2], match.state.supply) == (12, 48)


@pytest.mark.rule("TR-GREED-04")
def test_only_the_smallest_tile_is_kept() -> None:
    match = four()
    short_of(match, "B")
    board(match, 0, "B1", "B2", "B3")
    only(match, Phase.TUMULTS)
    assert robbed(match, 0) == ["B1"]
    given = [named(face) for _, face, _ in told(match, Event.GAVE_BACK)]
    assert given == ["B2", "B3"]
    shown = [tile for tile in match.view(3)["tiles"] if tile["where"] == "open" and tile["good"] == "bread"]
    assert {2, 3} <= {tile["value"] for tile in shown}


@pytest.mark.rule("TR-GREED-05", "TR-EX-05")
def test_an_only_tile_is_kept() -> None:
    match = four()
    short_of(match, "M")
    board(match, 1, "M3")
    only(match, Phase.TUMULTS)
    assert robbed(match, 1) == ["M3"]
    assert match.state.retinue[1] == 12


@pytest.mark.rule("TR-GREED-06", "TR-AMB-13")
def test_one_of_several_smallest_is_kept() -> None:
    match = four()
    short_of(match, "T")
    board(match, 0, "T1", "T1", "T3")
    only(match, Phase.TUMULTS)
    assert robbed(match, 0) == ["T1"]


@pytest.mark.rule("TR-GREED-07")
def test_other_goods_are_untouched() -> None:
    match = four()
    short_of(match, "B")
    board(match, 0, "B3", "B2", "M2", "T3")
    only(match, Phase.TUMULTS)
    assert robbed(match, 0) == ["B2", "M2", "T3"]


@pytest.mark.rule("TR-GREED-08")
def test_others_lose_nothing() -> None:
    match = four()
    short_of(match, "B")
    board(match, 0, "B3", "B2")
    board(match, 1, "B3", "B1")
    only(match, Phase.TUMULTS)
    assert robbed(match, 1) == ["B1", "B3"]
    assert match.state.retinue[1] == 15


@pytest.mark.rule("TR-GREED-09")
def test_punishments_add_up() -> None:
    match = four()
    short_of(match, "B", "M", "T")
    board(match, 0, "B3", "B2", "M3", "M2", "T3", "T2")
    only(match, Phase.TUMULTS)
    assert match.state.retinue[0] == 6
    assert robbed(match, 0) == ["B2", "M2", "T2"]


@pytest.mark.rule("TR-GREED-10")
def test_tiles_given_back_are_out_of_use() -> None:
    match = site(3, "B1", "B3", "M1")
    demand(match, 4, 0, 0)
    left(match, "B1")
    go_on(match, Phase.TUMULTS)
    assert robbed(match, 0) == ["B1", "M1"]
    assert [named(face) for _, face, _ in told(match, Event.GAVE_BACK)] == ["B3"]
    play(match, "build:b1")  # the price can be paid in one way only: nothing is asked
    assert robbed(match, 0) == []
    assert "build:c1" not in notations(match)


# the gambler's variant


@pytest.mark.rule("TR-VARIANT-01", "TR-VARIANT-02", "TR-EX-19", "TR-AMB-24")
def test_gamblers_spin_after_the_raid() -> None:
    match = tumult(3, variant="gambler", ticks=1)
    asked = []
    while "raid.start" not in notations(match):
        match.play(match.moves()[0])
    assert match.view(0)["demand"] == {"bread": None, "marble": None, "tools": None}
    assert reasons(match)["mood.spin"] == "SPIN_AFTER_RAID"
    play(match, "raid.start", "raid.done", "raid.done", "raid.done")
    for good in ("bread", "marble", "tools"):
        assert notations(match) == {f"mood.spin:{good}"}
        assert match.state.phase == Phase.MOOD
        asked.append(match.actor)
        play(match, f"mood.spin:{good}")
        ((_, spun, number),) = told(match, Event.SPUN_FOR)
        assert (Good[good.upper()], number) == (spun, match.view(0)["demand"][good])
    assert set(asked) == {match.state.rank.tolist().index(1)}
    assert match.state.phase == Phase.BUILDING


@pytest.mark.rule("TR-VARIANT-01")
def test_the_base_game_is_the_default() -> None:
    match = tumult(3)
    assert match.game.settings.variant is None
    while not {"mood.spin", "raid.start"} & notations(match):
        match.play(match.moves()[0])
    assert notations(match) == {"mood.spin"}


@pytest.mark.long
@pytest.mark.rule("TR-VARIANT-02")
def test_every_good_may_get_another_number() -> None:
    numbers = set()
    for seed in range(25):
        match = tumult(2, seed, variant="gambler", ticks=1)
        while match.state.phase != Phase.MOOD:
            match.play(match.moves()[-1])
        play(match, "mood.spin:bread", "mood.spin:marble")
        numbers.add(tuple(match.state.demand[:2].tolist()))
    assert any(bread != marble for bread, marble in numbers)


@pytest.mark.rule("TR-VARIANT-03", "TR-EX-19")
def test_every_good_is_judged_by_its_own_number() -> None:
    match = tumult(3, variant="gambler")
    ranks(match, 1, 2, 3)
    demand(match, 2, 3, 5)
    left(match, "B2", "M3", "T3", "T1")
    only(match, Phase.TUMULTS)
    assert tumults(match) == [Good.TOOLS]
    assert len(lying(match, Where.CENTRE)) == 4
