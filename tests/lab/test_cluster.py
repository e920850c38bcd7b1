"""More than one machine: the same results as here, also when one of them is lost in the middle."""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import ray

import chronik
from chronik.cli import main
from chronik.lab import train
from chronik.lab.arena import Arena
from chronik.lab.contest import How
from chronik.lab.crew import Cluster, Crew, Lost, Processes, Threads, in_order
from chronik.lab.study import Study
from chronik.lab.train import Lesson, Training
from chronik.rulebook.errors import OptionError

pytestmark = pytest.mark.long
BOTS = ["greedy", "random"]


class Machines:
    """A cluster on this machine: a head that does no work, and two workers that do."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as LocalCluster

        self.cluster = LocalCluster(initialize_head=True, head_node_args={"num_cpus": 0})
        self.workers = [self.cluster.add_node(num_cpus=1) for _ in range(2)]

    def kill_one(self) -> None:
        self.cluster.remove_node(self.workers.pop(), allow_graceful=False)

    def close(self) -> None:
        ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture(scope="module")
def machines() -> Iterator[Machines]:
    # By itself Ray lets everybody else go first.
    os.environ.update(RAY_USAGE_STATS_ENABLED="0", RAY_worker_niceness="0")
    found = Machines()
    yield found
    found.close()


@pytest.fixture(scope="module")
def crew(machines: Machines) -> Crew:
    return Cluster(machines.cluster.address)


def without_times(result: dict[str, Any]) -> dict[str, Any]:
    return result | {"bots": [row | {"seconds_per_move": 0} for row in result["bots"]]}


def test_jobs_come_back_in_order(crew: Crew) -> None:
    assert in_order(crew.do(divmod, (100,), [7, 3, 9])) == [(14, 2), (33, 1), (11, 1)]


def test_an_error_is_the_same_as_here(crew: Crew) -> None:
    for workers in (crew, Threads(1)):
        with pytest.raises(ZeroDivisionError):
            in_order(workers.do(divmod, (1,), [0]))


def test_a_round_of_learning_is_the_same_as_here(
    crew: Crew, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "lesson", lambda number: Lesson(60, How(wild=1000, kept=300), 2e-3))
    monkeypatch.setattr(train, "STEPS", 10)
    found = []
    for workers in (None, crew):
        training = Training([chronik.game("tumult", players=2)], tmp_path / str(workers), workers=workers)
        training.round()
        found.append(training.network())
    assert np.allclose(found[0]["first"], found[1]["first"], atol=1e-6)


def test_a_study_is_the_same_as_here(crew: Crew) -> None:
    game = chronik.game("tumult", players=2)
    here, there = (Study(game, "greedy", 4, 1, {}).run(workers) for workers in (Threads(1), crew))
    assert here == there


def test_the_command_line_names_the_cluster(
    machines: Machines, crew: Crew, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["arena", "tumult", "--players", "2", "--bots", "greedy,random", "--games", "4", "--json"]
    told = []
    for more in (["--jobs", "1"], ["--cluster", machines.cluster.address]):
        assert main([*words, *more]) == 0
        told.append(without_times(json.loads(capsys.readouterr().out)))
    assert told[0] == told[1]


def test_a_tournament_goes_on_when_a_machine_is_lost(crew: Crew, machines: Machines) -> None:
    """The last one here: it leaves one machine."""
    game = chronik.game("tumult", players=2)
    played: list[int] = []

    def progress(games: int) -> None:
        played.extend([1] * games)
        if len(played) == 3:
            machines.kill_one()

    there = Arena(game, BOTS, 12, seed=1).run(progress=progress, workers=crew)
    assert len(machines.workers) == 1
    here = Arena(game, BOTS, 12, seed=1).run(workers=Threads(1))
    assert without_times(there) == without_times(here)


def test_nobody_listens() -> None:
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(OptionError, match="cluster: HOST:PORT or auto"):
        Cluster("127.0.0.1:1")


# processes of this machine


def test_processes_that_are_lost_are_replaced(tmp_path: Path) -> None:
    """The first one ends itself at once; whoever does its job again finds its mark and does not."""
    mark = tmp_path / "lost"
    found = in_order(Processes(1).do(exec_once, (str(mark),), [1, 2, 3]))
    assert found == [1, 2, 3]
    assert mark.exists()


def test_work_that_kills_again_and_again_is_given_up() -> None:
    with pytest.raises(Lost):
        in_order(Processes(1).do(os._exit, (), [1]))


def exec_once(mark: str, job: int) -> int:
    if not os.path.exists(mark):
        Path(mark).touch()
        os._exit(1)
    return job
