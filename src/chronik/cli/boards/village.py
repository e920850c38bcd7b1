"""Village in the terminal: the board, the market, the chronicle, the farms."""

from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.locale import enum_text, text
from chronik.village.state import Area, Colour, Good, Person, Place, Space
from chronik.village.wording import Ware

STYLES = {"orange": "dark_orange", "green": "green", "brown": "orange4", "pink": "magenta", "plague": "bold"}
SEA = ("sea", "next", "buys", "island-stack", "lighthouse")  # columns
KINDS: dict[str, IntEnum] = {kind.name.lower(): kind for enum in (Colour, Good, Ware) for kind in enum}
PERSONS = {person.name.lower().replace("_", ""): person for person in Person}
PLACES = {place.name.lower().replace("_", ""): place for place in Place}


def board(view: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    shown: list[RenderableType] = [
        head(view, names, lang),
        spaces(view, lang),
        market(view, lang),
        rooms(view, lang),
        farms(view, names, lang),
    ]
    for key, part in PARTS.items():
        if key in view:
            shown += part(view[key], lang)
    if "marriage" in view:
        shown += ceremony(view["marriage"], names, lang)
    return shown


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
        if space.name.lower() in view["spaces"]:
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
        "terminal-ship": lambda farm: ship(farm, lang),
        "terminal-customers": lambda farm: customers(farm),
    }
    del rows["terminal-cities" if "sea" in view else "terminal-ship"]
    if "inn" in view:
        rows["terminal-persons"] = lambda farm: hand(farm, lang)
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(farm) for farm in view["farms"]))
    return table


def holdings(farm: dict[str, Any]) -> dict[str, int]:
    return {"grain": farm["grain"], "coin": farm["coins"]}


def family(farm: dict[str, Any], lang: str) -> str:
    """One line for each place: who is there."""
    there: dict[str, Counter[str]] = {}
    for member in farm["family"]:
        if member["place"] != "unborn":
            there.setdefault(member["place"], Counter())[number(member)] += 1
    lines = []
    for slug, place in PLACES.items():
        if slug in there:
            numbers = " ".join(sorted(there[slug].elements()))
            lines.append(f"{enum_text(place, lang)}: {numbers}")
    return "\n".join(lines) or "-"


def number(member: dict[str, Any]) -> str:
    """The generation, and the bread under it: 1+1."""
    bread = member.get("bread", 0)
    return f"{member['generation']}+{bread}" if bread else str(member["generation"])


def inn(seen: dict[str, Any], lang: str) -> list[RenderableType]:
    """The tops of the three stacks."""
    columns = (text("terminal-persons", lang), text("terminal-price", lang), text("terminal-inkwell", lang))
    table = Table(*columns)
    for stack in seen["stacks"]:
        top = stack["top"]
        if top is None:
            table.add_row("-", "", "")
            continue
        name = f"{person(top['person'], lang)} ({stack['cards']})"
        table.add_row(name, things(top["price"], lang), text(f"terminal-inkwell-{top['inkwell']}", lang))
    return [table]


def person(slug: str, lang: str) -> str:
    return enum_text(PERSONS[slug], lang)


def hand(farm: dict[str, Any], lang: str) -> str:
    """The cards in hand, as far as they can be seen."""
    if farm["hand"] is None:
        return str(farm["persons"])
    return "\n".join(person(slug, lang) for slug in farm["hand"]) or "-"


def customers(farm: dict[str, Any]) -> str:
    served = farm["customers_served"]
    if served is None:
        return str(farm["customers"])
    points = sum(customer["points"] for customer in served)
    return f"{len(served)} ({points})"


def ship(farm: dict[str, Any], lang: str) -> str:
    """Where it is, under which captain, with what; and the chests at home."""
    seen = farm["ship"]
    lines = [seen["water"]]
    if seen["captain"] is not None:
        lines[0] += f" ({seen['captain']['id']}: {captain_price(seen['captain'], lang)})"
    if seen["cargo"]:
        lines.append(things(dict.fromkeys(seen["cargo"], 1), lang))
    chests = [chest for chest in farm["chests"] if chest is not None]
    if farm["chests"]:
        known = [f"({things(chest, lang)})" for chest in chests]
        lines.append(" ".join([things({"chest": len(farm["chests"])}, lang), *known]))
    return "\n".join(lines)


