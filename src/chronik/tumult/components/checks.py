"""What must hold of the components beyond their types: otherwise the game could not be played."""

from itertools import pairwise
from typing import Any

from chronik.rulebook.components import demand
from chronik.tumult.components.tables import (
    LETTERS,
    PLAYERS,
    Building,
    ByPlayers,
    Chronicle,
    Frame,
    Landscapes,
    Retinue,
    Spinner,
    Tiles,
    in_play,
    landscape_name,
)
from chronik.tumult.payment import MOST
from chronik.tumult.state import CHRONICLE, GOODS, LANDSCAPES, PANELS, SECTORS, TILES, VALUES, Land


def check(tables: dict[str, Any]) -> None:
    check_tiles(tables["tiles"])
    check_building(tables["building"])
    check_spinner(tables["spinner"])
    check_chronicle(tables["chronicle"])
    check_landscapes(tables["landscapes"], tables["frame"])
    check_frame(tables["frame"])
    check_retinue(tables["retinue"])


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
    demand(1 <= building.factor <= MOST, "building", f"factor: 1 to {MOST}")
    demand(1 <= building.statues <= 100, "building", "statues: 1 to 100")
    for row in building.field:
        most = max(row.bread, row.marble, row.tools) * (building.factor if row.anywhere else 1)
        demand(1 <= most <= MOST, "building", f"{row.id}: 1 to {MOST} of a good, doubled too, not {most}")
        demand(row.statues >= 1, "building", f"{row.id}: at least 1 statue")


def check_spinner(spinner: Spinner) -> None:
    count = len(spinner.sectors)
    demand(1 <= count <= SECTORS, "spinner", f"1 to {SECTORS} sectors, not {count}")
    demand(min(*spinner.sectors, spinner.forgotten) >= 1, "spinner", "every number is at least 1")


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
            demand(not row.uncover_all, "chronicle", "a field has either uncover or uncover_all")


def check_players(file: str, what: str, numbers: ByPlayers) -> None:
    demand(sorted(numbers) == [str(n) for n in PLAYERS], file, f"{what}: for 2, 3 and 4 players")


def check_landscapes(landscapes: Landscapes, frame: Frame) -> None:
    rows = landscapes.landscape
    demand(len(rows) == LANDSCAPES, "landscapes", f"{LANDSCAPES} landscapes, not {len(rows)}")
    names = [landscape_name(number) for number in range(LANDSCAPES)]
    named = [row.id for row in rows] == names
    demand(named, "landscapes", f"landscapes must be {names[0]} to {names[-1]}, in this order")
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
    due = max(retinue.consolation, retinue.overpaid * (VALUES - 1) * GOODS)  # handed out at once
    demand(due <= total, "retinue", f"tokens worth {due} at least, not {total}")
    demand(
        due <= 2 * retinue.relief, "retinue", f"relief: at least {-(-due // 2)}, half of what is won at once"
    )
