"""My Village in the terminal: the dice, the cards on display, the customers, the villages."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.cli.boards.look import Look
from chronik.cli.boards.words import amounts, facts, word, words
from chronik.locale import text
from chronik.myvillage.state import Church, Good, Hall, Head, Profession, Shop, Symbol

OWN = "villages"  # where the view keeps what belongs to a seat
# Tables of the box that moves quote, by their notation; a group in it is the row.
SOURCES = {
    r"\w+\.(CU\d+)": "customers",
    r"take\.([A-E])$": "travel",
    r"take\.(\w+)": "crafts",
}


def board(seen: Look) -> list[RenderableType]:
    return [*heading(seen), display(seen), customers(seen), villages(seen), scoring(seen)]


def short(seen: Look) -> list[RenderableType]:
    """The dice, what is one's own, and how the others stand."""
    lang, village = seen.lang, seen.view["villages"][seen.seat]
    pairs = [
        ("terminal-time", life(seen, village)),
        ("terminal-coins", str(village["coins"])),
        ("terminal-stories", str(village["tree"] + village["house"])),
        ("terminal-goods", goods(village, lang).replace("\n", ", ")),
    ]
    more = [
        ("terminal-villagers", words(Profession, village["villagers"], lang)),
        ("terminal-customers", waiting(village, lang).replace("\n", ", ")),
    ]
    others = [
        f"{name} {other['tree'] + other['house']}, {life(seen, other)}"
        for p, (name, other) in enumerate(zip(seen.names, seen.view["villages"], strict=True))
        if p != seen.seat
    ]
    standing = text("terminal-others-stories", lang, {"others": " · ".join(others)})
    return [*heading(seen)[:3], facts(pairs, lang), facts(more, lang), standing]


def heading(seen: Look) -> list[str]:
    view, lang = seen.view, seen.lang
    line = text("terminal-round", lang, {"round": view["round"], "first": seen.names[view["first"]]})
    if view["hand"]["owner"] != view["first"]:
        line += " " + text("terminal-next-first", lang, {"next": seen.names[view["hand"]["owner"]]})
    chronicle = ", ".join(f"{word(Profession, name, lang)} {n}" for name, n in view["chronicle"].items())
    pool = text("terminal-dice-pool", lang, {"dice": dice(view["pool"])})
    if view["dice"]:
        pool += " " + text("terminal-dice-own", lang, {"dice": dice(view["dice"])})
    return [
        f"[bold]{line}[/bold]",
        pool,
        text("terminal-rat", lang, {"steps": view["rat"], "graves": view["graves"]}),
        text("terminal-chronicle", lang, {"places": chronicle, "coffins": view["coffins_to_end"]}),
    ]


def life(seen: Look, village: dict[str, Any]) -> str:
    """How far the life track is used up; a cross when the reaper waits."""
    return f"{village['clock']}/{seen.table('boards')['life']['clouds']}" + (
        " †" if village["reaper"] else ""
    )


def dice(thrown: list[dict[str, Any]]) -> str:
    """White dice are plain, plague dice carry a mark: told apart without colours too."""
    return (
        "  ".join(
            f"[reverse]{d['face']}†[/reverse]" if d["colour"] == "black" else str(d["face"]) for d in thrown
        )
        or "-"
    )


def numbers(values: list[int] | str) -> str:
    return "2-12" if values == "any" else " ".join(str(value) for value in values)


def display(seen: Look) -> Table:
    """What can be taken: how many are left, the numbers of the banner, its time, its points."""
    cards, lang = seen.view["cards"], seen.lang
    columns = ("terminal-display", "terminal-left", "terminal-values", "terminal-time", "terminal-points")
    table = Table(*(text(column, lang) for column in columns))
    for shop, card in cards["shops"].items():
        left = " | ".join(numbers(values) for values in card["left"]) or "-"
        time = seen.doubt.mark(card["time"], "crafts", shop)
        table.add_row(word(Shop, shop, lang), str(len(card["left"])), left, time, "")
    add_card(seen, table, text("terminal-fields", lang), cards["field"], "harvest")
    add_card(seen, table, text("terminal-meetings", lang), cards["meeting"], "council")
    for church, card in cards["churches"].items():
        add_card(seen, table, word(Church, church, lang), card, "church", church)
    for hall, card in cards["halls"].items():
        add_card(seen, table, word(Hall, hall, lang), card, "council", hall)
    for stack, monk in cards["monks"].items():
        card = {"left": monk["left"]} | (monk["top"] or {})
        add_card(seen, table, word(Symbol, stack, lang), card, "church")
    for letter, card in cards["journeys"].items():
        add_card(seen, table, f"{text('terminal-journeys', lang)} {letter}", card, "travel", letter)
    return table


