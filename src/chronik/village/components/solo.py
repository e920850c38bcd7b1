"""The component table of the solo mode."""

from itertools import pairwise
from typing import Any

from chronik.rulebook.components import Count, Row, Table, demand
from chronik.village.components.tables import SetupCards
from chronik.village.names import NOBODY, Space
from chronik.village.solo.state import FATE_SETS, FATES, SLOTS, Title


class Tray(Row):
    slots: Count
    clockwise: list[str]


class FateSet(Row):
    before: tuple[Count, Count, Count]
    quills: Count


class Fate(Row):
    top: FateSet
    bottom: FateSet


class Titles(Row):
    apprentice: Count
    journeyman: Count
    master: Count
    grand_master: Count
    genius: Count
    polymath: Count


class Solo(Table):
    tray: Tray
    fate: Fate
    titles: Titles


def check_solo(solo: Solo, cards: SetupCards) -> None:
    slots = solo.tray.slots
    demand(2 <= slots <= SLOTS, "solo", f"2 to {SLOTS} slots, not {slots}")
    base = next(card for card in cards.card if card.players == 2 and not card.expansions)
    taken = sum(getattr(base, space.name.lower()) for space in Space) // 2
    demand(slots > taken, "solo", f"slots: Conny takes {taken} cubes in a round and keeps one")
    check_clockwise(solo.tray.clockwise)
    tiles = [*solo.fate.top.before, *solo.fate.bottom.before]
    demand(len(set(tiles)) == FATES, "solo", "fate: every tile lies before a slot of its own")
    demand(max(tiles) < slots, "solo", f"fate: slots are counted from 0 to {slots - 1}")
    for tiles_of in (solo.fate.top, solo.fate.bottom):
        quills, most = tiles_of.quills, FATES // FATE_SETS
        demand(quills <= most, "solo", f"fate: at most {most} quills in a set, not {quills}")
    points = [getattr(solo.titles, title.name.lower()) for title in Title]
    rising = all(lower < higher for lower, higher in pairwise(points))
    demand(points[0] == 0 and rising, "solo", "titles: from 0 points on, each needs more than the one before")


def check_clockwise(order: list[str]) -> None:
    wanted = [space.name.lower() for space in Space]
    demand(sorted(order) == sorted(wanted), "solo", f"clockwise: each of {', '.join(wanted)} once")
    demand(order[0] == "council", "solo", "clockwise: the council's slot is the first")
    ring = [*order, order[0]]
    for first, then in (("market", "travel"), ("travel", "council")):
        demand(ring[order.index(first) + 1] == then, "solo", f"clockwise: {then} follows {first}")


def fill_solo(box: Any, solo: Any) -> None:
    box.clockwise[:] = [Space[name.upper()] for name in solo.tray.clockwise]
    box.slots = solo.tray.slots
    before = [*solo.fate.top.before, *solo.fate.bottom.before]
    box.fate_at[:] = [before.index(slot) if slot in before else NOBODY for slot in range(SLOTS)]
    box.quills[:] = solo.fate.top.quills, solo.fate.bottom.quills
    box.title[:] = [getattr(solo.titles, title.name.lower()) for title in Title]
