"""The names of moves: notations for records, messages for people."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.tumult import building, mood, payment, raid
from chronik.tumult.box import place_of
from chronik.tumult.state import FACE_DOWN, NOBODY, VALUES, Good, Land, Task


class Ware(IntEnum):
    """What can be won and lost besides goods."""

    RETINUE = 0
    STATUE = 1


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, _ = due(s)
    return NAMES[Task(task)](box, s, p, a, int(option))


def slug(member: IntEnum) -> str:
    return member.name.lower()


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"tumult-move-{message}", args)


def field_name(box: Any, field: int) -> str:
    """Columns have letters, rows have numbers: c4."""
    row, column = place_of(box, field)
    return f"{'abcdefghijkl'[column]}{row + 1}"


def goods_of(price: int) -> tuple[Amount, ...]:
    """What a price asks for."""
    due_units = ((good, price >> 3 * good & 7) for good in Good)
    return tuple(Amount(good, int(units)) for good, units in due_units if units)


def first(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    place = field_name(box, option)
    if s.land[option] == FACE_DOWN:
        return said("first-down", f"first:{place}", place=place)
    return said("first", f"first:{place}", place=place, land=Land(s.land[option]))


def spin(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == mood.FORGET:
        return said("forget", "mood.forget")
    if a == mood.ALL_GOODS:
        return said("spin", "mood.spin")
    return said(f"spin-{slug(Good(a))}", f"mood.spin:{slug(Good(a))}")


def aside(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    return said("aside", f"aside:{option + 1}", tile=option + 1)


def start(box: Any, s: Any, p: int, a: int, option: int) -> Name:
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


def name_hand(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option >= raid.KEEP:
        return said(HANDS[option], f"raid.{HANDS[option]}")
    tile = option - raid.LIFT + 1
    return said("lift", f"raid.lift:{tile}", tile=tile)


def build(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    if option == building.PASS:
        return said("pass", "build.pass")
    field = option - building.FIELD
    place = field_name(box, field)
    if s.land[field] == FACE_DOWN:
        return said("build-down", f"build:{place}", place=place)
    land = Land(s.land[field])
    beside = p != NOBODY and s.reach[field] >> p & 1
    price = box.price[land] if beside or not box.double_price[land] else box.double_price[land]
    statues = Amount(Ware.STATUE, int(box.statues_on[land]))
    return said(
        "build", f"build:{place}", place=place, land=land, price=goods_of(int(price)), statues=statues
    )


def pay(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    price = goods_of(a)[0]
    counts = payment.unpack(option)
    values = [value for value, count in zip(range(1, VALUES + 1), counts, strict=True) for _ in range(count)]
    tiles = tuple(Amount(price.kind, value) for value in values)
    notation = f"pay.{slug(price.kind)}:{'+'.join(map(str, values))}"
    if sum(values) <= price.count:
        return said("pay", notation, price=tiles)
    return said("overpay", notation, price=tiles, retinue=Amount(Ware.RETINUE, sum(values) - price.count))


def uncover(box: Any, s: Any, p: int, a: int, option: int) -> Name:
    return said("uncover", f"uncover:{option + 1}", panel=option + 1)


NAMES: dict[Task, Callable[[Any, Any, int, int, int], Name]] = {
    Task.FIRST: first,
    Task.SPIN: spin,
    Task.ASIDE: aside,
    Task.START: start,
    Task.RAID: name_hand,
    Task.BUILD: build,
    Task.PAY: pay,
    Task.UNCOVER: uncover,
}
