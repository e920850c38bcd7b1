"""What is asked and what is not: a question with one answer, unless a person wants to see it."""

import random
from typing import Any

import pytest

import chronik
from chronik.table import Match
from chronik.village import expansions
from chronik.village.marriage.state import MarriageTask
from chronik.village.state import Task
from setups import EXPANDED, SOLO, VILLAGE
from village.inn.positions import at, hold
from village.marriage.weddings import parish
from village.port.sea import asked, bring_chest, port
from village.positions import ask, begin_mass, events, give, lay, notations, play, put, strip


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), [VILLAGE[1], *EXPANDED, SOLO[-1]])
def test_no_question_has_only_one_answer(game: str, options: dict[str, Any]) -> None:
    match, chance = chronik.game(game, **options).match(seed=3), random.Random(3)
    while not match.over:
        moves = match.moves()
        assert len(moves) > 1 or match.task in expansions.ALWAYS_ASKED, match.task
        match.play(chance.choice(moves))


def test_who_comes_home_without_cubes_buys_nothing_unasked() -> None:
    match = parish()
    put(match, 0, 1, "farm")
    lay(match, harvest={"green": 1})
    ask(match, MarriageTask.PURCHASE, 0)
    match.settle()
    assert match.actor == 1
    assert "DECLINED" in events(match)


def test_no_tool_where_nothing_is_left_to_double() -> None:
    match = parish()
    lay(match, harvest={"green": 1})
    give(match, 0, tool=1, pink=1, scroll=int(match.state.stock[0]) - 1)
    ask(match, Task.CRAFTS, 0)
    play(match, "crafts.scroll:pay")
    assert match.actor == 1
    assert match.state.goods[0, 7] == 1


def test_an_empty_farm_puts_to_sea_unasked() -> None:
    match = port(coins=2)
    match.state.place[0][:] = 1
    play(match, "hire.C2a")
    assert asked(match) == "sail"


def test_a_card_that_cannot_be_played_keeps_no_ship_waiting() -> None:
    match = port(expansions=("inn", "port"), coins=2)
    hold(match, 0, "bard")
    play(match, "hire.C2a", "load.done", "ship.T1")
    assert match.actor == 1


# a chest at home can be opened at any time


def with_chest(*other_seats: int) -> Match:
    """Seat 0 has somebody in the bag, no coins, and a chest; so have the others that are named."""
    match = port()
    for seat in (0, *other_seats):
        strip(match, seat)
        put(match, seat, 1, "bag")
    bring_chest(match, 0, coins=3)
    begin_mass(match)
    return match


@pytest.mark.rule("VP-HOME-05", "VP-AMB-07")
@pytest.mark.parametrize("others", [(), (1,), (1, 2)])
def test_the_owner_of_a_chest_is_asked_before_the_mass(others: tuple[int, ...]) -> None:
    match = with_chest(*others)
    assert (match.actor, asked(match)) == (0, "pick")
    assert notations(match) == {"mass.nomore", "chest"}
    play(match, "chest", "mass.pick:1")
    assert match.state.coins[0] == 2


@pytest.mark.rule("VP-HOME-05")
def test_without_a_chest_nobody_is_asked() -> None:
    match = port()
    strip(match, 0)
    put(match, 0, 1, "bag")
    begin_mass(match)
    assert asked(match) != "pick"


# a card is called by its name


def test_the_only_card_that_can_be_played_is_named() -> None:
    match = at(Task.TAKE)
    lay(match, harvest={"green": 1})
    hold(match, 0, "smith", "bard")
    card = next(move for move in match.moves() if move.notation.startswith("card"))
    assert card.notation == "card.smith"
    assert card.text("en") == "Play the Smith: Take 1 plough."
    play(match, "card")
    assert match.steps[-1].notation == "card.smith"
    assert "card.smith" in match.record.text()


def test_of_several_cards_one_is_chosen() -> None:
    match = at(Task.TAKE)
    lay(match, harvest={"green": 1})
    hold(match, 0, "smith", "scribe")
    assert "card" in notations(match)
    play(match, "card")
    assert notations(match) == {"card.smith", "card.scribe"}
