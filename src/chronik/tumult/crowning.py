"""The coronation: retinue for the crown, statues on the chronicle, and the end of the game."""

from chronik.kernel import note, push, rule
from chronik.tumult.landscapes import ask_uncover
from chronik.tumult.ranks import seat_of
from chronik.tumult.retinue import lose
from chronik.tumult.scoring import tell_result
from chronik.tumult.state import KING, NOBODY, Box, Event, Task, Tumult


@rule
def crown(box: Box, s: Tumult) -> None:
    king = seat_of(s, KING)
    note(s, Event.CROWNED, king)
    lose(box, s, king, box.coronation)
    field = next_field(s)
    count = min(box.chronicle_statues[field], box.statues - s.placed[king])
    s.chronicle[field] = king
    s.chronicle_statues[field] = count
    note(s, Event.CHRONICLED, king, field, count)
    push(s, Task.END_CHECK, king, field)
    set_statues(box, s, king, count)
    if s.over == 0 and box.chronicle_uncover[field] > 0:
        ask_uncover(box, s, king, box.chronicle_uncover[field], 0)


@rule
def next_field(s: Tumult) -> int:
    """The chronicle is filled from the left; the last field stands for a chronicle that is full."""
    field = 0
    while field < s.chronicle.size - 1 and s.chronicle[field] != NOBODY:
        field += 1
    return field


@rule
def set_statues(box: Box, s: Tumult, p: int, count: int) -> None:
    """Statues leave the strip, the lowest number first; with the last one the game is over and won."""
    s.placed[p] += count
    if s.placed[p] >= box.statues:
        note(s, Event.LAST_STATUE, p)
        finish(s)


@rule
def check_end(box: Box, s: Tumult, field: int) -> None:
    """On a double field: over, if the leader is too far ahead of the last one, or above the 0."""
    number = box.chronicle_end[field]
    if number == NOBODY:
        return
    most, fewest = s.placed[0], s.placed[0]
    for p in range(1, s.players):
        most = max(most, s.placed[p])
        fewest = min(fewest, s.placed[p])
    note(s, Event.DIFFERENCE, NOBODY, most - fewest, number)
    if number == 0:
        note(s, Event.LAST_FIELD, NOBODY)
    if most - fewest > number or number == 0:
        finish(s)


@rule
def finish(s: Tumult) -> None:
    s.over = 1
    note(s, Event.GAME_OVER, NOBODY)
    tell_result(s)
