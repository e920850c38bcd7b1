"""The components of Village: what the files in components/ must hold."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chronik.rulebook.components import Count, Row, Table, demand, load
from chronik.village.state import (
    BASE_CUSTOMERS,
    CAPTAINS,
    CHESTS,
    CITIES,
    COUPLES,
    CRAFTED,
    FATE_SETS,
    FATES,
    INFLUENCE,
    INN_CUSTOMERS,
    LEVELS,
    LOT,
    MARRIAGE_CUSTOMERS,
    PINKS,
    RANKS,
    ROADS,
    SEA_GRAVES,
    SLOTS,
    STACK,
    STACKS,
    Building,
    Colour,
    Good,
    Person,
    Space,
    Title,
    Water,
)

FOLDER = Path(__file__).parent / "components"
VILLAGE = "village"  # the end of a road at home
HARBOUR = "H"
MARRIAGE_CHESTS = 2
FAMILY = 11  # members of a family, without Marriage
KEPT = (  # persons with an empty inkwell: they wait for the final scoring
    "count",
    "medico",
    "duchess",
    "chronicler",
    "bishop",
    "mayor",
    "wholesaler",
    "treasurer",
    "guild_master",
    "cartographer",
)
Expansion = Literal["inn", "port", "marriage"]
EXPANSIONS: tuple[Expansion, ...] = ("inn", "port", "marriage")


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


class InnSupplies(Row):
    beer: Count


class PortSupplies(Row):
    cocoa_besides: Count
    tea_besides: Count


class MarriageSupplies(Row):
    plague: Count
    bread: Count
    tools: Count


class Supplies(Table):
    original: EditionSupplies
    bigbox: EditionSupplies
    inn: InnSupplies
    port: PortSupplies
    marriage: MarriageSupplies


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
    inn: Count = 0
    smuggler: Count = 0
    marriage: Count = 0
    expansions: tuple[Expansion, ...] = ()


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
    batch: Count = 1


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
    beer: Count = 0
    bread: Count = 0
    tool: Count = 0
    grain: Count = 0


class Customer(Row):
    id: str
    wants: Wants
    points: Count
    expansion: Expansion | None = None


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


class InnCost(Struct, frozen=True, forbid_unknown_fields=True):
    time: Count = 0
    cubes: Count = 0


class InnSides(Struct, frozen=True, forbid_unknown_fields=True):
    A: InnCost
    B: InnCost


class PersonRow(Row):
    id: str
    inkwell: Literal["full", "empty"]
    coins: Count = 0
    beer: Count = 0
    worth: Count = 0
    expansion: Expansion | None = None


class Inn(Table):
    start_beer: Count
    placing: InnCost
    sides: InnSides
    without: dict[Expansion, list[str]]
    person: list[PersonRow]


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


class ByMode(Struct, frozen=True, forbid_unknown_fields=True):
    others: Count
    solo: Count


class Ceremony(Row):
    time: Count
    cubes: Count


class Wedding(Row):
    purchase: Count


class Favours(Row):
    grain: Count
    influence: Influence
    goods: Count


class Contraband(Struct, frozen=True, forbid_unknown_fields=True):
    influence: Influence
    time: Count
    points: Count


class Smuggled(Struct, frozen=True, forbid_unknown_fields=True):
    time: Count = 0
    cubes: Count = 0


class Smuggler(Row):
    sale: Contraband
    customer: Smuggled
    cubes: Smuggled


class RankRow(Row):
    side: Literal["A", "B"]
    points: Count = 0
    grain: Count = 0
    coins: Count = 0
    cubes: tuple[str, ...] = ()
    swap: Count = 0


class DieRow(Row):
    colour: str
    rank: Annotated[int, Meta(ge=1, le=RANKS)]
    building: Literal["bakery", "shop"]


class Marriage(Table):
    generations: tuple[Count, Count, Count, Count]
    pinks: ByMode
    rolls: ByMode
    couples: dict[str, Count]
    ceremony: Ceremony
    wedding: Wedding
    favours: Favours
    smuggler: Smuggler
    rank: list[RankRow]
    die: list[DieRow]


class Tray(Row):
    slots: Count
    clockwise: list[str]


class FateSet(Row):
    before: tuple[Count, Count, Count]
    quills: Count


class Fate(Row):
    top: FateSet
    bottom: FateSet


class Titles(Row):
    apprentice: Count
    journeyman: Count
    master: Count
    grand_master: Count
    genius: Count
    polymath: Count


class Solo(Table):
    tray: Tray
    fate: Fate
    titles: Titles


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
    "inn": Inn,
    "port": Port,
    "marriage": Marriage,
    "solo": Solo,
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
    check_inn(tables["inn"])
    check_port(tables["port"])
    check_marriage(tables["marriage"], tables["supplies"])
    check_solo(tables["solo"], tables["setup_cards"])
    return tables


def check_setup_cards(cards: SetupCards) -> None:
    for combination in combinations():
        counts = sorted(card.players for card in cards.card if card.expansions == combination)
        which = " and ".join(combination) or "no expansion"
        wanted = f"one card for 2, 3, 4 and 5 players with {which}"
        demand(counts == [2, 3, 4, 5], "setup_cards", f"{wanted}, not {counts}")
    for card in cards.card:
        demand(card.market == 1, "setup_cards", f"{card.players} players: the market gets exactly 1 cube")


def combinations() -> list[tuple[Expansion, ...]]:
    """All ways to choose expansions, in the order of their names."""
    return [
        tuple(name for k, name in enumerate(EXPANSIONS) if chosen >> k & 1)
        for chosen in range(1 << len(EXPANSIONS))
    ]


def check_farm(farm: Farm, scoring: Scoring) -> None:
    family = sum(farm.generations)
    demand(family == FAMILY, "farm", f"generations must add up to {FAMILY} members, not {family}")
    demand(farm.generations[0] == 4, "farm", "four members of the first generation start on the farm")
    demand(farm.life.slots >= 7, "farm", f"life: at least 7 slots, not {farm.life.slots}")


def check_crafts(crafts: Crafts) -> None:
    wanted = [building.name.lower() for building in Building]
    found = [row.id for row in crafts.building]
    demand(found == wanted, "crafts", f"buildings must be {', '.join(wanted)}, in this order")
    wanted = [good.name.lower() for good in Good if good < CRAFTED]
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
    sizes = {None: BASE_CUSTOMERS, "inn": INN_CUSTOMERS, "marriage": MARRIAGE_CUSTOMERS}
    wanted = [expansion for expansion, size in sizes.items() for _ in range(size)]
    found = [row.expansion for row in customers.customer]
    demand(found == wanted, "customers", f"24 customers, 4 of inn, 5 of marriage, not {len(found)} in all")
    ids = {row.id for row in customers.customer}
    demand(len(ids) == len(found), "customers", "every customer needs an id of its own")
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
    reached = reach(VILLAGE, travel.road)
    for city in cities:
        demand(city in reached, "travel", f"city {city} cannot be reached from the village")


def reach(start: str, roads: Sequence[Road | Line]) -> set[str]:
    """All that can be reached from there."""
    reached = {start}
    while more := {b for road in roads for a, b in both_ways(road) if a in reached} - reached:
        reached |= more
    return reached


def both_ways(road: Road | Line) -> tuple[tuple[str, str], tuple[str, str]]:
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
    demand(1 <= len(scoring.chronicle) <= FAMILY + 1, "scoring", "chronicle: 1 to 12 numbers")
    demand(1 <= scoring.well <= LEVELS - 1, "scoring", f"well: 1 to 3 cubes, not {scoring.well}")


def check_inn(inn: Inn) -> None:
    wanted = [person.name.lower() for person in Person]
    found = [row.id for row in inn.person]
    demand(found == wanted, "inn", f"persons must be {', '.join(wanted)}, in this order")
    for row in inn.person:
        prices = (row.coins, row.beer)
        demand(prices in ((1, 0), (0, 1), (0, 2)), "inn", f"{row.id}: 1 coin, 1 beer or 2 beer")
        inkwell = "empty" if row.id in KEPT else "full"
        demand(row.inkwell == inkwell, "inn", f"{row.id}: the inkwell is {inkwell}")
    for name in (name for names in inn.without.values() for name in names):
        demand(name in found, "inn", f"without: no person {name}")
    for combination in combinations():
        count = len(persons_with(inn, combination))
        stacks = count % STACKS == 0 and count <= STACKS * STACK
        demand(stacks, "inn", f"{count} persons make no {STACKS} stacks of at most {STACK}")


def persons_with(inn: Inn, expansions: tuple[str, ...]) -> list[str]:
    """The persons that are in a game with these expansions."""
    left_out = {name for expansion, names in inn.without.items() if expansion in expansions for name in names}
    here = [row.id for row in inn.person if row.expansion is None or row.expansion in expansions]
    return [name for name in here if name not in left_out]


def check_solo(solo: Solo, cards: SetupCards) -> None:
    slots = solo.tray.slots
    demand(2 <= slots <= SLOTS, "solo", f"2 to {SLOTS} slots, not {slots}")
    base = next(card for card in cards.card if card.players == 2 and not card.expansions)
    taken = sum(getattr(base, space.name.lower()) for space in Space) // 2
    demand(slots > taken, "solo", f"slots: Conny takes {taken} cubes in a round and keeps one")
    check_clockwise(solo.tray.clockwise)
    tiles = [*solo.fate.top.before, *solo.fate.bottom.before]
    demand(len(set(tiles)) == FATES, "solo", "fate: every tile lies before a slot of its own")
    demand(max(tiles) < slots, "solo", f"fate: slots are counted from 0 to {slots - 1}")
    for tiles_of in (solo.fate.top, solo.fate.bottom):
        quills, most = tiles_of.quills, FATES // FATE_SETS
        demand(quills <= most, "solo", f"fate: at most {most} quills in a set, not {quills}")
    points = [getattr(solo.titles, title.name.lower()) for title in Title]
    rising = all(lower < higher for lower, higher in pairwise(points))
    demand(points[0] == 0 and rising, "solo", "titles: from 0 points on, each needs more than the one before")


def check_clockwise(order: list[str]) -> None:
    wanted = [space.name.lower() for space in Space]
    demand(sorted(order) == sorted(wanted), "solo", f"clockwise: each of {', '.join(wanted)} once")
    demand(order[0] == "council", "solo", "clockwise: the council's slot is the first")
    ring = [*order, order[0]]
    for first, then in (("market", "travel"), ("travel", "council")):
        demand(ring[order.index(first) + 1] == then, "solo", f"clockwise: {then} follows {first}")


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


def check_marriage(marriage: Marriage, supplies: Supplies) -> None:
    family = sum(marriage.generations)
    demand(family == FAMILY + 1, "marriage", f"generations must add up to {FAMILY + 1} members, not {family}")
    demand(marriage.generations[0] >= 1, "marriage", "the first generation starts on the farm")
    for mode in (marriage.pinks.others, marriage.pinks.solo):
        demand(mode <= PINKS, "marriage", f"at most {PINKS} pink members, not {mode}")
    demand(sorted(marriage.couples) == ["2", "3", "4", "5"], "marriage", "couples for 2, 3, 4 and 5 players")
    most = max(marriage.couples.values())
    demand(1 <= most <= COUPLES, "marriage", f"at most {COUPLES} couples at a wedding, not {most}")
    check_price(marriage.favours.influence, "marriage", "favours")
    check_price(marriage.smuggler.sale.influence, "marriage", "smuggler")
    check_ceremony(marriage)
    for tiles in (supplies.marriage.bread, supplies.marriage.tools):
        demand(tiles <= LOT, "supplies", f"marriage: at most {LOT} bread or tools, not {tiles}")


def check_ceremony(marriage: Marriage) -> None:
    wanted = RANKS * ["A"] + RANKS * ["B"]
    demand([row.side for row in marriage.rank] == wanted, "marriage", f"{RANKS} ranks of side A, then of B")
    colours = [colour.name.lower() for colour in Colour][:INFLUENCE]
    for row in marriage.rank:
        for colour in row.cubes:
            demand(colour in colours, "marriage", f"rank: no cube {colour}")
    found = [row.colour for row in marriage.die]
    demand(found == colours, "marriage", f"the die must show {', '.join(colours)}, in this order")
    ranks = {row.rank for row in marriage.die}
    demand(len(ranks) == len(found), "marriage", "every side of the die needs a rank of its own")
    bakery = sum(row.building == "bakery" for row in marriage.die)
    demand(2 * bakery == len(found), "marriage", "half of the die stands for the bakery, half for the shop")
