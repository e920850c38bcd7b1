"""Besides every question: what a player may do at any time. A person card, a chest, bread."""

from typing import Any

from chronik.kernel import push, rule
from chronik.kernel.reason import count_legal
from chronik.village import rules
from chronik.village.inn import cards
from chronik.village.inn.state import InnTask
from chronik.village.marriage import bread
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import CUBES, SPACES
from chronik.village.port import chests
from chronik.village.port.state import PortTask
from chronik.village.state import Box, Task, Village, Why
from chronik.village.turn import TAKE

FIRST = TAKE + SPACES * CUBES  # after the longest list of any question
CARD, CHEST, BREAD = FIRST, FIRST + 1, FIRST + 2
OPTIONS = FIRST + 3
ASKED = sum(1 << task for task in rules.ALWAYS_ASKED)
BEGUN = (1 << PortTask.OPEN_CHEST) | (1 << MarriageTask.RAISE)


@rule
def options(box: Box, s: Village, task: int, p: int, a: int, why: Any) -> None:
    """A question with one answer of its own is only kept open by what could change that.

    A chest or bread that was begun with is seen through before the next: nothing is used twice.
    """
    if (BEGUN >> task) & 1 == 1:
        return
    if box.inn == 1:
        why[CARD] = cards.why_not_now(box, s, task, p, a)
    if box.port == 1:
        chest = chests.why_not_open(s, p)
        if chest != Why.LEGAL or is_asked(task, why) or lacks_coins(why):
            why[CHEST] = chest
    if box.marriage == 1:
        loaf = bread.why_not_raise(box, s, task, p)
        if loaf != Why.LEGAL or task == Task.DEATH or is_asked(task, why):
            why[BREAD] = loaf


@rule
def is_asked(task: int, why: Any) -> bool:
    """Whether the question is asked without any aside."""
    return count_legal(why) > 1 or (ASKED >> task) & 1 == 1


@rule
def lacks_coins(why: Any) -> bool:
    """Whether something is refused that coins could pay for."""
    for option in range(FIRST):
        if why[option] in (Why.NO_COIN, Why.NO_INFLUENCE, Why.NO_SURCHARGE):
            return True
    return False


@rule
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> bool:
    """The question comes back afterwards."""
    if option < FIRST:
        return False
    push(s, task, p, a, b)
    if option == CARD:
        push(s, InnTask.PLAY_PERSON, p)
    elif option == CHEST:
        push(s, PortTask.OPEN_CHEST, p)
    else:
        push(s, MarriageTask.RAISE, p)
    return True
