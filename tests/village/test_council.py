"""The council."""

import pytest

from chronik.table import Match
from chronik.village.names import NOBODY, Colour, Good
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    give,
    household,
    members,
    notations,
    play,
    put,
    reasons,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
PRIVILEGES = {f"council.privilege{step}" for step in (1, 2, 3, 4)}


def council(edition: str = "bigbox", players: int = 3, **things: int) -> Match:
    """Seat 0 at its council action, with these things and nothing else."""
    match = village(edition=edition, players=players)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, Task.COUNCIL, 0)
    return match


def used(match: Match, move: str) -> Match:
    """The match as it is after this move of seat 0, where it stands."""
    later = match.copy()
    play(later, move)
    return later


@pytest.mark.rule("V-COUN-01")
@both
@pytest.mark.parametrize("move", ["council.enter:scroll", "council.advance1:scroll", "council.privilege1"])
def test_enter_or_advance_or_use_a_privilege(edition: str, move: str) -> None:
    match = council(edition, scroll=3, green=6)
    put(match, 0, 1, "council1")
    assert {"council.enter:scroll", "council.advance1:scroll", "council.privilege1"} <= notations(match)
    play(match, move)
    if match.actor == 0:
        assert notations(match) <= PRIVILEGES | {"council.none"}
        play(match, "council.none")
    assert match.actor == 1


@pytest.mark.rule("V-COUN-02")
@both
def test_to_enter_costs_a_time_and_influence_or_a_scroll(edition: str) -> None:
    match = council(edition, green=2)
    play(match, "council.enter:influence")
    assert match.state.influence[0, Colour.GREEN] == 0
    assert match.state.life[0] == 1
    assert members(match, 0, "council1") == [1]

    match = council(edition, scroll=1)
    play(match, "council.enter:scroll")
    assert match.state.goods[0, Good.SCROLL] == 0
    assert match.state.life[0] == 1

    match = council(edition, green=1)
    assert notations(match) == {"decline"}
    assert reasons(match)["council.enter:influence"] == "NO_INFLUENCE"
    assert reasons(match)["council.enter:scroll"] == "NO_SCROLL"


@pytest.mark.rule("V-COUN-02", "V-COUN-01")
def test_only_a_member_on_the_farm_enters() -> None:
    match = council(scroll=1)
    household(match, 0, smithy=[1])
    assert reasons(match)["council.enter:scroll"] == "NOBODY_ON_FARM"


@pytest.mark.rule("V-COUN-03")
@both
def test_who_enters_gets_the_first_privilege_only(edition: str) -> None:
    match = council(edition, scroll=1, coins=2)
    put(match, 0, 1, "council3")
    play(match, "council.enter:scroll")
    assert notations(match) == {"council.none", "council.privilege1"}
    assert set(reasons(match).values()) == {"STEP_TOO_HIGH"}
    play(match, "council.privilege1")
    assert match.state.heir == 0


@pytest.mark.rule("V-COUN-04")
@both
def test_one_member_advances_one_step(edition: str) -> None:
    match = council(edition, scroll=1)
    household(match, 0, council2=[1], council4=[2])
    assert {"council.advance2:scroll"} == {name for name in notations(match) if "advance" in name}
    assert reasons(match)["council.advance4"] == "TOP_REACHED"
    play(match, "council.advance2:scroll")
    assert members(match, 0, "council3") == [1]
    assert members(match, 0, "council4") == [2]


@pytest.mark.rule("V-COUN-05")
@both
@pytest.mark.parametrize(("step", "time"), [(1, 2), (2, 2), (3, 3)])
def test_to_advance_costs_time_and_influence_or_a_scroll(edition: str, step: int, time: int) -> None:
    match = council(edition, scroll=1, green=2)
    household(match, 0, **{f"council{step}": [1]})
    by_scroll = used(match, f"council.advance{step}:scroll")
    assert by_scroll.state.life[0] == time
    assert by_scroll.state.goods[0, Good.SCROLL] == 0
    assert by_scroll.state.influence[0, Colour.GREEN] == 2
    by_influence = used(match, f"council.advance{step}:influence")
    assert by_influence.state.life[0] == time
    assert by_influence.state.goods[0, Good.SCROLL] == 1
    assert by_influence.state.influence[0, Colour.GREEN] == 0


@pytest.mark.rule("V-COUN-06")
@both
def test_who_advances_gets_one_privilege_of_the_moved_member(edition: str) -> None:
    match = council(edition, scroll=1, coins=1)
    household(match, 0, council2=[1], council4=[2])
    play(match, "council.advance2:scroll")
    assert notations(match) == {"council.none", *PRIVILEGES - {"council.privilege4"}}
    assert reasons(match) == {"council.privilege4": "STEP_TOO_HIGH"}
    play(match, "council.privilege3", "good.ox")
    assert match.state.goods[0, Good.OX] == 1
    assert match.actor == 1


@pytest.mark.rule("V-COUN-07")
@both
def test_a_privilege_alone_costs_nothing(edition: str) -> None:
    match = council(edition)
    household(match, 0, council1=[1], council3=[2])
    assert notations(match) == {"decline", *PRIVILEGES - {"council.privilege4"}}
    play(match, "council.privilege3", "good.scroll")
    assert match.state.life[0] == 0
    assert match.state.goods[0, Good.SCROLL] == 1
    assert members(match, 0, "council1") == [1]
    assert members(match, 0, "council3") == [2]


