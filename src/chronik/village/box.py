"""From the components' tables to one box: the record that the rules read their values from."""

from typing import Any

from chronik.village.components import VILLAGE, Influence, Places, persons_with, water_id
from chronik.village.payment import pack
from chronik.village.settings import VillageSettings
from chronik.village.state import (
    BASE_GOODS,
    BASE_SPACES,
    CRAFTED,
    MEMBERS,
    NOBODY,
    PIECES,
    SLOTS,
    SPACES,
    WARES,
    Area,
    Box,
    Building,
    Colour,
    Good,
    Piece,
    Place,
    Reward,
    Space,
    Title,
    Water,
)


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


def table_size(settings: VillageSettings) -> int:
    """For how many players the table is laid: alone as for two."""
    return max(2, settings.players)


def price(influence: Influence) -> int:
    return pack(influence.orange, influence.green, influence.brown, influence.pink)


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
    box.stock[Good.COCOA] = box.port * (table_size(settings) + supplies.port.cocoa_besides)
    box.stock[Good.TEA] = box.port * (table_size(settings) + supplies.port.tea_besides)
    box.goods = CRAFTED if box.inn else BASE_GOODS
    box.coins = edition.coins
    box.grain = edition.grain
    fill_spaces(box, tables["setup_cards"], settings)


def fill_spaces(box: Any, cards: Any, settings: VillageSettings) -> None:
    wanted = (settings.expansions, table_size(settings))
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
    box.buildings = Building.BREWERY + box.inn
    for good, row in enumerate(crafts.good):
        box.building_of[good] = Building[row.building.upper()]
        box.making[good] = row.time
        box.price[good] = price(row.influence)
        box.price_grain[good] = row.grain
        box.batch[good] = row.batch
    box.mill[:] = crafts.mill.time, crafts.mill.grain, crafts.mill.coins


def fill_market(box: Any, tables: dict[str, Any], settings: VillageSettings) -> None:
    market = tables["market"]
    box.stalls = market.stalls[str(table_size(settings))]
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
    box.climb[:] = church.grain
    box.majority = church.majority


def fill_rooms(box: Any, places: Places, settings: VillageSettings) -> None:
    """A place is in use if its mark is not above the number of players."""
    for area in Area:
        marks = list(getattr(places, area.name.lower()))
        if area == Area.FARM:
            blocked = NEVER if not box.marriage else 0
            marks += [max(mark, blocked) for mark in places.marriage]
        box.room[area] = sum(mark <= table_size(settings) for mark in marks)
        box.room_blocked[area] = len(marks) - box.room[area]


def fill_scoring(box: Any, scoring: Any) -> None:
    box.travel_points[:] = scoring.travel
    box.council_points[:] = scoring.council
    box.church_points[:] = scoring.church
    chronicle = scoring.chronicle
    box.chronicle_points[:] = [chronicle[min(n, len(chronicle) - 1)] for n in range(MEMBERS + 1)]
    box.coin_points = scoring.coin
    box.well = scoring.well


def fill_inn(box: Any, inn: Any, settings: VillageSettings) -> None:
    side = getattr(inn.sides, settings.inn_side or "A")
    box.placing_time = inn.placing.time
    box.step_time = side.time
    box.step_cubes = side.cubes
    box.start_beer = inn.start_beer
    here = persons_with(inn, settings.expansions)
    for i, row in enumerate(inn.person):
        box.person[i] = row.id in here
        box.person_full[i] = row.inkwell == "full"
        box.person_coins[i] = row.coins
        box.person_beer[i] = row.beer
        box.person_worth[i] = row.worth


def fill_marriage(box: Any, marriage: Any, settings: VillageSettings) -> None:
    box.pinks = marriage.pinks.solo if settings.solo else marriage.pinks.others
    box.rolls = marriage.rolls.solo if settings.solo else marriage.rolls.others
    box.couples = marriage.couples[str(table_size(settings))]
    box.ceremony_time = marriage.ceremony.time
    box.ceremony_cubes = marriage.ceremony.cubes
    box.purchase_cubes = marriage.wedding.purchase
    box.favour_grain = marriage.favours.grain
    box.favour_cubes = price(marriage.favours.influence)
    box.favour_goods = marriage.favours.goods
    fill_smuggler(box, marriage.smuggler)
    for rank, row in enumerate(row for row in marriage.rank if row.side == (settings.marriage_side or "A")):
        box.bonus_points[rank] = row.points
        box.bonus_grain[rank] = row.grain
        box.bonus_coins[rank] = row.coins
        box.bonus_cubes[rank] = sum(1 << Colour[colour.upper()] for colour in row.cubes)
        box.bonus_swap[rank] = row.swap
    box.die_rank[:] = [Place.RANK_1 + row.rank - 1 for row in marriage.die]
    box.die_building[:] = [Place[row.building.upper()] for row in marriage.die]


def fill_smuggler(box: Any, smuggler: Any) -> None:
    box.contraband_price = price(smuggler.sale.influence)
    box.contraband_time = smuggler.sale.time
    box.contraband_points = smuggler.sale.points
    box.queue_cubes = smuggler.customer.cubes
    box.smuggled_time = smuggler.cubes.time


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


def fill_solo(box: Any, solo: Any) -> None:
    box.clockwise[:] = [Space[name.upper()] for name in solo.tray.clockwise]
    box.slots = solo.tray.slots
    before = [*solo.fate.top.before, *solo.fate.bottom.before]
    box.fate_at[:] = [before.index(slot) if slot in before else NOBODY for slot in range(SLOTS)]
    box.quills[:] = solo.fate.top.quills, solo.fate.bottom.quills
    box.title[:] = [getattr(solo.titles, title.name.lower()) for title in Title]
