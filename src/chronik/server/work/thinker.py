"""The thinker: a process in which bots choose, hints are looked for and records are checked."""

import pickle
from typing import Any

from chronik.bots import bot
from chronik.rulebook.errors import RecordError
from chronik.server.refusal import Refusal
from chronik.server.work import analysing, hinting
from chronik.server.work.compiling import compile_bots
from chronik.table.record import GameRecord


def warm_up(name: str, part: str) -> None:
    """Load what was compiled before the first bot needs it."""
    compile_bots(name, part)


def choose(level: str, seed: int, hidden: bytes) -> str:
    """A bot's move; all that it gets is a hidden copy."""
    return bot(level, seed=seed).choose(pickle.loads(hidden)).notation


def check_record(text: str) -> dict[str, Any]:
    """A record that was handed in, replayed and verified."""
    try:
        match = GameRecord.parse(text).replay()
    except RecordError as error:
        raise Refusal("record", detail=str(error)) from None
    return {"moves": len(match.steps), "over": match.over}


FUNCTIONS = {
    "warm_up": warm_up,
    "choose": choose,
    "check_record": check_record,
    "hint": hinting.hint,
    "analyse": analysing.analyse,
}
