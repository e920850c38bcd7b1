"""What `bench` measured, as a page to read."""

from collections.abc import Iterable, Iterator
from typing import Any

from chronik.lab.race import Driven

COMMAND = "chronik bench"
INTRODUCTION = """\
All rows were measured in one run on one core, in short turns one after the other, again and again; the
fastest turn of each counts. Everybody plays at random: list the legal moves, choose one with equal chances,
make it. The machine may have been busy, so compare the rows with each other, not with other runs.

A decision is a move of a player. A step is a decision or, in engines that take them one by one, a draw of
chance or a move without a choice: that is why other engines make more steps than decisions. The last column
sets the steps per second against the best other engine that is driven in the same way."""


def results_markdown(result: dict[str, Any]) -> str:
    return "\n".join(page(result)) + "\n"


def page(result: dict[str, Any]) -> Iterator[str]:
    yield "# Speed"
    yield ""
    yield INTRODUCTION
    for driven in Driven:
        rows = [row for row in result["rows"] if row["driven"] == driven.value]
        yield from section(driven.value[0].upper() + driven.value[1:], race_table(rows))
    yield from section("Thinking", thinking_table(result["thinking"]))
    yield from section("A copy of a position", copy_table(result["copies"]))
    yield from section("What a seat sees", view_table(result["views"]))
    yield from section("A move at a table of four", serving_table(result.get("serving", [])))
    yield from section("From the start of Python", start_table(result["starts"]))
    yield from section("Where", place(result))


def section(title: str, lines: Iterable[str]) -> Iterator[str]:
    lines = list(lines)
    if lines:
        yield from ("", f"## {title}", "", *lines)


def table(*rows: Iterable[str]) -> Iterator[str]:
    """The first row names the columns; the first column is text, the others are numbers."""
    head, *body = (list(row) for row in rows)
    yield line(head)
    yield line(["---", *["---:"] * (len(head) - 1)])
    yield from map(line, body)


def line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"


def race_table(rows: list[dict[str, Any]]) -> Iterator[str]:
    best_peer = max((row["steps_per_second"] for row in rows if row["peer"]), default=None)
    head = ["engine and game", "players", "games/s", "decisions/s", "steps/s"]
    if best_peer:
        head.append("to the best other")
    body = []
    for row in sorted(rows, key=lambda row: -row["steps_per_second"]):
        numbers = [
            row["players"],
            row["games_per_second"],
            row["decisions_per_second"],
            row["steps_per_second"],
        ]
        cells = [f"{row['engine']}: {row['game']}", *(f"{number:,}" for number in numbers)]
        body.append([*cells, f"{row['steps_per_second'] / best_peer:.2f}x"] if best_peer else cells)
    return table(head, *body)


def thinking_table(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Of ours a decision tries all its moves by the network, a simulation looks some decisions ahead; of
    OpenSpiel a simulation is one random game to its end."""
    body = []
    for row in rows:
        what = f"{row['engine']}: {row['player']}, {row['game']}, {row['players']} players"
        numbers = (row.get("decisions_per_second"), row.get("simulations_per_second"))
        body.append([what, *("" if number is None else f"{number:,.0f}" for number in numbers)])
    return table(["who thinks", "decisions/s", "simulations/s"], *body)


def copy_table(copies: list[dict[str, Any]]) -> Iterator[str]:
    body = []
    for copy in copies:
        size = f"{copy['bytes']:,}" if "bytes" in copy else "not known"
        body.append([f"{copy['engine']}: {copy['game']}", f"{copy['microseconds']:.2f}", size])
    return table(["engine and game", "microseconds", "bytes"], *body)


def view_table(views: list[dict[str, Any]]) -> Iterator[str]:
    rows = [[f"chronik: {view['game']}", f"{view['microseconds']:.0f}"] for view in views]
    return table(["engine and game", "microseconds"], *rows)


def serving_table(rows: list[dict[str, Any]]) -> Iterator[str]:
    """Options and texts of who decides, the views of all seats and a spectator, as the service sends them."""
    body = [[f"chronik: {row['game']}", f"{row['milliseconds']:.2f}", f"{row['bytes']:,}"] for row in rows]
    return (
        table(["engine and game", "milliseconds (CPU)", "largest message, bytes"], *body)
        if body
        else iter(())
    )


def start_table(starts: list[dict[str, Any]]) -> Iterator[str]:
    body = []
    for start in starts:
        compiling = f"{start['compile_seconds']:.1f} s" if "compile_seconds" in start else "not measured"
        first = f"{start['first_move_seconds']:.2f} s"
        body.append([start["game"], f"{start['import_seconds'] * 1000:.1f} ms", first, compiling])
    return table(["game", "import", "to the first list of moves", "first compilation, once (CPU)"], *body)


def place(result: dict[str, Any]) -> Iterator[str]:
    machine, versions = result["machine"], result["versions"]
    yield f"- {machine['processor']}, {machine['cores']} cores, {machine['system']}; one of them was used."
    yield f"- Versions: {', '.join(f'{name} {number}' for name, number in versions.items())}."
    yield f"- Command: `{COMMAND}` (`--cold` compiles everything anew as well)."
