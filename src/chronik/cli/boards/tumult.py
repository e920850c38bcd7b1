"""Tumult Royale in the terminal: the tiles, the land, the chronicle, the castles."""

from collections.abc import Callable
from typing import Any

from rich.box import HEAVY_HEAD
from rich.console import RenderableType
from rich.table import Table

from chronik.cli.boards.look import Look
from chronik.cli.boards.words import facts, said, slug, word
from chronik.locale import text
from chronik.tumult.state import Good, Land, Phase, Rank

OWN = "castles"  # where the view keeps what belongs to a seat
SOURCES = {r"build:": "building"}  # tables of the box that moves quote, by their notation
PLACING = ("first", "build", "uncover")  # questions that need the map


def board(seen: Look) -> list[RenderableType]:
    return [*heading(seen), chronicle(seen), tiles(seen), land(seen), castles(seen), scoring(seen)]


def short(seen: Look) -> list[RenderableType]:
    """The round, what is one's own, how the others stand; the map where something is placed."""
    view, lang = seen.view, seen.lang
    castle = view["castles"][seen.seat]
    mine = [tile for tile in view["tiles"] if tile["where"] == "board" and tile["holder"] == seen.seat]
    pairs = [
        ("terminal-rank", word(Rank, castle["title"], lang)),
        ("terminal-retinue", str(castle["retinue"])),
        ("terminal-statues", f"{castle['placed']} ({castle['left']})"),
    ]
    if mine:
        pairs.append(("terminal-tile-count", goods(mine, lang)))
    others = [
        f"{name} {word(Rank, other['title'], lang)} {other['placed']}"
        for p, (name, other) in enumerate(zip(seen.names, view["castles"], strict=True))
        if p != seen.seat
    ]
    lines: list[RenderableType] = [*heading(seen), facts(pairs, lang)]
    lines.append(text("terminal-others-statues", lang, {"others": " · ".join(others)}))
    if view["asked"] is not None and view["asked"]["task"] in PLACING:
        lines.append(fields(seen))
    return lines


def goods(tiles: list[dict[str, Any]], lang: str) -> str:
    """The faces that one knows, added up; how many one does not."""
    known = {good: sum(t["value"] for t in tiles if t["good"] == good) for good in map(slug, Good)}
    words = [word(Good, good, lang, number) for good, number in known.items() if number]
    words += ["?"] * sum(tile["good"] is None for tile in tiles)
    return ", ".join(words)


def heading(seen: Look) -> list[str]:
    view, lang = seen.view, seen.lang
    line = text(
        "terminal-round-alone" if view["round"] else "terminal-before", lang, {"round": view["round"]}
    )
    if view["phase"] is not None:
        phase = word(Phase, view["phase"], lang)
        line = text("terminal-phase", lang, {"round": view["round"], "phase": phase})
    demand = ", ".join(word(Good, good, lang, number) for good, number in view["demand"].items() if number)
    lines = [f"[bold]{line}[/bold]"]
    if demand:
        lines.append(text("terminal-demand", lang, {"goods": demand}))
    return lines


def chronicle(seen: Look) -> str:
    fields = [
        seen.doubt.mark(field_mark(field), "chronicle", str(number))
        for number, field in enumerate(seen.view["chronicle"])
    ]
    args = {"fields": " ".join(fields), "supply": seen.view["supply"]}
    return text("terminal-chronicle-fields", seen.lang, args)


def moments_left(view: dict[str, Any]) -> int | None:
    """In a raid by ticks: how many are to come."""
    clock = view["clock"]
    if clock["kind"] != "ticks" or view["asked"] is None or view["asked"]["task"] != "raid":
        return None
    return int(clock["ticks"] - clock["tick"])


def scoring(seen: Look) -> str:
    """Who wins: whoever has placed the most statues, or all of them first."""
    return text("terminal-score-statues", seen.lang, {"count": seen.table("building")["statues"]})


def field_mark(field: dict[str, Any]) -> str:
    """A field of the chronicle: who stands there, or how many statues it takes."""
    taken = "-" if field["owner"] is None else str(field["owner"] + 1)
    return f"{taken}/{field['room']}"


def tiles(seen: Look) -> Table:
    """Where the tiles are: the numbers of those face down, the goods of those whose face you know."""
    view, names, lang = seen.view, seen.names, seen.lang
    table = Table(seen.doubt.mark(text("terminal-tiles", lang), "tiles"), "")
    for where in ("centre", "aside", "hand", "board", "open"):
        shown = [tile for tile in view["tiles"] if tile["where"] == where]
        for holder in sorted(
            {tile["holder"] for tile in shown}, key=lambda seat: -1 if seat is None else seat
        ):
            mine = [tile_text(tile, lang) for tile in shown if tile["holder"] == holder]
            place = text(f"terminal-where-{where}", lang)
            where_it_is = place if holder is None else said(names[holder], place, lang)
            table.add_row(where_it_is, ", ".join(mine))
    return table


def tile_text(tile: dict[str, Any], lang: str) -> str:
    if tile["good"] is None:
        return str(tile["tile"])
    return f"{tile['tile']} ({word(Good, tile['good'], lang, tile['value'])})"


def land(seen: Look) -> Table:
    """The map, with what its letters mean."""
    table = fields(seen)
    table.title = text("terminal-land", seen.lang)
    names = (word(Land, slug(kind), seen.lang) for kind in Land)
    table.caption = ", ".join(f"{name[:2]} {name}" for name in names)
    table.box = HEAVY_HEAD
    return table


def fields(seen: Look) -> Table:
    """Columns a, b, c, rows 1, 2, 3; the first letters of the land, and who has built there."""
    cells = {field["field"]: field_text(field, seen.lang) for field in seen.view["fields"]}
    columns = sorted({name[0] for name in cells})
    table = Table(seen.doubt.mark("", "landscapes"), *columns, box=None)
    for row in sorted({name[1:] for name in cells}, key=int):
        table.add_row(row, *(cells[column + row] for column in columns))
    return table


def field_text(field: dict[str, Any], lang: str) -> str:
    shown = "?" if field["land"] is None else word(Land, field["land"], lang)[:2]
    return shown if field["owner"] is None else f"[bold]{shown}#{field['owner'] + 1}[/bold]"


def castles(seen: Look) -> Table:
    view, lang = seen.view, seen.lang
    table = Table("", *(f"#{seat + 1} {name}" for seat, name in enumerate(seen.names)))
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
