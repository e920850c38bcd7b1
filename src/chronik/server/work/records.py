"""Records as text: what was handed in, and what is to be looked at again."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from chronik.locale import LANGUAGES, text
from chronik.rulebook.errors import RecordError
from chronik.server.refusal import Refusal
from chronik.table import Match
from chronik.table.departure import Departure
from chronik.table.record import GameRecord


@contextmanager
def told() -> Iterator[None]:
    """What is wrong with a record is for the reader."""
    try:
        yield
    except RecordError as error:
        raise Refusal("record", detail=str(error), **departure(error)) from None


def departure(error: RecordError) -> dict[str, Any]:
    """At which move it departs from the rules, and from which, in all languages; or what else is wrong."""
    if isinstance(error, Departure):
        return {"reasons": {lang: error.text(lang) for lang in LANGUAGES}}
    if error.illegal is None:
        return {}
    why = error.illegal.why
    reasons = {lang: text("server-not-here", lang) if why is None else why.text(lang) for lang in LANGUAGES}
    return {
        "move": error.move,
        "notation": error.notation,
        "why": "NOT_HERE" if why is None else why.name,
        "reasons": reasons,
    }


def part_of_record(record: str) -> tuple[str, str]:
    """Its game, and which of its tables of rules: they may be compiled already, when others are not."""
    with told():
        game = GameRecord.parse(record).opening().game
    return game.name, game.rules.part


def replayed_record(record: str) -> Match:
    with told():
        return GameRecord.parse(record).replay()


def check_record(record: str) -> None:
    replayed_record(record)
