"""The names of moves: notations for records, messages for people."""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.myvillage import (
    banners,
    chief,
    church,
    council,
    dice,
    market,
    payment,
    plague,
    school,
    supply,
    travel,
)
from chronik.myvillage.payment import unpack
from chronik.myvillage.state import (
    FACES,
    NOBODY,
    PROFESSIONS,
    AreaMark,
    Black,
    Bonus,
    Church,
    Colour,
    Gain,
    Good,
    Hall,
    Head,
    Profession,
    Shop,
    Symbol,
    Task,
    White,
)
from chronik.rulebook.ruleset import Name

LETTER = "ABCDE"


class Ware(IntEnum):
    """What can be handed over besides goods."""

    COIN = 0
    TIME = 1
    STORY = 2
    POINT = 3
    MARKER = 4
    JOKER = 5


class Spot(IntEnum):
    """Banners that are not on a card with a name of its own."""

    SCHOOL = 0
    GAME = 1
    MEETING = 2
    FIELD = 3
    CHIEF = 4
    HAND = 5
    BAILIFF = 6
    CUSTOMER = 7
    HALL = 8


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, b = due(s)
    return NAMES[Task(task)](box, s, p, a, b, int(option))


def slug(member: IntEnum) -> str:
    return member.name.lower()


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"myvillage-move-{message}", args)


def amount(kind: IntEnum, count: int) -> tuple[Amount, ...]:
    return (Amount(kind, int(count)),) if count else ()


def goods(price: int) -> tuple[Amount, ...]:
    return tuple(part for good, n in enumerate(unpack(price)) for part in amount(Good(good), n))


def price(time: int, coins: int = 0) -> tuple[Amount, ...]:
    return (*amount(Ware.COIN, coins), Amount(Ware.TIME, int(time)))


def customer_id(c: int) -> str:
    return f"CU{c + 1:02}"


def wanted(box: Any, c: int) -> tuple[Amount, ...]:
    return goods(box.customer_goods[c])


def worth(box: Any, c: int) -> Amount:
    return Amount(Ware.POINT, int(box.customer_points[c]))


