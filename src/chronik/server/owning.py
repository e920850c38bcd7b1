"""Which process looks after a table. With SQLite there is only one, and it looks after all."""

from typing import Any, Protocol


class Owning(Protocol):
    channel: str | None  # where events are announced; None if there is nobody to hear it

    async def owner(self, table: str) -> str | None:
        """Another process that owns the table; None: this one does, from now on."""

    async def forward(self, owner: str, command: dict[str, Any]) -> Any:
        """Let the owner do it; TimeoutError if he does not answer. To ask again does it only once."""

    async def announce(self, message: dict[str, Any]) -> None:
        """Tell the other processes something that is no event."""

    def release(self, table: str) -> None:
        """Nobody here needs the table any more."""


class Alone:
    channel: str | None = None

    async def owner(self, *_: Any) -> str | None:
        return None

    async def forward(self, *_: Any) -> Any:
        raise AssertionError("there is no other process")

    async def announce(self, *_: Any) -> None:
        pass

    def release(self, *_: Any) -> None:
        pass
