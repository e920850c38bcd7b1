"""A live table: one task, one queue. Whatever happens at it happens here, one thing after the other."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import UTC
from functools import partial
from typing import TYPE_CHECKING, Any

from chronik.locale import LANGUAGES
from chronik.server import metrics, seating, words
from chronik.server.audience import Audience, Listener, Reader, encode, joined
from chronik.server.hourglass import Hourglass
from chronik.server.playing import Players
from chronik.server.refusal import Refusal
from chronik.server.seating import HUMAN
from chronik.server.steps import standing
from chronik.server.store import LAID, MOVE, UNDO, Event, Seat, Setup, Taken
from chronik.server.undo import Wish
from chronik.server.work.codes import ABSENT
from chronik.server.workers import WorkerDied

if TYPE_CHECKING:
    from chronik.server.house import House

log = logging.getLogger(__name__)
Action = Callable[[], Awaitable[Any]]
TRIES = 4  # a dealer may die, and the next one has to be told everything
AT_ONCE = 10  # positions that somebody who comes back is told before others have their turn


class Table:
    def __init__(self, house: "House", setup: Setup, seats: list[Seat], events: list[Event]) -> None:
        self.house = house
        self.setup = setup
        self.seats = seats
        self.events = events
        self.steps = standing(events)
        self.laid = sum(event.kind == LAID for event in events)  # steps that it began with
        self.audience = Audience()
        self.position: dict[str, Any] = {}  # what the dealer says of it: actors, over, shared, task
        self.hourglass = Hourglass(setup.options)
        self.shared_since = len(events)  # where the simultaneous phase began, if this is one
        self.wish: Wish | None = None
        self.hints: dict[int, tuple[Any, dict[int, Any]]] = {}  # by seat: the last, and what they are about
        self.owned = False
        self.people_seen = time.monotonic()  # when somebody last looked at it or did something
        self._queue: asyncio.Queue[tuple[Action, asyncio.Future[Any]]] = asyncio.Queue()
        self._players = Players(self)
        self.task = asyncio.create_task(self._run())

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def seq(self) -> int:
        """The number of the last event: the name of the position."""
        return len(self.events)

    @property
    def part(self) -> tuple[str, str]:
        return self.setup.game, self.setup.part

    @property
    def over(self) -> bool:
        return bool(self.position.get("over"))

    @property
    def moved(self) -> int:
        """When something last happened here: seconds since 1970. SQLite forgets that its times are of UTC."""
        last = self.events[-1].at if self.events else self.setup.made
        return int(last.replace(tzinfo=last.tzinfo or UTC).timestamp())

    # the queue

    async def do(self, action: Action) -> Any:
        """Wait for one's turn, and for the result."""
        if self.task.done():  # it has left memory since it was looked up
            raise Refusal("unavailable")
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((action, future))
        return await future

    async def _run(self) -> None:
        try:
            while True:
                try:
                    async with asyncio.timeout(self.house.settings.idle):
                        action, future = await self._queue.get()
                except TimeoutError:
                    if self.audience.listeners or self._players.busy or not self._queue.empty():
                        continue
                    await self.drop()
                    if self._queue.empty():
                        return
                    continue
                await self._answer(action, future)
                self._players.wake()
        finally:
            self.house.forget(self)
            self._players.stop()

    async def _answer(self, action: Action, future: asyncio.Future[Any]) -> None:
        try:
            if not self.position:
                self.position = await self._bring()
                self.hourglass.watch(self.position)
            result = await action()
        except Refusal as refusal:
            if not future.done():
                future.set_exception(refusal)
        except Exception:
            log.exception("a table could not answer", extra={"table": self.id})
            if not future.done():
                future.set_exception(Refusal("internal"))
        else:
            if not future.done():
                future.set_result(result)

    # the dealer

    async def deal(self, function: str, *arguments: Any) -> Any:
        """Ask the dealer about the present position; one that does not know it is told all."""
        for _ in range(TRIES):
            dealer = self.house.crew.dealer(self.id, self.part)
            try:
                return await dealer.ask(function, self.id, len(self.steps), *arguments)
            except WorkerDied:
                continue
            except Refusal as refusal:
                if refusal.code != ABSENT:
                    raise
            await self._bring()
        raise Refusal("unavailable")

    async def _bring(self) -> dict[str, Any]:
        for _ in range(TRIES):
            dealer = self.house.crew.dealer(self.id, self.part)
            try:
                found: dict[str, Any] = await dealer.ask(
                    "bring", self.id, self.setup.layout, self.steps, self.laid
                )
                return found
            except WorkerDied:
                continue
        raise Refusal("unavailable")

    async def drop(self) -> None:
        """The dealer may have gone further than what is stored: it has to begin anew."""
        with suppress(WorkerDied):  # so it has already
            await self.house.crew.dealer(self.id, self.part).ask("leave", self.id)

    # what happens

    async def play(self, seat: int, seq: int, move: str) -> dict[str, Any]:
        if self.over:
            raise Refusal("over")
        self._check_fresh(seat, seq, move)
        await self._take(seat)
        await self._happen(Event(self.seq + 1, MOVE, seat, move))
        return {"seq": self.seq}

    async def _take(self, seat: int | None) -> None:
        """Whoever comes with the key of a seat sits there from now on."""
        if seat is not None and seat >= 0 and self.seats[seat].kind == HUMAN and not self.seats[seat].taken:
            await self._change(replace(self.seats[seat], taken=True))

    def _check_fresh(self, seat: int, seq: int, move: str) -> None:
        """A move belongs to the position it was chosen in; while all act at once, others may move, too.

        Who sends a move again, because the line was cut before the answer came, learns whether it was made.
        """
        since = self.events[seq:] if self.position["shared"] and self.shared_since <= seq else None
        others = since is not None and all(event.kind == MOVE and event.seat != seat for event in since)
        if seq != self.seq and not (others and 0 <= seq < self.seq):
            raise self._stale(seat, seq, move)

    def _stale(self, seat: int, seq: int, move: str) -> Refusal:
        own = next((event for event in self.events[max(seq, 0) :] if event.seat == seat), None)
        made = own is not None and (own.kind, own.move) == (MOVE, move)
        return Refusal("stale", seq=self.seq, made=made)

    async def undo(self, seat: int, seq: int) -> dict[str, Any]:
        if self.over:  # by now everybody may know everything
            raise Refusal("over")
        if seq != self.seq:
            raise Refusal("stale", seq=self.seq)
        found = await self.deal("take_back", seat)
        others = [other.seat for other in self.seats if other.kind == "human" and other.seat != seat]
        if found["free"] or not others:
            return await self._take_back(seat, found["to"])
        if self.wish is None or self.wish.seat != seat:
            await self._wished(Wish(seat, found["to"], dict.fromkeys(others)))
        raise Refusal("needs-consent", consent=self._notes("en")["consent"])

    async def consent(self, seat: int, agree: bool) -> dict[str, Any]:
        wish = self.wish
        if wish is None or seat not in wish.votes:
            raise Refusal("nothing-to-consent")
        wish.votes[seat] = agree
        if wish.granted:
            return await self._take_back(wish.seat, wish.to)
        await self._wished(None if wish.refused else wish)
        return {"seq": self.seq}

    async def _wished(self, wish: Wish | None) -> None:
        self.wish = wish
        self.tell_notes()
        told = None if wish is None else wish.told() | {"to": wish.to}
        await self.house.owning.announce({"table": self.id, "wish": told})

    async def _take_back(self, seat: int, to: int) -> dict[str, Any]:
        await self._happen(Event(self.seq + 1, UNDO, seat, str(to)))
        return {"seq": self.seq}

    async def _happen(self, event: Event) -> None:
        """Apply, store and sync, and only then tell."""
        readers = self.audience.readers
        answer = await self._apply(event, readers)
        event = replace(event, move=answer.get("move", event.move))
        try:
            with metrics.STORED.time():
                await self.house.store.add_event(self.id, event, self.house.channel)
        except Taken:
            await self.drop()
            await self.catch_up()
            raise self._stale(event.seat, event.seq - 1, event.move) from None
        except Exception:
            await self.drop()
            raise
        self._tell(event, answer, readers)

    async def catch_up(self) -> None:
        """What another process has written."""
        for event in await self.house.store.events(self.id, self.seq):
            readers = self.audience.readers
            self._tell(event, await self._apply(event, readers), readers)

    async def hear(self, message: dict[str, Any]) -> None:
        """What another process says of this table: an event, new seats, or a wish to take something back."""
        if "seats" in message:
            found = await self.house.store.table(self.id)
            self.seats = self.seats if found is None else found[1]
        if "wish" in message:
            self.wish = None if message["wish"] is None else Wish.heard(message["wish"])
        await self.catch_up()
        self.tell_notes()

    async def _apply(self, event: Event, readers: list[Reader]) -> dict[str, Any]:
        names = self._names(readers)
        if event.kind == MOVE:
            how: tuple[Any, ...] = ("play", event.seq, event.seat, event.move)
        else:
            how = ("undo", int(event.move))
        with metrics.RULES.time():
            answer: dict[str, Any] = await self.deal(*how, readers, names)
        return answer

    def _tell(self, event: Event, answer: dict[str, Any], readers: list[Reader]) -> None:
        if answer["summary"]["shared"] and not self.position["shared"]:
            self.shared_since = event.seq
        self.events.append(event)
        self.steps = standing(self.events) if event.kind == UNDO else [*self.steps, step_of(event)]
        self.position = answer["summary"]
        self.hourglass.watch(self.position)
        self.wish = None
        metrics.MOVES.inc()
        heads = {lang: self.head(lang) for lang in {lang for _, lang in readers}}
        bodies = zip(readers, answer["bodies"], strict=True)
        self.audience.tell({reader: joined(heads[reader[1]], body) for reader, body in bodies})

    # who looks on

    async def look(self, seat: int | None, lang: str, at: int | None = None) -> bytes:
        """The position, now or as it was."""
        self.people_seen = time.monotonic()
        if at is not None and not 0 <= at <= self.seq:
            raise Refusal("no-such-position", most=self.seq)
        if at is None:
            return await self._now(seat, lang, 0)
        return await self._then(seat, lang, at, 0)

    async def _now(self, seat: int | None, lang: str, since: int) -> bytes:
        reader = seat, lang
        body: bytes = await self.deal("look", reader, self._names([reader]), since)
        return joined(self.head(lang), body)

    async def _then(self, seat: int | None, lang: str, at: int, since: int) -> bytes:
        reader, past = (seat, lang), standing(self.events[:at])
        names = self._names([reader])
        if past == self.steps[: len(past)]:
            body = await self.deal("look_back", len(past), reader, names, since)
        else:
            dealer = self.house.crew.dealer(self.id, self.part)
            body = await dealer.ask("look_aside", self.setup.layout, past, reader, names, since)
        return joined(self.head(lang) | {"seq": at, "sand": None}, body)

    async def join(self, listener: Listener, since: int | None) -> int | None:
        """From here on the listener hears everything; unless he missed so much that he must come again."""
        await self._take(listener.seat)
        if since is None or not 0 <= since <= self.seq:
            listener.tell(await self._now(listener.seat, listener.lang, 0))
        else:
            upto = min(since + AT_ONCE, self.seq)
            for at in range(since + 1, upto + 1):
                listener.tell(await self._missed(listener, at))
            if upto < self.seq:
                return upto
        self.audience.listeners.add(listener)
        self.tell_notes()
        return None

    async def _missed(self, listener: Listener, at: int) -> bytes:
        whole = self.events[at - 1].kind == UNDO
        since = 0 if whole else len(standing(self.events[:at]))
        if at == self.seq:
            return await self._now(listener.seat, listener.lang, since)
        return await self._then(listener.seat, listener.lang, at, since)

    async def speak(self, listener: Listener, lang: str) -> None:
        """The same position again, in another language."""
        listener.lang = lang
        listener.tell(await self._now(listener.seat, lang, 0))

    def leave(self, listener: Listener) -> None:
        self.people_seen = time.monotonic()
        self.audience.listeners.discard(listener)
        self.tell_notes()

    def tell_notes(self) -> None:
        """Who is there, and what is asked of whom: beside the game, so without a number."""
        self.audience.note({lang: encode(self._notes(lang)) for lang in LANGUAGES})

    def _notes(self, lang: str) -> dict[str, Any]:
        consent = None if self.wish is None else self.wish.told()
        return {
            "seats": seating.shown(self.seats, self.position, self.audience.online, lang),
            "consent": consent,
        }

    def head(self, lang: str) -> dict[str, Any]:
        """What the service knows of the table."""
        s = self.setup
        known = {"table": s.id, "game": s.game, "options": s.options, "practice": s.practice, "seq": self.seq}
        here = {"corrections": s.corrections, "sand": self.hourglass.left, "moved": self.moved}
        return known | here | self._notes(lang)

    def _names(self, readers: list[Reader]) -> dict[str, list[str]]:
        return {lang: words.names(self.seats, lang) for lang in {lang for _, lang in readers}}

    # seats, and what is known at the end

    async def sit(self, by: int, seat: int, change: dict[str, str]) -> dict[str, Any]:
        """A guest's name and family; or a bot where nobody has sat down yet."""
        level = [change["level"]] if "level" in change else []
        await self.house.crew.any_dealer.ask("check_seats", [change.get("name")], level)
        changed = seating.changed(self.seats, by, seat, change)
        await self._change(changed)
        if seating.is_bot(changed) and self.wish is not None and seat in self.wish.votes:
            await self.consent(seat, True)
        return {"seats": self._notes("en")["seats"]}

    async def _change(self, seat: Seat) -> None:
        await self.house.store.change_seat(self.id, seat)
        self.seats[seat.seat] = seat
        self.tell_notes()
        await self.house.owning.announce({"table": self.id, "seats": True})

    async def record(self, lang: str) -> str:
        if not self.over:
            raise Refusal("not-over")
        text: str = await self.deal("record", words.names(self.seats, lang))
        return text

    async def hidden(self, seat: int, seed: int) -> tuple[int, bytes]:
        """What a seat that is to decide knows of the position, for a program to think about."""
        if seat not in self.position["actors"]:
            raise Refusal("not-your-turn")
        return self.seq, await self.deal("hidden", seat, seed)

    async def greet(self, seat: int) -> None:
        """Nothing but to be there: the bots begin."""

    def command(self, kind: str, seat: int, arguments: dict[str, Any]) -> Action:
        """What a seat may do, by name: it may come from another process."""
        known = (self.play, self.undo, self.consent, self.sit, self.greet)
        action: Any = next(each for each in known if each.__name__ == kind)
        self.people_seen = time.monotonic()
        return partial(action, seat, **arguments)


def step_of(event: Event) -> tuple[int, int, str]:
    return event.seq, event.seat, event.move
