"""Components are data: TOML tables with their provenance, read, laid over and checked here."""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from chronik.rulebook.errors import ComponentError

Provenance = Literal["rulebook", "public", "inferred", "reconstructed"]
Count = Annotated[int, Meta(ge=0, le=100)]  # a cost, a number of pieces, points: never negative


class Table(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole file: it says where it is from; rows that differ say so themselves."""

    provenance: Provenance


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    provenance: Provenance | None = None


def load(folder: Path, overlay: Path | None, tables: Mapping[str, type[Table]]) -> dict[str, Any]:
    """One checked table for each name; a file of the overlay replaces ours of the same name."""
    if overlay is not None:
        refuse_strangers(overlay, tables)
    loaded = {}
    for name, table in tables.items():
        path = folder / f"{name}.toml"
        if overlay is not None and (overlay / path.name).is_file():
            path = overlay / path.name
        loaded[name] = read(path, table)
    return loaded


def refuse_strangers(overlay: Path, tables: Mapping[str, type[Table]]) -> None:
    if not overlay.is_dir():
        raise ComponentError(f"components: {overlay} is not a folder")
    files = sorted(path.stem for path in overlay.glob("*.toml"))
    if not files:
        raise ComponentError(f"components: no .toml file in {overlay}; known are {', '.join(tables)}")
    for name in files:
        if name not in tables:
            raise ComponentError(f"components: {name}.toml is not known; known are {', '.join(tables)}")


def read(path: Path, table: type[Table]) -> Any:
    try:
        return msgspec.toml.decode(path.read_bytes(), type=table)
    except (msgspec.DecodeError, UnicodeDecodeError, OSError) as error:
        raise ComponentError(f"components: {path.name}: {error}") from None


def demand(holds: bool, file: str, what: str) -> None:
    """A check beyond types: say what is wrong in which file."""
    if not holds:
        raise ComponentError(f"components: {file}.toml: {what}")


def fingerprint(tables: Mapping[str, Any]) -> str:
    """A short hash of all values: two sets with the same one play the same game."""
    return sha256(msgspec.json.encode(dict(tables), order="sorted")).hexdigest()[:12]
