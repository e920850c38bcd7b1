"""The names of moves of the base game: notations for records, messages for people."""

from typing import Any

from chronik.kernel import DECLINE, plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import (
    church,
    council,
    crafts,
    family,
    harvest,
    lifetime,
    market,
    mass,
    travel,
    turn,
    well,
)
from chronik.village.names import (
    CITY_IDS,
    CUBES,
    INFLUENCE,
    LEVELS,
    NOBODY,
    Building,
    Colour,
    Good,
    Place,
    Space,
    customer_id,
)
from chronik.village.state import Task
from chronik.village.words.wording import (
    Naming,
    Ware,
    amount,
    city_reward,
    decline,
    influence,
    member,
    said,
    slug,
    wanted,
)


def take(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == turn.WELL + INFLUENCE:
        return said("well-coins", "well:coins", coins=Amount(Ware.COIN, box.well))
    if option < turn.TAKE:
        colour = Colour(option - turn.WELL)
        return said("well", f"well:{slug(colour)}", cubes=Amount(colour, box.well))
    space, colour = Space((option - turn.TAKE) // CUBES), Colour((option - turn.TAKE) % CUBES)
    notation = f"take.{slug(space)}:{slug(colour)}"
    if colour == Colour.PLAGUE:
        price = Amount(Ware.TIME, int(box.plague_time))
        return said("take-plague", notation, space=space, cube=colour, price=price)
    return said("take", notation, space=space, cube=colour)


def any_action(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == well.NO_ACTION:
        return said("no-action", "well.none")
    return said("any-action", f"well.{slug(Space(option))}", space=Space(option))


def do_harvest(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    return said("harvest", "harvest", grain=Amount(Ware.GRAIN, int(plain(harvest.sacks)(box, s, p))))


def do_family(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    if option == family.BIRTH:
        newborn = plain(family.first_at)(s, p, Place.UNBORN)
        generation = box.generation[newborn] if newborn != NOBODY else LEVELS
        return said("birth", "family.birth", generation=int(generation))
    label, phrase, place = member(box, s, p, option - family.RECALL)
    return said("recall", f"family.recall:{label}@{slug(place)}", member=phrase, origin=place)


def do_crafts(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
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
    if option == DECLINE:
        return said("stop", "crafts.stop")
    return make(box, Good(option - crafts.MAKE))


def sale(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("pass", "market.pass")
    queued = option >= market.QUEUED
    customer = int(s.queue[option - market.QUEUED] if queued else s.stall[option - market.SERVE])
    notation = f"market.serve:{customer_id(customer)}"
    wares, points = wanted(box, customer), Amount(Ware.POINT, int(box.worth[customer]))
    surcharge = sale_price(box, s, p)
    if not surcharge:
        return said("serve", notation, wares=wares, points=points)
    return said("serve-paid", notation, wares=wares, points=points, price=surcharge)


def sale_price(box: Any, s: Any, p: int) -> tuple[Amount, ...]:
    """What a sale costs besides the wares."""
    time = plain(market.surcharge_time)(box, s, p)
    return influence(plain(market.surcharge)(box, s, p)) + amount(Ware.TIME, time)


def do_council(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    if option > council.PRIVILEGE:
        return privilege(box, option - council.PRIVILEGE)
    by_scroll = option >= council.BY_SCROLL
    step = option - (council.BY_SCROLL if by_scroll else council.BY_INFLUENCE)
    pays = (Amount(Good.SCROLL, 1),) if by_scroll else influence(box.council_price)
    way = "scroll" if by_scroll else "influence"
    if step == LEVELS:
        return said("council-top", "council.advance4", step=step)
    cost = pays + amount(Ware.TIME, box.council_time[step])
    if step == 0:
        return said("enter", f"council.enter:{way}", price=cost)
    return said("advance", f"council.advance{step}:{way}", step=step, price=cost)


def privilege(box: Any, step: int) -> Name:
    args: dict[str, Any] = {}
    if step == 2:
        args = {"count": int(box.privilege_cubes)}
    elif step == LEVELS:
        points, coins = int(box.privilege_points), int(box.privilege_coin)
        args = {"points": Amount(Ware.POINT, points), "price": Amount(Ware.COIN, coins)}
    return said(f"privilege-{step}", f"council.privilege{step}", **args)


def do_privilege(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("no-privilege", "council.none")
    return privilege(box, option - council.PRIVILEGE)


def do_travel(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    args: dict[str, Any]
    road, direction = divmod(option - travel.ROAD, 2)
    origin, target = int(box.road[road, direction]), int(box.road[road, 1 - direction])
    notation = f"travel.{city_id(origin)}-{city_id(target)}"
    if target == NOBODY:
        return said("travel-home", notation, origin=city_id(origin))
    trip = amount(Good.WAGON, plain(travel.wagons)(a)) + amount(Ware.TIME, box.trip_time)
    trip += influence(plain(travel.price)(box, a, road))
    message, args = "trip", {"origin": city_id(origin), "target": city_id(target), "price": trip}
    if origin == NOBODY:
        message = "first-trip"
    gain = () if s.marker[p, target] else city_reward(box, target)
    if gain:
        message, args = f"{message}-reward", args | {"gain": gain}
    return said(message, notation, **args)


def city_id(city: int) -> str:
    return "village" if city == NOBODY else CITY_IDS[city]


def do_church(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
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
    label, phrase, _ = member(box, s, p, option)
    return said("send", f"member.{label}", start=phrase)


def death(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == lifetime.LAPSE:
        return said("die-nobody", "die.nobody")
    label, phrase, place = member(box, s, p, option)
    return said("die", f"die.{label}@{slug(place)}", start=phrase, place=place)


def pick(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("pick-done", "mass.nomore")
    label, phrase, _ = member(box, s, p, option - mass.MEMBER)
    return said("pick", f"mass.pick:{label}", member=phrase, price=Amount(Ware.COIN, int(box.pick_coins)))


def climb(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("climb-done", "mass.done")
    label, phrase, place = member(box, s, p, option - mass.MEMBER)
    notation = f"mass.climb:{label}@{slug(place)}"
    if place == Place.CHURCH_4:
        return said("climb-top", notation, member=phrase)
    level = place - Place.CHURCH_1 + 1
    grain = amount(Ware.GRAIN, plain(mass.climb_price)(box, a, level))
    if not grain:
        return said("climb-free", notation, member=phrase, level=level + 1)
    return said("climb", notation, member=phrase, level=level + 1, price=grain)


NAMES: dict[int, Naming] = {
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
}
