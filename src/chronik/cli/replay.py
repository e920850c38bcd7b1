"""Step through a record: every move in words, checked against the rules."""

import argparse
import sys
from contextlib import suppress

from chronik.cli import LANGUAGES
from chronik.cli.options import Parser
from chronik.cli.screen import Screen, result_table
from chronik.locale import text
from chronik.table.record import read, replay_step


def parents() -> list[Parser]:
    return []


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, as `play` saves it")
    parser.add_argument("--components", metavar="FOLDER", help="the components it was made with")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language")
    parser.add_argument("--step", action="store_true", help="wait for Enter after every move")


def run(args: argparse.Namespace) -> None:
    console = Screen()
    record = read(args.file)
    match = record.opening(args.components)
    for line in match.log(args.lang):
        console.print(line)
    for number, step in enumerate(record.steps, 1):
        shown = match.pages
        replay_step(match, number, step, record.hashes.get(number))
        console.print(f"{number:>4}  {step.notation}", style="dim")
        for line in match.log(args.lang, since=shown):
            console.print(f"      {line}")
        if args.step and sys.stdin is not None and sys.stdin.isatty():
            wait()
    record.check_end(match)
    if match.over:
        console.print(result_table(match, args.lang), markup=True)
    else:
        console.print(text("terminal-unfinished", args.lang))


def wait() -> None:
    """For Enter; whoever ends the input instead sees the rest at once."""
    with suppress(EOFError):
        input()
