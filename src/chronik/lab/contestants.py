"""Who can be sent into the arena, by a word: a level, a player with its budget, or one with another network.

master  random  greedy  search:0.05s  search:200  plain:0.05s  ismcts:1000  greedy@old.npz  ppo@agent.zip
"""

import re
from pathlib import Path
from typing import Any

from chronik.bots.greedy import Greedy
from chronik.bots.levels import Player, bot, levels
from chronik.bots.networks import load
from chronik.bots.search import SECONDS, Search
from chronik.rulebook.errors import OptionError, shown
from chronik.table import Match, Move
from chronik.table.checks import checked_seconds, checked_simulations

CLOCKED = ("search", "plain")  # if nobody gives them simulations
BUDGETED = (*CLOCKED, "ismcts")
PLAIN_DEPTH = 30  # decisions that the plain search plays on after every move in question


def contestant(word: str, seed: int) -> Player:
    name, budget, file = parts(word)
    if name not in {re.split("[:@]", known)[0] for known in NAMES}:
        raise OptionError(f"bots: one of {', '.join(NAMES)}, not {shown(word)}")
    if budget and name not in BUDGETED:
        raise OptionError(f"bots: a budget is for {', '.join(BUDGETED)}, not for {shown(word)}")
    seconds, simulations = read_budget(word, budget)
    if name == "ismcts" and not file:
        return ismcts(word, seconds, simulations, seed)
    if name == "ppo" and file:
        from chronik.lab.ppo import Ppo

        return Ppo(Path(file))
    if not file and name != "plain":
        return bot(name, seed=seed, seconds=seconds, simulations=simulations)
    if name not in ("greedy", "search", "plain"):
        raise OptionError(f"bots: greedy or search with a network of its own, not {shown(word)}")
    if name == "greedy":
        return WithNetwork(Greedy(seed), Path(file))
    plain: dict[str, Any] = {"halving": False, "tree": False, "depth": PLAIN_DEPTH} if name == "plain" else {}
    searcher = Search(seconds, simulations, seed, **plain)
    return WithNetwork(searcher, Path(file)) if file else searcher


def parts(word: str) -> tuple[str, str, str]:
    """Name, budget and file; whatever is not told is empty."""
    told, _, file = word.partition("@")
    name, _, budget = told.partition(":")
    return name, budget, file


def with_budget(word: str, budget: str) -> str:
    """Whoever takes a budget and has none of its own gets this one."""
    name, own, file = parts(word)
    if name not in BUDGETED or own:
        return word
    return f"{name}:{budget}@{file}" if file else f"{name}:{budget}"


def clock(word: str) -> float | None:
    """The seconds that it may think about a move; None if it does not play by the clock."""
    name, budget, _ = parts(word)
    if name not in CLOCKED:
        return None
    seconds, simulations = read_budget(word, budget)
    return SECONDS if seconds is None and simulations is None else seconds


def ismcts(word: str, seconds: float | None, simulations: int | None, seed: int) -> Player:
    """OpenSpiel's own search."""
    if seconds is not None:
        raise OptionError(f"bots: ismcts:1000 takes simulations, not {shown(word)}")
    try:
        from chronik.lab.ismcts import Ismcts
    except ImportError as error:
        raise OptionError(f"bots: {error}") from None
    return Ismcts(simulations, seed)


def read_budget(word: str, budget: str) -> tuple[float | None, int | None]:
    if not budget:
        return None, None
    try:
        if budget.endswith("s"):
            return checked_seconds(float(budget[:-1])), None
        return None, checked_simulations(int(budget))
    except ValueError:
        raise OptionError(f"bots: after the colon 0.5s or 200, not {shown(word)}") from None


class WithNetwork:
    """A player that thinks with a network from a file."""

    def __init__(self, player: Any, file: Path) -> None:
        self.player, self.file = player, file

    def choose(self, match: Match) -> Move:
        if self.player.nets is None:
            self.player.nets = load(self.file, match.game)
        move: Move = self.player.choose(match)
        return move


def check(words: list[str]) -> None:
    """Whether all of them can be made; OptionError says which cannot."""
    for word in words:
        contestant(word, 0)


NAMES = (
    *levels(),
    "random",
    "greedy",
    "search:0.05s",
    "search:200",
    "plain:0.05s",
    "ismcts",
    "greedy@FILE",
    "ppo@FILE",
)