def choose_die(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    colour, face = Colour(option // FACES), option % FACES + 1
    return said(f"die-{slug(colour)}", f"die.{slug(colour)}{face}", face=face)


def change(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == dice.KEEP:
        return said("keep", "dice.keep", value=int(s.die[0] + s.die[1]))
    if option >= dice.SET:
        d, face = divmod(option - dice.SET, FACES)
        old = int(s.die[d])
        return said("set", f"dice.set:{old}-{face + 1}", old=old, face=face + 1)
    raising = option >= dice.RAISE
    old = int(s.die[(option - 1) % 2])
    face = old + (1 if raising else -1)
    return said("turn", f"dice.{'raise' if raising else 'lower'}:{old}", old=old, face=face)


def activate(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == banners.DONE:
        return said("done", "done")
    if option == banners.WAIVE:
        return said("choose", "choose")
    if option < banners.BLACK:
        source = ("smithy", "guild")[option - banners.PLOUGH]
        return said(f"plough-{source}", f"plough.{source}")
    if option < banners.WHITE:
        return black(box, s, p, option - banners.BLACK)
    return white(box, s, p, option - banners.WHITE)


def black(box: Any, s: Any, p: int, banner: int) -> Name:
    if banner == Black.CHIEF:
        return said("chief", "chief", price=price(box.chief_time))
    if banner == Black.HAND:
        return said("hand", "hand", stories=Amount(Ware.STORY, int(s.hand_stories)))
    if banner == Black.BAILIFF:
        return said("bailiff", "bailiff")
    if banner >= Black.JOURNEY:
        return journey(box, s, p, banner - Black.JOURNEY)
    if banner >= Black.MONK:
        return monk(box, s, Symbol(banner - Black.MONK))
    card = card_of(banner)
    return said("take", f"take.{slug(card)}", card=card, price=cost(box, banner))


def journey(box: Any, s: Any, p: int, letter: int) -> Name:
    """With the surcharge of the last card; where there are several fares, without them."""
    last = [card for card in s.journey[p] if card != NOBODY][-1:]
    only = int(box.fares[letter]) == 1
    time = int(box.letter_time[letter]) + int(box.grey_time[last].sum())
    coins = int(box.grey_coins[last].sum()) + (int(box.fare_coins[letter, 0]) if only else 0)
    wares = int(box.grey_goods[last].sum()) + (int(box.fare_goods[letter, 0]) if only else 0)
    message = "journey" if only else "journey-fare"
    cost = price(time, coins) + goods(wares)
    return said(message, f"take.{LETTER[letter]}", letter=LETTER[letter], price=cost)


def card_of(banner: int) -> IntEnum:
    """The name of a black banner's card (or place on the board)."""
    if banner >= Black.MONK:
        return Symbol(banner - Black.MONK)
    if banner >= Black.HALL:
        return Hall(banner - Black.HALL)
    if banner >= Black.CHURCH:
        return Church(banner - Black.CHURCH)
    if banner >= Black.SHOP:
        return Shop(banner - Black.SHOP)
    return Spot[Black(banner).name]


def cost(box: Any, banner: int) -> tuple[Amount, ...]:
    if banner >= Black.HALL:
        hall = banner - Black.HALL
        return price(box.hall_time[hall], box.hall_coins[hall])
    if banner >= Black.CHURCH:
        return price(box.church_time[banner - Black.CHURCH])
    if banner >= Black.SHOP:
        return price(box.shop_time[banner - Black.SHOP])
    if banner == Black.FIELD:
        return price(box.field_time, box.field_coins)
    return price(box.meeting_time)


def monk(box: Any, s: Any, stack: Symbol) -> Name:
    """The bonus of the top card is open."""
    notation, left = f"take.{slug(stack)}", s.monks_left[stack]
    if left == 0:
        return said("no-monk", notation, stack=stack)
    top = s.monk_stack[stack, left - 1]
    bonus, size = Bonus(box.monk_bonus[top]), int(box.monk_size[top])
    time = price(box.monk_time[top])
    return said(f"monk-{slug(bonus)}", notation, stack=stack, price=time, size=size)


def banner_name(s: Any, p: int, banner: int) -> tuple[str, IntEnum]:
    """A white banner of the player, customers aside: for notations and for people."""
    if banner >= White.FIELD:
        return f"field{banner - White.FIELD + 1}", Spot.FIELD
    if banner >= White.SHOP:
        shop = Shop(banner - White.SHOP)
        return slug(shop), shop
    if banner == White.HALL:
        return "hall", Hall(s.hall[p])
    return slug(White(banner)), Spot[White(banner).name]


def white_cost(box: Any, s: Any, p: int, banner: int) -> tuple[Amount, ...]:
    if banner >= White.CUSTOMER:
        return amount(Ware.TIME, box.customer_time[banner - White.CUSTOMER])
    if banner >= White.FIELD:
        return price(box.field_white)
    if banner >= White.SHOP:
        return price(box.shop_white[banner - White.SHOP])
    if banner == White.HALL:
        return price(box.hall_white[s.hall[p]])
    return price(box.meeting_white if banner == White.MEETING else 0)


def white(box: Any, s: Any, p: int, banner: int) -> Name:
    time = white_cost(box, s, p, banner)
    if banner >= White.CUSTOMER:
        c = banner - White.CUSTOMER
        wares = wanted(box, c) + time
        return said("serve", f"serve.{customer_id(c)}", wares=wares, points=worth(box, c))
    name, spot = banner_name(s, p, banner)
    if banner >= White.FIELD:
        ploughed = "ploughed" if s.plough[p, banner - White.FIELD] else "bare"
        return said(f"use-{ploughed}", f"use.{name}", price=time)
    return said("use", f"use.{name}", banner=spot, price=time)


def gains(what: int, count: int) -> Amount:
    if what >= Gain.GOOD:
        return Amount(Good(what - Gain.GOOD), count)
    return Amount(Ware[Gain(what).name], count)


def gain(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == supply.LAPSE:
        return said("lapse", "gain.none", gain=gains(a, b))
    count, notation = (1, "gain.one") if option == supply.ONE else (b, "gain.all")
    return said("gain", notation, gain=gains(a, count))


def pay(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    good = goods(a)[0].kind
    if option == payment.SHOP:
        return said("pay", f"pay.{slug(good)}", good=good)
    if option == payment.JOKER:
        return said("pay-joker", "pay.joker", good=good)
    field = option - payment.FIELD + 1
    return said("pay-field", f"pay.field{field}", field=field)


def fare(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    parts = amount(Ware.COIN, box.fare_coins[a, option]) + goods(box.fare_goods[a, option])
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in parts)
    return said("fare", f"fare.{notation}", price=parts)


def plough(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("field", f"field.{option + 1}", field=option + 1)


def decline(task: Task) -> Name:
    return said("decline", "decline", task=task)


def do_school(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == school.DECLINE:
        return decline(Task.SCHOOL)
    if option == school.ENROL:
        return said("enrol", "school.enrol")
    if option == school.SHIFT:
        return said("shift", "school.shift")
    side, number = divmod(option - school.SETTLE, PROFESSIONS)
    profession, way = Profession(number), ("left", "right")[side]
    time = price(box.school_time)
    return said(f"grow-{way}", f"school.{way}:{slug(profession)}", profession=profession, price=time)


def do_chief(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == chief.DECLINE:
        return decline(Task.CHIEF)
    head = Head(option - chief.TO)
    return said(f"chief-{slug(head)}", f"chief.{slug(head)}", stories=Amount(Ware.STORY, int(s.tree[p])))


def bonus(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == church.DECLINE:
        return decline(Task.BONUS)
    return said(f"bonus-{slug(Bonus(a))}", f"bonus.{slug(Bonus(a))}")


def free(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == market.DONE:
        return decline(Task.FREE)
    c = option - market.CUSTOMER
    return said("free", f"free.{customer_id(c)}", wares=wanted(box, c), points=worth(box, c))


def lure(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == market.DONE:
        cost = price(box.price_time[a], box.price_coins[a])
        return said("lure-done", "lure.done", price=cost)
    c = option - market.CUSTOMER
    return said("lure", f"lure.{customer_id(c)}", wares=wanted(box, c), points=worth(box, c))


def tile(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == council.DECLINE:
        return decline(Task.TILE)
    banner = option - council.BANNER
    if banner >= White.CUSTOMER:
        c = banner - White.CUSTOMER
        return said("tile-customer", f"tile.{customer_id(c)}", wares=wanted(box, c))
    name, spot = banner_name(s, p, banner)
    return said("tile", f"tile.{name}", banner=spot)


def mark(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == council.DECLINE:
        return decline(Task.MARK)
    field = mark_of(s.hall[p], option - council.MARK)
    return said("mark", f"mark.{slug(field)}", field=field)


def mark_of(hall: int, i: int) -> IntEnum:
    return AreaMark(i) if hall == Hall.AREAS else Profession(i)


def exchange(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    card = s.journey_stack[a, s.journeys_left[a] - 1]
    points = Amount(Ware.POINT, int(box.journey_points[card]))
    if option == travel.KEEP:
        return said("journey-keep", "journey.keep", points=points)
    return said("journey-exchange", "journey.exchange", points=points)


def death(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("death", f"death.{slug(Profession(option))}", profession=Profession(option))


def labourer(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("labourer", f"labourer.{slug(Profession(option))}", profession=Profession(option))


def heal(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == plague.DECLINE:
        return decline(Task.HEAL)
    return said("heal", "heal", stories=Amount(Ware.STORY, int(s.tree[p]) // 2))


NAMES: dict[Task, Callable[[Any, Any, int, int, int, int], Name]] = {
    Task.DIE: choose_die,
    Task.CHANGE: change,
    Task.ACTIVATE: activate,
    Task.GAIN: gain,
    Task.PAY: pay,
    Task.FARE: fare,
    Task.PLOUGH: plough,
    Task.SCHOOL: do_school,
    Task.CHIEF: do_chief,
    Task.BONUS: bonus,
    Task.FREE: free,
    Task.LURE: lure,
    Task.TILE: tile,
    Task.MARK: mark,
    Task.EXCHANGE: exchange,
    Task.DEATH: death,
    Task.LABOURER: labourer,
    Task.HEAL: heal,
}
