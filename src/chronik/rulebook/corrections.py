"""Corrections: values as they are printed in an owner's box, laid over ours one by one.

A value is called by where it stands: table, part, row and name, as in "customers.customer.K16.points".
Rows go by their id, their ends or their number in our own table.
"""

import json
import re
import stat
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec

from chronik.rulebook.components import LONGEST_FILE, row_name
from chronik.rulebook.errors import ComponentError, cut, reason, shown

Tables = dict[str, Any]  # as plain data, by name
Corrections = dict[str, Any]
MOST, LONGEST = 2000, 1 << 17  # values, and bytes of all of them: more than any box has
TITLE = "# Chronik corrections"
PROVENANCE = ".provenance"  # what is said about values: it may differ, too, but nobody plays with it
NOTHING: dict[str, Any] = {}  # what TOML writes for the absence of a value
BARE = re.compile(r"[A-Za-z0-9_-]+")


class File(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    corrections: dict[str, Any]


def laid_over(ours: Tables, corrections: Mapping[str, Any]) -> Tables:
    """Our tables with these values in place of ours; not yet checked."""
    check_size(corrections)
    tables = deepcopy(ours)
    for place, value in [(find(tables, name), value) for name, value in corrections.items()]:
        part, key = place
        part[key] = deepcopy(value)
    return tables


def check_size(corrections: Mapping[str, Any]) -> None:
    if len(corrections) > MOST:
        raise ComponentError(f"components: at most {MOST} corrections, not {len(corrections)}")
    for name in corrections:
        if not isinstance(name, str):
            raise ComponentError(f"components: a correction has the name of a value, not {shown(name)}")
    try:
        size = len(msgspec.json.encode(corrections))
    except (TypeError, ValueError, OverflowError, RecursionError) as error:
        raise ComponentError(f"components: corrections are plain values: {reason(error)}") from None
    if size > LONGEST:
        raise ComponentError(f"components: corrections of {size} bytes, at most {LONGEST}")


def find(tables: Tables, name: str) -> tuple[Any, Any]:
    """The part that holds the value of this name, and where in it the value is."""
    part: Any = tables
    *way, last = name.split(".")
    for step in way:
        part = part[key_of(part, step, name)]
    key = key_of(part, last, name)
    if not way:
        raise ComponentError(f"components: {shown(name)} is no single value that could be corrected")
    return part, key


def key_of(part: Any, step: str, name: str) -> Any:
    if isinstance(part, dict) and step in part:
        return step
    if isinstance(part, list):
        for number, row in enumerate(part):
            if row_name(row, number) == step:
                return number
    raise ComponentError(f"components: there is no value {shown(name)}")


def differences(ours: Tables, theirs: Tables) -> Corrections:
    """What makes theirs of ours, value by value."""
    return dict(differing(ours, theirs, ""))


def differing(one: Any, other: Any, name: str) -> Iterator[tuple[str, Any]]:
    for step, ours, theirs in pairs(one, other):
        here = f"{name}.{step}" if name else step
        if alike(ours, theirs):
            yield from differing(ours, theirs, here)
        elif ours != theirs:
            yield here, stripped(theirs)


def pairs(one: Any, other: Any) -> Iterator[tuple[str, Any, Any]]:
    if isinstance(one, dict):
        yield from ((step, ours, other[step]) for step, ours in one.items())
    else:
        for number, (ours, theirs) in enumerate(zip(one, other, strict=True)):
            yield row_name(ours, number), ours, theirs


def alike(ours: Any, theirs: Any) -> bool:
    """Whether both are made of the same parts, so that each can be told; a list of numbers is one value."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return ours.keys() == theirs.keys()
    rows = isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs)
    return rows and all(isinstance(row, dict) for row in [*ours, *theirs])


def stripped(value: Any) -> Any:
    """Rows without what they do not have."""
    if isinstance(value, dict):
        return {name: stripped(part) for name, part in value.items() if part is not None}
    return [stripped(part) for part in value] if isinstance(value, list) else value


def values(corrections: Mapping[str, Any]) -> Corrections:
    """Only what is played with."""
    return {name: value for name, value in corrections.items() if not name.endswith(PROVENANCE)}


def value_of(tables: Tables, name: str) -> Any:
    part, key = find(tables, name)
    return part[key]


# as text


def written(game: str, corrections: Mapping[str, Any]) -> str:
    """A file of corrections, for the owner to keep and to share."""
    lines = [TITLE, f"game = {toml(game)}", "", "[corrections]"]
    return (
        "\n".join([*lines, *(f"{key(name)} = {toml(value)}" for name, value in corrections.items())]) + "\n"
    )


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key(name)} = {toml(item)}" for name, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml(item) for item in value) + "]"
    return toml(NOTHING) if value is None else json.dumps(value, ensure_ascii=False)


def key(name: str) -> str:
    return name if BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def meant(corrections: Mapping[str, Any]) -> Corrections:
    """As they were before they were written."""
    return {name: None if value == NOTHING else value for name, value in corrections.items()}


def read_corrections(path: Path, game: str) -> Corrections:
    """From a file that the page or `written` has made."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode) or status.st_size > LONGEST_FILE:
            raise ComponentError(
                f"components: {shown(path)} is no plain file of at most {LONGEST_FILE} bytes"
            )
        return parsed(path.read_text(encoding="utf-8"), game, path.name)
    except (OSError, ValueError) as error:
        raise ComponentError(f"components: {shown(path)}: {reason(error)}") from None


def is_correcting(text: str) -> bool:
    """Whether a file says so itself."""
    return text.lstrip().startswith(TITLE)


def tables_of(text: str, called: str) -> Tables:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also numbers and brackets without end
        raise ComponentError(f"components: {cut(called, 60)}: {reason(error)}") from None


def parsed(text: str, game: str, called: str) -> Corrections:
    try:
        found = msgspec.convert(tables_of(text, called), File)
    except (msgspec.ValidationError, RecursionError) as error:
        raise ComponentError(f"components: {cut(called, 60)}: {reason(error)}") from None
    if found.game != game:
        raise ComponentError(f"components: {cut(called, 60)} is for {shown(found.game)}, not for {game}")
    return meant(found.corrections)
