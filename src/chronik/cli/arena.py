"""A tournament of bots: who wins how often, with ratings and how sure they are."""

import argparse
import json
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


COLUMNS = ("games", "wins", "share", "95 %", "mean score", "mean place", "rating", "ms a move")


def show(result: dict[str, Any]) -> None:
    console = Screen()
    told = (Column(name, no_wrap=name == "95 %") for name in COLUMNS)
    table = Table(Column("bot", overflow="fold"), *told)
    for row in sorted(result["bots"], key=lambda row: -row["rating"]):
        low, high = row["interval"]
        table.add_row(
            row["name"],
            str(row["games"]),
            f"{row['wins']:.1f}",
            f"{row['win_rate']:.1%}",
            f"{low:.0%}-{high:.0%}",
            f"{row['mean_score']:.1f}",
            f"{row['mean_place']:.2f}",
            f"{row['rating']:.1f}",
            f"{1000 * row['seconds_per_move']:.1f}",
        )
    console.print(table)
    console.print(f"{result['games']} games, {result['median_rounds']:g} rounds in the median")
