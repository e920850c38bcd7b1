"""The Port: death at sea, the end of the game, and Conny."""

import pytest

from chronik.table import Match
from chronik.village.names import Area, Place, Space
from chronik.village.port.state import Piece
from chronik.village.state import Task
from village.port.sea import WATERS, at_sea, cargo, embark, fill_sea, port, stow, water
from village.positions import (
    ask,
    events,
    fill,
    give,
    household,
    lay,
    members,
    notations,
    play,
    strip,
    village,
)


def doomed(match: Match, seat: int = 0, **places: list[int]) -> Match:
    """Let the seat's family be there, with a death due at the end of its turn."""
    household(match, seat, **places)
    match.state.cargo[seat, Piece.MEMBER] = len(places.get("ship", []))
    match.state.due[seat] = 1
    return match


# death


@pytest.mark.rule("VP-DEATH-01")
def test_the_lowest_number_dies_at_sea_too() -> None:
    match = doomed(at_sea("I1"), ship=[1], farm=[2, 2], council1=[2])
    play(match, "decline")
    assert members(match, 0, "chronicletravel") == [1]
    match = doomed(at_sea("I1"), ship=[1], lighthouse2=[1], farm=[1, 2])
    play(match, "decline")
    assert notations(match) == {"die.1@farm", "die.1@ship", "die.1@lighthouse2"}


@pytest.mark.rule("VP-DEATH-02")
def test_a_keeper_enters_the_chronicle_under_travel() -> None:
    match = doomed(at_sea("I1"), lighthouse1=[1], farm=[2])
    play(match, "decline")
    assert members(match, 0, "chronicletravel") == [1]
    assert match.state.room[Area.TRAVEL] == 1
    assert all(grave["seat"] is None for grave in match.view(0)["sea"]["burials"])


@pytest.mark.rule("VP-DEATH-03")
def test_else_a_burial_at_sea() -> None:
    match = doomed(at_sea("I1"), ship=[1], farm=[2])
    fill(match, "travel")
    graves = int(match.state.room[Area.GRAVES])
    play(match, "decline", "burial.2")
    assert members(match, 0, "sea2") == [1]
    assert match.state.room[Area.GRAVES] == graves
    assert match.view(1)["sea"]["burials"][1] == {"points": 2, "seat": 0}


@pytest.mark.rule("VP-END-04")
def test_who_waits_for_a_sea_burial_is_in_no_chronicle() -> None:
    match = doomed(at_sea("I1"), ship=[1], farm=[2], chroniclefarm=[1, 1])
    fill(match, "travel")
    play(match, "decline")
    assert notations(match) == {"burial.1", "burial.2", "burial.3", "burial.4"}
    assert match.breakdown(0)["chronicle"] == 0  # two in the chronicle; three would be worth points
    assert match.scores()[0] == sum(match.breakdown(0).values())
    dead = [member for member in match.view(1)["farms"][0]["family"] if member["dead"]]
    assert sorted(member["place"] for member in dead) == ["chroniclefarm", "chroniclefarm", "unburied"]


