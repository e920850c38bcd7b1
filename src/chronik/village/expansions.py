"""The table of contents with expansions. `rules.py` knows nothing of this: the base game pays for nothing.

One rule holds in all three tables: the expansions that are in the game are asked in the same order, and each
may take a task over (it returns True) before those behind it and the base game get it. Until then all may add
to it. Marriage comes first, as the bread of the dead goes back before anybody asks where they are laid; then
the Inn, whose Bard has his say before the Port buries at sea.
"""

from typing import Any

from chronik.kernel import rule, table, whole_words
from chronik.village import asides, invariants, rules, scoring, secrets, setup
from chronik.village.inn import rules as inn
from chronik.village.inn.state import InnTask
from chronik.village.marriage import rules as marriage
from chronik.village.marriage.state import MarriageTask
from chronik.village.port import rules as port
from chronik.village.port.state import PortTask
from chronik.village.scoring import Category
from chronik.village.solo import rules as solo
from chronik.village.state import Box, Task, Village

OPTIONS = whole_words(asides.OPTIONS)
# Besides the base game's: the actions of new spaces, what a visit to the inn was paid for, and an island
# where a ship has just landed.
ALWAYS_ASKED = (
    *rules.ALWAYS_ASKED,
    InnTask.INN,
    InnTask.BUY_PERSON,
    PortTask.ISLAND,
    MarriageTask.SMUGGLER,
    MarriageTask.MARRIAGE,
)


@rule
def lay_out(box: Box, s: Village) -> None:
    setup.lay_out(box, s)
    if box.inn == 1:
        inn.lay_out(box, s)
    if box.port == 1:
        port.lay_out(box, s)
    if box.marriage == 1:
        marriage.lay_out(box, s)
    if box.solo == 1:
        solo.lay_out(box, s)


@table
def ask(box: Box, s: Village, task: int, p: int, a: int, b: int, why: Any) -> None:
    taken = box.marriage == 1 and marriage.ask(box, s, task, p, a, b, why)
    taken = taken or (box.inn == 1 and inn.ask(box, s, task, p, a, b, why))
    taken = taken or (box.port == 1 and port.ask(box, s, task, p, a, b, why))
    taken = taken or (box.solo == 1 and solo.ask(box, s, task, p, a, b, why))
    if not taken:
        rules.ask(box, s, task, p, a, b, why)
    asides.options(box, s, task, p, a, why)


@table
def answer(box: Box, s: Village, task: int, p: int, a: int, b: int, option: int) -> None:
    taken = asides.answer(box, s, task, p, a, b, option)
    taken = taken or (box.marriage == 1 and marriage.answer(box, s, task, p, a, b, option))
    taken = taken or (box.inn == 1 and inn.answer(box, s, task, p, a, b, option))
    taken = taken or (box.port == 1 and port.answer(box, s, task, p, a, b, option))
    taken = taken or (box.solo == 1 and solo.answer(box, s, task, p, a, b, option))
    if not taken:
        rules.answer(box, s, task, p, a, b, option)


@table
def proceed(box: Box, s: Village, task: int, p: int, a: int, b: int) -> None:
    taken = box.marriage == 1 and marriage.proceed(box, s, task, p, a, b)
    taken = taken or (box.inn == 1 and inn.proceed(box, s, task, p, a, b))
    taken = taken or (box.port == 1 and port.proceed(box, s, task, p, a, b))
    taken = taken or (box.solo == 1 and solo.proceed(box, s, task, p, a, b))
    if task == Task.FINISH:
        finish(box, s)
    elif not taken:
        rules.proceed(box, s, task, p, a, b)


# the end


@rule
def finish(box: Box, s: Village) -> None:
    """The final scoring with person cards; alone, a title is earned."""
    scoring.close(s)
    for p in range(s.players):
        for category in range(Category.PERSONS + 1):
            scoring.tell(s, p, category, score(box, s, p, category))
    if box.solo == 1:
        solo.award(box, s, s.final[0])
    else:
        scoring.tell_winner(box, s)


@rule
def score(box: Box, s: Village, p: int, category: int) -> int:
    if category == Category.PERSONS:
        return inn.points(box, s, p) if box.inn == 1 else 0
    return scoring.score(box, s, p, category)


@rule
def rank(box: Box, s: Village, totals: Any, places: Any) -> None:
    for p in range(s.players):
        totals[p] = scoring.total(box, s, p) + score(box, s, p, Category.PERSONS)
    scoring.place_by(box, s, totals, places)


@rule
def conceal(box: Box, s: Village, seat: int, seed: Any) -> None:
    secrets.conceal(box, s, seat, seed)
    if s.over == 0:
        if box.inn == 1:
            inn.conceal(box, s, seat)
        if box.port == 1:
            port.conceal(box, s, seat)
        if box.solo == 1:
            solo.conceal(box, s, seat)


@rule
def check(box: Box, s: Village) -> int:
    fault = invariants.check(box, s)
    if fault == 0 and box.inn == 1:
        fault = inn.check(box, s)
    if fault == 0 and box.port == 1:
        fault = port.check(box, s)
    if fault == 0 and box.marriage == 1:
        fault = marriage.check(box, s)
    if fault == 0 and box.solo == 1:
        fault = solo.check(box, s)
    return fault
