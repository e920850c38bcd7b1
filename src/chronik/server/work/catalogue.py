"""What can be played here, as the page offers it: read from the games' own settings."""

from typing import Any

import msgspec
from msgspec import inspect

from chronik.bots import levels
from chronik.locale import text
from chronik.myvillage.settings import PLAYERS as MYVILLAGE_PLAYERS
from chronik.server.seating import COLOURS
from chronik.table.game import NAMES, set_up
from chronik.tumult.settings import LEAST, MOST
from chronik.village.names import EXPANSIONS
from chronik.village.settings import PLAYERS as VILLAGE_PLAYERS

PLAYERS = {"village": VILLAGE_PLAYERS["bigbox"], "myvillage": MYVILLAGE_PLAYERS, "tumult": (LEAST, MOST)}
EDITIONS = {"village": VILLAGE_PLAYERS}
EXTRAS = {"village": EXPANSIONS}
VARIANTS = {"tumult": ("gambler",)}
SOLO = ("village",)


def games(lang: str) -> dict[str, Any]:
    return {
        "games": [game(name, lang) for name in NAMES],
        "levels": [
            {"level": level, "title": said("level", level, lang), "about": said("about", level, lang)}
            for level in levels()
        ],
        "colours": COLOURS,
    }


def game(name: str, lang: str) -> dict[str, Any]:
    least, most = PLAYERS[name]
    editions = EDITIONS.get(name, {})
    return {
        "name": name,
        "title": said("game", name, lang),
        "tagline": said("tagline", name, lang),
        "players": {"min": least, "max": most},
        "editions": [
            {"name": edition, "title": said("edition", edition, lang), "players": {"min": few, "max": many}}
            for edition, (few, many) in editions.items()
        ],
        "expansions": titled("expansion", EXTRAS.get(name, ()), lang),
        "variants": titled("variant", VARIANTS.get(name, ()), lang),
        "solo": name in SOLO,
        "defaults": msgspec.to_builtins(set_up(name, {}).settings),
        "options": options(name),
    }


def titled(kind: str, names: Any, lang: str) -> list[dict[str, str]]:
    return [{"name": name, "title": said(kind, name, lang)} for name in names]


def said(kind: str, name: str, lang: str) -> str:
    return text(f"server-{kind}-{name}", lang)


def options(name: str) -> dict[str, dict[str, Any]]:
    """Every option with what it may be, and what is usual where only an expansion asks for it."""
    plain = set_up(name, {}).settings
    whole = set_up(name, {"expansions": EXTRAS[name]}).settings if name in EXTRAS else plain
    return {
        field.name: choices(inspect.type_info(field.type)) | usual(field.name, plain, whole)
        for field in msgspec.structs.fields(type(plain))
    }


def usual(option: str, plain: Any, whole: Any) -> dict[str, Any]:
    before, after = getattr(plain, option), getattr(whole, option)
    return {"usual": after} if before is None and after is not None else {}


def choices(kind: inspect.Type) -> dict[str, Any]:
    match kind:
        case inspect.UnionType(types=kinds):
            merged: dict[str, Any] = {}
            for each in kinds:
                merged |= choices(each)
            return merged
        case inspect.LiteralType(values=values):
            return {"choices": list(values)}
        case inspect.VarTupleType(item_type=item):
            return {"many": True} | choices(item)
        case inspect.IntType(ge=least, le=most):
            return {"number": True} | ({} if least is None else {"min": least, "max": most})
        case inspect.BoolType():
            return {"choices": [False, True]}
    return {}
