"""Who looks on at a table: each with a seat or as a spectator, in a language, told everything in order."""

import asyncio
from dataclasses import dataclass, field

import msgspec

MOST_WAITING = 200  # messages; who reads so slowly is cut off, and comes back with what he has seen

encode = msgspec.json.Encoder().encode
Reader = tuple[int | None, str]


@dataclass(eq=False)
class Listener:
    seat: int | None
    lang: str
    notes: bool = False  # whether it wants to hear who comes and goes
    waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)  # None: cut off

    @property
    def reader(self) -> Reader:
        return self.seat, self.lang

    def tell(self, message: bytes) -> None:
        if self.waiting.qsize() >= MOST_WAITING:
            self.waiting.put_nowait(None)
        else:
            self.waiting.put_nowait(message)


class Audience:
    def __init__(self) -> None:
        self.listeners: set[Listener] = set()

    @property
    def readers(self) -> list[Reader]:
        """Each kind of reader once: what is alike is made once."""
        return list({listener.reader: None for listener in self.listeners})

    @property
    def online(self) -> set[int]:
        return {listener.seat for listener in self.listeners if listener.seat is not None}

    def tell(self, messages: dict[Reader, bytes]) -> None:
        for listener in self.listeners:
            if listener.reader in messages:
                listener.tell(messages[listener.reader])

    def note(self, messages: dict[str, bytes]) -> None:
        """Something beside the game, by language."""
        for listener in self.listeners:
            if listener.notes:
                listener.tell(messages[listener.lang])


def joined(head: dict[str, object], body: bytes) -> bytes:
    """One object made of what the service knows and what the rules know, without decoding that again."""
    return encode(head)[:-1] + b"," + body[1:]
