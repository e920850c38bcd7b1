"""A turn: take a cube, pay time, perform the action of the space."""

import pytest

from chronik.rulebook.errors import IllegalMove
from chronik.table import Match, Move
from chronik.village.names import Colour, Space
from chronik.village.state import Task
from village.positions import (
    ask,
    empty_bag,
    empty_farm,
    events,
    give,
    lay,
    members,
    notations,
    play,
    put,
    reasons,
    stalls,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def turn(edition: str = "bigbox", **spaces: dict[str, int]) -> Match:
    """Seat 0 of three begins its turn with these cubes on the board."""
    match = village(3, edition)
    empty_bag(match)
    lay(match, **spaces)
    return match


def seven_spaces() -> Match:
    match = turn("bigbox", **{space.name.lower(): {"brown": 1} for space in Space if space <= Space.CHURCH})
    strip(match, 0)
    return match


@pytest.mark.rule("V-TAKE-01")
@both
def test_a_cube_must_be_taken(edition: str) -> None:
    match = turn(edition, harvest={"green": 1}, church={"pink": 2})
    strip(match, 0)
    give(match, 0, orange=2, pink=2, brown=2, green=2)
    assert notations(match) == {"take.harvest:green", "take.church:pink"}
    refused = reasons(match)
    assert refused["take.harvest:pink"] == "NO_CUBE"
    assert refused["well:orange"] == "NO_INFLUENCE"
    assert refused["well:coins"] == "NO_COIN"
    assert not any("decline" in notation or "pass" in notation for notation in refused)
    give(match, 0, orange=1)
    assert notations(match) == {"take.harvest:green", "take.church:pink", "well:orange"}


@pytest.mark.rule("V-TAKE-01")
def test_a_move_that_is_no_move_is_refused() -> None:
    match = turn(harvest={"green": 1})
    with pytest.raises(IllegalMove, match="not possible here"):
        match.play("decline")
    with pytest.raises(IllegalMove, match=r"take\.harvest:pink: "):
        match.play("take.harvest:pink")
    assert match.actor == 0


@pytest.mark.rule("V-TAKE-02")
@both
def test_any_cube_of_any_space(edition: str) -> None:
    match = turn(edition, harvest={"green": 1, "plague": 1}, church={"pink": 1})
    assert notations(match) == {"take.harvest:green", "take.harvest:plague", "take.church:pink"}


@pytest.mark.rule("V-TAKE-03")
@both
def test_influence_goes_to_the_farm(edition: str) -> None:
    match = turn(edition, church={"pink": 2})
    play(match, "take.church:pink")
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]
    assert match.state.cubes[Space.CHURCH].tolist() == [0, 0, 0, 1, 0]
    assert match.state.life[0] == 0


@pytest.mark.rule("V-TAKE-04", "V-TAKE-08", "V-EX-PLAGUE")
@both
def test_plague_goes_to_the_supply_and_costs_time(edition: str) -> None:
    match = turn(edition, harvest={"plague": 1, "green": 1})
    match.state.life[0] = 3
    supply = int(match.state.supply[Colour.PLAGUE])
    play(match, "take.harvest:plague")
    assert match.state.supply[Colour.PLAGUE] == supply + 1
    assert match.state.bag[Colour.PLAGUE] == 0
    assert match.state.influence[0].sum() == 0
    assert match.state.life[0] == 5
    assert notations(match) == {"harvest", "decline"}
    play(match, "harvest")
    assert match.state.grain[0] == 2


@pytest.mark.rule("V-TAKE-05")
@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_the_action_may_be_declined(space: str) -> None:
    match = seven_spaces()
    give(match, 0, wagon=1, brown=2, green=2)
    play(match, f"take.{space}:brown")
    assert match.actor == 0
    assert "decline" in notations(match)
    assert len(notations(match)) > 1
    family = match.state.place[0].tolist()
    play(match, "decline")
    assert match.actor == 1
    assert match.state.place[0].tolist() == family
    assert match.state.life[0] == 0


@pytest.mark.rule("V-TAKE-05")
def test_family_action_or_not() -> None:
    match = seven_spaces()
    play(match, "take.family:brown")
    assert notations(match) == {"family.birth", "decline"}


@pytest.mark.rule("V-TAKE-06")
@both
def test_a_market_day_must_be_held(edition: str) -> None:
    match = turn(edition, market={"green": 1}, harvest={"green": 1})
    play(match, "take.market:green")
    assert "CALLED_MARKET" in events(match)
    assert "decline" not in notations(match) | set(reasons(match))
    play(match, "market.pass")
    assert match.actor == 1
    assert "market.pass" in notations(match)


@pytest.mark.rule("V-TAKE-07")
@both
def test_only_the_action_of_that_space_and_once(edition: str) -> None:
    match = turn(edition, council={"green": 2}, harvest={"green": 1})
    give(match, 0, scroll=3, green=3, grain=3, wagon=1)
    put(match, 0, 1, "council3")
    play(match, "take.council:green")
    offered = notations(match)
    assert offered > {"council.enter:scroll", "council.advance3:scroll", "council.privilege3"}
    assert all(notation.startswith("council.") for notation in offered - {"decline"})
    play(match, "council.privilege1")
    assert match.actor == 1
    assert notations(match) == {"take.council:green", "take.harvest:green"}


