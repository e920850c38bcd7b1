"""The raid: all at once, one tile in each hand, until the sand has run out.

One engine, two clocks. With ticks everybody chooses unseen, then all choices are carried out together. In
real time hands act in the order in which they come. The task on top of the agenda names the seat that is
asked, in real time by chance; any seat that may act can be written there instead, and so can the table itself
(NOBODY), which owns the hourglass.
"""

from typing import Any

from chronik.kernel import below, note, push, rule
from chronik.tumult.goods import note_goods, units
from chronik.tumult.mood import why_not_before_raid
from chronik.tumult.ranks import seat_of
from chronik.tumult.state import KING, NOBODY, SEATS, TILES, Box, Event, Good, Task, Tumult, Where, Why

READY, START, SPIN = 0, 1, 2

LIFT = 0  # + tile
KEEP = LIFT + TILES
PUT_BACK = KEEP + 1
WAIT = PUT_BACK + 1
FINISH = WAIT + 1
SAND_OUT = FINISH + 1
STOP = SAND_OUT + 1


# before the raid


@rule
def lay_out(s: Tumult) -> None:
    """A full hourglass, empty hands, nobody ready yet."""
    for p in range(SEATS):
        s.ready[p] = 0
        s.hand[p] = NOBODY
        s.choice[p] = NOBODY
        s.finished[p] = 0
    s.tick = 0
    s.sand_out = 0
    s.stopped = 0


@rule
def get_ready(box: Box, s: Tumult) -> None:
    """With ticks nobody needs to get ready: nothing happens before all have chosen."""
    for p in range(s.players):
        s.ready[p] = box.real_time == 0 or s.rank[p] == KING
    push(s, Task.START, first_unready(s))


@rule
def first_unready(s: Tumult) -> int:
    """Who has to say that he is ready; once all are, it is up to the King."""
    for p in range(s.players):
        if s.ready[p] == 0:
            return p
    return seat_of(s, KING)


@rule
def start_options(box: Box, s: Tumult, p: int, why: Any) -> None:
    if p == NOBODY:
        why[START] = Why.NOT_KING
        return
    why[READY] = Why.LEGAL if s.ready[p] == 0 else Why.ALREADY_READY
    why[SPIN] = why_not_before_raid(box, s, p)
    if s.rank[p] != KING:
        why[START] = Why.NOT_KING
    else:
        why[START] = Why.LEGAL if s.ready[first_unready(s)] == 1 else Why.NOT_READY


@rule
def start(box: Box, s: Tumult, p: int, option: int) -> None:
    if option == READY:
        s.ready[p] = 1
        note(s, Event.READY, p)
        push(s, Task.START, first_unready(s))
    else:
        note(s, Event.RAID_BEGAN, p)
        push(s, Task.RAID, any_seat(s) if box.real_time == 1 else 0)


# what a hand may do


@rule
def options(box: Box, s: Tumult, p: int, why: Any) -> None:
    if p == NOBODY:
        table_options(box, s, why)
        return
    lift = why_not_lift(s, p)
    for tile in range(TILES):
        why[LIFT + tile] = why_not_reach(s.where[tile], lift)
    why[KEEP] = why_not_let_go(s, p)
    why[PUT_BACK] = why[KEEP]
    if s.stopped == 1:
        why[FINISH] = Why.STOPPED
        why[STOP] = Why.STOPPED
        return
    if box.real_time == 0:
        why[WAIT] = Why.LEGAL if acts(s, p) else lift
    why[FINISH] = lift
    why[STOP] = Why.LEGAL if s.sand_out == 1 else Why.TIME_RUNNING


@rule
def why_not_reach(where: int, lift: int) -> int:
    """A tile in the centre can be lifted, if anything can. One way through for all tiles: that runs fast."""
    why: int = Why.ON_BOARD if where >= Where.BOARD else Why.IN_HAND
    if where == Where.CENTRE:
        why = lift
    if where == Where.ASIDE:
        why = Why.SET_ASIDE
    if where == Where.BOX:
        why = Why.NOT_HERE
    return why


@rule
def why_not_lift(s: Tumult, p: int) -> int:
    if s.choice[p] != NOBODY:
        return Why.ALREADY_CHOSEN
    if s.stopped == 1:
        return Why.STOPPED
    if s.finished[p] == 1:
        return Why.FINISHED
    return Why.LEGAL if s.hand[p] == NOBODY else Why.HAND_FULL


@rule
def why_not_let_go(s: Tumult, p: int) -> int:
    if s.choice[p] != NOBODY:
        return Why.ALREADY_CHOSEN
    return Why.LEGAL if s.hand[p] != NOBODY else Why.HAND_EMPTY


