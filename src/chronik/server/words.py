"""What the service itself says, in the reader's language."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from chronik.locale import LANGUAGES, text
from chronik.server.refusal import Refusal
from chronik.server.store import Seat

LONGEST_HEADER = 200
KEPT = 4096  # names of seats


def language(asked: str | None, accepted: str | None) -> str:
    """What was asked for, else the first of the browser's languages that we speak, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "")[:LONGEST_HEADER].split(","):
        if (short := part.strip()[:2].lower()) in LANGUAGES:
            return short
    return LANGUAGES[0]


def told(refusal: Refusal, lang: str) -> dict[str, Any]:
    """An error as it is answered: its code, one line for people, and what belongs to it."""
    fields = dict(refusal.fields)
    reasons = fields.pop("reasons", None)
    if reasons is not None:
        fields["reason"] = reasons[lang]
    elif refusal.code == "illegal":
        fields["reason"] = text("server-not-here", lang)
    message = fields["reason"] if "reason" in fields else text(f"server-{refusal.code}", lang, spoken(fields))
    return {"error": refusal.code, "message": message, **fields}


def spoken(fields: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if isinstance(value, str | int)}


def names(seats: list[Seat], lang: str) -> list[str]:
    """How the seats are called: by their guests' names; whoever has none, by what he is."""
    return [seat.name or unnamed(seat, lang) for seat in seats]


@lru_cache(KEPT)
def unnamed(seat: Seat, lang: str) -> str:
    if seat.kind == "human":
        return text("player", lang, {"number": seat.seat + 1})
    title = text(f"server-level-{seat.level}", lang)
    return text("server-bot", lang, {"title": title, "number": seat.seat + 1})
