"""The mass."""

from collections.abc import Callable
from itertools import count

import pytest

from chronik.table import Match
from chronik.village.names import Place
from village.positions import (
    begin_mass,
    events,
    give,
    household,
    lay,
    members,
    notations,
    play,
    random_game,
    reasons,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def parish(edition: str = "bigbox", players: int = 3, coins: int = 0, grain: int = 0) -> Match:
    """Everybody with so many coins and so much grain, and nothing else."""
    match = village(edition=edition, players=players)
    for seat in range(players):
        strip(match, seat)
        give(match, seat, coins=coins, grain=grain)
    return match


def lucky(match: Match, moves: list[str], wish: Callable[[Match], bool], first: int = 0) -> Match:
    """The mass begins, and these moves are made: with a generator that makes the wish come true."""
    for seed in count():
        trial = match.copy()
        trial.state.rng = seed
        begin_mass(trial, first)
        play(trial, *moves)
        if wish(trial):
            return trial
    raise AssertionError


def points(match: Match) -> list[int]:
    return [int(n) for n in match.state.points[: match.state.players]]


def in_church(match: Match) -> int:
    levels = (match.state.place >= Place.CHURCH_1) & (match.state.place <= Place.CHURCH_4)
    return int(levels.sum())


@pytest.mark.long
@pytest.mark.rule("V-MASS-01")
@both
@pytest.mark.parametrize("players", [2, 4])
def test_a_mass_at_the_end_of_every_round_and_of_the_game(edition: str, players: int) -> None:
    match = village(edition=edition, players=players)
    held = 0
    for _ in random_game(match):
        held += events(match).count("MASS_BEGAN")
    assert held == match.state.rounds == match.state.masses


@pytest.mark.rule("V-MASS-02")
@both
def test_the_steps_of_a_mass(edition: str) -> None:
    match = parish(edition, coins=1, grain=1)
    household(match, 0, bag=[1])
    begin_mass(match)
    told = events(match)
    for move in ("mass.pick:1", "mass.climb:1@church1"):
        play(match, move)
        told += events(match)
    order = ["MASS_BEGAN", "PICKED", "DREW_MONKS", "CLIMBED", "MAJORITY", "ROUND_BEGAN"]
    assert [name for name in told if name in order] == order


@pytest.mark.rule("V-MASS-03")
@both
def test_all_pick_once_from_the_first_player_on(edition: str) -> None:
    match = parish(edition, coins=2)
    for seat in range(3):
        household(match, seat, bag=[1, 2])
    begin_mass(match, first=1)
    asked = []
    for move in ("mass.pick:2", "mass.nomore", "mass.nomore", "mass.pick:1", "mass.nomore"):
        asked.append(match.actor)
        play(match, move)
    assert asked == [1, 1, 2, 0, 0]
    assert match.state.rounds == 2


@pytest.mark.rule("V-MASS-04", "V-AMB-25")
@both
def test_a_pick_costs_a_coin(edition: str) -> None:
    match = parish(edition, coins=2)
    household(match, 0, bag=[1, 3])
    begin_mass(match)
    play(match, "mass.pick:3")
    assert match.state.coins[0] == 1
    play(match, "mass.pick:1")
    assert match.state.coins[0] == 0
    assert members(match, 0, "church1") == [1, 3]


@pytest.mark.rule("V-MASS-05", "V-AMB-26")
@both
def test_four_figures_in_all_leave_the_bag(edition: str) -> None:
    match = parish(edition, coins=3)
    household(match, 0, bag=[1, 1, 1])
    household(match, 1, bag=[1, 1])
    household(match, 2, bag=[1])
    begin_mass(match)
    play(match, "mass.pick:1", "mass.pick:1", "mass.pick:1")
    assert match.actor == 1
    play(match, "mass.pick:1")
    assert match.state.rounds == 2
    assert in_church(match) == 4
    assert members(match, 1, "bag") == [1]
    assert members(match, 2, "bag") == [1]
    assert not {"DREW_MONKS", "DREW_MEMBER"} & set(events(match))


@pytest.mark.rule("V-MASS-05")
@both
def test_what_is_missing_to_four_is_drawn(edition: str) -> None:
    match = parish(edition, coins=1)
    household(match, 0, bag=[1, 2])
    begin_mass(match)
    play(match, "mass.pick:2")
    assert match.state.figures == 4
    monks = 3 - len(members(match, 0, "church1")) + 1
    assert match.state.journal[events(match).index("DREW_MONKS"), 2] == monks


@pytest.mark.rule("V-MASS-06", "V-MASS-08")
@both
def test_monks_go_back_into_the_bag_and_members_into_the_church(edition: str) -> None:
    match = parish(edition)
    household(match, 0, bag=[2])
    household(match, 1, bag=[1])
    match = lucky(match, [], lambda trial: in_church(trial) == 2)
    assert members(match, 0, "church1") == [2]
    assert members(match, 1, "church1") == [1]
    assert match.state.journal[events(match).index("DREW_MONKS"), 2] == 2
    begin_mass(match)
    assert match.state.journal[events(match).index("DREW_MONKS"), 2] == 4


@pytest.mark.rule("V-MASS-07")
@both
def test_who_is_not_drawn_stays_in_the_bag(edition: str) -> None:
    match = parish(edition)
    household(match, 0, bag=[1, 1, 2])
    match = lucky(match, [], lambda trial: in_church(trial) == 1)
    assert len(members(match, 0, "bag")) == 2
    give(match, 0, coins=2)
    begin_mass(match)
    picks = {name for name in notations(match) if name != "mass.nomore"}
    assert picks == {f"mass.pick:{generation}" for generation in members(match, 0, "bag")}


@pytest.mark.rule("V-MASS-08")
@both
@pytest.mark.parametrize("players", [2, 4])
def test_there_are_always_four_figures_to_bring_out(edition: str, players: int) -> None:
    match = parish(edition, players)
    begin_mass(match)
    assert match.state.figures == 4
    assert match.state.journal[events(match).index("DREW_MONKS"), 2] == 4


@pytest.mark.rule("V-MASS-09")
@both
def test_members_climb_even_if_only_monks_came_out(edition: str) -> None:
    match = parish(edition)
    household(match, 1, church1=[1])
    give(match, 1, grain=1)
    begin_mass(match)
    assert match.actor == 1
    assert notations(match) == {"mass.done", "mass.climb:1@church1"}


@pytest.mark.rule("V-MASS-10")
@both
def test_any_number_of_members_by_any_number_of_levels(edition: str) -> None:
    match = parish(edition, grain=4)
    household(match, 0, church1=[1], church2=[2])
    begin_mass(match)
    one, two = match.copy(), match.copy()
    play(one, "mass.climb:1@church1", "mass.climb:1@church2")
    assert members(one, 0, "church3") == [1]
    assert one.state.grain[0] == 1
    play(two, "mass.climb:1@church1", "mass.climb:2@church2")
    assert members(two, 0, "church2") == [1]
    assert members(two, 0, "church3") == [2]
    assert two.state.grain[0] == 1


@pytest.mark.rule("V-MASS-10")
@both
def test_all_climb_once_from_the_first_player_on(edition: str) -> None:
    match = parish(edition, grain=3)
    for seat in range(3):
        household(match, seat, church1=[1])
    begin_mass(match, first=2)
    asked = []
    for move in ("mass.climb:1@church1", "mass.done", "mass.done", "mass.done"):
        asked.append(match.actor)
        play(match, move)
    assert asked == [2, 2, 0, 1]
    assert match.state.rounds == 2


@pytest.mark.rule("V-MASS-11")
@both
@pytest.mark.parametrize(("level", "grain"), [(1, 1), (2, 2), (3, 4)])
def test_the_grain_a_level_costs(edition: str, level: int, grain: int) -> None:
    match = parish(edition, grain=5)
    household(match, 0, **{f"church{level}": [1]})
    stock = int(match.state.grain_stock)
    begin_mass(match)
    play(match, f"mass.climb:1@church{level}")
    assert match.state.grain[0] == 5 - grain
    assert match.state.grain_stock == stock + grain
    assert members(match, 0, f"church{level + 1}") == [1]


@pytest.mark.rule("V-MASS-11")
def test_too_little_grain_and_the_highest_level() -> None:
    match = parish(grain=2)
    household(match, 0, church2=[1], church3=[2], church4=[3])
    begin_mass(match)
    assert notations(match) == {"mass.done", "mass.climb:1@church2"}
    assert reasons(match) == {"mass.climb:2@church3": "NO_GRAIN", "mass.climb:3@church4": "TOP_REACHED"}


@pytest.mark.rule("V-MASS-12")
@both
def test_nobody_gets_from_the_first_level_to_the_last_in_one_mass(edition: str) -> None:
    match = parish(edition, grain=5)
    household(match, 0, church1=[1])
    begin_mass(match)
    play(match, "mass.climb:1@church1", "mass.climb:1@church2")
    assert match.state.rounds == 2
    assert members(match, 0, "church3") == [1]
    assert match.state.grain[0] == 2


@pytest.mark.rule("V-MASS-13")
@both
def test_who_has_just_entered_may_climb(edition: str) -> None:
    match = parish(edition, coins=1, grain=1)
    household(match, 0, bag=[2])
    begin_mass(match)
    play(match, "mass.pick:2", "mass.climb:2@church1")
    assert members(match, 0, "church2") == [2]


def clergy(match: Match, *families: list[int]) -> None:
    """Let the seats have members on these levels."""
    for seat, levels in enumerate(families):
        household(match, seat, **{f"church{n}": levels.count(n) * [1] for n in (1, 2, 3, 4)})


@pytest.mark.rule("V-MASS-14", "V-MASS-15", "V-MASS-16", "V-MASS-17")
@both
@pytest.mark.parametrize(
    ("families", "awarded"),
    [
        (([1, 1, 1], [4, 4]), [2, 0, 0]),
        (([1, 4], [3, 3]), [2, 0, 0]),
        (([1, 3], [2, 3]), [2, 2, 0]),
        (([3, 3], [1, 3]), [2, 2, 0]),
        (([4], [1, 1], [1, 2]), [0, 0, 2]),
        (([1], [1], [1]), [2, 2, 2]),
    ],
)
def test_the_majority_in_the_church(
    edition: str, families: tuple[list[int], ...], awarded: list[int]
) -> None:
    match = parish(edition)
    clergy(match, *families)
    begin_mass(match)
    assert points(match) == awarded


@pytest.mark.rule("V-AMB-19")
@both
def test_an_empty_church_brings_nothing(edition: str) -> None:
    match = parish(edition)
    begin_mass(match)
    assert points(match) == [0, 0, 0]
    assert "NO_MAJORITY" in events(match)


@pytest.mark.rule("V-MASS-18")
def test_the_windows_of_the_original_run_from_right_to_left() -> None:
    assert village(edition="original").view(None)["church_order"] == "right to left"


@pytest.mark.rule("V-MASS-19")
def test_the_steps_of_the_big_box_run_from_left_to_right_and_take_no_bread() -> None:
    match = parish("bigbox", grain=5)
    assert match.view(None)["church_order"] == "left to right"
    household(match, 0, church1=[1], church2=[2], church3=[3])
    begin_mass(match)
    climbs = [move for move in match.moves() if move.notation != "mass.done"]
    assert [move.args["price"][0].kind.name for move in climbs] == ["GRAIN", "GRAIN", "GRAIN"]


@pytest.mark.rule("V-EX-MASS")
@both
def test_a_whole_mass(edition: str) -> None:
    blue, yellow, red = 0, 1, 2
    match = parish(edition, coins=1)
    household(match, blue, bag=[2], church2=[1])
    household(match, yellow, bag=[1])
    household(match, red, bag=[1], church3=[2])
    give(match, blue, grain=3)
    give(match, red, grain=4)
    picks = ["mass.pick:2", "mass.nomore", "mass.pick:1"]
    match = lucky(match, picks, lambda trial: members(trial, yellow, "church1") == [1], first=blue)
    assert members(match, blue, "church1") == [2]
    assert members(match, red, "church1") == [1]
    assert match.state.journal[events(match).index("DREW_MONKS"), 2] == 1
    assert match.actor == blue
    play(match, "mass.climb:1@church2", "mass.climb:2@church1")
    assert match.state.grain[blue] == 0
    assert members(match, blue, "church3") == [1]
    assert members(match, blue, "church2") == [2]
    assert match.actor == red
    play(match, "mass.climb:2@church3")
    assert match.state.grain[red] == 0
    assert members(match, red, "church4") == [2]
    assert points(match) == [0, 0, 2]


@pytest.mark.rule("V-MASS-01")
def test_the_mass_comes_after_the_last_action_of_the_round() -> None:
    match = parish()
    lay(match, family={"green": 1})
    play(match, "take.family:green")
    assert match.state.masses == 0
    play(match, "family.birth")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    assert match.state.masses == 1
