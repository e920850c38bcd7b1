"""A new round, and the end of the game."""

from pathlib import Path

import pytest

from chronik.table import Match
from chronik.village.components import FOLDER
from chronik.village.names import NOBODY, Space
from chronik.village.state import Task
from village.positions import (
    ask,
    begin_mass,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    play,
    put,
    stalls,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])
ACTIONS = {f"well.{space.name.lower()}" for space in Space if space <= Space.CHURCH}


def twilight(edition: str = "bigbox", players: int = 3, trigger: int = 0, cubes: int = 9) -> Match:
    """This seat has just buried somebody in the last grave; so many green cubes lie at the harvest."""
    match = village(edition=edition, players=players)
    for seat in range(players):
        strip(match, seat)
    fill(match, "farm")
    fill(match, "graves", leave=1)
    lay(match, harvest={"green": cubes})
    match.state.due[trigger] = 1
    ask(match, Task.HARVEST, trigger)
    play(match, "decline")
    return match


def asked(match: Match) -> str:
    name: str = match.view(None)["asked"]["task"]
    return name


def last_turns(match: Match) -> list[int | None]:
    """Who still has a turn: everybody does as little as possible until the game is over."""
    seats = []
    while not match.over:
        move = match.moves()[0]
        if asked(match) in ("take", "anyaction"):
            seats.append(match.actor)
            move = match.moves()[-1] if asked(match) == "anyaction" else move
        play(match, move.notation)
    return seats


@pytest.mark.rule("V-NEWRND-01")
@both
def test_the_holder_of_the_marker_begins(edition: str) -> None:
    match = village(edition=edition)
    match.state.heir = 2
    begin_mass(match)
    assert match.state.first == 2
    assert match.actor == 2
    assert match.state.heir == NOBODY
    assert match.view(None)["marker"] is None


@pytest.mark.rule("V-NEWRND-02")
@both
def test_the_first_player_stays_if_nobody_took_the_marker(edition: str) -> None:
    match = village(edition=edition)
    begin_mass(match, first=1)
    assert match.state.rounds == 2
    assert match.state.first == 1
    assert match.actor == 1


@pytest.mark.rule("V-NEWRND-03")
@both
def test_then_the_spaces_are_stocked(edition: str) -> None:
    match = village(edition=edition)
    match.state.heir = 1
    begin_mass(match)
    told = events(match)
    assert told[told.index("ROUND_BEGAN") :] == ["ROUND_BEGAN", "FIRST_PLAYER"]
    assert match.state.cubes.sum(axis=1).tolist() == match.game.boxes[0].laid.tolist()
    assert match.state.cubes_left == 21


@pytest.mark.rule("V-END-01")
@both
def test_the_last_grave_ends_the_game(edition: str) -> None:
    match = twilight(edition)
    assert match.state.room[:5].sum() > 0
    assert match.view(None)["ended_by"] == 0
    assert "END_TRIGGERED" in events(match)


@pytest.mark.rule("V-END-01")
@both
def test_the_last_place_of_the_chronicle_ends_the_game(edition: str) -> None:
    match = village(edition=edition)
    for area in ("craft", "travel", "council", "church"):
        fill(match, area)
    fill(match, "farm", leave=2)
    for seat, ended in ((0, None), (1, 1)):
        match.state.due[seat] = 1
        ask(match, Task.HARVEST, seat)
        play(match, "decline")
        assert match.view(None)["ended_by"] == ended


@pytest.mark.rule("V-END-02", "V-END-03")
@both
@pytest.mark.parametrize(
    ("players", "trigger", "turns"), [(4, 1, [2, 3, 0]), (3, 2, [0, 1]), (2, 0, [1]), (4, 3, [0, 1, 2])]
)
def test_all_others_have_one_more_turn(edition: str, players: int, trigger: int, turns: list[int]) -> None:
    match = twilight(edition, players, trigger)
    assert last_turns(match) == turns


