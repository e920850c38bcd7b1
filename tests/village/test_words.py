"""What moves say: prices as they are, gains as far as they go, numbers as the box has them."""

from pathlib import Path

import pytest

import chronik
from chronik.locale import LANGUAGES
from chronik.table import Match
from chronik.village.components import FOLDER
from chronik.village.inn.state import InnTask
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import Good
from chronik.village.state import Task
from village.inn.positions import at, bare, hold, stacks, with_inn
from village.marriage.weddings import parish
from village.port.sea import embark, port, stow
from village.positions import ask, begin_mass, give, lay, play, put, stalls, strip, village


def words(match: Match, notation: str, lang: str = "en") -> str:
    """What a move says, allowed or not."""
    refused = [move for move, _ in match.refused()]
    return next(move.text(lang) for move in [*match.moves(), *refused] if move.notation == notation)


# prices that a card waives


def selling() -> Match:
    """Seat 0 on the market day of seat 1."""
    match = bare(with_inn())
    stalls(match, "K01", "K04", "K09", "K10")
    give(match, 0, scroll=1, green=1)
    hold(match, 0, "marketwoman")
    match.state.caller = 1
    ask(match, Task.SALE, 0)
    return match


def test_the_market_woman_changes_the_price_that_is_told() -> None:
    match = selling()
    assert words(match, "market.serve:K01").endswith("(2 points; costs 1 green cube and 1 time)")
    play(match, "card")
    assert words(match, "market.serve:K01").endswith("(2 points; costs 1 time)")


def test_the_callers_first_sale_is_told_without_a_price() -> None:
    match = selling()
    match.state.caller, match.state.free_sale = 0, 1
    assert words(match, "market.serve:K01").endswith("wants 1 scroll (2 points)")


def test_the_abbot_climbs_for_nothing() -> None:
    match = bare(with_inn())
    put(match, 0, 1, "church2")
    hold(match, 0, "abbot")
    give(match, 0, grain=5)
    begin_mass(match)
    assert words(match, "mass.climb:1@church2").endswith("to level 3 for 2 grain")
    play(match, "card")
    assert words(match, "mass.climb:1@church2").endswith("to level 3 for nothing")


@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ((), "1 wagon, 2 time and 2 brown cubes"),
        (("messenger",), "2 time and 2 brown cubes"),
        (("traveller",), "1 wagon and 2 time"),
        (("messenger", "traveller"), "2 time"),
    ],
)
def test_the_messenger_and_the_traveller_spare_what_they_spare(cards: tuple[str, ...], price: str) -> None:
    match = at(Task.TRAVEL)
    hold(match, 0, *cards)
    give(match, 0, wagon=1, brown=2)
    for name in cards:
        match.play(next(m for m in match.moves() if m.notation.startswith("card")))
        if f"card.{name}" in {m.notation for m in match.moves()}:
            match.play(f"card.{name}")
    assert words(match, "travel.village-A") == (
        f"Travel from the farm to city A for {price} (first visit: 3 points)"
    )


def test_the_admirals_captain_is_told_to_cost_nothing() -> None:
    match = port(expansions=("inn", "port"))
    hold(match, 0, "admiral")
    assert "for 2 coins" in words(match, "hire.C2a")
    play(match, "card")
    assert "for no coins" in words(match, "hire.C2a")


def test_the_cousin_goes_to_the_ceremony_for_nothing() -> None:
    match = at(MarriageTask.MARRIAGE, 3, "marriage")
    hold(match, 0, "cousin")
    give(match, 0, brown=1)
    assert words(match, "marriage.rank5").endswith("(bonus: 2 points; costs 2 time and 1 cube of any colour)")
    play(match, "card")
    assert words(match, "marriage.rank5").endswith("(bonus: 2 points)")


# costs and gains


@pytest.mark.parametrize(
    ("grain", "stock", "words_of_it"),
    [
        (0, 25, "Harvest 2 grain"),
        (4, 25, "Harvest 1 grain"),
        (5, 25, "Harvest no grain"),
        (0, 1, "Harvest 1 grain"),
    ],
)
def test_a_harvest_tells_what_barn_and_supply_allow(grain: int, stock: int, words_of_it: str) -> None:
    match = village()
    strip(match, 0)
    give(match, 0, grain=grain)
    ask(match, Task.HARVEST, 0)
    match.state.grain_stock = stock
    assert words(match, "harvest") == words_of_it


