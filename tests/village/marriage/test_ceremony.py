"""Marriage: the action that sends a member to the ceremony, and the bonuses of its ranks."""

import pytest

from chronik.table import Match
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Place
from chronik.village.state import Task
from village.marriage.weddings import PINK, fault, on_board, parish, stand
from village.positions import (
    ask,
    empty_farm,
    events,
    give,
    household,
    lay,
    members,
    notations,
    play,
    put,
    reasons,
    strip,
)

RANKS = {f"marriage.rank{rank}" for rank in range(1, 7)}


def ceremony(side: str = "A", seat: int = 0, **things: int) -> Match:
    match = parish(marriage_side=side)
    lay(match, harvest={"green": 1})
    give(match, seat, **things)
    ask(match, MarriageTask.MARRIAGE, seat)
    return match


@pytest.mark.rule("VM-MARRY-01", "VM-MARRY-04")
@pytest.mark.parametrize("rank", range(1, 7))
def test_a_member_goes_to_any_free_rank(rank: int) -> None:
    match = ceremony(brown=1)
    assert notations(match) == {"decline"} | RANKS
    play(match, f"marriage.rank{rank}")
    assert members(match, 0, f"rank{rank}") == [1]
    assert members(match, 0, "farm") == [1, 1, 1, 1]


@pytest.mark.rule("VM-MARRY-01")
def test_who_goes_is_asked() -> None:
    match = ceremony(brown=1)
    household(match, 0, farm=[1, 3])
    play(match, "marriage.rank1")
    assert notations(match) == {"member.1", "member.3"}
    play(match, "member.3")
    assert members(match, 0, "rank1") == [3]


@pytest.mark.rule("VM-MARRY-02")
def test_only_one_member_of_a_player() -> None:
    match = ceremony(brown=1)
    put(match, 0, 1, "rank3")
    assert notations(match) == {"decline"}
    assert reasons(match)["marriage.rank1"] == "IN_CEREMONY"
    assert reasons(match)["marriage.rank3"] == "RANK_TAKEN"


@pytest.mark.rule("VM-MARRY-03")
def test_again_after_a_death() -> None:
    match = ceremony(brown=2)
    match.state.life[0] = 9
    household(match, 0, farm=[1, 2])
    play(match, "marriage.rank1", "member.1")
    assert members(match, 0, "chroniclefarm") == [1]
    ask(match, MarriageTask.MARRIAGE, 0)
    assert notations(match) == {"decline"} | RANKS


@pytest.mark.rule("VM-MARRY-04")
def test_taken_ranks() -> None:
    match = ceremony(brown=1)
    put(match, 1, 1, "rank1")
    stand(match, PINK, "rank4")
    assert notations(match) == {"decline"} | {f"marriage.rank{rank}" for rank in (2, 3, 5, 6)}
    assert {reasons(match)[f"marriage.rank{rank}"] for rank in (1, 4)} == {"RANK_TAKEN"}


@pytest.mark.rule("VM-MARRY-05")
@pytest.mark.parametrize("rank", range(1, 7))
def test_two_time_and_a_cube(rank: int) -> None:
    match = ceremony(brown=1)
    supply = int(match.state.supply[2])
    play(match, f"marriage.rank{rank}")
    assert match.state.life[0] == 2
    assert match.state.influence[0, 2] == 0
    assert match.state.supply[2] == supply + 1


@pytest.mark.rule("VM-MARRY-05")
def test_without_a_cube_or_a_coin_it_is_refused() -> None:
    match = ceremony()
    assert notations(match) == {"decline"}
    assert {why for move, why in reasons(match).items() if move in RANKS} == {"NO_INFLUENCE"}


@pytest.mark.rule("VM-AMB-24")
def test_without_a_member_on_the_farm_it_is_refused() -> None:
    match = ceremony(brown=1)
    empty_farm(match, 0)
    assert {why for move, why in reasons(match).items() if move in RANKS} == {"NOBODY_ON_FARM"}


@pytest.mark.rule("VM-MARRY-06")
def test_the_cube_just_taken_pays_or_a_coin() -> None:
    match = parish()
    lay(match, harvest={"green": 1}, marriage={"brown": 1, "plague": 1})
    ask(match, Task.TAKE, 0)
    give(match, 1, coins=1)
    play(match, "take.marriage:brown", "marriage.rank1")
    assert match.state.influence[0].sum() == 0
    play(match, "take.marriage:plague", "marriage.rank2")
    assert match.state.coins[1] == 0
    assert on_board(match, 1) == ["rank2"]


@pytest.mark.rule("VM-MARRY-07")
def test_the_bonus_comes_after_the_payment() -> None:
    match = ceremony(brown=1)
    play(match, "marriage.rank6")
    order = events(match)
    assert order.index("PAID_CUBES") < order.index("MOVED") < order.index("GOT_GRAIN")
    assert match.state.grain[0] == 3
    poor = ceremony()
    assert reasons(poor)["marriage.rank4"] == "NO_INFLUENCE"  # its coin could have paid


