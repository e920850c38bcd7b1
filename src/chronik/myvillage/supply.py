"""What a banner gives. Who wants to may let it lapse, in part or in full (chapter "General notes").

Normally everything is taken. A player who has said before activating a banner that he wants to choose
is asked for each gain.
"""

from typing import Any

from chronik.kernel import DECLINE, note, push, rule
from chronik.myvillage.state import Event, Gain, MyVillage, Task, Why

ONE, ALL = 1, 2


@rule
def gain(s: MyVillage, p: int, what: int, count: int) -> None:
    """Put a gain on the agenda: what is put there first is received last."""
    if count > 0:
        push(s, Task.GAIN if s.waive == 1 else Task.RECEIVE, p, what, count)


@rule
def options(count: int, why: Any) -> None:
    why[DECLINE] = Why.LEGAL
    why[ALL] = Why.LEGAL
    if count > 1:
        why[ONE] = Why.LEGAL


@rule
def apply(s: MyVillage, p: int, what: int, count: int, option: int) -> None:
    if option == DECLINE:
        note(s, Event.LAPSED, p, what, count)
    elif option == ONE:
        gain(s, p, what, count - 1)
        receive(s, p, what, 1)
    else:
        receive(s, p, what, count)


@rule
def receive(s: MyVillage, p: int, what: int, count: int) -> None:
    if what == Gain.COIN:
        s.coins[p] += count
        note(s, Event.GOT_COINS, p, count)
    elif what == Gain.STORY:
        s.tree[p] += count
        note(s, Event.GOT_STORIES, p, count)
    elif what == Gain.MARKER:
        s.markers[p] += count
        note(s, Event.GOT_MARKER, p, count)
    elif what == Gain.JOKER:
        s.jokers[p] += count
        note(s, Event.GOT_JOKER, p, count)
    else:
        good = what - Gain.GOOD
        s.goods[p, good] += count
        note(s, Event.GOT_GOOD, p, good, count)
