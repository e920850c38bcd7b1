"""Persons for one situation: on a trip, at a death, on a market day, in the mass."""

import pytest

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match
from chronik.village.names import NOBODY, Good
from chronik.village.state import Task
from village.inn.positions import at, bare, goods, hand, hold, played, sound, turn, with_inn
from village.positions import (
    begin_mass,
    empty_bag,
    empty_farm,
    events,
    fill,
    give,
    members,
    notations,
    play,
    put,
    reasons,
)


def travelling(*cards: str, **things: int) -> Match:
    match = at(Task.TRAVEL)
    hold(match, 0, *cards)
    give(match, 0, **things)
    return match


def test_the_traveller() -> None:
    match = travelling("traveller", wagon=1)
    assert notations(match) == {"decline", "card.traveller"}
    play(match, "card")
    assert "travel.village-A" in notations(match)
    play(match, "travel.village-A")
    assert members(match, 0, "city1") == [1]
    assert (goods(match, Good.WAGON), match.state.life[0], match.state.points[0]) == (0, 2, 3)
    assert reasons(travelling("traveller"))["card"] == "NOT_NOW"
    assert reasons(turn("traveller"))["card"] == "NOT_NOW"


def test_the_messenger() -> None:
    match = travelling("messenger", brown=2)
    play(match, "card", "travel.village-A")
    assert members(match, 0, "city1") == [1]
    assert match.state.influence[0].sum() == 0


def test_the_traveller_and_the_messenger() -> None:
    """Neither would do alone: no wagon, and no cubes for the road."""
    match = travelling("traveller", "messenger")
    play(match, "card", "card.messenger", "card", "travel.village-B")
    assert goods(match, Good.WAGON) == 0
    assert match.state.life[0] == 2


def dying(room: int, *cards: str) -> Match:
    """A smith of seat 0 is to die; so much room is left for him."""
    match = at(Task.DEATH)
    empty_farm(match, 0)
    put(match, 0, 1, "smithy", source="unborn")
    fill(match, "craft", leave=room)
    hold(match, 0, *cards)
    match.settle()
    return match


def test_the_bard() -> None:
    match = dying(0, "bard")
    assert notations(match) == {"bard.sings", "bard.none"}
    graves = int(match.state.room[5])
    other = match.copy()
    play(match, "bard.sings")
    assert members(match, 0, "beside") == [1]
    assert played(match) == ["bard"]
    assert match.state.room[5] == graves
    assert "BESIDE_CHRONICLE" in events(match)
    play(other, "bard.none")
    assert (members(other, 0, "grave"), hand(other)) == ([1], ["bard"])


def test_the_bard_counts_for_the_chronicle() -> None:
    match = with_inn()
    for place in ("chroniclefarm", "chroniclefarm"):
        put(match, 0, 1, place)
    assert match.breakdown(0)["chronicle"] == 0
    put(match, 0, 1, "beside")
    assert match.breakdown(0)["chronicle"] == 4


def test_no_bard_where_there_is_room_or_no_area() -> None:
    match = dying(1, "bard")
    assert members(match, 0, "chroniclecraft") == [1]
    guest = at(Task.DEATH)
    empty_farm(guest, 0)
    put(guest, 0, 1, "inn", source="unborn")
    hold(guest, 0, "bard")
    guest.settle()
    assert members(guest, 0, "grave") == [1]


def market(caller: int = 0, **things: int) -> Match:
    """A market day: K01 (a scroll) and K04 (three grain) are there, and it is seat 0's go."""
    match = at(Task.SALE, 2)
    s = match.state
    give(match, 0, **things)
    tiles = [0, 3, 4]
    rest = [c for c in range(28) if c not in tiles]
    s.stall[:], s.queue[:], s.stack[:] = NOBODY, rest[:5], NOBODY
    s.stall[:3] = tiles
    s.stacked = len(rest) - 5
    s.stack[: s.stacked] = rest[5:]
    s.caller, s.free_sale = caller, int(caller == 0)
    s.agenda[:] = 0
    s.depth = 0
    s.turn = caller
    rows = ((Task.TURN, caller), (Task.END_OF_TURN, caller), (Task.CLOSE_MARKET, caller), (Task.SALE, 0))
    for row in rows:
        plain(push)(s, *row)
    return match


