"""The bench: what a very short run without other engines reports, in interpreted mode."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from chronik.lab.race import Contender, Driven, Lap, race
from chronik.lab.results import results_markdown

SCRIPT = """
import json
from chronik.lab import bench
told = []
what = dict(names=("tumult",), with_peers=False)
result = bench.run(seconds=0.01, progress=told.append, **what)
print(json.dumps([result, sum(told), bench.steps(False, **what)]))
"""


@pytest.fixture(scope="module")
def short_run() -> Any:
    environment = os.environ | {"CHRONIK_INTERPRET": "1"}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def test_every_way_of_driving_has_a_row(short_run: Any) -> None:
    result, _, _ = short_run
    assert [row["driven"] for row in result["rows"]] == [driven.value for driven in Driven]
    for row in result["rows"]:
        assert (row["engine"], row["game"], row["players"], row["peer"]) == ("chronik", "tumult", 4, False)
        assert row["decisions_per_second"] > row["games_per_second"] > 0


def test_the_rest_of_the_result(short_run: Any) -> None:
    result, told, announced = short_run
    assert told == announced
    assert set(result["machine"]) == {"processor", "cores", "system"}
    assert {"chronik", "python", "numpy"} <= set(result["versions"])
    (copy,) = result["copies"]
    assert copy["bytes"] > 100
    assert copy["microseconds"] > 0
    (view,) = result["views"]
    assert view["microseconds"] > 0
    (start,) = result["starts"]
    assert 0 < start["import_seconds"] < start["first_move_seconds"]
    assert "compile_seconds" not in start


def test_the_page_compares_like_with_like(short_run: Any) -> None:
    result, _, _ = short_run
    peer = {"engine": "other", "game": "chess", "driven": Driven.LOOP.value, "peer": True}
    ours = result["rows"][0] | {"steps_per_second": 3000}
    rows = [ours, ours | peer | {"steps_per_second": 1000}, ours | peer | {"steps_per_second": 2000}]
    page = results_markdown(result | {"rows": rows})
    ratios = [line.split("|")[-2].strip() for line in page.splitlines() if "x |" in line]
    assert ratios == ["1.50x", "1.00x", "0.50x"]
    assert Driven.MOVES.value not in page


def test_the_best_lap_counts_and_all_take_turns() -> None:
    turns = []

    def runner(name: str, *speeds: int) -> Contender:
        left = list(speeds)

        def play(seconds: float) -> Lap:
            turns.append((name, seconds))
            return Lap(games=1, decisions=left[0], steps=2 * left.pop(0), seconds=0.5)

        return Contender(name, "toy", 2, Driven.LOOP, play)

    rows = race([runner("a", 10, 30, 20), runner("b", 5, 4, 3)], 6, 3, lambda _: None)
    assert turns == [("a", 1), ("b", 1)] * 3
    assert [row["decisions_per_second"] for row in rows] == [60, 10]
    assert [row["steps_per_second"] for row in rows] == [120, 20]
