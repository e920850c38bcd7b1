"""Many games taken one decision further in one call; `Stepper` fills in the rules of one game.

Positions lie as rows of words, without their journals. A thread copies one after the other into the memory
of its own mind, and works there.
"""

from functools import lru_cache
from typing import Any

import numpy as np

from chronik.bots import mind
from chronik.bots.engine import Brain
from chronik.bots.mind import take_over
from chronik.kernel import LEGAL, below, entry, fill, loop, rule
from chronik.kernel.agenda import WHO
from chronik.kernel.journal import MUTED
from chronik.kernel.reason import count_legal, nth_legal

NOBODY = -1  # who is asked when a game is over
START, MOVE = 0, 1
# What is known of games: arrays with a row for each.
WORDS, MASKS, ACTORS, OVER, ROUNDS = 0, 1, 2, 3, 4
RANDOM, GREEDY = 0, 1


def setup(*_: Any) -> Any:
    raise TypeError("entry fills in the rules of a game")


apply = settle = rank = look = ended = best = conceal = proceed = choose = setup


def proceed_with(m: Any, how: int, number: Any) -> None:
    """Begin a game from a seed, or make a move."""
    if how == START:
        m.state.notes = MUTED
        setup(m.box, m.state, np.uint64(number), m.why)
    else:
        apply(m.box, m.state, number, m.why)


def choose_for(m: Any, nets: Any, level: int, p: int) -> int:
    """What one who plays against the learner does: anything, or what the network likes best."""
    count = count_legal(m.why)
    if count == 1:
        return nth_legal(m.why, 0)
    n = below(m.dice, count)
    if level == RANDOM:
        return nth_legal(m.why, n)
    take_over(m.ahead_words, m.state_words)
    conceal(m.box, m.ahead, p, m.dice.rng)
    return best(m, m.why, p, nets[0])


@rule
def asked(s: Any) -> int:
    return s.agenda[s.depth - 1, WHO]


@rule
def tell(m: Any, games: Any, i: int) -> None:
    """Write down the position, what is legal in it, who is asked and whether it is over."""
    s = m.state
    take_over(games[WORDS][i], m.state_words)
    for option in range(m.why.size):
        games[MASKS][i, option] = m.why[option] == LEGAL
    games[ACTORS][i] = NOBODY if s.over == 1 else asked(s)
    games[OVER][i] = s.over == 1
    games[ROUNDS][i] = s.rounds


# entry points: `minds` is an array of one, all others have a row for each game


def advance(minds: Any, how: int, numbers: Any, chosen: Any, games: Any) -> None:
    """Begin the chosen games from their seeds, or make a move in each of them."""
    m = minds[0]
    for i in range(chosen.size):
        if chosen[i]:
            take_over(m.state_words, games[WORDS][i])
            proceed(m, how, numbers[i])
            tell(m, games, i)


def meet(
    minds: Any, nets: Any, level: int, how: int, numbers: Any, chosen: Any, games: Any, seats: Any, dice: Any
) -> None:
    """The same; then the others play on, until one's own seat is asked or nobody is."""
    m = minds[0]
    s = m.state
    for i in range(chosen.size):
        if chosen[i]:
            take_over(m.state_words, games[WORDS][i])
            m.dice.rng = dice[i]
            proceed(m, how, numbers[i])
            while not ended(s) and asked(s) != seats[i]:
                apply(m.box, s, choose(m, nets, level, asked(s)), m.why)
            dice[i] = m.dice.rng
            tell(m, games, i)


def observe(minds: Any, seats: Any, words: Any, vectors: Any) -> None:
    """What each seat knows of its game."""
    m = minds[0]
    for i in range(seats.size):
        take_over(m.state_words, words[i])
        look(m, m.state, max(0, seats[i]))
        for k in range(m.size):
            vectors[i, k] = m.x[k]


def reckon(minds: Any, words: Any, scores: Any, places: Any) -> None:
    """Points and places of all seats, as if the games ended now."""
    m = minds[0]
    for i in range(len(words)):
        take_over(m.state_words, words[i])
        rank(m.box, m.state, m.totals, m.places)
        for p in range(m.state.players):
            scores[i, p] = m.totals[p]
            places[i, p] = m.places[p]


def finish(desks: Any, seed: Any, horizon: int) -> None:
    """Play on at random to the end, or until the game is too long; points and places lie on the desk."""
    d = desks[0]
    s = d.state
    s.notes = MUTED
    d.dice.rng = np.uint64(seed)
    count = settle(d.box, s, d.why)
    while s.over == 0 and s.rounds <= horizon:
        count = apply(d.box, s, nth_legal(d.why, below(d.dice, count) if count > 1 else 0), d.why)
    rank(d.box, s, d.totals, d.places)


class Stepper:
    """The entry points with the rules of one game; most of what its players think with is there already."""

    def __init__(self, brain: Brain) -> None:
        rules, known, made = brain.rules, brain.known, filled_into(brain.play_game)
        own = {"features": known.features}  # named first: compiled code is kept with the bots
        # Named first in parts: those of the base game and of its expansions, which take the same arguments,
        # must not be taken for each other when both are loaded.
        part = {"answer": rules.answer}
        apply = fill(loop.apply, **part, settle=rules.engine.settle)
        attempt = fill(known.attempt, **part, apply=apply)
        best = fill(mind.best, **part, attempt=attempt, worth_after=filled_into(made["best"])["worth_after"])
        proceed = fill(proceed_with, **part, setup=rules.engine.setup, apply=apply)
        choose = fill(choose_for, **part, best=best, conceal=rules.conceal)
        self.advance = entry(advance, **own, proceed=proceed)
        self.meet = entry(meet, **own, proceed=proceed, choose=choose, apply=apply, ended=made["ended"])
        self.observe = entry(observe, **own, look=filled_into(brain.observe)["look"])
        self.reckon = entry(reckon, **own, rank=rules.rank)
        self.finish = entry(finish, **own, settle=rules.engine.settle, apply=apply, rank=rules.rank)


@lru_cache
def stepper(thinking: Brain) -> Stepper:
    """Made once for each table of rules."""
    return Stepper(thinking)


def filled_into(function: Any) -> Any:
    """All names that a rule of one game was given."""
    return getattr(function, "py_func", function).__globals__
