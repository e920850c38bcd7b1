"""The components of Village: what the files in components/ must hold."""

from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table, demand, load
from chronik.village.state import CITIES, CUSTOMERS, LEVELS, MEMBERS, ROADS, Building, Good

FOLDER = Path(__file__).parent / "components"
VILLAGE = "village"  # the end of a road at home


class Influence(Struct, frozen=True, forbid_unknown_fields=True):
    orange: Count = 0
    green: Count = 0
    brown: Count = 0
    pink: Count = 0


class EditionSupplies(Row):
    players: tuple[Count, Count]
    influence: Count
    plague: Count
    goods: Count
    coins: Count
    grain: Count
    caller_last: bool
    church_leftward: bool
    tie_break: Literal["customers", "grain"]


class Supplies(Table):
    original: EditionSupplies
    bigbox: EditionSupplies


class SetupCard(Row):
    players: Count
    each: Count
    harvest: Count
    family: Count
    crafts: Count
    market: Count
    travel: Count
    council: Count
    church: Count


class SetupCards(Table):
    card: list[SetupCard]


class Harvest(Row):
    by_hand: Count
    horse_and_plough: Count
    ox_and_plough: Count


class Life(Row):
    slots: Count


class Farm(Table):
    generations: tuple[Count, Count, Count, Count]
    start_coins: Count
    plague_time: Count
    barn: Count
    harvest: Harvest
    life: Life


class BuildingRow(Row):
    id: str
    training: Count


class GoodRow(Row):
    id: str
    building: str
    time: Count
    influence: Influence = Influence()
    grain: Count = 0


class Mill(Row):
    time: Count
    grain: Count
    coins: Count


class Crafts(Table):
    building: list[BuildingRow]
    good: list[GoodRow]
    mill: Mill


class Market(Table):
    stalls: dict[str, Count]
    surcharge: Influence
    surcharge_time: Count


class Wants(Struct, frozen=True, forbid_unknown_fields=True):
    scroll: Count = 0
    horse: Count = 0
    plough: Count = 0
    ox: Count = 0
    wagon: Count = 0
    grain: Count = 0


class Customer(Row):
    id: str
    wants: Wants
    points: Count


class Customers(Table):
    customer: list[Customer]


class Step(Row):
    time: Count
    privilege: Literal["marker", "cubes", "good", "points"]


class Privilege(Row):
    cubes: Count
    price_in_coins: Count
    points: Count


class Council(Table):
    influence: Influence
    scrolls: Literal[1]
    step: list[Step]
    privilege: Privilege


class Rewards(Row):
    points: Count
    cubes: Count
    coin: Count


class City(Row):
    id: str
    reward: Literal["points", "cubes", "coin"]


class Road(Row):
    ends: tuple[str, str]
    influence: Influence


class Travel(Table):
    time: Count
    wagons: Literal[1]
    reward: Rewards
    city: list[City]
    road: list[Road]


class Church(Table):
    influence: Influence
    time: Count
    figures: Count
    grain: tuple[Count, Count, Count, Count]
    majority: Count


class Places(Row):
    farm: list[Count]
    craft: list[Count]
    travel: list[Count]
    council: list[Count]
    church: list[Count]
    graves: list[Count]
    marriage: list[Count]


class Chronicle(Table):
    original: Places
    bigbox: Places


class Scoring(Table):
    travel: list[Count]
    council: tuple[Count, Count, Count, Count]
    church: tuple[Count, Count, Count, Count]
    chronicle: list[Count]
    coin: Count
    well: Count


TABLES: dict[str, type[Table]] = {
    "supplies": Supplies,
    "setup_cards": SetupCards,
    "farm": Farm,
    "crafts": Crafts,
    "market": Market,
    "customers": Customers,
    "council": Council,
    "travel": Travel,
    "church": Church,
    "chronicle": Chronicle,
    "scoring": Scoring,
}


def load_components(overlay: Path | None = None) -> dict[str, Any]:
    tables = load(FOLDER, overlay, TABLES)
    check_setup_cards(tables["setup_cards"])
    check_farm(tables["farm"], tables["scoring"])
    check_crafts(tables["crafts"])
    check_market(tables["market"], tables["customers"], tables["farm"])
    check_council(tables["council"])
    check_travel(tables["travel"])
    check_church(tables["church"])
    check_chronicle(tables["chronicle"])
    check_scoring(tables["scoring"])
    return tables


def check_setup_cards(cards: SetupCards) -> None:
    counts = sorted(card.players for card in cards.card)
    demand(counts == [2, 3, 4, 5], "setup_cards", f"one card for 2, 3, 4 and 5 players, not {counts}")
    for card in cards.card:
        demand(card.market == 1, "setup_cards", f"{card.players} players: the market gets exactly 1 cube")