def test_the_scrap_dealer() -> None:
    match = market(scroll=1)
    hold(match, 0, "scrapdealer")
    match.state.passed[1] = 1
    play(match, "market.serve:K01", "market.pass")
    assert notations(match) == {"scrap.K04", "scrap.K05", "scrap.none"}
    other = match.copy()
    play(match, "scrap.K04")
    assert match.state.owner[[0, 3]].tolist() == [0, 0]
    assert (match.state.stall != NOBODY).sum() == 3
    assert played(match) == ["scrapdealer"]
    assert sound(match)
    play(other, "scrap.none")
    assert (other.state.owner == 0).sum() == 1
    assert hand(other) == ["scrapdealer"]


def test_the_scrap_dealer_is_for_the_caller() -> None:
    match = market(caller=1)
    hold(match, 0, "scrapdealer")
    match.state.passed[1] = 1
    play(match, "market.pass")
    assert not any(move.startswith("scrap") for move in notations(match))


def test_the_market_woman() -> None:
    match = market(caller=1, scroll=1, grain=3)
    hold(match, 0, "marketwoman")
    assert reasons(match)["market.serve:K01"] == "NO_SURCHARGE"
    play(match, "card", "market.serve:K01")
    assert match.state.life[0] == 1
    assert match.state.waived[0] == 1
    play(match, "market.pass")
    assert "market.serve:K04" in notations(match)
    play(match, "market.serve:K04")
    assert match.state.life[0] == 2
    play(match, "market.pass")
    assert match.state.waived[0] == 0
    assert reasons(turn("marketwoman"))["card"] == "NOT_NOW"


def test_the_abbot() -> None:
    match = bare(with_inn())
    put(match, 0, 1, "church3")
    hold(match, 0, "abbot")
    begin_mass(match)
    assert match.actor == 0
    assert notations(match) == {"mass.done", "card.abbot"}
    play(match, "card")
    assert "mass.climb:1@church3" in notations(match)
    play(match, "mass.climb:1@church3")
    assert members(match, 0, "church4") == [1]
    assert played(match) == ["abbot"]
    assert reasons(turn("abbot"))["card"] == "NOT_NOW"


def test_the_abbot_pays_one_step_only() -> None:
    match = bare(with_inn())
    put(match, 0, 1, "church1")
    hold(match, 0, "abbot")
    give(match, 0, grain=2)
    begin_mass(match)
    play(match, "card", "mass.climb:1@church1", "mass.climb:1@church2")
    assert members(match, 0, "church3") == [1]
    assert match.state.grain[0] == 0


def test_the_scrap_dealer_has_nothing_to_do_in_an_empty_market() -> None:
    match = market(scroll=1)
    hold(match, 0, "scrapdealer")
    s = match.state
    s.stack[s.stacked : s.stacked + 2] = s.stall[1:3]
    s.stacked += 2
    s.stall[1:3] = NOBODY
    play(match, "market.serve:K01")
    assert not any(move.startswith("scrap") for move in notations(match))
    assert hand(match) == ["scrapdealer"]
    assert match.fault() == ""


@pytest.mark.parametrize(("place", "asked"), [("church3", True), ("church4", False)])
def test_the_abbot_helps_nobody_who_is_at_the_top(place: str, asked: bool) -> None:
    match = bare(with_inn())
    empty_bag(match)
    put(match, 0, 1, place)
    hold(match, 0, "abbot")
    begin_mass(match)
    assert ("card.abbot" in notations(match)) == asked
