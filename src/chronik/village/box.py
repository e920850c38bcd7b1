"""From the components' tables to one box: the record that the rules read their values from."""

from typing import Any

from chronik.village.components import VILLAGE, Influence, Places
from chronik.village.payment import pack
from chronik.village.settings import VillageSettings
from chronik.village.state import NOBODY, Area, Box, Building, Good, Reward, Space


def make_box(tables: dict[str, Any], settings: VillageSettings) -> Any:
    boxes = Box.blank()
    box = boxes[0]
    fill_options(box, tables, settings)
    fill_supplies(box, tables, settings)
    fill_farm(box, tables["farm"])
    fill_crafts(box, tables["crafts"])
    fill_market(box, tables, settings)
    fill_council(box, tables["council"])
    fill_travel(box, tables["travel"])
    fill_church(box, tables["church"])
    fill_rooms(box, getattr(tables["chronicle"], settings.edition), settings.players)
    fill_scoring(box, tables["scoring"])
    return boxes


def price(influence: Influence) -> int:
    return pack(influence.orange, influence.green, influence.brown, influence.pink)


def fill_options(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    edition = getattr(tables["supplies"], settings.edition)
    box.players = settings.players
    box.caller_last = edition.caller_last
    box.church_leftward = edition.church_leftward
    box.ties_by_grain = edition.tie_break == "grain"
    box.compensation = bool(settings.compensation)
    box.first = NOBODY if settings.first == "random" else settings.first


def fill_supplies(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    edition = getattr(tables["supplies"], settings.edition)
    box.supply[:] = 4 * [edition.influence] + [edition.plague]
    box.stock[:] = edition.goods
    box.coins = edition.coins
    box.grain = edition.grain
    card = next(card for card in tables["setup_cards"].card if card.players == settings.players)
    box.into_bag[:] = 4 * [card.each] + [edition.plague]
    box.laid[:] = [getattr(card, space.name.lower()) for space in Space]


def fill_farm(box: Any, farm: Any) -> None:
    box.generation[:] = [g + 1 for g, count in enumerate(farm.generations) for _ in range(count)]
    box.start_coins = farm.start_coins
    box.plague_time = farm.plague_time
    box.barn = farm.barn
    box.harvest[:] = farm.harvest.by_hand, farm.harvest.horse_and_plough, farm.harvest.ox_and_plough
    box.life = farm.life.slots


def fill_crafts(box: Any, crafts: Any) -> None:
    box.training[:] = [row.training for row in crafts.building]
    for good, row in zip(Good, crafts.good, strict=True):
        box.building_of[good] = Building[row.building.upper()]
        box.making[good] = row.time
        box.price[good] = price(row.influence)
        box.price_grain[good] = row.grain
    box.mill[:] = crafts.mill.time, crafts.mill.grain, crafts.mill.coins


def fill_market(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    market = tables["market"]
    box.stalls = market.stalls[str(settings.players)]
    box.surcharge = price(market.surcharge)
    box.surcharge_time = market.surcharge_time
    for i, row in enumerate(tables["customers"].customer):
        box.wants[i] = [getattr(row.wants, good.name.lower()) for good in Good] + [row.wants.grain]
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
    box.climb[:] = church.grain
    box.majority = church.majority


def fill_rooms(box: Any, places: Places, players: int) -> None:
    """A place is in use if its mark is not above the number of players."""
    for area in Area:
        marks = getattr(places, area.name.lower())
        box.room[area] = sum(mark <= players for mark in marks)
        box.room_blocked[area] = sum(mark > players for mark in marks)
    box.room_blocked[Area.FARM] += len(places.marriage)


def fill_scoring(box: Any, scoring: Any) -> None:
    box.travel_points[:] = scoring.travel
    box.council_points[:] = scoring.council
    box.church_points[:] = scoring.church
    chronicle = scoring.chronicle
    box.chronicle_points[:] = [chronicle[min(n, len(chronicle) - 1)] for n in range(12)]
    box.coin_points = scoring.coin
    box.well = scoring.well
