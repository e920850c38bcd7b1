"""What comes in over the network, and what shape it must have."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Short = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=200)]  # the table says how long a name may be
Corrections = Annotated[dict[Short, Any], Meta(max_length=2000)]
Language = Literal["en", "de", "fr"]


class NewSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["human", "bot", "open"] = "human"
    name: Name | None = None
    level: Short | None = None
    colour: Short | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: Short
    options: dict[Short, Any] = {}
    seats: Annotated[list[NewSeat], Meta(max_length=8)] = []
    seed: Annotated[int, Meta(ge=0)] | None = None
    corrections: Corrections = {}


class Own(Struct, forbid_unknown_fields=True):
    """Values of one's own box: one by one, or as a file."""

    corrections: Corrections = {}
    file: str | None = None
    name: Short = ""


class Move(Struct, forbid_unknown_fields=True):
    seq: Number
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class StartLesson(Struct, forbid_unknown_fields=True):
    lesson: Short
    step: Number = 0
    name: Name | None = None


class PlayOn(Struct, forbid_unknown_fields=True):
    """From a position of a finished game: the seat one takes, and how strong the others are."""

    at: Number
    seat: Number
    name: Name | None = None
    level: Short | None = None


class Undo(Struct, forbid_unknown_fields=True):
    seq: Number


class Consent(Struct, forbid_unknown_fields=True):
    agree: bool = True


class Sit(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A guest's name and family; or who shall play a seat that nobody has taken, or that is left."""

    name: Name | None = None
    kind: Literal["human", "bot"] | None = None
    level: Short | None = None
    colour: Short | None = None


class Hello(Struct, forbid_unknown_fields=True):
    """The first message of a live connection."""

    token: Short | None = None
    since: Number | None = None
    lang: Language | None = None
    notes: bool = False  # also tell who comes and goes


class Said(Struct, forbid_unknown_fields=True):
    """Every later one: a move, an undo, a consent, or another language; answered with its `id`."""

    id: Number | Short | None = None
    seq: Number | None = None
    move: Annotated[str, Meta(min_length=1, max_length=200)] | None = None
    undo: bool = False
    agree: bool | None = None
    lang: Language | None = None
