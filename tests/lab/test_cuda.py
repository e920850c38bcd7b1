"""The rules for a graphics card. No card is needed to compile them; what a card did is in bench/GPU.md."""

import re
import sys
from pathlib import Path
from typing import Any

import pytest

import chronik
from chronik.bots.crowd import STEPS, TURN
from chronik.bots.stroll import stroll_at
from chronik.lab.cards import pack
from chronik.rulebook.errors import OptionError

GAME = chronik.game("tumult", players=2)


def test_without_the_extra_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(OptionError, match=r"pip install .*chronik\[gpu\]"):
        pack([GAME], tmp_path)


def test_without_the_libraries_one_line_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As numba-cuda meets it while it compiles."""
    pathfinder = pytest.importorskip("cuda.pathfinder")
    pytest.importorskip("numba_cuda")

    def compile_nothing(brain: Any) -> Path:
        raise pathfinder.DynamicLibNotFoundError("nvvm: tried a thousand folders\nand one")

    monkeypatch.setattr("chronik.lab.cuda.write_kernels", compile_nothing)
    with pytest.raises(OptionError, match=r"pip install .*chronik\[gpu\]") as caught:
        pack([GAME], tmp_path)
    assert "\n" not in str(caught.value)


@pytest.mark.long
def test_all_steps_are_compiled_for_a_card(tmp_path: Path) -> None:
    pytest.importorskip("numba_cuda")
    pack([GAME], tmp_path)
    steps = {path.stem: path.read_text() for path in tmp_path.glob("*.ptx")}
    assert set(steps) == {step.__name__ for step in (*STEPS, stroll_at)}
    assert all(".visible .entry" in step and "unaligned" not in step for step in steps.values())
    assert f'"turn": {TURN}' in (tmp_path / "about.json").read_text()
    assert (tmp_path / "chronik" / "lab" / "school.py").exists()


def test_what_is_packed_needs_nothing_else_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernels, folder = tmp_path / "kernels", tmp_path / "pack"
    kernels.mkdir()
    monkeypatch.setattr("chronik.lab.cards.kernels_of", lambda game: kernels)
    pack([GAME], folder)
    sources = [path.read_text() for path in folder.rglob("*.py")]
    needed = {name for source in sources for name in re.findall(r"from (chronik[\w.]*) import", source)}
    assert "chronik.errors" in needed
    assert all((folder / f"{name.replace('.', '/')}.py").exists() for name in needed)
