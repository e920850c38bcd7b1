"""Who moves without being asked over the network: bots, and the hourglass of a raid in real time."""

import asyncio
import logging
import secrets
import time
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING

from chronik.server import metrics, seating
from chronik.server.hands import moment
from chronik.server.refusal import Refusal
from chronik.server.workers import WorkerDied, WorkerFault

if TYPE_CHECKING:
    from chronik.server.table import Table

log = logging.getLogger(__name__)
CHANCE = SystemRandom()  # nobody foresees it
THE_TABLE = -1  # who moves when no seat does
SAND = ("raid.sand", "raid.stop")
ALONE = 300.0  # seconds
AGAIN = 2.0  # seconds until it is tried again when something went wrong


class Players:
    def __init__(self, table: "Table") -> None:
        self.table = table
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot think that may act; and turn the hourglass when a raid begins."""
        table = self.table
        if not table.owned or not table.position or self._alone:
            return
        for seat in table.position["actors"]:
            if seating.is_bot(table.seats[seat]):
                self._begin(seat)
        if table.hourglass.runs and not table.hourglass.is_stopped:
            self._begin(THE_TABLE)

    @property
    def _alone(self) -> bool:
        """Bots do not play on for ever when nobody looks; they wait until somebody comes back."""
        away = time.monotonic() - self.table.people_seen
        return not self.table.audience.listeners and away > ALONE

    def stop(self) -> None:
        for task in self._thinking.values():
            task.cancel()

    def _begin(self, seat: int) -> None:
        if seat not in self._thinking:
            task = self._thinking[seat] = asyncio.create_task(self._act(seat))
            task.add_done_callback(partial(self._done, seat))

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        del self._thinking[seat]
        if not task.cancelled():
            self.wake()

    async def _act(self, seat: int) -> None:
        """Whatever goes wrong, nobody need come and wake the bot again."""
        try:
            await (self._let_sand_run() if seat == THE_TABLE else self._think(seat))
        except Exception:
            log.exception("a bot could not move", extra={"table": self.table.id})
            await asyncio.sleep(AGAIN)

    async def _think(self, seat: int) -> None:
        table = self.table
        if table.hourglass.runs:
            await asyncio.sleep(self._moment)
        try:
            seq, move = await self._choice(seat)
            await table.do(partial(self._play, seat, seq, move))
        except Refusal as refusal:  # the position is another one by now
            if refusal.code not in ("stale", "not-your-turn", "over", "illegal"):
                raise

    async def _play(self, seat: int, seq: int, move: str) -> None:
        """Unless somebody has sat down there meanwhile."""
        if seating.is_bot(self.table.seats[seat]):
            await self.table.play(seat, seq, move)

    @property
    def _moment(self) -> float:
        """How long a hand takes in the raid of this table."""
        return moment(self.table.house.settings.pace * self.table.hourglass.slowness, CHANCE)

    async def _choice(self, seat: int) -> tuple[int, str]:
        """A move, whatever happens to the bot: nobody shall wait for ever."""
        table, seed = self.table, secrets.randbits(32)
        seq, hidden = await table.do(partial(table.hidden, seat, seed))
        level, patience = table.seats[seat].level, table.house.settings.patience
        try:
            with metrics.BOTS.time():
                move: str = await table.house.crew.think(table.part, patience, "choose", level, seed, hidden)
            return seq, move
        except (TimeoutError, WorkerDied, WorkerFault) as error:
            log.warning("a move is made for a bot: %r", error, extra={"table": table.id, "seat": seat})
            return await table.do(partial(self._any_move, seat, seed))  # type: ignore[no-any-return]

    async def _any_move(self, seat: int, seed: int) -> tuple[int, str]:
        if seat not in self.table.position["actors"]:
            raise Refusal("not-your-turn")
        return self.table.seq, await self.table.deal("any_move", seat, seed)

    async def _let_sand_run(self) -> None:
        """Wait until the sand is out, then stop the raid; a tile in hand may still be kept or put back."""
        while sand := self.table.hourglass.left:
            await asyncio.sleep(sand)
        for move in SAND:
            try:
                await self.table.do(partial(self._table_move, move))
            except Refusal as refusal:
                if refusal.code not in ("stale", "illegal", "over"):
                    raise
        self.table.hourglass.is_stopped = True

    async def _table_move(self, move: str) -> None:
        if self.table.hourglass.left == 0:
            await self.table.play(THE_TABLE, self.table.seq, move)