def check_farm(farm: Farm, scoring: Scoring) -> None:
    family = sum(farm.generations)
    demand(family == MEMBERS, "farm", f"generations must add up to {MEMBERS} members, not {family}")
    demand(farm.generations[0] == 4, "farm", "four members of the first generation start on the farm")
    demand(farm.life.slots >= 7, "farm", f"life: at least 7 slots, not {farm.life.slots}")


def check_crafts(crafts: Crafts) -> None:
    wanted = [building.name.lower() for building in Building]
    found = [row.id for row in crafts.building]
    demand(found == wanted, "crafts", f"buildings must be {', '.join(wanted)}, in this order")
    wanted = [good.name.lower() for good in Good]
    demand([row.id for row in crafts.good] == wanted, "crafts", f"goods must be {', '.join(wanted)}")
    for row in crafts.good:
        demand(row.building in found, "crafts", f"{row.id}: no building {row.building}")
        check_price(row.influence, "crafts", row.id)
        demand(priced(row), "crafts", f"{row.id}: needs a price in influence or in grain")


def priced(row: GoodRow) -> bool:
    return row.influence != Influence() or row.grain > 0


def check_price(price: Influence, file: str, what: str) -> None:
    most = max(price.orange, price.green, price.brown, price.pink)
    demand(most <= 3, file, f"{what}: at most 3 cubes of one colour, not {most}")


def check_market(market: Market, customers: Customers, farm: Farm) -> None:
    demand(sorted(market.stalls) == ["2", "3", "4", "5"], "market", "stalls for 2, 3, 4 and 5 players")
    for players, stalls in market.stalls.items():
        demand(1 <= stalls <= 5, "market", f"{players} players: 1 to 5 stalls, not {stalls}")
    check_price(market.surcharge, "market", "surcharge")
    count = len(customers.customer)
    demand(count == CUSTOMERS, "customers", f"{CUSTOMERS} customers, not {count}")
    ids = {row.id for row in customers.customer}
    demand(len(ids) == CUSTOMERS, "customers", "every customer needs an id of its own")
    for row in customers.customer:
        demand(row.wants != Wants(), "customers", f"{row.id}: wants nothing")
        demand(row.wants.grain <= farm.barn, "customers", f"{row.id}: wants more grain than a barn holds")


def check_council(council: Council) -> None:
    kinds = [step.privilege for step in council.step]
    wanted = ["marker", "cubes", "good", "points"]
    demand(kinds == wanted, "council", f"steps with the privileges {', '.join(wanted)}")
    check_price(council.influence, "council", "influence")


def check_travel(travel: Travel) -> None:
    cities = [city.id for city in travel.city]
    demand(len(cities) == CITIES, "travel", f"{CITIES} cities, not {len(cities)}")
    demand(len(set(cities)) == CITIES, "travel", "every city needs an id of its own")
    demand(len(travel.road) <= ROADS, "travel", f"at most {ROADS} roads, not {len(travel.road)}")
    for road in travel.road:
        check_price(road.influence, "travel", f"road {'-'.join(road.ends)}")
        for end in road.ends:
            demand(end in (*cities, VILLAGE), "travel", f"road {'-'.join(road.ends)}: no city {end}")
    reached = {VILLAGE}
    while more := {b for road in travel.road for a, b in both_ways(road) if a in reached} - reached:
        reached |= more
    for city in cities:
        demand(city in reached, "travel", f"city {city} cannot be reached from the village")


def both_ways(road: Road) -> tuple[tuple[str, str], tuple[str, str]]:
    a, b = road.ends
    return (a, b), (b, a)


def check_church(church: Church) -> None:
    check_price(church.influence, "church", "influence")
    demand(1 <= church.figures <= 4, "church", f"1 to 4 figures leave the bag, not {church.figures}")
    demand(church.grain[0] == 0, "church", "the first level costs no grain")


def check_chronicle(chronicle: Chronicle) -> None:
    for edition, places in (("original", chronicle.original), ("bigbox", chronicle.bigbox)):
        for area in ("farm", "craft", "travel", "council", "church", "graves"):
            room = [first for first in getattr(places, area) if first <= 2]
            demand(bool(room), "chronicle", f"{edition}: {area} has no place for 2 players")


def check_scoring(scoring: Scoring) -> None:
    count = len(scoring.travel)
    demand(count == CITIES + 1, "scoring", f"travel: points for 0 to {CITIES} cities, not {count} numbers")
    demand(1 <= len(scoring.chronicle) <= MEMBERS + 1, "scoring", "chronicle: 1 to 12 numbers")
    demand(1 <= scoring.well <= LEVELS - 1, "scoring", f"well: 1 to 3 cubes, not {scoring.well}")
