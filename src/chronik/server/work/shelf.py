"""The matches that a dealer holds: as many as there is room for."""

from collections import OrderedDict
from dataclasses import dataclass, field

from chronik.table import Match

# Bytes, measured: of a match with the options of its seats; of a step, besides the position before it.
MATCH, STEP = 40_000, 900


@dataclass
class Held:
    match: Match
    seqs: list[int] = field(default_factory=list)
    laid: int = 0  # steps that the table began with
    undo: tuple[int, bool] | None = None  # a seat, and whether it may take back the last step freely
    numbers: dict[int, dict[str, int]] = field(default_factory=dict)  # of the moves that each seat was told
    last: int | None = None  # the number of the last move, if it was made here
    weighed: int = 0  # bytes, when it was last put on the shelf

    def moved_on(self, last: int | None = None) -> None:
        self.last = last
        self.undo = None
        self.numbers = {}

    @property
    def weight(self) -> int:
        """Bytes, about: the way back is most of it."""
        return MATCH + len(self.match.steps) * (self.match.game.rules.record.dtype.itemsize + STEP)


class Shelf:
    """By table, or by replay; what nobody has asked for longest goes first."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.weight = 0
        self._held: OrderedDict[str, Held] = OrderedDict()

    def __len__(self) -> int:
        return len(self._held)

    def get(self, key: str) -> Held | None:
        held = self._held.get(key)
        if held is not None:
            self._held.move_to_end(key)
        return held

    def put(self, key: str, held: Held) -> None:
        """Also one that is there already and has grown."""
        self.drop(key)
        self._held[key] = held
        held.weighed = held.weight
        self.weight += held.weighed
        while self.weight > self.room and len(self) > 1:
            self.drop(next(iter(self._held)))

    def drop(self, key: str) -> None:
        held = self._held.pop(key, None)
        if held is not None:
            self.weight -= held.weighed
