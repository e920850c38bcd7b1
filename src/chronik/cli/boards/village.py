"""Village in the terminal: the board, the market, the chronicle, the farms."""

from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.locale import enum_text, text
from chronik.village.moves import Ware
from chronik.village.state import Area, Colour, Good, Place, Space

STYLES = {"orange": "dark_orange", "green": "green", "brown": "orange4", "pink": "magenta", "plague": "bold"}
KINDS: dict[str, IntEnum] = {kind.name.lower(): kind for enum in (Colour, Good, Ware) for kind in enum}
PLACES = {place.name.lower().replace("_", ""): place for place in Place}


def board(view: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    return [
        head(view, names, lang),
        spaces(view, lang),
        market(view, lang),
        rooms(view, lang),
        farms(view, names, lang),
    ]


def head(view: dict[str, Any], names: list[str], lang: str) -> str:
    line = text("terminal-round", lang, {"round": view["round"], "first": names[view["first"]]})
    if view["last_turns"] is not None:
        line += " " + text("terminal-last-turns", lang, {"count": view["last_turns"]})
    return f"\n[bold]{line}[/bold]"


def things(counts: dict[str, int], lang: str) -> str:
    """Two orange cubes, one horse: what there is, in words and colours."""
    said = []
    for name, count in counts.items():
        if count:
            words = enum_text(KINDS[name], lang, count)
            style = STYLES.get(name)
            said.append(f"[{style}]{words}[/{style}]" if style else words)
    return ", ".join(said) or "-"


def spaces(view: dict[str, Any], lang: str) -> Table:
    table = Table(text("terminal-space", lang), text("terminal-cubes", lang))
    for space in Space:
        table.add_row(enum_text(space, lang), things(view["spaces"][space.name.lower()], lang))
    return table


def market(view: dict[str, Any], lang: str) -> Table:
    table = Table(text("terminal-market", lang), text("terminal-wants", lang), text("terminal-points", lang))
    for where, customers in (("stall", view["market"]["stalls"]), ("queue", view["market"]["queue"])):
        for number, customer in enumerate(customers, 1):
            place = text(f"terminal-{where}", lang, {"number": number})
            if customer is None:
                table.add_row(place, "-", "")
            else:
                table.add_row(place, things(customer["wants"], lang), str(customer["points"]))
    table.caption = text("terminal-stack", lang, {"count": view["market"]["stack"]})
    return table


def rooms(view: dict[str, Any], lang: str) -> str:
    free = [f"{enum_text(area, lang)} {view['room'][area.name.lower()]}" for area in Area]
    return text("terminal-rooms", lang, {"rooms": ", ".join(free)})


def farms(view: dict[str, Any], names: list[str], lang: str) -> Table:
    table = Table("", *names)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "terminal-points": lambda farm: str(farm["points"]),
        "terminal-time": lambda farm: f"{farm['life']}/10" + " †" * farm["deaths_due"],
        "terminal-goods": lambda farm: things(farm["goods"] | holdings(farm), lang),
        "terminal-cubes": lambda farm: things(farm["influence"], lang),
        "terminal-family": lambda farm: family(farm, lang),
        "terminal-cities": lambda farm: " ".join(farm["cities"]) or "-",
        "terminal-customers": lambda farm: customers(farm),
    }
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(farm) for farm in view["farms"]))
    return table


def holdings(farm: dict[str, Any]) -> dict[str, int]:
    return {"grain": farm["grain"], "coin": farm["coins"]}


def family(farm: dict[str, Any], lang: str) -> str:
    """One line for each place: who is there."""
    there: dict[str, Counter[int]] = {}
    for member in farm["family"]:
        if member["place"] != "unborn":
            there.setdefault(member["place"], Counter())[member["generation"]] += 1
    lines = []
    for slug, place in PLACES.items():
        if slug in there:
            numbers = " ".join(str(number) for number in sorted(there[slug].elements()))
            lines.append(f"{enum_text(place, lang)}: {numbers}")
    return "\n".join(lines) or "-"


def customers(farm: dict[str, Any]) -> str:
    served = farm["customers_served"]
    if served is None:
        return str(farm["customers"])
    points = sum(customer["points"] for customer in served)
    return f"{len(served)} ({points})"
