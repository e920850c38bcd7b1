"""Play many games with random moves, as fast as the machine can, and add them up."""

import argparse
import json
from typing import Any

from rich.table import Table

from chronik.cli.options import MOST_JOBS, Parser, chosen_game, game_options, whole
from chronik.cli.progress import bar, compile_rules
from chronik.cli.screen import Screen
from chronik.lab.simulate import simulate
from chronik.table.checks import check_seeds


def parents() -> list[Parser]:
    return [game_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--games", type=whole("games", 1, 1_000_000_000), default=10_000, metavar="N", help="how many games"
    )
    parser.add_argument(
        "--jobs",
        type=whole("jobs", 1, MOST_JOBS),
        default=0,
        metavar="N",
        help="threads (default: all cores)",
    )
    parser.add_argument("--check", action="store_true", help="verify every invariant after every step")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    game, seed = chosen_game(args), args.seed or 0
    check_seeds(seed, args.games)
    compile_rules(game)
    with bar("games", args.games) as progress:
        result = simulate(game, args.games, seed=seed, checked=args.check, jobs=args.jobs, progress=progress)
    if args.json:
        print(json.dumps(result))
    else:
        show(result)


def show(result: dict[str, Any]) -> None:
    console = Screen()
    table = Table("seat", "wins", "share", "mean score")
    for seat, (wins, score) in enumerate(zip(result["wins"], result["mean_scores"], strict=True)):
        table.add_row(str(seat), f"{wins:,}", f"{wins / result['games']:.1%}", f"{score:.2f}")
    console.print(table)
    rounds, decisions = result["mean_rounds"], result["mean_decisions"]
    console.print(f"{result['games']:,} games, {result['ties']:,} ties; a game has {rounds:.1f} rounds")
    console.print(f"and {decisions:.0f} decisions. {result['decisions_per_second']:,.0f} decisions/s,")
    checked = "every step checked." if result["checked"] else ""
    console.print(f"{result['games_per_second']:,.0f} games/s, {result['seconds']:.1f} s in all. {checked}")
