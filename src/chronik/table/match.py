"""A match: the position, its moves by name, the way back, and what each seat may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from enum import IntEnum
from functools import partial
from hashlib import sha256
from typing import Any

import numpy as np

from chronik.kernel import LEGAL
from chronik.kernel.agenda import WHO, due
from chronik.kernel.play import ENDLESS, LOST, MOVE, SETTLE, START, STUCK
from chronik.kernel.record import duplicate
from chronik.locale import Phrase, counted, enum_text, text
from chronik.rulebook.effects import NOTHING, Outcome, is_vain, is_weighed, opens_action, outcome
from chronik.rulebook.errors import IllegalMove, shown
from chronik.rulebook.ruleset import Seat, as_signed
from chronik.table.checks import checked_seat, checked_seed, is_whole
from chronik.table.game import Game
from chronik.table.move import Move
from chronik.table.record import HASH_EVERY, GameRecord, Step

Trial = Callable[[Game, Any, int, int], Outcome]  # position, seat, number of the move

TABLE = -1  # who moves when no seat does: the hourglass
FAULTS = {STUCK: "no legal move", ENDLESS: "it does not end", LOST: "agenda or journal ran over"}


class Match:
    def __init__(self, game: Game, seed: int, names: tuple[str, ...] = ()) -> None:
        self.game = game
        self.seed = seed
        self.names = names
        self._desk = game.engine.desk(game.boxes)
        self._steps: list[Step] = []
        self._before: list[Any] = []  # the position before each step
        self._pages: list[Any] = []  # the journal of the set-up and of each step
        game.engine.go(self._desk, START, as_signed(seed))
        self._keep_page()

    # who decides

    @property
    def state(self) -> Any:
        """The record itself; fields may be set."""
        return self._desk[0].state

    @property
    def _states(self) -> Any:
        return self._desk["state"]

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
        if self.over:
            raise IllegalMove("the match is over: nothing is asked any more")
        task, *_ = due(self.state)
        return self.game.rules.tasks[task]

    def question(self, lang: str = "en") -> str:
        """What the actor is asked."""
        return enum_text(self.task, lang)

    # moves

    def moves(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat that is asked, or of another one that may act too."""
        with self._asking(seat):
            return list(self._named(np.flatnonzero(self._look() == LEGAL), self._trial()))

    def options(self, seat: int | None = None) -> Any:
        """For every option of the game: not in question here, legal, or why not."""
        with self._asking(seat):
            return self._look().copy()

    def move(self, number: int) -> Move:
        """The legal move of this number."""
        if self.over:
            raise IllegalMove("the match is over")
        move = self._by_number(number, self._look())
        return next(self._named(np.array([move.number]), self._trial()))

    def refused(self, seat: int | None = None) -> list[tuple[Move, Any]]:
        """What is in question here but not legal, and why."""
        with self._asking(seat):
            why, reasons = self._look(), self.game.rules.reasons
            refused = self._named(np.flatnonzero(why > LEGAL), self._trial(price_move))
            return [(move, reasons[int(why[move.number])]) for move in refused]

    def play(self, move: Move | str | int, seat: int | None = None) -> Move:
        """Make a move: a Move, its notation, or its number. After an error nothing has changed.

        In simultaneous phases any seat may be named, and the table itself (TABLE), which owns the clock.
        """
        before = duplicate(self._states)  # with whoever was asked first: that is where undo leads back to
        with self._asking(seat):
            chosen = self._find(move)
            self._before.append(before)
            self._steps.append(Step(int(self.state.rounds), self._asked, chosen.notation))
            self.game.engine.go(self._desk, MOVE, chosen.number)
        self._keep_page()
        return chosen

    @property
    def _asked(self) -> int:
        return due(self.state)[WHO]

    @contextmanager
    def _asking(self, seat: int | None) -> Iterator[None]:
        """Let another seat be asked; if it makes no move, all is as it was."""
        if seat is not None and (not is_whole(seat) or seat != TABLE):
            seat = checked_seat(seat, self.game.players)
        if seat is None or self.over or seat == self._asked:
            yield
            return
        s = self.state
        if self.task not in self.game.rules.shared:
            raise IllegalMove(f"seat {seat}: it is the turn of seat {self._asked}")
        row, asked, moves = s.depth - 1, self._asked, len(self._steps)
        s.agenda[row, WHO] = seat
        try:
            yield
        finally:
            if len(self._steps) == moves:
                s.agenda[row, WHO] = asked

    def settle(self) -> None:
        """Go on to the next question, after a position was set by hand."""
        self.game.engine.go(self._desk, SETTLE, 0)
        self._pages = [self.state.journal[: self.state.notes].copy()]

    def undo(self) -> None:
        """Back to the last decision."""
        if not self._before:
            raise IllegalMove("undo: there is no move to take back")
        self._states[:] = self._before.pop()
        self._steps.pop()
        self._pages.pop()

    def _look(self) -> Any:
        self.game.engine.look(self._desk)
        return self._desk[0].why

    def _named(self, numbers: Any, trial: Callable[[int], Outcome] | None = None) -> Iterator[Move]:
        name_move, box, s = self.game.rules.name_move, self.game.boxes[0], self.state
        for number in numbers.tolist():
            name = name_move(box, s, number)
            tried = trial and partial(trial, number)
            yield Move(number, name.notation, name.args, name.message, tried)

    def _trial(self, how: Trial | None = None) -> Callable[[int], Outcome] | None:
        """How to find out what a move does; None where that is never certain."""
        if self.over or self.task in self.game.rules.effects.silent:
            return None
        return partial(how or try_move, self.game, duplicate(self._desk), self._asked)

    def _find(self, move: Move | str | int) -> Move:
        if self.over:
            raise IllegalMove("the match is over")
        why = self._look()
        if is_whole(move):
            return self._by_number(move, why)  # type: ignore[arg-type]
        notation = move.notation if isinstance(move, Move) else move
        if not isinstance(notation, str):
            raise IllegalMove(f"a move is a Move, its notation or its number, not {shown(move)}")
        longer = []
        for found in self._named(np.flatnonzero(why)):
            if found.notation == notation:
                return self._checked(found, why)
            if found.notation.startswith(f"{notation}."):
                longer.append(found)
        if len(longer) == 1:  # the beginning of only one is as good as the whole
            return self._checked(longer[0], why)
        raise IllegalMove(f"{shown(notation)}: not possible here ({self.question()})")

    def _by_number(self, number: int, why: Any) -> Move:
        if not 0 <= number < len(why) or why[number] == 0:
            raise IllegalMove(f"{shown(number)}: not possible here ({self.question()})")
        return self._checked(next(self._named(np.array([number]))), why)

    def _checked(self, move: Move, why: Any) -> Move:
        if why[move.number] != LEGAL:
            reason = self.game.rules.reasons[int(why[move.number])]
            raise IllegalMove(f"{move.notation}: {reason.text()}", reason)
        return move

    # results

    def scores(self) -> list[int]:
        """Points of all seats, as if the match ended now."""
        self._rank()
        return self._desk[0].totals[: self.game.players].tolist()  # type: ignore[no-any-return]

    def breakdown(self, seat: int) -> dict[str, int]:
        """The seat's points by category."""
        points, p = self.game.engine.points, checked_seat(seat, self.game.players)
        return {
            category.name.lower(): int(points(self._desk, p, int(category)))
            for category in self.game.rules.category
        }

    def ranking(self) -> list[list[int]]:
        """Seats by place, the best first; who shares a place stands together."""
        self._rank()
        places = self._desk[0].places[: self.game.players].tolist()
        return [[p for p, place in enumerate(places) if place == rank] for rank in sorted(set(places))]

    def _rank(self) -> None:
        self.game.engine.standing(self._desk)

    # what is known

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; None is a spectator."""
        seat = None if seat is None else checked_seat(seat, self.game.players)
        head = {"game": self.game.name, "seat": seat, "names": self.seat_names()}
        seen = self.game.rules.view(self.game.boxes[0], self.state, seat)
        return head | seen | {"provenance": self.game.provenance}

    def hidden(self, seat: int, seed: int) -> Match:
        """A copy in which all that the seat cannot know is drawn anew; if the seat may act, it is asked."""
        seat, seed = checked_seat(seat, self.game.players), checked_seed(seed)
        twin = self.copy()
        twin.seed = seed
        twin._steps, twin._before, twin._pages = [], [], [self._pages[-1]]
        self.game.engine.hide(twin._desk, seat, as_signed(seed))
        if seat in self.actors:
            s = twin.state
            s.agenda[s.depth - 1, WHO] = seat
        return twin

    def copy(self) -> Match:
        twin = object.__new__(Match)
        twin.__dict__ |= self.__dict__
        twin._desk = duplicate(self._desk)
        twin._steps = list(self._steps)
        twin._before = list(self._before)
        twin._pages = list(self._pages)
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        """The game is frozen: both play the same one."""
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What goes to another process: positions as bytes, for their types are made anew there."""
        kept = dict(self.__dict__)
        kept["_desk"] = self._states.tobytes()
        kept["_before"] = [states.tobytes() for states in self._before]
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self._desk = self.game.engine.desk(self.game.boxes)
        self._desk["state"] = self._revived(kept["_desk"])
        self._before = [self._revived(position) for position in kept["_before"]]

    def _revived(self, position: bytes) -> Any:
        return np.frombuffer(bytearray(position), self.game.rules.record.dtype)

    def fault(self) -> str:
        """The name of something that must hold but does not, such as a piece that got lost; or nothing."""
        code = int(self.game.engine.fault(self._desk))
        return "" if code == 0 else FAULTS.get(code) or self.game.rules.faults(code).name.lower()

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
        return [self._tell(row, names, lang)[0] for page in self._pages[since:] for row in page]

    def _tell(self, row: Any, names: list[str], lang: str) -> tuple[str, dict[str, Any]]:
        """A sentence, and what it was made of."""
        message, args = self.game.rules.tell(self.game.boxes[0], row)
        who = int(row[1])
        made_of = {"who": names[who] if 0 <= who < len(names) else "", **named(args, names)}
        return text(message, lang, made_of), made_of

    def events(self, lang: str = "en", since: int = 0) -> list[list[dict[str, Any]]]:
        """The same page by page, with what the words were made of: for those who show how it happened."""
        names = self.seat_names(lang)
        return [[self._event(row, names, lang) for row in page] for page in self._pages[since:]]

    def _event(self, row: Any, names: list[str], lang: str) -> dict[str, Any]:
        event, who, a, b = row.tolist()
        words, made_of = self._tell(row, names, lang)
        told = {"text": words, "amounts": counted(words, lang, made_of)}
        return {"event": self.game.rules.events[event].name.lower(), "who": who, "a": a, "b": b} | told

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


def named(args: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    """Seats among the arguments of a message, however deep, by the names of those who sit there."""
    found: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, Phrase):
            value = Phrase(value.message, named(value.args, names))
        found[name] = names[value] if isinstance(value, Seat) else value
    return found


def try_move(game: Game, before: Any, seat: int, number: int) -> Outcome:
    """What a legal move would do to the seat, tried on a copy."""
    desk, effects = duplicate(before), game.rules.effects
    game.engine.go(desk, MOVE, number)
    old, new = before[0].state, desk[0].state
    found = outcome(effects, game.boxes[0], old, new, seat, number)
    if opens_action(effects, old, new, seat):
        game.engine.look(desk)
        found = replace(found, vain=is_vain(effects, np.flatnonzero(desk[0].why == LEGAL).tolist()))
    if is_weighed(effects, old, new):
        found = replace(found, worth=weighed(game, before, desk, seat))
    return found


def price_move(game: Game, before: Any, seat: int, number: int) -> Outcome:
    """What a move that is too dear would take, and what of that the seat has not got."""
    effects, old = game.rules.effects, before[0].state
    purse = effects.purse
    if purse is None or before[0].why[number] not in purse.wanting:
        return NOTHING
    desk = duplicate(before)
    rich = desk[0].state
    purse.fill(rich, seat)
    game.engine.go(desk, MOVE, number)
    price = outcome(effects, game.boxes[0], old, rich, seat, number).cost
    return Outcome(price, {}, False, missing=purse.missing(old, seat, price))


def weighed(game: Game, before: Any, after: Any, seat: int) -> dict[str, int]:
    """By how much the final points of the seat change, by category."""
    points = game.engine.points
    changes = {
        category.name.lower(): int(points(after, seat, int(category)) - points(before, seat, int(category)))
        for category in game.rules.category
    }
    return {name: change for name, change in changes.items() if change}


def digest(states: Any) -> str:
    """Everything up to the journal: what is told may get better without changing a game."""
    names = states.dtype.names
    fields = (states[name].tobytes() for name in names[: names.index("journal")] if name != "notes")
    return sha256(b"".join(fields)).hexdigest()[:8]
