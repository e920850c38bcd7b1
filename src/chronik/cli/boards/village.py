"""Village in the terminal: the board, the market, the chronicle, the farms."""

from collections import Counter
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.cli.boards.look import Look
from chronik.cli.boards.words import SINGULAR, facts, said
from chronik.locale import enum_text, text
from chronik.village.inn.persons import Person
from chronik.village.names import Area, Colour, Good, Place, Space
from chronik.village.words.wording import Ware

OWN = "farms"  # where the view keeps what belongs to a seat
# Tables of the box that moves quote, by their notation; a group in it is the row.
SOURCES = {
    r"(?:market\.serve:|scrap\.)(K\w+)": "customers",
    r"travel\.(.+)": "travel",
    r"council\.advance(\d)": "council",
    r"inn\.buy\d:(\w+)": "inn",
    r"hire\.(\w+)": "port",
}
STYLES = {"orange": "dark_orange", "green": "green", "brown": "orange4", "pink": "magenta", "plague": "bold"}
SEA = ("sea", "next", "buys", "island-stack", "lighthouse")  # columns
SCORED = ("travel", "council", "church", "chronicle")
KINDS: dict[str, IntEnum] = {kind.name.lower(): kind for enum in (Colour, Good, Ware) for kind in enum}
PERSONS = {person.name.lower().replace("_", ""): person for person in Person}
PLACES = {place.name.lower().replace("_", ""): place for place in Place}


def board(seen: Look) -> list[RenderableType]:
    view, names, lang = seen.view, seen.names, seen.lang
    shown: list[RenderableType] = [
        head(view, names, lang),
        spaces(view, lang),
        market(seen),
        rooms(seen),
        farms(seen),
    ]
    for key, part in PARTS.items():
        if key in view:
            shown += part(seen)
    if "sea" not in view:
        shown.append(roads(seen))
    return [*shown, scoring(seen)]


def short(seen: Look) -> list[RenderableType]:
    """The round, what is one's own, and how the others stand."""
    view, lang, farm = seen.view, seen.lang, seen.view["farms"][seen.seat]
    pairs = [
        ("terminal-points", str(farm["points"])),
        ("terminal-time", life(seen, farm)),
        ("terminal-goods", holdings(seen, farm)),
        ("terminal-cubes", things(farm["influence"], lang)),
    ]
    lines = [head(view, seen.names, lang), facts(pairs, lang)]
    lines.append(f"{text('terminal-family', lang)} {family(farm, lang)}".replace("\n", "; "))
    others = [
        f"{name} {other['points']}, {life(seen, other)}"
        for p, (name, other) in enumerate(zip(seen.names, view["farms"], strict=True))
        if p != seen.seat
    ]
    if others:
        lines.append(text("terminal-others", lang, {"others": " · ".join(others)}))
    return list(lines)


def head(view: dict[str, Any], names: list[str], lang: str) -> str:
    line = text("terminal-round", lang, {"round": view["round"], "first": names[view["first"]]})
    if view["marker"] is not None:
        line += " " + text("terminal-next-first", lang, {"next": names[view["marker"]]})
    if view["last_turns"] is not None:
        line += " " + text("terminal-last-turns", lang, {"count": view["last_turns"]})
    return f"[bold]{line}[/bold]"


def life(seen: Look, farm: dict[str, Any]) -> str:
    """How far the life track is used up; a cross for each death that is due."""
    slots, deaths = seen.table("farm")["life"]["slots"], int(farm["deaths_due"])
    return f"{farm['life']}/{slots}" + " †" * deaths


def things(counts: dict[str, int], lang: str) -> str:
    """Two orange cubes, one horse: what there is, in words and colours."""
    said = []
    for name, count in counts.items():
        if count:
            words = enum_text(KINDS[SINGULAR.get(name, name)], lang, count)
            style = STYLES.get(name)
            said.append(f"[{style}]{words}[/{style}]" if style else words)
    return ", ".join(said) or "-"


def spaces(view: dict[str, Any], lang: str) -> Table:
    table = Table(text("terminal-space", lang), text("terminal-cubes", lang))
    for space in Space:
        if space.name.lower() in view["spaces"]:
            table.add_row(enum_text(space, lang), things(view["spaces"][space.name.lower()], lang))
    return table


