"""Saved games: where they go, and what is never written over."""

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import msgspec

from chronik.rulebook.errors import RecordError
from chronik.table import GameRecord, Match
from chronik.table.record import read

MOST_COPIES = 1000
IDENTITY = ("game", "options", "components", "seed", "seats")  # what makes two records one game


def record_of(match: Match, people: set[int], levels: Mapping[int, str]) -> GameRecord:
    """The record, with who plays: whoever resumes it finds the same people, and bots as strong as before."""
    record = match.record
    bots = tuple(levels.get(seat, "") for seat in range(match.game.players)) if levels else ()
    head = msgspec.structs.replace(record.head, people=tuple(sorted(people)), bots=bots)
    return replace(record, head=head)


def may_write(path: Path, record: GameRecord) -> bool:
    """Whether nothing is lost there: no file yet, or an earlier save of this very game."""
    return not path.is_file() or is_earlier(path, record)


def is_earlier(path: Path, record: GameRecord) -> bool:
    try:
        found = read(path)
    except RecordError:
        return False
    ours = GameRecord.parse(record.text()).head
    same = all(getattr(found.head, name) == getattr(ours, name) for name in IDENTITY)
    return same and found.steps == record.steps[: len(found.steps)]


def save_somewhere(record: GameRecord, before: Path | None) -> Path | None:
    """Save where it was saved before, or here, or where it can be written; None if that is nowhere."""
    folders = (Path(), Path(tempfile.gettempdir()))
    for path in [before, *(free_name(folder, record) for folder in folders)]:
        if path is None:
            continue
        try:
            record.save(path)
        except RecordError:
            continue
        return path
    return None


def free_name(folder: Path, record: GameRecord) -> Path:
    stem = f"{record.head.game}-{record.head.seed}"
    names = [f"{stem}.txt", *(f"{stem}-{n}.txt" for n in range(2, MOST_COPIES))]
    return next((folder / name for name in names if may_write(folder / name, record)), folder / names[-1])
