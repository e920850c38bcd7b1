"""The names of moves: notations for records, messages for people."""

from collections.abc import Callable
from typing import Any

from chronik.kernel import DECLINE, plain
from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.myvillage import (
    banners,
    cards,
    chief,
    council,
    dice,
    market,
    payment,
    plague,
    school,
    supply,
    travel,
)
from chronik.myvillage.state import (
    FACES,
    NOBODY,
    PROFESSIONS,
    Black,
    Bonus,
    Colour,
    Head,
    Profession,
    Symbol,
    Task,
    White,
    Why,
)
from chronik.myvillage.words.things import (
    LETTER,
    Ware,
    amount,
    banner_id,
    banner_name,
    bonus_name,
    card_of,
    customer,
    customer_id,
    gained,
    goods,
    journey_card,
    kind_of_black,
    kind_of_white,
    mark_of,
    price,
    slug,
)
from chronik.rulebook.ruleset import Name


def name_move(box: Any, s: Any, option: int) -> Name:
    """What an option means in this position."""
    task, p, a, b = due(s)
    return NAMES[Task(task)](box, s, p, a, b, int(option))


def said(message: str, notation: str, **args: Any) -> Name:
    return Name(notation, f"myvillage-move-{message}", args)


def decline(task: Task) -> Name:
    return said("decline", "decline", task=slug(task))


# the dice


