"""From the components' tables to one box: the record that the rules read their values from."""

from collections.abc import Iterable
from typing import Any

from chronik.myvillage.box import Box
from chronik.myvillage.components.tables import Goods
from chronik.myvillage.settings import MyVillageSettings
from chronik.myvillage.state import NOBODY, VALUES, Bonus, Good, Hall, Profession, Symbol
from chronik.myvillage.values import pack

ANY = range(2, VALUES)


def make_box(tables: dict[str, Any], settings: MyVillageSettings) -> Any:
    boxes = Box.blank()
    box = boxes[0]
    fill_setup(box, tables, settings)
    fill_boards(box, tables["boards"], settings.players)
    fill_market(box, tables["market"], tables["customers"])
    fill_crafts(box, tables["crafts"])
    fill_harvest(box, tables["harvest"])
    fill_council(box, tables["council"])
    fill_church(box, tables["church"])
    fill_travel(box, tables["travel"])
    return boxes


def bits(values: Iterable[int]) -> int:
    """A set of values as one number: a bit for each."""
    return sum(1 << value for value in set(values))


def packed(goods: Goods) -> int:
    return pack([getattr(goods, good.name.lower()) for good in Good])


def fill_setup(box: Any, tables: dict[str, Any], settings: MyVillageSettings) -> None:
    supplies = tables["supplies"]
    setup = next(row for row in supplies.setup if row.players == settings.players)
    box.players = settings.players
    box.first = NOBODY if settings.first == "random" else settings.first
    box.turns = setup.turns * setup.players
    box.dice[:] = setup.white_dice, setup.black_dice
    box.coffins = setup.coffins
    box.start_coins[:] = supplies.start_coins
    box.labourer = tables["scoring"].labourer
    box.hand_points = tables["scoring"].hand


def fill_boards(box: Any, boards: Any, players: int) -> None:
    box.plague_time = boards.plague_time
    box.turn_coins = boards.turn_coins
    box.clouds = boards.life.clouds
    box.rat = boards.rat.steps[str(players)]
    box.rat_die = boards.rat.die
    for profession in Profession:
        box.chronicle[profession] = getattr(boards.chronicle, profession.name.lower())
    box.game_values[:] = [bits(row.game) for row in boards.board]
    box.game_stories = boards.game.stories
    box.school_values = bits(boards.school.values)
    box.school_time = boards.school.time
    box.school_stories = boards.school.stories
    box.hand_values = bits(boards.hand.values)
    box.hand_stories = boards.hand.stories
    box.chief_time = boards.chief.time
    box.chief_coins = boards.chief.coins
    box.chief_stories = boards.chief.stories


def fill_market(box: Any, market: Any, customers: Any) -> None:
    box.bailiff_values = bits(market.values)
    box.display = market.display
    box.price_time[1:] = [price.time for price in market.price]
    box.price_coins[1:] = [price.coins for price in market.price]
    for i, row in enumerate(customers.customer):
        values = list(ANY) if row.values == "any" else row.values
        box.customer_values[i] = bits(values)
        box.customer_shows[values, i] = 1
        box.customer_time[i] = row.time
        box.customer_goods[i] = packed(row.wants)
        box.customer_points[i] = row.points


def fill_crafts(box: Any, crafts: Any) -> None:
    box.shop_at[:] = NOBODY
    for kind, row in enumerate(crafts.building):
        for card, values in enumerate(row.values):
            box.shop_values[kind, card] = bits(values)
            for value in values:
                box.shop_at[kind, value] = card
        box.shop_time[kind] = row.time
        box.shop_coins[kind] = row.coins
        box.shop_white[kind] = row.white_time
        box.shop_room[kind] = row.room


def fill_harvest(box: Any, harvest: Any) -> None:
    box.field_values = bits(harvest.values)
    box.field_time = harvest.time
    box.field_coins = harvest.coins
    box.field_white = harvest.white_time
    box.field_points = harvest.points
    box.field_count = harvest.count
    box.harvest[:] = harvest.gives, harvest.gives + harvest.plough_gives


def fill_council(box: Any, council: Any) -> None:
    place = council.meeting_place
    box.meeting_values = bits(place.values)
    box.meeting_time = place.time
    box.meeting_coins = place.coins
    box.meeting_white = place.white_time
    box.meeting_points = place.points
    box.meeting_stories = place.stories
    box.meeting_room = place.room
    box.meeting_count = place.count
    box.tile_values = bits(place.tile)
    for hall, row in zip(Hall, council.hall, strict=True):
        box.hall_values[hall] = bits(row.values)
        box.hall_time[hall] = row.time
        box.hall_coins[hall] = row.coins
        box.hall_white[hall] = row.white_time
        box.hall_points[hall] = row.points
        box.hall_room[hall] = row.room
        box.mark_points[hall] = row.points_per_mark
    box.finance = council.hall[Hall.FINANCE].gives


def fill_church(box: Any, religion: Any) -> None:
    box.window_points[:] = religion.windows
    box.healings = religion.healings
    box.monk_limit = religion.monk_customers
    for i, row in enumerate(religion.church):
        box.church_values[i] = bits(row.values)
        box.church_time[i] = row.time
        box.church_coins[i] = row.coins
        box.church_points[i] = row.points
    for i, row in enumerate(religion.monk):
        box.monk_values[i] = bits(row.values)
        box.monk_time[i] = row.time
        box.monk_coins[i] = row.coins
        box.monk_stack[i] = Symbol[row.stack.upper()]
        box.monk_bonus[i] = Bonus[row.bonus.upper()]
        box.monk_size[i] = row.size


def fill_travel(box: Any, travel: Any) -> None:
    letters = [row.id for row in travel.letter]
    for i, row in enumerate(travel.letter):
        box.letter_values[i] = bits(row.values)
        box.letter_time[i] = row.time
        box.fares[i] = len(row.fare)
        for k, fare in enumerate(row.fare):
            box.fare_coins[i, k] = fare.coins
            box.fare_goods[i, k] = packed(fare)
    for i, card in enumerate(travel.card):
        box.journey_letter[i] = letters.index(card.letter)
        box.journey_points[i] = card.points
        box.grey_time[i] = card.surcharge.time
        box.grey_coins[i] = card.surcharge.coins
        box.grey_goods[i] = packed(card.surcharge)
        box.chapel[i] = card.chapel
