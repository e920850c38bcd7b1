"""A finished game looked at again, a few positions at a time: bots that wait come in between."""

from functools import lru_cache
from typing import Any

from chronik.bots import story
from chronik.table import Match
from chronik.table.record import GameRecord


@lru_cache(4)
def game(text: str) -> Match:
    return GameRecord.parse(text).replay()


def analyse(text: str, first: int, count: int, seconds: float) -> dict[str, Any]:
    """What is to be said of some positions; `seconds` for each."""
    whole = game(text)
    return {"rows": story.rows(whole, first, count, seconds), "length": story.length(whole)}
