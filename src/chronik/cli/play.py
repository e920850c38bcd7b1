"""Play in the terminal: numbered moves, line by line. `?` tells why the other moves are not allowed."""

import argparse
from pathlib import Path

from chronik.bots import levels
from chronik.cli import LANGUAGES, raid
from chronik.cli.company import USUAL, levels_for, usual
from chronik.cli.options import SETTINGS, Parser, chosen_game, game_options, names, seconds, whole
from chronik.cli.session import Session
from chronik.rulebook.errors import OptionError, shown
from chronik.server.hands import PACE
from chronik.table import Game, Match
from chronik.table.record import read


def parents() -> list[Parser]:
    return [game_options(needed=False)]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game, in place of a GAME")
    parser.add_argument("--hotseat", action="store_true", help="all seats are people at this terminal")
    parser.add_argument("--seat", type=whole("seat"), metavar="N", help="your seat, from 0 on")
    parser.add_argument(
        "--names", type=names, default=(), metavar="LIST", help="names of the seats, by commas"
    )
    parser.add_argument(
        "--bots",
        type=names,
        default=(),
        metavar="LIST",
        help=f"their levels, by seat: {', '.join(levels())}; one for all (default {USUAL})",
    )
    parser.add_argument(
        "--pace",
        type=seconds("pace", 0.05, 60),
        metavar="SECONDS",
        help=f"Tumult Royale in real time: about how often each bot acts in the raid (default {PACE:g})",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language")


def run(args: argparse.Namespace) -> int:
    match, people, before = resumed(args) if args.resume is not None else begun(args)
    check(args, match, people)
    pace = PACE if args.pace is None else args.pace
    file = None if args.resume is None else Path(args.resume)
    bots = [seat for seat in range(match.game.players) if seat not in people]
    chosen = levels_for(match.game, bots, args.bots or again(match.game, bots, before))
    return Session(match, people, args.lang, pace, file=file, levels=chosen).run()


def again(game: Game, bots: list[int], before: tuple[str, ...]) -> tuple[str, ...]:
    """Who played a saved game plays on; seats that people have left get the usual bot."""
    return tuple(before[seat] or usual(game) for seat in bots) if before else ()


def begun(args: argparse.Namespace) -> tuple[Match, set[int], tuple[str, ...]]:
    if args.game is None:
        raise OptionError("play: which GAME, or --resume FILE?")
    game = chosen_game(args)
    return game.match(args.seed, args.names), seats(args, game.players, set()), ()


def resumed(args: argparse.Namespace) -> tuple[Match, set[int], tuple[str, ...]]:
    """The saved game says what is played; who plays it is told by it or on the command line."""
    for name in ("game", "seed", *SETTINGS):
        if getattr(args, name) is not None:
            raise OptionError(f"resume: the saved game says what is played; leave out {name}")
    if args.names:
        raise OptionError("resume: the saved game says who plays; leave out names")
    record = read(args.resume)
    match = record.replay(args.components)
    if match.over:
        raise OptionError(f"resume: the game is over; chronik replay shows it, result {match.scores()}")
    return match, seats(args, match.game.players, set(record.head.people)), record.head.bots


def seats(args: argparse.Namespace, players: int, before: set[int]) -> set[int]:
    """The seats that people play."""
    if args.hotseat and args.seat is not None:
        raise OptionError("seat: with hotseat all seats are people's")
    if args.hotseat:
        return set(range(players))
    if args.seat is None:
        return before or {0}
    if args.seat >= players:
        raise OptionError(f"seat: 0 to {players - 1}, not {shown(args.seat)}")
    return {args.seat}


def check(args: argparse.Namespace, match: Match, people: set[int]) -> None:
    real_time = raid.is_real_time(match)
    if real_time and len(people) > 1:
        raise OptionError(
            "clock: people at one terminal play the raid by turns, with ticks, not in real time"
        )
    if args.pace is not None and not real_time:
        raise OptionError("pace: only in Tumult Royale with the clock realtime")
