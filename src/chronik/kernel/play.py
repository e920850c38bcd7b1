"""Playing whole games inside compiled code, written once for every game.

`bind` fills in one game's `setup`, `options`, `apply`, `rank` and `check`. Entry points called from
Python take arrays of one record: Numba unpacks those about eight times faster than a single record.
"""

from typing import Any

import numpy as np

from chronik.kernel.chance import below
from chronik.kernel.compiler import rule
from chronik.kernel.reason import LEGAL

# Slots of the tally that `random_games` fills.
GAMES, DECISIONS, ROUNDS, TIES, FAULT, FAULT_SEED, FAULT_STEP, WINS, SCORES = 0, 1, 2, 3, 4, 5, 6, 8, 16
TALLY = 24
STUCK, ENDLESS = -1, -2  # faults of any game; a game's own checks count from 1
LONGEST_GAME = 1_000_000


def setup(*_: Any) -> Any:
    raise TypeError("bind fills in the rules of a game")


options = apply = proceed = rank = score = check = conceal = setup


@rule
def legal_moves(why: Any, moves: Any) -> int:
    """Write the numbers of the legal options into `moves`; how many there are."""
    n = 0
    for i in range(why.size):
        moves[n] = i  # written always, counted if legal: no branch to guess wrong
        n += why[i] == LEGAL
    return n


@rule
def any_legal(dice: Any, why: Any, moves: Any) -> int:
    """A legal option, each with the same chance; -1 if there is none."""
    n = legal_moves(why, moves)
    if n <= 1:
        return moves[0] if n == 1 else -1
    return moves[below(dice, n)]


def start(boxes: Any, states: Any, seed: Any) -> None:
    setup(boxes[0], states[0], seed)


def look(boxes: Any, states: Any, why: Any) -> None:
    options(boxes[0], states[0], why)


def choices(boxes: Any, states: Any, why: Any, moves: Any) -> int:
    """Look, and list the legal options too: all that a player in Python needs in one call."""
    options(boxes[0], states[0], why)
    return legal_moves(why, moves)


def advance(boxes: Any, states: Any, option: int, why: Any, moves: Any) -> int:
    """Make a move, then look and list what comes next: one call for each move of a whole game."""
    apply(boxes[0], states[0], option)
    options(boxes[0], states[0], why)
    return legal_moves(why, moves)


def step(boxes: Any, states: Any, option: int) -> None:
    apply(boxes[0], states[0], option)


def settle(boxes: Any, states: Any) -> None:
    """Do what needs no choice, after a position was set by hand."""
    states[0].notes = 0
    proceed(boxes[0], states[0])


def standing(boxes: Any, states: Any, totals: Any, places: Any) -> None:
    rank(boxes[0], states[0], totals, places)


def points(boxes: Any, states: Any, seat: int, category: int) -> int:
    return score(boxes[0], states[0], seat, category)


def hide(boxes: Any, states: Any, seat: int, seed: Any) -> None:
    conceal(boxes[0], states[0], seat, seed)


def fault(boxes: Any, states: Any) -> int:
    return check(boxes[0], states[0])


def random_games(
    boxes: Any, states: Any, dice: Any, why: Any, tally: Any, games: int, seed: Any, checked: bool
) -> None:
    """Play games with uniformly random moves, from seed, seed+1, ...; add them up in the tally."""
    box, s, d = boxes[0], states[0], dice[0]
    totals = np.zeros(8, np.int64)
    places = np.zeros(8, np.int64)
    moves = np.zeros(why.size + 1, np.int64)
    for g in range(games):
        setup(box, s, seed + np.uint64(g))
        d.rng = seed + np.uint64(g)
        steps = 0
        broken = 0
        while s.over == 0 and broken == 0:
            options(box, s, why)
            option = any_legal(d, why, moves)
            if option < 0:
                broken = STUCK
            else:
                apply(box, s, option)
                steps += 1
                if checked:
                    broken = check(box, s)
                if steps == LONGEST_GAME:
                    broken = ENDLESS
        if broken != 0:
            tally[FAULT] = broken
            tally[FAULT_SEED] = g
            tally[FAULT_STEP] = steps
            return
        rank(box, s, totals, places)
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
