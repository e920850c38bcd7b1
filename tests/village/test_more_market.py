"""More about the market day: what is left of it."""

from chronik.table import Match
from village.positions import play
from village.test_market import call, market


def open_day(match: Match) -> dict[str, object]:
    """What a view shows of the day, besides the customers."""
    shown = match.view(0)["market"]
    return {key: shown[key] for key in ("caller", "free_sale", "sold", "passed")}


def test_nothing_of_a_market_day_stays_when_it_is_over() -> None:
    match = market()
    before = open_day(match)
    assert before == {"caller": None, "free_sale": False, "sold": 0, "passed": []}
    call(match)
    assert open_day(match) == before | {"caller": 0, "free_sale": True}
    play(match, "market.pass")
    assert open_day(match) == before | {"caller": 0, "passed": [0]}
    play(match, "market.pass", "market.pass")
    assert open_day(match) == before
