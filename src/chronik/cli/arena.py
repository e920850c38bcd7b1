"""A tournament of bots: who wins how often, with ratings and how sure they are."""

import argparse
import json
import math
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Column, Table

from chronik.cli.options import (
    Parser,
    chosen_game,
    game_options,
    names,
    seconds,
    whole,
    work_options,
    workers,
)
from chronik.cli.progress import bar, compile_bots
from chronik.cli.screen import Screen
from chronik.rulebook.errors import OptionError


def parents() -> list[Parser]:
    return [game_options(real_time=False), work_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--bots",
        type=names,
        required=True,
        metavar="LIST",
        help="levels, random, greedy, search:0.05s, ismcts, greedy@FILE, ppo@FILE; the last fills all",
    )
    parser.add_argument(
        "--games", type=whole("games", 1, 1_000_000), default=100, metavar="N", help="how many games"
    )
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--seconds",
        dest="think",
        type=seconds("seconds", 0.001, 60),
        metavar="S",
        help="time for a move, for search and plain without a budget of their own",
    )
    budget.add_argument(
        "--simulations",
        type=whole("simulations", 1, 10_000_000),
        metavar="N",
        help="or simulations, for search, plain and ismcts",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep every game here, and go on from it")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    from chronik.lab.arena import Arena
    from chronik.lab.contestants import check
    from chronik.lab.kinds import check_clock

    game = chosen_game(args)
    check_clock(game)
    bots = with_budgets(args)
    if len(bots) < 2 and game.players > 1:
        raise OptionError("bots: at least two, by commas")
    check(bots)
    crew = workers(args)
    arena = Arena(game, bots, args.games, args.seed or 0, args.save)
    compile_bots(game)
    with bar("games", args.games) as progress:
        result = arena.run(progress=progress, workers=crew)
    if args.json:
        print(json.dumps(result))
    else:
        show(result)


def with_budgets(args: argparse.Namespace) -> list[str]:
    """The bots, those that look ahead with the budget of the command; somebody must want it."""
    from chronik.lab.contestants import with_budget

    if args.think is None and args.simulations is None:
        return list(args.bots)
    budget = str(args.simulations) if args.think is None else f"{args.think}s"
    bots = [with_budget(word, budget) for word in args.bots]
    if bots == list(args.bots):
        raise OptionError(
            "seconds, simulations: only for search, plain or ismcts without a budget of their own"
        )
    return bots


def ends(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"{low:.0%}-{high:.0%}"


def give_or_take(interval: tuple[float, float]) -> str:
    low, high = interval
    return f"± {(high - low) / 2:.1f}"


def milliseconds(seconds: float) -> str:
    return f"{1000 * seconds:.1f}"


Lines = tuple[tuple[str, Callable[[Any], str]], ...]
COLUMNS: dict[str, Lines] = {  # what stands below each other, and how it is written
    "games": (("games", str),),
    "share\n95 %": (("win_rate", "{:.1%}".format), ("interval", ends)),
    "mean\nscore": (("mean_score", "{:.1f}".format),),
    "mean\nplace": (("mean_place", "{:.2f}".format),),
    "rating\n95 %": (("rating", "{:.1f}".format), ("rating_interval", give_or_take)),
    "ms a\nmove": (("seconds_per_move", milliseconds),),
}
BY_CLOCK: dict[str, Lines] = {"late\nmost": (("late_moves", str), ("longest_move", milliseconds))}


def show(result: dict[str, Any]) -> None:
    console, rows = Screen(), sorted(result["bots"], key=by_rating)
    is_timed = any(row["longest_move"] is not None for row in rows)
    columns = COLUMNS | BY_CLOCK if is_timed else COLUMNS
    table = Table(Column("bot", overflow="fold"), *(Column(name, no_wrap=True) for name in columns))
    for row in rows:
        table.add_row(row["name"], *(cell(row, lines) for lines in columns.values()))
    console.print(table)
    played, rounds = counted(result["games"], "game"), counted(result["median_rounds"], "round")
    console.print(f"{played}, {rounds} in the median")


def by_rating(row: dict[str, Any]) -> float:
    """The best first; who has none comes last."""
    return math.inf if row["rating"] is None else -row["rating"]


def cell(row: dict[str, Any], lines: Lines) -> str:
    return "\n".join(write(row[name]) for name, write in lines if row[name] is not None) or "-"


def counted(number: float, word: str) -> str:
    return f"{number:g} {word}" if number == 1 else f"{number:,.9g} {word}s"
