"""Persons who are kept until the final scoring."""

import pytest

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.village.names import NOBODY
from chronik.village.state import Task
from village.inn.positions import bare, hold, turn, with_inn
from village.positions import (
    empty_farm,
    give,
    members,
    notations,
    play,
    put,
    reasons,
    serve,
)


@pytest.mark.rule("VI-CARD-02")
def test_an_empty_inkwell_waits_for_the_end() -> None:
    match = turn("medico")
    assert reasons(match)["card"] == "NOT_NOW"
    hold(match, 0, "smith", "scribe")
    play(match, "card")
    assert notations(match) == {"card.smith", "card.scribe"}
    assert reasons(match) == {"card.medico": "EMPTY_INKWELL"}


@pytest.mark.rule("VI-CARD-03")
def test_an_empty_inkwell_may_be_worth_nothing() -> None:
    match = turn("bishop")
    assert match.breakdown(0)["persons"] == 0
    put(match, 0, 1, "church2")
    assert match.breakdown(0)["persons"] == 1


@pytest.mark.rule("VI-CARD-10")
def test_a_full_inkwell_in_hand_is_worth_nothing() -> None:
    match = turn("smith", "bard", "juggler")
    assert match.breakdown(0)["persons"] == 0


@pytest.mark.parametrize(
    ("card", "places", "points"),
    [
        ("medico", ["inn", "city1", "church2", "bag", "grave"], 4 - 4 + 3),
        ("chronicler", ["chroniclefarm", "chroniclecraft", "grave"], 2),
        ("bishop", ["church1", "church4"], 2),
        ("mayor", ["council2", "council3", "council4"], 4),
        ("guildmaster", ["smithy", "brewery", "stables", "inn"], 6),
    ],
)
def test_cards_that_count_members(card: str, places: list[str], points: int) -> None:
    match = with_inn()
    hold(match, 0, card)
    empty_farm(match, 0)
    for place in places:
        generation = next(g for g in (1, 2, 3, 4) if g in members(match, 0, "unborn"))
        put(match, 0, generation, place, source="unborn")
    assert match.breakdown(0)["persons"] == points


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 2), (3, 4), (5, 4), (6, 0)])
def test_the_count(cities: int, points: int) -> None:
    match = with_inn()
    hold(match, 0, "count")
    match.state.marker[0, :cities] = 1
    assert match.breakdown(0)["persons"] == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 3), (5, 5), (8, 5)])
def test_the_treasurer(coins: int, points: int) -> None:
    match = bare(with_inn())
    hold(match, 0, "treasurer")
    give(match, 0, coins=coins)
    assert match.breakdown(0)["persons"] == points
    assert match.breakdown(0)["coins"] == coins


def test_the_wholesaler() -> None:
    match = with_inn()
    serve(match, 0, "K01", "K05", "K20")
    hold(match, 0, "wholesaler")
    assert match.breakdown(0)["persons"] == 3


def test_the_duchess_counts_played_cards_too() -> None:
    match = turn("duchess", "smith", "bishop")
    play(match, "card")
    assert match.breakdown(0)["persons"] == 3


def test_the_cartographer() -> None:
    match = with_inn(3, "port")
    hold(match, 0, "cartographer")
    put(match, 0, 1, "lighthouse1")
    put(match, 0, 1, "lighthouse4")
    put(match, 0, 1, "ship")
    assert match.breakdown(0)["persons"] == 4


def test_the_final_scoring_tells_of_kept_cards_and_of_coins() -> None:
    match = turn("medico")
    give(match, 0, coins=3)
    match.state.depth = 0
    plain(push)(match.state, Task.FINISH, NOBODY)
    match.settle()
    told = [line for line in match.log() if line.startswith("Scoring, Player 1: ")]
    assert told == ["Scoring, Player 1: Coins, 3 points.", "Scoring, Player 1: Person cards, 4 points."]
    assert match.scores()[0] == 7