@pytest.mark.rule("VP-DEATH-04", "VP-AMB-04")
@pytest.mark.parametrize(("grave", "points"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_burial_gives_its_points_at_once(grave: int, points: int) -> None:
    match = doomed(at_sea("I1"), ship=[1], farm=[2])
    fill(match, "travel")
    play(match, "decline")
    # The fifth is like the fourth.
    assert notations(match) == {"burial.1", "burial.2", "burial.3", "burial.4"}
    play(match, f"burial.{grave}")
    assert match.state.points[0] == points


@pytest.mark.rule("VP-DEATH-05")
def test_a_death_aboard_frees_the_hold() -> None:
    match = at_sea("I1")
    household(match, 0, farm=[1, 2])
    stow(match, "ox", "plough", "member")
    match.state.due[0] = 1
    household(match, 0, ship=[1], farm=[2])
    play(match, "decline")
    assert cargo(match) == {"ox", "plough"}
    ask(match, Task.TRAVEL, 0)
    play(match, "ship.land", "island.take:cocoa")
    assert cargo(match) == {"ox", "plough", "cocoa"}


@pytest.mark.rule("VP-DEATH-06")
def test_who_came_home_dies_on_the_farm() -> None:
    match = at_sea("I1")
    household(match, 0, farm=[1])
    stow(match, "member")
    play(match, "ship.home")
    ask(match, Task.HARVEST, 0)
    match.state.due[0] = 1
    play(match, "decline")
    assert members(match, 0, "chroniclefarm") == [1]
    assert match.state.room[Area.TRAVEL] == 2


@pytest.mark.rule("VP-DEATH-07")
def test_the_voyage_is_finished_before_anybody_dies() -> None:
    match = at_sea("I1", pink=3, brown=1, orange=1)
    household(match, 0, farm=[1, 2])
    stow(match, "member")
    match.state.life[0] = 9
    match.state.ship[0] = WATERS["I4"]
    play(match, "ship.T3")
    assert match.state.due[0] == 1
    assert match.actor == 0
    play(match, "ship.I2", "ship.land", "island.lighthouse")
    assert match.state.points[0] == 5
    assert members(match, 0, "chronicletravel") == [1]
    assert match.actor == 1


@pytest.mark.rule("VP-DEATH-07")
def test_who_was_just_brought_home_may_die_there() -> None:
    match = at_sea("I1")
    household(match, 0, farm=[1], smithy=[2])
    stow(match, "member")
    match.state.life[0] = 9
    play(match, "ship.home")
    assert members(match, 0, "chroniclefarm") == [1]


@pytest.mark.rule("VP-AMB-16")
@pytest.mark.parametrize(("graves", "place"), [(2, "grave"), (0, "removed")])
def test_no_room_at_sea(graves: int, place: str) -> None:
    match = doomed(at_sea("I1"), ship=[1], farm=[2])
    fill(match, "travel")
    fill_sea(match, 1, 2, 3, 4, 5)
    fill(match, "graves", leave=graves)
    removed = members(match, 0, place)
    play(match, "decline")
    assert members(match, 0, place) == [1, *removed]
    assert match.state.points[0] == 0


# the end


def last_burial(players: int = 3) -> Match:
    match = doomed(at_sea("I1", players=players), lighthouse3=[1], farm=[2])
    fill(match, "travel")
    fill_sea(match, 1, 2, 3, 4)
    lay(match, harvest={"pink": 9})
    return match


@pytest.mark.rule("VP-END-01", "VP-END-02")
def test_the_last_sea_burial_ends_the_game() -> None:
    match = last_burial()
    play(match, "decline")
    assert "END_TRIGGERED" in events(match)
    assert match.state.trigger == 0
    turns = []
    while not match.over:
        if match.view(0)["asked"]["task"] == "take":
            turns.append(match.actor)
        match.play(match.moves()[-1])
    assert turns == [1, 2]
    assert match.state.masses == 1


@pytest.mark.rule("VP-END-02")
def test_a_market_day_is_finished_first() -> None:
    match = village(expansions=("port",))
    for seat in range(3):
        strip(match, seat)
    household(match, 1, lighthouse1=[1], farm=[2])
    fill(match, "travel")
    fill_sea(match, 1, 2, 3, 4, seat=2)
    give(match, 1, cocoa=2, green=2)
    match.state.life[1] = 9
    lay(match, market={"pink": 1}, harvest={"pink": 9})
    ask(match, Task.TAKE, 0)
    play(match, "take.market:pink", "market.pass", "market.sell:cocoa")
    assert match.state.trigger == 1
    assert match.actor == 2
    play(match, "market.pass", "market.sell:cocoa")
    assert match.state.points[1] == 14
    play(match, "market.pass")
    assert match.state.last_turns == 2
    assert match.actor == 1


@pytest.mark.rule("VP-END-03", "VP-LIGHT-05")
def test_travel_is_not_scored() -> None:
    match = at_sea("I1")
    household(match, 0, lighthouse1=[1], lighthouse2=[1], farm=[2])
    fill_sea(match, 1, 2, seat=0)
    stow(match, "ox", "cocoa")
    assert match.breakdown(0) == dict.fromkeys(match.breakdown(0), 0)
    assert match.breakdown(0)["travel"] == 0


@pytest.mark.rule("VP-END-04")
def test_the_sea_is_no_chronicle() -> None:
    match = port()
    household(match, 0, chroniclefarm=[1, 1], sea1=[1], sea2=[2], sea3=[2])
    assert match.breakdown(0)["chronicle"] == 0


@pytest.mark.rule("VP-END-05", "VP-AMB-15")
def test_the_tie_break_counts_grain_on_the_farm_and_the_living_at_sea() -> None:
    match = port(2)
    strip(match, 1)
    give(match, 0, grain=2)
    give(match, 1, grain=1)
    embark(match, 1, "I1", "C1a")
    stow(match, "grain", seat=1)
    household(match, 0, farm=[1])
    household(match, 1, farm=[1, 1])
    assert match.scores()[0] == match.scores()[1]
    assert match.ranking() == [[0], [1]]

    give(match, 1, grain=1)
    assert match.ranking() == [[1], [0]]
    household(match, 0, lighthouse1=[1], farm=[1])
    assert match.ranking() == [[0, 1]]


@pytest.mark.rule("VP-END-06")
def test_unsold_tiles_give_nothing() -> None:
    match = port(cocoa=2, tea=1)
    assert sum(match.breakdown(0).values()) == 0


# Conny


def conny(last_graves: tuple[int, ...]) -> Match:
    """Alone: Conny will turn up a quill by a travel cube, with Travel full."""
    match = village(1, expansions=("port",))
    fill(match, "travel")
    fill_sea(match, *last_graves, seat=0)
    s, box = match.state, match.game.boxes[0]
    s.slot = next(k for k in range(box.slots) if box.fate_at[(k + 1) % box.slots] != -1)
    s.kept = 0
    s.tray[:] = 0
    s.tray[s.slot, 0] = 1
    s.supply[0] -= 1
    tile = box.fate_at[(s.slot + 1) % box.slots]
    group = tile // 3
    s.turned[3 * group : 3 * group + 3] = 0
    s.fate[3 * group : 3 * group + 3] = 0
    s.fate[tile] = 1
    lay(match, travel={"pink": 2}, harvest={"green": 4})
    ask(match, Task.TAKE, 0)
    return match


@pytest.mark.rule("VP-SOLO-01", "VP-SOLO-03")
def test_connys_dead_are_buried_at_sea() -> None:
    match = conny(())
    graves = int(match.state.room[Area.GRAVES])
    play(match, "take.travel:pink", "decline")
    assert match.state.cubes[Space.TRAVEL].sum() == 0
    assert match.view(0)["conny"]["family"][0] == {"generation": 1, "place": "unburied", "dead": True}
    assert match.actor == 0, "the player chooses for her"
    play(match, "burial.1")
    assert members(match, 1, "sea1") == [1]
    assert match.state.room[Area.GRAVES] == graves
    assert match.state.points[1] == 0
    assert match.state.points[0] == 0
    assert water(match, 0) == "H"
    assert match.state.ship[1] == 0
    assert match.state.trigger == -1


@pytest.mark.rule("VP-SOLO-02")
def test_connys_burial_can_end_the_game() -> None:
    match = conny((1, 2, 3, 4))
    play(match, "take.travel:pink", "decline")
    assert members(match, 1, "sea5") == [1]
    assert match.state.trigger == 1
    told = [match.game.rules.events[int(row[0])].name for row in match.state.journal[: match.state.notes]]
    assert "END_TRIGGERED" in told


@pytest.mark.rule("VP-SOLO-03")
def test_conny_does_not_sail() -> None:
    match = village(1, expansions=("port",))
    lay(match, travel={"pink": 2}, harvest={"green": 4})
    ask(match, Task.TAKE, 0)
    play(match, "take.travel:pink", "decline")
    assert match.state.captain[1] == -1
    assert match.state.ship[1] == 0
    assert (match.state.place[1] != Place.SHIP).all()
