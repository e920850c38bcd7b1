"""Words for what a seat knows: which features a reason may name, and how. The others have no words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from chronik.locale import Amount, Phrase
from chronik.myvillage.scoring import Category as Area
from chronik.myvillage.state import Good as Product
from chronik.myvillage.words.things import Ware as Thing
from chronik.tumult.scoring import Category as Statues
from chronik.tumult.state import Good as Food
from chronik.tumult.state import Ware as Following
from chronik.village.names import Colour, Good, Place
from chronik.village.scoring import Category
from chronik.village.words.wording import Ware

Said = Callable[[int, int], Any]  # which one of several, and how many: for a sentence


@dataclass(frozen=True)
class Word:
    unit: float  # so much of the feature is one of them
    said: Said
    burden: bool = False  # the less of it, the better
    grave: bool = False  # it counts against a move whatever the network makes of it


def amount(kind: Any, member: Any = None) -> Said:
    """So many of one thing; or of the things of a kind, by their numbers."""
    return lambda which, count: Amount(kind(which) if member is None else member, count)


def counted(message: str) -> Said:
    return lambda _, count: Phrase(message, {"count": count})


def points(categories: Any, point: Any) -> Said:
    return lambda which, count: Phrase(
        "bots-points", {"points": Amount(point, count), "source": categories(which)}
    )


def member(which: int, count: int) -> Any:
    return Phrase("bots-member", {"count": count, "place": Place(which)})


def living(which: int) -> bool:
    """Places that a reason may name: where somebody lives and works, or waits for a mass."""
    return which == Place.BAG or Place.FARM <= which < Place.BESIDE


SCORED: dict[str, Word] = {  # points by category, when all is counted
    "village": Word(1.0, points(Category, Ware.POINT)),
    "myvillage": Word(1.0, points(Area, Thing.POINT)),
    "tumult": Word(1.0, points(Statues, Following.STATUE)),
}
# The feature of a death that is due, and how the box calls a whole life.
LIVES = {
    "village": ("deaths_due", "life"),
    "myvillage": ("reaper", "clouds"),
}
OWN: dict[str, dict[str, Word]] = {
    "village": {
        "points": Word(0.1, SCORED["village"].said),
        "grain": Word(0.3, amount(Ware, Ware.GRAIN)),
        "coins": Word(0.3, amount(Ware, Ware.COIN)),
        "cubes": Word(0.3, amount(Colour)),
        "goods": Word(0.5, amount(Good)),
        "time": Word(0.1, amount(Ware, Ware.TIME), burden=True),
        "deaths_due": Word(1.0, counted("bots-death"), burden=True, grave=True),
        "members": Word(0.5, member),
        "stalls": Word(0.2, counted("bots-ready")),
        "next_first": Word(1.0, amount(Ware, Ware.MARKER)),
        "cards": Word(0.3, counted("bots-cards")),
        "chests": Word(0.5, amount(Ware, Ware.CHEST)),
    },
    "myvillage": {
        "points": Word(0.1, SCORED["myvillage"].said),
        "tree": Word(0.1, amount(Thing, Thing.STORY)),
        "coins": Word(0.2, amount(Thing, Thing.COIN)),
        "jokers": Word(0.5, amount(Thing, Thing.JOKER)),
        "goods": Word(0.4, amount(Product)),
        "time": Word(0.1, amount(Thing, Thing.TIME), burden=True),
        "reaper": Word(1.0, counted("bots-death"), burden=True, grave=True),
        "living": Word(0.3, counted("bots-villagers")),
        "monks": Word(0.3, counted("bots-monks")),
        "markers": Word(0.5, amount(Thing, Thing.MARKER)),
        "shops": Word(1.0, counted("bots-shops")),
        "fields": Word(0.3, counted("bots-fields")),
        "journeys": Word(1.0, counted("bots-journeys")),
        "waiting": Word(0.3, counted("bots-waiting")),
        "ready_points": Word(0.1, counted("bots-ready")),
    },
    "tumult": {
        "statues": Word(0.1, amount(Following, Following.STATUE)),
        "retinue": Word(0.1, amount(Following, Following.RETINUE)),
        "units": Word(0.2, amount(Food)),
        "mercy": Word(1.0, lambda *_: Phrase("terminal-mercy", {})),
    },
}
OTHERS: dict[str, dict[str, Word]] = {
    "village": {"total": Word(0.05, amount(Ware, Ware.POINT))},
    "myvillage": {"total": Word(0.05, amount(Thing, Thing.POINT))},
    "tumult": {"statues": Word(0.1, amount(Following, Following.STATUE))},
}


def has_words(game: str, name: str, which: int) -> bool:
    return name in OWN[game] and (name != "members" or living(which))
