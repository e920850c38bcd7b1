"""Death, the day labourer, the rat and the plague."""

import pytest

from chronik.myvillage.state import Profession
from myvillage.positions import (
    absent,
    alone,
    church,
    end_turn,
    events,
    living,
    myvillage,
    notations,
    play,
    reasons,
    reprint,
    rolled,
    sound,
    turn,
)


@pytest.mark.rule("MV-DEATH-01")
def test_nobody_dies_without_a_crossing() -> None:
    match = myvillage()
    s = turn(match)
    rat = int(s.rat)
    play(match, "chief")
    assert match.actor == 1
    assert s.chronicle.sum() + s.graves == 0
    assert s.rat == rat
    assert "RAT_MOVED" not in events(match)


@pytest.mark.rule("MV-DEATH-02", "MV-AMB-03")
@pytest.mark.parametrize("clouds", [10, 2])
def test_one_villager_dies(clouds: int) -> None:
    match = myvillage()
    reprint(match, "clouds", clouds)  # with two clouds, four time cross the bridge twice
    s = turn(match, 0, 6)
    s.clock[0] = clouds - 1
    play(match, "take.abbey", "death.abbot")
    assert len(living(match, 0)) == 4
    assert s.chronicle.sum() + s.graves == 1
    assert events(match).count("RAT_MOVED") == 1
    assert match.actor == 1


@pytest.mark.rule("MV-DEATH-03")
def test_the_reaper_returns_to_the_bridge() -> None:
    match = myvillage()
    s = turn(match, 0, 6)
    s.clock[0] = 9
    play(match, "take.abbey")
    assert s.clock[0] == 3
    play(match, "death.abbot")
    assert (s.clock[0], s.reaper[0]) == (3, 0)


@pytest.mark.rule("MV-DEATH-04")
def test_the_player_chooses_who_dies() -> None:
    match = myvillage()
    alone(match, 0, "abbot", "merchant")
    match.state.pupil[0, 0] = 1
    end_turn(match)
    assert notations(match) == {"death.abbot", "death.merchant"}


@pytest.mark.rule("MV-DEATH-05")
def test_the_dead_leave_their_field() -> None:
    match = myvillage()
    s = end_turn(match)
    play(match, "death.craftsman")
    assert "craftsman" not in living(match, 0)
    assert s.chronicle.sum() + s.graves == 1
    turn(match, 0, 5)
    assert reasons(match)["take.stables"] == "NO_CRAFTSMAN"
    sound(match)


@pytest.mark.rule("MV-DEATH-06")
def test_two_places_of_each_profession_for_all() -> None:
    match = myvillage()
    for seat in (0, 1):
        end_turn(match, seat)
        play(match, "death.merchant")
    assert match.state.chronicle[Profession.MERCHANT] == 2
    assert match.state.graves == 0


@pytest.mark.rule("MV-DEATH-07", "MV-AMB-08")
@pytest.mark.parametrize(("filled", "stories"), [(0, 2), (1, 1)])
def test_the_chronicle_gives_stories(filled: int, stories: int) -> None:
    match = myvillage()
    s = end_turn(match)
    s.tree[0], s.rat = 3, 18
    s.chronicle[Profession.ABBOT] = filled
    play(match, "death.abbot")
    assert s.tree[0] == 3 + stories
    told = events(match)
    assert told.index("GOT_STORIES") < told.index("RAT_MOVED")


@pytest.mark.rule("MV-DEATH-08", "MV-AMB-07")
def test_a_grave_gives_nothing() -> None:
    match = myvillage()
    s = end_turn(match)
    s.chronicle[Profession.MERCHANT] = 2
    s.graves, s.tree[0], s.rat = 2, 5, 18
    play(match, "death.merchant")
    assert (s.graves, s.tree[0], s.chronicle[Profession.MERCHANT]) == (3, 5, 2)


@pytest.mark.rule("MV-DEATH-09", "MV-AMB-09")
def test_grave_numbers_only_count() -> None:
    few, many = myvillage(), myvillage()
    few.state.graves, many.state.graves = 1, 7
    assert few.scores() == many.scores()
    turn(few)
    turn(many)
    assert notations(few) == notations(many)


@pytest.mark.rule("MV-LAB-01")
def test_the_last_villager_is_replaced_by_a_labourer() -> None:
    match = myvillage()
    alone(match, 0, "abbot")
    match.state.pupil[0] = 1
    s = end_turn(match)
    assert s.labourers[0] == 1
    assert notations(match) == {f"labourer.{p.name.lower()}" for p in Profession}
    assert s.pupil[0].tolist() == [1, 1]


@pytest.mark.rule("MV-LAB-02")
def test_a_labourer_is_a_villager() -> None:
    match = myvillage()
    alone(match, 0, "abbot")
    end_turn(match)
    play(match, "labourer.traveller")
    assert living(match, 0) == {"traveller"}
    turn(match, 0, 7)
    assert "take.A" in notations(match)
    end_turn(match)
    assert match.state.labourers[0] == 2
    assert living(match, 0) == set()


@pytest.mark.rule("MV-LAB-03")
def test_labourers_cost_five_points_each() -> None:
    match = myvillage()
    match.state.labourers[0] = 2
    assert match.breakdown(0)["labourers"] == -10
    assert len(living(match, 0)) == 5


@pytest.mark.rule("MV-RAT-01")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_rat_moves_by_the_grey_die(pips: int) -> None:
    match = myvillage()
    end_turn(match)
    match.state.rat = 10
    assert rolled(match, pips, "death.abbot").state.rat == 10 - pips


