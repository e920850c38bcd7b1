"""What every number of an observation says, in words: `legends` has a line for each field of each game.

A line says what is counted, then what each of its indices stands for; where that has names, they are told.
"""

import re
import tomllib
from collections.abc import Callable, Iterable, Mapping
from enum import IntEnum
from functools import lru_cache
from pathlib import Path
from typing import Any

from chronik.bots.engine import brain
from chronik.compiler import plain
from chronik.myvillage import state as myvillage
from chronik.table import Game
from chronik.tumult import raid
from chronik.tumult import state as tumult
from chronik.village import names as village
from chronik.village.inn.persons import Person
from chronik.village.port.state import Piece, Water

LEGENDS = Path(__file__).with_name("legends")
NAME = re.compile(r"(?:seats\[(?P<seat>\d+)\]\.)?(?P<field>\w+)(?:\[(?P<indices>[\d,]+)\])?")
Names = Mapping[int, str]  # of the members of an axis; those without one have their number alone


def of(kinds: Iterable[IntEnum]) -> Names:
    return {int(kind): kind.name.lower().replace("_", " ") for kind in kinds}


def listed(*names: str) -> Names:
    return dict(enumerate(names))


COLUMNS = listed("task", "seat", "first argument", "second argument")
AXES: dict[str, dict[str, Names]] = {
    "village": {
        "space": of(village.Space),
        "cube": of(village.Colour),
        "colour": of(village.Colour),
        "good": of(village.Good),
        "area": of(village.Area),
        "whereabouts": of(village.Place),
        "city": listed(*village.CITY_IDS),
        "customer": listed(*map(village.customer_id, range(village.CUSTOMERS))),
        "customer in sight": listed(
            *(f"stall {i}" for i in range(village.STALLS)), *(f"queue {i}" for i in range(village.QUEUE))
        ),
        "generation": listed("1", "2", "3", "4", "5 or more"),
        "person": of(Person),
        "piece": of(Piece),
        "water": of(Water),
    },
    "myvillage": {
        "die": listed(*(f"{c.name.lower()} {face + 1}" for c in myvillage.Colour for face in range(6))),
        "choice": listed("first", "second"),
        "profession": of(myvillage.Profession),
        "good": of(myvillage.Good),
        "shop": of(myvillage.Shop),
        "church": of(myvillage.Church),
        "hall": of(myvillage.Hall),
        "symbol": of(myvillage.Symbol),
        "letter": listed(*"ABCDE"),
        "side": listed("left", "right"),
        "chief's place": of(myvillage.Head),
    },
    "tumult": {
        "phase": of(tumult.Phase),
        "good": of(tumult.Good),
        "land": of(tumult.Land),
        "face": listed(
            *(f"{good.name.lower()} {value + 1}" for good in tumult.Good for value in range(tumult.VALUES))
        ),
        "rank": {int(rank) - 1: rank.name.lower() for rank in tumult.Rank},
        "beside": listed("away from own statues", "beside them"),
        "raid move": {
            getattr(raid, name) - raid.KEEP: name.lower().replace("_", " ")
            for name in ("KEEP", "PUT_BACK", "WAIT", "FINISH", "SAND_OUT", "STOP")
        },
    },
}


@lru_cache
def lines(name: str) -> dict[str, dict[str, list[str]]]:
    """The legend of a game: of features, of those of a seat, and of the tensor."""
    return tomllib.loads((LEGENDS / f"{name}.toml").read_text(encoding="utf-8"))


def axes(game: Game) -> dict[str, Names]:
    """What the indices of this game stand for."""
    slot: Callable[[int], int] = plain(brain(game.rules).known.slot)
    own: dict[str, Any] = {
        "task": {slot(number): word for number, word in of(game.rules.tasks.values()).items()},
        "source": of(game.rules.category),
        "column": COLUMNS,
    }
    return AXES[game.name] | own


def meanings(game: Game, kind: str, names: Iterable[str]) -> tuple[str, ...]:
    """In words, for each of these names."""
    known = axes(game)
    return tuple(meaning(lines(game.name), known, kind, name) for name in names)


def meaning(legend: dict[str, dict[str, list[str]]], known: dict[str, Names], kind: str, name: str) -> str:
    found = NAME.fullmatch(name)
    assert found is not None
    seat, indices = found["seat"], [int(i) for i in (found["indices"] or "").split(",") if i]
    words, *counted = legend[kind if seat is None else "seat"][found["field"]]
    told = [f"{axis} {named(known.get(axis, {}), i)}" for axis, i in zip(counted, indices, strict=True)]
    if seat is not None:
        told.insert(0, "one's own seat" if seat == "0" else f"seat {seat} after it")
    return f"{words} [{', '.join(told)}]" if told else words


def named(names: Names, index: int) -> str:
    return f"{index} ({names[index]})" if index in names else str(index)
