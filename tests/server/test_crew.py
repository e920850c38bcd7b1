"""Who does the work: nobody who plays waits for rules that are being compiled or loaded."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chronik.server import crew
from chronik.server.house import House
from chronik.server.owning import Alone
from chronik.server.replays import Replays
from chronik.server.settings import Settings
from chronik.server.store import Store
from chronik.server.workers import Worker
from server.running import INTERPRETED, run_apart

VILLAGE, TUMULT = ("village", "base"), ("tumult", "base")
SOON = 5.0  # seconds


class InOrder:
    """Stands in for a process: one answer after the other; to load Tumult it takes as long as we like."""

    loading: asyncio.Event
    loaded: asyncio.Event
    there: set["InOrder"]

    def __init__(
        self, kind: str, interpreted: bool = False, patience: int = 0, environment: Any = None
    ) -> None:
        self.interpreted = interpreted
        self.busy = 0
        self.pid = None
        self._turn = asyncio.Lock()

    async def ask(self, function: str, *arguments: Any) -> Any:
        self.there.add(self)
        self.busy += 1
        try:
            async with self._turn:
                return await self._answer(function, arguments)
        finally:
            self.busy -= 1

    async def _answer(self, function: str, arguments: tuple[Any, ...]) -> Any:
        if function == "parts":
            return [(*VILLAGE, True, True), (*TUMULT, False, False)]
        if function == "part_of_record":
            return VILLAGE
        if function == "warm_up" and arguments == TUMULT:
            self.loading.set()
            await self.loaded.wait()
        return self.interpreted

    async def stop(self) -> None:
        assert not self.busy, "it leaves though somebody waits for it"
        self.there.discard(self)


def test_no_move_waits_until_other_rules_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "Worker", InOrder)

    async def story() -> None:
        InOrder.loading, InOrder.loaded, InOrder.there = asyncio.Event(), asyncio.Event(), set()
        found = crew.Crew(Settings("", dealers=1, thinkers=1))
        found.start()
        await asyncio.wait_for(InOrder.loading.wait(), SOON)
        assert await asyncio.wait_for(found.dealer("a table", VILLAGE).ask("play"), SOON) is False
        assert await asyncio.wait_for(found.think(VILLAGE, SOON, "choose"), SOON) is False
        assert await asyncio.wait_for(found.dealer("a table", TUMULT).ask("play"), SOON) is True
        InOrder.loaded.set()
        async with asyncio.timeout(SOON):
            while not found.complete or len(InOrder.there) > 2:  # a dealer and a thinker stay
                await asyncio.sleep(0.01)
        assert await found.dealer("a table", TUMULT).ask("play") is False
        await found.stop()
        assert not InOrder.there

    run_apart(story())


def test_a_game_is_looked_at_again_by_its_own_rules_whatever_else_is_compiled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Interpreted it would take seconds, and its analysis minutes."""
    monkeypatch.setattr(crew, "Worker", InOrder)

    async def story() -> None:
        InOrder.loading, InOrder.loaded, InOrder.there = asyncio.Event(), asyncio.Event(), set()
        settings = Settings(f"sqlite:///{tmp_path / 'tables'}", dealers=1, thinkers=1)
        store, found = Store(settings.database), crew.Crew(settings)
        store.prepare()
        store.open()
        await store.add_record("a game", "of Village")
        found.start()
        await asyncio.wait_for(InOrder.loading.wait(), SOON)
        replays = Replays(store, House(settings, store, found, Alone()), found)
        assert await asyncio.wait_for(replays.ask("a game", "en", "replayed_game"), SOON) is False
        assert await replays.record("a game", "en") == (VILLAGE, "of Village")
        InOrder.loaded.set()
        await found.stop()
        await store.close()

    run_apart(story())


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_what_was_compiled_for_another_processor_is_not_taken_for_compiled(tmp_path: Path) -> None:
    """Else a process that serves tables would compile it when it only means to load it."""
    assert suits(tmp_path) == "False"
    assert suits(tmp_path) == "True"
    assert suits(tmp_path, NUMBA_CPU_NAME="generic") == "False"


def suits(cache: Path, **more: str) -> str:
    script = """
from chronik.server.work.compiling import example, suits_this_processor
print(suits_this_processor(example("tumult", "base")))
"""
    environment = os.environ | {"CHRONIK_CACHE": str(cache)} | more
    done = subprocess.run(
        [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_only_who_compiles_lets_others_go_first() -> None:
    """What is compiled already shall be found out soon, however busy the machine is."""

    async def story() -> None:
        worker, usual = Worker("compiling"), os.getpriority(os.PRIO_PROCESS, 0)
        await worker.ask("parts")
        assert worker.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == usual
        await worker.ask("compile_rules", *TUMULT)
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) > usual
        await worker.stop()

    run_apart(story())
