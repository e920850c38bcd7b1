"""What several commands show."""

from rich.table import Table

from chronik.locale import enum_text, text
from chronik.table import Match


def result_table(match: Match, lang: str) -> Table:
    """The points of all seats by category, and their places."""
    table = Table("", *match.seat_names(lang), title=text("terminal-result", lang))
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