def captain_price(captain: dict[str, Any], lang: str) -> str:
    price = things(captain["influence"], lang)
    if captain["cubes"]:
        price = text("terminal-any-cubes", lang, {"count": captain["cubes"]})
    return text("terminal-captain", lang, {"price": price, "steps": captain["steps"]})


def sea(seen: dict[str, Any], lang: str) -> list[RenderableType]:
    """The fields of the sea with what is there; the captains for hire; the sea burials."""
    table = Table(*(text(f"terminal-{name}", lang) for name in SEA))
    for field, time in seen["time_fields"].items():
        table.add_row(field, neighbours(seen, field), things({"time": time}, lang), "", "")
    for field, island in seen["islands"].items():
        buys = [f"{things({name: 1}, lang)} {points}" for name, points in island["buys"].items()]
        tiles = things({island["tile"]: island["tiles"]}, lang) if island["tile"] else ""
        light = lighthouse(island["lighthouse"], lang)
        table.add_row(field, neighbours(seen, field), ", ".join(buys), tiles, light)
    captains = Table(*(text(f"terminal-{name}", lang) for name in ("captains", "coins", "steps")))
    for captain in seen["captains"]:
        captains.add_row(captain["id"], str(captain["coins"]), captain_price(captain, lang))
    free = [str(grave["points"]) for grave in seen["burials"] if grave["seat"] is None]
    return [table, captains, text("terminal-burials", lang, {"points": ", ".join(free) or "-"})]


def neighbours(seen: dict[str, Any], field: str) -> str:
    return " ".join(a if b == field else b for a, b in seen["lines"] if field in (a, b))


def lighthouse(seen: dict[str, Any], lang: str) -> str:
    price = things({"wagon": seen["wagon"]} | seen["influence"], lang)
    return f"{price}: {seen['points']}" + ("" if seen["keeper"] is None else " ●")


def ceremony(seen: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    """Who stands on which rank; the couples and the single in the three other areas."""
    table = Table(text("terminal-ceremony", lang), text("terminal-figures", lang))
    for rank, figure in enumerate(seen["ranks"]):
        who = "-" if figure is None else named(figure, names, lang)
        table.add_row(enum_text(Place(Place.RANK_1 + rank), lang), who)
    for place in (Place.BAKERY, Place.SHOP, Place.PARENTS):
        groups = seen[place.name.lower()]
        lines = [" + ".join(named(figure, names, lang) for figure in group) for group in groups]
        table.add_row(enum_text(place, lang), "\n".join(lines) or "-")
    return [table, text("terminal-pink-supply", lang, {"count": seen["pink"]})]


def named(figure: dict[str, Any], names: list[str], lang: str) -> str:
    if figure["seat"] is None:
        return text("terminal-pink", lang)
    return f"{names[figure['seat']]} {figure['generation']}"


def conny(seen: dict[str, Any], lang: str) -> list[RenderableType]:
    """Conny's tray from the council on, clockwise; then where her family is."""
    tray = Table(*(text(f"terminal-{head}", lang) for head in ("conny", "cubes", "conny-tile")))
    last = seen["last_slot"]
    coming = 0 if last is None else (last + 1) % len(seen["tray"])
    for number, slot in enumerate(seen["tray"]):
        words = [things(slot["cubes"], lang)]
        if number == coming:
            words.append(f"[italic]({text('terminal-conny-next', lang)})[/italic]")
        tray.add_row(symbol(slot, lang), " ".join(words), tile(seen, slot["tile_before"], lang))
    line = family(seen, lang).replace("\n", "; ")
    return [
        tray,
        text("terminal-conny-family", lang, {"family": line}),
        text("terminal-conny-customers", lang, {"count": len(seen["customers"])}),
    ]


def symbol(slot: dict[str, Any], lang: str) -> str:
    if slot["symbol"] is None:
        return "-"
    words = enum_text(Space[slot["symbol"].upper()], lang)
    return text("terminal-conny-covered", lang, {"symbol": words}) if slot["covered"] else words


def tile(seen: dict[str, Any], number: int | None, lang: str) -> str:
    if number is None:
        return ""
    shown = [*seen["tiles"]["top"], *seen["tiles"]["bottom"]][number]
    return text(f"terminal-conny-tile-{shown or 'down'}", lang)


# What an expansion or the solo mode adds, by its key in the view.
PARTS: dict[str, Callable[[dict[str, Any], str], list[RenderableType]]] = {
    "inn": inn,
    "sea": sea,
    "conny": conny,
}
