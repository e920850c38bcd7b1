"""What a seat may know, as plain data, built from nothing: what is not listed stays secret.

What all may know is made once for a position, however many look at it.
"""

from functools import lru_cache
from types import SimpleNamespace
from typing import Any

import numpy as np

from chronik.kernel import plain
from chronik.kernel.agenda import due
from chronik.myvillage import church, plague
from chronik.myvillage.box import Box
from chronik.myvillage.state import (
    FACES,
    NOBODY,
    Church,
    Hall,
    Head,
    MyVillage,
    Profession,
    Shop,
    Symbol,
    Task,
    Where,
)
from chronik.myvillage.words.printed import BOXES, Cards, cards_of
from chronik.myvillage.words.prospects import DIE, engine, prospects
from chronik.myvillage.words.things import LETTER, banner_id, mark_of, slug

PROFESSIONS, SHOPS, HEADS, CHURCHES, HALLS, SYMBOLS = (
    tuple(map(slug, kind)) for kind in (Profession, Shop, Head, Church, Hall, Symbol)
)
# The fields that can be seen by all, read once for each view; stacks and the generator are not among them.
OPEN = (
    *("first", "turns", "rounds", "players", "over", "hand_owner", "hand_open", "hand_stories"),
    *("pool", "die", "dyed", "used", "rat", "chronicle", "graves", "customer", "stacked"),
    *("fields_left", "meetings_left", "monks_left", "journeys_left"),
    *("board", "tree", "house", "coins", "clock", "reaper", "villager", "pupil", "head", "labourers"),
    *("church", "healed", "monks", "hall", "mark", "jokers", "meeting", "markers", "tile", "shop", "goods"),
    *("fields", "plough", "journey"),
)

POSITIONS = 16  # of which the public part is kept: all who look at one ask for it in a row


def view(box: Any, s: Any, seat: int | None) -> dict[str, Any]:
    """All that the seat may know."""
    raw_box = box.tobytes()
    seen = dict(public(raw_box, s.tobytes()))
    if not seen["over"]:
        seen["asked"] = asked(cards_of(raw_box), s, seat)
    return seen


@lru_cache(POSITIONS)
def public(raw_box: bytes, raw: bytes) -> dict[str, Any]:
    """All that everybody may know; nobody may change it."""
    s = np.frombuffer(raw, MyVillage.dtype)[0]
    cards, desk = cards_of(raw_box), desk_of(raw_box, raw)
    seen = {name: s[name].tolist() for name in OPEN}
    turn = (seen["first"] + seen["turns"] - 1) % seen["players"]
    places, seats = places_of(seen["customer"]), range(seen["players"])
    totals, plainly = desk[0].totals.tolist(), SimpleNamespace(**seen)
    return {
        "round": seen["rounds"],
        "first": seen["first"],
        "turn": turn,
        "turns_left": cards.printed["turns"] - seen["turns"],
        "over": bool(seen["over"]),
        "asked": None,
        "hand": {
            "owner": seen["hand_owner"],
            "open": bool(seen["hand_open"]),
            "stories": seen["hand_stories"],
        },
        "pool": [die for die, count in zip(DIE, seen["pool"], strict=True) for _ in range(count)],
        "dice": [
            DIE[colour * FACES + face - 1]
            for colour, face in zip(seen["dyed"], seen["die"], strict=True)
            if face
        ],
        "used": [banner_id(banner) for banner, used in enumerate(seen["used"]) if used],
        "rat": seen["rat"],
        "chronicle": dict(zip(PROFESSIONS, seen["chronicle"], strict=True)),
        "graves": seen["graves"],
        "coffins": seen["graves"] + sum(seen["chronicle"]),
        "coffins_to_end": cards.printed["coffins"],
        "cards": display(cards, s, seen),
        "customers": [cards.customers[c] for c in places[Where.DISPLAY]],
        "customer_stack": seen["stacked"],
        "villages": [counted(totals, plainly, p) | village(cards, seen, places, p) for p in seats],
        "prospects": None if seen["over"] else prospects(desk),
        "printed": cards.printed,
    }


def asked(cards: Cards, s: Any, seat: int | None) -> dict[str, Any]:
    """Who is asked what; a drawn journey card is shown to its drawer only."""
    task, p, a, _ = due(s)
    question: dict[str, Any] = {"seat": p, "task": slug(Task(task))}
    if task == Task.EXCHANGE and p == seat:
        question["card"] = cards.journeys[s.journey_stack[a, s.journeys_left[a] - 1]]
    return question