@pytest.mark.rule("V-END-04")
@both
def test_last_turns_are_like_all_others(edition: str) -> None:
    match = twilight(edition)
    give(match, 1, orange=3)
    lay(match, harvest={"green": 1}, market={"pink": 1})
    assert notations(match) == {"take.harvest:green", "take.market:pink", "well:orange"}
    play(match, "take.market:pink")
    assert asked(match) == "sale"
    assert match.actor == 1


@pytest.mark.rule("V-END-05", "V-END-06", "V-AMB-15", "V-AMB-31")
@both
def test_without_cubes_a_last_turn_is_a_free_action(edition: str) -> None:
    match = twilight(edition, cubes=1)
    play(match, "take.harvest:green", "decline")
    assert match.actor == 2
    assert match.state.masses == 0
    assert match.state.cubes_left == 0
    assert notations(match) == ACTIONS | {"well.none"}
    other, market = match.copy(), match.copy()
    play(match, "well.none")
    assert any("takes no action" in line for line in match.log())
    assert match.over
    assert match.state.masses == 1
    play(other, "well.harvest", "harvest")
    assert other.over
    assert other.state.grain[2] == 2
    play(market, "well.market")
    assert asked(market) == "sale"
    assert market.view(None)["market"]["caller"] == 2


@pytest.mark.rule("V-AMB-14")
@both
def test_the_last_cube_and_the_last_grave_at_once(edition: str) -> None:
    match = twilight(edition, cubes=0)
    assert match.state.masses == 0
    assert asked(match) == "anyaction"
    assert last_turns(match) == [1, 2]
    assert match.state.masses == 1
    assert match.state.rounds == 1


@pytest.mark.rule("V-END-07", "V-AMB-17")
@both
def test_without_a_grave_the_dead_leave_the_game(edition: str) -> None:
    match = twilight(edition)
    fill(match, "church")
    household(match, 1, church1=[1])
    match.state.due[1] = 1
    room = match.state.room.tolist()
    play(match, "take.harvest:green", "decline")
    assert members(match, 1, "removed") == [1]
    assert match.state.room.tolist() == room
    assert "REMOVED" in events(match)
    assert match.breakdown(1) | {"coins": 0} == dict.fromkeys(match.breakdown(1), 0)


@pytest.mark.rule("V-AMB-36")
@both
def test_after_a_full_chronicle_the_graves_still_take_the_dead(edition: str) -> None:
    match = village(edition=edition)
    for area in ("craft", "travel", "council", "church"):
        fill(match, area)
    fill(match, "farm", leave=1)
    for seat in (0, 1):
        match.state.due[seat] = 1
    ask(match, Task.HARVEST, 0)
    play(match, "decline")
    assert match.view(None)["ended_by"] == 0
    lay(match, harvest={"green": 3})
    play(match, "take.harvest:green", "decline")
    assert members(match, 1, "grave") == [1]


def market_day(edition: str, *dying: int, components: Path | None = None) -> Match:
    """Seat 0 has called a market day; one grave is left, and a sale of these seats costs a life."""
    match = village(edition=edition, components=components)
    fill(match, "farm")
    fill(match, "graves", leave=1)
    lay(match, market={"pink": 1}, harvest={"green": 9})
    stalls(match, "K03", "K04", "K05", "K15")
    for seat in range(3):
        strip(match, seat)
        give(match, seat, grain=5, green=1)
    for seat in dying:
        match.state.life[seat] = match.game.boxes[0].life - 1
    play(match, "take.market:pink")
    return match


@pytest.mark.rule("V-END-08")
@both
def test_a_market_day_is_played_to_its_end(edition: str) -> None:
    match = market_day(edition, 1)
    play(match, "market.serve:K03", "market.serve:K04")
    assert match.view(None)["ended_by"] == 1
    assert match.actor == 2
    assert "market.serve:K05" in notations(match)
    play(match, "market.serve:K05")
    assert match.actor == 0
    play(match, "market.pass", "market.pass", "market.pass")
    assert (match.state.stall != NOBODY).sum() == 4
    assert match.view(None)["last_turns"] == 2
    assert asked(match) == "take"


