"""Chronik: Village, My Village and Tumult Royale, to play, to study and to teach machines."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from chronik.bots import analyse, bot, levels
    from chronik.rulebook.errors import ChronikError, ComponentError, IllegalMove, OptionError, RecordError
    from chronik.table import Game, GameRecord, Match, Move, game, games, load

__version__ = "0.1.0"

__all__ = [
    "ChronikError",
    "ComponentError",
    "Game",
    "GameRecord",
    "IllegalMove",
    "Match",
    "Move",
    "OptionError",
    "RecordError",
    "analyse",
    "bot",
    "game",
    "games",
    "levels",
    "load",
]
BOTS = ("analyse", "bot", "levels")


def __getattr__(name: str) -> Any:
    """Loaded on first use: importing chronik stays cheap."""
    if name not in __all__:
        raise AttributeError(f"module 'chronik' has no attribute {name!r}")
    from importlib import import_module

    if name.endswith(("Error", "IllegalMove")):
        return getattr(import_module("chronik.rulebook.errors"), name)
    return getattr(import_module("chronik.bots" if name in BOTS else "chronik.table"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
