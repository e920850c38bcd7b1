"""Replays: finished games, and records that were handed in, laid out by dealers as often as need be."""

from collections import OrderedDict
from functools import partial
from typing import Any

from chronik.server.crew import Crew, Part
from chronik.server.house import House
from chronik.server.refusal import Refusal
from chronik.server.store import Store
from chronik.server.work.codes import ABSENT
from chronik.server.workers import WorkerDied

TRIES = 3  # the dealer that was told may be another one than the next
REMEMBERED = 10_000  # replays whose rules need not be looked up again


class Replays:
    def __init__(self, store: Store, house: House, crew: Crew) -> None:
        self.store = store
        self.house = house
        self.crew = crew
        self._parts: OrderedDict[str, Part] = OrderedDict()

    async def ask(self, name: str, lang: str, function: str, *arguments: Any) -> Any:
        """An answer of the dealer who has laid it out; one that has not is told all."""
        key = f"replay {name} {lang}"  # whoever has no name is called differently in every language
        for _ in range(TRIES):
            try:
                if name in self._parts:
                    return await self.crew.dealer(key, self._parts[name]).ask(function, key, *arguments, lang)
            except WorkerDied:
                continue
            except Refusal as refusal:
                if refusal.code != ABSENT:
                    raise
            await self._bring(name, lang, key)
        raise Refusal("unavailable")

    async def _bring(self, name: str, lang: str, key: str) -> None:
        part, text = await self.record(name, lang)
        self._remember(name, part)
        await self.crew.dealer(key, part).ask("bring_record", key, text)

    def _remember(self, name: str, part: Part) -> None:
        self._parts[name] = part
        self._parts.move_to_end(name)
        if len(self._parts) > REMEMBERED:
            self._parts.popitem(last=False)

    async def record(self, name: str, lang: str) -> tuple[Part, str]:
        """Of one that was handed in, or of a table where the game is over: its rules, and its text."""
        text = await self.store.record(name)
        if text is not None:
            game, part = await self.crew.any_dealer.ask("part_of_record", text)
            return (game, part), text
        try:
            table = await self.house.table(name)
        except Refusal:
            raise Refusal("no-such-replay") from None
        return table.part, await table.do(partial(table.record, lang))
