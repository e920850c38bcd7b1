"""What the files of components must hold."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from chronik.myvillage.state import FIELDS, MOST_CUSTOMERS
from chronik.rulebook.components import Count, Row, Table

Value = Annotated[int, Meta(ge=2, le=12)]
Values = Annotated[list[Value], Meta(min_length=1, max_length=2)]
WhiteTime = Annotated[int, Meta(ge=0, le=1)]  # a white banner never costs more
Dice = Annotated[int, Meta(ge=0, le=15)]  # of one colour


class Setup(Row):
    players: Count
    white_dice: Dice
    black_dice: Dice
    turns: Annotated[int, Meta(ge=1, le=2)]
    coffins: Annotated[int, Meta(ge=1, le=100)]


class Supplies(Table):
    start_coins: tuple[Count, Count, Count, Count]
    setup: list[Setup]


class Board(Row):
    id: str
    game: Annotated[list[Value], Meta(min_length=2, max_length=2)]


class Games(Row):
    stories: Count = 1


class Life(Row):
    clouds: Annotated[int, Meta(ge=2, le=60)]


class School(Row):
    values: Values
    time: WhiteTime
    stories: Count


class Chief(Row):
    time: Count
    coins: Count
    stories: Count


class Hand(Row):
    values: Values
    stories: Count = 1  # laid on it in every round


class Rat(Row):
    steps: dict[str, Annotated[int, Meta(ge=1, le=100)]]
    die: Annotated[int, Meta(ge=1, le=20)]


class Chronicle(Row):
    abbot: tuple[Count, Count]
    councillor: tuple[Count, Count]
    traveller: tuple[Count, Count]
    craftsman: tuple[Count, Count]
    merchant: tuple[Count, Count]


class Boards(Table):
    plague_time: Count
    board: list[Board]
    life: Life
    school: School
    chief: Chief
    hand: Hand
    rat: Rat
    chronicle: Chronicle
    turn_coins: Annotated[int, Meta(ge=1, le=100)] = 1  # to turn a die by one
    game: Games = Games()


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    time: Count = 0
    coins: Count = 0


class Market(Table):
    values: Values
    display: Annotated[int, Meta(ge=1, le=32)]
    price: Annotated[list[Price], Meta(min_length=MOST_CUSTOMERS, max_length=MOST_CUSTOMERS)]


class Goods(Struct, frozen=True, forbid_unknown_fields=True):
    horse: Count = 0
    beer: Count = 0
    plough: Count = 0
    scroll: Count = 0
    wagon: Count = 0

    def most(self) -> int:
        return max(self.horse, self.beer, self.plough, self.scroll, self.wagon)


class Customer(Row):
    id: str
    values: Values | Literal["any"]
    wants: Goods
    points: Count
    time: WhiteTime = 0


class Customers(Table):
    customer: list[Customer]


class Building(Row):
    id: str
    good: str
    values: list[Values]
    time: Count
    white_time: WhiteTime
    room: Count
    coins: Count = 0


class Crafts(Table):
    building: list[Building]


class Harvest(Table):
    count: Annotated[int, Meta(ge=0, le=FIELDS)]
    values: Values
    time: Count
    white_time: WhiteTime
    points: Count
    coins: Count = 0
    gives: Count = 1  # coins
    plough_gives: Count = 1  # as many more with a plough


class MeetingPlace(Row):
    count: Count
    values: Values
    time: Count
    white_time: WhiteTime
    points: Count
    room: Count
    tile: Values
    coins: Count = 0
    stories: Count = 1


class HallRow(Row):
    id: str
    values: Values
    time: Count
    white_time: WhiteTime
    points: Count
    coins: Count = 0
    gives: Count = 0
    room: Count = 0
    points_per_mark: Count = 0


class Council(Table):
    meeting_place: MeetingPlace
    hall: list[HallRow]


class ChurchRow(Row):
    id: str
    values: Values
    time: Count
    points: Count
    coins: Count = 0


class Monk(Row):
    id: str
    stack: Literal["quill", "jug", "rosary"]
    values: Values
    time: Count
    bonus: Literal["story", "chief", "school", "market"]
    size: Annotated[int, Meta(ge=1, le=5)]
    coins: Count = 0


class Religion(Table):
    windows: list[Count]
    healings: Count
    monk_customers: Annotated[int, Meta(ge=1, le=MOST_CUSTOMERS)]
    church: list[ChurchRow]
    monk: list[Monk]


class Fare(Goods, frozen=True, forbid_unknown_fields=True):
    coins: Count = 0


class Surcharge(Fare, frozen=True, forbid_unknown_fields=True):
    time: Count = 0


class Letter(Row):
    id: str
    values: Values
    time: Count
    fare: list[Fare]


class Card(Row):
    id: str
    letter: str
    points: Count
    surcharge: Surcharge = Surcharge()
    chapel: bool = False


class Travel(Table):
    letter: list[Letter]
    card: list[Card]


class Scoring(Table):
    labourer: Count
    hand: Count


TABLES: dict[str, type[Table]] = {
    "supplies": Supplies,
    "boards": Boards,
    "market": Market,
    "customers": Customers,
    "crafts": Crafts,
    "harvest": Harvest,
    "council": Council,
    "church": Religion,
    "travel": Travel,
    "scoring": Scoring,
}
