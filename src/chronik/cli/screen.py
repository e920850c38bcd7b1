"""What several commands show, and where they show it."""

from typing import Any, NoReturn

from rich.console import Console
from rich.table import Table

from chronik.cli.boards.words import plain
from chronik.locale import enum_text, text
from chronik.table import Match


class Screen(Console):
    """A console that takes text as it comes: names and paths may look like markup."""

    def __init__(self, **options: Any) -> None:
        super().__init__(highlight=False, markup=False, emoji=False, **options)

    def on_broken_pipe(self) -> NoReturn:
        """Whoever read our output has seen enough; `main` ends quietly."""
        raise BrokenPipeError


def result_table(match: Match, lang: str) -> Table:
    """The points of all seats by category, and their places."""
    names = (plain(name) for name in match.seat_names(lang))
    table = Table("", *names, title=text("terminal-result", lang))
    seats = range(match.game.players)
    breakdowns = [match.breakdown(seat) for seat in seats]
    for category in match.game.rules.category:
        points = (str(breakdown[category.name.lower()]) for breakdown in breakdowns)
        table.add_row(enum_text(category, lang), *points)
    table.add_section()
    table.add_row(text("terminal-total", lang), *(str(score) for score in match.scores()))
    place = {seat: rank for rank, tied in enumerate(match.ranking(), 1) for seat in tied}
    table.add_row(text("terminal-place", lang), *(str(place[seat]) for seat in seats))
    return table
