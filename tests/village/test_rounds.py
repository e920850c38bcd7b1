"""A round: the green bag, the cubes on the action spaces, the order of turns."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Space
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    empty_bag,
    events,
    give,
    lay,
    members,
    notations,
    play,
    put,
    random_game,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
CARD_OF_TWO = [3, 2, 5, 1, 2, 3, 2]


def before_a_round(edition: str, bag: int = 0) -> Match:
    """A match for two; all cubes are in the supply, but for so many pink ones in the green bag."""
    match = village(2, edition)
    lay(match)
    empty_bag(match)
    match.state.supply[Colour.PINK] -= bag
    match.state.bag[Colour.PINK] += bag
    return match


def in_play(match: Match) -> list[int]:
    """Cubes in the green bag and on the board, by colour."""
    s = match.state
    return [int(n) for n in s.bag + s.cubes.sum(axis=0)]


def last_cube(colour: str = "green", edition: str = "bigbox") -> Match:
    """Seat 0 is to take the last cube, from the harvest."""
    match = village(3, edition)
    empty_bag(match)
    lay(match, harvest={colour: 1})
    return match


@pytest.mark.rule("V-ROUND-01")
@both
def test_mass_then_housekeeping_then_restock(edition: str) -> None:
    match = last_cube(edition=edition)
    match.state.heir = 2
    play(match, "take.harvest:green", "harvest")
    assert events(match) == [
        "HARVESTED",
        "MASS_BEGAN",
        "DREW_MONKS",
        "NO_MAJORITY",
        "ROUND_BEGAN",
        "FIRST_PLAYER",
    ]
    assert match.state.rounds == 2
    assert match.state.cubes_left == 21
    assert match.actor == 2
    assert all(notation.startswith("take.") for notation in notations(match))


@pytest.mark.rule("V-ROUND-02", "V-ROUND-03", "V-ROUND-04")
@both
def test_the_card_fills_the_bag_and_the_spaces(edition: str) -> None:
    match = before_a_round(edition)
    supply = match.state.supply.tolist()
    begin_mass(match)
    assert match.state.supply.tolist() == [count - 4 for count in supply[:4]] + [0]
    assert in_play(match) == [4, 4, 4, 4, 6]
    assert match.state.cubes.sum(axis=1)[:7].tolist() == CARD_OF_TWO
    assert match.state.bag.sum() == 22 - 18


@pytest.mark.long
@pytest.mark.rule("V-ROUND-03", "V-ROUND-12")
@pytest.mark.parametrize(("edition", "players"), [("original", 3), ("bigbox", 5)])
def test_plague_is_nobodys(edition: str, players: int) -> None:
    match = village(players, edition)
    s, plague, round_before = match.state, Colour.PLAGUE, 0
    for _ in random_game(match):
        assert s.supply[plague] + s.bag[plague] + s.cubes[:, plague].sum() == 6
        assert all("plague" not in farm["influence"] for farm in match.view(None)["farms"])
        if s.rounds > round_before and not match.over:
            round_before = s.rounds
            assert s.supply[plague] == 0
    assert round_before > 3


@pytest.mark.rule("V-ROUND-04")
def test_cubes_are_drawn_fairly() -> None:
    """The first space and the last get each colour as often as the bag holds it: 4, 4, 4, 4 and 6 of 22."""
    game = village(2).game
    market, crafts = [0] * 5, [0] * 5
    for seed in range(600):
        cubes = game.match(seed=seed).state.cubes
        for colour in range(5):
            market[colour] += int(cubes[Space.MARKET, colour])
            crafts[colour] += int(cubes[Space.CRAFTS, colour])
    for counts, drawn in ((market, 600), (crafts, 3000)):
        assert sum(counts) == drawn
        expected = [drawn * share / 22 for share in (4, 4, 4, 4, 6)]
        chi = sum((count - e) ** 2 / e for count, e in zip(counts, expected, strict=True))
        assert chi < 18.5  # one seed in a thousand would fail, and these are always the same


@pytest.mark.rule("V-ROUND-05", "V-AMB-08")
@both
def test_cubes_left_in_the_bag_stay_there(edition: str) -> None:
    match = before_a_round(edition, bag=3)
    supply = match.state.supply.tolist()
    begin_mass(match)
    assert in_play(match) == [4, 4, 4, 7, 6]
    assert match.state.supply[Colour.PINK] == supply[Colour.PINK] - 4
    assert match.state.bag.sum() == 25 - 18


@pytest.mark.rule("V-ROUND-06")
@both
def test_a_short_supply_gives_what_it_has(edition: str) -> None:
    match = before_a_round(edition)
    give(match, 1, green=int(match.state.supply[Colour.GREEN]) - 2)
    begin_mass(match)
    assert in_play(match) == [4, 2, 4, 4, 6]
    assert match.state.supply[Colour.GREEN] == 0
    assert match.state.cubes.sum(axis=1)[:7].tolist() == CARD_OF_TWO


@pytest.mark.rule("V-ROUND-08")
@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (5, 3)])
def test_turns_go_clockwise_from_the_first_player(players: int, first: int) -> None:
    match = village(players, first=first)
    lay(match, family={"pink": 8}, harvest={"pink": 1})
    for turn in range(8):
        assert match.actor == (first + turn) % players
        play(match, "take.family:pink", "decline")


@pytest.mark.rule("V-ROUND-09")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "market", "travel", "council", "church"])
def test_one_cube_keeps_the_round_going(space: str) -> None:
    match = village()
    lay(match, **{space: {"brown": 1}})
    ask(match, Task.HARVEST, 0)
    play(match, "harvest")
    assert events(match) == ["HARVESTED"]
    assert match.state.masses == 0
    assert match.actor == 1
    assert notations(match) == {f"take.{space}:brown"}


@pytest.mark.rule("V-ROUND-10")
@both
def test_the_last_cubes_taker_acts_and_buries_before_the_mass(edition: str) -> None:
    match = last_cube("plague", edition)
    put(match, 0, 1, "smithy")
    match.state.life[0] = 8
    play(match, "take.harvest:plague")
    assert match.state.masses == 0
    assert notations(match) == {"harvest", "decline"}
    play(match, "harvest")
    assert match.state.masses == 0
    assert notations(match) == {"die.1@farm", "die.1@smithy"}
    play(match, "die.1@farm")
    assert members(match, 0, "farm") == [1, 1]
    assert events(match)[:2] == ["INTO_CHRONICLE", "MASS_BEGAN"]
    assert match.state.masses == 1
    assert match.state.grain[0] == 2