def market(seen: Look) -> Table:
    lang, offers = seen.lang, seen.view["market"]
    table = Table(text("terminal-market", lang), text("terminal-wants", lang), text("terminal-points", lang))
    for where, waiting in (("stall", offers["stalls"]), ("queue", offers["queue"])):
        for number, customer in enumerate(waiting, 1):
            place = text(f"terminal-{where}", lang, {"number": number})
            if customer is None:
                table.add_row(place, "-", "")
                continue
            points = seen.doubt.mark(customer["points"], "customers", customer["id"])
            table.add_row(place, things(customer["wants"], lang), points)
    table.caption = text("terminal-stack", lang, {"count": offers["stack"]})
    return table


def rooms(seen: Look) -> str:
    free = (f"{enum_text(area, seen.lang)} {seen.view['room'][area.name.lower()]}" for area in Area)
    shown = (seen.doubt.mark(room, "chronicle") for room in free)
    return text("terminal-rooms", seen.lang, {"rooms": ", ".join(shown)})


def farms(seen: Look) -> Table:
    view, lang = seen.view, seen.lang
    table = Table("", *seen.names)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "terminal-points": lambda farm: str(farm["points"]),
        "terminal-time": lambda farm: life(seen, farm),
        "terminal-goods": lambda farm: holdings(seen, farm),
        "terminal-cubes": lambda farm: things(farm["influence"], lang),
        "terminal-family": lambda farm: family(farm, lang),
        "terminal-cities": lambda farm: " ".join(farm["cities"]) or "-",
        "terminal-ship": lambda farm: ship(farm, lang),
        "terminal-customers": lambda farm: customers(farm, lang),
    }
    del rows["terminal-cities" if "sea" in view else "terminal-ship"]
    if "inn" in view:
        rows["terminal-persons"] = lambda farm: hand(farm, lang)
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(farm) for farm in view["farms"]))
    return table


def holdings(seen: Look, farm: dict[str, Any]) -> str:
    """Coins, goods, and the grain with the room of the barn."""
    lang = seen.lang
    kept = things({"coins": farm["coins"]} | farm["goods"], lang)
    args = {"grain": farm["grain"], "most": seen.table("farm")["barn"]}
    return f"{kept}; {text('terminal-barn', lang, args)}"


def roads(seen: Look) -> Table:
    """The map: which cities are joined, what the way costs, and what they give."""
    lang = seen.lang
    table = Table(text("terminal-roads", lang), text("terminal-price", lang), text("terminal-gives", lang))
    rewards = {city["id"]: city["reward"] for city in seen.table("travel")["city"]}
    for road in seen.table("travel")["road"]:
        ends = "-".join(road["ends"])
        origin, target = (text("terminal-home", lang) if end == "village" else end for end in road["ends"])
        price = seen.doubt.mark(things(road["influence"], lang), "travel", ends)
        gives = seen.doubt.mark(reward(seen, rewards[road["ends"][1]]), "travel", road["ends"][1])
        table.add_row(f"{origin} - {target}", price, gives)
    return table


def reward(seen: Look, kind: str) -> str:
    worth = seen.table("travel")["reward"][kind]
    if kind == "cubes":
        return text("terminal-any-cubes", seen.lang, {"count": worth})
    return things({"point" if kind == "points" else kind: worth}, seen.lang)


def scoring(seen: Look) -> str:
    """What counts at the end, from none on."""
    table = seen.table("scoring")
    counted = [name for name in SCORED if name != "travel" or "sea" not in seen.view]
    parts = [
        text(f"terminal-score-{name}", seen.lang, {"points": "/".join(str(n) for n in table[name])})
        for name in counted
    ]
    return text("terminal-scoring", seen.lang, {"parts": "; ".join(parts)})


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
            lines.append(said(enum_text(place, lang), numbers, lang))
    return "\n".join(lines) or "-"


def number(member: dict[str, Any]) -> str:
    """The generation, and the bread under it: 1+1."""
    bread = member.get("bread", 0)
    return f"{member['generation']}+{bread}" if bread else str(member["generation"])


def inn(seen: Look) -> list[RenderableType]:
    """The tops of the three stacks."""
    lang = seen.lang
    columns = (text("terminal-persons", lang), text("terminal-price", lang), text("terminal-inkwell", lang))
    table = Table(*columns)
    for stack in seen.view["inn"]["stacks"]:
        top = stack["top"]
        if top is None:
            table.add_row("-", "", "")
            continue
        name = f"{person(top['person'], lang)} ({stack['cards']})"
        price = seen.doubt.mark(things(top["price"], lang), "inn", PERSONS[top["person"]].name.lower())
        table.add_row(name, price, text(f"terminal-inkwell-{top['inkwell']}", lang))
    return [table]