def choose_die(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    colour, face = Colour(option // FACES), option % FACES + 1
    notation = f"die.{slug(colour)}{face}"
    if colour == Colour.BLACK:
        return said("die-black", notation, face=face, price=price(box.plague_time))
    return said("die-white", notation, face=face)


def change(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == dice.KEEP:
        return said("keep", "dice.keep", value=int(plain(dice.banner_value)(s)))
    if option >= dice.SET:
        d, face = divmod(option - dice.SET, FACES)
        old = int(s.die[d])
        return said("set", f"dice.set:{old}-{face + 1}", old=old, face=face + 1)
    raising = option >= dice.RAISE
    old = int(s.die[option - (dice.RAISE if raising else dice.LOWER)])
    way, face = ("raise", old + 1) if raising else ("lower", old - 1)
    return said("turn", f"dice.{way}:{old}", old=old, face=face, price=price(0, box.turn_coins))


# the banners


def activate(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
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
    kind = kind_of_black(banner)
    if kind == Black.CHIEF:
        return said("chief", "chief", price=price(box.chief_time))
    if kind == Black.HAND:
        return said("hand", "hand", stories=Amount(Ware.STORY, int(s.hand_stories)))
    if kind == Black.BAILIFF:
        return said("bailiff", "bailiff")
    if kind == Black.JOURNEY:
        return journey(box, s, p, banner - kind)
    if kind == Black.MONK:
        return monk(box, s, banner)
    card = card_of(banner)
    return said("take", f"take.{slug(card)}", card=card, price=card_price(box, s, banner))


def card_price(box: Any, s: Any, banner: int) -> Any:
    return price(plain(cards.card_time)(box, s, banner), plain(cards.card_coins)(box, s, banner))


def journey(box: Any, s: Any, p: int, letter: int) -> Name:
    """With all that it costs; where several fares can be paid, without them."""
    last = plain(travel.last_card)(s, p)
    time = plain(travel.time_of)(box, last, letter)
    notation, args = f"take.{LETTER[letter]}", {"letter": LETTER[letter]}
    fares = range(int(box.fares[letter]))
    ways = [k for k in fares if plain(travel.why_not_fare)(box, s, p, last, letter, k) == Why.LEGAL] or fares
    if len(ways) > 1:
        return said("journey-fare", notation, **args, price=price(time))
    return said("journey", notation, **args, price=fare_price(box, last, letter, ways[0], time))


def fare_price(box: Any, last: int, letter: int, way: int, time: int = 0) -> Any:
    """One way to pay, with the surcharge of the last card."""
    coins = plain(travel.fare_coins)(box, last, letter, way)
    return price(time, coins, plain(travel.fare_goods)(box, last, letter, way))


def monk(box: Any, s: Any, banner: int) -> Name:
    """The bonus of the top card is open."""
    stack = Symbol(banner - Black.MONK)
    notation, top = f"take.{slug(stack)}", plain(cards.top_monk)(s, stack)
    if top == NOBODY:
        return said("no-monk", notation, stack=stack)
    bonus = bonus_name(int(box.monk_bonus[top]), int(box.monk_size[top]))
    return said("monk", notation, stack=stack, price=card_price(box, s, banner), bonus=bonus)


def white(box: Any, s: Any, p: int, banner: int) -> Name:
    kind, time = kind_of_white(banner), plain(banners.white_time)(box, s, p, banner)
    notation = f"use.{banner_id(banner)}"
    if kind == White.CUSTOMER:
        return serve(box, banner - kind, time)
    if kind == White.FIELD:
        ploughed = int(s.plough[p, banner - kind])
        coins = Amount(Ware.COIN, int(box.harvest[ploughed]))
        how = "ploughed" if ploughed else "bare"
        return said(f"use-{how}", notation, field=banner - kind + 1, coins=coins, price=price(time))
    return said("use", notation, banner=banner_name(box, banner, int(s.hall[p])), price=price(time))


def serve(box: Any, c: int, time: int) -> Name:
    notation = f"serve.{customer_id(c)}"
    if time:
        return said("serve-paid", notation, **customer(box, c), price=price(time))
    return said("serve", notation, **customer(box, c))


# gains and payments


def gain(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("lapse", "gain.none", gain=gained(a, b))
    count, notation = (1, "gain.one") if option == supply.ONE else (b, "gain.all")
    return said("gain", notation, gain=gained(a, count))


def pay(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    good = goods(a)[0].kind
    if option == payment.SHOP:
        return said("pay", f"pay.{slug(good)}", good=good)
    if option == payment.JOKER:
        return said("pay-joker", "pay.joker", one=good)
    field = option - payment.FIELD + 1
    return said("pay-field", f"pay.field{field}", field=field)


def fare(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    """The notation names what is printed, the words what is paid."""
    printed = amount(Ware.COIN, box.fare_coins[a, option]) + goods(box.fare_goods[a, option])
    notation = "+".join(f"{part.count}{slug(part.kind)}" for part in printed)
    return said("fare", f"fare.{notation}", price=fare_price(box, plain(travel.last_card)(s, p), a, option))


def plough(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("field", f"field.{option + 1}", field=option + 1)


# what banners ask


def do_school(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.SCHOOL)
    if option == school.ENROL:
        return said("enrol", "school.enrol")
    if option == school.SHIFT:
        return said("shift", "school.shift")
    side, number = divmod(option - school.SETTLE, PROFESSIONS)
    profession, time = Profession(number), price(box.school_time)
    if side == school.LEFT:
        return said("grow-left", f"school.left:{slug(profession)}", profession=profession, price=time)
    stories = Amount(Ware.STORY, int(box.school_stories))
    notation = f"school.right:{slug(profession)}"
    return said("grow-right", notation, profession=profession, price=time, stories=stories)


def do_chief(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.CHIEF)
    head = Head(option - chief.TO)
    notation = f"chief.{slug(head)}"
    if head == Head.HOUSE:
        return said("chief-house", notation, stories=Amount(Ware.STORY, int(s.tree[p])))
    coins, stories = Amount(Ware.COIN, int(box.chief_coins)), Amount(Ware.STORY, int(box.chief_stories))
    return said(f"chief-{slug(head)}", notation, gain=coins if head == Head.COIN else stories)


def bonus(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.BONUS)
    return said(f"bonus-{slug(Bonus(a))}", f"bonus.{slug(Bonus(a))}")


def free(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.FREE)
    c = option - market.CUSTOMER
    return said("free", f"free.{customer_id(c)}", **customer(box, c))


def lure(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("lure-done", "lure.done")
    c, count = option - market.CUSTOMER, a + 1
    dearer = price(plain(market.extra_time)(box, count), plain(market.extra_coins)(box, count))
    return said("lure", f"lure.{customer_id(c)}", **customer(box, c), price=dearer)


def tile(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.TILE)
    banner = option - council.BANNER
    return said("tile", f"tile.{banner_id(banner)}", banner=banner_name(box, banner, int(s.hall[p])))


def mark(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.MARK)
    field = mark_of(s.hall[p], option - council.MARK)
    return said("mark", f"mark.{slug(field)}", field=field)


def exchange(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    card = journey_card(box, int(s.journey_stack[a, s.journeys_left[a] - 1]))
    way = "keep" if option == travel.KEEP else "exchange"
    return said(f"journey-{way}", f"journey.{way}", card=card)


# death and plague


def death(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("death", f"death.{slug(Profession(option))}", start=Profession(option))


def labourer(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("labourer", f"labourer.{slug(Profession(option))}", profession=Profession(option))


def heal(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline(Task.HEAL)
    return said("heal", "heal", stories=Amount(Ware.STORY, int(plain(plague.loss)(s, p))))


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
