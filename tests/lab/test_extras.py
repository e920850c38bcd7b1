"""What is not installed is named in one line, with what to do; and the examples work as they stand."""

import runpy
import sys
from importlib import import_module
from pathlib import Path

import pytest

from chronik.compiler import INTERPRETED

EXAMPLES = Path(__file__).parents[2] / "examples"
PNG = b"\x89PNG"


@pytest.mark.parametrize(
    ("module", "library", "told"),
    [
        ("pettingzoo", "pettingzoo", "PettingZoo"),
        ("gymnasium", "gymnasium", "Gymnasium"),
        ("vector", "gymnasium", "Gymnasium"),
        ("openspiel", "pyspiel", "OpenSpiel"),
    ],
)
def test_what_is_missing_is_named(
    module: str, library: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pettingzoo", "gymnasium", "vector", "openspiel", "spaces"):
        monkeypatch.delitem(sys.modules, f"chronik.lab.{name}", raising=False)
    for name in [name for name in sys.modules if name.startswith(f"{library}.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError) as caught:
        import_module(f"chronik.lab.{module}")
    assert str(caught.value) == f'{told} is not installed: pip install "chronik[research]"'


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "args"),
    [
        ("learn", ["--steps", "20" if INTERPRETED else "400", "--games", "8" if INTERPRETED else "64"]),
        ("seats", ["tumult", "--players", "2", "--games", "3"]),
        ("search", ["--games", "2", "--simulations", "2", "3"]),
    ],
)
def test_an_example_ends_in_a_plot(name: str, args: list[str], tmp_path: Path) -> None:
    plot = tmp_path / "plot.png"
    main = runpy.run_path(str(EXAMPLES / f"{name}.py"))["main"]
    assert len(main([*args, "--plot", str(plot)])) > 0
    assert plot.read_bytes().startswith(PNG)
