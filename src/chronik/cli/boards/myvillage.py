"""My Village in the terminal: the dice, the cards on display, the customers, the villages."""

from collections.abc import Callable
from typing import Any

from rich.console import RenderableType
from rich.table import Table

from chronik.cli.boards.words import amounts, word, words
from chronik.locale import text
from chronik.myvillage.state import Church, Good, Hall, Head, Profession, Shop, Symbol


def board(view: dict[str, Any], names: list[str], lang: str) -> list[RenderableType]:
    return [head(view, names, lang), display(view, lang), customers(view, lang), villages(view, names, lang)]


def head(view: dict[str, Any], names: list[str], lang: str) -> str:
    line = text("terminal-round", lang, {"round": view["round"], "first": names[view["first"]]})
    chronicle = ", ".join(f"{word(Profession, name, lang)} {n}" for name, n in view["chronicle"].items())
    facts = [
        text("terminal-dice-pool", lang, {"dice": dice(view["pool"])}),
        text("terminal-dice-own", lang, {"dice": dice(view["dice"])}),
        text("terminal-rat", lang, {"steps": view["rat"], "graves": view["graves"]}),
        text("terminal-chronicle", lang, {"places": chronicle, "coffins": view["coffins_to_end"]}),
    ]
    return f"\n[bold]{line}[/bold]\n" + "\n".join(facts)


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


def display(view: dict[str, Any], lang: str) -> Table:
    """What can be taken: how many are left, the numbers of the banner, its time, its points."""
    cards = view["cards"]
    columns = ("terminal-display", "terminal-left", "terminal-values", "terminal-time", "terminal-points")
    table = Table(*(text(column, lang) for column in columns))
    for shop, card in cards["shops"].items():
        left = " | ".join(numbers(values) for values in card["left"]) or "-"
        table.add_row(word(Shop, shop, lang), str(len(card["left"])), left, str(card["time"]), "")
    for name, kind in (("field", "terminal-fields"), ("meeting", "terminal-meetings")):
        add_card(table, text(kind, lang), cards[name])
    for church, card in cards["churches"].items():
        add_card(table, word(Church, church, lang), card)
    for hall, card in cards["halls"].items():
        add_card(table, word(Hall, hall, lang), card)
    for stack, monk in cards["monks"].items():
        add_card(table, word(Symbol, stack, lang), {"left": monk["left"]} | (monk["top"] or {}))
    for letter, card in cards["journeys"].items():
        add_card(table, f"{text('terminal-journeys', lang)} {letter}", card)
    return table


def add_card(table: Table, name: str, card: dict[str, Any]) -> None:
    points = card.get("points", "")
    shown = "/".join(str(n) for n in points) if isinstance(points, list) else str(points)
    table.add_row(
        name, str(card.get("left", 1)), numbers(card.get("values", [])), str(card.get("time", "")), shown
    )


def customers(view: dict[str, Any], lang: str) -> Table:
    columns = ("terminal-customers", "terminal-values", "terminal-wants", "terminal-points")
    table = Table(*(text(column, lang) for column in columns))
    for customer in view["customers"]:
        wants = amounts(Good, customer["wants"], lang)
        table.add_row(customer["id"], numbers(customer["values"]), wants, str(customer["points"]))
    table.caption = text("terminal-stack", lang, {"count": view["customer_stack"]})
    return table


def villages(view: dict[str, Any], names: list[str], lang: str) -> Table:
    table = Table("", *names)
    rows: dict[str, Callable[[dict[str, Any]], str]] = {
        "terminal-time": lambda v: str(v["clock"]) + (" †" if v["reaper"] else ""),
        "terminal-coins": lambda v: str(v["coins"]),
        "terminal-stories": lambda v: text(
            "terminal-tree-house", lang, {"tree": v["tree"], "house": v["house"]}
        ),
        "terminal-villagers": lambda v: words(Profession, v["villagers"], lang),
        "terminal-school": lambda v: " ".join(
            "*" if v["school"][side] else "-" for side in ("left", "right")
        ),
        "terminal-chief": lambda v: word(Head, v["head"], lang),
        "terminal-churches": lambda v: f"{word(Church, v['church'], lang)}, {v['monks']} †",
        "terminal-halls": lambda v: word(Hall, v["hall"], lang),
        "terminal-goods": lambda v: goods(v, lang),
        "terminal-fields": lambda v: " ".join("P" if field["plough"] else "-" for field in v["fields"]),
        "terminal-journeys": lambda v: " ".join(card["letter"] for card in v["journey"]) or "-",
        "terminal-customers": lambda v: waiting(v, lang),
        "terminal-served": lambda v: str(len(v["served"])),
    }
    for row, cell in rows.items():
        table.add_row(text(row, lang), *(cell(village) for village in view["villages"]))
    return table


def goods(village: dict[str, Any], lang: str) -> str:
    """The craft buildings with their numbers, and what lies on them."""
    lines = []
    for shop in village["shops"]:
        stock = word(Good, shop["good"], lang, shop["goods"])
        lines.append(f"{word(Shop, shop['id'], lang)} ({numbers(shop['values'])}): {stock}")
    return "\n".join(lines) or "-"


def waiting(village: dict[str, Any], lang: str) -> str:
    return "\n".join(f"{c['id']} ({numbers(c['values'])})" for c in village["waiting"]) or "-"
