"""How each game's position looks in the terminal."""

from importlib import import_module

from rich.console import RenderableType

from chronik.table import Match


def board(match: Match, seat: int | None, lang: str) -> list[RenderableType]:
    """The position as the seat may see it."""
    module = import_module(f"chronik.cli.boards.{match.game.name}")
    shown: list[RenderableType] = module.board(match.view(seat), match.seat_names(lang), lang)
    return shown