@pytest.mark.rule("V-END-09", "V-EX-END-MARKET-ORDER")
@both
def test_a_caller_who_ends_the_game_is_done(edition: str) -> None:
    match = market_day(edition, 0)
    play(match, "market.serve:K03", "market.pass", "market.pass", "market.serve:K04", "market.pass")
    assert match.view(None)["ended_by"] == 0
    assert last_turns(match) == [1, 2]


@pytest.mark.rule("V-END-10", "V-END-11", "V-END-12", "V-EX-END-MARKET-ORDER", "V-AMB-16")
@pytest.mark.parametrize(("edition", "turns"), [("original", [0, 1, 2]), ("bigbox", [1, 2, 0])])
def test_if_another_ends_the_game_all_have_a_last_turn(edition: str, turns: list[int]) -> None:
    match = market_day(edition, 1)
    play(match, "market.serve:K03", "market.serve:K04", "market.pass", "market.pass", "market.pass")
    assert match.view(None)["ended_by"] == 1
    assert last_turns(match) == turns


@pytest.mark.rule("V-AMB-16")
def test_the_order_of_the_last_turns_can_be_switched(tmp_path: Path) -> None:
    table = (FOLDER / "supplies.toml").read_text(encoding="utf-8")
    switched = table.replace("caller_last = false", "caller_last = true")
    (tmp_path / "supplies.toml").write_text(switched, encoding="utf-8")
    match = market_day("original", 1, components=tmp_path)
    play(match, "market.serve:K03", "market.serve:K04", "market.pass", "market.pass", "market.pass")
    assert last_turns(match) == [1, 2, 0]


@pytest.mark.rule("V-END-13")
@both
def test_one_last_mass_and_the_cubes_do_not_count(edition: str) -> None:
    match = twilight(edition)
    household(match, 2, bag=[1])
    give(match, 2, coins=1)
    play(match, "take.harvest:green", "decline", "take.harvest:green", "decline")
    assert asked(match) == "pick"
    assert match.state.masses == 1
    assert match.state.cubes_left == 7
    play(match, "mass.pick:1")
    assert match.over
    assert match.actor is None
    assert match.state.masses == 1
    assert match.breakdown(2)["church"] == 2
    assert match.breakdown(2)["track"] == 2


@pytest.mark.rule("V-END-14")
@both
def test_the_other_end_changes_nothing(edition: str) -> None:
    match = twilight(edition)
    for area in ("craft", "travel", "church"):
        fill(match, area)
    fill(match, "council", leave=1)
    household(match, 1, council1=[1])
    match.state.due[1] = 1
    play(match, "take.harvest:green", "decline")
    assert members(match, 1, "chroniclecouncil") == [1]
    assert match.state.room.sum() == 0
    assert match.view(None)["ended_by"] == 0
    assert last_turns(match) == [2]


@pytest.mark.rule("V-AMB-24")
@both
def test_the_first_to_fill_a_last_place_ends_the_game(edition: str) -> None:
    match = market_day(edition, 1, 2)
    for area in ("craft", "travel", "church"):
        fill(match, area)
    fill(match, "council", leave=1)
    household(match, 2, council1=[1])
    play(match, "market.serve:K03", "market.serve:K04", "market.serve:K05")
    assert members(match, 1, "grave") == [1]
    assert members(match, 2, "chroniclecouncil") == [1]
    assert match.state.room.sum() == 0
    assert match.view(None)["ended_by"] == 1


@pytest.mark.rule("V-AMB-17")
@both
def test_a_later_death_on_the_same_market_day_leaves_the_game(edition: str) -> None:
    match = market_day(edition, 1, 2)
    play(match, "market.serve:K03", "market.serve:K04", "market.serve:K05")
    assert members(match, 1, "grave") == [1]
    assert members(match, 2, "removed") == [1]


@pytest.mark.rule("V-END-02")
def test_whoever_ended_the_game_still_takes_part_in_the_last_mass() -> None:
    match = twilight()
    put(match, 0, 1, "bag")
    give(match, 0, coins=1)
    play(match, "take.harvest:green", "decline", "take.harvest:green", "decline")
    assert match.actor == 0
    assert notations(match) == {"mass.nomore", "mass.pick:1"}
