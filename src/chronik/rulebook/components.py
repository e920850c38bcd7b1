"""Components are data: TOML tables with their provenance, read, laid over and checked here."""

import os
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from chronik.rulebook.errors import ComponentError, reason, shown

Provenance = Literal["rulebook", "public", "inferred", "reconstructed"]
LONGEST_FILE = 1 << 20  # bytes; ours have a hundredth of it
Count = Annotated[int, Meta(ge=0, le=100)]  # a cost, a number of pieces, points: never negative


class Table(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file: it says where it is from; rows that differ say so themselves."""

    provenance: Provenance


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance | None = None


Overlay = Path | Mapping[str, Any] | None  # a folder of files; all tables as plain data; or nothing


def load(folder: Path, overlay: Overlay, tables: Mapping[str, type[Table]]) -> dict[str, Any]:
    """One checked table for each name; a file of the overlay replaces ours of the same name."""
    if isinstance(overlay, Mapping):
        return {name: convert(overlay[name], table, name) for name, table in tables.items()}
    laid_over = {} if overlay is None else files_of(overlay, tables)
    return {name: read(laid_over.get(name, folder / f"{name}.toml"), table) for name, table in tables.items()}


def files_of(overlay: Path, tables: Mapping[str, type[Table]]) -> dict[str, Path]:
    """The tables that lie in the folder, each of them known and a plain file."""
    if not os.path.isdir(overlay):  # unlike Path, says no to names that no folder can have
        raise ComponentError(f"components: {shown(overlay)} is not a folder")
    known = f"known are {', '.join(tables)}"
    files = {path.stem: path for path in sorted(overlay.glob("*.toml"))}
    if not files:
        raise ComponentError(f"components: no .toml file in {shown(overlay)}; {known}")
    for name, path in files.items():
        if name not in tables:
            raise ComponentError(f"components: {shown(name)}.toml is not known; {known}")
        if not path.is_file():
            raise ComponentError(f"components: {name}.toml is not a plain file")
        if path.stat().st_size > LONGEST_FILE:
            raise ComponentError(f"components: {name}.toml is longer than {LONGEST_FILE} bytes")
    return files


def read(path: Path, table: type[Table]) -> Any:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=table)
    except (OSError, ValueError, RecursionError) as error:  # also numbers and brackets without end
        raise ComponentError(f"components: {path.name}: {reason(error)}") from None


def convert(plain: Any, table: type[Table], name: str) -> Any:
    try:
        return msgspec.convert(plain, table)
    except (ValueError, RecursionError) as error:
        raise ComponentError(f"components: {name}: {reason(error)}") from None


def demand(holds: bool, file: str, what: str) -> None:
    """A check beyond types: say what is wrong in which file."""
    if not holds:
        raise ComponentError(f"components: {file}.toml: {what}")


def provenance(table: Any) -> dict[str, str]:
    """Where a table is from, under "", and its parts that differ: "customer.K21", "road.A-C", "mill"."""
    found = msgspec.to_builtins(table)
    return {"": found["provenance"]} | dict(differing(found, found["provenance"], ""))


def differing(part: Any, whole: str, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(part, list):
        part = {row_name(row, number): row for number, row in enumerate(part)}
    if not isinstance(part, dict):
        return
    own = part.get("provenance") or whole
    if own != whole:
        yield path, own
    for name, value in part.items():
        yield from differing(value, own, f"{path}.{name}" if path else name)


def row_name(row: Any, number: int) -> str:
    """Its id, the ends of a road or line, or else its number."""
    if not isinstance(row, dict):
        return str(number)
    return str(row.get("id") or "-".join(row.get("ends", ())) or number)


def fingerprint(tables: Mapping[str, Any]) -> str:
    """A short hash of all values: two sets with the same one play the same game."""
    return sha256(msgspec.json.encode(dict(tables), order="sorted")).hexdigest()[:12]
