"""What is on a castle board, as far as a reader may know it: units, what they buy, how greedy they look."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import numpy as np

from chronik.kernel import plain
from chronik.tumult import tumults
from chronik.tumult.state import Box, Good, Land
from chronik.tumult.words.names import slug

Units = dict[str, int]
STOCKS = 1024  # of which is kept what they lack


def loot(box: Any, s: Any, p: int, seat: int | None, tiles: list[dict[str, Any]]) -> dict[str, Any]:
    """Whoever looks at the board from outside knows nothing of it before all tiles are turned up."""
    known = bool(s.revealed) or (p == seat and not box.memory)
    stock = units(tiles, "board", p) if known else None
    return {
        "goods": stock if s.revealed else None,
        "stock": stock,
        "lacks": None if stock is None else lacks(box.tobytes(), *stock.values()),
        "greed": greed(box, s, p) if s.revealed else None,
    }


def units(tiles: list[dict[str, Any]], where: str, holder: int | None) -> Units:
    """What lies in one place, good by good."""
    total = {slug(good): 0 for good in Good}
    for tile in tiles:
        if tile["where"] == where and tile["holder"] == holder:
            total[tile["good"]] += tile["value"]
    return total


@lru_cache(STOCKS)
def lacks(raw_box: bytes, *stock: int) -> dict[str, Units]:
    """Land by land; nobody may change it."""
    box, goods = np.frombuffer(raw_box, Box.dtype)[0], dict(zip(map(slug, Good), stock, strict=True))
    return {slug(land): lacking(box, land, goods) for land in Land}


def lacking(box: Any, land: Land, stock: Mapping[str, int]) -> Units:
    """What is missing for such a field beside own statues; nothing: it can be paid."""
    short = {slug(good): int(box.price[land, good]) - stock[slug(good)] for good in Good}
    return {good: count for good, count in short.items() if count > 0}


def greed(box: Any, s: Any, p: int) -> Units:
    """What the people count."""
    return {slug(good): int(plain(tumults.greed)(box, s, p, good)) for good in Good}
