"""What the files of components must hold."""

from typing import Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table
from chronik.tumult.state import Good, Land

LETTERS = {"m": Land.MEADOW, "f": Land.FOREST, "g": Land.MOUNTAIN, "v": Land.VILLAGE, "c": Land.CASTLE}
PLAYERS = (2, 3, 4)

GoodName = Literal["bread", "marble", "tools"]
Rim = Literal["plain", "grey", "black"]
ByPlayers = dict[str, Count]


class Rims(Row):
    """From how many players on a tile is in play."""

    plain: Count
    grey: Count
    black: Count


class TileRow(Row):
    good: GoodName
    rim: Rim
    values: list[Literal[1, 2, 3]]


class Tiles(Table):
    set_aside: Count
    mercy: Count
    players: Rims
    tile: list[TileRow]


class FieldRow(Row):
    id: str
    bread: Count
    marble: Count
    tools: Count
    statues: Count
    anywhere: bool


class Building(Table):
    factor: Count
    statues: Count
    field: list[FieldRow]


class Spinner(Table):
    sectors: list[Count]
    forgotten: Count


class ChronicleRow(Row):
    statues: Count
    end: Count | None = None
    uncover: ByPlayers | None = None
    uncover_all: bool = False


class Chronicle(Table):
    field: list[ChronicleRow]


class LandscapeRow(Row):
    id: str
    rows: tuple[str, str, str]


class Landscapes(Table):
    landscape: list[LandscapeRow]


class Layout(Row):
    players: Count
    rows: list[str]


class Frame(Table):
    layout: list[Layout]


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    value: Count
    count: Count


class Retinue(Table):
    start: ByPlayers
    tumult: Count
    coronation: Count
    consolation: Count
    relief: Count
    overpaid: Count
    token: list[Token]


TABLES: dict[str, type[Table]] = {
    "tiles": Tiles,
    "building": Building,
    "spinner": Spinner,
    "chronicle": Chronicle,
    "landscapes": Landscapes,
    "frame": Frame,
    "retinue": Retinue,
}


def in_play(tiles: Tiles, players: int) -> list[tuple[Good, int]]:
    """The tiles that are used with so many players, by good and value."""
    return [
        (Good[row.good.upper()], value)
        for row in tiles.tile
        if getattr(tiles.players, row.rim) <= players
        for value in row.values
    ]


def landscape_name(number: int) -> str:
    return f"L{number + 1:02}"
