"""What is on a castle board, as far as a reader may know it: units, what they buy, how greedy they look."""

from collections.abc import Mapping
from typing import Any

from chronik.kernel import plain
from chronik.tumult import tumults
from chronik.tumult.state import Good, Land
from chronik.tumult.words.names import slug

Units = dict[str, int]


def loot(box: Any, s: Any, p: int, seat: int | None, tiles: list[dict[str, Any]]) -> dict[str, Any]:
    """Whoever looks at the board from outside knows nothing of it before all tiles are turned up."""
    known = bool(s.revealed) or (p == seat and not box.memory)
    stock = units(tiles, "board", p) if known else None
    return {
        "goods": stock if s.revealed else None,
        "stock": stock,
        "lacks": None if stock is None else {slug(land): lacking(box, land, stock) for land in Land},
        "greed": greed(box, s, p) if s.revealed else None,
    }


def units(tiles: list[dict[str, Any]], where: str, holder: int | None) -> Units:
    """What lies in one place, good by good."""
    total = {slug(good): 0 for good in Good}
    for tile in tiles:
        if tile["where"] == where and tile["holder"] == holder:
            total[tile["good"]] += tile["value"]
    return total


def lacking(box: Any, land: Land, stock: Mapping[str, int]) -> Units:
    """What is missing for such a field beside own statues; nothing: it can be paid."""
    short = {slug(good): int(box.price[land, good]) - stock[slug(good)] for good in Good}
    return {good: count for good, count in short.items() if count > 0}


def greed(box: Any, s: Any, p: int) -> Units:
    """What the people count."""
    return {slug(good): int(plain(tumults.greed)(box, s, p, good)) for good in Good}