@pytest.mark.rule("MV-RAT-02")
def test_no_plague_before_the_last_field() -> None:
    match = myvillage()
    s = end_turn(match)
    s.rat, s.tree[1] = 6, 8
    after = rolled(match, 5, "death.abbot")
    assert after.state.rat == 1
    assert after.state.tree[1] == 8


@pytest.mark.rule("MV-RAT-03")
@pytest.mark.parametrize("pips", [3, 4, 5, 6])
def test_surplus_pips_are_lost(pips: int) -> None:
    match = myvillage()
    end_turn(match).rat = 4
    after = rolled(match, pips, "death.abbot")
    assert events(after).count("PLAGUE") == (pips >= 4)
    assert after.state.rat == (14 if pips >= 4 else 1)


@pytest.mark.rule("MV-RAT-04")
def test_the_plague_hits_everybody() -> None:
    match = myvillage(4)
    s = end_turn(match)
    s.rat, s.chronicle[:] = 1, 2  # no stories for this death
    s.tree[:] = [2, 4, 6, 8]
    play(match, "death.abbot")
    assert s.tree.tolist() == [1, 2, 3, 4]


@pytest.mark.rule("MV-RAT-05", "MV-AMB-01")
def test_half_of_the_tree_is_lost() -> None:
    match = myvillage(4)
    s = end_turn(match)
    s.rat, s.chronicle[:] = 1, 2
    s.tree[:] = [0, 1, 5, 8]
    play(match, "death.abbot")
    assert s.tree.tolist() == [0, 1, 3, 4]


@pytest.mark.rule("MV-RAT-06")
def test_house_and_hand_are_spared() -> None:
    match = myvillage()
    s = end_turn(match)
    s.rat, s.tree[1], s.house[1], s.hand_stories = 1, 6, 9, 3
    play(match, "death.abbot")
    assert (s.tree[1], s.house[1], s.hand_stories) == (3, 9, 3)


@pytest.mark.rule("MV-RAT-07")
@pytest.mark.parametrize(("players", "start"), [(2, 10), (3, 14), (4, 18)])
def test_the_rat_starts_anew(players: int, start: int) -> None:
    match = myvillage(players)
    end_turn(match).rat = 1
    play(match, "death.abbot")
    assert match.state.rat == start
    assert match.actor == 1


@pytest.mark.rule("MV-RAT-08")
def test_stories_for_the_death_are_exposed() -> None:
    match = myvillage()
    s = end_turn(match)
    s.rat, s.tree[0] = 1, 4
    s.chronicle[Profession.ABBOT] = 1
    play(match, "death.abbot")
    assert s.tree[0] == 5 - 2


@pytest.mark.rule("MV-RAT-09")
@pytest.mark.parametrize("distance", range(1, 15))
def test_red_fields_are_those_within_reach(distance: int) -> None:
    match = myvillage()
    end_turn(match).rat = distance
    after = rolled(match, 6, "death.abbot")
    assert ("PLAGUE" in events(after)) == (distance <= match.game.boxes[0].rat_die)


@pytest.mark.rule("MV-AMB-05", "MV-AMB-06")
def test_the_labourer_comes_before_the_rat() -> None:
    match = myvillage()
    church(match, 0, "healing")
    alone(match, 0, "abbot")
    s = end_turn(match)
    s.rat, s.tree[0] = 1, 10
    play(match, "labourer.abbot")
    assert notations(match) == {"heal", "decline"}
    match = myvillage()
    church(match, 0, "healing")
    s = end_turn(match)
    s.rat, s.tree[0] = 1, 10
    play(match, "death.abbot")
    assert match.actor == 1
    assert s.tree[0] == 6


@pytest.mark.rule("MV-CHURCH-03")
def test_the_healing_church() -> None:
    match = myvillage()
    church(match, 1, "healing")
    s = end_turn(match)
    s.rat, s.tree[1] = 1, 8
    play(match, "death.abbot")
    assert match.actor == 1
    play(match, "heal")
    assert (s.tree[1], s.healed[1]) == (8, 1)
    sound(match)


@pytest.mark.rule("MV-CHURCH-04")
def test_the_healing_church_works_twice() -> None:
    match = myvillage()
    church(match, 1, "healing")
    s = end_turn(match)
    s.rat, s.tree[1], s.healed[1] = 1, 8, 2
    play(match, "death.abbot")
    assert s.tree[1] == 4
    s = end_turn(match)
    s.rat, s.tree[1], s.healed[1] = 1, 1, 0
    play(match, "death.merchant", "decline")
    assert (s.tree[1], s.healed[1]) == (1, 0)


@pytest.mark.rule("MV-CHURCH-05", "MV-AMB-37")
def test_the_healing_church_protects_only_its_owner() -> None:
    match = myvillage()
    church(match, 0, "healing")
    s = end_turn(match)
    s.rat, s.tree[:3] = 1, [8, 6, 4]
    s.chronicle[:] = 2
    play(match, "death.merchant", "heal")
    assert s.tree[:3].tolist() == [8, 3, 2]
    assert s.rat == 14


def test_the_healing_church_needs_the_abbot() -> None:
    match = myvillage()
    church(match, 1, "healing")
    absent(match, 1, "abbot")
    s = end_turn(match)
    s.rat, s.tree[1] = 1, 8
    play(match, "death.merchant")
    assert s.tree[1] == 4
