"""Many games side by side, one step of all of them at a time: how a graphics card plays.

Every function deals with one game, or with one move that is tried: a card gives it a thread of its own.
`bots.engine` fills in one game's rules and features. `rooms` are positions, `turns` tell whose turn it is;
`which` names the games in the order in which threads take them.
"""

from typing import Any

import numpy as np

from chronik.bots.mind import conclude, ended, setup, take_over, words_of
from chronik.kernel.agenda import TASK, WHO
from chronik.kernel.journal import MUTED
from chronik.kernel.record import with_attributes

# What is told of a game after a step: how many answers there are, whose they are, to what, and when;
# whether it is over, and how many decisions were made at random.
ANSWERS, ACTOR, QUESTION, WHEN, OVER, MADE = range(6)
TURN = 6

apply = attempt = conceal = features = rank = setup


def room_type(state: Any) -> np.dtype[Any]:
    """A position, also as words of memory: so it is copied fast."""
    words: Any = ("u8", (words_of(state),))
    size = -(-state.itemsize // 16) * 16
    layout: Any = {
        "names": ["state", "words"],
        "formats": [state, words],
        "offsets": [0, 0],
        "itemsize": size,
    }
    return with_attributes("Room", np.dtype(layout, align=True))


def tell(s: Any, answers: int, turn: Any) -> None:
    turn[ANSWERS] = answers
    turn[OVER] = ended(s)
    turn[WHEN] = s.rounds
    if s.over == 0:
        turn[ACTOR] = s.agenda[s.depth - 1, WHO]
        turn[QUESTION] = s.agenda[s.depth - 1, TASK]


def begin_at(i: int, boxes: Any, rooms: Any, whys: Any, turns: Any, seeds: Any) -> None:
    """A new game from its seed; a seed below 0 leaves the game as it is."""
    if seeds[i] >= 0:
        s = rooms[i].state
        s.notes = MUTED
        tell(s, setup(boxes[0], s, np.uint64(seeds[i]), whys[i]), turns[i])


def move_at(i: int, boxes: Any, rooms: Any, which: Any, whys: Any, turns: Any, moves: Any) -> None:
    """Make the move chosen in a game; one below 0 leaves it as it is."""
    game = which[i]
    if moves[game] >= 0:
        s = rooms[game].state
        tell(s, apply(boxes[0], s, moves[game], whys[game]), turns[game])


def copy_at(i: int, boxes: Any, rooms: Any, which: Any, seats: Any, seeds: Any, copies: Any) -> None:
    """A hidden copy: all that the seat cannot know is drawn anew."""
    copy = copies[i]
    take_over(copy.words, rooms[which[i]].words)
    copy.state.notes = MUTED
    conceal(boxes[0], copy.state, seats[i], np.uint64(seeds[i]))


def see_at(i: int, boxes: Any, rooms: Any, seats: Any, vectors: Any) -> None:
    """What a seat sees of a position, in a blank vector."""
    features(boxes[0], rooms[i].state, seats[i], vectors[i])


def rank_at(i: int, boxes: Any, rooms: Any, totals: Any, places: Any) -> None:
    """Points and places of all seats, as if the game ended now."""
    rank(boxes[0], rooms[i].state, totals[i], places[i])


def look_at(
    i: int, boxes: Any, rooms: Any, which: Any, seats: Any, vectors: Any, ends: Any, totals: Any, places: Any
) -> None:
    """What a player who thinks sees of any position; or how the game ended, with a mark behind it."""
    s = rooms[which[i]].state
    if ended(s):
        conclude(boxes[0], s, seats[i], totals[i], places[i], ends[i])
        ends[i, ends.shape[1] - 1] = 1.0
    else:
        ends[i, ends.shape[1] - 1] = 0.0
        features(boxes[0], s, seats[i], vectors[i])


def try_at(
    i: int,
    boxes: Any,
    rooms: Any,
    which: Any,
    moves: Any,
    trials: Any,
    whys: Any,
) -> None:
    """Try a move on a copy of a position."""
    take_over(trials[i].words, rooms[which[i]].words)
    trials[i].state.notes = MUTED
    attempt(boxes[0], trials[i].state, moves[i], whys[i])


STEPS = begin_at, move_at, copy_at, see_at, rank_at, look_at, try_at