@pytest.mark.rule("V-TAKE-09")
@both
def test_the_cube_just_taken_may_pay(edition: str) -> None:
    match = turn(edition, crafts={"pink": 1}, harvest={"pink": 1})
    strip(match, 0)
    give(match, 0, orange=1)
    play(match, "take.crafts:pink")
    assert "crafts.wagon:pay" in notations(match)
    play(match, "crafts.wagon:pay")
    assert match.state.influence[0].tolist() == [0, 0, 0, 0]
    assert match.state.goods[0, :5].tolist() == [0, 0, 0, 0, 1]


@pytest.mark.rule("V-TAKE-10")
@both
def test_who_cannot_act_keeps_the_cube(edition: str) -> None:
    match = turn(edition, harvest={"pink": 1, "green": 1})
    empty_farm(match, 0)
    play(match, "take.harvest:pink")
    assert notations(match) == {"decline"}
    play(match, "decline")
    assert match.state.influence[0].tolist() == [0, 0, 0, 1]
    assert match.state.grain[0] == 0
    assert match.actor == 1


@pytest.mark.rule("V-TIME-01")
@pytest.mark.parametrize(("start", "end"), [(0, 3), (4, 7), (7, 0), (9, 2)])
@both
def test_time_moves_the_life_marker(edition: str, start: int, end: int) -> None:
    match = village(2, edition)
    match.state.life[0] = start
    ask(match, Task.CHURCH, 0)
    play(match, "church:time")
    assert match.state.life[0] == end == (start + 3) % 10


@pytest.mark.rule("V-TIME-02", "V-TIME-03")
@both
def test_moving_into_the_start_slot_is_passing(edition: str) -> None:
    """Ten slots: nine steps from the start slot nobody dies of, the tenth kills."""
    match = village(2, edition)
    put(match, 0, 1, "smithy")
    lay(match, crafts={"plague": 1}, council={"green": 1}, harvest={"green": 1})
    match.state.life[0] = 1
    play(match, "take.crafts:plague", "crafts.train:smithy", "crafts.plough:time")
    assert match.state.life[0] == 9
    assert match.state.due[0] == 0
    assert match.actor == 1
    give(match, 0, scroll=1)
    ask(match, Task.COUNCIL, 0)
    play(match, "council.enter:scroll")
    assert match.state.life[0] == 0
    assert match.state.due[0] == 1
    play(match, "council.none")
    assert match.actor == 0
    assert notations(match) == {"die.1@farm", "die.1@smithy", "die.1@council1"}


@pytest.mark.rule("V-TIME-04")
@both
def test_all_time_of_a_turn_adds_up(edition: str) -> None:
    match = turn(edition, crafts={"plague": 1}, harvest={"green": 1})
    play(match, "take.crafts:plague", "crafts.train:smithy", "crafts.plough:time")
    assert match.state.life[0] == 2 + 3 + 3
    assert match.state.goods[0, :5].tolist() == [0, 0, 1, 0, 0]


@pytest.mark.rule("V-TIME-05")
@pytest.mark.parametrize("task", [Task.CRAFTS, Task.COUNCIL, Task.TRAVEL, Task.CHURCH, Task.SALE])
def test_time_can_always_be_paid(task: Task) -> None:
    match = village(3)
    stalls(match, "K01", "K02", "K03", "K04")
    put(match, 0, 1, "smithy")
    put(match, 0, 1, "council1")
    put(match, 0, 1, "city1")
    give(match, 0, grain=5, scroll=2, wagon=1, orange=3, green=3, brown=3, pink=3)
    ask(match, task, 0)
    match.state.caller = 1
    offered = notations(match)
    assert len(offered) > 2
    for slot in range(10):
        match.state.life[0] = slot
        assert notations(match) == offered


@pytest.mark.rule("V-AMB-11")
@both
def test_plague_of_the_market_kills_after_the_market_day(edition: str) -> None:
    match = turn(edition, market={"plague": 1}, harvest={"green": 1})
    match.state.life[0] = 8
    play(match, "take.market:plague")
    assert match.state.due[0] == 1
    play(match, "market.pass", "market.pass")
    assert members(match, 0, "farm") == [1, 1, 1, 1]
    play(match, "market.pass")
    assert events(match) == ["PASSED", "CLOSED_MARKET", "INTO_CHRONICLE"]
    assert members(match, 0, "farm") == [1, 1, 1]
    assert match.actor == 1


def move(match: Match, notation: str) -> Move:
    return next(one for one in match.moves() if one.notation == notation)


def test_an_action_that_can_only_be_declined_is_told_before() -> None:
    match = turn(council={"green": 1}, church={"brown": 1}, market={"pink": 1}, crafts={"plague": 1})
    strip(match, 0)
    empty_farm(match, 0)
    told = {one.notation: one.vain for one in match.moves()}
    assert told["take.market:pink"]  # nothing to sell
    assert told["take.church:brown"]  # nobody to send
    give(match, 0, orange=1, pink=1)
    assert not move(match, "take.crafts:plague").vain  # a plough can be bought


def test_what_follows_an_action_is_never_called_vain() -> None:
    """The market asks again after a sale; that one was of use."""
    match = turn(market={"green": 1})
    stalls(match, "K10")
    give(match, 0, horse=1)
    play(match, "take.market:green")
    assert not move(match, "market.serve:K10").vain
