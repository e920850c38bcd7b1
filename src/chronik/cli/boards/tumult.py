"""Tumult Royale in the terminal: the tiles, the land, the chronicle, the castles."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.cli.boards.words import slug, word
from chronik.locale import text
from chronik.tumult.state import Good, Land, Phase, Rank


def board(view: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    return [head(view, lang), tiles(view, names, lang), land(view, names, lang), castles(view, names, lang)]


def head(view: dict[str, Any], lang: str) -> str:
    line = text("terminal-phase", lang, {"round": view["round"], "phase": word(Phase, view["phase"], lang)})
    demand = ", ".join(word(Good, good, lang, number) for good, number in view["demand"].items() if number)
    lines = [f"\n[bold]{line}[/bold]"]
    if demand:
        lines.append(text("terminal-demand", lang, {"goods": demand}))
    if view["clock"]["kind"] == "ticks" and view["phase"] == "raid":
        left = view["clock"]["ticks"] - view["clock"]["tick"]
        lines.append(text("terminal-ticks", lang, {"left": left}))
    chronicle = " ".join(field_mark(field) for field in view["chronicle"])
    lines.append(text("terminal-chronicle-fields", lang, {"fields": chronicle, "supply": view["supply"]}))
    return "\n".join(lines)


def field_mark(field: dict[str, Any]) -> str:
    """A field of the chronicle: who stands there, or how many statues it takes."""
    taken = "-" if field["owner"] is None else str(field["owner"] + 1)
    return f"{taken}/{field['room']}"


def tiles(view: dict[str, Any], names: list[str], lang: str) -> Table:
    """Where the tiles are: the numbers of those face down, the goods of those whose face you know."""
    table = Table(text("terminal-tiles", lang), "")
    for where in ("centre", "aside", "hand", "board", "open"):
        shown = [tile for tile in view["tiles"] if tile["where"] == where]
        for holder in sorted(
            {tile["holder"] for tile in shown}, key=lambda seat: -1 if seat is None else seat
        ):
            mine = [tile_text(tile, lang) for tile in shown if tile["holder"] == holder]
            place = text(f"terminal-where-{where}", lang)
            table.add_row(place if holder is None else f"{names[holder]}: {place}", ", ".join(mine))
    return table


def tile_text(tile: dict[str, Any], lang: str) -> str:
    if tile["good"] is None:
        return str(tile["tile"])
    return f"{tile['tile']} ({word(Good, tile['good'], lang, tile['value'])})"


def land(view: dict[str, Any], names: list[str], lang: str) -> Table:
    """The map: columns a, b, c, rows 1, 2, 3; the first letters of the land, and who has built there."""
    cells = {field["field"]: field_text(field, lang) for field in view["fields"]}
    columns = sorted({name[0] for name in cells})
    legend = ", ".join(word(Land, slug(kind), lang) for kind in Land)
    table = Table("", *columns, caption=legend, title=text("terminal-land", lang))
    for row in sorted({name[1:] for name in cells}, key=int):
        table.add_row(row, *(cells[column + row] for column in columns))
    return table


def field_text(field: dict[str, Any], lang: str) -> str:
    shown = "?" if field["land"] is None else word(Land, field["land"], lang)[:2]
    return shown if field["owner"] is None else f"[bold]{shown}#{field['owner'] + 1}[/bold]"


def castles(view: dict[str, Any], names: list[str], lang: str) -> Table:
    table = Table("", *(f"#{seat + 1} {name}" for seat, name in enumerate(names)))
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "terminal-rank": lambda castle: word(Rank, castle["title"], lang),
        "terminal-retinue": lambda castle: str(castle["retinue"]),
        "terminal-statues": lambda castle: f"{castle['placed']} ({castle['left']})",
        "terminal-tile-count": lambda castle: str(castle["tiles"]),
        "terminal-mercy": lambda castle: "*" if castle["mercy"] else "-",
    }
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(castle) for castle in view["castles"]))
    return table
