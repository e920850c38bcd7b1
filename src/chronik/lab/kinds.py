"""Tables that one network learns together: those that share a file of weights."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from chronik.rulebook.errors import OptionError
from chronik.table import Game
from chronik.table.game import set_up
from chronik.village.names import EXPANSIONS

SIDED = ("inn", "marriage")  # expansions whose boards have two sides
ORIGINAL = 4  # the most players of the original edition


def tables_like(wanted: Game) -> list[Game]:
    """The table itself first, then its likes; they differ in nothing but what makes them likes."""
    options, corrections = msgspec.to_builtins(wanted.settings), wanted.corrections or None
    return [wanted, *(set_up(wanted.name, options | change, corrections) for change in changes(wanted))]


def changes(wanted: Game) -> Iterator[dict[str, Any]]:
    """What other tables have in place of options of this one: a variant, an edition, a set of expansions."""
    settings: Any = wanted.settings
    if wanted.name == "tumult":
        yield {"variant": None if settings.variant else "gambler", "forgetful": False}
    elif wanted.name == "village" and settings.expansions:
        for chosen in sets_of_expansions():
            if chosen != settings.expansions:
                yield {"expansions": chosen} | sides(settings, chosen)
    elif wanted.name == "village" and not settings.solo and settings.players <= ORIGINAL:
        other = "original" if settings.edition == "bigbox" else "bigbox"
        yield {"edition": other, "compensation": None}


def sets_of_expansions() -> Iterator[tuple[str, ...]]:
    for count in range(1, len(EXPANSIONS) + 1):
        yield from combinations(EXPANSIONS, count)


def sides(settings: Any, chosen: tuple[str, ...]) -> dict[str, Any]:
    """An expansion lies as at the table that was asked for, or as is usual."""
    names = {name: f"{name}_side" for name in SIDED}
    return {side: getattr(settings, side) if name in chosen else None for name, side in names.items()}


def told(table: Game) -> dict[str, Any]:
    """What makes learning at this table another thing than at others."""
    options = msgspec.to_builtins(table.settings)
    components = table.component_hash if table.corrections else None
    return {"game": table.name, **options, "components": components}


def check_clock(wanted: Game) -> None:
    """Games without people have no use for a clock: nobody would stop it."""
    if getattr(wanted.settings, "clock", "ticks") != "ticks":
        raise OptionError("clock: bots play by ticks, not in real time")