def add_card(seen: Look, table: Table, name: str, card: dict[str, Any], source: str, row: str = "") -> None:
    points = card.get("points", "")
    points = "/".join(str(n) for n in points) if isinstance(points, list) else str(points)
    printed = [numbers(card.get("values", [])), str(card.get("time", "")), points]
    marked = (seen.doubt.mark(value, source, row) if value else "" for value in printed)
    table.add_row(name, str(card.get("left", 1)), *marked)


def customers(seen: Look) -> Table:
    lang = seen.lang
    columns = ("terminal-customers", "terminal-values", "terminal-wants", "terminal-points")
    table = Table(*(text(column, lang) for column in columns))
    for customer in seen.view["customers"]:
        wants = amounts(Good, customer["wants"], lang)
        points = seen.doubt.mark(customer["points"], "customers", customer["id"])
        table.add_row(customer["id"], numbers(customer["values"]), wants, points)
    table.caption = text("terminal-stack", lang, {"count": seen.view["customer_stack"]})
    return table


def scoring(seen: Look) -> str:
    """What else counts at the end."""
    table = seen.table("scoring")
    windows = "/".join(str(points) for points in seen.table("church")["windows"])
    parts = [
        text("terminal-score-windows", seen.lang, {"points": seen.doubt.mark(windows, "church")}),
        text("terminal-score-labourer", seen.lang, {"points": -table["labourer"]}),
        text("terminal-score-hand", seen.lang, {"points": table["hand"]}),
    ]
    return text("terminal-scoring", seen.lang, {"parts": "; ".join(parts)})


def villages(seen: Look) -> Table:
    view, lang = seen.view, seen.lang
    table = Table("", *seen.names)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "terminal-time": lambda v: life(seen, v),
        "terminal-coins": lambda v: str(v["coins"]),
        "terminal-stories": lambda v: text(
            "terminal-tree-house", lang, {"tree": v["tree"], "house": v["house"]}
        ),
        "terminal-villagers": lambda v: words(Profession, v["villagers"], lang),
        "terminal-school": lambda v: text("terminal-pupils", lang, {"count": sum(v["school"].values())}),
        "terminal-chief": lambda v: word(Head, v["head"], lang),
        "terminal-churches": lambda v: church(v, lang),
        "terminal-halls": lambda v: word(Hall, v["hall"], lang),
        "terminal-goods": lambda v: goods(v, lang),
        "terminal-fields": lambda v: fields(v, lang),
        "terminal-journeys": lambda v: " ".join(card["letter"] for card in v["journey"]) or "-",
        "terminal-customers": lambda v: waiting(v, lang),
        "terminal-served": lambda v: str(len(v["served"])),
    }
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(village) for village in view["villages"]))
    return table


def church(village: dict[str, Any], lang: str) -> str:
    monks = text("terminal-monks", lang, {"count": village["monks"]})
    return f"{word(Church, village['church'], lang)}, {monks}"


def fields(village: dict[str, Any], lang: str) -> str:
    ploughs = sum(field["plough"] for field in village["fields"])
    return text("terminal-ploughed", lang, {"fields": len(village["fields"]), "ploughs": ploughs})


def goods(village: dict[str, Any], lang: str) -> str:
    """The craft buildings with their numbers, and what lies on them."""
    lines = []
    for shop in village["shops"]:
        stock = word(Good, shop["good"], lang, shop["goods"])
        lines.append(f"{word(Shop, shop['id'], lang)} ({numbers(shop['values'])}): {stock}")
    return "\n".join(lines) or "-"


def waiting(village: dict[str, Any], lang: str) -> str:
    return "\n".join(f"{c['id']} ({numbers(c['values'])})" for c in village["waiting"]) or "-"
