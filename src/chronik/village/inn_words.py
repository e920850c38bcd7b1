"""The Inn in words: names of moves, what is told, what a seat may see."""

from enum import IntEnum
from typing import Any

from chronik.kernel.compiler import plain
from chronik.locale import Amount
from chronik.rulebook.ruleset import Name
from chronik.village import inn, inn_questions
from chronik.village.family import first_at
from chronik.village.state import (
    NOBODY,
    STACKS,
    Area,
    Colour,
    Event,
    Good,
    Person,
    Place,
    Task,
)
from chronik.village.wording import (
    Naming,
    Telling,
    Ware,
    amount,
    customer_id,
    decline,
    member_at,
    nothing,
    of,
    said,
    slug,
    so_many,
    wanted,
)


class Cost(IntEnum):
    """A price that no good or ware stands for."""

    ANY_CUBE = 0


new_enum: Any = IntEnum
# What a person does: a sentence for each.
Effect = new_enum("Effect", {person.name: int(person) for person in Person}, module=__name__)


def use_inn(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == inn.DECLINE:
        return decline(Task.INN)
    time = box.step_time
    if plain(first_at)(s, p, Place.INN) == NOBODY:
        time += box.placing_time
    price = amount(Ware.TIME, time) + amount(Cost.ANY_CUBE, box.step_cubes)
    return said("inn", "inn", price=price)


def rotate(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    card = s.pile[option, 0]
    if card == NOBODY:
        return said("rotate-none", f"inn.rotate{option + 1}", stack=option + 1)
    return said("rotate", f"inn.rotate{option + 1}", person=Person(card), stack=option + 1)


def buy(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == inn.SKIP:
        return said("no-person", "inn.nobody")
    stack = option - inn.BUY
    card = s.pile[stack, 0]
    if card == NOBODY:
        return said("buy-none", f"inn.buy{stack + 1}", stack=stack + 1)
    price = amount(Ware.COIN, box.person_coins[card]) + amount(Good.BEER, box.person_beer[card])
    notation = f"inn.buy{stack + 1}:{slug(Person(card))}"
    return said("buy-person", notation, person=Person(card), price=price, effect=Effect(card))


def pause(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("end-turn", "turn.end")


def play_card(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("play-card", "card")


def play(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    person = Person(option)
    return said("play-person", f"card.{slug(person)}", person=person, effect=Effect(option))


def toll(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == inn_questions.DONE:
        return said("toll-done", "toll.done")
    city = "ABCDEF"[option - inn_questions.CITY]
    return said("toll", f"toll.{city}", city=city)


def grind(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    grain, coins = Amount(Ware.GRAIN, option), Amount(Ware.COIN, option)
    return said("grind", f"grind.{option}", grain=grain, coins=coins)


def exhume(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("exhume", f"chronicle.{slug(Area(option))}", area=Area(option))


def one_of(*goods: Good) -> Naming:
    def name(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
        count = min(a, 1) if Good.BREAD in goods else a
        return said("choose-good", f"good.{slug(goods[option])}", good=Amount(goods[option], count))

    return name


def juggle(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("choose-cube", f"cube.{slug(Colour(option))}", cube=Colour(option))


def fortune(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("fortune", f"time.back{option}", time=Amount(Ware.TIME, option))


def scrap(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == inn_questions.DONE:
        return said("no-scrap", "scrap.none")
    customer = int(s.stall[option - inn_questions.STALL])
    points = Amount(Ware.POINT, int(box.worth[customer]))
    return said("scrap", f"scrap.{customer_id(customer)}", wares=wanted(box, customer), points=points)


def bard(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("bard", "bard.sings") if option == inn_questions.YES else said("no-bard", "bard.none")


def view(box: Any, s: Any, seat: int | None, seen: dict[str, Any]) -> None:
    """The stacks lie open: only their tops can be seen. Hands are held."""
    seen["inn"] = {
        "side": "B" if box.step_cubes else "A",
        "stacks": [stack(box, s, k) for k in range(STACKS)],
    }
    for p, farm in enumerate(seen["farms"]):
        hand = persons(int(s.hand[p]))
        farm["persons"] = len(hand)
        farm["hand"] = hand if p == seat or s.over else None
        farm["played"] = persons(int(s.played[p]))
        farm["waived"] = bool(s.waived[p])


def stack(box: Any, s: Any, k: int) -> dict[str, Any]:
    top = None
    if s.piled[k] > 0:
        card = int(s.pile[k, 0])
        inkwell = "full" if box.person_full[card] else "empty"
        price = {"coin": int(box.person_coins[card]), "beer": int(box.person_beer[card])}
        top = {"person": slug(Person(card)), "price": price, "inkwell": inkwell}
    return {"cards": int(s.piled[k]), "top": top}


def persons(cards: int) -> list[str]:
    return [slug(person) for person in Person if cards >> person & 1]


NAMES: dict[Task, Naming] = {
    Task.INN: use_inn,
    Task.ROTATE: rotate,
    Task.BUY_PERSON: buy,
    Task.PAUSE: pause,
    Task.PLAY_PERSON: play,
    Task.TOLL: toll,
    Task.GRIND: grind,
    Task.EXHUME: exhume,
    Task.CATTLE: one_of(Good.HORSE, Good.OX),
    Task.JUGGLE: juggle,
    Task.FORTUNE: fortune,
    Task.SCRAP: scrap,
    Task.BARD: bard,
    Task.SHOPPING: one_of(Good.BREAD, Good.TOOL),
}
TOLD: dict[Event, Telling] = {
    Event.ROTATED: of("person", Person),
    Event.BOUGHT_PERSON: of("person", Person),
    Event.NO_PERSON: nothing,
    Event.PLAYED_PERSON: of("person", Person),
    Event.TURNED_BACK: so_many("time", Ware.TIME),
    Event.EXHUMED: member_at,
    Event.BESIDE_CHRONICLE: member_at,
}
