"""The component table of the Port."""

from typing import Any, Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table, demand
from chronik.village.components.common import Influence, check_price, price, reach
from chronik.village.names import NOBODY, Expansion, Good
from chronik.village.port.state import CAPTAINS, CHESTS, PIECES, SEA_GRAVES, Piece, Water
from chronik.village.settings import VillageSettings

HARBOUR = "H"


MARRIAGE_CHESTS = 2


class Captain(Row):
    id: str
    coins: Count
    influence: Influence = Influence()
    cubes: Count = 0
    steps: Count = 1


class Line(Row):
    ends: tuple[str, str]


class TimeField(Row):
    id: str
    time: Count


class Buys(Struct, frozen=True, forbid_unknown_fields=True):
    scroll: Count = 0
    horse: Count = 0
    plough: Count = 0
    ox: Count = 0
    wagon: Count = 0
    grain: Count = 0


class Lighthouse(Struct, frozen=True, forbid_unknown_fields=True):
    points: Count
    influence: Influence = Influence()
    wagon: Literal[0, 1] = 0


class Island(Row):
    id: str
    lighthouse: Lighthouse
    buys: Buys = Buys()
    tile: Literal["cocoa", "tea", "chest"] | None = None


class PortStall(Struct, frozen=True, forbid_unknown_fields=True):
    points: Count
    coins: Count = 0


class PortStalls(Row):
    cocoa: PortStall
    tea: PortStall


class Chest(Row):
    coins: Count = 0
    tools: Count = 0
    expansion: Expansion | None = None


class Burial(Row):
    points: Count


class Port(Table):
    holds: Count
    return_time: Count
    stalls: PortStalls
    captain: list[Captain]
    line: list[Line]
    field: list[TimeField]
    island: list[Island]
    chest: list[Chest]
    burial: list[Burial]


def check_port(port: Port) -> None:
    check_captains(port.captain)
    fields = [HARBOUR, *(row.id for row in port.field), *(row.id for row in port.island)]
    wanted = [water_id(water) for water in Water]
    demand(fields == wanted, "port", f"fields and islands must be {', '.join(wanted)}, in this order")
    for line in port.line:
        for end in line.ends:
            demand(end in wanted, "port", f"line {'-'.join(line.ends)}: no field {end}")
    reached = reach(HARBOUR, port.line)
    for field in wanted:
        demand(field in reached, "port", f"{field} cannot be reached from the harbour")
    for island in port.island:
        check_price(island.lighthouse.influence, "port", f"lighthouse of {island.id}")
    tiles = sorted(island.tile for island in port.island if island.tile)
    demand(tiles == ["chest", "cocoa", "tea"], "port", "one island each with cocoa, tea and chests")
    demand(1 <= port.holds <= 3, "port", f"1 to 3 holds, not {port.holds}")
    check_chests(port.chest)
    count = len(port.burial)
    demand(count == SEA_GRAVES, "port", f"{SEA_GRAVES} sea burials, not {count}")


def water_id(water: int) -> str:
    """H, T1 to T5, I1 to I6."""
    kind, _, number = Water(water).name.partition("_")
    return kind[0] + number


def captain_id(c: int) -> str:
    """C1a to C1e for one coin, C2a to C2e, C3a to C3e."""
    price, which = divmod(c, CAPTAINS // 3)
    return f"C{price + 1}{'abcde'[which]}"


def check_captains(captains: list[Captain]) -> None:
    wanted = [captain_id(c) for c in range(CAPTAINS)]
    demand([row.id for row in captains] == wanted, "port", f"captains must be {', '.join(wanted)}")
    cost = 100.0
    for row in captains:
        check_price(row.influence, "port", f"captain {row.id}")
        influence = sum(getattr(row.influence, colour) for colour in row.influence.__struct_fields__)
        one_price = (influence == 0) != (row.cubes == 0)
        demand(one_price and row.steps > 0, "port", f"captain {row.id}: either influence or cubes, for steps")
        demand(row.coins == int(row.id[1]), "port", f"captain {row.id}: costs {row.id[1]} coins")
        dearer = (influence + row.cubes) / row.steps
        demand(dearer <= cost, "port", f"captain {row.id}: a dearer captain asks no more for a step")
        cost = dearer


def check_chests(chests: list[Chest]) -> None:
    found = [row.expansion for row in chests]
    wanted = (CHESTS - MARRIAGE_CHESTS) * [None] + MARRIAGE_CHESTS * ["marriage"]
    demand(found == wanted, "port", "6 chests, and after them 2 of marriage")
    for row in chests:
        demand(row.tools == 0 or row.expansion == "marriage", "port", "chests: tools only with marriage")


def fill_port(box: Any, port: Any, settings: VillageSettings) -> None:
    box.holds = port.holds
    box.return_time = port.return_time
    box.travel_points[:] = 0
    for i, row in enumerate(port.captain):
        box.captain_coins[i] = row.coins
        box.captain_price[i] = price(row.influence)
        box.captain_cubes[i] = row.cubes
        box.captain_steps[i] = row.steps
    fill_sea(box, port)
    for i, row in enumerate(port.island):
        box.buys[i] = [getattr(row.buys, name, 0) for name in piece_names()]
        box.tile[i] = NOBODY if row.tile is None else Piece[row.tile.upper()]
        box.light_wagon[i] = row.lighthouse.wagon
        box.light_price[i] = price(row.lighthouse.influence)
        box.light_points[i] = row.lighthouse.points
    chests = [row for row in port.chest if row.expansion is None or row.expansion in settings.expansions]
    box.chests = len(chests)
    box.chest_coins[: box.chests] = [row.coins for row in chests]
    box.chest_tools[: box.chests] = [row.tools for row in chests]
    for good in (Good.COCOA, Good.TEA):
        stall = getattr(port.stalls, good.name.lower())
        box.stall_points[good] = stall.points
        box.stall_coins[good] = stall.coins
    box.sea_points[:] = [row.points for row in port.burial]


def fill_sea(box: Any, port: Any) -> None:
    water = {water_id(water): water for water in Water}
    for line in port.line:
        a, b = (water[end] for end in line.ends)
        box.line[a] |= 1 << b
        box.line[b] |= 1 << a
    box.island_at[:] = NOBODY
    for row in port.field:
        box.water_time[water[row.id]] = row.time
    for i, row in enumerate(port.island):
        box.island_at[water[row.id]] = i


def piece_names() -> list[str]:
    """By number; a number that is no piece has none."""
    names = {int(piece): piece.name.lower() for piece in Piece}
    return [names.get(number, "") for number in range(PIECES)]
