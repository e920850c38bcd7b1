"""The names of moves: notations for records, messages for people."""

from typing import Any

from chronik.kernel.agenda import due
from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import (
    aside,
    bread,
    church,
    council,
    crafts,
    family,
    harvest,
    inn_words,
    market,
    marriage_words,
    mass,
    port_stalls,
    port_words,
    solo_words,
    travel,
    turn,
    well,
)
from chronik.village.state import (
    CUBES,
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
from chronik.village.wording import (
    Naming,
    Ware,
    amount,
    customer_id,
    decline,
    influence,
    label,
    member,
    said,
    slug,
    wanted,
)


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, b = due(s)
    if option >= aside.FIRST:
        return ASIDES[int(option)](box, s, p, a, b, int(option))
    return NAMES[Task(task)](box, s, p, a, b, int(option))


def take(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == turn.WELL + INFLUENCE:
        return said("well-coins", "well:coins", coins=Amount(Ware.COIN, box.well))
    if option < turn.TAKE:
        colour = Colour(option - turn.WELL)
        return said("well", f"well:{slug(colour)}", cubes=Amount(colour, box.well))
    space, colour = Space((option - turn.TAKE) // CUBES), Colour((option - turn.TAKE) % CUBES)
    return said("take", f"take.{slug(space)}:{slug(colour)}", space=space, cube=colour)


def any_action(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == well.NO_ACTION:
        return said("no-action", "well.none")
    return said("any-action", f"well.{slug(Space(option))}", space=Space(option))


def do_harvest(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == harvest.DECLINE:
        return decline(Task.HARVEST)
    sacks = min(box.harvest[plain(harvest.tools)(s, p)], box.barn - s.grain[p])
    return said("harvest", "harvest", grain=Amount(Ware.GRAIN, int(sacks)))


def do_family(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == family.DECLINE:
        return decline(Task.FAMILY)
    if option == family.BIRTH:
        newborn = plain(family.first_at)(s, p, Place.UNBORN)
        generation = box.generation[newborn] if newborn != NOBODY else LEVELS
        return said("birth", "family.birth", generation=int(generation))
    generation, place = member(box, s, p, option - family.RECALL)
    return said("recall", f"family.recall:{generation}@{slug(place)}", generation=generation, place=place)


def do_crafts(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
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
        return said("buy", f"crafts.{slug(good)}:pay", good=batch(box, good), price=price(box, good))
    return make(box, Good(option - crafts.MAKE))


def mill(box: Any) -> Name:
    time, grain, coins = (
        Amount(ware, int(n)) for ware, n in zip((Ware.TIME, Ware.GRAIN, Ware.COIN), box.mill, strict=True)
    )
    return said("mill", "crafts.mill", time=time, grain=grain, coins=coins)


def make(box: Any, good: Good) -> Name:
    time = Amount(Ware.TIME, int(box.making[good]))
    return said("make", f"crafts.{slug(good)}:time", good=batch(box, good), time=time)


def batch(box: Any, good: Good) -> Amount:
    return Amount(good, int(box.batch[good]))


def price(box: Any, good: Good) -> tuple[Amount, ...]:
    return influence(box.price[good]) + amount(Ware.GRAIN, box.price_grain[good])


def do_produce(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == crafts.DECLINE:
        return said("stop", "crafts.stop")
    return make(box, Good(option - crafts.MAKE))


def sale(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == market.PASS:
        return said("pass", "market.pass")
    if option >= port_stalls.STALL:
        return port_words.sell_at_stall(box, s, p, option)
    queued = option >= market.QUEUED
    customer = int(s.queue[option - market.QUEUED] if queued else s.stall[option - market.SERVE])
    notation = f"market.serve:{customer_id(customer)}"
    wares, points = wanted(box, customer), Amount(Ware.POINT, int(box.worth[customer]))
    if plain(market.is_free)(s, p):
        return said("serve", notation, wares=wares, points=points)
    price = influence(box.surcharge) + amount(Ware.TIME, box.surcharge_time)
    return said("serve-paid", notation, wares=wares, points=points, price=price)


def do_council(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
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


def do_privilege(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == council.DECLINE:
        return said("no-privilege", "council.none")
    return privilege(option - council.PRIVILEGE)


def do_travel(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == travel.DECLINE:
        return decline(Task.TRAVEL)
    if box.port:
        return port_words.do_travel(box, s, p, a, b, option)
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


def do_church(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == church.DECLINE:
        return decline(Task.CHURCH)
    if option == church.BY_INFLUENCE:
        return said("church", "church:influence", price=influence(box.bag_price))
    return said("church", "church:time", price=(Amount(Ware.TIME, int(box.bag_time)),))


def choose_cube(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("choose-cube", f"cube.{slug(Colour(option))}", cube=Colour(option))


def choose_good(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("choose-good", f"good.{slug(Good(option))}", good=Good(option))


def pay(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    """Option k: k coins in place of cubes."""
    due_first = influence(a)[0]
    parts = amount(due_first.kind, due_first.count - option) + amount(Ware.COIN, option)
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in parts)
    return said("pay", f"pay.{notation}", price=parts)


def pay_any(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    kind = Ware.COIN if option == INFLUENCE else Colour(option)
    return said("pay", f"pay.1{slug(kind)}", price=(Amount(kind, 1),))


def send(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    generation = label(box, s, p, option)
    return said("send", f"member.{generation}", generation=generation)


def death(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    generation, place = member(box, s, p, option)
    return said("die", f"die.{generation}@{slug(place)}", generation=generation, place=place)


def pick(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == mass.DONE:
        return said("pick-done", "mass.nomore")
    generation = label(box, s, p, option - mass.MEMBER)
    return said("pick", f"mass.pick:{generation}", generation=generation)


def climb(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == mass.DONE:
        return said("climb-done", "mass.done")
    if option >= bread.WITH_BREAD:
        return marriage_words.climb_with_bread(box, s, p, option)
    generation, place = member(box, s, p, option - mass.MEMBER)
    level = place - Place.CHURCH_1 + 1
    notation = f"mass.climb:{generation}@{slug(place)}"
    if level == LEVELS:
        return said("climb-top", notation, generation=generation)
    grain = Amount(Ware.GRAIN, int(box.climb[level]))
    return said("climb", notation, generation=generation, level=level + 1, grain=grain)


NAMES: dict[Task, Naming] = {
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
    Task.PAY_ANY: pay_any,
    Task.SEND: send,
    Task.DEATH: death,
    Task.PICK: pick,
    Task.CLIMB: climb,
    **inn_words.NAMES,
    **port_words.NAMES,
    **marriage_words.NAMES,
    **solo_words.NAMES,
}

ASIDES: dict[int, Naming] = {
    aside.CARD: inn_words.play_card,
    aside.CHEST: port_words.open_chest,
    aside.BREAD: marriage_words.use_bread,
}
