"""The well."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Space
from chronik.village.state import Task
from village.positions import (
    begin_mass,
    give,
    lay,
    members,
    notations,
    play,
    reasons,
    stalls,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
ACTIONS = {f"well.{space.name.lower()}" for space in Space if space <= Space.CHURCH}


def turn(edition: str = "bigbox", **things: int) -> Match:
    """Seat 0 at the beginning of its turn, with these things and nothing else."""
    match = village(edition=edition)
    strip(match, 0)
    give(match, 0, **things)
    return match


def wells(match: Match) -> set[str]:
    return {name for name in notations(match) if name.startswith("well")}


@pytest.mark.rule("V-WELL-01")
@both
def test_three_cubes_of_a_colour_for_any_action(edition: str) -> None:
    match = turn(edition, orange=3, green=2)
    cubes, supply = match.state.cubes.copy(), int(match.state.supply[Colour.ORANGE])
    assert wells(match) == {"well:orange"}
    play(match, "well:orange")
    assert notations(match) == ACTIONS
    assert match.state.influence[0].tolist() == [0, 2, 0, 0]
    assert match.state.supply[Colour.ORANGE] == supply + 3
    assert (match.state.cubes == cubes).all()


@pytest.mark.rule("V-WELL-02")
@both
def test_no_cube_is_taken_with_the_well(edition: str) -> None:
    match = turn(edition, orange=3)
    left = int(match.state.cubes_left)
    play(match, "well:orange", "well.harvest", "harvest")
    assert match.actor == 1
    assert match.state.cubes_left == left
    assert match.state.influence[0].sum() == 0
    assert match.state.grain[0] == 2


@pytest.mark.rule("V-WELL-03")
@both
def test_plague_never_pays_for_the_well(edition: str) -> None:
    match = turn(edition, orange=3, green=3, brown=3, pink=3)
    assert wells(match) == {"well:orange", "well:green", "well:brown", "well:pink"}
    assert {name for name in reasons(match) if name.startswith("well")} == {"well:coins"}


@pytest.mark.rule("V-WELL-04")
@both
def test_with_the_last_cube_the_round_is_over_and_no_well_is_left(edition: str) -> None:
    match = turn(edition, orange=6)
    lay(match, harvest={"green": 1})
    give(match, 1, orange=3)
    assert "well:orange" in notations(match)
    play(match, "take.harvest:green", "decline")
    assert match.state.rounds == 2
    assert match.state.masses == 1
    assert match.state.cubes_left > 0


@pytest.mark.rule("V-WELL-05")
@both
def test_the_well_leads_to_an_action_without_cubes(edition: str) -> None:
    match = turn(edition, pink=3)
    lay(match, harvest={"green": 1}, church={"plague": 1})
    takes = {name for name in notations(match) if name.startswith("take")}
    assert takes == {"take.harvest:green", "take.church:plague"}
    assert reasons(match)["take.crafts:green"] == "NO_CUBE"
    play(match, "well:pink", "well.crafts")
    assert match.state.agenda[match.state.depth - 1, 0] == Task.CRAFTS


@pytest.mark.rule("V-WELL-06")
@both
def test_a_market_day_called_at_the_well(edition: str) -> None:
    match = turn(edition, pink=3, grain=4)
    stalls(match, "K04", "K03", "K21", "K22")
    play(match, "well:pink", "well.market", "market.serve:K04")
    assert match.state.owner[3] == 0
    assert match.state.life[0] == 0
    assert match.state.coins[0] == 0
    assert match.actor == 1
    play(match, "market.pass")
    assert match.actor == 2
    play(match, "market.pass")
    assert match.actor == 0
    assert reasons(match)["market.serve:K03"] == "NO_WARES"


@pytest.mark.rule("V-WELL-07")
@both
def test_the_well_makes_the_round_longer(edition: str) -> None:
    match = turn(edition, green=3)
    lay(match, harvest={"green": 1, "pink": 1})
    play(match, "well:green", "well.family", "decline")
    assert match.actor == 1
    assert match.state.cubes_left == 2
    assert match.state.rounds == 1


@pytest.mark.rule("V-AMB-10")
@both
def test_coins_stand_in_for_cubes_at_the_well(edition: str) -> None:
    match = turn(edition, green=1, coins=2)
    assert wells(match) == {"well:green"}
    play(match, "well:green")
    assert match.state.coins[0] == 0
    assert match.state.influence[0].sum() == 0

    match = turn(edition, coins=3)
    assert wells(match) == {"well:coins"}
    play(match, "well:coins", "well.church", "church:time")
    assert match.state.coins[0] == 0
    assert members(match, 0, "bag") == [1]

    match = turn(edition, green=2)
    assert wells(match) == set()


@pytest.mark.rule("V-WELL-01")
def test_the_payer_chooses_between_cubes_and_coins() -> None:
    match = turn(green=3, coins=2)
    play(match, "well:green")
    assert notations(match) == {"pay.3green", "pay.2green+1coin", "pay.1green+2coin"}


@pytest.mark.rule("V-WELL-04")
def test_an_empty_board_is_never_asked_about() -> None:
    match = turn(orange=3)
    begin_mass(match)
    assert match.state.rounds == 2
    assert match.state.cubes_left > 0
    assert match.actor == 0
