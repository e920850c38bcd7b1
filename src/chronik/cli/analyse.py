"""A finished game looked at again: chances, points, turning points and better moves, as a page to open."""

import argparse
from pathlib import Path

from chronik.bots import story
from chronik.bots.networks import networks_for
from chronik.cli import LANGUAGES
from chronik.cli.options import Parser, seconds
from chronik.cli.progress import bar, compile_bots
from chronik.cli.report import page
from chronik.cli.report.writing import check_file, write
from chronik.cli.screen import Screen
from chronik.locale import text
from chronik.rulebook.errors import OptionError, shown
from chronik.table.record import read

AT_ONCE = 10  # positions between two steps of the progress bar


def parents() -> list[Parser]:
    return []


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record of a finished game, as `play` saves it")
    parser.add_argument("--components", metavar="FOLDER", help="the components it was made with")
    parser.add_argument(
        "--seconds",
        type=seconds("seconds", 0, 60),
        default=story.SECONDS,
        metavar="S",
        help=f"to think about each position (default {story.SECONDS:g}; 0: first impressions)",
    )
    parser.add_argument("--out", metavar="FILE", help="where the page goes (default: beside the record)")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language it opens in")


def run(args: argparse.Namespace) -> None:
    match = read(args.file).replay(args.components)
    if not match.over:
        raise OptionError("analyse: the game is not over yet; chronik play --resume goes on with it")
    out = Path(args.file).with_suffix(".html") if args.out is None else Path(args.out)
    if out.resolve() == Path(args.file).resolve():
        raise OptionError(f"out: {shown(str(out))} is the record itself, and is not written over")
    networks_for(match.game)  # who has learned nothing says so before anything is compiled
    check_file(out)
    compile_bots(match.game)
    rows: list[story.Row] = []
    with bar("positions", story.length(match)) as advance:
        while len(rows) < story.length(match):
            rows += story.rows(match, len(rows), AT_ONCE, args.seconds)
            advance(AT_ONCE)
    write(out, page(match, rows, args.lang))
    Screen().print(text("report-written", args.lang, {"path": str(out)}))
