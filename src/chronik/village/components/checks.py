"""What must hold in the tables beyond the types of their values."""

from typing import Any

from chronik.rulebook.components import demand
from chronik.village.components.common import FAMILY, VILLAGE, Influence, check_price, combinations, reach
from chronik.village.components.tables import (
    Chronicle,
    Church,
    Council,
    Crafts,
    Customers,
    Farm,
    GoodRow,
    Market,
    Scoring,
    SetupCards,
    Supplies,
    Travel,
    Wants,
)
from chronik.village.names import (
    BASE_CUSTOMERS,
    CITIES,
    CITY_IDS,
    CRAFTED,
    FIGURES,
    INFLUENCE,
    INN_CUSTOMERS,
    LEVELS,
    MARRIAGE_CUSTOMERS,
    ROADS,
    Building,
    Good,
    Space,
    customer_id,
)

MOST_LAID, MOST_PLAGUE = 60, 30  # beyond that a round takes longer than an evening
MOST_IN_BAG = 127  # what a number of the record can count


def check_base(tables: dict[str, Any]) -> None:
    """All tables of the base game."""
    check_setup_cards(tables["setup_cards"], tables["supplies"])
    check_farm(tables["farm"])
    check_crafts(tables["crafts"])
    check_market(tables["market"], tables["customers"], tables["farm"])
    check_council(tables["council"])
    check_travel(tables["travel"])
    check_church(tables["church"])
    check_chronicle(tables["chronicle"])
    check_scoring(tables["scoring"])


def check_setup_cards(cards: SetupCards, supplies: Supplies) -> None:
    plague = max(supplies.original.plague, supplies.bigbox.plague) + supplies.marriage.plague
    demand(plague <= MOST_PLAGUE, "supplies", f"at most {MOST_PLAGUE} plague cubes, not {plague}")
    for combination in combinations():
        counts = sorted(card.players for card in cards.card if card.expansions == combination)
        which = " and ".join(combination) or "no expansion"
        wanted = f"one card for 2, 3, 4 and 5 players with {which}"
        demand(counts == [2, 3, 4, 5], "setup_cards", f"{wanted}, not {counts}")
    for card in cards.card:
        who = f"{card.players} players"
        demand(card.market == 1, "setup_cards", f"{who}: the market gets exactly 1 cube")
        laid = sum(getattr(card, space.name.lower()) for space in Space)
        demand(laid <= MOST_LAID, "setup_cards", f"{who}: at most {MOST_LAID} cubes in a round, not {laid}")
        demand(card.each <= supplies.bigbox.influence, "setup_cards", f"{who}: more cubes than there are")
        filled = INFLUENCE * card.each + plague
        demand(filled <= MOST_IN_BAG, "setup_cards", f"{who}: at most {MOST_IN_BAG} cubes in the bag")


def check_farm(farm: Farm) -> None:
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


def check_market(market: Market, customers: Customers, farm: Farm) -> None:
    demand(sorted(market.stalls) == ["2", "3", "4", "5"], "market", "stalls for 2, 3, 4 and 5 players")
    for players, stalls in market.stalls.items():
        demand(1 <= stalls <= 5, "market", f"{players} players: 1 to 5 stalls, not {stalls}")
    check_price(market.surcharge, "market", "surcharge")
    sizes = {None: BASE_CUSTOMERS, "inn": INN_CUSTOMERS, "marriage": MARRIAGE_CUSTOMERS}
    wanted = [expansion for expansion, size in sizes.items() for _ in range(size)]
    found = [row.expansion for row in customers.customer]
    demand(found == wanted, "customers", f"24 customers, 4 of inn, 5 of marriage, not {len(found)} in all")
    for number, row in enumerate(customers.customer):
        demand(row.id == customer_id(number), "customers", f"{row.id}: here stands {customer_id(number)}")
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
    demand(cities == list(CITY_IDS), "travel", f"cities must be {', '.join(CITY_IDS)}, in this order")
    demand(len(travel.road) <= ROADS, "travel", f"at most {ROADS} roads, not {len(travel.road)}")
    for road in travel.road:
        check_price(road.influence, "travel", f"road {'-'.join(road.ends)}")
        for end in road.ends:
            demand(end in (*cities, VILLAGE), "travel", f"road {'-'.join(road.ends)}: no city {end}")
    reached = reach(VILLAGE, travel.road)
    for city in cities:
        demand(city in reached, "travel", f"city {city} cannot be reached from the village")


def check_church(church: Church) -> None:
    check_price(church.influence, "church", "influence")
    most = f"1 to {FIGURES} figures leave the bag, not {church.figures}"
    demand(1 <= church.figures <= FIGURES, "church", most)
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


def priced(row: GoodRow) -> bool:
    return row.influence != Influence() or row.grain > 0
