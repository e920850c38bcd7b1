"""An agent of MaskablePPO learns through Gymnasium and sits down at our tables. It needs sb3-contrib."""

import runpy
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import chronik
from chronik.lab.contestants import contestant
from chronik.rulebook.errors import OptionError

EXAMPLE = Path(__file__).parents[2] / "examples" / "ppo.py"


def test_without_the_extra_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "chronik.lab.ppo", raising=False)
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    with pytest.raises(OptionError, match=r"pip install .*chronik\[ppo\]"):
        contestant("ppo@agent.zip", 0)


@pytest.mark.heavy
def test_an_agent_learns_and_plays(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    main = runpy.run_path(str(EXAMPLE))["main"]
    saved, plot = tmp_path / "agent.zip", tmp_path / "plot.png"
    main(["tumult", "--minutes", "0.2", "--save", str(saved), "--plot", str(plot)])
    assert plot.exists()
    match = chronik.game("tumult", players=2).match(seed=1)
    agent = contestant(f"ppo@{saved}", 0)
    with pytest.raises(OptionError, match="learned at another table"):
        contestant(f"ppo@{saved}", 0).choose(chronik.game("tumult", players=3).match(seed=1))
    for _ in range(30):
        seat = match.actor
        assert seat is not None
        match.play(agent.choose(match.hidden(seat, 1)).number, seat)


@pytest.mark.heavy
def test_what_is_no_agent_is_refused(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib")
    with pytest.raises(OptionError, match="there is no such file"):
        contestant(f"ppo@{tmp_path / 'none.zip'}", 0)
    words, other = tmp_path / "words.zip", tmp_path / "other.zip"
    words.write_text("an agent")
    with ZipFile(other, "w") as file:
        file.writestr("words", "an agent")
    for wrong in (words, other):
        with pytest.raises(OptionError, match="holds no agent"):
            contestant(f"ppo@{wrong}", 0)
