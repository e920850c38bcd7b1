"""Which naming is whose: the base game's and the expansions' in one table."""

from typing import Any

from chronik.kernel.agenda import due
from chronik.rulebook.ruleset import Name
from chronik.village import asides
from chronik.village.inn import words as inn
from chronik.village.marriage import bread
from chronik.village.marriage import words as marriage
from chronik.village.port import stalls
from chronik.village.port import words as port
from chronik.village.solo import words as solo
from chronik.village.state import Task
from chronik.village.words.chapters import NAMES
from chronik.village.words.wording import Naming

ALL: dict[int, Naming] = {**NAMES, **inn.NAMES, **port.NAMES, **marriage.NAMES, **solo.NAMES}
ASIDES: dict[int, Naming] = {
    asides.CARD: inn.play_card,
    asides.CHEST: port.open_chest,
    asides.BREAD: marriage.use_bread,
}
# Options that an expansion adds to a question of the base game: from which number on.
ADDED: dict[int, tuple[int, Naming]] = {
    Task.SALE: (stalls.STALL, port.sell_at_stall),
    Task.CLIMB: (bread.WITH_BREAD, marriage.climb_with_bread),
}


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, b = due(s)
    return naming(box, task, option)(box, s, p, a, b, int(option))


def naming(box: Any, task: int, option: int) -> Naming:
    if option >= asides.FIRST:
        return ASIDES[option]
    if task in ADDED and option >= ADDED[task][0]:
        return ADDED[task][1]
    if task == Task.TRAVEL and box.port:
        return port.do_travel
    return ALL[task]
