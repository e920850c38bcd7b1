"""What a move costs and gives for sure: tried on a copy, and read from what the journal then tells.

What is too dear is tried by somebody who could pay for it: so its price is known, and what is missing.
"""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from chronik.kernel import DECLINE
from chronik.kernel.agenda import due

Amounts = Mapping[str, int]  # what, and how many; what is taken is negative
Told = Callable[[Any, int, int], Amounts]  # of an event: box, a, b
Lack = Mapping[str, tuple[int, int]]  # what there is too little of: owned, needed
Owed = Callable[[Any, Any, int, int, int], Amounts]  # of a task on the agenda: box, position, seat, a, b


@dataclass(frozen=True)
class Purse:
    """What a seat pays with."""

    wanting: Collection[int]  # reasons that say that there is not enough of it
    fill: Callable[[Any, int], None]  # until nothing is too dear
    missing: Callable[[Any, int, Amounts], "Lack"]  # position, seat, price


@dataclass(frozen=True)
class Effects:
    """A game's tables."""

    events: Mapping[int, Told]  # what an event takes from its seat or gives it
    tasks: Mapping[int, Owed]  # what a task that is still to be done will surely take or give
    ends: Collection[int]  # events after which nothing is the move's own any more
    dead: Callable[[Any, int], int]  # how many of a seat's family are dead, or die before its turn is over
    mortal: Collection[int] = ()  # questions that ask who dies
    silent: Collection[int] = ()  # questions no answer to which takes or gives anything for sure
    asides: Collection[int] = ()  # options that answer nothing: the question comes back unchanged
    choosing: Collection[int] = ()  # questions which action is taken
    actions: Collection[int] = ()  # questions what is done with it
    weighed: Collection[int] = ()  # questions whose answers change what is counted at the end
    purse: Purse | None = None


@dataclass(frozen=True)
class Outcome:
    cost: Amounts
    gain: Amounts
    death: bool
    vain: bool = False  # the action that it chooses can only be declined
    worth: Amounts = field(default_factory=dict)  # by category: how the final points change, counted now
    missing: Lack = field(default_factory=dict)  # of the cost, if the move is refused for that


NOTHING = Outcome({}, {}, False)


def outcome(effects: Effects, box: Any, before: Any, after: Any, seat: int, option: int) -> Outcome:
    """What became of the seat by one step: told in the journal, or owed on the agenda."""
    pending = new_tasks(before, after, answered=option not in effects.asides)
    amounts = [*told(effects, box, after, seat), *owed(effects, box, after, seat, pending)]
    dying = sum(who == seat and task in effects.mortal for task, who, *_ in pending)
    return Outcome(
        cost=added({name: -n for name, n in part.items() if n < 0} for part in amounts),
        gain=added({name: n for name, n in part.items() if n > 0} for part in amounts),
        death=effects.dead(after, seat) + dying > effects.dead(before, seat),
    )


def told(effects: Effects, box: Any, after: Any, seat: int) -> list[Amounts]:
    found = []
    for event, who, a, b in after.journal[: after.notes].tolist():
        if event in effects.ends:
            break
        if who == seat and event in effects.events:
            found.append(effects.events[event](box, a, b))
    return found


def owed(effects: Effects, box: Any, after: Any, seat: int, pending: list[list[int]]) -> list[Amounts]:
    return [
        effects.tasks[task](box, after, seat, a, b)
        for task, who, a, b in pending
        if who == seat and task in effects.tasks
    ]


def opens_action(effects: Effects, before: Any, after: Any, seat: int) -> bool:
    """Whether the seat has chosen an action, and is asked now what it does with it."""
    if after.over or due(before)[0] not in effects.choosing:
        return False
    task, who, *_ = due(after)
    return who == seat and task in effects.actions


def is_vain(effects: Effects, legal: list[int]) -> bool:
    """Whether there is nothing to do but to decline."""
    return all(option == DECLINE or option in effects.asides for option in legal)


def is_weighed(effects: Effects, before: Any, after: Any) -> bool:
    """Whether the change of points is the move's own."""
    events = after.journal[: after.notes, 0].tolist()
    return due(before)[0] in effects.weighed and not any(event in effects.ends for event in events)


def new_tasks(before: Any, after: Any, answered: bool = True) -> list[list[int]]:
    """What is on the agenda now and was not, below the question that was answered."""
    old: list[list[int]]
    new: list[list[int]]
    old, new = before.agenda[: before.depth - answered].tolist(), after.agenda[: after.depth].tolist()
    kept = 0
    while kept < min(len(old), len(new)) and old[kept] == new[kept]:
        kept += 1
    return new[kept:]


def added(parts: Any) -> dict[str, int]:
    total: dict[str, int] = {}
    for part in parts:
        for name, amount in part.items():
            total[name] = total.get(name, 0) + amount
    return total
