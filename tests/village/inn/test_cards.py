"""Person cards: when they can be played."""

import pytest

from chronik.village.inn.persons import Person
from chronik.village.inn.state import InnTask
from chronik.village.names import Good
from chronik.village.state import Task
from village.inn.positions import at, goods, hand, hold, played, sound, stacks, turn, with_inn
from village.positions import (
    ask,
    begin_mass,
    give,
    notations,
    play,
    put,
    reasons,
)


@pytest.mark.rule("VI-CARD-01", "VI-CARD-06")
def test_a_card_is_played_once_and_leaves_the_game() -> None:
    match = turn("smith")
    cards = int(match.state.piled.sum())
    play(match, "card")
    assert goods(match, Good.PLOUGH) == 1
    assert (hand(match), played(match)) == ([], ["smith"])
    assert match.state.piled.sum() == cards
    assert "card" not in notations(match)
    assert "card" not in reasons(match)
    assert sound(match)


@pytest.mark.rule("VI-CARD-04", "VI-CARD-07")
def test_many_cards_and_the_turn_goes_on() -> None:
    match = turn("smith", "scribe")
    play(match, "card", "card.scribe", "card")
    assert (goods(match, Good.SCROLL), goods(match, Good.PLOUGH)) == (2, 1)
    assert match.actor == 0
    assert all(move.startswith("take.") for move in notations(match))
    play(match, "take.harvest:green", "harvest")
    assert match.state.grain[0] == 2
    assert match.actor == 1


@pytest.mark.rule("VI-CARD-05")
def test_a_card_may_need_something() -> None:
    match = turn("miller")
    assert reasons(match)["card"] == "NOT_NOW"
    give(match, 0, grain=1)
    assert "card.miller" in notations(match)


@pytest.mark.rule("VI-CARD-08", "VI-AMB-05")
def test_a_card_may_be_played_in_the_turn_of_its_purchase() -> None:
    match = at(InnTask.INN)
    give(match, 0, coins=1)
    stacks(match, ["medico"], ["smith"], ["miller"])
    play(match, "inn", "inn.rotate1", "inn.buy2:smith")
    assert match.actor == 0
    assert notations(match) == {"turn.end", "card.smith"}
    other = match.copy()
    play(match, "card")
    assert goods(match, Good.PLOUGH) == 1
    assert match.actor == 1
    play(other, "turn.end")
    assert (other.actor, hand(other)) == (1, ["smith"])


@pytest.mark.rule("VI-AMB-05")
def test_not_in_the_turns_of_others_nor_in_the_mass() -> None:
    match = turn("smith")
    put(match, 0, 1, "church1")
    give(match, 0, grain=5)
    ask(match, Task.TAKE, 1)
    assert "card" not in notations(match) | set(reasons(match))
    begin_mass(match)
    assert "mass.climb:1@church1" in notations(match)
    assert "card" not in notations(match)


def test_no_card_once_the_deaths_are_settled() -> None:
    match = turn("smith")
    put(match, 0, 1, "smithy")
    match.state.due[0] = 1
    ask(match, InnTask.PAUSE, 0)
    match.state.agenda[1, 2] = 1
    play(match, "turn.end")
    assert notations(match) == {"die.1@farm", "die.1@smithy"}


@pytest.mark.rule("VI-CARD-09")
def test_any_number_of_cards() -> None:
    cards = ["smith", "scribe", "bard", "nun", "beadle", "juggler", "duchess", "bishop"]
    match = at(InnTask.BUY_PERSON)
    hold(match, 0, *cards)
    give(match, 0, coins=1)
    stacks(match, ["wainwright"], ["medico"], ["miller"])
    play(match, "inn.buy1:wainwright")
    assert sorted(hand(match)) == sorted([*cards, "wainwright"])


@pytest.mark.rule("VI-AMB-06")
def test_the_table_of_cards() -> None:
    inn = with_inn().game.components["inn"]
    assert [row.id for row in inn.person] == [person.name.lower() for person in Person]
    base = [row for row in inn.person if row.expansion is None]
    prices = [(row.coins, row.beer) for row in base]
    assert [prices.count(price) for price in ((1, 0), (0, 1), (0, 2))] == [10, 12, 8]
    assert sum(row.inkwell == "empty" for row in base) == 9
    assert next(row.beer for row in base if row.id == "medico") == 2
    assert all(row.provenance for row in inn.person)
