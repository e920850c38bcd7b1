"""Seats: people, bots, and those kept open by a bot until somebody sits down."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from chronik.server import tokens, words
from chronik.server.messages import NewSeat, PlayOn
from chronik.server.refusal import Refusal
from chronik.server.store import Seat

HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
COLOURS = ("red", "yellow", "blue", "white", "violet")
KEEPER = "journeyman"  # who plays an open seat, if nothing else is said


def is_bot(seat: Seat) -> bool:
    """Whether a bot moves for it."""
    return seat.kind != HUMAN


def new_seats(wanted: Sequence[Any]) -> tuple[list[Seat], list[str | None]]:
    """The seats of a new table and their keys; bots have none."""
    colours = colours_of([seat.colour for seat in wanted])
    keys = [None if seat.kind == BOT else tokens.new_token() for seat in wanted]
    return [
        Seat(
            seat=number,
            kind=seat.kind,
            level=None if seat.kind == HUMAN else seat.level or KEEPER,
            name=seat.name,
            colour=colours[number],
            token_hash="" if key is None else tokens.digest(key),
            taken=False,
        )
        for number, (seat, key) in enumerate(zip(wanted, keys, strict=True))
    ], keys


def going_on(sat: Sequence[tuple[str | None, str | None]], wish: PlayOn) -> list[NewSeat]:
    """One person, and bots for all others: as strong as they were, by the names that the seats had."""
    if wish.seat >= len(sat):
        raise Refusal("seats", detail=f"seat: 0 to {len(sat) - 1}")
    own = wish.name or sat[wish.seat][0]
    seats = [
        NewSeat(BOT, None if name == own else name, wish.level or level or KEEPER) for name, level in sat
    ]
    seats[wish.seat] = NewSeat(HUMAN, own)
    return seats


def colours_of(wished: list[str | None]) -> list[str]:
    """Everybody his own: as wished, the others in their order."""
    chosen = [colour for colour in wished if colour is not None]
    if len(set(chosen)) < len(chosen) or not set(chosen) <= set(COLOURS):
        raise Refusal("seats", detail=f"colour: {', '.join(COLOURS)}")
    free = [colour for colour in COLOURS if colour not in chosen]
    return [colour or free.pop(0) for colour in wished]


def maker(seats: Sequence[Seat]) -> int | None:
    """Who laid the table: the first person at it."""
    return next((seat.seat for seat in seats if seat.token_hash), None)


def changed(seats: Sequence[Seat], by: int, seat: int, change: dict[str, str]) -> Seat:
    """Guests name themselves, or leave their seat to a bot; the maker says who keeps a seat that is free."""
    if not 0 <= seat < len(seats):
        raise Refusal("not-your-seat")
    old = replace(seats[seat], colour=free_colour(seats, seat, change.get("colour")))
    if "kind" not in change:
        if by != seat or not old.token_hash:
            raise Refusal("not-your-seat")
        return replace(old, kind=HUMAN, level=None, name=change["name"], taken=True)
    kind, first = change["kind"], maker(seats)
    leaves = by == seat and kind == BOT
    if not old.token_hash or seat == first or not (leaves or by == first):
        raise Refusal("not-your-seat")
    if old.taken and not leaves:
        raise Refusal("seat-taken")
    level = None if kind == HUMAN else change.get("level") or old.level or KEEPER
    name = change.get("name", old.name)
    return replace(old, kind=OPEN if kind == BOT else kind, level=level, name=name, taken=False)


def free_colour(seats: Sequence[Seat], seat: int, wished: str | None) -> str:
    """The family that a seat has, or another one that nobody has."""
    free = [colour for colour in COLOURS if colour not in {other.colour for other in seats}]
    if wished not in (None, seats[seat].colour, *free):
        raise Refusal("seats", detail=f"colour: {', '.join(free)}")
    return wished or seats[seat].colour


def shown(
    seats: Sequence[Seat], position: dict[str, Any], online: Collection[int], lang: str
) -> list[dict[str, Any]]:
    names = words.names(list(seats), lang)
    actors = position.get("actors", ())
    return [
        {
            "seat": seat.seat,
            "name": names[seat.seat],
            "colour": seat.colour,
            "kind": seat.kind,
            "level": seat.level,
            "online": is_bot(seat) or seat.seat in online,
            "taken": seat.taken,
            "thinking": is_bot(seat) and seat.seat in actors,
        }
        for seat in seats
    ]
