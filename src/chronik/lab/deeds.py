"""What players do that a study counts, and how one may play: one table for each game.

A deed is told by the journal: an event, and in one of its columns which of several things it was.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Any

import numpy as np

from chronik.kernel.journal import EVENT, WHO, A, B
from chronik.lab.watch import ROUND
from chronik.locale import enum_text, say, text
from chronik.myvillage import scoring as myvillage_scoring
from chronik.myvillage import state as myvillage
from chronik.myvillage.words import things
from chronik.tumult import scoring as tumult_scoring
from chronik.tumult import state as tumult
from chronik.village import names as village
from chronik.village.inn.persons import Person
from chronik.village.inn.state import InnEvent
from chronik.village.port.state import PortEvent, Water
from chronik.village.scoring import Category
from chronik.village.state import Event
from chronik.village.words.wording import wanted

Said = Callable[[Any, int, str], str]  # of the box, which one, and the language


@dataclass(frozen=True)
class Deed:
    group: str
    events: tuple[int, ...]
    column: int
    which: range
    said: Said
    there: Callable[[Any, int], bool] = lambda box, which: (
        True
    )  # whether a box has it; else only if it is used


def kind(members: type[IntEnum]) -> Said:
    """Things by their names, without the number that counted ones come with."""
    return lambda box, which, lang: enum_text(members(which), lang).removeprefix("1 ")


def event(members: type[IntEnum]) -> Said:
    return lambda box, which, lang: text(f"study-deed-{members(which).name.lower().replace('_', '-')}", lang)


def customer(box: Any, which: int, lang: str) -> str:
    return f"{village.customer_id(which)}: {say(wanted(box, which), lang)}"


def visitor(box: Any, which: int, lang: str) -> str:
    return f"{things.customer_id(which)}: {say(things.wanted(box, which), lang)}"


def journey(box: Any, which: int, lang: str) -> str:
    card = say(things.journey_card(box, which), lang)
    return f"{things.LETTER[box.journey_letter[which]]}: {card}"


def card(box: Any, which: int, lang: str) -> str:
    return enum_text(things.card_of(which), lang)


def banner(box: Any, which: int, lang: str) -> str:
    if which == myvillage.White.HALL:
        return enum_text(myvillage_scoring.Category.COUNCIL, lang)
    return str(say(things.banner_name(box, which, 0), lang, ""))


def step(box: Any, which: int, lang: str) -> str:
    return enum_text(village.Place(village.Place.COUNCIL_1 + which - 1), lang)


def span(first: IntEnum, last: IntEnum) -> range:
    return range(first, last + 1)


def below(most: int) -> Callable[[Any, int], bool]:
    return lambda box, which: which < most


def comes(box: Any, which: int) -> bool:
    return bool(box.in_play[which])


def is_held(box: Any, which: int) -> bool:
    return which <= int(box.players)


def is_dealt(box: Any, which: int) -> bool:
    return bool(box.person[which])


P, V, M, T = village.Place, Event, myvillage.Event, tumult.Event
DEATHS = {
    "village": (
        V.INTO_CHRONICLE,
        V.INTO_GRAVE,
        V.REMOVED,
        PortEvent.BURIED_AT_SEA,
        InnEvent.BESIDE_CHRONICLE,
    ),
    "myvillage": (M.INTO_CHRONICLE, M.INTO_GRAVE),
    "tumult": (),
}
DEEDS = {
    "village": (
        Deed(
            "spaces",
            (V.TOOK_CUBE,),
            A,
            range(village.SPACES),
            kind(village.Space),
            below(village.BASE_SPACES),
        ),
        Deed("crafts", (V.TRAINED,), B, span(P.WAINWRIGHT, P.BREWERY), kind(P), below(P.BREWERY)),
        Deed(
            "goods",
            (V.PRODUCED, V.BOUGHT),
            A,
            range(village.WARES),
            kind(village.Good),
            below(village.BASE_GOODS),
        ),
        Deed("customers", (V.SERVED,), A, range(village.CUSTOMERS), customer, comes),
        Deed("council", (V.USED_PRIVILEGE,), A, range(1, village.LEVELS + 1), step),
        Deed("cities", (V.TRAVELLED,), B, span(P.CITY_1, P.CITY_6), kind(P)),
        Deed("church", (V.CLIMBED,), B, span(P.CHURCH_2, P.CHURCH_4), kind(P)),
        Deed("deaths", DEATHS["village"][:3], EVENT, span(V.INTO_CHRONICLE, V.REMOVED), event(V)),
        Deed("persons", (InnEvent.BOUGHT_PERSON,), A, range(len(Person)), kind(Person), is_dealt),
        Deed("islands", (PortEvent.LANDED,), A, span(Water.ISLAND_1, Water.ISLAND_6), kind(Water)),
        Deed("lights", (V.MOVED,), B, span(P.LIGHTHOUSE_1, P.LIGHTHOUSE_6), kind(P)),
        Deed("ranks", (V.MOVED,), B, span(P.RANK_1, P.RANK_6), kind(P)),
    ),
    "myvillage": (
        Deed("villagers", (M.SETTLED,), A, range(myvillage.PROFESSIONS), kind(myvillage.Profession)),
        Deed("cards", (M.TOOK_CARD,), A, range(myvillage.Black.SHOP, myvillage.Black.JOURNEY), card),
        Deed("banners", (M.ACTIVATED,), A, range(myvillage.White.CUSTOMER), banner),
        Deed("customers", (M.SERVED,), A, range(myvillage.CUSTOMERS), visitor),
        Deed("journeys", (M.TRAVELLED,), A, range(myvillage.JOURNEYS), journey),
        Deed("deaths", DEATHS["myvillage"], EVENT, span(M.INTO_CHRONICLE, M.INTO_GRAVE), event(M)),
    ),
    "tumult": (
        Deed("tumults", (T.GREEDIEST,), A, range(tumult.GOODS), kind(tumult.Good)),
        Deed("titles", (T.RANKED,), A, span(tumult.Rank.KING, tumult.Rank.COUNT), kind(tumult.Rank), is_held),
        Deed("raids", (T.KEPT, T.PUT_BACK), EVENT, span(T.KEPT, T.PUT_BACK), event(T)),
        Deed("building", (T.PASSED, T.PLACED), EVENT, span(T.PASSED, T.PLACED), event(T)),
        Deed(
            "retinue", (T.GOT_RETINUE, T.LOST_RETINUE), EVENT, span(T.GOT_RETINUE, T.LOST_RETINUE), event(T)
        ),
    ),
}


@dataclass(frozen=True)
class Thing:
    """One of the things that a deed may be done to."""

    deed: Deed
    which: int

    @property
    def key(self) -> str:
        return f"{self.deed.group}-{self.which}"

    def is_in(self, box: Any) -> bool:
        return self.deed.there(box, self.which)

    def text(self, box: Any, lang: str) -> str:
        return self.deed.said(box, self.which, lang)


def things_of(name: str) -> list[Thing]:
    return [Thing(deed, which) for deed in DEEDS[name] for which in deed.which]


def counted(name: str, story: Any, players: int) -> Any:
    """How often each seat did what, in the order of `things_of`."""
    rows = story[(story[:, WHO] >= 0) & (story[:, WHO] < players)]
    found = []
    for deed in DEEDS[name]:
        values = rows[:, deed.column] - deed.which.start
        fits = np.isin(rows[:, EVENT], deed.events) & (values >= 0) & (values < len(deed.which))
        counts = np.zeros((players, len(deed.which)), np.int16)
        np.add.at(counts, (rows[fits, WHO], values[fits]), 1)
        found.append(counts)
    return np.concatenate(found, axis=1)


def deaths(name: str, story: Any) -> Any:
    """Seat and round of everybody who died."""
    return story[np.isin(story[:, EVENT], DEATHS[name])][:, [WHO, ROUND]]


# ways to play: a source of points, a deed, or dying early

EARLY = "early"
Way = IntEnum | str


def ways(name: str, categories: Iterable[IntEnum]) -> list[Way]:
    """Those that are open at a table that scores these categories."""
    return [way for way in WAYS[name] if isinstance(way, str) or way in set(categories)]


M_AREA = myvillage_scoring.Category
WAYS: dict[str, tuple[Way, ...]] = {
    "village": (
        EARLY,
        Category.TRAVEL,
        Category.COUNCIL,
        Category.CHURCH,
        Category.CUSTOMERS,
        Category.TRACK,
        Category.PERSONS,
    ),
    "myvillage": (
        EARLY,
        M_AREA.RELIGION,
        M_AREA.COUNCIL,
        M_AREA.HARVEST,
        M_AREA.TRAVEL,
        M_AREA.CUSTOMERS,
        M_AREA.STORIES,
    ),
    "tumult": (
        tumult_scoring.Category.FIELDS,
        tumult_scoring.Category.CHRONICLE,
        "raids",
        "retinue",
    ),
}
