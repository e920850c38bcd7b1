"""One look at a position: what a seat may know, with the words and the doubts that go with it."""

from dataclasses import dataclass
from typing import Any

from chronik.cli.boards.doubt import Doubt
from chronik.cli.boards.words import plain
from chronik.table import Match


@dataclass(frozen=True)
class Look:
    view: dict[str, Any]
    seat: int | None
    names: list[str]
    lang: str
    doubt: Doubt

    def table(self, name: str) -> dict[str, Any]:
        """A table of the box, for what is printed but in no view."""
        found: dict[str, Any] = self.doubt.tables[name]
        return found


def look(match: Match, seat: int | None, lang: str) -> Look:
    names = [plain(name) for name in match.seat_names(lang)]
    return Look(match.view(seat), seat, names, lang, Doubt(match.game))
