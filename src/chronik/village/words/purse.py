"""What a seat pays with, and what it has too little of for a price."""

from typing import Any

from chronik.rulebook.effects import Amounts, Lack, Purse
from chronik.village.inn.state import InnWhy
from chronik.village.marriage.state import MarriageWhy
from chronik.village.names import Colour, Good
from chronik.village.state import Why
from chronik.village.words.wording import names_of

PLENTY = 20  # nothing costs more
WANTING = frozenset(
    {
        Why.NO_INFLUENCE,
        Why.NO_GRAIN,
        Why.NO_COIN,
        Why.NO_WAGON,
        Why.NO_SCROLL,
        Why.NO_WARES,
        Why.NO_SURCHARGE,
        InnWhy.NO_BEER,
        MarriageWhy.NO_BREAD,
        MarriageWhy.NO_TOOL,
    }
)


def fill(s: Any, p: int) -> None:
    s.influence[p] = s.goods[p] = s.grain[p] = s.coins[p] = PLENTY


def missing(s: Any, p: int, price: Amounts) -> Lack:
    """Cubes that coins can stand for are not missing."""
    cubes = names_of(Colour, s.influence[p])
    coins = int(s.coins[p])
    owned = cubes | names_of(Good, s.goods[p]) | {"grain": int(s.grain[p]), "coins": coins}
    owned["cubes"] = sum(cubes.values()) + coins
    lack = {name: (owned[name], count) for name, count in price.items() if owned.get(name, count) < count}
    gaps = sum(count - had for name, (had, count) in lack.items() if name in cubes)
    if gaps <= coins - price.get("coins", 0):
        return {name: found for name, found in lack.items() if name not in cubes}
    return lack


PURSE = Purse(WANTING, fill, missing)
