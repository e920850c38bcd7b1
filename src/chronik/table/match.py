"""A match: the position, its moves by name, the way back, and what each seat may see."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import IntEnum
from hashlib import sha256
from typing import Any

import numpy as np

from chronik.kernel import Reason
from chronik.kernel.reason import LEGAL
from chronik.kernel.record import duplicate
from chronik.locale import enum_text, text
from chronik.rulebook.errors import IllegalMove
from chronik.table.game import Game
from chronik.table.move import Move
from chronik.table.record import HASH_EVERY, GameRecord, Step

TABLE = -1  # who moves when no seat does: the hourglass


class Match:
    def __init__(self, game: Game, seed: int, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.seed = seed
        self.names = names
        self._states = game.rules.record.blank()
        self._why = np.zeros(game.rules.option_count, np.uint8)
        self._totals = np.zeros(8, np.int64)
        self._places = np.zeros(8, np.int64)
        self._steps: list[Step] = []
        self._before: list[Any] = []  # the position before each step
        self._pages: list[Any] = []  # the journal of the set-up and of each step
        game.engine.start(game.boxes, self._states, np.uint64(seed))
        self._keep_page()

    # who decides

    @property
    def state(self) -> Any:
        """The record itself; fields may be set."""
        return self._states[0]

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def actors(self) -> tuple[int, ...]:
        """All seats that may act now."""
        return tuple(self.game.rules.actors(self.state))

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the match is over."""
        actors = self.actors
        if not actors:
            return None
        return self._asked if self._asked in actors else actors[0]

    @property
    def task(self) -> IntEnum:
        """What is to be decided now."""
        s = self.state
        return self.game.rules.task(s.agenda[s.depth - 1, 0])

    def question(self, lang: str = "en") -> str:
        """What the actor is asked."""
        return enum_text(self.task, lang)

    # moves

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that is asked, or of another one that may act too."""
        with self._asking(seat):
            why = self._look()
            return [self._name(int(i)) for i in np.flatnonzero(why == LEGAL)]

    def refused(self, seat: int | None = None) -> list[tuple[Move, Reason]]:
        """What is in question here but not legal, and why."""
        with self._asking(seat):
            why = self._look()
            return [(self._name(int(i)), self.game.rules.why(why[i])) for i in np.flatnonzero(why > LEGAL)]

    def play(self, move: Move | str | int, seat: int | None = None) -> Move:
        """Make a move: a Move, its notation, or its number. After an error nothing has changed.

        In simultaneous phases any seat may be named, and the table itself (TABLE), which owns the clock.
        """
        before = duplicate(self._states)  # with whoever was asked first: that is where undo leads back to
        with self._asking(seat):
            chosen = self._find(move)
            self._before.append(before)
            self._steps.append(Step(int(self.state.rounds), self._asked, chosen.notation))
            self.game.engine.step(self.game.boxes, self._states, chosen.number)
        self._keep_page()
        return chosen

    @property
    def _asked(self) -> int:
        s = self.state
        return int(s.agenda[s.depth - 1, 1])

    @contextmanager
    def _asking(self, seat: int | None) -> Iterator[None]:
        """Let another seat be asked; if it makes no move, all is as it was."""
        if seat is None or self.over or seat == self._asked:
            yield
            return
        s = self.state
        if self.task not in self.game.rules.shared or not TABLE <= seat < self.game.players:
            raise IllegalMove(f"seat {seat}: it is the turn of seat {self._asked}")
        row, asked, moves = s.depth - 1, self._asked, len(self._steps)
        s.agenda[row, 1] = seat
        try:
            yield
        finally:
            if len(self._steps) == moves:
                s.agenda[row, 1] = asked

    def settle(self) -> None:
        """Go on to the next question, after a position was set by hand."""
        self.game.engine.settle(self.game.boxes, self._states)
        self._pages = [self.state.journal[: self.state.notes].copy()]

    def undo(self) -> None:
        """Back to the last decision."""
        if not self._before:
            raise IllegalMove("undo: there is no move to take back")
        self._states[:] = self._before.pop()
        self._steps.pop()
        self._pages.pop()

    def _look(self) -> Any:
        self.game.engine.look(self.game.boxes, self._states, self._why)
        return self._why

    def _name(self, number: int) -> Move:
        name = self.game.rules.name_move(self.game.boxes[0], self.state, number)
        return Move(number, name.notation, name.args, name.message)

    def _find(self, move: Move | str | int) -> Move:
        if self.over:
            raise IllegalMove("the match is over")
        why = self._look()
        if isinstance(move, int):
            return self._by_number(move, why)
        notation = move.notation if isinstance(move, Move) else move
        for number in np.flatnonzero(why):
            named = self._name(int(number))
            if named.notation == notation:
                return self._by_number(int(number), why)
        raise IllegalMove(f"{notation}: not in question here ({self.question()})")

    def _by_number(self, number: int, why: Any) -> Move:
        if not 0 <= number < len(why) or why[number] == 0:
            raise IllegalMove(f"{number}: not in question here ({self.question()})")
        move = self._name(number)
        if why[number] != LEGAL:
            raise IllegalMove(f"{move.notation}: {self.game.rules.why(why[number]).text()}")
        return move

    # results

    def scores(self) -> list[int]:
        """Points of all seats, as if the match ended now."""
        self._rank()
        return [int(n) for n in self._totals[: self.game.players]]

    def breakdown(self, seat: int) -> dict[str, int]:
        """The seat's points by category."""
        points, boxes = self.game.engine.points, self.game.boxes
        return {
            category.name.lower(): int(points(boxes, self._states, seat, int(category)))
            for category in self.game.rules.category
        }

    def ranking(self) -> list[list[int]]:
        """Seats by place, the best first; who shares a place stands together."""
        self._rank()
        places = [int(n) for n in self._places[: self.game.players]]
        return [[p for p, place in enumerate(places) if place == rank] for rank in sorted(set(places))]

    def _rank(self) -> None:
        self.game.engine.standing(self.game.boxes, self._states, self._totals, self._places)

    # what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None is a spectator."""
        head = {"game": self.game.name, "seat": seat, "names": self.seat_names()}
        return head | self.game.rules.view(self.game.boxes[0], self.state, seat)

    def hidden(self, seat: int, seed: int) -> Match:
        """A copy in which all that the seat cannot know is drawn anew; if the seat may act, it is asked."""
        twin = self.copy()
        twin.seed = seed
        twin._steps, twin._before, twin._pages = [], [], [self._pages[-1]]
        self.game.engine.hide(self.game.boxes, twin._states, seat, np.uint64(seed))
        if seat in self.actors:
            s = twin.state
            s.agenda[s.depth - 1, 1] = seat
        return twin

    def copy(self) -> Match:
        twin = object.__new__(Match)
        twin.__dict__ |= self.__dict__
        twin._states = duplicate(self._states)
        twin._why = self._why.copy()
        twin._totals, twin._places = self._totals.copy(), self._places.copy()
        twin._steps = list(self._steps)
        twin._before = list(self._before)
        twin._pages = list(self._pages)
        return twin

    def state_hash(self) -> str:
        """A short hash of the position, without the journal."""
        return digest(self._states)

    def hashes(self) -> dict[int, str]:
        """State hashes for the record: after every so many moves, and after the last."""
        positions = [*self._before[1:], self._states]
        wanted = {*range(HASH_EVERY, len(positions), HASH_EVERY), len(self._steps)} - {0}
        return {number: digest(positions[number - 1]) for number in sorted(wanted)}

    # what happened

    def seat_names(self, lang: str = "en") -> list[str]:
        if self.names:
            return list(self.names)
        return [text("player", lang, {"number": p + 1}) for p in range(self.game.players)]

    def log(self, lang: str = "en", since: int = 0) -> list[str]:
        """What happened, in words; `since` leaves out that many pages (the set-up is page 0)."""
        names = self.seat_names(lang)
        return [self._tell(row, names, lang) for page in self._pages[since:] for row in page]

    def _tell(self, row: Any, names: list[str], lang: str) -> str:
        message, args = self.game.rules.tell(self.game.boxes[0], row)
        who = int(row[1])
        return text(message, lang, {"who": names[who] if 0 <= who < len(names) else "", **args})

    @property
    def busy(self) -> set[int]:
        """Who did something in the last step; above the seats is a rival without one."""
        return {int(who) for who in self._pages[-1][:, 1] if who >= 0}

    def _keep_page(self) -> None:
        s = self.state
        self._pages.append(s.journal[: s.notes].copy())

    @property
    def pages(self) -> int:
        return len(self._pages)

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    @property
    def record(self) -> GameRecord:
        """The whole game as text."""
        return GameRecord.of(self)


def digest(states: Any) -> str:
    """Everything but the journal, which may get better words without changing a game."""
    told = ("notes", "journal")
    fields = (states[name].tobytes() for name in states.dtype.names if name not in told)
    return sha256(b"".join(fields)).hexdigest()[:8]
