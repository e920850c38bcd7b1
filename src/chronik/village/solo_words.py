"""The solo mode in words: names of moves, what is told, what a seat may see."""

from typing import Any

from chronik.rulebook.ruleset import Name
from chronik.village.fate import TILES
from chronik.village.state import (
    CONNY,
    CUBES,
    CUSTOMERS,
    FATES,
    NOBODY,
    Colour,
    Event,
    Place,
    Space,
    Task,
    Title,
)
from chronik.village.wording import Naming, Telling, customer_id, nothing, of, said, slug


def view(box: Any, s: Any, seat: int | None, seen: dict[str, Any]) -> None:
    """Conny: her cubes, her tiles as far as they are face up, her family, her customers."""
    tiles = [tile(s, i) for i in range(FATES)]
    seen["conny"] = {
        "goes_after": goes_after(s),
        "tray": [slot(box, s, i) for i in range(box.slots)],
        "last_slot": None if s.slot == NOBODY else int(s.slot),
        "tiles": {"top": tiles[:TILES], "bottom": tiles[TILES:]},
        "family": [figure(box, s, m) for m in range(box.members)],
        "customers": [customer_id(c) for c in range(CUSTOMERS) if s.owner[c] == CONNY],
        "title": None if s.title == NOBODY else slug_of(Title(s.title)),
        "titles": {slug_of(title): int(box.title[title]) for title in Title},
    }


def goes_after(s: Any) -> dict[str, str] | None:
    """The space and the colour of the player's cube, as long as Conny's turn is still to come."""
    if s.chased == NOBODY:
        return None
    space, colour = divmod(int(s.chased), CUBES)
    return {"space": slug(Space(space)), "cube": slug(Colour(colour))}


def slot(box: Any, s: Any, i: int) -> dict[str, Any]:
    """A slot, the symbol beside it, and the tile a cube passes on its way into it."""
    space = Space(box.clockwise[i]) if i < len(Space) else None
    return {
        "symbol": None if space is None else slug(space),
        "covered": space is not None and not box.open[space],
        "tile_before": None if box.fate_at[i] == NOBODY else int(box.fate_at[i]),
        "cubes": {slug(Colour(c)): int(n) for c, n in enumerate(s.tray[i]) if n},
    }


def tile(s: Any, i: int) -> str | None:
    """Face down: None."""
    if not s.turned[i]:
        return None
    return "quill" if s.fate[i] else "blank"


def figure(box: Any, s: Any, m: int) -> dict[str, Any]:
    place = Place(s.place[CONNY, m])
    return {"generation": int(box.generation[m]), "place": slug(place), "dead": place >= Place.BESIDE}


def slug_of(title: Title) -> str:
    return title.name.lower()


def choose_for_conny(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    space, colour = Space(a), Colour(option)
    return said("choose-for-conny", f"conny.{slug(space)}:{slug(colour)}", space=space, cube=colour)


NAMES: dict[Task, Naming] = {Task.CHOOSE_FOR_CONNY: choose_for_conny}
TOLD: dict[Event, Telling] = {
    Event.BLANK_TILE: nothing,
    Event.QUILL_TILE: of("space", Space),
    Event.CLEARED_TRAY: of("count", int),
    Event.TITLE: of("title", Title),
}
