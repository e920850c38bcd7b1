"""The service as a whole: what it is made of, and how it starts and ends."""

import asyncio
import gc
import time
from typing import TYPE_CHECKING

from chronik.locale import read_catalogues
from chronik.server.analyses import Analyses
from chronik.server.crew import Crew
from chronik.server.house import House
from chronik.server.limits import Limits
from chronik.server.owning import Alone
from chronik.server.pagefiles import File, read_page
from chronik.server.replays import Replays
from chronik.server.settings import Settings
from chronik.server.store import Store

if TYPE_CHECKING:
    from chronik.server.leases import Leases


class Service:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.crew = Crew(settings)
        self.leases = leases_for(self.store, settings)
        self.house = House(settings, self.store, self.crew, self.leases or Alone())
        self.replays = Replays(self.store, self.house, self.crew)
        self.analyses = Analyses(settings, self.store, self.crew)
        self.limits = Limits(settings.limits)
        self.page: dict[str, File] = {}
        self._watching: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None
        self.started = time.monotonic()

    async def start(self) -> None:
        self.page = await asyncio.to_thread(read_page)
        self._reading = asyncio.create_task(self._read())
        self.store.open()
        self.crew.start()
        if self.leases is not None:
            self.leases.heard, self.leases.asked = self.house.heard, self.house.asked
            self.leases.missed = self.house.missed
            await self.leases.start()
            self._watching = asyncio.create_task(self.house.watch())

    async def _read(self) -> None:
        """The catalogues come last: what is loaded by then is never looked through for garbage again."""
        await asyncio.to_thread(read_catalogues, "server")
        gc.freeze()

    async def stop(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
        await self.house.close()
        await self.analyses.stop()
        await self.crew.stop()
        if self.leases is not None:
            await self.leases.stop()
        await self.store.close()


def leases_for(store: Store, settings: Settings) -> "Leases | None":
    """With PostgreSQL there may be several processes; with SQLite there is one."""
    if store.engine.dialect.name != "postgresql":
        return None
    from chronik.server.leases import Leases

    return Leases(store, settings.lease)