def person(slug: str, lang: str) -> str:
    return enum_text(PERSONS[slug], lang)


def hand(farm: dict[str, Any], lang: str) -> str:
    """The cards in hand, as far as they can be seen."""
    if farm["hand"] is None:
        return str(farm["persons"])
    return "\n".join(person(slug, lang) for slug in farm["hand"]) or "-"


def customers(farm: dict[str, Any], lang: str) -> str:
    """How many were served; to those who may know, with their points."""
    served = farm["customers_served"]
    if served is None:
        return str(farm["customers"])
    points = sum(customer["points"] for customer in served)
    return f"{len(served)} ({enum_text(Ware.POINT, lang, points)})"


def ship(farm: dict[str, Any], lang: str) -> str:
    """Where it is, under which captain, with what; and the chests at home."""
    seen = farm["ship"]
    lines = [water(seen["water"], lang)]
    if seen["captain"] is not None:
        lines.append(captain_price(seen["captain"], lang))
    if seen["cargo"]:
        lines.append(things(dict.fromkeys(seen["cargo"], 1), lang))
    chests = [chest for chest in farm["chests"] if chest is not None]
    if farm["chests"]:
        known = [f"({things(chest, lang)})" for chest in chests]
        lines.append(" ".join([things({"chest": len(farm["chests"])}, lang), *known]))
    return "\n".join(lines)


def water(name: str, lang: str) -> str:
    """H is the harbour, T a time field, I an island."""
    kind = {"H": "harbour", "T": f"time-{name[1:]}", "I": f"island-{name[1:]}"}[name[0]]
    return text(f"village-water-{kind}", lang)


def captain_price(captain: dict[str, Any], lang: str) -> str:
    price = things(captain["influence"], lang)
    if captain["cubes"]:
        price = text("terminal-any-cubes", lang, {"count": captain["cubes"]})
    return text("terminal-captain", lang, {"price": price, "steps": captain["steps"]})


def sea(seen: Look) -> list[RenderableType]:
    """The fields of the sea with what is there; the captains for hire; the sea burials."""
    shown, lang, doubt = seen.view["sea"], seen.lang, seen.doubt
    columns = (text(f"terminal-{name}", lang) for name in SEA)
    table = Table(*columns, caption=text("terminal-waters", lang))
    for field, time in shown["time_fields"].items():
        loss = doubt.mark(things({"time": time}, lang), "port", field)
        table.add_row(field, neighbours(shown, field), loss, "", "")
    for field, island in shown["islands"].items():
        buys = ", ".join(f"{things({name: 1}, lang)} {points}" for name, points in island["buys"].items())
        tiles = things({island["tile"]: island["tiles"]}, lang) if island["tile"] else ""
        light = doubt.mark(lighthouse(island["lighthouse"], lang), "port", field)
        bought = doubt.mark(buys, "port", field) if buys else ""
        table.add_row(field, neighbours(shown, field), bought, tiles, light)
    captains = Table(*(text(f"terminal-{name}", lang) for name in ("captains", "steps")))
    for captain in shown["captains"]:
        price = doubt.mark(captain_price(captain, lang), "port", captain["id"])
        captains.add_row(things({"coins": captain["coins"]}, lang), price)
    free = [str(grave["points"]) for grave in shown["burials"] if grave["seat"] is None]
    return [table, captains, text("terminal-burials", lang, {"points": ", ".join(free) or "-"})]


def neighbours(seen: dict[str, Any], field: str) -> str:
    return " ".join(a if b == field else b for a, b in seen["lines"] if field in (a, b))


def lighthouse(seen: dict[str, Any], lang: str) -> str:
    price = things({"wagon": seen["wagon"]} | seen["influence"], lang)
    points = said(price, str(seen["points"]), lang)
    return points + ("" if seen["keeper"] is None else " ●")


def ceremony(looked: Look) -> list[RenderableType]:
    """Who stands on which rank; the couples and the single in the three other areas."""
    seen, names, lang = looked.view["marriage"], looked.names, looked.lang
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


def conny(looked: Look) -> list[RenderableType]:
    """Conny's tray from the council on, clockwise; then where her family is."""
    seen, lang = looked.view["conny"], looked.lang
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
PARTS: dict[str, Callable[[Look], list[RenderableType]]] = {
    "inn": inn,
    "sea": sea,
    "conny": conny,
    "marriage": ceremony,
}
