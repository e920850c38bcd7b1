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
COPIES = 4  # hidden ones, of which a first impression is the mean
TIE_BREAK = 1e-4  # of the chance to win, for a point


@dataclass(frozen=True)
class Prospect:
    move: Move
    worth: float  # what puts one move before another: its chance to win, then its margin; alone, points
    win: float  # its chance; alone, the title to be expected, from 0 to 1
    margin: float  # points more than the best other; alone, points
    kin: int  # the first of the moves that look the same to the seat; most are the only one


@dataclass(frozen=True)
class Sight:
    """A position as the seat that decides sees it."""

    prospects: list[Prospect]  # of all legal moves, the best first
    outputs: Any  # of the network, by seat, after the best move


def look(match: Match, seconds: float, seed: int = 0, simulations: int | None = None) -> Sight:
    """All moves, the best first: each looked at as closely as the others, those that look the same as one.

    Whoever looks longer at what seems good finds what is bad in it, and then calls the others worse still.
    What the seat that decides cannot know is drawn anew, from the seed alone.
    """
    glanced, expected = glances(match, seed), impressions(match, seed)
    kinds = tuple(dict.fromkeys(seen.kin for seen in glanced))
    if INTERPRETED or (seconds <= 0 and simulations is None) or len(kinds) == 1:
        return Sight(glanced, expected)
    search = Search(seconds, simulations, seed, halving=False)
    thoughts = {thought.number: thought for thought in search.think(redrawn(match, seed)[0], kinds)}
    prospects = sorted((weighed(match, thoughts[seen.kin], seen) for seen in glanced), key=by_worth)
    best = thoughts[prospects[0].kin]
    outputs = mixed(best.times, best.outputs[: match.game.players], expected)
    return Sight(prospects, outputs)


def mixed(times: int, found: Any, expected: Any) -> Any:
    """What was found by looking ahead so often, and what was expected before: little chance says little."""
    return (times * found + PRIOR * expected) / (times + PRIOR)


def weighed(match: Match, thought: Thought, seen: Prospect) -> Prospect:
    points = brain(match.game.rules).known.POINTS
    found = thought.outputs[asked(match)]
    win = float(mixed(thought.times, found[WIN], seen.win))
    margin = float(mixed(thought.times, found[MARGIN] * points, seen.margin))
    return replace(seen, worth=worth_of(match, win, margin), win=win, margin=margin)


def worth_of(match: Match, win: float, margin: float) -> float:
    return margin if match.game.players == 1 else win + TIE_BREAK * margin


def by_worth(seen: Prospect) -> float:
    return -seen.worth


def asked(match: Match) -> int:
    actor = match.actor
    assert actor is not None
    return actor


def redrawn(match: Match, seed: int) -> list[Match]:
    """Hidden copies: the same for all positions that are the same to the seat that decides."""
    seeds = np.random.default_rng(seed).integers(1 << 62, size=COPIES)
    return [match.hidden(asked(match), int(drawn)) for drawn in seeds]


def glances(match: Match, seed: int = 0) -> list[Prospect]:
    """Every move by the network's first impression of the position after it, the best first."""
    memory, copies, seat = Memory(brain(match.game.rules), match.game), redrawn(match, seed), asked(match)
    known, found, first = memory.brain.known, list[Prospect](), dict[bytes, int]()
    for move in match.moves():
        out = impression(memory, [after(copy, move.number) for copy in copies], seat)
        win, margin = float(out[WIN]), float(out[MARGIN]) * known.POINTS
        kin = first.setdefault(out.tobytes(), move.number) if known.TWINS else move.number
        found.append(Prospect(move, worth_of(match, win, margin), win, margin, kin))
    return sorted(found, key=by_worth)


def impressions(match: Match, seed: int = 0) -> Any:
    """What the network makes of the position for every seat."""
    memory, copies = Memory(brain(match.game.rules), match.game), redrawn(match, seed)
    return np.array([impression(memory, copies, seat) for seat in range(match.game.players)])


def impression(memory: Memory, copies: list[Match], seat: int) -> Any:
    """What the network makes of them for a seat, in the mean."""
    outputs = []
    for copy in copies:
        memory.minds["state"] = copy._states
        outputs.append(memory.judge(networks_for(copy.game), seat))
    return np.mean(outputs, axis=0)


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
