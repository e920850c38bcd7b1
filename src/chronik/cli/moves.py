"""The list of moves: numbers, words, what they cost and give; in columns where many are short."""

from rich.cells import cell_len
from rich.text import Text

from chronik.cli.boards import source
from chronik.cli.boards.doubt import Doubt
from chronik.cli.boards.words import change
from chronik.locale import text
from chronik.table import Match, Move

FEW = 8  # so many moves stand below each other, however short they are
GAP = 2


def listed(match: Match, moves: list[Move], lang: str, width: int) -> list[Text]:
    """The moves on as few lines as they need: neighbours that are short share them."""
    doubt = Doubt(match.game)
    entries = [entry(match, doubt, number, move, lang) for number, move in enumerate(moves, 1)]
    if len(entries) <= FEW:
        return entries + legend(doubt, lang)
    columns = width // (max(cell_len(item.plain) for item in entries) + GAP)
    rows = in_columns(entries, columns, width) if columns > 1 else in_pairs(entries, width)
    return rows + legend(doubt, lang)


def in_columns(entries: list[Text], columns: int, width: int) -> list[Text]:
    """Downwards, then to the right."""
    height = -(-len(entries) // columns)
    return [side_by_side(entries[i::height], width // columns) for i in range(height)]


def in_pairs(entries: list[Text], width: int) -> list[Text]:
    """Two on a line, where two fit."""
    rows, waiting = [], list(entries)
    while waiting:
        pair = waiting[:2]
        if sum(cell_len(item.plain) for item in pair) + GAP > width:
            pair = pair[:1]
        del waiting[: len(pair)]
        rows.append(side_by_side(pair, min(width // 2, width - cell_len(pair[-1].plain))))
    return rows


def side_by_side(items: list[Text], step: int) -> Text:
    row = Text()
    for column, item in enumerate(items):
        row.append(" " * max(GAP if column else 0, column * step - cell_len(row.plain)))
        row.append_text(item)
    return row


def legend(doubt: Doubt, lang: str) -> list[Text]:
    return [Text(line, style="dim") for line in doubt.legend(lang)]


def in_full(match: Match, moves: list[Move], lang: str) -> list[Text]:
    """One line for each, with the notation that records use."""
    doubt = Doubt(match.game)
    rows = [entry(match, doubt, number, move, lang) for number, move in enumerate(moves, 1)]
    for row, move in zip(rows, moves, strict=True):
        row.append(f"  {move.notation}", style="dim")
    return rows + legend(doubt, lang)


def entry(match: Match, doubt: Doubt, number: int, move: Move, lang: str) -> Text:
    words = doubt.mark(move.text(lang), *source(match, move))
    item = Text(f"{number:>2} {words}")
    price = effects(match.game.name, move, lang)
    if price:
        item.append(f" {price}", style="dim")
    return item


def effects(game: str, move: Move, lang: str) -> str:
    """What the move surely takes and gives besides what its words say: (-2 time, -1 pink cube; +1 coin)"""
    words = move.text(lang)
    parts = [
        change(game, move.cost, "-", lang, words),
        change(game, move.gain, "+", lang, words),
        text("terminal-death", lang) if move.death else "",
    ]
    said = "; ".join(part for part in parts if part)
    return text("terminal-effects", lang, {"effects": said}) if said else ""
