"""Hints in three depths, for the page: a warning, a nudge, the best move and why."""

import pickle
from typing import Any

from chronik.bots import hints as thought
from chronik.server.refusal import Refusal


def hints(hidden: bytes, lang: str, seconds: float) -> dict[int, dict[str, Any]]:
    match = pickle.loads(hidden)
    if match.over:
        raise Refusal("no-hint")
    return {depth: hint.plain(lang) for depth, hint in thought.hints(match, seconds).items()}
