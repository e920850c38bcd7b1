"""The component table of Marriage."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from chronik.rulebook.components import Count, Row, Table, demand
from chronik.village.components.common import FAMILY, Influence, check_price, price
from chronik.village.components.tables import Supplies
from chronik.village.marriage.state import COUPLES, LOT
from chronik.village.names import INFLUENCE, PINKS, RANKS, Colour, Place
from chronik.village.settings import VillageSettings


class ByMode(Struct, frozen=True, forbid_unknown_fields=True):
    others: Count
    solo: Count


class Ceremony(Row):
    time: Count
    cubes: Count


class Wedding(Row):
    purchase: Count


class Favours(Row):
    grain: Count
    influence: Influence
    goods: Count


class Contraband(Struct, frozen=True, forbid_unknown_fields=True):
    influence: Influence
    time: Count
    points: Count


class Smuggled(Struct, frozen=True, forbid_unknown_fields=True):
    time: Count = 0
    cubes: Count = 0


class Smuggler(Row):
    sale: Contraband
    customer: Smuggled
    cubes: Smuggled


class RankRow(Row):
    side: Literal["A", "B"]
    points: Count = 0
    grain: Count = 0
    coins: Count = 0
    cubes: tuple[str, ...] = ()
    swap: Count = 0


class DieRow(Row):
    colour: str
    rank: Annotated[int, Meta(ge=1, le=RANKS)]
    building: Literal["bakery", "shop"]


class Marriage(Table):
    generations: tuple[Count, Count, Count, Count]
    pinks: ByMode
    rolls: ByMode
    couples: dict[str, Count]
    ceremony: Ceremony
    wedding: Wedding
    favours: Favours
    smuggler: Smuggler
    rank: list[RankRow]
    die: list[DieRow]


def check_marriage(marriage: Marriage, supplies: Supplies) -> None:
    family = sum(marriage.generations)
    demand(family == FAMILY + 1, "marriage", f"generations must add up to {FAMILY + 1} members, not {family}")
    demand(marriage.generations[0] >= 1, "marriage", "the first generation starts on the farm")
    for mode in (marriage.pinks.others, marriage.pinks.solo):
        demand(mode <= PINKS, "marriage", f"at most {PINKS} pink members, not {mode}")
    demand(sorted(marriage.couples) == ["2", "3", "4", "5"], "marriage", "couples for 2, 3, 4 and 5 players")
    most = max(marriage.couples.values())
    demand(1 <= most <= COUPLES, "marriage", f"at most {COUPLES} couples at a wedding, not {most}")
    check_price(marriage.favours.influence, "marriage", "favours")
    check_price(marriage.smuggler.sale.influence, "marriage", "smuggler")
    check_ceremony(marriage)
    for tiles in (supplies.marriage.bread, supplies.marriage.tools):
        demand(tiles <= LOT, "supplies", f"marriage: at most {LOT} bread or tools, not {tiles}")


def check_ceremony(marriage: Marriage) -> None:
    wanted = RANKS * ["A"] + RANKS * ["B"]
    demand([row.side for row in marriage.rank] == wanted, "marriage", f"{RANKS} ranks of side A, then of B")
    colours = [colour.name.lower() for colour in Colour][:INFLUENCE]
    for row in marriage.rank:
        for colour in row.cubes:
            demand(colour in colours, "marriage", f"rank: no cube {colour}")
    found = [row.colour for row in marriage.die]
    demand(found == colours, "marriage", f"the die must show {', '.join(colours)}, in this order")
    ranks = {row.rank for row in marriage.die}
    demand(len(ranks) == len(found), "marriage", "every side of the die needs a rank of its own")
    bakery = sum(row.building == "bakery" for row in marriage.die)
    demand(2 * bakery == len(found), "marriage", "half of the die stands for the bakery, half for the shop")


def fill_marriage(box: Any, marriage: Any, settings: VillageSettings) -> None:
    box.pinks = marriage.pinks.solo if settings.solo else marriage.pinks.others
    box.rolls = marriage.rolls.solo if settings.solo else marriage.rolls.others
    box.couples = marriage.couples[str(settings.table_size)]
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
