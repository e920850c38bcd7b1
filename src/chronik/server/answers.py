"""What goes out over the network, as `/openapi.json` describes it; tests hold every answer against it."""

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

Plain = dict[str, Any]


class Error(Struct):
    """A code for programs, one line for people; and what belongs to it, such as `why`, `seq` or `seconds`."""

    error: str
    message: str


class Key(Struct):
    seat: int
    token: str
    link: str


class Made(Struct):
    """A new table: the keys of its seats are told here and nowhere else."""

    table: str
    seats: list[Key]
    watch: str


class Done(Struct):
    """The number of the position that there is now."""

    seq: int


class Offer(Struct):
    number: int
    notation: str
    text: str
    cost: dict[str, int]
    gain: dict[str, int]
    death: bool
    vain: bool
    worth: dict[str, int]


class Refused(Struct):
    notation: str
    text: str
    why: str
    reason: str
    rule: str | None
    cost: dict[str, int]
    missing: dict[str, tuple[int, int]]


class Line(Struct):
    """Of the log: the position it led to, who moved, whom it is about, and what its words count."""

    seq: int
    round: int
    seat: int | None
    who: int | None
    event: str
    text: str
    amounts: list[tuple[str, str, int]]


class Sitting(Struct):
    seat: int
    name: str
    colour: str
    kind: Literal["human", "bot", "open"]
    level: str | None
    online: bool
    taken: bool
    thinking: bool


class Wish(Struct):
    """Of the seat that would take something back; what each of the others says to it."""

    seat: int
    votes: dict[str, bool | None]


class Category(Struct):
    category: str
    title: str
    points: list[int]


class Position(Struct):
    """What a reader may know; `scores`, `ranking` and `breakdown` when the game is over."""

    table: str
    game: str
    options: Plain
    practice: bool
    corrections: list[Plain]
    seq: int
    sand: float | None
    moved: int
    seats: list[Sitting]
    consent: Wish | None
    over: bool
    actors: list[int]
    you: int | None
    question: str | None
    rule: str | None
    view: Plain
    moves: list[Offer]
    refused: list[Refused]
    undo: Literal["free", "consent", "none"]
    events: list[Any]
    log: list[Line]
    whole_log: bool
    scores: list[int] | UnsetType = UNSET
    ranking: list[int] | UnsetType = UNSET
    breakdown: list[Category] | UnsetType = UNSET


class Seats(Struct):
    seats: list[Sitting]


class Report(Struct):
    version: str
    table: str
    seq: int
    game: str
    options: Plain
    rules: int
    components: str
    corrections: list[Plain]
    seats: list[Plain]


class HandedIn(Struct):
    replay: str


class Version(Struct):
    version: str


class Analysis(Struct):
    """Row by row for every position; 202 with `ready` and `done` while it is made."""

    win: list[list[float]]
    score: list[list[float]]
    points: list[list[int]]
    sources: dict[str, list[list[int]]]
    turning_points: list[Plain]
