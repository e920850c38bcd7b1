"""More about person cards: what they cannot do."""

import pytest

from chronik.village.marriage.state import MarriageTask
from chronik.village.names import NOBODY, Good
from village.inn_positions import at, bare, hand, hold, with_inn
from village.positions import begin_mass, empty_bag, give, lay, notations, play, put, reasons
from village.test_inn_cards import market, turn


def test_the_juggler_needs_cubes_in_the_supply() -> None:
    match = turn("juggler")
    lay(match, harvest={"green": 2})
    for colour, count in zip(("orange", "green", "brown", "pink"), match.state.supply.tolist(), strict=False):
        give(match, 1, **{colour: count})
    assert reasons(match)["card"] == "NOT_NOW"
    give(match, 1, pink=-1)
    assert "card.juggler" in notations(match)


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


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("smith", ("plough",)),
        ("scribe", ("scroll",)),
        ("wainwright", ("wagon",)),
        ("cattledealer", ("horse", "ox")),
    ],
)
def test_a_good_is_brought_while_there_is_one(card: str, wanted: tuple[str, ...], left: int) -> None:
    match = turn(card)
    for good in wanted:
        give(match, 1, **{good: int(match.state.stock[Good[good.upper()]])})
    give(match, 1, **{wanted[-1]: -left})
    assert (reasons(match).get("card") == "NOT_NOW") == (left == 0)
    assert (f"card.{card}" in notations(match)) == (left == 1)


@pytest.mark.parametrize("left", [0, 1])
def test_the_farmers_wife_needs_grain_in_the_supply(left: int) -> None:
    match = turn("farmerswife")
    match.state.grain_stock = left
    assert ("card.farmerswife" in notations(match)) == (left == 1)


@pytest.mark.parametrize("left", [0, 1])
def test_the_miller_needs_coins_in_the_supply(left: int) -> None:
    match = turn("miller")
    give(match, 0, grain=2)
    give(match, 1, coins=int(match.state.coin_stock) - left)
    assert ("card.miller" in notations(match)) == (left == 1)
    if left:
        play(match, "card")
        assert (match.state.coins[0], match.state.grain[0]) == (1, 1)


@pytest.mark.parametrize("spent", [0, 1])
def test_the_fortune_teller_needs_time_that_was_spent(spent: int) -> None:
    match = turn("fortuneteller")
    match.state.life[0] = spent
    assert ("card.fortuneteller" in notations(match)) == (spent == 1)


def test_with_the_cousin_nothing_is_asked_for_a_place_of_honour() -> None:
    match = at(MarriageTask.MARRIAGE, 3, "marriage")
    give(match, 0, green=2, pink=2)
    hold(match, 0, "cousin")
    play(match, "card", "marriage.rank3")
    assert match.task.name != "PAY_ANY"
    assert match.state.influence[0].sum() >= 4
