"""Words for what a view names: from the short names of its plain data back to the game's own."""

from collections.abc import Iterable, Mapping
from enum import IntEnum

from rich.markup import escape

from chronik.locale import OBJECT, catalogue, enum_text, fill, text

KINDS = ("colour", "good", "ware", "cost")  # where the words of a thing stand in a catalogue
ABOARD = "aboard_"  # of things in the hold of a ship
SINGULAR = {"points": "point", "coins": "coin", "statues": "statue", "cubes": "any-cube"}


def said(who: str, what: str, lang: str) -> str:
    """Something, and after the colon what there is to say of it: French puts a space before it."""
    return text("terminal-said", lang, {"who": who, "what": what})


def plain(name: str) -> str:
    """A name that a person chose, as it is: not as markup."""
    return escape(name)


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


def thing(game: str, name: str, count: int, lang: str, form: str = "") -> str:
    """So many of a thing that a price or a gain names; a name without words stands for itself."""
    if name.startswith(ABOARD):
        inner = thing(game, name.removeprefix(ABOARD), count, lang, form)
        return text("terminal-aboard", lang, {"thing": inner})
    for kind in KINDS:
        message = f"{game}-{kind}-{SINGULAR.get(name, name)}".replace("_", "-")
        if catalogue(lang).has_message(message):
            return fill(message, lang, form, count=int(count))
    return f"{count} {name}"


def change(game: str, parts: Mapping[str, int], sign: str, lang: str, said: str) -> str:
    """What of it was not said already."""
    new = {
        name: count
        for name, count in parts.items()
        if count and not any(thing(game, name, count, lang, form) in said for form in ("", OBJECT))
    }
    return ", ".join(f"{sign}{thing(game, name, count, lang)}" for name, count in new.items())


def facts(pairs: Iterable[tuple[str, str]], lang: str) -> str:
    """Labels with their values, on one line."""
    return " · ".join(f"{text(label, lang)} {value}" for label, value in pairs)
