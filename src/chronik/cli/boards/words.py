"""Words for what a view names: from the short names of its plain data back to the game's own."""

from collections.abc import Iterable
from enum import IntEnum

from chronik.locale import enum_text


def slug(member: IntEnum) -> str:
    return member.name.lower().replace("_", "")


def word(kind: type[IntEnum], name: str | None, lang: str, count: int = 1) -> str:
    """The thing of this kind with this name; nothing for no name."""
    if name is None:
        return "-"
    return enum_text(next(member for member in kind if slug(member) == name), lang, count)


def words(kind: type[IntEnum], names: Iterable[str], lang: str) -> str:
    return ", ".join(word(kind, name, lang) for name in names) or "-"


def amounts(kind: type[IntEnum], counts: dict[str, int], lang: str) -> str:
    return ", ".join(word(kind, name, lang, count) for name, count in counts.items() if count) or "-"
