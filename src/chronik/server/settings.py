"""How the service is run: read once from the command line and the environment."""

import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from chronik.server.hands import PACE

USUAL_MEMORY = 4 << 30


def processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def megabytes() -> int:
    """Of matches: what the environment says, else a quarter of the memory that we may have."""
    if (wanted := os.environ.get("CHRONIK_MEMORY", "")).isdecimal():
        return max(1, int(wanted))
    found = [USUAL_MEMORY]
    with suppress(AttributeError, OSError, ValueError):  # not on Windows
        found = [os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")]
        found.append(int(Path("/sys/fs/cgroup/memory.max").read_text()))  # of a container
    return max(1, min(found) >> 22)


def data_home() -> Path:
    base = os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()
    return Path(base) / "chronik"


@dataclass(frozen=True)
class Settings:
    database: str  # an URL of SQLAlchemy
    dealers: int = field(default_factory=lambda: min(4, max(1, processors() // 2)))
    thinkers: int = field(default_factory=lambda: max(1, processors() - 1))
    memory: int = field(default_factory=megabytes)  # of matches, in all dealers
    idle: float = 600.0  # seconds after which a table that nobody looks at leaves memory
    lease: float = 10.0  # seconds until the tables of a process that is gone find another owner
    patience: float = 60.0  # seconds that a bot may think before a move is made for it
    pace: float = PACE  # seconds between two acts of a bot in a raid in real time
    hint_seconds: float = 1.0
    analysis_seconds: float = 0.1  # for each position
    limits: float = 1.0  # all limits times this; 0: none
    compiles: bool = True  # in the background, whatever is not compiled yet
    version: str = ""
