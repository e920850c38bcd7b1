"""How strong a player is: six levels, named after the titles of the solo mode, in one table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from chronik.bots.chance import RandomBot
from chronik.bots.engine import brain
from chronik.bots.greedy import Greedy
from chronik.bots.search import Search
from chronik.compiler import INTERPRETED
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Match, Move
from chronik.table.checks import checked_seconds, checked_simulations, checked_whole
from chronik.table.game import IN_PLAY


class Player(Protocol):
    def choose(self, match: Match) -> Move: ...


@dataclass(frozen=True)
class Level:
    noise: float  # how much the judgement of a single move is off, in chances to win against one other
    simulations: Mapping[str, int] | None = None  # ways into the future, by game; none: one move is all
    width: int = 4  # moves that are looked at closely
    haste: float = 1.0  # how eager for the end; 0: does not mind how long the game lasts, if that wins


LEVELS = {
    "apprentice": Level(noise=0.25, haste=2.3),
    "journeyman": Level(noise=0.12, haste=1.5),
    "master": Level(noise=0.05, haste=1.25),
    "grandmaster": Level(noise=0.0),
    "genius": Level(0.0, {"village": 160, "myvillage": 16, "tumult": 48}, width=3, haste=1.3),
    "polymath": Level(0.0, {"village": 8000, "myvillage": 8000, "tumult": 8000}, width=8, haste=0.0),
}


def levels() -> tuple[str, ...]:
    """The names of all levels, from weak to strong."""
    return tuple(LEVELS)


def bot(
    name: str,
    *,
    seed: int = 0,
    seconds: float | None = None,
    simulations: int | None = None,
    threads: int = 1,
) -> Player:
    """A player: one of the levels, or random, greedy, or search with a budget of seconds or simulations."""
    if not isinstance(name, str) or name not in (*LEVELS, *PLAYERS, SEARCH):
        raise OptionError(f"bot: one of {', '.join((*LEVELS, *PLAYERS, SEARCH))}, not {shown(name)}")
    seed, threads = checked_whole("seed", seed), checked_whole("threads", threads, most=MOST_THREADS)
    check_budget(name, seconds, simulations, threads)
    if name != "random":
        wake()
    if name == SEARCH:
        searching = Search(seconds, simulations, seed, threads)
        return Greedy(seed) if INTERPRETED else searching
    return player_of(LEVELS[name], seed, threads) if name in LEVELS else PLAYERS[name](seed)


def check_budget(name: str, seconds: float | None, simulations: int | None, threads: int) -> None:
    """Nobody is given what would be of no use."""
    if name != SEARCH and (seconds is not None or simulations is not None):
        raise OptionError(f"seconds, simulations: only for search, not for {shown(name)}")
    if seconds is not None and simulations is not None:
        checked_seconds(seconds)
        checked_simulations(simulations)
        raise OptionError("seconds, simulations: one of them, not both")
    if threads != 1 and name not in THINKING:
        raise OptionError(f"threads: only for {', '.join(THINKING)}, not for {shown(name)}")


def wake() -> None:
    """Read what is compiled for the games in play: a player's first move shall take no longer than others."""
    for game in tuple(IN_PLAY.values()):
        thinking = brain(game.rules)
        if not (INTERPRETED or thinking.awake) and thinking.is_compiled:
            thinking.compile(game)


PLAYERS: dict[str, Callable[[int], Any]] = {"random": RandomBot, "greedy": Greedy}
SEARCH = "search"
THINKING = (SEARCH, *(name for name, level in LEVELS.items() if level.simulations is not None))
MOST_THREADS = 256


def player_of(level: Level, seed: int, threads: int) -> Player:
    """Without compiled rules nobody looks ahead: it would take too long."""
    if level.simulations is None or INTERPRETED:
        return Greedy(seed, level.noise, level.haste)
    return Search(
        simulations=level.simulations,
        seed=seed,
        threads=threads,
        width=level.width,
        haste=level.haste,
    )
