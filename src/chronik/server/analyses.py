"""Analyses of finished games: made once when somebody asks, a few positions at a time, and kept."""

import asyncio
import json
import logging
from typing import Any

from chronik.locale import text
from chronik.server.crew import Crew, Part
from chronik.server.settings import Settings
from chronik.server.store import Store
from chronik.server.workers import WorkerDied, WorkerFault

log = logging.getLogger(__name__)
AT_ONCE = 5  # positions
PATIENCE = 60.0  # seconds for those
MOST_POINTS = 12  # turning points that are told


class Analyses:
    def __init__(self, settings: Settings, store: Store, crew: Crew) -> None:
        self.settings = settings
        self.store = store
        self.crew = crew
        self._making: dict[str, asyncio.Task[None]] = {}
        self.done: dict[str, float] = {}  # how far those are that are being made

    async def find(self, name: str, lang: str) -> dict[str, Any] | None:
        """The analysis, if there is one."""
        body = await self.store.analysis(name)
        return None if body is None else in_words(json.loads(body), lang)

    def begin(self, name: str, part: Part, record: str) -> float:
        """Let it be made, unless it is already; how much of it is done."""
        if name not in self._making:
            task = self._making[name] = asyncio.create_task(self._make(name, part, record))
            task.add_done_callback(lambda _: self._making.pop(name, None))
        return self.done.get(name, 0.0)

    async def _make(self, name: str, part: Part, record: str) -> None:
        if await self.store.analysis(name) is not None:
            return  # it was ready when somebody had just asked in vain
        rows: list[dict[str, Any]] = []
        length = 1
        try:
            while len(rows) < length:
                how = (record, len(rows), AT_ONCE, self.settings.analysis_seconds)
                found = await self.crew.think(part, PATIENCE, "analyse", *how)
                rows += found["rows"]
                length = found["length"]
                self.done[name] = round(len(rows) / length, 2)
            await self.store.add_analysis(name, json.dumps(gathered(rows)))
        except (WorkerDied, WorkerFault, TimeoutError) as error:
            log.warning("no analysis: %r", error, extra={"table": name})
        finally:
            self.done.pop(name, None)

    async def stop(self) -> None:
        tasks = list(self._making.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def gathered(rows: list[dict[str, Any]]) -> dict[str, Any]:
    points = [point for row in rows if (point := row["turning_point"]) and not point["settled"]]
    points.sort(key=lambda point: -point["lost"])
    lines = {name: [row[name] for row in rows] for name in ("win", "score", "points")}
    return lines | {"sources": by_source(rows), "turning_points": points[:MOST_POINTS]}


def by_source(rows: list[dict[str, Any]]) -> dict[str, list[list[int]]]:
    """Of each category that ever counts: the points of all seats, position by position."""
    every = rows[0]["sources"][0]
    lines = {name: [[part[name] for part in row["sources"]] for row in rows] for name in every}
    return {name: line for name, line in lines.items() if any(map(any, line))}


def in_words(found: dict[str, Any], lang: str) -> dict[str, Any]:
    for point in found["turning_points"]:
        played, better = point.pop("texts")[lang]
        lost = round(100 * point["lost"])
        why = text("server-turning-point", lang, {"played": played, "better": better, "lost": lost})
        reason = point.pop("reasons")[lang]
        point |= {"why": f"{why} {reason}".strip(), "texts": [played, better], "reason": reason}
        if after := point.get("next"):
            after["text"] = after.pop("texts")[lang]
    return found
