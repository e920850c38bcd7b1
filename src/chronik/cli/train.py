"""Learn a network by self-play, then by looking ahead. Stop it when you like; the folder holds the way on."""

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from chronik.cli.options import Parser, chosen_game, game_options, seconds, whole, work_options, workers
from chronik.cli.progress import compile_bots, compile_games
from chronik.cli.screen import Screen
from chronik.rulebook.errors import OptionError

DAYS = 60 * 24 * 30.0
STOPPED = 130  # what a shell calls Ctrl+C


def parents() -> list[Parser]:
    return [game_options(), work_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--minutes",
        type=seconds("minutes", 0.01, DAYS, "minutes"),
        default=10.0,
        metavar="M",
        help="how long",
    )
    parser.add_argument(
        "--rounds", type=whole("rounds", 1), metavar="N", help="or how many rounds of learning"
    )
    parser.add_argument(
        "--folder", type=Path, metavar="DIR", help="checkpoints (default: chronik-train-GAME-N)"
    )
    parser.add_argument(
        "--start", type=Path, metavar="FILE", help="begin with this network, of any table of the game"
    )
    parser.add_argument(
        "--ahead", action="store_true", help="with --start: look ahead from the first round, no self-play"
    )
    parser.add_argument(
        "--device", choices=("cpu", "cuda"), default="cpu", help="cuda: learn on a graphics card"
    )
    parser.add_argument(
        "--pack", type=Path, metavar="DIR", help="write what a card without Numba needs to learn, and stop"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object a round")


def run(args: argparse.Namespace) -> int:
    from chronik.bots.networks import file_name
    from chronik.lab.kinds import check_clock, tables_like
    from chronik.lab.progress import Progress
    from chronik.lab.train import Training

    game = chosen_game(args)
    check_clock(game)
    if args.ahead and args.start is None:
        raise OptionError("ahead: only with --start, a network that can judge what it finds")
    folder = args.folder or Path(f"chronik-train-{Path(file_name(game)).stem}")
    if args.pack is not None:
        from chronik.lab.cards import pack

        pack(tables_like(game), args.pack)
        return 0
    if args.device == "cuda":
        from chronik.lab.cards import school

        training: Any = school(tables_like(game), folder, args.seed or 0, args.start, args.ahead)
    else:
        crew = None if args.cluster is None else workers(args)
        compile_bots(game)
        if crew is None:
            compile_games(game)
        training = Training(
            tables_like(game), folder, args.seed or 0, args.jobs, args.start, crew, args.ahead
        )
    console = Screen()

    def say(progress: Progress) -> None:
        if args.json:
            print(json.dumps(asdict(progress)), flush=True)
        else:
            console.print(in_words(progress))

    try:
        training.learn(args.minutes, args.rounds, say)
    except KeyboardInterrupt:
        print(f"\nstopped; the same command goes on with what {folder} holds", file=sys.stderr)
        return STOPPED
    if not args.json:
        console.print(f"the best network: {folder / 'best.npz'}")
    return 0


def in_words(progress: Any) -> str:
    """One round in a line, and its examination in another."""
    best = f"  best {progress.best_of:4}" if progress.best_of >= 0 else ""
    ladder = "".join(f"  {rung}: {lead:.2f}" for rung, lead in progress.ladder.items())
    return (
        f"round {progress.number:4} {progress.seconds:6.0f} s {progress.games:9,} games  "
        f"score {progress.score:5.1f}  rounds {progress.rounds:4.1f}{best}"
        + (f"\n  best against round{ladder}" if ladder else "")
    )
