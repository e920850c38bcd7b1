"""Thinking with one game's rules and features filled in: made for every ruleset, compiled on first use."""

from importlib import import_module
from typing import Any

import numpy as np

from chronik.bots import crowd, mind, selfplay
from chronik.bots.mind import SUMS
from chronik.bots.value import GLANCE, network_type
from chronik.compiler.cache import is_compiled, mark_compiled
from chronik.kernel import entry, fill, loop
from chronik.rulebook.ruleset import Ruleset
from chronik.table import Game

MARGIN_TASTE = 0.5  # a clear victory is a little better than a narrow one
NO_MOVES = np.zeros(0, np.int64)
NO_SUMS = np.zeros((0, SUMS))


class Brain:
    """The functions of `mind`, for one ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.known = import_module(f"chronik.bots.{rules.name}")
        self.features = self.known.FEATURES
        seats = self.features.dtype["seats"].shape[0]
        self.lengths = [self.features.length(count) for count in range(1, seats + 1)]  # of the vector
        self.inputs = -(-self.lengths[-1] // GLANCE) * GLANCE
        self.mind_type = mind.mind_type(
            rules.box_record.dtype, rules.record.dtype, self.features.dtype, rules.option_count, self.inputs
        )
        self.network_type = network_type(self.inputs + GLANCE)
        self.awake = False  # whether all that a player needs is compiled and read
        self._fill_in()

    def _fill_in(self) -> None:
        rules, known, engine = self.rules, self.known, self.rules.engine
        # Named first, so that all is kept with the bots and not with the rules.
        own = {"features": known.features}
        ended = fill(mind.ended, **own, HORIZON=known.HORIZON)
        conclude = fill(mind.conclude, **own, alone=known.alone, rank=rules.rank, POINTS=known.POINTS)
        outcome = fill(mind.outcome, **own, conclude=conclude)
        look = fill(mind.look, **own)
        seen = {"look": look, "ended": ended, "outcome": outcome}
        worth = fill(mind.worth, **own, **seen)
        worth_after = fill(mind.worth_after, **own, **seen, worth=worth)
        apply = fill(loop.apply, **own, answer=rules.answer, settle=engine.settle)
        attempt = fill(known.attempt, **own, apply=apply)
        best = fill(mind.best, **own, attempt=attempt, worth_after=worth_after, TWINS=known.TWINS)
        consider = fill(mind.consider, **own, options=engine.options, best=best)
        blind = sum(1 << task for task in known.BLIND)
        steps = {"apply": apply, "conceal": rules.conceal, "best": best, "ended": ended}
        self.observe = entry(mind.observe, **own, look=look)
        self.judge = entry(mind.judge, **own, worth=worth)
        add_up = fill(mind.add_up, **own, worth=worth)
        on = {"add_up": add_up, "glance": known.glance, "TWINS": known.TWINS}
        look_ahead = fill(mind.look_ahead, **own, **steps, **on)
        self.think = entry(mind.think, **own, consider=consider, look_ahead=look_ahead)
        keep = fill(selfplay.keep, **own, look=look)
        keep_others = fill(selfplay.keep_others, **own, attempt=attempt, ended=ended, keep=keep)
        ponder = fill(mind.ponder, **own, look_ahead=look_ahead, TWINS=known.TWINS)
        parts = {
            "keep": keep,
            "keep_others": keep_others,
            "ponder": ponder,
            "setup": engine.setup,
            "outcome": outcome,
            "attempt": attempt,
            "BLIND": blind,
            "POINTS": known.POINTS,
        }
        self.play_game = fill(selfplay.play_game, **own, **steps, **parts)
        self.play_games = entry(selfplay.play_games, **own, play_game=self.play_game)
        tell = fill(crowd.tell, **own, ended=ended)
        parts = {**steps, "tell": tell, "setup": engine.setup, "attempt": attempt, "conclude": conclude}
        self.crowd = [fill(step, **own, **parts, rank=rules.rank) for step in crowd.STEPS]

    def seats(self, game: Game) -> int:
        """Whom the vector tells of: all players, and the people of the solo mode's rival."""
        families = "families" in (game.boxes.dtype.names or ())
        return int(game.boxes[0]["families"]) if families else game.players

    def size(self, game: Game) -> int:
        """How long the vector is at the table of this game."""
        return self.features.length(self.seats(game))

    def taste(self, players: int) -> tuple[float, ...]:
        """What a seat makes of the outputs: nobody likes a game without end, and points alone win nothing."""
        return MARGIN_TASTE, 1.0, -self.known.HASTE[self.rules.part][players], 0.0

    def networks(self, count: int = 1) -> Any:
        return np.zeros(count, self.network_type)

    @property
    def is_compiled(self) -> bool:
        return is_compiled(f"bots.{self.rules.name}", self.rules.part)

    def compile(self, game: Game) -> None:
        """Call every entry point that a player needs once, so that it lies in the cache."""
        memory = Memory(self, game)
        memory.minds["state"] = game.match(seed=0)._states
        self.observe(memory.minds, 0)
        memory.judge(self.networks(), 0)
        memory.consider(self.networks())
        mark_compiled(f"bots.{self.rules.name}", self.rules.part)
        self.awake = True


class Memory:
    """What one that thinks needs: its own copy of a position, and room to try things."""

    def __init__(self, brain: Brain, game: Game) -> None:
        self.brain = brain
        self.minds = np.zeros(1, brain.mind_type)
        self.minds["box"] = game.boxes
        self.size = brain.size(game)
        self.minds["size"] = self.size

    def consider(self, nets: Any) -> int:
        """Try every move of the position; the best. Their values are in `values`."""
        return int(self.brain.think(self.minds, nets, NO_MOVES, 0, 0, 0, 0, NO_SUMS))

    def judge(self, nets: Any, seat: int) -> Any:
        """Margin, chance to win, rounds to come and score, for a seat."""
        self.brain.judge(self.minds, nets, seat)
        return self.minds[0]["out"].copy()


BRAINS: dict[tuple[str, str], Brain] = {}


def brain(rules: Ruleset) -> Brain:
    """Made once for each table of rules."""
    key = rules.name, rules.part
    if key not in BRAINS:
        BRAINS[key] = Brain(rules)
    return BRAINS[key]
