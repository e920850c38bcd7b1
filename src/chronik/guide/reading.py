"""One text of the guide: a file of Markdown, read into chapters and paragraphs."""

import re
from collections.abc import Iterator

import msgspec

TITLE = re.compile(r"# (?P<title>.+)")
HEADING = re.compile(r"## (?P<title>.+?) \{#(?P<anchor>[a-z][a-z0-9-]*)\}")
PICTURE = re.compile(r"!\[[^\]]*\]\(picture:(?P<name>[a-z0-9-]+)\)")
IDS = re.compile(r" \{(?P<ids>[A-Z][A-Z0-9-]*(?: [A-Z][A-Z0-9-]*)*)\}$")
# * **Anna** pays [coin 2 → die-2] What it is about.
SCENE = re.compile(
    r"\* \*\*(?P<who>[^*]+)\*\*(?: (?P<does>[^\[:]+))?(?: \[(?P<shown>[^\]]+)\]|:) (?P<text>.+)"
)
ITEM, SHORT, CHAPTER, EXAMPLE = "- ", "> ", "## ", "### "


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences of the full version, and the ids of the rules they tell."""

    text: str
    rules: tuple[str, ...] = ()
    item: bool = False  # of a list


class Scene(msgspec.Struct, frozen=True):
    """What somebody does in an example: in symbols and numbers, and in a sentence."""

    who: str
    does: str
    shown: tuple[str, ...]  # nothing, if nothing is done
    text: str


class Example(msgspec.Struct, frozen=True):
    title: str
    scenes: tuple[Scene, ...]


class Chapter(msgspec.Struct, frozen=True):
    anchor: str
    title: str
    short: str
    picture: str | None
    paragraphs: tuple[Paragraph, ...]
    example: Example | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(rule for paragraph in self.paragraphs for rule in paragraph.rules)


class Part(msgspec.Struct, frozen=True):
    """A game, or what an expansion adds to it."""

    name: str
    title: str
    chapters: tuple[Chapter, ...]


class Unreadable(ValueError):
    """A line that is none of the kinds that a text is made of."""


def read(name: str, text: str, prefix: str = "") -> Part:
    """The anchors of an expansion get a prefix: the base game may have a chapter of the same name."""
    lines = [line for line in map(str.rstrip, text.splitlines()) if line]
    found = TITLE.fullmatch(lines[0]) if lines else None
    if found is None:
        raise Unreadable(f"{name}: the first line is the title, # and some words")
    return Part(
        name, found["title"], tuple(chapter(name, group, prefix) for group in groups(name, lines[1:]))
    )


def groups(name: str, lines: list[str]) -> Iterator[list[str]]:
    """The lines of each chapter, its heading first."""
    starts = [number for number, line in enumerate(lines) if line.startswith(CHAPTER)]
    if not starts or starts[0] != 0:
        raise Unreadable(f"{name}: after the title comes a chapter")
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield lines[start:end]


def chapter(name: str, lines: list[str], prefix: str) -> Chapter:
    heading = HEADING.fullmatch(lines[0])
    if heading is None:
        raise Unreadable(f"{name}: {lines[0]!r} is no heading with an anchor")
    rest = lines[1:]
    if not rest or not rest[0].startswith(SHORT):
        raise Unreadable(f"{name}: {lines[0]!r} has no short version below it")
    short, rest = rest[0].removeprefix(SHORT), rest[1:]
    picture = PICTURE.fullmatch(rest[0]) if rest else None
    told, shown = split(rest[1:] if picture else rest)
    return Chapter(
        prefix + heading["anchor"],
        heading["title"],
        short,
        picture and picture["name"],
        tuple(paragraph(name, line) for line in told),
        example(name, shown) if shown else None,
    )


def split(lines: list[str]) -> tuple[list[str], list[str]]:
    """The example comes last."""
    start = next((number for number, line in enumerate(lines) if line.startswith(EXAMPLE)), len(lines))
    return lines[:start], lines[start:]


def example(name: str, lines: list[str]) -> Example:
    title, *rest = lines
    return Example(title.removeprefix(EXAMPLE), tuple(scene(name, line) for line in rest))


def scene(name: str, line: str) -> Scene:
    found = SCENE.fullmatch(line)
    if found is None:
        raise Unreadable(f"{name}: {line!r} is no scene of an example")
    return Scene(found["who"], found["does"] or "", tuple((found["shown"] or "").split()), found["text"])


def paragraph(name: str, line: str) -> Paragraph:
    if line.startswith(("#", ">", "!")):
        raise Unreadable(f"{name}: {line!r} does not belong here")
    found = IDS.search(line)
    words = line[: found.start()] if found else line
    rules = tuple(found["ids"].split(" ")) if found else ()
    return Paragraph(words.removeprefix(ITEM), rules, words.startswith(ITEM))
