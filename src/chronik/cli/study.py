"""Watch many games of bots: who has an advantage, what wins, how long it takes. A page with plots to open."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from chronik.cli import LANGUAGES
from chronik.cli.options import Parser, chosen_game, game_options, whole, work_options, workers
from chronik.cli.progress import bar, compile_bots
from chronik.cli.report import plots
from chronik.cli.report.study import page
from chronik.cli.report.writing import check_file, write
from chronik.cli.screen import Screen
from chronik.lab.study import LEVEL, Study, varied
from chronik.locale import text
from chronik.rulebook.components import LONGEST_FILE
from chronik.rulebook.errors import OptionError, reason, shown
from chronik.table import Game
from chronik.table.game import read_own

MOST_GAMES = 1_000_000


def parents() -> list[Parser]:
    return [game_options(), work_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games",
        type=whole("games", 2, MOST_GAMES),
        default=1000,
        metavar="N",
        help="games of the main part",
    )
    parser.add_argument(
        "--level", default=LEVEL, metavar="NAME", help=f"who plays: a level, or greedy@FILE (default {LEVEL})"
    )
    parser.add_argument(
        "--vary",
        action="append",
        default=[],
        type=Path,
        metavar="PATH",
        help="the same games with other components: a folder, one file such as crafts.toml, or corrections",
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where the page goes (default: study-GAME-N.html)"
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language it opens in")
    parser.add_argument("--json", action="store_true", help="print one JSON object; a page only with --out")


def run(args: argparse.Namespace) -> None:
    game = chosen_game(args)
    out = page_file(args, game)
    if out is not None:
        plots.check_installed()
    study = Study(game, args.level, args.games, args.seed or 0, variants(args.vary, game))
    crew = workers(args)
    compile_bots(game)
    with bar("games", study.total) as progress:
        found = study.run(crew, progress)
    if out is not None:
        write(out, page(found, args.lang))
    if args.json:
        print(json.dumps(found))
    elif out is not None:
        Screen().print(text("study-written", args.lang, {"path": str(out)}))


def page_file(args: argparse.Namespace, game: Game) -> Path | None:
    if args.out is None and args.json:
        return None
    out: Path = args.out or Path(f"study-{game.name}-{game.players}.html")
    check_file(out)
    return out


def variants(paths: list[Path], game: Game) -> dict[str, Game]:
    """The game with each of the other sets of components."""
    found: dict[str, Game] = {}
    for number, path in enumerate(paths):
        name = path.stem if path.stem not in found else f"{path.stem} {number + 1}"
        found[name] = varied(game, own_values(path, game))
    return found


def own_values(path: Path, game: Game) -> Any:
    """A folder as it is; of a file, all that makes it differ from ours."""
    try:
        if not os.path.exists(path):  # unlike Path, says no to names that no file can have
            raise OptionError(f"vary: {shown(path)}: there is no such file or folder")
        if path.is_dir():
            return path
        if not path.is_file() or path.stat().st_size > LONGEST_FILE:  # a pipe or a device may never end
            raise OptionError(f"vary: {shown(path)} is no plain file of at most {LONGEST_FILE} bytes")
        return read_own(game.name, path.read_text(encoding="utf-8"), path.name)
    except (OSError, ValueError) as error:
        raise OptionError(f"vary: {shown(path)}: {reason(error)}") from None