@pytest.mark.rule("VM-MARRY-08")
@pytest.mark.parametrize(("side", "colours"), [("A", ("orange", "pink")), ("B", ("green", "brown"))])
def test_rank_3_gives_one_of_two_cubes(side: str, colours: tuple[str, str]) -> None:
    match = ceremony(side, brown=1)
    play(match, "marriage.rank3")
    assert notations(match) == {f"cube.{colour}" for colour in colours}
    play(match, f"cube.{colours[0]}")
    assert match.state.influence[0].sum() == 1
    assert match.actor == 1


@pytest.mark.rule("VM-MARRY-08")
def test_rank_3_with_one_colour_left() -> None:
    match = ceremony("A", brown=1)
    give(match, 1, pink=int(match.state.supply[3]))
    play(match, "marriage.rank3")
    assert match.state.influence[0].tolist() == [1, 0, 0, 0]


@pytest.mark.rule("VM-MARRY-09", "VM-AMB-10")
@pytest.mark.parametrize(("side", "rank", "yields"), [("A", 2, 1), ("B", 4, 2)])
def test_the_rank_with_the_exchange(side: str, rank: int, yields: int) -> None:
    match = ceremony(side, brown=2)
    play(match, f"marriage.rank{rank}")
    assert notations(match) == {"marriage.noswap", "marriage.swap:brown"}
    assert set(reasons(match)) >= {"marriage.swap:orange", "marriage.swap:green", "marriage.swap:pink"}
    declined = match.copy()
    play(declined, "marriage.noswap")
    assert declined.state.influence[0].tolist() == [0, 0, 1, 0]
    play(match, "marriage.swap:brown", *yields * ["cube.pink"])
    assert match.state.influence[0].tolist() == [0, 0, 0, yields]
    assert match.actor == 1
    assert not fault(match)


@pytest.mark.rule("VM-MARRY-09")
def test_no_cube_left_no_exchange_and_a_coin_is_none() -> None:
    match = ceremony("A", brown=1, coins=1)
    play(match, "marriage.rank2", "pay.1brown")
    assert match.actor == 1


@pytest.mark.rule("VM-MARRY-10")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (1, 4), (4, 5)])
def test_rank_6_gives_grain(before: int, after: int) -> None:
    match = ceremony("A", brown=1, grain=before)
    play(match, "marriage.rank6")
    assert match.state.grain[0] == after


@pytest.mark.rule("VM-AMB-10")
@pytest.mark.parametrize(
    ("side", "rank", "points", "coins", "grain"),
    [
        ("A", 1, 0, 0, 0),
        ("A", 4, 0, 1, 0),
        ("A", 5, 2, 0, 0),
        ("B", 1, 1, 0, 0),
        ("B", 2, 0, 0, 1),
        ("B", 5, 0, 1, 0),
        ("B", 6, 3, 0, 0),
    ],
)
def test_the_other_bonuses(side: str, rank: int, points: int, coins: int, grain: int) -> None:
    match = ceremony(side, brown=1)
    play(match, f"marriage.rank{rank}")
    s = match.state
    assert (s.points[0], s.coins[0], s.grain[0]) == (points, coins, grain)
    told = {"GOT_POINTS": points, "GOT_COIN": coins, "GOT_GRAIN": grain}
    assert {name for name, count in told.items() if count} == told.keys() & set(events(match))
    assert match.actor == 1


@pytest.mark.rule("VM-MARRY-11", "VM-DEATH-05")
def test_the_one_just_placed_may_die() -> None:
    match = ceremony(brown=1)
    match.state.life[0] = 8
    household(match, 0, farm=[1, 1])
    play(match, "marriage.rank1")
    assert notations(match) == {"die.1@farm", "die.1@rank1"}
    play(match, "die.1@rank1")
    assert members(match, 0, "chroniclefarm") == [1]
    give(match, 1, brown=1)
    ask(match, MarriageTask.MARRIAGE, 1)
    assert "marriage.rank1" in notations(match)


@pytest.mark.rule("VM-EX-03")
def test_the_example_of_the_ceremony() -> None:
    match = parish()
    lay(match, harvest={"green": 3}, marriage={"brown": 1, "green": 1})
    household(match, 0, farm=[1, 1, 2])
    match.state.life[0] = 9
    room = int(match.state.room[0])
    ask(match, Task.TAKE, 0)
    play(match, "take.marriage:brown", "marriage.rank6", "member.1")
    s = match.state
    assert s.grain[0] == 3
    assert s.influence[0].sum() == 0
    play(match, "die.1@rank6")
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.room[0] == room - 1
    assert match.state.life[0] == 1
    for seat in (1, 2):
        assert match.actor == seat
        play(match, "take.harvest:green", "decline")
    strip(match, 0)
    play(match, "take.marriage:green")
    assert notations(match) >= RANKS
    assert not (match.state.place == Place.RANK_6).any()
