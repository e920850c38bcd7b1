"""Which of the shown values are reconstructed: they carry a mark, and the mark is explained."""

from typing import Any

import msgspec

from chronik.locale import text
from chronik.table import Game

MARK = "°"


class Doubt:
    """Marks values of a game by the table, and the row of it, that they are from."""

    def __init__(self, game: Game) -> None:
        self.tables = {name: msgspec.to_builtins(table) for name, table in game.components.items()}
        self.marked = False

    def mark(self, value: object, table: str, row: str = "") -> str:
        """The value in words, with the mark if it is not what is printed for sure."""
        if self.source(table, row) != "reconstructed":
            return str(value)
        self.marked = True
        return f"{value}{MARK}"

    def source(self, table: str, row: str = "") -> str:
        found = self.tables.get(table, {})
        whole = str(found.get("provenance", ""))
        return (row and provenance(found, row, whole)) or whole

    def legend(self, lang: str) -> list[str]:
        return [text("terminal-reconstructed", lang, {"mark": MARK})] if self.marked else []


def provenance(part: Any, row: str, inherited: str) -> str:
    """Where the row of this id, number or name is from; nothing if there is none."""
    if isinstance(part, list | tuple):
        if row.isdigit() and len(part) > int(row) and isinstance(part[int(row)], dict):
            return str(part[int(row)].get("provenance") or inherited)
        return next(filter(None, (provenance(item, row, inherited) for item in part)), "")
    if not isinstance(part, dict):
        return ""
    here = str(part.get("provenance") or inherited)
    if part.get("id") == row or sorted(part.get("ends", ())) == sorted(row.split("-")):
        return here
    for name, value in part.items():
        if name == row and isinstance(value, dict):
            return str(value.get("provenance") or here)
        if found := provenance(value, row, here):
            return found
    return ""
