"""Entry points for Python, and whole games inside compiled code: written once for every game.

`entry` fills in one game's rules. All take desks, arrays of one: Numba unpacks those faster than a record.
"""

from typing import Any

import numpy as np

from chronik.compiler import rule
from chronik.kernel.chance import below
from chronik.kernel.journal import MUTED
from chronik.kernel.reason import legal_moves, nth_legal

# How `go` takes a position further.
START, SETTLE, MOVE = 0, 1, 2
# Slots of the tally that `random_games` fills.
GAMES, DECISIONS, ROUNDS, TIES, FAULT, FAULT_SEED, FAULT_STEP, WINS, SCORES = 0, 1, 2, 3, 4, 5, 6, 8, 16
STUCK, ENDLESS, LOST = -1, -2, -3  # faults of any game; a game's own checks count from 1
LONGEST_GAME = 1_000_000


def setup(*_: Any) -> Any:
    raise TypeError("entry fills in the rules of a game")


options = apply = settle = rank = score = check = conceal = setup


def go(desks: Any, how: int, number: int) -> int:
    """Set up a game from a seed, settle a position set by hand, or make a move; then list the legal moves."""
    d = desks[0]
    if how == MOVE:
        apply(d.box, d.state, number, d.why)
    elif how == SETTLE:
        d.state.notes = 0
        settle(d.box, d.state, d.why)
    else:
        setup(d.box, d.state, np.uint64(number), d.why)
    return legal_moves(d.why, d.moves)


def look(desks: Any) -> int:
    """What may be done, and what may not and why; list the legal moves."""
    d = desks[0]
    options(d.box, d.state, d.why)
    return legal_moves(d.why, d.moves)


def standing(desks: Any) -> None:
    """Totals and places of all seats."""
    d = desks[0]
    rank(d.box, d.state, d.totals, d.places)


def points(desks: Any, seat: int, category: int) -> int:
    d = desks[0]
    return score(d.box, d.state, seat, category)


def hide(desks: Any, seat: int, seed: int) -> None:
    """Draw anew what the seat cannot know."""
    d = desks[0]
    conceal(d.box, d.state, seat, np.uint64(seed))


def fault(desks: Any) -> int:
    """What does not hold, or 0."""
    d = desks[0]
    return LOST if d.state.lost == 1 else check(d.box, d.state)


def random_games(desks: Any, games: int, seed: int, checked: bool) -> None:
    """Play games with uniformly random moves, from seed, seed+1, ...; add them up in the tally."""
    d = desks[0]
    d.state.notes = 0 if checked else MUTED
    box, s, dice, why, tally = d.box, d.state, d.dice, d.why, d.tally
    for g in range(games):
        count = setup(box, s, np.uint64(seed + g), why)
        dice.rng = np.uint64(seed + g)
        steps = 0
        broken = 0
        while s.over == 0 and broken == 0:
            if count == 0:
                broken = STUCK
            else:
                count = apply(box, s, nth_legal(why, below(dice, count) if count > 1 else 0), why)
                steps += 1
                if checked:
                    broken = LOST if s.lost == 1 else check(box, s)
                if steps == LONGEST_GAME:
                    broken = ENDLESS
        if broken != 0:
            tally[FAULT] = broken
            tally[FAULT_SEED] = g
            tally[FAULT_STEP] = steps
            return
        rank(box, s, d.totals, d.places)
        count_game(s, d.totals, d.places, tally, steps)


@rule
def count_game(s: Any, totals: Any, places: Any, tally: Any, steps: int) -> None:
    """Add a finished game to the tally."""
    tally[GAMES] += 1
    tally[DECISIONS] += steps
    tally[ROUNDS] += s.rounds
    winners = 0
    for p in range(s.players):
        tally[SCORES + p] += totals[p]
        winners += places[p] == 1
    for p in range(s.players):
        if places[p] == 1 and winners == 1:
            tally[WINS + p] += 1
    tally[TIES] += winners > 1
