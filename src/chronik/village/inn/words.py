"""The Inn in words: names of moves, what is told, what a seat may see."""

from typing import Any

from chronik.kernel import DECLINE, plain
from chronik.kernel.agenda import due
from chronik.locale import Amount, Phrase
from chronik.rulebook.effects import Told
from chronik.rulebook.ruleset import Name
from chronik.village.inn import cards, persons, purchase
from chronik.village.inn.persons import Person, PersonTask
from chronik.village.inn.state import InnEvent, InnTask
from chronik.village.names import CITY_IDS, NOBODY, Area, Colour, Good, customer_id
from chronik.village.words.wording import (
    Cost,
    Naming,
    Telling,
    Ware,
    amount,
    city_reward,
    decline,
    member_at,
    member_to,
    nothing,
    of,
    said,
    slug,
    so_many,
    wanted,
)

SLUGS = [slug(person) for person in Person]


def effect(box: Any, card: int) -> Phrase:
    """What a person does: it brings a good, or has a sentence of its own."""
    worth = int(box.person_worth[card])
    if box.person_good[card] != NOBODY:
        return Phrase("village-brings", {"good": Amount(Good(box.person_good[card]), worth)})
    name = Person(card).name.lower().replace("_", "-")
    return Phrase(f"village-effect-{name}", {"count": worth})


def use_inn(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return decline()
    time = plain(purchase.time_to_use)(box, s, p)
    price = amount(Ware.TIME, time) + amount(Cost.ANY_CUBE, box.step_cubes)
    return said("inn", "inn", price=price)


def rotate(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    card = s.pile[option, 0]
    if card == NOBODY:
        return said("rotate-none", f"inn.rotate{option + 1}", stack=option + 1)
    return said("rotate", f"inn.rotate{option + 1}", person=Person(card), stack=option + 1)


def buy(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("no-person", "inn.nobody")
    stack = option - purchase.BUY
    card = s.pile[stack, 0]
    if card == NOBODY:
        return said("buy-none", f"inn.buy{stack + 1}", stack=stack + 1)
    price = amount(Ware.COIN, box.person_coins[card]) + amount(Good.BEER, box.person_beer[card])
    notation = f"inn.buy{stack + 1}:{slug(Person(card))}"
    return said("buy-person", notation, person=Person(card), price=price, effect=effect(box, card))


def pause(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("end-turn", "turn.end")


def play_card(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    """The only card that can be played is named at once."""
    task, *_ = due(s)
    person = int(plain(cards.only_playable)(box, s, task, p, a))
    return said("play-card", "card") if person < 0 else play(box, s, p, a, b, person)


def play(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    person = Person(option)
    return said("play-person", f"card.{slug(person)}", person=person, effect=effect(box, option))


def toll(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    if option == DECLINE:
        return said("toll-done", "toll.done")
    city = option - persons.CITY
    return said("toll", f"toll.{CITY_IDS[city]}", city=CITY_IDS[city], gain=city_reward(box, city))


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
    if option == DECLINE:
        return said("no-scrap", "scrap.none")
    customer = int(s.stall[option - persons.STALL])
    points = Amount(Ware.POINT, int(box.worth[customer]))
    return said("scrap", f"scrap.{customer_id(customer)}", wares=wanted(box, customer), points=points)


def bard(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    return said("bard", "bard.sings") if option == persons.YES else said("no-bard", "bard.none")


def printed(box: Any) -> dict[str, Any]:
    """What the inn costs, and all persons in the game."""
    return {
        "side": "B" if box.step_cubes else "A",
        "placing": {"time": int(box.placing_time)},
        "price": {"time": int(box.step_time), "cubes": int(box.step_cubes)},
        "start_beer": int(box.start_beer),
        "persons": {SLUGS[card]: person(box, card) for card in Person if box.person[card]},
    }


def person(box: Any, card: int) -> dict[str, Any]:
    """Its price, and the message that tells what it does, with the arguments for it."""
    good = int(box.person_good[card])
    return {
        "price": {"coins": int(box.person_coins[card]), "beer": int(box.person_beer[card])},
        "inkwell": "full" if box.person_full[card] else "empty",
        "message": effect(box, card).message,
        "count": int(box.person_worth[card]),
        "good": None if good == NOBODY else slug(Good(good)),
    }


def view(box: Any, s: Any, seen: dict[str, Any]) -> None:
    """The stacks lie open: only their tops can be seen. Hands are held."""
    fixed = seen["printed"]["inn"]
    tops, heights = s.pile[:, 0].tolist(), s.piled.tolist()
    seen["inn"] = {
        "side": fixed["side"],
        "stacks": [
            {"cards": height, "top": top(fixed, card) if height else None}
            for card, height in zip(tops, heights, strict=True)
        ],
    }
    hands, played, waived = s.hand.tolist(), s.played.tolist(), s.waived.tolist()
    for p, farm in enumerate(seen["farms"]):
        farm["persons"] = hands[p].bit_count()
        farm["hand"] = cards_in(hands[p]) if seen["over"] else None
        farm["played"] = cards_in(played[p])
        farm["waived"] = bool(waived[p])


def own(s: Any, p: int, farm: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
    return {"hand": cards_in(int(s.hand[p]))}


def top(fixed: dict[str, Any], card: int) -> dict[str, Any]:
    name = SLUGS[card]
    there = fixed["persons"][name]
    return {"person": name, "price": there["price"], "inkwell": there["inkwell"]}


def cards_in(cards: int) -> list[str]:
    return [name for card, name in enumerate(SLUGS) if cards >> card & 1]


NAMES: dict[int, Naming] = {
    InnTask.INN: use_inn,
    InnTask.ROTATE: rotate,
    InnTask.BUY_PERSON: buy,
    InnTask.PAUSE: pause,
    InnTask.PLAY_PERSON: play,
    PersonTask.TOLL: toll,
    PersonTask.GRIND: grind,
    PersonTask.EXHUME: exhume,
    PersonTask.CATTLE: one_of(Good.HORSE, Good.OX),
    PersonTask.JUGGLE: juggle,
    PersonTask.FORTUNE: fortune,
    PersonTask.SCRAP: scrap,
    InnTask.BARD: bard,
    PersonTask.SHOPPING: one_of(Good.BREAD, Good.TOOL),
}
TOLD: dict[int, Telling] = {
    InnEvent.ROTATED: of("person", Person),
    InnEvent.BOUGHT_PERSON: of("person", Person),
    InnEvent.NO_PERSON: nothing,
    InnEvent.PLAYED_PERSON: of("person", Person),
    InnEvent.TURNED_BACK: so_many("time", Ware.TIME),
    InnEvent.EXHUMED: member_to,
    InnEvent.BESIDE_CHRONICLE: member_at,
}
EVENTS: dict[int, Told] = {InnEvent.TURNED_BACK: lambda box, a, b: {"time": a}}
