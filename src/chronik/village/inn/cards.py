"""Person cards: the moments at which one may come in between, the pause before a turn ends, their points."""

from typing import Any

import numpy as np

from chronik.kernel import CHOICE, DECLINE, NOTHING, push, rule
from chronik.kernel.agenda import TASK, A
from chronik.village.inn import persons
from chronik.village.inn.hand import discard, holds
from chronik.village.inn.state import InnTask, InnWhy
from chronik.village.marriage.state import MarriageTask
from chronik.village.port.state import PortTask
from chronik.village.state import Box, Task, Village, Why
from chronik.village.turn import SETTLING


def bits(*tasks: int) -> int:
    return sum(1 << task for task in tasks)


# Questions of one's own turn at which any card may come in between: whatever is not a payment or a death.
MOMENTS = bits(
    Task.TAKE,
    Task.HARVEST,
    Task.FAMILY,
    Task.CRAFTS,
    Task.PRODUCE,
    Task.SALE,
    Task.COUNCIL,
    Task.PRIVILEGE,
    Task.TRAVEL,
    Task.CHURCH,
    InnTask.INN,
    InnTask.ROTATE,
    InnTask.BUY_PERSON,
    InnTask.PAUSE,
    PortTask.LOAD,
    PortTask.SAIL,
    PortTask.ISLAND,
    PortTask.STAY,
    MarriageTask.SMUGGLER,
    MarriageTask.MARRIAGE,
)
# Questions inside or outside one's own turn that a card names: the Market Woman's and the Abbot's.
OTHERS = bits(Task.SALE, Task.CLIMB)


@rule
def is_moment(s: Village, p: int, task: int) -> bool:
    """Whether the player may do something in between at this question of the own turn."""
    return p == s.turn and (np.int64(MOMENTS) >> task) & 1 == 1


@rule
def why_not_now(box: Box, s: Village, task: int, p: int, a: int) -> int:
    """Whether the player can play a card at this question."""
    if s.hand[p] == 0 or not (is_moment(s, p, task) or (np.int64(OTHERS) >> task) & 1 == 1):
        return Why.NOT_HERE
    return InnWhy.NOT_NOW if only_playable(box, s, task, p, a) == NOTHING else Why.LEGAL


@rule
def only_playable(box: Box, s: Village, task: int, p: int, a: int) -> int:
    """The only person that can be played at this question; or NOTHING, or CHOICE."""
    found, person = NOTHING, 0
    while s.hand[p] >> np.int64(person) != 0:  # up to the last one in hand: this is asked all the time
        if holds(s, p, person) and why_not(box, s, person, task, p, a) == Why.LEGAL:
            if found != NOTHING:
                return CHOICE
            found = person
        person += 1
    return found


@rule
def why_not(box: Box, s: Village, person: int, task: int, p: int, a: int) -> int:
    if box.person_full[person] == 0:
        return InnWhy.EMPTY_INKWELL
    return persons.why_not(box, s, person, task, p, a, is_moment(s, p, task))


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    """Option: the person. The question it comes in between lies below on the agenda."""
    row = s.agenda[s.depth - 2]
    for person in range(box.persons):
        if holds(s, p, person):
            why[person] = why_not(box, s, person, row[TASK], p, row[A])


@rule
def play(box: Box, s: Village, p: int, person: int) -> None:
    discard(s, p, person)
    persons.play(box, s, p, person)


# before a turn ends and the dead are buried


@rule
def pauses(box: Box, s: Village, p: int, settling: int) -> bool:
    """Whether there is a card to be played."""
    return settling != SETTLING and p < s.players and why_not_now(box, s, InnTask.PAUSE, p, 0) == Why.LEGAL


@rule
def pause(s: Village, p: int) -> None:
    push(s, Task.END_OF_TURN, p, SETTLING)
    push(s, InnTask.PAUSE, p)


@rule
def pause_options(why: Any) -> None:
    why[DECLINE] = Why.LEGAL


# at the end of the game


@rule
def points(box: Box, s: Village, p: int) -> int:
    """What the cards are worth that a player has kept."""
    total = 0
    if s.hand[p] != 0:
        for person in range(box.persons):
            if holds(s, p, person) and box.person_full[person] == 0:
                total += persons.worth(box, s, p, person)
    return total
