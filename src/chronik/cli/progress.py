"""Progress on a terminal, nothing otherwise."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from chronik.compiler.cache import is_compiled
from chronik.table import Game

errors = Console(stderr=True)


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    columns = TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(what, total=total)
        yield lambda count: progress.advance(task, count)


def compile_rules(game: Game) -> None:
    """Compile on first use; say so, it takes a while."""
    if not is_compiled(game.name, game.rules.part):
        patiently(f"Compiling the rules of {game.name}: once, about a minute ...", game.compile)


def compile_bots(game: Game) -> None:
    """The same for what bots think with."""
    from chronik.bots.engine import brain

    compile_rules(game)
    thinking = brain(game.rules)
    if not thinking.is_compiled:
        what = f"Compiling what bots think with in {game.name}: once, about a minute ..."
        patiently(what, lambda: thinking.compile(game))


def compile_games(game: Game) -> None:
    """The same for whole games among bots."""
    from chronik.lab.contest import Contest

    contest = Contest(game, jobs=1)
    if not contest.is_compiled:
        what = f"Compiling how bots play {game.name} among themselves: once, about a minute ..."
        patiently(what, contest.compile)


def patiently(what: str, work: Callable[[], None]) -> None:
    if errors.is_terminal:
        with errors.status(what):
            work()
    else:
        work()
