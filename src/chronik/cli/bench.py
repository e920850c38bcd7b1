"""Measure the speed of the engine, side by side with other engines where they are installed."""

import argparse
import json
from pathlib import Path

from rich.markdown import Markdown

from chronik.cli.options import Parser, whole
from chronik.cli.progress import bar, compile_rules
from chronik.cli.screen import Screen
from chronik.lab import bench
from chronik.rulebook.errors import OptionError, reason, shown
from chronik.server.measuring import serving_cost
from chronik.table import games

BELOW = "<!-- Below this line: how the service did under load, written by make load. -->"


def parents() -> list[Parser]:
    return []


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=whole("seconds", 1, 86_400), default=60, metavar="N", help="how long, about"
    )
    parser.add_argument("--cold", action="store_true", help="measure the first compilation too (minutes)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--write", metavar="FILE", help="write the table to this file")


def run(args: argparse.Namespace) -> None:
    if args.write is not None:
        check_writable(Path(args.write))
    for game in bench.playable(games()):
        compile_rules(game)
    with bar("measurements", bench.steps(args.cold)) as progress:
        result = bench.run(seconds=args.seconds, cold=args.cold, progress=progress)
    result["serving"] = [{"game": bench.label(game)} | serving_cost(game) for game in bench.playable(games())]
    if args.write is not None:
        write(Path(args.write), bench.results_markdown(result))
    if args.json:
        print(json.dumps(result))
    else:
        Screen().print(Markdown(bench.results_markdown(result)))


def check_writable(path: Path) -> None:
    """Before minutes of measuring, not after."""
    try:
        path.open("a", encoding="utf-8").close()
    except (OSError, ValueError) as error:
        raise OptionError(f"write: {shown(path)}: {reason(error)}") from None


def write(path: Path, measured: str) -> None:
    """What was measured by others stays below its mark."""
    _, mark, others = path.read_text(encoding="utf-8").partition(BELOW)
    path.write_text(f"{measured}\n{mark}{others}" if mark else measured, encoding="utf-8")
