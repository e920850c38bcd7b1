"""Words: Fluent catalogues in English, German and French. Knows no game; every id names its own."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from chronik.errors import OptionError

LANGUAGES = ("en", "de", "fr")
FOLDER = Path(__file__).parent
KEPT = 1 << 14  # sentences kept ready; not all of them, for names of players are without end
SHARED = ("Task", "Why", "Event")  # enums that each expansion of a game has one of
NAMES = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)  # of messages
OBJECT, SUBJECT = "object", "subject"  # attributes of a message: its forms in a sentence


@dataclass(frozen=True)
class Amount:
    """So many of one thing: said in words with its number."""

    kind: IntEnum
    count: int


@dataclass(frozen=True)
class Phrase:
    """A message within another one; its form is that of the whole."""

    message: str
    args: Mapping[str, Any]


def text(message: str, lang: str = "en", args: Mapping[str, Any] | None = None) -> str:
    """A message in words; things among its arguments are put into words first."""
    return fill(message, lang, "", **{name: say(value, lang, name) for name, value in (args or {}).items()})


def say(value: Any, lang: str, form: str = OBJECT) -> str | int:
    """An argument in words: in the form that bears its name, else as the object of a sentence."""
    if isinstance(value, str):
        return value
    if isinstance(value, Amount):
        return fill(enum_id(value.kind), lang, form, count=int(value.count))
    if isinstance(value, IntEnum):
        return fill(enum_id(value), lang, form, count=1)
    if isinstance(value, Phrase):
        parts = {name: say(part, lang, form) for name, part in value.args.items()}
        return fill(value.message, lang, form, **parts)
    if isinstance(value, tuple):
        return listed([str(say(part, lang, form)) for part in value], lang)
    return int(value)


def counted(sentence: str, lang: str, args: Mapping[str, Any]) -> list[tuple[str, str, int]]:
    """The amounts that a sentence tells, one after the other: its words for each, what it is, how many."""
    found = [(str(say(one, lang, name)), one) for name, value in args.items() for one in amounts(value)]
    told = [(sentence.find(words), words, one) for words, one in found if words in sentence]
    told.sort(key=lambda one: one[0])
    return [(words, one.kind.name.lower().replace("_", ""), one.count) for _, words, one in told]


def amounts(value: Any) -> Iterator[Amount]:
    """All within an argument, however deep."""
    if isinstance(value, Amount):
        yield value
    if isinstance(value, Phrase):
        value = tuple(value.args.values())
    if isinstance(value, tuple):
        for part in value:
            yield from amounts(part)


def listed(parts: list[str], lang: str) -> str:
    """1 wagon, 2 time and 2 brown cubes"""
    if len(parts) < 2:
        return "".join(parts)
    *before, first, last = parts
    words = fill("list-last", lang, "", first=first, last=last)
    for part in reversed(before):
        words = fill("list-more", lang, "", first=part, rest=words)
    return words


def enum_text(member: IntEnum, lang: str = "en", count: int = 1) -> str:
    """A thing in words, standing alone."""
    return fill(enum_id(member), lang, "", count=int(count))


@lru_cache(KEPT)
def fill(message: str, lang: str, form: str, /, **spoken: str | int) -> str:
    """A message, or one of its forms, with arguments that are words or numbers already."""
    known = catalogue(lang)
    words, errors = known.bundle.format_pattern(pattern(known.get_message(message), form), spoken)
    if errors:
        raise errors[0]
    return str(words)


def pattern(message: Any, form: str) -> Any:
    """The form asked for; where there is none, things are objects, but for subjects and what stands alone."""
    if form in message.attributes:
        return message.attributes[form]
    return message.value if form in ("", SUBJECT) else message.attributes.get(OBJECT, message.value)


@lru_cache(None, typed=True)  # typed: members of different kinds are equal if their numbers are
def enum_id(member: IntEnum) -> str:
    """Good.WAGON of chronik.village.names -> village-good-wagon; InnTask.INN is a task: village-task-inn"""
    game = type(member).__module__.split(".")[1]
    kind = next((end for end in SHARED if type(member).__name__.endswith(end)), type(member).__name__)
    return f"{game}-{kind}-{member.name}".lower().replace("_", "-")


class Catalogue:
    """All messages of a language. A file of them is read when the first of its messages is asked for."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        self.bundle = FluentBundle([lang], use_isolating=False)
        files = sorted((FOLDER / lang).glob("*.ftl"))
        self._files = {name: file for file in files for name in NAMES.findall(content(file))}
        self._read: set[Path] = set()

    def has_message(self, name: str) -> bool:
        return name in self._files

    def get_message(self, name: str) -> Any:
        self.read(self._files[name])
        return self.bundle.get_message(name)

    def read(self, file: Path) -> None:
        from fluent.runtime import FluentResource

        if file not in self._read:
            self.bundle.add_resource(FluentResource(content(file)))
            self._read.add(file)

    def read_all(self, beginning: str) -> None:
        """The files whose names begin so."""
        for file in set(self._files.values()):
            if file.name.startswith(beginning):
                self.read(file)


def content(file: Path) -> str:
    return file.read_text(encoding="utf-8")


@cache
def catalogue(lang: str) -> Catalogue:
    if lang not in LANGUAGES:
        raise OptionError(f"language: one of {', '.join(LANGUAGES)}, not {lang}")
    return Catalogue(lang)


def read_catalogues(*beginnings: str) -> None:
    """A tenth of a second for each game and language, which nobody's first question shall wait for."""
    for lang in LANGUAGES:
        for beginning in beginnings:
            catalogue(lang).read_all(beginning)
