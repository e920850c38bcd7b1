"""The whole view of a position as plain numbers: what a seat may know, and nothing that is made of it.

Every field of the record comes in its own order, as it is. What the seat cannot know is UNKNOWN; where it
knows of a thing only that it is there, and how many there are, that is told instead. Sets that are kept as
bits come bit by bit. All functions look at many positions at once: `s` are the records, `me` the seats.
"""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np

from chronik.kernel.agenda import TASK, WHO, A
from chronik.myvillage.state import Task as MyVillageTask
from chronik.table import Game
from chronik.tumult.state import CELLS, FACE_DOWN, FACES, LANDSCAPES, PANELS, Where
from chronik.tumult.state import SEATS as TUMULT_SEATS
from chronik.village.inn.state import PERSONS, STACK
from chronik.village.names import SEATS
from chronik.village.port.state import CHESTS

Sight = Callable[[Any, Any, Any], Any]  # box, positions, seats: the numbers of one field

UNKNOWN = -2
UNTOLD = ("rng", "lost", "notes", "journal")  # the generator, and what is no part of a position
JOURNAL = "journal"  # what follows it is for those who look on


def others(seats: int, me: Any) -> Any:
    """For every position: which seats are not one's own."""
    return np.arange(seats) != me[:, None]


def hide(numbers: Any, hidden: Any) -> Any:
    return np.where(hidden, UNKNOWN, numbers)


def in_bits(sets: Any, count: int) -> Any:
    """Every member of a set as a number of its own, 1 or 0."""
    return sets.astype(np.int64)[..., None] >> np.arange(count) & 1


def bits_of(name: str, count: int) -> Sight:
    return lambda box, s, me: in_bits(s[name], count)


# Village


def owner(box: Any, s: Any, me: Any) -> Any:
    """Which customers were served is public, but only one's own lie open to oneself."""
    by = s["owner"]
    return hide(by, (by >= 0) & (by != me[:, None]) & (by < s["players"][:, None]))


def served(box: Any, s: Any, me: Any) -> Any:
    return (s["owner"][:, None, :] == np.arange(SEATS)[:, None]).sum(axis=2)


def pile(box: Any, s: Any, me: Any) -> Any:
    """Cards below the top and above those that were slid under."""
    place, last = np.arange(STACK), (s["piled"] - s["known"] - 1)[:, :, None]
    return hide(s["pile"], (place >= 1) & (place <= last))


def chests(box: Any, s: Any, me: Any) -> Any:
    return hide(in_bits(s["chests"], CHESTS), others(SEATS, me)[:, :, None])


def chests_held(box: Any, s: Any, me: Any) -> Any:
    return in_bits(s["chests"], CHESTS).sum(axis=2)


def chest_aboard(box: Any, s: Any, me: Any) -> Any:
    return hide(s["chest_aboard"], others(SEATS, me) & (s["chest_aboard"] >= 0))


def fate(box: Any, s: Any, me: Any) -> Any:
    return hide(s["fate"], s["turned"] == 0)


# My Village


def below_top(stack: Any, left: Any, seen: Any) -> Any:
    """The last card of a stack is its top: so many of those that are left have been seen."""
    return hide(stack, np.arange(stack.shape[2]) < (left - seen)[:, :, None])


def monk_stack(box: Any, s: Any, me: Any) -> Any:
    return below_top(s["monk_stack"], s["monks_left"], 1)


def journey_stack(box: Any, s: Any, me: Any) -> Any:
    """Who may exchange a journey looks at the next one of its letter."""
    due = s["agenda"][np.arange(len(s)), s["depth"] - 1]
    looks = (due[:, TASK] == MyVillageTask.EXCHANGE) & (due[:, WHO] == me)
    letters = np.arange(s["journey_stack"].shape[1])
    return below_top(s["journey_stack"], s["journeys_left"], looks[:, None] & (due[:, A, None] == letters))


# Tumult Royale


def known_tiles(s: Any, me: Any) -> Any:
    """Those one has looked at; and after the raid, all that were not set aside."""
    looked = s["seen"] >> me[:, None] & 1 == 1
    return np.where(s["revealed"][:, None] == 1, s["where"] != Where.ASIDE, looked)


def face(box: Any, s: Any, me: Any) -> Any:
    return hide(s["face"], ~known_tiles(s, me))


def goods(box: Any, s: Any, me: Any) -> Any:
    """What lies on the castle boards, as far as it is known."""
    found = np.zeros(s["goods"].shape, np.int64)
    position, tile = np.nonzero(known_tiles(s, me) & (s["where"] >= Where.BOARD))
    seat = s["where"][position, tile] - Where.BOARD
    np.add.at(found, (position, seat, s["face"][position, tile]), 1)
    return found.reshape(len(s), TUMULT_SEATS, FACES)


def is_down(box: Any, s: Any) -> Any:
    """Landscapes that lie face down or in the box."""
    down = np.ones((len(s), LANDSCAPES), bool)
    down[:, :PANELS] = s["land"][:, ::CELLS] == FACE_DOWN
    return down | (np.arange(LANDSCAPES) >= box.panels)


def panel(box: Any, s: Any, me: Any) -> Any:
    return hide(s["panel"], is_down(box, s))


def turned(box: Any, s: Any, me: Any) -> Any:
    return hide(s["turned"], is_down(box, s))


def choice(box: Any, s: Any, me: Any) -> Any:
    return hide(s["choice"], others(TUMULT_SEATS, me) & (s["choice"] >= 0))


# What is told otherwise than it is kept (None: not at all), and what is told besides.
SIGHTS: dict[str, dict[str, Sight | None]] = {
    "village": {
        "stack": None,
        "chest_stack": None,
        "owner": owner,
        "pile": pile,
        "hand": bits_of("hand", PERSONS),
        "played": bits_of("played", PERSONS),
        "chests": chests,
        "opened": bits_of("opened", CHESTS),
        "chest_aboard": chest_aboard,
        "fate": fate,
        "served": served,
        "chests_held": chests_held,
    },
    "myvillage": {"stack": None, "monk_stack": monk_stack, "journey_stack": journey_stack},
    "tumult": {
        "face": face,
        "seen": bits_of("seen", TUMULT_SEATS),
        "goods": goods,
        "panel": panel,
        "turned": turned,
        "choice": choice,
        "reach": bits_of("reach", TUMULT_SEATS),
    },
}


def as_kept(name: str) -> Sight:
    return lambda box, s, me: s[name]


def sights(game: Game) -> Iterator[tuple[str, Sight]]:
    """All fields in their order: whose view it is, what is kept, what is told besides."""
    told = SIGHTS[game.name]
    kept = game.rules.record.dtype.names or ()
    kept = kept[: kept.index(JOURNAL)]
    yield "me", lambda box, s, me: ~others(game.players, me)
    for name in (*kept, *(name for name in told if name not in kept)):
        sight = told.get(name, as_kept(name))
        if name not in UNTOLD and sight is not None:
            yield name, sight


def tensors(game: Game, positions: Any, seats: Any) -> Any:
    """What each seat may know of its position, one row each, as float32."""
    box = game.boxes[0]
    parts = [sight(box, positions, seats).reshape(len(positions), -1) for _, sight in sights(game)]
    return np.concatenate(parts, axis=1, dtype=np.float32, casting="unsafe")


def tensor_names(game: Game) -> Iterator[str]:
    """The name of every number: me[0], rounds, influence[2,1], ..."""
    blank, nobody = game.rules.record.blank(), np.zeros(1, np.int64)
    for name, sight in sights(game):
        for place in np.ndindex(sight(game.boxes[0], blank, nobody).shape[1:]):
            yield f"{name}[{','.join(map(str, place))}]" if place else name