@pytest.mark.rule("V-COUN-07")
@both
def test_without_a_member_in_the_council_there_is_no_privilege(edition: str) -> None:
    match = council(edition, coins=3)
    assert not PRIVILEGES & notations(match)
    assert {reasons(match)[name] for name in PRIVILEGES} == {"STEP_TOO_HIGH"}


@pytest.mark.rule("V-COUN-08", "V-AMB-32")
@both
def test_the_marker_goes_to_the_first_who_takes_it(edition: str) -> None:
    match = council(edition)
    household(match, 0, council1=[1])
    free = used(match, "council.privilege1")
    assert free.state.heir == 0
    match.state.heir = 1
    before = match.view(0)["farms"]
    play(match, "council.privilege1")
    assert match.state.heir == 1
    assert match.view(0)["farms"] == before
    assert match.actor == 1


@pytest.mark.rule("V-COUN-09")
@both
def test_the_holder_of_the_marker_is_first_only_after_the_mass(edition: str) -> None:
    match = village(edition=edition)
    match.state.heir = 2
    for seat in (0, 2):
        put(match, seat, 1, "bag")
    begin_mass(match, first=0)
    assert match.actor == 0
    play(match, "mass.nomore")
    assert match.actor == 2
    assert match.state.first == 0
    play(match, "mass.nomore")
    assert match.state.rounds == 2
    assert match.state.first == 2
    assert match.actor == 2
    assert match.state.heir == NOBODY


@pytest.mark.rule("V-AMB-30")
def test_the_first_player_may_take_the_marker_and_stays_first() -> None:
    match = council()
    household(match, 0, council1=[1])
    play(match, "council.privilege1")
    assert match.state.heir == 0
    begin_mass(match, first=0)
    assert match.state.rounds == 2
    assert match.actor == 0
    assert match.state.heir == NOBODY


@pytest.mark.rule("V-COUN-10")
@both
def test_the_second_privilege_is_two_cubes_of_any_colours(edition: str) -> None:
    match = council(edition)
    household(match, 0, council2=[1])
    play(match, "council.privilege2")
    pairs = set()
    for one in match.moves():
        for other in used(match, one.notation).moves():
            later = used(used(match, one.notation), other.notation)
            assert later.state.influence[0].sum() == 2
            assert later.actor == 1
            pairs.add(tuple(sorted([one.notation, other.notation])))
    assert len(pairs) == 10
    assert "cube.plague" not in notations(match)


@pytest.mark.rule("V-AMB-09")
def test_cubes_come_only_from_the_supply() -> None:
    match = council()
    household(match, 0, council2=[1])
    match.state.supply[:4] = [1, 0, 1, 0]
    play(match, "council.privilege2")
    assert notations(match) == {"cube.orange", "cube.brown"}
    assert reasons(match) == {"cube.green": "SUPPLY_EMPTY", "cube.pink": "SUPPLY_EMPTY"}
    play(match, "cube.brown")
    assert match.state.influence[0].tolist() == [1, 0, 1, 0]
    assert match.actor == 1


@pytest.mark.rule("V-COUN-11")
@both
def test_the_third_privilege_is_any_good(edition: str) -> None:
    match = council(edition)
    household(match, 0, council3=[1])
    stock = int(match.state.stock[Good.WAGON])
    play(match, "council.privilege3")
    assert notations(match) == {"good.scroll", "good.horse", "good.plough", "good.ox", "good.wagon"}
    play(match, "good.wagon")
    assert match.state.goods[0, :5].tolist() == [0, 0, 0, 0, 1]
    assert match.state.stock[Good.WAGON] == stock - 1


def test_a_good_comes_only_from_the_supply() -> None:
    """The last one of its kind, too; ploughs have run out."""
    match = council()
    household(match, 0, council3=[1])
    match.state.stock[Good.WAGON], match.state.stock[Good.PLOUGH] = 1, 0
    play(match, "council.privilege3")
    assert notations(match) == {"good.scroll", "good.horse", "good.ox", "good.wagon"}
    assert reasons(match) == {"good.plough": "SUPPLY_EMPTY"}


@pytest.mark.rule("V-COUN-12")
@both
def test_the_fourth_privilege_is_three_points_for_one_coin(edition: str) -> None:
    match = council(edition, coins=3)
    household(match, 0, council4=[1])
    play(match, "council.privilege4")
    assert match.state.coins[0] == 2
    assert match.state.points[0] == 3
    assert match.actor == 1

    match = council(edition)
    household(match, 0, council4=[1])
    assert reasons(match)["council.privilege4"] == "NO_COIN"


@pytest.mark.rule("V-COUN-13")
@both
def test_a_step_holds_any_number_of_members(edition: str) -> None:
    match = council(edition, players=4, scroll=1)
    household(match, 0, council1=[1], council2=[1, 2])
    household(match, 1, council2=[1])
    household(match, 2, council2=[1])
    play(match, "council.advance1:scroll")
    assert members(match, 0, "council2") == [1, 1, 2]


@pytest.mark.rule("V-COUN-14")
@both
def test_a_scroll_and_influence_are_not_mixed(edition: str) -> None:
    match = council(edition, scroll=1, green=1)
    assert notations(match) == {"decline", "council.enter:scroll"}
    play(match, "council.enter:scroll")
    assert match.state.influence[0, Colour.GREEN] == 1
    assert "council.none" in notations(match)
    play(match, "council.none")
    assert match.state.heir == NOBODY
    assert match.actor == 1
