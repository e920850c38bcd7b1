"""The networks that were learned: one file for each game, number of players and kind of table."""

from pathlib import Path
from typing import Any
from zipfile import BadZipFile, is_zipfile

import numpy as np

from chronik.bots.engine import brain
from chronik.bots.value import ROUNDS
from chronik.rulebook.errors import OptionError, reason, shown
from chronik.table import Game

FOLDER = Path(__file__).with_name("weights")
LOADED: dict[tuple[str, float], Any] = {}


def file_name(game: Game) -> str:
    """village-3, village-expansions-2, village-solo, ..."""
    settings = game.settings
    part = "-expansions" if getattr(settings, "expansions", ()) else ""
    seats = "solo" if getattr(settings, "solo", False) else str(game.players)
    return f"{game.name}{part}-{seats}.npz"


def networks_for(game: Game, haste: float = 1.0) -> Any:
    """The network for this table, as an array of one."""
    name = file_name(game)
    if (name, haste) not in LOADED:
        if not (FOLDER / name).exists():
            raise OptionError(f"bots: nobody has learned this kind of table yet ({name}); random plays it")
        LOADED[name, haste] = hurried(load(FOLDER / name, game), haste)
    return LOADED[name, haste]


def hurried(nets: Any, haste: float) -> Any:
    """The same networks, so many times as eager to come to an end."""
    copy = nets.copy()
    copy["taste"][:, ROUNDS] *= haste
    return copy


def load(path: Path, game: Game) -> Any:
    """The network of a file, which anybody may have written."""
    try:
        return read(path, game)
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise OptionError(f"{shown(str(path))} is no network of this game ({reason(error)})") from None


def is_archive(path: Path) -> bool:
    """Whatever else it is, NumPy would speak of pickles."""
    with path.open("rb") as file:
        return is_zipfile(file)


def read(path: Path, game: Game) -> Any:
    thinking = brain(game.rules)
    nets = thinking.networks()
    if not is_archive(path):
        raise ValueError("it is no .npz file")
    with np.load(path) as stored:
        first = stored["first"]
        if len(first) not in thinking.lengths:
            raise ValueError(f"it was made for other features of {game.name}")
        nets["first"][0, : len(first)] = first
        for part in ("bias", "second", "out"):
            nets[part][0] = stored[part]
    nets["taste"] = thinking.taste(game.players)
    return nets
