"""The components of Tumult Royale: what the files in components/ must hold."""

from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table, demand, load
from chronik.tumult.payment import MOST
from chronik.tumult.state import CHRONICLE, GOODS, LANDSCAPES, PANELS, SECTORS, TILES, VALUES, Good, Land

FOLDER = Path(__file__).parent / "components"
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


def load_components(overlay: Path | None = None) -> dict[str, Any]:
    tables = load(FOLDER, overlay, TABLES)
    check_tiles(tables["tiles"])
    check_building(tables["building"])
    check_spinner(tables["spinner"])
    check_chronicle(tables["chronicle"])
    check_landscapes(tables["landscapes"], tables["frame"])
    check_frame(tables["frame"])
    check_retinue(tables["retinue"])
    return tables


def in_play(tiles: Tiles, players: int) -> list[tuple[Good, int]]:
    """The tiles that are used with so many players, by good and value."""
    return [
        (Good[row.good.upper()], value)
        for row in tiles.tile
        if getattr(tiles.players, row.rim) <= players
        for value in row.values
    ]


def check_tiles(tiles: Tiles) -> None:
    count = len(in_play(tiles, max(PLAYERS)))
    demand(count == TILES, "tiles", f"{TILES} tiles in play with four players, not {count}")
    for players in PLAYERS:
        left = len(in_play(tiles, players)) - players * tiles.set_aside
        demand(left > 0, "tiles", f"{players} players: no tile is left when all have set theirs aside")


def check_building(building: Building) -> None:
    found = [row.id for row in building.field]
    wanted = [land.name.lower() for land in Land]
    demand(found == wanted, "building", f"fields must be {', '.join(wanted)}, in this order")
    demand(building.factor >= 1, "building", "factor: at least 1")
    demand(1 <= building.statues <= 100, "building", "statues: 1 to 100")
    for row in building.field:
        most = max(row.bread, row.marble, row.tools) * (building.factor if row.anywhere else 1)
        demand(1 <= most <= MOST, "building", f"{row.id}: 1 to {MOST} of a good, doubled too, not {most}")
        demand(row.statues >= 1, "building", f"{row.id}: at least 1 statue")


def check_spinner(spinner: Spinner) -> None:
    count = len(spinner.sectors)
    demand(1 <= count <= SECTORS, "spinner", f"1 to {SECTORS} sectors, not {count}")


def check_chronicle(chronicle: Chronicle) -> None:
    count = len(chronicle.field)
    demand(1 <= count <= CHRONICLE, "chronicle", f"1 to {CHRONICLE} fields, not {count}")
    ends = [row.end for row in chronicle.field if row.end is not None]
    falling = all(a > b for a, b in pairwise(ends))
    demand(falling, "chronicle", f"the numbers must fall from field to field, not {ends}")
    demand(chronicle.field[-1].end == 0, "chronicle", "the last field has the number 0")
    for row in chronicle.field:
        if row.uncover is not None:
            check_players("chronicle", "uncover", row.uncover)


def check_players(file: str, what: str, numbers: ByPlayers) -> None:
    demand(sorted(numbers) == [str(n) for n in PLAYERS], file, f"{what}: for 2, 3 and 4 players")


def check_landscapes(landscapes: Landscapes, frame: Frame) -> None:
    rows = landscapes.landscape
    demand(len(rows) == LANDSCAPES, "landscapes", f"{LANDSCAPES} landscapes, not {len(rows)}")
    for row in rows:
        letters = "".join(row.rows)
        shaped = [len(line) for line in row.rows] == [3, 3, 3] and set(letters) <= set(LETTERS)
        demand(shaped, "landscapes", f"{row.id}: three rows of three letters out of {' '.join(LETTERS)}")
    meadows = sorted("".join(row.rows).count("m") for row in rows)
    for layout in frame.layout:
        fewest = sum(meadows[: "".join(layout.rows).count("U")])
        enough = fewest >= layout.players
        demand(enough, "landscapes", f"{layout.players} players: a meadow for each must be face up")


def check_frame(frame: Frame) -> None:
    counts = tuple(layout.players for layout in frame.layout)
    demand(counts == PLAYERS, "frame", "one layout for 2, 3 and 4 players, in this order")
    for layout in frame.layout:
        letters = "".join(layout.rows)
        even = len({len(row) for row in layout.rows}) == 1 and set(letters) <= {"U", "D"}
        demand(even, "frame", f"{layout.players} players: rows of equal length made of U and D")
        count = len(letters)
        demand(count <= PANELS, "frame", f"{layout.players} players: at most {PANELS} panels, not {count}")


def check_retinue(retinue: Retinue) -> None:
    check_players("retinue", "start", retinue.start)
    total = sum(token.value * token.count for token in retinue.token)
    demand(total <= 120, "retinue", f"tokens worth 120 at most, not {total}")
    for players, start in retinue.start.items():
        needed = int(players) * start
        demand(needed <= total, "retinue", f"{players} players: {needed} to start with, only {total} there")
    most = max(1, retinue.tumult, retinue.coronation)
    demand(most <= retinue.relief, "retinue", f"relief: at least {most}, what a player may owe")
    due = max(retinue.consolation, (VALUES - 1) * GOODS)  # the most that is handed out at once
    demand(due <= total, "retinue", f"tokens worth {due} at least, not {total}")