def test_a_plague_cube_costs_time() -> None:
    match = village()
    lay(match, harvest={"plague": 1, "green": 1})
    ask(match, Task.TAKE, 0)
    assert "2 time" in words(match, "take.harvest:plague")
    assert "time" not in words(match, "take.harvest:green")


def test_a_city_tells_its_reward_before_the_first_visit_only() -> None:
    match = village()
    put(match, 0, 1, "city1")
    put(match, 0, 2, "city2", source="unborn")
    ask(match, Task.TRAVEL, 0)
    assert words(match, "travel.A-C").endswith("(first visit: 2 cubes of any colour)")
    assert "first visit" not in words(match, "travel.A-B")
    assert "première visite" in words(match, "travel.A-C", "fr")


@pytest.mark.parametrize("rank", range(1, 7))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_tells_its_price(rank: int, lang: str) -> None:
    match = parish()
    ask(match, MarriageTask.MARRIAGE, 0)
    price = {"en": "2 time and 1 cube", "de": "2 Zeit und 1", "fr": "2 temps et 1 cube"}[lang]
    assert price in words(match, f"marriage.rank{rank}", lang)


# numbers that are data


def overlaid(folder: Path, name: str, *changes: tuple[str, str], **options: object) -> Match:
    text = (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return chronik.game("village", components=folder, **options).match(seed=1)  # type: ignore[arg-type]


PERSON = 'id = "{}"\n{}inkwell = "{}"\nworth = {}'


@pytest.mark.parametrize(
    ("card", "before", "inkwell", "worth", "said"),
    [
        ("juggler", "coins = 1\n", "full", 3, "Take 4 cubes of different colours."),
        ("miller", "beer = 1\n", "full", 3, "Exchange up to 4 grain for the same number of coins."),
        ("medico", "beer = 2\n", "empty", 1, "score 4 points for each of your living"),
        ("scribe", 'good = "scroll"\nbeer = 1\n', "full", 2, "Take 4 scrolls."),
        ("beadle", "coins = 1\n", "full", 3, "Use one of the first 4 privileges of the council."),
    ],
)
def test_the_numbers_of_a_person_are_those_of_the_box(
    tmp_path: Path, card: str, before: str, inkwell: str, worth: int, said: str
) -> None:
    old, new = (PERSON.format(card, before, inkwell, number) for number in (worth, 4))
    match = overlaid(tmp_path, "inn", (old, new), expansions=("inn",), compensation=False)
    stacks(match, [card], [], [])
    ask(match, InnTask.BUY_PERSON, 0)
    assert said in words(match, f"inn.buy1:{card}")


def test_a_person_who_brings_something_else_says_so(tmp_path: Path) -> None:
    match = overlaid(tmp_path, "inn", ('good = "plough"', 'good = "wagon"'), expansions=("inn",))
    stacks(match, ["smith"], [], [])
    ask(match, InnTask.BUY_PERSON, 0)
    assert words(match, "inn.buy1:smith", "de").endswith(": Nimm 1 Planwagen.")
    assert match.view(0)["printed"]["inn"]["persons"]["smith"]["good"] == "wagon"


def test_privileges_and_picks_tell_the_numbers_of_the_box(tmp_path: Path) -> None:
    changes = (
        ("cubes = 2", "cubes = 1"),
        ("price_in_coins = 1", "price_in_coins = 2"),
        ("points = 3", "points = 5"),
    )
    match = overlaid(tmp_path, "council", *changes, compensation=False)
    put(match, 0, 1, "council4")
    ask(match, Task.COUNCIL, 0)
    assert words(match, "council.privilege2") == "Privilege 2: take 1 influence cube of your choice"
    assert words(match, "council.privilege4") == "Privilege 4: buy 5 points for 2 coins"
    match = overlaid(tmp_path, "church", ("pick_coins = 1", "pick_coins = 2"), compensation=False)
    give(match, 0, coins=3)
    put(match, 0, 1, "bag")
    begin_mass(match)
    assert words(match, "mass.pick:1").endswith("for 2 coins")
    play(match, "mass.pick:1")
    assert match.state.coins[0] == 2


def test_a_wagon_for_a_lighthouse_is_counted() -> None:
    match = port(expansions=("port",))
    embark(match, 0, "I1")
    stow(match, "member", "wagon")
    play(match, "ship.land", "island.lighthouse")
    assert "Player 1 pays 1 wagon." in match.log()
    assert match.state.goods[0, Good.WAGON] == 0
