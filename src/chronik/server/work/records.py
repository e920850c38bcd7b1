"""Records as text: what was handed in, and what is to be looked at again."""

from collections.abc import Iterator
from contextlib import contextmanager

from chronik.rulebook.errors import RecordError
from chronik.server.refusal import Refusal
from chronik.table import Match
from chronik.table.record import GameRecord


@contextmanager
def told() -> Iterator[None]:
    """What is wrong with a record is for the reader."""
    try:
        yield
    except RecordError as error:
        raise Refusal("record", detail=str(error)) from None


def part_of_record(text: str) -> tuple[str, str]:
    """Its game, and which of its tables of rules: they may be compiled already, when others are not."""
    with told():
        game = GameRecord.parse(text).opening().game
    return game.name, game.rules.part


def replayed_record(text: str) -> Match:
    with told():
        return GameRecord.parse(text).replay()


def check_record(text: str) -> None:
    replayed_record(text)
