"""From the rules to a graphics card: what `lab.card` and `lab.school` need, made of games."""

import json
import shutil
from pathlib import Path
from typing import Any

import numpy as np

from chronik import errors
from chronik.bots.engine import brain
from chronik.bots.networks import load
from chronik.lab.kinds import told
from chronik.rulebook.errors import OptionError
from chronik.table import Game

NO_COMPILER = 'cuda: numba-cuda compiles the rules for a card: pip install "chronik[gpu]"'
NO_LIBRARIES = 'cuda: a library that compiles for a card is missing: pip install "chronik[gpu]"'
NO_CARD = 'cuda: needs a graphics card of Nvidia, and pip install "chronik[gpu]"'
PACKED = ("apprenticeship", "aside", "card", "evenings", "hall", "progress", "pupil", "school")


def kernels_of(game: Game) -> Path:
    """The folder with the compiled steps of a game."""
    try:
        import numba_cuda  # noqa: F401
        from cuda.pathfinder import DynamicLibNotFoundError
    except ImportError:
        raise OptionError(NO_COMPILER) from None
    from chronik.lab.cuda import write_kernels

    try:
        return write_kernels(brain(game.rules))
    except DynamicLibNotFoundError:
        raise OptionError(NO_LIBRARIES) from None


def write_tables(games: list[Game], folder: Path) -> list[Path]:
    """Tables: their boxes, how long their vectors are, what their players like, and what to know them by."""
    paths = [folder / f"table-{i:02}.npz" for i in range(len(games))]
    for game, path in zip(games, paths, strict=True):
        thinking = brain(game.rules)
        taste = np.array(thinking.taste(game.players), np.float32)
        box, size = game.boxes.view(np.uint8), thinking.size(game)
        known = json.dumps(told(game))
        np.savez(path, box=box, size=size, players=game.players, taste=taste, told=known)
    return paths


def pack(games: list[Game], folder: Path) -> None:
    """All that a machine with a card needs to learn, though it has neither Numba nor the rules:

    cd FOLDER && python -m chronik.lab.school . --minutes 10 --folder learned
    """
    kernels = kernels_of(games[0])
    lab = folder / "chronik" / "lab"
    lab.mkdir(parents=True, exist_ok=True)
    for package in (lab, lab.parent):
        (package / "__init__.py").touch()
    shutil.copy(errors.__file__, lab.parent)
    for name in PACKED:
        shutil.copy(Path(__file__).with_name(f"{name}.py"), lab)
    for path in kernels.iterdir():
        shutil.copy(path, folder)
    write_tables(games, folder)


def school(games: list[Game], folder: Path, seed: int, start: Path | None, ahead: bool) -> Any:
    """One that learns on the card of this machine."""
    try:
        import torch

        from chronik.lab.card import Rules, Table
        from chronik.lab.school import School
    except ImportError:
        raise OptionError(NO_CARD) from None
    if not torch.cuda.is_available():
        raise OptionError(NO_CARD)
    folder.mkdir(parents=True, exist_ok=True)
    rules = Rules(kernels_of(games[0]))
    tables = [Table(rules, path) for path in write_tables(games, folder)]
    if start is not None:
        load(start, games[0])  # says what is wrong with it
    return School(tables, folder, seed, start, ahead)
