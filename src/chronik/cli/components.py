"""What is in the box, table by table, and where each value is from."""

import argparse
import json
from typing import Any

import msgspec
from rich.table import Table

from chronik.cli.options import Parser, chosen_game, game_options
from chronik.cli.screen import Screen
from chronik.table import Game

MARKS = {
    "rulebook": "✓ rulebook",
    "public": "○ public",
    "inferred": "~ inferred",
    "reconstructed": "? reconstructed",
}


def parents() -> list[Parser]:
    return [game_options()]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(args: argparse.Namespace) -> None:
    game = chosen_game(args)
    tables = {name: msgspec.to_builtins(table) for name, table in game.components.items()}
    if args.json:
        print(json.dumps({"game": game.name, "hash": game.component_hash, "tables": tables}))
    else:
        show(game, tables)


def show(game: Game, tables: dict[str, Any]) -> None:
    console = Screen()
    for name, table in tables.items():
        shown = Table("what", "value", "from", title=name, title_justify="left")
        for what, value, provenance in rows(table):
            shown.add_row(what, value, MARKS[provenance])
        console.print(shown)
    console.print(
        "rulebook: stated in a rulebook; public: in a public source; inferred: follows from what is"
    )
    console.print("stated; reconstructed: chosen to fit all that is stated, and not the printed value.")
    for name, ours, yours in game.changes:
        console.print(f"yours: {name} {say(ours)} -> {say(yours)}", markup=False)
    console.print(f"Component set {game.component_hash}")


def rows(table: dict[str, Any], provenance: str = "", name: str = "") -> list[tuple[str, str, str]]:
    """One row for each plain value; a row of a table is one row here too."""
    provenance = table.get("provenance") or provenance
    plain = {key: value for key, value in table.items() if key != "provenance" and not nested(value)}
    found = [(name or "-", ", ".join(f"{key} {say(value)}" for key, value in plain.items()), provenance)]
    for key, value in table.items():
        if isinstance(value, dict) and nested(value):
            found += rows(value, provenance, f"{name} {key}".strip())
        elif nested(value):
            for i, row in enumerate(value):
                found += rows(row, provenance, f"{key} {row.get('id', i + 1)}")
    return [row for row in found if row[1]]


def nested(value: Any) -> bool:
    if isinstance(value, dict):
        return "provenance" in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def say(value: Any) -> str:
    if isinstance(value, dict):
        return " + ".join(f"{count} {what}" for what, count in value.items() if count) or "0"
    if isinstance(value, list | tuple):
        return "/".join(str(item) for item in value)
    return str(value)
