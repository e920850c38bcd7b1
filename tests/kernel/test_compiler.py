"""The cache of compiled rules knows all sources, and modes are switched by one variable."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src" / "chronik"


def python(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("value", ["1", "yes"])
def test_one_switch_interprets(value: str) -> None:
    code = (
        "import sys\n"
        "from chronik.kernel import compiler, push\n"
        "print(compiler.INTERPRETED, 'numba' in sys.modules)"
    )
    assert python(code, CHRONIK_INTERPRET=value) == "True False"


def test_the_cache_is_keyed_by_all_sources_of_a_game(tmp_path: Path) -> None:
    code = (
        "from chronik.kernel.compiler import cache_folder\n"
        "print(cache_folder('village').name, cache_folder('kernel').name)"
    )
    copy = tmp_path / "copy" / "chronik"
    shutil.copytree(SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {
        "CHRONIK_INTERPRET": "0",
        "CHRONIK_CACHE": str(tmp_path / "cache"),
        "PYTHONPATH": str(copy.parent),
    }
    before = python(code, **environment).split()
    with (copy / "village" / "market.py").open("a") as market:
        market.write("# changed\n")
    after = python(code, **environment).split()
    assert before[0] != after[0]
    assert before[1] == after[1]
    assert {folder.name for folder in (tmp_path / "cache").iterdir()} == {*before, *after}
