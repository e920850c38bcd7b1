"""Hints in three depths, for the page: a warning, a nudge, the best move and why."""

import pickle
from typing import Any

from chronik.bots import hints
from chronik.server.refusal import Refusal


def hint(hidden: bytes, depth: int, lang: str, seconds: float) -> dict[str, Any]:
    match = pickle.loads(hidden)
    if match.over:
        raise Refusal("no-hint")
    return hints.hint(match, depth, seconds).plain(lang)
