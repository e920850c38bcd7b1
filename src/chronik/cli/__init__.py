"""The command `chronik`."""

import argparse
import os
import sys
from importlib import import_module

# What people wait for runs at once, interpreted; what counts games is compiled.
COMMANDS = {
    "serve": "the page and the tables, for this computer or for others",
    "play": "play in the terminal, against bots or each other",
    "simulate": "many games fast, and their statistics",
    "arena": "a tournament of bots, with ratings",
    "train": "learn a player by self-play",
    "study": "balance and strategy, as a report with plots",
    "analyse": "a finished game looked at again, as a page with pictures",
    "bench": "speed, side by side with other engines where installed",
    "replay": "step through a record",
    "components": "what is in the box, and how sure we are of it",
}
INTERPRETED = ("play", "replay", "components")
LANGUAGES = ("en", "de", "fr")


def main(argv: list[str] | None = None) -> int:
    args = (sys.argv[1:] if argv is None else argv) or ["serve", "--open"]
    if args and args[0] in INTERPRETED:
        os.environ.setdefault("CHRONIK_INTERPRET", "1")
    open_streams()
    from chronik.rulebook.errors import ChronikError, reason

    try:
        chosen = parse(args)
        code = int(chosen.run(chosen) or 0)
        sys.stdout.flush()
        return code
    except ChronikError as error:
        return complain(str(error))
    except BrokenPipeError:
        # Whoever read our output has seen enough.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a terminal that is gone
        where = f"{error.filename}: " if error.filename else ""
        return complain(where + reason(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


def open_streams() -> None:
    """Whatever a terminal cannot show is replaced; whatever is closed goes nowhere."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def complain(error: str) -> int:
    from chronik.rulebook.errors import LONGEST_LINE, cut

    print(f"chronik: {cut(error, LONGEST_LINE)}", file=sys.stderr)
    return 2


def parse(args: list[str]) -> argparse.Namespace:
    from chronik.cli.options import Parser

    parser = Parser(prog="chronik", description="Village, My Village and Tumult Royale.")
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for name, summary in COMMANDS.items():
        if args[:1] == [name]:
            module = import_module(f"chronik.cli.{name}")
            parents = module.parents()
            command = commands.add_parser(name, help=summary, description=module.__doc__, parents=parents)
            module.arguments(command)
            command.set_defaults(run=module.run)
        else:
            commands.add_parser(name, help=summary)
    return parser.parse_args(args)


def version() -> str:
    from chronik import __version__

    return f"chronik {__version__}"
