"""The goods tiles: mixed before each round, some for each player set aside unseen."""

from typing import Any

from chronik.kernel import note, push, rule, shuffle
from chronik.tumult.ranks import seat_of
from chronik.tumult.state import FACES, NOBODY, SEATS, VALUES, Box, Event, Good, Task, Tumult, Where, Why


@rule
def value_of(face: int) -> int:
    return face % VALUES + 1


@rule
def units(s: Tumult, p: int, good: int) -> int:
    """The units of a good on the player's castle board."""
    total = 0
    for face in range(good * VALUES, (good + 1) * VALUES):
        total += value_of(face) * s.goods[p, face]
    return total


LOT = 128  # more units of a good than there are


@rule
def note_goods(s: Tumult, event: int, who: int, bread: int, marble: int, tools: int) -> None:
    """Tell of units of all three goods in one row of the journal."""
    note(s, event, who, int(bread) + LOT * int(marble), tools)


def noted_goods(a: int, b: int) -> dict[Good, int]:
    """What such a row tells."""
    return {Good.BREAD: a % LOT, Good.MARBLE: a // LOT, Good.TOOLS: b}


@rule
def mix(box: Box, s: Tumult) -> None:
    """All tiles in play to the centre, face down, in random order."""
    for tile in range(box.tiles):
        s.where[tile] = Where.CENTRE
        s.seen[tile] = 0
    shuffle(s, s.face, box.tiles)
    for p in range(SEATS):
        for face in range(FACES):
            s.goods[p, face] = 0
    s.revealed = 0


@rule
def ask_aside(box: Box, s: Tumult) -> None:
    """Everybody sets tiles aside, the King first."""
    if box.set_aside == 0:
        return
    for rank in range(s.players, 0, -1):
        push(s, Task.ASIDE, seat_of(s, rank), box.set_aside)


@rule
def aside_options(box: Box, s: Tumult, why: Any) -> None:
    """Option k: set tile k aside."""
    for tile in range(box.tiles):
        why[tile] = Why.LEGAL if s.where[tile] == Where.CENTRE else Why.SET_ASIDE


@rule
def put_aside(s: Tumult, p: int, left: int, tile: int) -> None:
    s.where[tile] = Where.ASIDE
    note(s, Event.PUT_ASIDE, p, tile)
    if left > 1:
        push(s, Task.ASIDE, p, left - 1)


@rule
def first_on_board(s: Tumult, p: int, face: int) -> int:
    """One of the tiles with this face on the player's castle board; NOBODY if there is none."""
    for tile in range(s.where.size):
        if s.where[tile] == Where.BOARD + p and s.face[tile] == face:
            return tile
    return NOBODY


@rule
def hand_over(s: Tumult, p: int, face: int, event: int) -> None:
    """A tile from the castle board goes back to the people, face up; nobody can use it in this round."""
    s.where[first_on_board(s, p, face)] = Where.OPEN
    s.goods[p, face] -= 1
    note(s, event, p, face)
