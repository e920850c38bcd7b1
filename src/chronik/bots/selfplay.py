"""Whole games by networks, and what is kept of them to learn from; `bots.engine` fills in the rules."""

from typing import Any

import numpy as np

from chronik.bots.mind import BLIND, OUTPUT, POINTS, TIMES, setup, take_over
from chronik.bots.value import MARGIN, OUTPUTS, ROUNDS, SCORE, WIN
from chronik.kernel import below, rule
from chronik.kernel.agenda import TASK, WHO
from chronik.kernel.journal import MUTED
from chronik.kernel.reason import nth_legal

# How games are played: chances are in thousandths.
SEED, WILD, KEPT, PONDERED, WIDTH, COPIES, DEPTH = 0, 1, 2, 3, 4, 5, 6
SURE = 1000
OWN_VIEW = 3  # of so many positions that are kept one is seen by any seat, the others by the one that moved
SPAN = 10.0  # so many rounds are 1 to a network
TOTAL, PLACE, LASTED = 2, 3, 4  # of a result, after margin and win
RESULT = 5
# Of a target, after what became of it: who saw it, when, in which game; and what looking ahead made of it.
WHO_SAW, WHEN, WHICH, GUESS = range(OUTPUTS, OUTPUTS + 4)
TARGETS = GUESS + OUTPUTS
UNKNOWN = np.float32(-1e6)  # in place of a guess: nobody looked ahead
NOT_PLAYED = -1  # in place of the game: looked at, but another move was made

apply = attempt = conceal = best = ponder = outcome = ended = look = setup


def play_games(
    minds: Any,
    nets: Any,
    seats: Any,
    how: Any,
    first: int,
    last: int,
    results: Any,
    samples: Any,
    targets: Any,
) -> int:
    """Play whole games, each seat by its network; how many positions were kept to learn from.

    Whose network plays which seat goes round from game to game.
    """
    filled = np.int64(0)
    for game in range(first, last):
        result = results[game - first]
        filled = play_game(minds[0], nets, seats, how, game, result, samples, targets, filled, len(samples))
    return filled


def play_game(
    m: Any,
    nets: Any,
    seats: Any,
    how: Any,
    game: int,
    result: Any,
    samples: Any,
    targets: Any,
    filled: int,
    room: int,
) -> int:
    """One game; `how` says what is done by chance, and how far one looks ahead."""
    s, dice = m.state, m.dice
    s.notes = MUTED
    dice.rng = np.uint64(how[SEED] + game)
    count = setup(m.box, s, dice.rng, m.why)
    begun = filled
    while not ended(s):
        task, p = np.int64(s.agenda[s.depth - 1, TASK]), np.int64(s.agenda[s.depth - 1, WHO])
        option = np.int64(nth_legal(m.why, 0))
        pondered, keeps = False, False
        if count > 1:
            wild = below(dice, SURE) < how[WILD]
            pondered = not wild and below(dice, SURE) < how[PONDERED]
            keeps = filled < room and (pondered or below(dice, SURE) < how[KEPT])
            if wild:
                option = nth_legal(m.why, below(dice, count))
            else:
                net = nets[seats[(p + game) % s.players]]
                take_over(m.ahead_words, m.state_words)
                conceal(m.box, m.ahead, p, dice.rng)
                option = best(m, m.why, p, net)
            if pondered:
                rng = dice.rng
                option = ponder(m, net, p, how[WIDTH], how[COPIES], how[DEPTH], np.int64(rng >> np.uint64(2)))
                dice.rng = rng
        blind = (BLIND >> task) & 1 == 1
        if keeps and pondered:
            filled = keep_others(m, p, samples, targets, filled, room)
        if keeps and blind and filled < room:
            take_over(m.trial_words, m.state_words)
            attempt(m.box, m.trial, option, m.trial_why)
            filled = keep(m, m.trial, any_seat(m, s, p), 0, pondered, samples, targets, filled)
        count = apply(m.box, s, option, m.why)
        if keeps and not blind and filled < room and not ended(s):
            filled = keep(m, s, any_seat(m, s, p), 0, pondered, samples, targets, filled)
    for p in range(s.players):
        outcome(m, s, p)
        result[p, MARGIN] = m.out[MARGIN]
        result[p, WIN] = m.out[WIN]
        result[p, TOTAL] = m.totals[p]
        result[p, PLACE] = m.places[p]
        result[p, LASTED] = s.rounds
    for i in range(begun, filled):
        p = np.int64(targets[i, WHO_SAW])
        if targets[i, WHICH] != NOT_PLAYED:
            targets[i, WHICH] = game
        targets[i, MARGIN] = result[p, MARGIN]
        targets[i, WIN] = result[p, WIN]
        targets[i, ROUNDS] = (s.rounds - targets[i, WHEN]) / SPAN
        targets[i, SCORE] = result[p, TOTAL] / POINTS
    return filled


@rule
def any_seat(m: Any, s: Any, p: int) -> int:
    """Who sees a position that is kept: mostly the one that moved, sometimes any seat."""
    return below(m.dice, s.players) if below(m.dice, OWN_VIEW) == 0 else p


def keep(m: Any, s: Any, p: int, k: int, pondered: bool, samples: Any, targets: Any, filled: int) -> int:
    """Keep the position after a move, the k-th of those that were looked at closely, to learn from."""
    look(m, s, p)
    for i in range(m.size):
        samples[filled, i] = m.x[i]
    targets[filled, WHO_SAW] = p
    targets[filled, WHEN] = s.rounds
    targets[filled, WHICH] = 0.0
    for output in range(OUTPUTS):
        total = m.sums[k, OUTPUT + OUTPUTS * p + output]
        targets[filled, GUESS + output] = total / m.sums[k, TIMES] if pondered else UNKNOWN
    return filled + 1


def keep_others(m: Any, p: int, samples: Any, targets: Any, filled: int, room: int) -> int:
    """Keep what the other moves that were looked at closely lead to."""
    for k in range(1, m.listed):
        if filled < room:
            take_over(m.trial_words, m.state_words)
            attempt(m.box, m.trial, m.moves[k], m.trial_why)
            if not ended(m.trial):
                filled = keep(m, m.trial, p, k, True, samples, targets, filled)
                targets[filled - 1, WHICH] = NOT_PLAYED
    return filled
