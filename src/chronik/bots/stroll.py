"""Random games side by side, one question of each at a time: how a graphics card plays many of them fast.

Threads beside each other are fast where they do the same. So a question is not asked when it comes up, but in
the step that answers it, and between two steps games are put in the order of their questions.
"""

from typing import Any

from chronik.bots import crowd, mind
from chronik.bots.crowd import MADE
from chronik.kernel import below, fill
from chronik.kernel.agenda import drop, top
from chronik.kernel.loop import QUESTIONS
from chronik.kernel.reason import clear, count_legal, nth_legal

ALWAYS_ASKED = 0
UNASKED = 0  # so many answers are known of a question that has not been asked yet

ask = answer = proceed = tell = mind.setup


def stroll_at(i: int, boxes: Any, rooms: Any, which: Any, whys: Any, turns: Any, dice: Any) -> None:
    """Ask what is to be asked in a game, answer it at random, and go on to the next question."""
    game = which[i]
    box, s, turn = boxes[0], rooms[game].state, turns[game]
    if s.over == 0:
        turn[MADE] += reply(box, s, whys[game], dice[game])
        while s.over == 0 and top(s)[0] >= QUESTIONS:
            task, p, a, b = top(s)
            drop(s)
            proceed(box, s, task, p, a, b)
        tell(s, UNASKED, turn)


def reply(box: Any, s: Any, why: Any, dice: Any) -> int:
    """Answer a question at random; whether that was a decision."""
    task, p, a, b = top(s)
    clear(why)
    ask(box, s, task, p, a, b, why)
    drop(s)
    count = count_legal(why)
    if count > 0:
        answer(box, s, task, p, a, b, nth_legal(why, below(dice, count) if count > 1 else 0))
    return count > 1 or (ALWAYS_ASKED >> task) & 1 == 1


def stroll_of(brain: Any) -> Any:
    """The step, with one game's rules filled in."""
    rules, own = brain.rules, {"features": brain.known.features}
    ended = fill(mind.ended, **own, HORIZON=brain.known.HORIZON)
    asked = sum(1 << task for task in rules.always_asked)
    replied = fill(reply, **own, ask=rules.ask, answer=rules.answer, ALWAYS_ASKED=asked)
    told = fill(crowd.tell, **own, ended=ended)
    return fill(stroll_at, **own, proceed=rules.proceed, reply=replied, tell=told)
