"""The names of moves: notations for records, messages for people."""

from collections.abc import Callable
from functools import cache
from typing import Any

from chronik.kernel import plain
from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.tumult import building, mood, payment, raid
from chronik.tumult.state import FACE_DOWN, VALUES, Good, Land, Task, Ware
from chronik.tumult.words.names import amounts, field_name, slug


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, b = due(s)
    return NAMES[Task(task)](box, s, p, a, b, int(option))


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"tumult-move-{message}", args)


def first(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    place = field_name(box, option)
    if s.land[option] == FACE_DOWN:
        return said("first-down", f"first:{place}", place=place)
    return said("first", f"first:{place}", place=place, land=Land(s.land[option]))


def spin(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == mood.FORGET:
        return said("forget", "mood.forget")
    if a == mood.ALL_GOODS:
        return said("spin", "mood.spin")
    return said(f"spin-{slug(Good(a))}", f"mood.spin:{slug(Good(a))}")


def aside(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("aside", f"aside:{option + 1}", tile=option + 1)


def start(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == raid.SPIN:
        return said("spin", "mood.spin")
    return said("ready", "raid.ready") if option == raid.READY else said("start", "raid.start")


HANDS = {
    raid.KEEP: "keep",
    raid.PUT_BACK: "back",
    raid.WAIT: "wait",
    raid.FINISH: "done",
    raid.SAND_OUT: "sand",
    raid.STOP: "stop",
}


def hand(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return hand_name(option)


@cache
def hand_name(option: int) -> Name:
    if option >= raid.KEEP:
        return said(HANDS[option], f"raid.{HANDS[option]}")
    tile = option - raid.LIFT + 1
    return said("lift", f"raid.lift:{tile}", tile=tile)


def build(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == building.PASS:
        return said("pass", "build.pass")
    field = option - building.FIELD
    place = field_name(box, field)
    if s.land[field] == FACE_DOWN:
        return said("build-down", f"build:{place}", place=place)
    land = Land(s.land[field])
    price = amounts({good: int(plain(payment.price_of)(box, s, p, field, good)) for good in Good})
    statues = Amount(Ware.STATUE, int(box.statues_on[land]))
    return said("build", f"build:{place}", place=place, land=land, price=price, statues=statues)


def pay(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    good = Good(b)
    values = [str(v) for v in range(1, VALUES + 1) for _ in range(plain(payment.tiles_given)(option, v))]
    notation = f"pay.{slug(good)}:{'+'.join(values)}"
    tiles = {"good": good, "values": " + ".join(values), "count": len(values)}
    overpaid = plain(payment.units_given)(option) - int(plain(payment.price_of)(box, s, p, a, b))
    if overpaid <= 0:
        return said("pay", notation, **tiles)
    return said("overpay", notation, **tiles, retinue=Amount(Ware.RETINUE, overpaid * int(box.overpaid)))


def uncover(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("uncover", f"uncover:{option + 1}", panel=option + 1)


NAMES: dict[Task, Callable[[Any, Any, int, int, int, int], Name]] = {
    Task.FIRST: first,
    Task.SPIN: spin,
    Task.ASIDE: aside,
    Task.START: start,
    Task.RAID: hand,
    Task.BUILD: build,
    Task.PAY: pay,
    Task.UNCOVER: uncover,
}
