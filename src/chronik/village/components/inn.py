"""The component table of the Inn."""

from typing import Any, Literal

from msgspec import Struct

from chronik.rulebook.components import Count, Row, Table, demand
from chronik.village.components.common import combinations
from chronik.village.inn.persons import KEPT, Person
from chronik.village.inn.state import STACK, STACKS
from chronik.village.names import NOBODY, Expansion, Good
from chronik.village.settings import VillageSettings


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
    good: Literal["plough", "scroll", "wagon", "beer"] | None = None  # that it brings
    expansion: Expansion | None = None


class Inn(Table):
    start_beer: Count
    placing: InnCost
    sides: InnSides
    without: dict[Expansion, list[str]]
    person: list[PersonRow]


def check_inn(inn: Inn) -> None:
    wanted = [person.name.lower() for person in Person]
    found = [row.id for row in inn.person]
    demand(found == wanted, "inn", f"persons must be {', '.join(wanted)}, in this order")
    for row in inn.person:
        prices = (row.coins, row.beer)
        demand(prices in ((1, 0), (0, 1), (0, 2)), "inn", f"{row.id}: 1 coin, 1 beer or 2 beer")
        inkwell = "empty" if Person[row.id.upper()] in KEPT else "full"
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


def fill_inn(box: Any, inn: Any, settings: VillageSettings) -> None:
    side = getattr(inn.sides, settings.inn_side or "A")
    box.placing_time = inn.placing.time
    box.step_time = side.time
    box.step_cubes = side.cubes
    box.start_beer = inn.start_beer
    here = persons_with(inn, settings.expansions)
    box.persons = len(inn.person)
    for i, row in enumerate(inn.person):
        box.person[i] = row.id in here
        box.person_full[i] = row.inkwell == "full"
        box.person_coins[i] = row.coins
        box.person_beer[i] = row.beer
        box.person_worth[i] = row.worth
        box.person_good[i] = NOBODY if row.good is None else Good[row.good.upper()]
