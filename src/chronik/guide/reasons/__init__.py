"""The rule behind a question, and behind the reason why a move is refused: one table for every game."""

import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent
QUESTION = "rule"  # its key beside the reasons


@cache
def table(game: str) -> dict[str, dict[str, str]]:
    """Reasons by question; under no question, what they mean everywhere else."""
    found = tomllib.loads((FOLDER / f"{game}.toml").read_text("utf-8"))
    return {"": found["why"], **found["asked"]}


def rule_of(game: str, task: str, why: str = "", expansions: Iterable[str] = ()) -> str | None:
    """Of a question, or of a reason given to it; the names are those of the game's Task and Why."""
    asked = table(game).get(task.lower(), {})
    if why:
        return asked.get(why) or table(game)[""].get(why)
    return next((asked[name] for name in (*expansions, QUESTION) if name in asked), None)
