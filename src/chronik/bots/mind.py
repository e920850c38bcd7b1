"""How a player thinks: positions are copied, moves tried on the copies, networks say what they are worth.

Written once for every game; `bots.engine` fills in one game's rules and features. The memory of one that
thinks is a record: `state` is the position in question, `ahead` a way on from it, `trial` one move.
"""

from typing import Any

import numpy as np

from chronik.bots.tree import (
    NEVER,
    NONE,
    find,
    follow,
    grow,
    has_room,
    key_after,
    key_here,
    learn,
    most,
    one_of,
    take_best,
    tree_type,
)
from chronik.bots.value import AT_ONCE, GLANCE, HIDDEN, MARGIN, OUTPUTS, ROUNDS, SCORE, WIN, read_out, work_in
from chronik.kernel import LEGAL, below, rule
from chronik.kernel.agenda import WHO
from chronik.kernel.chance import Dice
from chronik.kernel.desk import SEATS, side_by_side
from chronik.kernel.journal import MUTED
from chronik.kernel.reason import count_legal, nth_legal

# What a game fills in besides its rules.
HORIZON = 0  # a game that lasts more rounds is scored as it stands
POINTS = 1.0  # so many are 1 to a network
# Questions, one bit for each, whose answer is weighed before it shows what the seat cannot know yet.
BLIND = 0
TWINS = False  # moves that look the same to the network are the same

# Of what was added up about a move; then all outputs for each seat.
TIMES, WORTH, OUTPUT = range(3)
SUMS = OUTPUT + OUTPUTS * SEATS
WIDEST = 16  # the most moves that are looked at closely


def setup(*_: Any) -> Any:
    raise TypeError("bind fills in the rules of a game")


options = apply = attempt = conceal = rank = features = glance = alone = setup


