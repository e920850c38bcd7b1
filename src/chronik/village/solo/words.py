"""The solo mode in words: names of moves, what is told, what a seat may see."""

from typing import Any

from chronik.rulebook.ruleset import Name
from chronik.village.names import CONNY, CUBES, NOBODY, Colour, Place, Space, customer_id
from chronik.village.solo.fate import TILES
from chronik.village.solo.state import SoloEvent, SoloTask, Title
from chronik.village.words.wording import Naming, Telling, nothing, of, said, slug

COLOURS, PLACES = [slug(colour) for colour in Colour], [slug(place) for place in Place]


def printed(box: Any) -> dict[str, Any]:
    """Conny's tray with the tiles at its rim, and the titles."""
    return {
        "tray": [slot(box, i) for i in range(box.slots)],
        "quills": dict(zip(("top", "bottom"), box.quills.tolist(), strict=True)),
        "titles": {slug_of(title): int(box.title[title]) for title in Title},
    }


def view(box: Any, s: Any, seen: dict[str, Any]) -> None:
    """Conny: her cubes, her tiles as far as they are face up, her family, her customers."""
    fixed = seen["printed"]["solo"]
    tiles = [tile(turned, fate) for turned, fate in zip(s.turned.tolist(), s.fate.tolist(), strict=True)]
    places, generations, owners = s.place[CONNY].tolist(), seen["printed"]["generations"], s.owner.tolist()
    seen["conny"] = {
        "goes_after": goes_after(s),
        "tray": [
            there | {"cubes": {COLOURS[c]: n for c, n in enumerate(lying) if n}}
            for there, lying in zip(fixed["tray"], s.tray.tolist(), strict=False)
        ],
        "last_slot": None if s.slot == NOBODY else int(s.slot),
        "tiles": {"top": tiles[:TILES], "bottom": tiles[TILES:]},
        "family": [figure(g, place) for g, place in zip(generations, places, strict=False)],
        "customers": [customer_id(c) for c, owner in enumerate(owners) if owner == CONNY],
        "title": None if s.title == NOBODY else slug_of(Title(s.title)),
        "titles": fixed["titles"],
    }


def own(s: Any, p: int, farm: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
    return {}


def goes_after(s: Any) -> dict[str, str] | None:
    """The space and the colour of the player's cube, as long as Conny's turn is still to come."""
    if s.chased == NOBODY:
        return None
    space, colour = divmod(int(s.chased), CUBES)
    return {"space": slug(Space(space)), "cube": slug(Colour(colour))}


def slot(box: Any, i: int) -> dict[str, Any]:
    """A slot, the symbol beside it, and the tile a cube passes on its way into it."""
    space = Space(box.clockwise[i]) if i < len(Space) else None
    return {
        "symbol": None if space is None else slug(space),
        "covered": space is not None and not box.open[space],
        "tile_before": None if box.fate_at[i] == NOBODY else int(box.fate_at[i]),
    }


def tile(turned: int, fate: int) -> str | None:
    """Face down: None."""
    if not turned:
        return None
    return "quill" if fate else "blank"


def figure(generation: int, place: int) -> dict[str, Any]:
    return {"generation": generation, "place": PLACES[place], "dead": place >= Place.BESIDE}


def slug_of(title: Title) -> str:
    return title.name.lower()


def choose_for_conny(box: Any, s: Any, p: int, a: int, b: int, option: int) -> Name:
    space, colour = Space(a), Colour(option)
    return said("choose-for-conny", f"conny.{slug(space)}:{slug(colour)}", space=space, cube=colour)


NAMES: dict[int, Naming] = {SoloTask.CHOOSE_FOR_CONNY: choose_for_conny}
TOLD: dict[int, Telling] = {
    SoloEvent.BLANK_TILE: nothing,
    SoloEvent.QUILL_TILE: of("space", Space),
    SoloEvent.CLEARED_TRAY: of("count", int),
    SoloEvent.TITLE: of("title", Title),
}