@rule
def table_options(box: Box, s: Tumult, why: Any) -> None:
    """The hourglass runs out; whoever calls then, or the table itself, stops the raid."""
    if box.real_time == 0:
        why[STOP] = Why.TIME_RUNNING
        return
    why[SAND_OUT] = Why.LEGAL if s.sand_out == 0 else Why.TIME_UP
    why[STOP] = Why.LEGAL if s.stopped == 0 else Why.STOPPED


@rule
def acts(s: Tumult, p: int) -> bool:
    """Whether the seat has still something to do, and has not chosen it yet."""
    raids = (s.stopped == 0) & (s.finished[p] == 0)
    return (s.choice[p] == NOBODY) & (raids | (s.hand[p] != NOBODY))


@rule
def apply(box: Box, s: Tumult, p: int, option: int) -> None:
    if box.real_time == 1:
        act(s, p, option)
        seat = any_seat(s)
    else:
        s.choice[p] = option
        seat = next_seat(s, p)
        if seat == NOBODY:
            end_tick(box, s)
            seat = next_seat(s, s.players - 1)
    if seat == NOBODY:
        reveal(s)
    else:
        push(s, Task.RAID, seat)


@rule
def next_seat(s: Tumult, p: int) -> int:
    """The next one clockwise who has something to do; NOBODY if nobody has."""
    seat = p
    for _ in range(s.players):
        seat = seat + 1 if seat + 1 < s.players else 0
        if acts(s, seat):
            return seat
    return NOBODY


@rule
def any_seat(s: Tumult) -> int:
    """One of those who have something to do: in real time all hands are equally quick."""
    if next_seat(s, 0) == NOBODY:
        return NOBODY
    seat = below(s, s.players)
    while not acts(s, seat):
        seat = below(s, s.players)
    return seat


@rule
def act(s: Tumult, p: int, option: int) -> None:
    if option < KEEP:
        lift(s, p, option - LIFT)
    elif option == KEEP:
        keep(s, p)
    elif option == PUT_BACK:
        put_back(s, p)
    elif option == WAIT:
        note(s, Event.WAITED, p)
    elif option == FINISH:
        s.finished[p] = 1
        note(s, Event.FINISHED, p)
    elif option == SAND_OUT:
        s.sand_out = 1
        note(s, Event.SAND_OUT, NOBODY)
    else:
        stop(s, p)


@rule
def lift(s: Tumult, p: int, tile: int) -> None:
    s.hand[p] = tile
    s.where[tile] = Where.HAND + p
    s.seen[tile] |= 1 << p
    note(s, Event.LIFTED, p, tile)


@rule
def keep(s: Tumult, p: int) -> None:
    tile = s.hand[p]
    s.hand[p] = NOBODY
    s.where[tile] = Where.BOARD + p
    s.goods[p, s.face[tile]] += 1
    note(s, Event.KEPT, p, tile)


@rule
def put_back(s: Tumult, p: int) -> None:
    tile = s.hand[p]
    s.hand[p] = NOBODY
    s.where[tile] = Where.CENTRE
    note(s, Event.PUT_BACK, p, tile)


@rule
def stop(s: Tumult, p: int) -> None:
    s.sand_out = 1
    s.stopped = 1
    note(s, Event.STOP, p)


# ticks


@rule
def end_tick(box: Box, s: Tumult) -> None:
    """Everybody has chosen: all choices are carried out together."""
    for p in range(s.players):
        choice = int(s.choice[p])
        if choice == NOBODY:
            continue
        if choice < KEEP:
            settle_grasp(s, choice)
        else:
            s.choice[p] = NOBODY
            act(s, p, choice)
    if s.stopped == 0:
        s.tick += 1
        if s.tick >= box.ticks:
            stop(s, NOBODY)


@rule
def settle_grasp(s: Tumult, choice: int) -> None:
    """One hand gets the tile; if several reach for it, each with the same chance."""
    hands = 0
    for p in range(s.players):
        hands += s.choice[p] == choice
    lucky = below(s, hands) if hands > 1 else 0
    for p in range(s.players):
        if s.choice[p] == choice:
            s.choice[p] = NOBODY
            if lucky == 0:
                lift(s, p, choice - LIFT)
            else:
                note(s, Event.MISSED, p, choice - LIFT)
            lucky -= 1


@rule
def reveal(s: Tumult) -> None:
    """All hands are empty: whatever lies in the centre and on the castle boards is turned up."""
    s.revealed = 1
    note(s, Event.REVEALED, NOBODY)
    for p in range(s.players):
        bread, marble, tools = units(s, p, Good.BREAD), units(s, p, Good.MARBLE), units(s, p, Good.TOOLS)
        note_goods(s, Event.ROBBED, p, bread, marble, tools)
