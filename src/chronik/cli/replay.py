"""Step through a record: every move in words, checked against the rules."""

import argparse
import sys

from rich.console import Console

from chronik.cli import LANGUAGES
from chronik.cli.options import Parser
from chronik.cli.screen import result_table
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
    console = Console(highlight=False)
    record = read(args.file)
    match = record.opening(args.components)
    for line in match.log(args.lang):
        console.print(line)
    for number, step in enumerate(record.steps, 1):
        shown = match.pages
        replay_step(match, number, step, record.hashes.get(number))
        console.print(f"[dim]{number:>4}  {step.notation}[/dim]")
        for line in match.log(args.lang, since=shown):
            console.print(f"      {line}")
        if args.step and sys.stdin.isatty():
            console.input("")
    record.check_end(match)
    if match.over:
        console.print(result_table(match, args.lang))
    else:
        console.print(text("terminal-unfinished", args.lang))
