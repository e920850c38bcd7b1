"""The course of the game: preparation, the order of turns, the end of a turn and of the game."""

from chronik.kernel import below, note, push, rule
from chronik.myvillage.box import Box
from chronik.myvillage.dice import can_change
from chronik.myvillage.lifetime import coffins
from chronik.myvillage.state import DICE, FACES, NOBODY, WHITES, Colour, Event, MyVillage, Task
from chronik.myvillage.values import seat_after, whole

DIE_BITS = 4  # of the dice that show one face, in the journal
TOLD_TOGETHER = 3  # faces in one argument of a row


@rule
def begin(box: Box, s: MyVillage) -> None:
    """The owner of the hand opens it, lays a story on it and rolls all the dice."""
    s.rounds += 1
    s.first = s.hand_owner
    s.hand_open = 1
    s.hand_stories += box.hand_stories
    s.turns = 0
    note(s, Event.ROUND_BEGAN, NOBODY, whole(s.rounds))
    note(s, Event.FIRST_PLAYER, whole(s.first), whole(s.hand_stories))
    roll(box, s)
    push(s, Task.TURN, NOBODY)


@rule
def roll(box: Box, s: MyVillage) -> None:
    for i in range(DICE):
        s.pool[i] = 0
    for colour in range(2):
        for _ in range(box.dice[colour]):
            s.pool[colour * FACES + below(s, FACES)] += 1
    tell_roll(s, Event.ROLLED, Colour.WHITE)
    tell_roll(s, Event.ROLLED_BLACK, Colour.BLACK)


@rule
def tell_roll(s: MyVillage, event: int, colour: int) -> None:
    """How many dice show each face: the lower three faces in one number, the higher three in another."""
    first = colour * FACES
    low, high = 0, 0
    for i in range(TOLD_TOGETHER):
        low += whole(s.pool[first + i]) << (DIE_BITS * i)
        high += whole(s.pool[first + TOLD_TOGETHER + i]) << (DIE_BITS * i)
    note(s, event, whole(s.first), low, high)


@rule
def next_turn(box: Box, s: MyVillage) -> None:
    """The next player's turn; after the last of the round a new round, or the end of the game."""
    if s.turns < box.turns:
        begin_turn(box, s)
    elif coffins(s) >= box.coffins:
        push(s, Task.FINISH, NOBODY)
    else:
        push(s, Task.ROUND, NOBODY)


@rule
def begin_turn(box: Box, s: MyVillage) -> None:
    p = seat_after(s, s.turns)
    s.turns += 1
    push(s, Task.TURN, NOBODY)
    push(s, Task.END_OF_TURN, p)
    push(s, Task.ACTIVATE, p)
    if can_change(box, s, p):
        push(s, Task.CHANGE, p)
    push(s, Task.DIE, p, 1)
    push(s, Task.DIE, p, 0)


@rule
def end_of_turn(s: MyVillage, p: int) -> None:
    """If the bridge was crossed, a villager dies and the rat moves."""
    s.white = 0
    s.waive = 0
    for banner in range(WHITES):
        s.used[banner] = 0
    for d in range(2):
        s.die[d] = 0
        s.dyed[d] = 0
    if s.reaper[p] == 1:
        s.reaper[p] = 0
        push(s, Task.RAT, p)
        push(s, Task.DEATH, p)
