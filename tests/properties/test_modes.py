"""Interpreted and compiled rules are the same rules."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]


def started(interpret: str) -> "subprocess.Popen[str]":
    path = os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")])
    return subprocess.Popen(
        [sys.executable, "-W", "error", "-m", "properties.play"],
        env=os.environ | {"CHRONIK_INTERPRET": interpret, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.slow
def test_interpreted_and_compiled_games_are_the_same() -> None:
    """One process each, side by side, plays a game of every set-up, some to the end."""
    told = []
    for mode, process in [("interpreted", started("1")), ("compiled", started("0"))]:
        out, errors = process.communicate()
        assert process.returncode == 0, errors
        assert errors.strip() == mode
        told.append(out.splitlines())
    assert len(told[0]) > 1_500
    for line, other in zip(*told, strict=True):
        assert line == other
