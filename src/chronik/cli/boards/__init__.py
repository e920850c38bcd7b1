"""How each game's position looks in the terminal."""

import re
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from chronik.cli.boards.look import look
from chronik.table import Match, Move


def board(match: Match, seat: int | None, lang: str) -> list[RenderableType]:
    """The whole position as the seat may see it."""
    seen = look(match, seat, lang)
    shown: list[RenderableType] = board_of(match).board(seen)
    return shown + seen.doubt.legend(lang)


def short(match: Match, seat: int, lang: str) -> list[RenderableType]:
    """What the seat needs at every decision, in a few lines."""
    seen = look(match, seat, lang)
    shown: list[RenderableType] = board_of(match).short(seen)
    return shown + seen.doubt.legend(lang)


def own(match: Match, seat: int) -> Any:
    """The part of the view that is the seat's."""
    return match.view(seat)[board_of(match).OWN][seat]


def source(match: Match, move: Move) -> tuple[str, str]:
    """The table of the box that the words of a move quote, and the row of it; nothing if none."""
    sources: dict[str, str] = board_of(match).SOURCES
    for pattern, table in sources.items():
        if found := re.match(pattern, move.notation):
            land = getattr(move.args.get("land"), "name", "").lower()
            return table, found[1] if found.groups() else land
    return "", ""


def board_of(match: Match) -> Any:
    return import_module(f"chronik.cli.boards.{match.game.name}")
