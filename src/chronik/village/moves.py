"""The names of moves: notations for records, messages for people."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from chronik.kernel.agenda import due
from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import church, council, crafts, family, harvest, market, mass, travel, turn, well
from chronik.village.payment import unpack
from chronik.village.state import (
    CUBES,
    GOODS,
    INFLUENCE,
    LEVELS,
    NOBODY,
    Building,
    Colour,
    Good,
    Place,
    Space,
    Task,
)


class Ware(IntEnum):
    """What can be handed over besides goods and influence."""

    GRAIN = 0
    COIN = 1
    TIME = 2
    POINT = 3


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, _ = due(s)
    return NAMES[Task(task)](box, s, p, a, int(option))


def slug(member: IntEnum) -> str:
    """COUNCIL_3 -> council3"""
    return member.name.lower().replace("_", "")


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"village-move-{message}", args)


def decline(task: Task) -> Name:
    return said("decline", "decline", task=task)


def take(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == turn.WELL + INFLUENCE:
        return said("well-coins", "well:coins", coins=Amount(Ware.COIN, box.well))
    if option >= turn.WELL:
        colour = Colour(option - turn.WELL)
        return said("well", f"well:{slug(colour)}", cubes=Amount(colour, box.well))
    space, colour = Space(option // CUBES), Colour(option % CUBES)
    return said("take", f"take.{slug(space)}:{slug(colour)}", space=space, cube=colour)


def any_action(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == well.NO_ACTION:
        return said("no-action", "well.none")
    return said("any-action", f"well.{slug(Space(option))}", space=Space(option))


def do_harvest(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == harvest.DECLINE:
        return decline(Task.HARVEST)
    sacks = min(box.harvest[plain(harvest.tools)(s, p)], box.barn - s.grain[p])
    return said("harvest", "harvest", grain=Amount(Ware.GRAIN, int(sacks)))


def member(box: Any, s: Any, p: int, m: int) -> tuple[int, Place]:
    return int(box.generation[m]), Place(s.place[p, m])


def do_family(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == family.DECLINE:
        return decline(Task.FAMILY)
    if option == family.BIRTH:
        newborn = plain(family.first_at)(s, p, Place.UNBORN)
        generation = box.generation[newborn] if newborn != NOBODY else LEVELS
        return said("birth", "family.birth", generation=int(generation))
    generation, place = member(box, s, p, option - family.RECALL)
    return said("recall", f"family.recall:{generation}@{slug(place)}", generation=generation, place=place)


def do_crafts(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == crafts.DECLINE:
        return decline(Task.CRAFTS)
    if option == crafts.MILL:
        return mill(box)
    if option >= crafts.TRAIN:
        building = Building(option - crafts.TRAIN)
        time = Amount(Ware.TIME, int(box.training[building]))
        return said("train", f"crafts.train:{slug(building)}", building=building, time=time)
    if option >= crafts.BUY:
        good = Good(option - crafts.BUY)
        return said("buy", f"crafts.{slug(good)}:pay", good=good, price=price(box, good))
    return make(box, Good(option - crafts.MAKE))


def mill(box: Any) -> Name:
    time, grain, coins = (
        Amount(ware, int(n)) for ware, n in zip((Ware.TIME, Ware.GRAIN, Ware.COIN), box.mill, strict=True)
    )
    return said("mill", "crafts.mill", time=time, grain=grain, coins=coins)


def make(box: Any, good: Good) -> Name:
    time = Amount(Ware.TIME, int(box.making[good]))
    return said("make", f"crafts.{slug(good)}:time", good=good, time=time)


def price(box: Any, good: Good) -> tuple[Amount, ...]:
    return influence(box.price[good]) + amount(Ware.GRAIN, box.price_grain[good])


def influence(packed: int) -> tuple[Amount, ...]:
    return tuple(part for c, n in enumerate(unpack(packed)) for part in amount(Colour(c), n))


def amount(kind: IntEnum, count: int) -> tuple[Amount, ...]:
    return (Amount(kind, int(count)),) if count else ()


def do_produce(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == crafts.DECLINE:
        return said("stop", "crafts.stop")
    return make(box, Good(option - crafts.MAKE))


def sale(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == market.PASS:
        return said("pass", "market.pass")
    queued = option >= market.QUEUED
    customer = int(s.queue[option - market.QUEUED] if queued else s.stall[option - market.SERVE])
    notation = f"market.serve:{customer_id(customer)}"
    wares, points = wanted(box, customer), Amount(Ware.POINT, int(box.worth[customer]))
    if plain(market.is_free)(s, p):
        return said("serve", notation, wares=wares, points=points)
    price = influence(box.surcharge) + amount(Ware.TIME, box.surcharge_time)
    return said("serve-paid", notation, wares=wares, points=points, price=price)


def customer_id(customer: int) -> str:
    return f"K{customer + 1:02}"


def wanted(box: Any, customer: int) -> tuple[Amount, ...]:
    goods = tuple(part for good in Good for part in amount(good, box.wants[customer, good]))
    return goods + amount(Ware.GRAIN, box.wants[customer, GOODS])


def do_council(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == council.DECLINE:
        return decline(Task.COUNCIL)
    if option > council.PRIVILEGE:
        return privilege(option - council.PRIVILEGE)
    by_scroll = option >= council.BY_SCROLL
    step = option - (council.BY_SCROLL if by_scroll else council.BY_INFLUENCE)
    pays = (Amount(Good.SCROLL, 1),) if by_scroll else influence(box.council_price)
    way = "scroll" if by_scroll else "influence"
    if step == LEVELS:
        return said("council-top", "council.advance4", step=step)
    time = Amount(Ware.TIME, int(box.council_time[step]))
    if step == 0:
        return said("enter", f"council.enter:{way}", price=pays, time=time)
    return said("advance", f"council.advance{step}:{way}", step=step, price=pays, time=time)


def privilege(step: int) -> Name:
    return said(f"privilege-{step}", f"council.privilege{step}")


def do_privilege(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == council.DECLINE:
        return said("no-privilege", "council.none")
    return privilege(option - council.PRIVILEGE)


def do_travel(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == travel.DECLINE:
        return decline(Task.TRAVEL)
    road, direction = divmod(option - travel.ROAD, 2)
    origin, target = int(box.road[road, direction]), int(box.road[road, 1 - direction])
    notation = f"travel.{city_id(origin)}-{city_id(target)}"
    if target == NOBODY:
        return said("travel-home", notation, origin=city_id(origin))
    trip = amount(Good.WAGON, 1) + amount(Ware.TIME, box.trip_time) + influence(box.road_price[road])
    if origin == NOBODY:
        return said("first-trip", notation, target=city_id(target), price=trip)
    return said("trip", notation, origin=city_id(origin), target=city_id(target), price=trip)


def city_id(city: int) -> str:
    return "village" if city == NOBODY else "ABCDEF"[city]


def do_church(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == church.DECLINE:
        return decline(Task.CHURCH)
    if option == church.BY_INFLUENCE:
        return said("church", "church:influence", price=influence(box.bag_price))
    return said("church", "church:time", price=(Amount(Ware.TIME, int(box.bag_time)),))


def choose_cube(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    return said("choose-cube", f"cube.{slug(Colour(option))}", cube=Colour(option))


def choose_good(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    return said("choose-good", f"good.{slug(Good(option))}", good=Good(option))


def pay(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    """Option k: k coins in place of cubes."""
    due_first = influence(a)[0]
    parts = amount(due_first.kind, due_first.count - option) + amount(Ware.COIN, option)
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in parts)
    return said("pay", f"pay.{notation}", price=parts)


def send(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    generation = int(box.generation[option])
    return said("send", f"member.{generation}", generation=generation)


def death(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    generation, place = member(box, s, p, option)
    return said("die", f"die.{generation}@{slug(place)}", generation=generation, place=place)


def pick(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == mass.DONE:
        return said("pick-done", "mass.nomore")
    generation = int(box.generation[option - mass.MEMBER])
    return said("pick", f"mass.pick:{generation}", generation=generation)


def climb(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == mass.DONE:
        return said("climb-done", "mass.done")
    generation, place = member(box, s, p, option - mass.MEMBER)
    level = place - Place.CHURCH_1 + 1
    notation = f"mass.climb:{generation}@{slug(place)}"
    if level == LEVELS:
        return said("climb-top", notation, generation=generation)
    grain = Amount(Ware.GRAIN, int(box.climb[level]))
    return said("climb", notation, generation=generation, level=level + 1, grain=grain)


NAMES: dict[Task, Callable[[Any, Any, int, int, int], Name]] = {
    Task.TAKE: take,
    Task.ANY_ACTION: any_action,
    Task.HARVEST: do_harvest,
    Task.FAMILY: do_family,
    Task.CRAFTS: do_crafts,
    Task.PRODUCE: do_produce,
    Task.SALE: sale,
    Task.COUNCIL: do_council,
    Task.PRIVILEGE: do_privilege,
    Task.TRAVEL: do_travel,
    Task.CHURCH: do_church,
    Task.CHOOSE_CUBE: choose_cube,
    Task.CHOOSE_GOOD: choose_good,
    Task.PAY: pay,
    Task.SEND: send,
    Task.DEATH: death,
    Task.PICK: pick,
    Task.CLIMB: climb,
}
