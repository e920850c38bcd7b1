"""Besides every question: what a player may do at any time. A person card, a chest, bread."""

from typing import Any

from chronik.kernel import push, rule
from chronik.village import bread, inn_cards, port
from chronik.village.state import CUBES, SPACES, Box, Task, Village
from chronik.village.turn import TAKE

FIRST = TAKE + SPACES * CUBES  # after the longest list of any question
CARD, CHEST, BREAD = FIRST, FIRST + 1, FIRST + 2
OPTIONS = FIRST + 3


@rule
def options(box: Box, s: Village, task: int, p: int, a: int, why: Any) -> None:
    if box.inn == 1:
        why[CARD] = inn_cards.why_not_now(box, s, task, p, a)
    if box.port == 1:
        why[CHEST] = port.why_not_open(box, s, task, p)
    if box.marriage == 1:
        why[BREAD] = bread.why_not_raise(box, s, task, p)


@rule
def apply(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    """The question comes back afterwards."""
    push(s, task, p, a, b)
    if option == CARD:
        push(s, Task.PLAY_PERSON, p)
    elif option == CHEST:
        push(s, Task.OPEN_CHEST, p)
    elif option == BREAD:
        push(s, Task.RAISE, p)
