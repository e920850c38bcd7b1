"""What must hold beyond the types of the tables."""

from typing import Any

from chronik.myvillage.components.tables import (
    Boards,
    Council,
    Crafts,
    Customers,
    Market,
    Religion,
    Supplies,
    Travel,
)
from chronik.myvillage.state import (
    CUSTOMERS,
    FARES,
    JOURNEYS,
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
    Shop,
    Symbol,
)
from chronik.myvillage.values import MOST_OF_A_GOOD
from chronik.rulebook.components import demand

LETTERS = "ABCDE"
MOST_SURCHARGE = 1  # of a good
MOST_FARE = MOST_OF_A_GOOD - MOST_SURCHARGE


def check(tables: dict[str, Any]) -> None:
    check_supplies(tables["supplies"])
    check_boards(tables["boards"], tables["crafts"])
    check_market(tables["market"], tables["customers"])
    check_crafts(tables["crafts"])
    check_council(tables["council"])
    check_church(tables["church"])
    check_travel(tables["travel"])


def check_ids(rows: list[Any], file: str, what: str, wanted: list[str]) -> None:
    """Cards are told by their place in the file, so their ids must not tell otherwise."""
    found = [row.id for row in rows]
    demand(found == wanted, file, f"{what} must be {', '.join(wanted)}, in this order")


def numbered(prefix: str, count: int) -> list[str]:
    return [f"{prefix}{i}" for i in range(1, count + 1)]


def check_supplies(supplies: Supplies) -> None:
    counts = sorted(row.players for row in supplies.setup)
    demand(counts == [2, 3, 4], "supplies", f"one setup for 2, 3 and 4 players, not {counts}")
    for row in supplies.setup:
        dice, needed = row.white_dice + row.black_dice, 2 * row.players * row.turns
        demand(dice >= needed, "supplies", f"{row.players} players need {needed} dice, not {dice}")


def check_boards(boards: Boards, crafts: Crafts) -> None:
    check_ids(boards.board, "boards", "boards", numbered("VB", SEATS))
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
    check_ids(customers.customer, "customers", "customers", [f"CU{i + 1:02}" for i in range(CUSTOMERS)])
    for row in customers.customer:
        fits = 1 <= row.wants.most() <= MOST_OF_A_GOOD
        demand(fits, "customers", f"{row.id}: 1 to {MOST_OF_A_GOOD} of a good")


def check_crafts(crafts: Crafts) -> None:
    wanted = [good.name.lower() for good in Good]
    found = [row.good for row in crafts.building]
    demand(found == wanted, "crafts", f"one building for each of {', '.join(wanted)}, in this order")
    check_ids(crafts.building, "crafts", "buildings", [shop.name.lower() for shop in Shop])
    for row in crafts.building:
        demand(len(row.values) == PER_SHOP, "crafts", f"{row.id}: {PER_SHOP} cards, not {len(row.values)}")
        values = [value for card in row.values for value in card]
        demand(len(set(values)) == len(values), "crafts", f"{row.id}: two cards show the same value")


def check_council(council: Council) -> None:
    """What a hall does not have must not be given to it."""
    check_ids(council.hall, "council", "halls", [hall.name.lower() for hall in Hall])
    for hall, row in zip(Hall, council.hall, strict=True):
        marks = hall in (Hall.AREAS, Hall.POPULATION)
        demand(not marks or row.room == MARKS, "council", f"{row.id}: {MARKS} fields, not {row.room}")
        demand(marks or row.points_per_mark == 0, "council", f"{row.id} has no points_per_mark")
        demand(hall == Hall.FINANCE or row.gives == 0, "council", f"{row.id} gives no coins")
        demand(hall != Hall.FINANCE or row.room == 0, "council", f"{row.id} has no room for markers")


def check_church(religion: Religion) -> None:
    check_ids(religion.church, "church", "churches", [church.name.lower() for church in Church])
    count = len(religion.windows)
    demand(count == WINDOWS + 1, "church", f"points for 0 to {WINDOWS} windows, not {count} numbers")
    demand(len(religion.monk) == MONKS, "church", f"{MONKS} monks, not {len(religion.monk)}")
    for symbol in Symbol:
        name = symbol.name.lower()
        stack = [row for row in religion.monk if row.stack == name]
        demand(len(stack) <= PER_STACK, "church", f"{name}: at most {PER_STACK} monks")
        check_ids(stack, "church", f"monks of {name}", numbered(f"MO-{symbol.name[0]}", len(stack)))


def check_travel(travel: Travel) -> None:
    letters = [row.id for row in travel.letter]
    demand(letters == list(LETTERS), "travel", "the letters A to E, in this order")
    for row in travel.letter:
        demand(1 <= len(row.fare) <= FARES, "travel", f"{row.id}: 1 to {FARES} ways to pay")
        for fare in row.fare:
            demand(fare.most() <= MOST_FARE, "travel", f"{row.id}: at most {MOST_FARE} of a good")
    demand(len(travel.card) == JOURNEYS, "travel", f"{JOURNEYS} cards, not {len(travel.card)}")
    for card in travel.card:
        demand(card.letter in letters, "travel", f"{card.id}: no letter {card.letter}")
        fits = card.surcharge.most() <= MOST_SURCHARGE
        demand(fits, "travel", f"{card.id}: surcharge of at most {MOST_SURCHARGE} of a good")
    for letter in letters:
        stack = [card for card in travel.card if card.letter == letter]
        fits = 1 <= len(stack) <= PER_LETTER
        demand(fits, "travel", f"{letter}: 1 to {PER_LETTER} cards, not {len(stack)}")
        check_ids(stack, "travel", f"cards of {letter}", numbered(f"TR-{letter}", len(stack)))
