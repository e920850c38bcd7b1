"""The thinker: a process in which bots choose, hints are looked for and records are checked."""

import pickle

from chronik.bots import bot
from chronik.server.work import analysing, hinting, records
from chronik.server.work.compiling import compile_bots


def warm_up(name: str, part: str) -> None:
    """Load what was compiled before the first bot needs it."""
    compile_bots(name, part)


def choose(level: str, seed: int, hidden: bytes) -> str:
    """A bot's move; all that it gets is a hidden copy."""
    return bot(level, seed=seed).choose(pickle.loads(hidden)).notation


FUNCTIONS = {
    "warm_up": warm_up,
    "choose": choose,
    "part_of_record": records.part_of_record,
    "check_record": records.check_record,
    "hints": hinting.hints,
    "analyse": analysing.analyse,
}
