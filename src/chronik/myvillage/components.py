"""The components of My Village: what the files in components/ must hold."""

from pathlib import Path
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chronik.myvillage.state import (
    CUSTOMERS,
    FARES,
    FIELDS,
    JOURNEYS,
    LETTERS,
    MARKS,
    MONKS,
    PER_LETTER,
    PER_SHOP,
    PER_STACK,
    SEATS,
    WINDOWS,
    Church,
    Good,
    Hall,
    Symbol,
)
from chronik.rulebook.components import Count, Row, Table, demand, load

FOLDER = Path(__file__).parent / "components"

Value = Annotated[int, Meta(ge=2, le=12)]
Values = Annotated[list[Value], Meta(min_length=1, max_length=2)]
WhiteTime = Annotated[int, Meta(ge=0, le=1)]  # a white banner never costs more


class Setup(Row):
    players: Count
    white_dice: Count
    black_dice: Count
    turns: Annotated[int, Meta(ge=1, le=2)]
    coffins: Annotated[int, Meta(ge=1, le=100)]


class Supplies(Table):
    start_coins: tuple[Count, Count, Count, Count]
    setup: list[Setup]


class Board(Row):
    id: str
    game: Annotated[list[Value], Meta(min_length=2, max_length=2)]


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


class Price(Struct, frozen=True, forbid_unknown_fields=True):
    time: Count = 0
    coins: Count = 0


class Market(Table):
    values: Values
    display: Annotated[int, Meta(ge=1, le=32)]
    price: tuple[Price, Price, Price, Price]


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


class Crafts(Table):
    building: list[Building]


class Harvest(Table):
    count: Annotated[int, Meta(ge=0, le=FIELDS)]
    values: Values
    time: Count
    white_time: WhiteTime
    points: Count
    coins: Count = 0


class MeetingPlace(Row):
    count: Count
    values: Values
    time: Count
    white_time: WhiteTime
    points: Count
    room: Count
    tile: Values


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


class Monk(Row):
    id: str
    stack: Literal["quill", "jug", "rosary"]
    values: Values
    time: Count
    bonus: Literal["story", "chief", "school", "market"]
    size: Annotated[int, Meta(ge=1, le=5)]


class Religion(Table):
    windows: list[Count]
    healings: Count
    monk_customers: Annotated[int, Meta(ge=1, le=4)]
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


def load_components(overlay: Path | None = None) -> dict[str, Any]:
    tables = load(FOLDER, overlay, TABLES)
    check_supplies(tables["supplies"])
    check_boards(tables["boards"], tables["crafts"])
    check_market(tables["market"], tables["customers"])
    check_crafts(tables["crafts"])
    check_council(tables["council"])
    check_church(tables["church"])
    check_travel(tables["travel"])
    return tables


def check_supplies(supplies: Supplies) -> None:
    counts = sorted(row.players for row in supplies.setup)
    demand(counts == [2, 3, 4], "supplies", f"one setup for 2, 3 and 4 players, not {counts}")
    for row in supplies.setup:
        dice, needed = row.white_dice + row.black_dice, 2 * row.players * row.turns
        demand(dice >= needed, "supplies", f"{row.players} players need {needed} dice, not {dice}")


def check_boards(boards: Boards, crafts: Crafts) -> None:
    demand(len(boards.board) == SEATS, "boards", f"{SEATS} boards, not {len(boards.board)}")
    pairs = {tuple(sorted(row.game)) for row in boards.board}
    demand(len(pairs) == SEATS, "boards", "every board needs game values of its own")
    known = {value for row in crafts.building for values in row.values for value in values}
    for row in boards.board:
        demand(set(row.game) <= known, "boards", f"{row.id}: game values must be on craft buildings")
    demand(sorted(boards.rat.steps) == ["2", "3", "4"], "boards", "rat: steps for 2, 3 and 4 players")


def check_market(market: Market, customers: Customers) -> None:
    for dearer, cheaper in zip(market.price[1:], market.price, strict=False):
        rising = dearer.time >= cheaper.time and dearer.coins >= cheaper.coins
        demand(rising, "market", "a price must not fall when more customers are taken")
    count = len(customers.customer)
    demand(count == CUSTOMERS, "customers", f"{CUSTOMERS} customers, not {count}")
    check_ids(customers.customer, "customers")
    for row in customers.customer:
        demand(1 <= row.wants.most() <= 3, "customers", f"{row.id}: 1 to 3 of a good")


def check_ids(rows: list[Any], file: str) -> None:
    ids = [row.id for row in rows]
    demand(len(set(ids)) == len(ids), file, "every card needs an id of its own")


def check_crafts(crafts: Crafts) -> None:
    wanted = [good.name.lower() for good in Good]
    found = [row.good for row in crafts.building]
    demand(found == wanted, "crafts", f"one building for each of {', '.join(wanted)}, in this order")
    for row in crafts.building:
        demand(len(row.values) == PER_SHOP, "crafts", f"{row.id}: {PER_SHOP} cards, not {len(row.values)}")
        values = [value for card in row.values for value in card]
        demand(len(set(values)) == len(values), "crafts", f"{row.id}: two cards show the same value")


def check_council(council: Council) -> None:
    wanted = [hall.name.lower() for hall in Hall]
    demand([row.id for row in council.hall] == wanted, "council", f"halls must be {', '.join(wanted)}")
    for hall in (Hall.AREAS, Hall.POPULATION):
        row = council.hall[hall]
        demand(row.room == MARKS, "council", f"{row.id}: {MARKS} fields, not {row.room}")


def check_church(religion: Religion) -> None:
    wanted = [church.name.lower() for church in Church]
    demand([row.id for row in religion.church] == wanted, "church", f"churches: {', '.join(wanted)}")
    count = len(religion.windows)
    demand(count == WINDOWS + 1, "church", f"points for 0 to {WINDOWS} windows, not {count} numbers")
    demand(len(religion.monk) == MONKS, "church", f"{MONKS} monks, not {len(religion.monk)}")
    check_ids(religion.monk, "church")
    for symbol in Symbol:
        stack = [row for row in religion.monk if row.stack == symbol.name.lower()]
        demand(len(stack) <= PER_STACK, "church", f"{symbol.name.lower()}: at most {PER_STACK} monks")


def check_travel(travel: Travel) -> None:
    letters = [row.id for row in travel.letter]
    demand(letters == list("ABCDE"), "travel", "the letters A to E, in this order")
    for row in travel.letter:
        demand(1 <= len(row.fare) <= FARES, "travel", f"{row.id}: 1 to {FARES} ways to pay")
        for fare in row.fare:
            demand(fare.most() <= 2, "travel", f"{row.id}: at most 2 of a good")
    demand(len(travel.card) == JOURNEYS, "travel", f"{JOURNEYS} cards, not {len(travel.card)}")
    check_ids(travel.card, "travel")
    for card in travel.card:
        demand(card.letter in letters, "travel", f"{card.id}: no letter {card.letter}")
        demand(card.surcharge.most() <= 1, "travel", f"{card.id}: surcharge of at most 1 of a good")
    for letter in letters[:LETTERS]:
        count = sum(card.letter == letter for card in travel.card)
        demand(1 <= count <= PER_LETTER, "travel", f"{letter}: 1 to {PER_LETTER} cards, not {count}")
