"""Sessions in this very process: a match, what is typed, and all that was shown."""

import io
import re
from collections.abc import Iterable
from pathlib import Path

from chronik.cli.lines import Lines
from chronik.cli.session import Session
from chronik.table import Match

WIDTH = 80


def played(
    match: Match, typed: Iterable[str], lang: str = "en", people: set[int] | None = None, **options: object
) -> str:
    """Type these lines, then end the input; what the terminal has shown."""
    session = Session(match, people or {0}, lang, lines=Lines(list(typed)), **options)  # type: ignore[arg-type]
    shown = io.StringIO()
    session.console.file = shown
    session.console.width = WIDTH
    session.run()
    return shown.getvalue()


def screens(shown: str) -> list[str]:
    """What stood there at each prompt."""
    return shown.split("> ")


def saved_as(shown: str) -> Path:
    """Where the game went when its player left."""
    found = re.search(r"--resume\s+(\S+)", shown)
    assert found, shown
    return Path(found[1])
