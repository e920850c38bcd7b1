"""What the service itself says, in the reader's language."""

from collections.abc import Mapping
from contextlib import suppress
from functools import lru_cache
from typing import Any

from chronik.locale import LANGUAGES, text
from chronik.server.refusal import Refusal
from chronik.server.store import Seat

LONGEST_HEADER = 200
KEPT = 4096  # names of seats


def language(asked: str | None, accepted: str | None) -> str:
    """What was asked for, else the one that the browser likes best of those that we speak, else English."""
    liked = sorted(map(weighed, (accepted or "")[:LONGEST_HEADER].split(",")), key=lambda one: -one[0])
    tags = [asked or "", *(tag for quality, tag in liked if quality > 0)]
    return next(filter(None, map(spoken_of, tags)), LANGUAGES[0])


def weighed(part: str) -> tuple[float, str]:
    """One of the languages of `Accept-Language`, and how much it is liked: `de-CH;q=0.7`."""
    tag, _, quality = part.partition(";")
    with suppress(ValueError):
        return float(quality.strip().removeprefix("q=") or 1), tag
    return 1.0, tag


def spoken_of(tag: str) -> str | None:
    """Which of ours it is: German is spoken in Switzerland, too."""
    short = tag.strip().partition("-")[0].lower()
    return short if short in LANGUAGES else None


def told(refusal: Refusal, lang: str) -> dict[str, Any]:
    """An error as it is answered: its code, one line for people, and what belongs to it."""
    fields = dict(refusal.fields)
    reasons = fields.pop("reasons", None)
    if reasons is not None:
        fields["reason"] = reasons[lang]
    elif refusal.code == "illegal":
        fields["reason"] = text("server-not-here", lang)
    return {"error": refusal.code, "message": sentence(refusal.code, fields, lang), **fields}


def sentence(code: str, fields: Mapping[str, Any], lang: str) -> str:
    if code == "illegal":
        return str(fields["reason"])
    if code == "record" and "move" in fields:
        return text("server-record-move", lang, spoken(fields))
    detail = fields.get("reason", fields.get("detail"))
    return text(f"server-{code}", lang, spoken({**fields, "detail": detail}))


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