def places_of(customers: list[int]) -> list[list[int]]:
    """The customers at each place."""
    places: list[list[int]] = [[] for _ in range(2 * Where.SERVED)]
    for c, where in enumerate(customers):
        places[where].append(c)
    return places


def display(cards: Cards, s: Any, seen: dict[str, Any]) -> dict[str, Any]:
    """The common display: what is left, and what its dark sides show."""
    dark = cards.dark
    return {
        "field": {"left": seen["fields_left"], **dark["field"]},
        "meeting": {"left": seen["meetings_left"], **dark["meeting"]},
        "churches": free(dark["churches"], seen["church"]),
        "halls": free(dark["halls"], seen["hall"]),
        "shops": {
            name: {**dark["shops"][name], "left": shops_left(cards, seen["shop"], kind)}
            for kind, name in enumerate(SHOPS)
        },
        "monks": {name: monks(cards, s, seen, stack) for stack, name in enumerate(SYMBOLS)},
        "journeys": {
            name: {"left": seen["journeys_left"][letter], **dark["journeys"][name]}
            for letter, name in enumerate(LETTER)
        },
    }


def free(cards: dict[str, Any], owned: list[int]) -> dict[str, Any]:
    return {name: card for i, (name, card) in enumerate(cards.items()) if i not in owned}


def shops_left(cards: Cards, owned: list[list[int]], kind: int) -> list[list[int]]:
    """The cards of one kind differ in their values only."""
    taken = [row[kind] for row in owned]
    return [values for card, values in enumerate(cards.shops[kind]) if card not in taken]


def monks(cards: Cards, s: Any, seen: dict[str, Any], stack: int) -> dict[str, Any]:
    """How many there are, and the top one with its bonus."""
    left = seen["monks_left"][stack]
    return {"left": left, "top": cards.monks[s.monk_stack[stack, left - 1]] if left else None}


def desk_of(raw_box: bytes, raw: bytes) -> Any:
    """The position once more, with the points of all seats."""
    content, start = bytearray(empty_desk(raw_box)), engine().kind.fields["state"][1]
    content[start : start + len(raw)] = raw
    desk = np.frombuffer(content, engine().kind)
    engine().standing(desk)
    return desk


@lru_cache(BOXES)
def empty_desk(raw_box: bytes) -> bytes:
    content: bytes = engine().desk(np.frombuffer(raw_box, Box.dtype)).tobytes()
    return content


def counted(totals: list[int], s: Any, p: int) -> dict[str, int]:
    """What the rules count in a village; they read plain numbers faster than a record."""
    return {
        "points": totals[p],
        "windows": int(plain(church.windows)(s, p)),
        "at_risk": int(plain(plague.loss)(s, p)),
    }


def village(cards: Cards, seen: dict[str, Any], places: list[list[int]], p: int) -> dict[str, Any]:
    temple, hall, tile = seen["church"][p], seen["hall"][p], seen["tile"][p]
    left, right = seen["pupil"][p]
    return {
        "board": cards.boards[seen["board"][p]],
        "tree": seen["tree"][p],
        "house": seen["house"][p],
        "coins": seen["coins"][p],
        "clock": seen["clock"][p],
        "bridge": cards.printed["clouds"] - seen["clock"][p],
        "reaper": bool(seen["reaper"][p]),
        "villagers": [name for name, here in zip(PROFESSIONS, seen["villager"][p], strict=True) if here],
        "school": {"left": bool(left), "right": bool(right)},
        "head": HEADS[seen["head"][p]],
        "labourers": seen["labourers"][p],
        "church": None if temple == NOBODY else CHURCHES[temple],
        "healed": seen["healed"][p],
        "monks": seen["monks"][p],
        "hall": None if hall == NOBODY else HALLS[hall],
        "marks": [slug(mark_of(hall, i)) for i, marked in enumerate(seen["mark"][p]) if marked],
        "jokers": seen["jokers"][p],
        "meeting": bool(seen["meeting"][p]),
        "markers": seen["markers"][p],
        "tile": None if tile == NOBODY else banner_id(tile),
        "shops": [
            {**cards.workshops[kind][card], "goods": seen["goods"][p][kind]}
            for kind, card in enumerate(seen["shop"][p])
            if card != NOBODY
        ],
        "fields": [{"plough": bool(seen["plough"][p][i])} for i in range(seen["fields"][p])],
        "journey": [cards.journeys[card] for card in seen["journey"][p] if card != NOBODY],
        "waiting": [cards.customers[c] for c in places[Where.WAITING + p]],
        "served": [cards.customers[c] for c in places[Where.SERVED + p]],
    }


def actors(s: Any) -> tuple[int, ...]:
    return () if s.over else (due(s)[1],)
