"""The cycle that every game runs: ask, answer, settle, proceed. `bind` fills in one game's tables.

- `ask` says for every option of a question: not in question here, legal, or why not.
- `answer` does one of them.
- `proceed` does a task that asks nobody.
- `ALWAYS_ASKED`, one bit for each task, is the list of exceptions to the rule: what has only one answer is
  not asked.
"""

from typing import Any

import numpy as np

from chronik.kernel.agenda import clear_agenda, drop, top
from chronik.kernel.journal import turn_page
from chronik.kernel.reason import clear, count_legal, nth_legal

QUESTIONS = 63  # tasks below this number ask a seat, all others happen by themselves
ALWAYS_ASKED = 0


def lay_out(*_: Any) -> Any:
    raise TypeError("bind fills in the rules of a game")


ask = answer = proceed = lay_out


def setup(box: Any, s: Any, seed: Any, why: Any) -> int:
    """A new game, up to its first question; `lay_out` puts what is the game's own to its place."""
    s.rng = np.uint64(seed)
    s.players = box.players
    s.rounds = 0
    s.over = 0
    s.lost = 0
    clear_agenda(s)
    turn_page(s)
    lay_out(box, s)
    return settle(box, s, why)


def options(box: Any, s: Any, why: Any) -> None:
    """For every option: not in question here, legal, or why not."""
    clear(why)
    if s.over == 0:
        task, p, a, b = top(s)
        ask(box, s, task, p, a, b, why)


def apply(box: Any, s: Any, option: int, why: Any) -> int:
    """Do a legal option and all that follows without a choice; `why` then tells of the next question."""
    turn_page(s)
    task, p, a, b = top(s)
    drop(s)
    answer(box, s, task, p, a, b, option)
    return settle(box, s, why)


def settle(box: Any, s: Any, why: Any) -> int:
    """Do the tasks that need no choice, until one does or the game is over; how many answers it has then."""
    while s.over == 0:
        task, p, a, b = top(s)
        if task >= QUESTIONS:
            drop(s)
            proceed(box, s, task, p, a, b)
            continue
        clear(why)
        ask(box, s, task, p, a, b, why)
        count = count_legal(why)
        if count > 1 or (ALWAYS_ASKED >> task) & 1 == 1:
            return count
        drop(s)
        if count == 1:
            answer(box, s, task, p, a, b, nth_legal(why, 0))
    clear(why)
    return 0