def words_of(state: Any) -> int:
    """So many words of memory take a position without its journal, which is last and not written here."""
    return -(-int(state.fields["journal"][1]) // 8)


@rule
def take_over(words: Any, others: Any) -> None:
    """Copy a position."""
    for i in range(words.size):
        words[i] = others[i]


def mind_type(box: Any, state: Any, features: Any, options: int, inputs: int) -> np.dtype[Any]:
    length = inputs + GLANCE  # the last number is always 0
    vector: Any = ("f4", (length,))
    words: Any = ("u8", (length // 2,))
    state_words: Any = ("u8", (words_of(state),))
    parts = {
        "box": box,
        ("state", "state_words"): (state, state_words),
        ("ahead", "ahead_words"): (state, state_words),
        ("trial", "trial_words"): (state, state_words),
        "why": ("u1", (options,)),
        "ahead_why": ("u1", (options,)),
        "trial_why": ("u1", (options,)),
        "value": ("f4", (options,)),
        "moves": ("i8", (WIDEST,)),  # those that are looked at closely, the best first,
        "sums": ("f8", (WIDEST, SUMS)),  # and what was added up about them
        "listed": "i8",  # how many they are
        "tree": tree_type(),
        "grown": ("i8", (options,)),  # nodes of it that were filled after each move
        "found": ("i4", (inputs + AT_ONCE,)),
        "hidden": ("f4", (HIDDEN,)),
        ("features", "x", "words"): (features, vector, words),  # what a seat knows, and as a vector
        ("nothing", "no_words"): (vector, words),  # a vector of 0
        ("old", "old_words"): (vector, words),  # the vector after the first move that is tried,
        "old_hidden": ("f4", (HIDDEN,)),  # and what the network makes of it,
        "in_mind": "i8",  # as soon as there is one
        "out": ("f4", (OUTPUTS,)),
        "totals": ("i8", (SEATS,)),
        "places": ("i8", (SEATS,)),
        "dice": Dice.dtype,
        "size": "i8",  # of the vector at this table
        "decisions": "i8",  # made so far, all moves tried;
        "recalled": "i8",  # and those in the tree, whose moves were tried before
    }
    return side_by_side("Mind", parts)


# what a position is worth


def ended(s: Any) -> bool:
    return s.over == 1 or s.rounds > HORIZON


def conclude(box: Any, s: Any, me: int, totals: Any, places: Any, out: Any) -> None:
    """How the game ended for a seat, or would if it ended now."""
    rank(box, s, totals, places)
    out[ROUNDS] = 0.0
    out[SCORE] = totals[me] / POINTS
    if s.players == 1:
        out[MARGIN] = totals[0] / POINTS
        out[WIN] = alone(box, totals[0])
        return
    best_other = np.int64(-1_000_000)
    winners = 0
    for p in range(s.players):
        winners += places[p] == 1
        if p != me:
            best_other = max(best_other, totals[p])
    out[MARGIN] = (totals[me] - best_other) / POINTS
    out[WIN] = 1.0 / winners if places[me] == 1 else 0.0


def outcome(m: Any, s: Any, me: int) -> None:
    conclude(m.box, s, me, m.totals, m.places, m.out)


def look(m: Any, s: Any, me: int) -> None:
    """The vector of what the seat knows."""
    for i in range(m.size):
        m.x[i] = 0.0
    features(m.box, s, me, m.features)


def worth(m: Any, s: Any, me: int, net: Any) -> Any:
    """One number: what the seat makes of its margin, its chance to win and the rounds to come."""
    if ended(s):
        outcome(m, s, me)
    else:
        look(m, s, me)
        for j in range(HIDDEN):
            m.hidden[j] = net.bias[j]
        work_in(net, m.x, m.words, m.nothing, m.no_words, m.size, m.found, m.hidden)
        read_out(net, m.hidden, m.out)
    return taste(net, m.out)


@rule
def taste(net: Any, out: Any) -> Any:
    total = np.float32(0.0)
    for k in range(OUTPUTS):
        total += net.taste[k] * out[k]
    return total


# what a move is worth


def worth_after(m: Any, s: Any, me: int, net: Any) -> Any:
    """The same, after a move. The first that is tried is kept in mind: the others differ little from it."""
    if ended(s):
        outcome(m, s, me)
    elif m.in_mind == 0:
        worth(m, s, me, net)
        m.in_mind = 1
        for i in range(m.size):
            m.old[i] = m.x[i]
        for j in range(HIDDEN):
            m.old_hidden[j] = m.hidden[j]
    else:
        look(m, s, me)
        for j in range(HIDDEN):
            m.hidden[j] = m.old_hidden[j]
        work_in(net, m.x, m.words, m.old, m.old_words, m.size, m.found, m.hidden)
        read_out(net, m.hidden, m.out)
    return taste(net, m.out)


def best(m: Any, why: Any, p: int, net: Any) -> int:
    """Try every move of the position ahead; the one after which it is worth most to the seat."""
    m.in_mind = 0
    for option in range(why.size):
        m.value[option] = NEVER
        if why[option] == LEGAL:
            take_over(m.trial_words, m.ahead_words)
            attempt(m.box, m.trial, option, m.trial_why)
            m.value[option] = worth_after(m, m.trial, p, net)
    m.decisions += 1
    return one_of(m.value, most(m.value), TWINS, m.dice)


def consider(m: Any, net: Any) -> int:
    """Try every move of the position: their values, and the best."""
    m.state.notes = MUTED
    options(m.box, m.state, m.why)
    if count_legal(m.why) == 0:
        return -1
    row = m.state.agenda[m.state.depth - 1]
    take_over(m.ahead_words, m.state_words)
    return best(m, m.why, row[WHO], net)


def look_ahead(m: Any, net: Any, me: int, move: int, depth: int, seed: int, sums: Any) -> None:
    """Play on after a move, in one hidden copy, and add up what it comes to."""
    m.dice.rng = np.uint64(seed)
    below(m.dice, 2)
    s, why, tree = m.ahead, m.ahead_why, m.tree
    take_over(m.ahead_words, m.state_words)
    conceal(m.box, s, me, m.dice.rng)
    s.notes = MUTED
    count = apply(m.box, s, move, why)
    key = key_after(np.uint64(0), move)
    tree.steps = 0
    growing = tree.room > 0
    left = depth
    while (growing or left > 0) and not ended(s):
        option = np.int64(nth_legal(why, 0))
        if count > 1:
            p = np.int64(s.agenda[s.depth - 1, WHO])
            if growing:
                key = key_here(key, why, glance(s, p))
                node = find(tree, key)
                growing = tree.nodes[node].key == key
                m.recalled += growing
                option = follow(tree, node, p) if growing else best(m, why, p, net)
                if not growing and has_room(tree, m.grown[move]):
                    grow(tree, node, key, p, m.value, TWINS, m.dice)
                    m.grown[move] += 1
                key = key_after(key, option)
            else:
                left -= 1
                option = best(m, why, p, net)
        count = apply(m.box, s, option, why)
    add_up(m, net, me, sums)
    learn(tree)


def add_up(m: Any, net: Any, me: int, sums: Any) -> None:
    """What a way into the future came to, for every seat."""
    for p in range(m.ahead.players):
        m.tree.worth[p] = worth(m, m.ahead, p, net)
        for output in range(OUTPUTS):
            sums[OUTPUT + OUTPUTS * p + output] += m.out[output]
    sums[TIMES] += 1.0
    sums[WORTH] += m.tree.worth[me]


def ponder(m: Any, net: Any, me: int, width: int, copies: int, depth: int, seed: int) -> int:
    """Look ahead after the best moves, drop the worse half, look closer at the others, until one is left."""
    alive = m.listed = shortlist(m, width, TWINS)
    done = 0
    while True:
        for copy in range(done, done + copies):
            for k in range(alive):
                look_ahead(m, net, me, m.moves[k], depth, seed + copy, m.sums[k])
        if alive <= 1:
            return m.moves[0]
        done += copies
        put_in_order(m, alive)
        alive = (alive + 1) // 2
        if alive == 1:
            return m.moves[0]


@rule
def shortlist(m: Any, width: int, twins: bool) -> int:
    """The moves of the highest values, one of those that are the same; how many they are."""
    count = 0
    for k in range(min(width, WIDEST)):
        m.moves[k] = take_best(m.value, twins, m.dice)
        if m.moves[k] == NONE:
            break
        for i in range(SUMS):
            m.sums[k, i] = 0.0
        count += 1
    return count


@rule
def put_in_order(m: Any, count: int) -> None:
    """By mean worth, the best first."""
    for k in range(1, count):
        i = k
        while i > 0 and m.sums[i, WORTH] * m.sums[i - 1, TIMES] > m.sums[i - 1, WORTH] * m.sums[i, TIMES]:
            move = m.moves[i]
            m.moves[i] = m.moves[i - 1]
            m.moves[i - 1] = move
            for column in range(SUMS):
                value = m.sums[i, column]
                m.sums[i, column] = m.sums[i - 1, column]
                m.sums[i - 1, column] = value
            i -= 1


# entry points: `minds` is an array of one, `nets` may hold several networks


def observe(minds: Any, seat: int) -> None:
    """The vector of what a seat knows."""
    look(minds[0], minds[0].state, seat)


def judge(minds: Any, nets: Any, seat: int) -> None:
    """Margin, chance to win, rounds to come and score of a seat: foreseen, or as they are in the end."""
    m = minds[0]
    worth(m, m.state, seat, nets[0])


def think(minds: Any, nets: Any, moves: Any, first: int, last: int, depth: int, seed: int, sums: Any) -> int:
    """Try every move; or play on after those in question, each in the same hidden copies.

    `sums` gets a row for each of them.
    """
    m, net = minds[0], nets[0]
    if moves.size == 0:
        return consider(m, net)
    me = np.int64(m.state.agenda[m.state.depth - 1, WHO])
    for copy in range(first, last):
        for k in range(moves.size):
            look_ahead(m, net, me, moves[k], depth, seed + copy, sums[k])
    return -1
