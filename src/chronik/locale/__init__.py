"""Words: Fluent catalogues in English, German and French. Knows no game; every id names its own."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parent
OBJECT = "object"  # the attribute of a message


@dataclass(frozen=True)
class Amount:
    """So many of one thing: said in words with its number."""

    kind: IntEnum
    count: int


def text(message: str, lang: str = "en", args: Mapping[str, Any] | None = None) -> str:
    """A message in words; enum members and amounts among its arguments are put into words first."""
    return fill(message, lang, {name: say(value, lang) for name, value in (args or {}).items()})


def say(value: Any, lang: str) -> Any:
    """An argument in words, as the object of a sentence: in German a form of its own."""
    if isinstance(value, IntEnum):
        return say(Amount(value, 1), lang)
    if isinstance(value, Amount):
        return fill(enum_id(value.kind), lang, {"count": int(value.count)}, OBJECT)
    if isinstance(value, tuple):
        return " + ".join(str(say(part, lang)) for part in value)
    return value if isinstance(value, str) else int(value)


def enum_text(member: IntEnum, lang: str = "en", count: int = 1) -> str:
    """A thing in words, standing alone."""
    return fill(enum_id(member), lang, {"count": int(count)})


def fill(message: str, lang: str, spoken: Mapping[str, Any], form: str = "") -> str:
    bundle = catalogue(lang)
    found = bundle.get_message(message)
    words, errors = bundle.format_pattern(found.attributes.get(form, found.value), spoken)
    if errors:
        raise errors[0]
    return str(words)


def enum_id(member: IntEnum) -> str:
    """chronik.village.state.Good.WAGON -> village-good-wagon"""
    game = type(member).__module__.split(".")[1]
    return f"{game}-{type(member).__name__}-{member.name}".lower().replace("_", "-")


@cache
def catalogue(lang: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    if lang not in LANGUAGES:
        raise ValueError(f"language: one of {', '.join(LANGUAGES)}, not {lang}")
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted((FOLDER / lang).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle
