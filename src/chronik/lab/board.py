"""A position that trees are made of: cheap to copy, and what the rules draw is a step of its own."""

from copy import copy
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np

from chronik.bots.engine import brain
from chronik.kernel import LEGAL
from chronik.kernel.agenda import due
from chronik.kernel.play import MOVE, START
from chronik.kernel.record import duplicate
from chronik.lab.observations import length
from chronik.lab.rewards import horizon, win
from chronik.lab.sight import tensors
from chronik.lab.stepping import stepper
from chronik.rulebook.errors import IllegalMove
from chronik.rulebook.ruleset import as_signed
from chronik.table import Game

SPECTATOR = -1


class Table:
    """What all positions of a game share."""

    def __init__(self, game: Game) -> None:
        self.game, self.engine = game, game.engine
        self.horizon, self.length = horizon(game), length(game, "tensor")
        self.stepper = stepper(brain(game.rules))
        self.blank = game.engine.desk(game.boxes)
        self.journal = game.rules.record.dtype.fields["journal"][1]  # type: ignore[index]


class Board:
    """Before the set-up, between two decisions, or waiting for what a move draws.

    `past` is a hash, for each seat and at last for a spectator, of all moves that it saw being made.
    What searches ask for again and again is kept until the position is another: `knows`, `moves` and `turn`.
    """

    __slots__ = ("desk", "drawn", "knows", "move", "moves", "past", "table", "turn")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.desk: Any = None
        self.drawn = b""  # the seed, as far as it was drawn
        self.move = -1  # what waits
        self.past = (b"",) * (table.game.players + 1)
        self._forget()

    def __deepcopy__(self, memo: Any) -> "Board":
        return copy(self)

    def __copy__(self) -> "Board":
        twin = object.__new__(Board)
        twin.table, twin.drawn, twin.move = self.table, self.drawn, self.move
        twin.desk = None if self.desk is None else duplicate(self.desk)
        twin.past, twin.knows, twin.moves, twin.turn = self.past, self.knows, self.moves, self.turn
        return twin

    def _forget(self) -> None:
        """The position is another."""
        self.knows: dict[int, str] = {}  # each seat
        self.moves: list[int] | None = None
        self.turn: int | None = None  # whose it is

    def __getstate__(self) -> tuple[Any, ...]:
        """The position as bytes: its type is made anew elsewhere."""
        desk = None if self.desk is None else self.desk.tobytes()
        return self.table.game, desk, self.drawn, self.move, self.past

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        game, desk, self.drawn, self.move, self.past = kept
        self.table = Table(game)
        self.desk = None if desk is None else np.frombuffer(bytearray(desk), self.table.blank.dtype)
        self._forget()

    @property
    def has_begun(self) -> bool:
        return self.desk is not None

    @property
    def waits(self) -> bool:
        return self.move >= 0

    @property
    def state(self) -> Any:
        return self.desk[0].state

    @property
    def is_over(self) -> bool:
        if self.desk is None or self.move >= 0:
            return False
        s = self.desk[0].state
        return bool(s.over == 1 or s.rounds > self.table.horizon)

    @property
    def actor(self) -> int:
        return due(self.state)[1]

    def legal(self) -> list[int]:
        if self.moves is None:
            count = self.table.engine.look(self.desk)
            self.moves = self.desk[0].moves[:count].tolist()
        return self.moves

    # what happens

    def play(self, move: int) -> None:
        """Make a move; if the rules draw, go back and wait for what is drawn."""
        if move not in self.legal():
            raise IllegalMove(f"{move} is not legal here")
        self._remember(move)
        before = duplicate(self.desk)
        self._go(MOVE, move)
        if self.state.rng != before[0].state.rng:
            self.lay(before)
            self.move = move

    def _go(self, how: int, number: int) -> None:
        self._forget()
        count = self.table.engine.go(self.desk, how, number)
        self.moves = self.desk[0].moves[:count].tolist()

    def draw(self, byte: int, seed_bytes: int) -> None:
        """A byte of the seed; or what the move that waits draws, and the move itself."""
        if not self.has_begun:
            self.drawn += bytes([byte])
            if len(self.drawn) == seed_bytes:
                self.desk = duplicate(self.table.blank)
                self._go(START, int.from_bytes(self.drawn, "little"))
            return
        told = int(self.state.rng).to_bytes(8, "little") + bytes([byte])
        self.state.rng = np.uint64(int.from_bytes(blake2b(told, digest_size=8).digest(), "little"))
        self._go(MOVE, self.move)
        self.move = -1

    def lay(self, desk: Any) -> None:
        """Go on from another position."""
        self.desk = desk
        self._forget()

    def hide(self, seat: int, seed: int) -> None:
        """Draw anew what the seat cannot know."""
        self.table.engine.hide(self.desk, seat, as_signed(seed))
        self.lay(self.desk)

    def _remember(self, move: int) -> None:
        """Everybody sees a move, but in simultaneous phases only who makes it."""
        task, actor, *_ = due(self.state)
        made = bytes([actor]) + move.to_bytes(2, "little")
        secret = task in self.table.game.rules.shared
        self.past = tuple(
            past if secret and seat != actor else blake2b(past + made, digest_size=8).digest()
            for seat, past in enumerate(self.past)
        )

    # what is known

    def known(self, seat: int | None) -> str:
        """All that a seat has seen being done, and what it knows now, as a short hash.

        Positions that differ only in what a seat cannot know are the same once that is drawn anew.
        """
        if self.desk is None:
            return ""
        who = SPECTATOR if seat is None else seat
        if who not in self.knows:
            desk = duplicate(self.desk)
            self.table.engine.hide(desk, who, 0)
            kept = desk["state"].tobytes()[: self.table.journal]
            self.knows[who] = f"{seat} {self.past[who].hex()} {blake2b(kept, digest_size=8).hexdigest()}"
        return self.knows[who]

    def seen(self, seat: int | None) -> str:
        """What a seat may know, as JSON."""
        if self.desk is None:
            return ""
        view = self.table.game.rules.view(self.table.game.boxes[0], self.state, seat)
        return msgspec.json.encode(view, order="sorted").decode()

    def tensor(self, seat: int) -> Any:
        if self.desk is None:
            return np.zeros(self.table.length, np.float32)
        return tensors(self.table.game, self.desk["state"], np.array([seat]))[0]

    def worth(self) -> list[float]:
        """1 for the winner, and what it takes from the others."""
        self.table.engine.standing(self.desk)
        return self.standing()

    def standing(self) -> list[float]:
        """The same, by the points and places that lie on the desk."""
        seats = self.table.game.players
        totals, places = (self.desk[name][:, :seats] for name in ("totals", "places"))
        worth: list[float] = win(self.table.game, totals, places)[0].tolist()
        return worth

    def finished(self, seed: int) -> list[float]:
        """What it would be worth after a random game from here."""
        twin = copy(self)
        if twin.waits:
            twin.draw(seed % 256, 0)
        twin.table.stepper.finish(twin.desk, as_signed(seed), twin.table.horizon)
        return twin.standing()

    def notation(self, move: int) -> str:
        name = self.table.game.rules.name_move(self.table.game.boxes[0], self.state, move)
        return str(name.notation)

    def told(self) -> str:
        if self.desk is None:
            return f"seed {self.drawn.hex()}"
        self.table.engine.look(self.desk)
        options = np.flatnonzero(self.desk[0].why == LEGAL).tolist()
        waits = f", drawing for {self.notation(self.move)}" if self.waits else ""
        moves = " ".join(self.notation(option) for option in options)
        return f"round {self.state.rounds}, seat {self.actor if options else '-'}: {moves}{waits}"
