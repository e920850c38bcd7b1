"""A turn: take a cube, then perform the action of its space; the order of turns."""

from typing import Any

from chronik.kernel import note, push, rule
from chronik.village import market, well
from chronik.village.inn.state import InnTask
from chronik.village.lifetime import spend_time
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import BASE_SPACES, CUBES, INFLUENCE, NOBODY, Colour, Space
from chronik.village.state import Box, Event, Task, Village, Why

WELL = 0  # + colour; after the colours: with coins alone
TAKE = INFLUENCE + 1  # + space * CUBES + colour
SETTLING = 1  # a turn whose deaths are being settled: nothing else can be done in it any more
TASK_OF = (
    Task.HARVEST,
    Task.FAMILY,
    Task.CRAFTS,
    Task.SALE,
    Task.TRAVEL,
    Task.COUNCIL,
    Task.CHURCH,
    InnTask.INN,
    MarriageTask.SMUGGLER,
    MarriageTask.MARRIAGE,
)


@rule
def options(box: Box, s: Village, p: int, why: Any) -> None:
    for space in range(BASE_SPACES):
        space_options(s, space, why)
    for colour in range(INFLUENCE):
        why[WELL + colour] = well.why_not_use(box, s, p, colour)
    why[WELL + INFLUENCE] = well.why_not_coins(box, s, p)


@rule
def space_options(s: Village, space: int, why: Any) -> None:
    """Any cube that lies there."""
    for colour in range(CUBES):
        why[TAKE + space * CUBES + colour] = Why.LEGAL if s.cubes[space, colour] > 0 else Why.NO_CUBE


@rule
def apply(box: Box, s: Village, p: int, option: int) -> None:
    if option < TAKE:
        well.use(box, s, p, option - WELL)
        return
    space, colour = (option - TAKE) // CUBES, (option - TAKE) % CUBES
    s.cubes[space, colour] -= 1
    s.cubes_left -= 1
    note(s, Event.TOOK_CUBE, p, space, colour)
    if colour == Colour.PLAGUE:
        s.supply[colour] += 1
        spend_time(box, s, p, box.plague_time)
    else:
        s.influence[p, colour] += 1
    perform(s, p, space)


@rule
def perform(s: Village, p: int, space: int) -> None:
    """The action of a space; all but the market may be declined."""
    if space == Space.MARKET:
        market.call(s, p)
    else:
        push(s, TASK_OF[space], p)


@rule
def any_action(s: Village, p: int, why: int, option: int) -> None:
    """The action chosen at the well, or in one's last turn, or by a person card."""
    if option == well.NO_ACTION:
        note(s, Event.DECLINED, p, NOBODY)
    else:
        note(s, Event.CHOSE_ACTION, p, option, why)
        perform(s, p, option)


@rule
def next_turn(s: Village) -> None:
    if goes_on(s):
        begin_turn(s)


@rule
def goes_on(s: Village) -> bool:
    """Whether there is a next turn; or else the round ends or, after all last turns, the game."""
    if s.last_turns == 0:
        push(s, Task.FINISH, NOBODY)
        push(s, Task.MASS, s.first)
        return False
    if s.last_turns > 0:
        s.last_turns -= 1
    elif s.cubes_left == 0:
        push(s, Task.ROUND, NOBODY)
        push(s, Task.MASS, s.first)
        return False
    return True


@rule
def begin_turn(s: Village) -> None:
    p = s.turn
    push(s, Task.TURN, p)
    push(s, Task.END_OF_TURN, p)
    if s.cubes_left > 0:
        push(s, Task.TAKE, p)
    else:
        note(s, Event.FREE_ACTION, p)
        push(s, Task.ANY_ACTION, p, well.FREE)


@rule
def end_of_turn(box: Box, s: Village, p: int) -> None:
    """The deaths that are due, one after the other; then it is the next player's turn."""
    if s.due[p] > 0:
        s.due[p] -= 1
        push(s, Task.END_OF_TURN, p, SETTLING)
        push(s, Task.DEATH, p)
        return
    s.turn = p + 1 if p + 1 < box.families else 0  # not %: divisions are slow
    if s.trigger != NOBODY and s.last_turns == NOBODY:
        announce_last_turns(box, s, p)


@rule
def announce_last_turns(box: Box, s: Village, p: int) -> None:
    """Everybody but the trigger has one more turn; all have, if it was not `p`, who called a market."""
    s.last_turns = box.families - 1
    if s.trigger != p:
        s.last_turns = box.families
        if box.caller_last == 0:
            s.turn = p
    note(s, Event.LAST_TURNS, s.turn, s.last_turns)
