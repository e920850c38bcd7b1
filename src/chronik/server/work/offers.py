"""What a seat is offered, in its language: the moves it may make, and what is refused to it and why."""

from typing import Any

import numpy as np

from chronik.guide import rule_of
from chronik.kernel import LEGAL
from chronik.table import Match, Move

Row = dict[str, Any]
# By game, question and language, and then by option and the answer to it.
ALIKE: dict[tuple[str, str, str], dict[tuple[int, int], Row]] = {}


def offered(match: Match, seat: int | None, lang: str) -> tuple[list[Row], list[Row]]:
    """Legal moves, and what is in question but not legal."""
    if match.task in match.game.rules.shared:
        return offered_to_all(match, seat, lang)
    return legal(match, seat, lang), refused(match, seat, lang)


def offered_to_all(match: Match, seat: int | None, lang: str) -> tuple[list[Row], list[Row]]:
    """While all act at once, each is asked anew after every touch of another one.

    What can be done then is called the same in every position, so it is put into words once; nobody may
    change that.
    """
    rows = ALIKE.setdefault((match.game.name, match.task.name, lang), {})
    why = match.options(seat)
    options = np.flatnonzero(why)
    asked = list(zip(options.tolist(), why[options].tolist(), strict=True))
    if not all(key in rows for key in asked):
        told = iter(legal(match, seat, lang)), iter(refused(match, seat, lang))
        rows |= {(option, answer): next(told[answer != LEGAL]) for option, answer in asked}
    return (
        [rows[key] for key in asked if key[1] == LEGAL],
        [rows[key] for key in asked if key[1] != LEGAL],
    )


def legal(match: Match, seat: int | None, lang: str) -> list[Row]:
    return [told_move(move, lang) for move in match.moves(seat)]


def told_move(move: Move, lang: str) -> Row:
    result = move.outcome
    return {
        "number": move.number,
        "notation": move.notation,
        "text": move.text(lang),
        "cost": result.cost,
        "gain": result.gain,
        "death": result.death,
        "vain": result.vain,
        "worth": result.worth,
    }


def refused(match: Match, seat: int | None, lang: str) -> list[Row]:
    game, task = match.game.name, match.task.name
    return [
        {
            "notation": move.notation,
            "text": move.text(lang),
            "why": why.name,
            "reason": why.text(lang),
            "rule": rule_of(game, task, why.name),
            "cost": move.cost,
            "missing": move.missing,
        }
        for move, why in match.refused(seat)
    ]
