"""The example in the repository works as it stands."""

import subprocess
import sys
from pathlib import Path

import pytest

from server.running import Server

EXAMPLE = Path(__file__).parents[2] / "examples" / "client.py"


@pytest.mark.long
def test_the_example_client_plays_a_whole_game(server: Server) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert "watch: http" in done.stdout
    assert "scores: [" in done.stdout
