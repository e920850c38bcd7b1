"""Options shared by all commands that take a game, and how their errors are told."""

import argparse
import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NoReturn

from chronik.rulebook.errors import LONGEST_LINE, cut, shown
from chronik.table import Game, game, games
from chronik.table.checks import SEEDS

if TYPE_CHECKING:
    from chronik.lab.crew import Crew

MOST_JOBS = 256


class Parser(argparse.ArgumentParser):
    """One clear line for bad input, exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"chronik: {cut(message, LONGEST_LINE)}\n")


def whole(name: str, least: int = 0, most: int | None = None) -> Callable[[str], int]:
    """A reader of whole numbers that says what it wants."""
    wanted = f"from {least} on" if most is None else f"from {least} to {most}"

    def read(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{name}: a whole number {wanted}, not {shown(text)}")
        return number

    return read


def seconds(name: str, least: float, most: float, unit: str = "seconds") -> Callable[[str], float]:
    """A reader of times."""

    def read(text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{name}: {least:g} to {most:g} {unit}, not {shown(text)}")
        return number

    return read


def names(text: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in text.split(","))


def seat_or_random(text: str) -> int | str:
    return text if text == "random" else whole("first")(text)


def game_options(needed: bool = True, real_time: bool = True) -> Parser:
    """The parent of every command with a GAME. Without a real-time clock, seconds mean another thing."""
    parser = Parser(add_help=False)
    parser.add_argument(
        "game", metavar="GAME", nargs=None if needed else "?", help=f"one of {', '.join(games())}"
    )
    group = parser.add_argument_group("the game")
    group.add_argument("--players", type=whole("players", 1), metavar="N", help="number of players")
    group.add_argument("--edition", metavar="NAME", help="Village: original or bigbox (default)")
    group.add_argument("--expansions", type=names, metavar="LIST", help="Village: inn,port,marriage")
    group.add_argument(
        "--inn-side", metavar="SIDE", help="Village with inn: side A (default) or B of its board"
    )
    group.add_argument("--marriage-side", metavar="SIDE", help="Village with marriage: side A (default) or B")
    group.add_argument("--solo", action="store_true", default=None, help="Village: play alone")
    group.add_argument("--variant", metavar="NAME", help="a variant of the game")
    group.add_argument(
        "--compensation",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="Village: the start compensation (Big Box: on, as its rulebook recommends)",
    )
    group.add_argument("--first", type=seat_or_random, metavar="SEAT", help="first player: a seat, or random")
    group.add_argument("--clock", metavar="KIND", help="Tumult Royale: ticks (default) or realtime")
    group.add_argument(
        "--ticks", type=whole("ticks", 1), metavar="N", help="Tumult Royale: length of the raid"
    )
    if real_time:
        group.add_argument("--seconds", type=whole("seconds", 1), metavar="N", help="the same in real time")
    group.add_argument(
        "--seed", type=whole("seed", 0, SEEDS - 1), metavar="S", help="the same seed, the same chances"
    )
    group.add_argument(
        "--components", metavar="PATH", help="components laid over ours: a folder, or a file of corrections"
    )
    return parser


def work_options() -> Parser:
    """The parent of every command whose work can be shared out."""
    parser = Parser(add_help=False)
    group = parser.add_argument_group("who works")
    group.add_argument(
        "--jobs",
        type=whole("jobs", 1, MOST_JOBS),
        default=0,
        metavar="N",
        help="workers (default: all cores)",
    )
    group.add_argument(
        "--cluster", metavar="ADDRESS", help="the machines of a Ray cluster: HOST:PORT, or auto"
    )
    return parser


def workers(args: argparse.Namespace) -> "Crew":
    """Processes of this machine, or a cluster."""
    from chronik.lab.crew import crew

    return crew(args.jobs, args.cluster)


SETTINGS = (
    "players",
    "edition",
    "expansions",
    "inn_side",
    "marriage_side",
    "solo",
    "variant",
    "compensation",
    "first",
    "clock",
    "ticks",
    "seconds",
)


def chosen_game(args: argparse.Namespace) -> Game:
    options: dict[str, Any] = {name: getattr(args, name, None) for name in SETTINGS}
    given = {name: value for name, value in options.items() if value is not None}
    return game(args.game, components=args.components, **given)
