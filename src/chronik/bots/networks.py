"""The networks that were learned: one file for each game, number of players and kind of table."""

from pathlib import Path
from typing import Any

import numpy as np

from chronik.bots.engine import brain
from chronik.rulebook.errors import OptionError
from chronik.table import Game

FOLDER = Path(__file__).with_name("weights")
LOADED: dict[str, Any] = {}


def file_name(game: Game) -> str:
    """village-3, village-expansions-2, village-solo, ..."""
    settings = game.settings
    part = "-expansions" if getattr(settings, "expansions", ()) else ""
    seats = "solo" if getattr(settings, "solo", False) else str(game.players)
    return f"{game.name}{part}-{seats}.npz"


def networks_for(game: Game) -> Any:
    """The network for this table, as an array of one."""
    name = file_name(game)
    if name not in LOADED:
        if not (FOLDER / name).exists():
            raise OptionError(f"bots: nobody has learned this kind of table yet ({name}); random plays it")
        LOADED[name] = load(FOLDER / name, game)
    return LOADED[name]


def load(path: Path, game: Game) -> Any:
    thinking = brain(game.rules)
    nets = thinking.networks()
    with np.load(path) as stored:
        first = stored["first"]
        if len(first) not in thinking.lengths:
            raise OptionError(f"network: {path.name} was made for other features of {game.name}")
        nets["first"][0, : len(first)] = first
        for part in ("bias", "second", "out"):
            nets[part][0] = stored[part]
    nets["taste"] = thinking.taste(game.players)
    return nets
