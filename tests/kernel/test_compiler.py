"""One source, two ways to run it: twins, enums, and a cache that knows all sources."""

import os
import shutil
import subprocess
import sys
from enum import IntEnum
from pathlib import Path
from types import FunctionType

import pytest

from chronik.compiler import filled_in, plain, rule
from chronik.compiler.cache import package_of
from kernel import helpers

TESTS = Path(__file__).parents[1]
SOURCES = TESTS.parent / "src" / "chronik"


def python(code: str, **environment: str) -> str:
    path = os.pathsep.join([environment.pop("PYTHONPATH", ""), str(TESTS), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment | {"PYTHONPATH": path.strip(os.pathsep)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


@pytest.mark.parametrize("value", ["1", "yes"])
def test_one_switch_interprets(value: str) -> None:
    code = (
        "import sys\n"
        "from chronik import compiler\n"
        "from chronik.kernel import push\n"
        "print(compiler.INTERPRETED, 'numba' in sys.modules)"
    )
    assert python(code, CHRONIK_INTERPRET=value) == "True False"


@pytest.mark.long
def test_the_cache_is_keyed_by_all_sources_of_a_game(tmp_path: Path) -> None:
    code = (
        "from chronik.compiler.cache import cache_folder\n"
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


# rules from Python


class Kind(IntEnum):
    STONE = 3


class Other(IntEnum):
    WOOD = 4


@rule
def is_stone(n: int) -> bool:
    return n == Kind.STONE


@rule
def sort(n: int) -> int:
    if is_stone(n):
        return Other.WOOD
    return helpers.twice(n)


def test_a_rule_called_from_python_runs_as_its_plain_twin() -> None:
    assert sort(3) == 4
    assert sort(5) == 10
    assert plain(sort)(3) is Other.WOOD, "plain Python all through: members stay members"
    assert plain(sort) is plain(sort)
    assert isinstance(plain(sort), FunctionType)


def test_rules_that_call_each_other_have_twins() -> None:
    assert plain(helpers.is_even)(10)
    assert not plain(helpers.is_even)(7)


def test_a_plain_function_is_its_own_twin_in_what_it_does() -> None:
    def add(a: int, b: int = 2) -> int:
        return a + b

    assert plain(add)(1) == 3


@pytest.mark.parametrize(
    ("module", "package"),
    [("chronik.village.market", "village"), ("kernel.toy", "kernel"), ("chronik", "kernel")],
)
def test_a_module_belongs_to_a_game(module: str, package: str) -> None:
    assert package_of(module) == package


def test_what_cannot_be_written_is_no_trouble(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    code = "from chronik.compiler.cache import cache_home\nprint(cache_home().exists())"
    assert python(code, CHRONIK_CACHE=str(blocked / "cache")) == "True"


# compiled

COMPILED = {"CHRONIK_INTERPRET": "0"}


@pytest.mark.long
def test_members_of_all_enums_are_plain_numbers_to_compiled_rules(tmp_path: Path) -> None:
    code = (
        "from kernel import helpers\n"
        "import numpy as np\n"
        "print([int(helpers.compare(np.array([n]))) for n in (1, 2, 3)], len(helpers.mixed.overloads))"
    )
    assert python(code, CHRONIK_CACHE=str(tmp_path), **COMPILED) == "[10, 20, 0] 1"


@pytest.mark.long
def test_an_entry_is_compiled_by_one_process_and_found_by_another(tmp_path: Path) -> None:
    code = (
        "from kernel.toy import go, table_with\n"
        "table_with(5)\n"
        "print(sum(go.stats.cache_hits.values()), sum(go.stats.cache_misses.values()))"
    )
    runs = [python(code, CHRONIK_CACHE=str(tmp_path), **COMPILED) for _ in range(2)]
    assert runs == ["0 1", "1 0"]
    assert list(tmp_path.glob("kernel-*/**/*.nbi"))


@pytest.mark.long
def test_the_toy_plays_the_same_in_both_modes(tmp_path: Path) -> None:
    code = (
        "from kernel.toy import go, legal, table_with, told\n"
        "desk = table_with(20)\n"
        "while legal(desk):\n"
        "    go(desk, 2, legal(desk)[-1])\n"
        "    print(told(desk), desk[0].state.tobytes().hex())"
    )
    interpreted = python(code, CHRONIK_INTERPRET="1")
    assert python(code, CHRONIK_CACHE=str(tmp_path), **COMPILED) == interpreted
    assert len(interpreted.splitlines()) > 5


def test_copies_with_other_rules_filled_in_have_other_names() -> None:
    """Compiled in different processes, they would be taken for each other by the linker."""

    def generic() -> int:
        return other()  # type: ignore[name-defined,no-any-return]  # noqa: F821

    one, same, two = (filled_in(generic, {"other": rule}) for rule in (python, python, rule_of_another))
    assert one.__qualname__ == same.__qualname__ != two.__qualname__
    assert one.__name__ == two.__name__ == "generic"


def rule_of_another() -> int:
    return 2
