"""What a reader gets of a position, as plain data: the view of the seat, and the words in its language."""

from collections.abc import Sequence
from typing import Any

import msgspec

from chronik.guide import rule_of
from chronik.locale import enum_text
from chronik.server.seating import COLOURS
from chronik.table import Game, Match, Move


def shown(
    match: Match, seqs: Sequence[int], seat: int | None, lang: str, since: int, asks: bool = True
) -> dict[str, Any]:
    """All fields that the rules know of; `since`: pages of the log that the reader has."""
    over, actors = match.over, match.actors
    asked = asks and not over and seat is not None and seat in actors
    pages = match.events(lang, since)
    found: dict[str, Any] = {
        "over": over,
        "actors": list(actors),
        "you": seat,
        "view": match.view(seat),
        "question": None if over else match.question(lang),
        "rule": None if over else rule(match),
        "moves": [told_move(move, lang) for move in match.moves(seat)] if asked else [],
        "refused": refused(match, seat, lang) if asked else [],
        "events": pages[-1] if pages else [],
        "whole_log": since == 0,
        "log": story(match, seqs, pages, since),
    }
    return found | results(match, lang) if over else found


def told_move(move: Move, lang: str) -> dict[str, Any]:
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


def refused(match: Match, seat: int | None, lang: str) -> list[dict[str, Any]]:
    return [
        {
            "notation": move.notation,
            "text": move.text(lang),
            "why": why.name,
            "reason": why.text(lang),
            "rule": rule(match, why.name),
        }
        for move, why in match.refused(seat)
    ]


def rule(match: Match, why: str = "") -> str | None:
    """The id of the rule behind the question, or behind a reason: `/rules/GAME#ID` tells it."""
    expansions = getattr(match.game.settings, "expansions", ())
    return rule_of(match.game.name, match.task.name, why, expansions)


def story(
    match: Match, seqs: Sequence[int], pages: list[list[dict[str, Any]]], since: int
) -> list[dict[str, Any]]:
    """The log line by line, with the position that each line led to, and who moved.

    Not by which move: in simultaneous phases that is a secret until all have chosen.
    """
    heads: list[tuple[int, int, int | None]] = [(0, 0, None)] if since == 0 else []
    first = max(0, since - 1)
    for seq, step in zip(seqs[first:], match.steps[first:], strict=True):
        heads.append((seq, step.round, step.seat if step.seat >= 0 else None))
    return [
        {"seq": seq, "round": rounds, "seat": seat, "event": row["event"], "text": row["text"]}
        for (seq, rounds, seat), page in zip(heads, pages, strict=True)
        for row in page
    ]


def setting(match: Match, lang: str) -> dict[str, Any]:
    """What a replay is of, where no table tells."""
    seats = [
        {"seat": seat, "name": name, "colour": COLOURS[seat]}
        for seat, name in enumerate(match.seat_names(lang))
    ]
    options = msgspec.to_builtins(match.game.settings)
    own = changes(match.game)
    return {"game": match.game.name, "options": options, "seats": seats, "corrections": own}


def changes(game: Game) -> list[dict[str, Any]]:
    """The component values that differ from ours."""
    return [{"name": name, "ours": ours, "yours": yours} for name, ours, yours in game.changes]


def whole_game(match: Match, seqs: Sequence[int], lang: str) -> dict[str, Any]:
    steps = [{"n": n} | step._asdict() for n, step in enumerate(match.steps, 1)]
    found = setting(match, lang) | {
        "length": len(steps),
        "steps": steps,
        "log": story(match, seqs, match.events(lang), 0),
        "over": match.over,
    }
    return found | results(match, lang) if match.over else found


def results(match: Match, lang: str) -> dict[str, Any]:
    """Points by category, and the place of every seat."""
    seats = range(match.game.players)
    parts = [match.breakdown(seat) for seat in seats]
    place = {seat: n for n, tied in enumerate(match.ranking(), 1) for seat in tied}
    return {
        "scores": match.scores(),
        "ranking": [place[seat] for seat in seats],
        "breakdown": [
            {
                "category": (name := category.name.lower()),
                "title": enum_text(category, lang),
                "points": [part[name] for part in parts],
            }
            for category in match.game.rules.category
        ],
    }
