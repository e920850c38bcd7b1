"""The component tables of the base game: what the files must hold."""

from typing import Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table
from chronik.village.components.common import Influence
from chronik.village.names import Expansion


class EditionSupplies(Row):
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
    monks: Count
    pick_coins: Count
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
