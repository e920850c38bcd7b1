"""What a seat may know, as plain data; and what happened, as messages."""

from collections.abc import Mapping
from typing import Any

from chronik.kernel.agenda import due
from chronik.locale import Amount
from chronik.myvillage import moves
from chronik.myvillage.moves import LETTER, Ware, customer_id, gains, mark_of, slug, wanted, worth
from chronik.myvillage.payment import unpack
from chronik.myvillage.state import (
    CUSTOMERS,
    FACES,
    LETTERS,
    MARKS,
    NOBODY,
    PER_SHOP,
    VALUES,
    WHITES,
    Bonus,
    Church,
    Colour,
    Event,
    Good,
    Hall,
    Head,
    Profession,
    Shop,
    Symbol,
    Task,
    Where,
    White,
)


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know, as plain data, built from nothing: what is not listed stays secret."""
    return {
        "round": int(s.rounds),
        "first": int(s.first),
        "turn": turn_of(s),
        "over": bool(s.over),
        "asked": None if s.over else asked(box, s, seat),
        "hand": {"owner": int(s.hand_owner), "open": bool(s.hand_open), "stories": int(s.hand_stories)},
        "pool": [die(kind // FACES, kind % FACES + 1) for kind, n in enumerate(s.pool) for _ in range(n)],
        "dice": [die(s.dyed[d], s.die[d]) for d in range(2) if s.die[d]],
        "used": [banner_id(s, turn_of(s), b) for b in range(WHITES) if s.used[b]],
        "rat": int(s.rat),
        "chronicle": {slug(profession): int(s.chronicle[profession]) for profession in Profession},
        "graves": int(s.graves),
        "coffins_to_end": int(box.coffins),
        "cards": cards(box, s),
        "customers": [customer(box, c) for c in range(CUSTOMERS) if s.customer[c] == Where.DISPLAY],
        "customer_stack": int(s.stacked),
        "villages": [village(box, s, p) for p in range(s.players)],
    }


def asked(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """Who is asked what; a drawn journey card is shown to its drawer only."""
    task, p, a, _ = due(s)
    question: dict[str, Any] = {"seat": p, "task": slug(Task(task))}
    if task == Task.EXCHANGE and p == seat:
        question["card"] = journey(box, s.journey_stack[a, s.journeys_left[a] - 1])
    return question


def turn_of(s: Any) -> int:
    return (int(s.first) + int(s.turns) - 1) % int(s.players)


def die(colour: int, face: int) -> dict[str, Any]:
    return {"colour": slug(Colour(colour)), "face": int(face)}


def values(bits: int) -> list[int]:
    return [value for value in range(2, VALUES) if int(bits) >> value & 1]


def cards(box: Any, s: Any) -> dict[str, Any]:
    """The common display: what is left, and what its dark sides show."""
    return {
        "field": {"left": int(s.fields_left)} | printed(box, "field"),
        "meeting": {"left": int(s.meetings_left)} | printed(box, "meeting"),
        "churches": {slug(c): printed(box, "church", c) for c in Church if c not in s.church},
        "halls": {slug(h): printed(box, "hall", h) for h in Hall if h not in s.hall},
        "shops": {slug(shop): shops_left(box, s, shop) for shop in Shop},
        "monks": {slug(stack): monks(box, s, stack) for stack in Symbol},
        "journeys": {LETTER[letter]: journeys(box, s, letter) for letter in range(LETTERS)},
    }


def printed(box: Any, kind: str, card: Any = ()) -> dict[str, Any]:
    """Values, costs and points of a card; a church has no white banner, so no white time."""
    names = {"time": "time", "white": "white_time", "points": "points"}
    found = {said: f"{kind}_{name}" for name, said in names.items() if f"{kind}_{name}" in box.dtype.names}
    costs = {said: int(box[field][card]) for said, field in found.items()}
    return {"values": values(box[f"{kind}_values"][card])} | costs


def shops_left(box: Any, s: Any, shop: Shop) -> dict[str, Any]:
    """The cards of one kind differ in their values only."""
    free = [card for card in range(PER_SHOP) if card not in s.shop[:, shop]]
    return {
        "left": [values(box.shop_values[shop, card]) for card in free],
        "time": int(box.shop_time[shop]),
        "white_time": int(box.shop_white[shop]),
    }


def monks(box: Any, s: Any, stack: Symbol) -> dict[str, Any]:
    """How many there are, and the top one with its bonus."""
    left = int(s.monks_left[stack])
    if left == 0:
        return {"left": 0, "top": None}
    top = s.monk_stack[stack, left - 1]
    bonus = {"bonus": slug(Bonus(box.monk_bonus[top])), "size": int(box.monk_size[top])}
    return {"left": left, "top": bonus | printed(box, "monk", top)}


def journeys(box: Any, s: Any, letter: int) -> dict[str, Any]:
    """The dark side shows which points the cards of the letter have."""
    fares = [amounts(box.fare_coins[letter, k], box.fare_goods[letter, k]) for k in range(box.fares[letter])]
    points = box.journey_points[box.journey_letter == letter]
    return {
        "left": int(s.journeys_left[letter]),
        "fares": fares,
        "points": sorted(int(n) for n in points),
    } | printed(box, "letter", letter)


def amounts(coins: int, goods: int, time: int = 0) -> dict[str, int]:
    parts = {"time": int(time), "coins": int(coins)} | counted(goods)
    return {name: count for name, count in parts.items() if count}


def customer(box: Any, c: int) -> dict[str, Any]:
    shown = values(box.customer_values[c])
    return {
        "id": customer_id(c),
        "values": "any" if len(shown) == VALUES - 2 else shown,
        "wants": counted(box.customer_goods[c]),
        "points": int(box.customer_points[c]),
    }


def counted(price: int) -> dict[str, int]:
    return {slug(Good(good)): n for good, n in enumerate(unpack(price)) if n}


def journey(box: Any, card: int) -> dict[str, Any]:
    return {
        "letter": LETTER[box.journey_letter[card]],
        "points": int(box.journey_points[card]),
        "surcharge": amounts(box.grey_coins[card], box.grey_goods[card], box.grey_time[card]),
        "chapel": bool(box.chapel[card]),
    }


def village(box: Any, s: Any, p: int) -> dict[str, Any]:
    hall = s.hall[p]
    return {
        "board": {"game": values(box.game_values[s.board[p]])},
        "tree": int(s.tree[p]),
        "house": int(s.house[p]),
        "coins": int(s.coins[p]),
        "clock": int(s.clock[p]),
        "reaper": bool(s.reaper[p]),
        "villagers": [slug(profession) for profession in Profession if s.villager[p, profession]],
        "school": {"left": bool(s.pupil[p, 0]), "right": bool(s.pupil[p, 1])},
        "head": slug(Head(s.head[p])),
        "labourers": int(s.labourers[p]),
        "church": None if s.church[p] == NOBODY else slug(Church(s.church[p])),
        "healed": int(s.healed[p]),
        "monks": int(s.monks[p]),
        "hall": None if hall == NOBODY else slug(Hall(hall)),
        "marks": [slug(mark_of(hall, i)) for i in range(MARKS) if s.mark[p, i]],
        "jokers": int(s.jokers[p]),
        "meeting": bool(s.meeting[p]),
        "markers": int(s.markers[p]),
        "tile": None if s.tile[p] == NOBODY else banner_id(s, p, int(s.tile[p])),
        "shops": [shop_card(box, s, p, shop) for shop in Shop if s.shop[p, shop] != NOBODY],
        "fields": [{"plough": bool(s.plough[p, i])} for i in range(s.fields[p])],
        "journey": [journey(box, card) for card in s.journey[p] if card != NOBODY],
        "waiting": [customer(box, c) for c in range(CUSTOMERS) if s.customer[c] == Where.WAITING + p],
        "served": [customer(box, c) for c in range(CUSTOMERS) if s.customer[c] == Where.SERVED + p],
    }


def banner_id(s: Any, p: int, banner: int) -> str:
    if banner >= White.CUSTOMER:
        return customer_id(banner - White.CUSTOMER)
    return moves.banner_name(s, p, banner)[0]


def shop_card(box: Any, s: Any, p: int, shop: Shop) -> dict[str, Any]:
    shown = values(box.shop_values[shop, s.shop[p, shop]])
    return {"id": slug(shop), "values": shown, "good": slug(Good(shop)), "goods": int(s.goods[p, shop])}


def actors(s: Any) -> tuple[int, ...]:
    return () if s.over else (due(s)[1],)


# what happened


def nothing(box: Any, a: int, b: int) -> dict[str, Any]:
    return {}


def of(name: str, kind: Any) -> Any:
    def told(box: Any, a: int, b: int) -> dict[str, Any]:
        return {name: kind(a)}

    return told


def so_many(name: str, ware: Ware) -> Any:
    return of(name, lambda count: Amount(ware, count))


def numbers(first: str, second: str) -> Any:
    def told(box: Any, a: int, b: int) -> dict[str, Any]:
        return {first: a, second: b}

    return told


def lapsed(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"gain": gains(a, b)}


def marked(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"field": mark_of(a, b)}


def met(box: Any, a: int, b: int) -> dict[str, Any]:
    return {"wares": wanted(box, a), "points": worth(box, a)}


def travelled(box: Any, a: int, b: int) -> dict[str, Any]:
    points = Amount(Ware.POINT, int(box.journey_points[a]))
    return {"letter": LETTER[box.journey_letter[a]], "points": points}


def white_name(number: int) -> Any:
    if number >= White.CUSTOMER:
        return moves.Spot.CUSTOMER
    if number >= White.FIELD:
        return moves.Spot.FIELD
    if number >= White.SHOP:
        return Shop(number - White.SHOP)
    return moves.Spot[White(number).name]


TOLD: dict[Event, Any] = {
    Event.ROUND_BEGAN: of("round", int),
    Event.FIRST_PLAYER: so_many("stories", Ware.STORY),
    Event.ROLLED: nothing,
    Event.TOOK_DIE: numbers("face", "black"),
    Event.TURNED_DIE: numbers("old", "face"),
    Event.SET_DIE: numbers("old", "face"),
    Event.BANNER_VALUE: of("value", int),
    Event.SPENT_TIME: so_many("time", Ware.TIME),
    Event.CROSSED_BRIDGE: nothing,
    Event.TOOK_CARD: of("card", moves.card_of),
    Event.ACTIVATED: of("banner", white_name),
    Event.USED_BLACK: of("banner", moves.card_of),
    Event.GOT_COINS: so_many("coins", Ware.COIN),
    Event.GOT_STORIES: so_many("stories", Ware.STORY),
    Event.GOT_MARKER: nothing,
    Event.GOT_JOKER: nothing,
    Event.GOT_GOOD: of("good", Good),
    Event.LAPSED: lapsed,
    Event.NO_ROOM: nothing,
    Event.PAID_COINS: so_many("coins", Ware.COIN),
    Event.PAID_GOOD: of("good", Good),
    Event.PAID_JOKER: of("good", Good),
    Event.PAID_FIELD_PLOUGH: nothing,
    Event.SET_PLOUGH: of("field", lambda i: i + 1),
    Event.TOOK_HAND: so_many("stories", Ware.STORY),
    Event.REVEALED: nothing,
    Event.LURED: met,
    Event.REFILLED: of("count", int),
    Event.SERVED: met,
    Event.ENROLLED: nothing,
    Event.SHIFTED: nothing,
    Event.SETTLED: of("profession", Profession),
    Event.MOVED_HEAD: of("field", Head),
    Event.SECURED: so_many("stories", Ware.STORY),
    Event.MARKED: marked,
    Event.TILE_LAID: of("banner", white_name),
    Event.TRAVELLED: travelled,
    Event.EXCHANGED: of("letter", LETTER.__getitem__),
    Event.DECLINED: nothing,
    Event.INTO_CHRONICLE: of("profession", Profession),
    Event.INTO_GRAVE: of("profession", Profession),
    Event.LABOURER: of("profession", Profession),
    Event.RAT_MOVED: numbers("pips", "left"),
    Event.PLAGUE: nothing,
    Event.LOST_STORIES: so_many("stories", Ware.STORY),
    Event.HEALED: nothing,
    Event.END_REACHED: of("count", int),
    Event.GAME_OVER: nothing,
    Event.CHOOSES_GAINS: nothing,
}


def tell(box: Any, row: Any) -> tuple[str, Mapping[str, Any]]:
    """One row of the journal as a message and its arguments."""
    event, _, a, b = (int(n) for n in row)
    name = Event(event).name.lower().replace("_", "-")
    return f"myvillage-event-{name}", TOLD[Event(event)](box, a, b)
