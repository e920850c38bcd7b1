"""What a reader gets of a position, as plain data: the view of the seat, and the words in its language."""

from collections.abc import Sequence
from typing import Any

import msgspec

from chronik.guide import rule_of
from chronik.locale import enum_text
from chronik.server.seating import COLOURS
from chronik.server.work.offers import offered
from chronik.table import Game, Match

TOLD = ("event", "text", "amounts")  # of what happened, in the log


def shown(
    match: Match, seqs: Sequence[int], seat: int | None, lang: str, since: int, asks: bool = True
) -> dict[str, Any]:
    """All fields that the rules know of; `since`: pages of the log that the reader has."""
    common = told(match, seqs, lang, since)
    return common | seen(match, seat, lang, asks and seat in common["actors"])


def told(match: Match, seqs: Sequence[int], lang: str, since: int) -> dict[str, Any]:
    """What everybody is told who reads this language."""
    over, pages = match.over, match.events(lang, since)
    found: dict[str, Any] = {
        "over": over,
        "actors": list(match.actors),
        "question": None if over else match.question(lang),
        "rule": None if over else rule(match),
        "events": pages[-1] if pages else [],
        "whole_log": since == 0,
        "log": story(match, seqs, pages, since),
    }
    return found | results(match, lang) if over else found


def seen(match: Match, seat: int | None, lang: str, asked: bool) -> dict[str, Any]:
    """What is a seat's own; a spectator's is what all may see."""
    moves, refused = offered(match, seat, lang) if asked else ([], [])
    return {"you": seat, "view": match.view(seat), "moves": moves, "refused": refused}


def rule(match: Match) -> str | None:
    """The id of the rule behind the question: `/rules/GAME#ID` tells it."""
    return rule_of(match.game.name, match.task.name, "", getattr(match.game.settings, "expansions", ()))


def story(
    match: Match, seqs: Sequence[int], pages: list[list[dict[str, Any]]], since: int
) -> list[dict[str, Any]]:
    """The log line by line, with the position that each line led to, who moved, and whom it is about.

    Who is no seat's comes after all seats: Conny.
    Not by which move: in simultaneous phases that is a secret until all have chosen.
    """
    heads: list[tuple[int, int, int | None]] = [(0, 0, None)] if since == 0 else []
    first = max(0, since - 1)
    for seq, step in zip(seqs[first:], match.steps[first:], strict=True):
        heads.append((seq, step.round, step.seat if step.seat >= 0 else None))
    return [
        {"seq": seq, "round": rounds, "seat": seat, "who": row["who"] if row["who"] >= 0 else None}
        | {field: row[field] for field in TOLD}
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
