"""The bots at the table: who plays which seat, and those who think for them in other processes."""

from concurrent.futures import Future, wait
from typing import Any

from chronik.bots import RandomBot, bot
from chronik.bots.hints import SHOW
from chronik.bots.networks import networks_for
from chronik.bots.thinker import Thinkers
from chronik.rulebook.errors import OptionError
from chronik.table import Game, Match

USUAL = "journeyman"
RANDOM = "random"
HINT_SECONDS = 1.0
FIRST = 5.0  # seconds until a process is there and knows what is compiled


def levels_for(game: Game, seats: list[int], wanted: tuple[str, ...]) -> dict[int, str]:
    """By seat: one name for all, or one for each; without any, the usual one if somebody has learned it."""
    if not wanted:
        return dict.fromkeys(seats, usual(game))
    if not seats:
        raise OptionError("bots: people play all seats here, none is left for a bot")
    if len(wanted) not in (1, len(seats)):
        raise OptionError(f"bots: one name for all, or {len(seats)} of them, not {len(wanted)}")
    for name in set(wanted):
        bot(name)
        if name != RANDOM:
            networks_for(game)
    return dict(zip(seats, wanted if len(wanted) > 1 else wanted * len(seats), strict=True))


def usual(game: Game) -> str:
    try:
        networks_for(game)
    except OptionError:
        return RANDOM
    return USUAL


class Company:
    def __init__(self, match: Match, levels: dict[int, str] | None = None) -> None:
        self.game, self.seed = match.game, match.seed
        self.levels = levels or {}
        self.randoms = {seat: RandomBot(match.seed + seat) for seat in range(match.game.players)}
        self.thinkers: Thinkers | None = None
        self.waits_for_compiler = False
        self.hints: tuple[Any, Future[Any]] | None = None  # about which position
        self.depth = 0  # of the last hint
        if set(self.levels.values()) - {RANDOM}:
            self.call_thinkers()

    def call_thinkers(self) -> Thinkers:
        if self.thinkers is None:
            self.thinkers = Thinkers(self.game)
        return self.thinkers

    def thought(self, seat: int, match: Match) -> "Future[str]":
        """The notation of what the bot of the seat wants to do."""
        steps, level = len(match.steps), self.levels.get(seat, RANDOM)
        hidden = match.hidden(seat, steps)
        if level == RANDOM:
            done: Future[str] = Future()
            done.set_result(self.randoms[seat].choose(hidden).notation)
            return done
        seed = self.seed + steps * len(self.randoms) + seat
        return self.ready_thinkers().ask("choose", level, seed, hidden)

    def hint(self, seat: int, match: Match) -> "tuple[Future[Any], int]":
        """All hints about a position, looked for once, and how deep the next of them goes."""
        networks_for(self.game)
        position = seat, match.steps
        if self.hints is None or self.hints[0] != position or failed(self.hints[1]):
            hidden = match.hidden(seat, len(match.steps))
            self.hints = position, self.ready_thinkers().ask("hints", hidden, HINT_SECONDS)
            self.depth = 0
        self.depth = min(self.depth + 1, SHOW)
        return self.hints[1], self.depth

    def ready_thinkers(self) -> Thinkers:
        thinkers = self.call_thinkers()
        wait([thinkers.known], FIRST)
        return thinkers

    def news(self) -> str:
        """What a person should know about those who think: said once, when it changes."""
        if self.thinkers is None:
            return ""
        if not self.waits_for_compiler and self.thinkers.compiling:
            self.waits_for_compiler = True
            return "bots-compiling"
        if self.waits_for_compiler and self.thinkers.ready():
            self.waits_for_compiler = False
            return "bots-compiled"
        return ""

    def close(self) -> None:
        if self.thinkers is not None:
            self.thinkers.close()


def failed(thought: "Future[Any]") -> bool:
    return thought.done() and thought.exception() is not None
