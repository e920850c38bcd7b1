"""What each legal move leads to, for the seat that decides: its worth, chance to win and margin."""

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from chronik.bots.engine import Memory, brain
from chronik.bots.greedy import move_values
from chronik.bots.networks import networks_for
from chronik.bots.observation import observe
from chronik.bots.search import Search, Thought
from chronik.bots.value import MARGIN, WIN
from chronik.compiler import INTERPRETED
from chronik.kernel import LEGAL
from chronik.table import Match, Move

LONGEST = 8  # decisions of one turn that are played out
FIRST = "TAKE"  # the question that begins a turn of Village
PRIOR = 20.0  # ways into the future that a first impression is worth
CLOSELY = 6  # moves that are looked at closely
TIE_BREAK = 1e-4  # of the chance to win, for a point


@dataclass(frozen=True)
class Prospect:
    move: Move
    worth: float  # what puts one move before another: its chance to win, then its margin; alone, points
    win: float  # its chance; alone, the title to be expected, from 0 to 1
    margin: float  # points more than the best other; alone, points


@dataclass(frozen=True)
class Sight:
    """A position as the seat that decides sees it."""

    prospects: list[Prospect]  # of all legal moves, the best first
    outputs: Any  # of the network, by seat, after the best move


def look(
    match: Match,
    seconds: float,
    also: tuple[int, ...] = (),
    seed: int = 0,
    simulations: int | None = None,
) -> Sight:
    """All moves, the best first: some looked at closely, the others at a glance."""
    glanced = glances(match)
    if INTERPRETED or (seconds <= 0 and simulations is None) or len(glanced) == 1:
        return Sight(glanced, impressions(match))
    search = Search(seconds, simulations, seed, width=CLOSELY, halving=False)
    thoughts = search.think(match, also)
    first = {seen.move.number: seen for seen in glanced}
    close = sorted((weighed(match, thought, first[thought.number]) for thought in thoughts), key=by_worth)
    rest = [not_above(close[-1], seen) for seen in glanced if seen.move not in {near.move for near in close}]
    best = next(thought for thought in thoughts if thought.number == close[0].move.number)
    outputs = mixed(best.times, best.outputs[: match.game.players], impressions(match))
    return Sight([*close, *rest], outputs)


def mixed(times: int, found: Any, expected: Any) -> Any:
    """What was found by looking ahead so often, and what was expected before: little chance says little."""
    return (times * found + PRIOR * expected) / (times + PRIOR)


def weighed(match: Match, thought: Thought, seen: Prospect) -> Prospect:
    points = brain(match.game.rules).known.POINTS
    found = thought.outputs[asked(match)]
    win = float(mixed(thought.times, found[WIN], seen.win))
    margin = float(mixed(thought.times, found[MARGIN] * points, seen.margin))
    return Prospect(seen.move, worth_of(match, win, margin), win, margin)


def worth_of(match: Match, win: float, margin: float) -> float:
    return margin if match.game.players == 1 else win + TIE_BREAK * margin


def by_worth(seen: Prospect) -> float:
    return -seen.worth


def not_above(worst: Prospect, seen: Prospect) -> Prospect:
    """A move that was not worth a closer look is no better than the worst of those that were."""
    return replace(
        seen,
        worth=min(seen.worth, worst.worth),
        win=min(seen.win, worst.win),
        margin=min(seen.margin, worst.margin),
    )


def asked(match: Match) -> int:
    actor = match.actor
    assert actor is not None
    return actor


def glances(match: Match) -> list[Prospect]:
    """Every move by the network's first impression of the position after it, the best first."""
    nets, known = networks_for(match.game), brain(match.game.rules).known
    memory, seat = Memory(brain(match.game.rules), match.game), asked(match)
    found = []
    for move in match.moves():
        memory.minds["state"] = after(match, move.number)._states
        out = memory.judge(nets, seat)
        win, margin = float(out[WIN]), float(out[MARGIN]) * known.POINTS
        found.append(Prospect(move, worth_of(match, win, margin), win, margin))
    return sorted(found, key=by_worth)


def impressions(match: Match) -> Any:
    """What the network makes of the position for every seat."""
    memory = Memory(brain(match.game.rules), match.game)
    memory.minds["state"] = match._states
    nets = networks_for(match.game)
    return np.array([memory.judge(nets, seat) for seat in range(match.game.players)])


def is_blind(match: Match) -> bool:
    """Whether a move shows something that must not be known when it is chosen."""
    return match.task in brain(match.game.rules).known.BLIND


def after(match: Match, number: int) -> Match:
    twin = match.copy()
    if is_blind(match):
        twin.state.choice[asked(match)] = number
    else:
        twin.play(number)
    return twin


def played_out(match: Match, number: int) -> Match:
    """The position when the turn that begins with the move is over, if the seat goes on as it likes best."""
    seat, twin = asked(match), after(match, number)
    if is_blind(match):
        return twin
    for _ in range(LONGEST):
        if twin.over or twin.actor != seat or twin.task.name == FIRST or is_blind(twin):
            break
        legal = np.flatnonzero(twin.options() == LEGAL).tolist()
        twin.play(legal[0] if len(legal) == 1 else favourite(twin))
    return twin


def favourite(match: Match) -> int:
    values = move_values(match)
    return max(values, key=lambda number: values[number])


def vector(match: Match, seat: int) -> Any:
    """What the seat knows, as numbers; None when the game is over."""
    return None if match.over else observe(match, seat)
