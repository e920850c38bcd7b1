"""From the tables to one box: the record that the rules read their values from."""

from typing import Any

from chronik.village.components.common import VILLAGE, price
from chronik.village.components.inn import fill_inn
from chronik.village.components.marriage import fill_marriage
from chronik.village.components.port import fill_port
from chronik.village.components.solo import fill_solo
from chronik.village.components.tables import Places
from chronik.village.names import (
    BASE_GOODS,
    BASE_SPACES,
    CRAFTED,
    MEMBERS,
    NOBODY,
    SPACES,
    WARES,
    Area,
    Building,
    Good,
    Reward,
    Space,
)
from chronik.village.settings import VillageSettings
from chronik.village.state import Box


def make_box(tables: dict[str, Any], settings: VillageSettings) -> Any:
    boxes = Box.blank()
    box = boxes[0]
    fill_options(box, tables, settings)
    fill_supplies(box, tables, settings)
    fill_farm(box, tables, settings)
    fill_crafts(box, tables["crafts"])
    fill_market(box, tables, settings)
    fill_council(box, tables["council"])
    fill_travel(box, tables["travel"])
    fill_church(box, tables["church"])
    fill_rooms(box, getattr(tables["chronicle"], settings.edition), settings)
    fill_scoring(box, tables["scoring"])
    if "inn" in settings.expansions:
        fill_inn(box, tables["inn"], settings)
    if "marriage" in settings.expansions:
        fill_marriage(box, tables["marriage"], settings)
    if "port" in settings.expansions:
        fill_port(box, tables["port"], settings)
    if settings.solo:
        fill_solo(box, tables["solo"])
    return boxes


NEVER = 100  # more players than any table has


def fill_options(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    edition = getattr(tables["supplies"], settings.edition)
    box.inn = "inn" in settings.expansions
    box.port = "port" in settings.expansions
    box.marriage = "marriage" in settings.expansions
    box.solo = settings.solo
    box.players = settings.players
    box.families = settings.players + settings.solo
    box.caller_last = edition.caller_last
    box.church_leftward = edition.church_leftward
    box.ties_by_grain = edition.tie_break == "grain"
    box.compensation = bool(settings.compensation)
    box.first = NOBODY if settings.first == "random" else settings.first


def fill_supplies(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    supplies = tables["supplies"]
    edition = getattr(supplies, settings.edition)
    plague = edition.plague + box.marriage * supplies.marriage.plague
    box.supply[:] = 4 * [edition.influence] + [plague]
    box.stock[:BASE_GOODS] = edition.goods
    box.stock[Good.BEER] = box.inn * supplies.inn.beer
    box.stock[Good.BREAD] = box.marriage * supplies.marriage.bread
    box.stock[Good.TOOL] = box.marriage * supplies.marriage.tools
    box.stock[Good.COCOA] = box.port * (settings.table_size + supplies.port.cocoa_besides)
    box.stock[Good.TEA] = box.port * (settings.table_size + supplies.port.tea_besides)
    box.goods = CRAFTED if box.inn else BASE_GOODS
    box.coins = edition.coins
    box.grain = edition.grain
    fill_spaces(box, tables["setup_cards"], settings)


def fill_spaces(box: Any, cards: Any, settings: VillageSettings) -> None:
    wanted = (settings.expansions, settings.table_size)
    card = next(card for card in cards.card if (card.expansions, card.players) == wanted)
    box.into_bag[:] = 4 * [card.each] + [box.supply[-1]]
    box.laid[:] = [getattr(card, space.name.lower()) for space in Space]
    box.open[:BASE_SPACES] = 1
    box.open[Space.INN] = box.inn
    box.open[Space.SMUGGLER] = box.open[Space.MARRIAGE] = box.marriage
    box.spaces = BASE_SPACES if settings.is_base else SPACES
    box.no_family_first = box.marriage


def fill_farm(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    farm = tables["farm"]
    family = tables["marriage"] if box.marriage else farm
    generation = [g + 1 for g, count in enumerate(family.generations) for _ in range(count)]
    box.members = len(generation)
    box.generation[: box.members] = generation
    box.start_coins = farm.start_coins
    box.plague_time = farm.plague_time
    box.barn = farm.barn
    box.harvest[:] = farm.harvest.by_hand, farm.harvest.horse_and_plough, farm.harvest.ox_and_plough
    box.life = farm.life.slots


def fill_crafts(box: Any, crafts: Any) -> None:
    box.training[:] = [row.training for row in crafts.building]
    for good, row in enumerate(crafts.good):
        box.building_of[good] = Building[row.building.upper()]
        box.making[good] = row.time
        box.price[good] = price(row.influence)
        box.price_grain[good] = row.grain
        box.batch[good] = row.batch
    box.mill[:] = crafts.mill.time, crafts.mill.grain, crafts.mill.coins


def fill_market(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    market = tables["market"]
    box.stalls = market.stalls[str(settings.table_size)]
    box.surcharge = price(market.surcharge)
    box.surcharge_time = market.surcharge_time
    for i, row in enumerate(tables["customers"].customer):
        box.in_play[i] = row.expansion is None or row.expansion in settings.expansions
        box.wants[i, :WARES] = [getattr(row.wants, Good(good).name.lower()) for good in range(WARES)]
        box.wants_grain[i] = row.wants.grain
        box.worth[i] = row.points


def fill_council(box: Any, council: Any) -> None:
    box.council_time[:] = [step.time for step in council.step]
    box.council_price = price(council.influence)
    box.privilege_cubes = council.privilege.cubes
    box.privilege_coin = council.privilege.price_in_coins
    box.privilege_points = council.privilege.points


def fill_travel(box: Any, travel: Any) -> None:
    ends = {VILLAGE: NOBODY} | {city.id: i for i, city in enumerate(travel.city)}
    box.roads = len(travel.road)
    for i, road in enumerate(travel.road):
        box.road[i] = [ends[end] for end in road.ends]
        box.road_price[i] = price(road.influence)
    box.trip_time = travel.time
    box.reward[:] = [Reward[city.reward.upper()] for city in travel.city]
    box.reward_size[:] = travel.reward.points, travel.reward.cubes, travel.reward.coin


def fill_church(box: Any, church: Any) -> None:
    box.bag_price = price(church.influence)
    box.bag_time = church.time
    box.drawn = church.figures
    box.monks = church.monks
    box.pick_coins = church.pick_coins
    box.climb[:] = church.grain
    box.majority = church.majority


def fill_rooms(box: Any, places: Places, settings: VillageSettings) -> None:
    """A place is in use if its mark is not above the number of players."""
    for area in Area:
        marks = list(getattr(places, area.name.lower()))
        if area == Area.FARM:
            blocked = NEVER if not box.marriage else 0
            marks += [max(mark, blocked) for mark in places.marriage]
        box.room[area] = sum(mark <= settings.table_size for mark in marks)
        box.room_blocked[area] = len(marks) - box.room[area]


def fill_scoring(box: Any, scoring: Any) -> None:
    box.travel_points[:] = scoring.travel
    box.council_points[:] = scoring.council
    box.church_points[:] = scoring.church
    chronicle = scoring.chronicle
    box.chronicle_points[:] = [chronicle[min(n, len(chronicle) - 1)] for n in range(MEMBERS + 1)]
    box.coin_points = scoring.coin
    box.well = scoring.well
