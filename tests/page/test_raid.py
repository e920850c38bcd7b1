"""The raid in real time between two browsers on bad lines: whatever they do, every tile is in one place."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import chronik
from page.badlines import BadLine
from page.browsing import Reader, expect
from page.test_table import seated
from page.test_tumult import laid, played
from server.running import Server, Table, until
from server.test_raid import agrees

Readers = Callable[..., Reader]
SECONDS = 30
SLOW = 0.3  # seconds one way
GRASPS = 6
OFFERED = '.tumult [data-move^="raid.lift"], .hand [data-move="raid.keep"], .hand [data-move="raid.back"]'
LIES = {
    "free": "centre",
    "mine": "hand",
    "held": "hand",
    "gone": "board",
}  # how the page draws it: where it is

pytestmark = pytest.mark.long


@pytest.fixture
def lines(server: Server) -> Iterator[list[BadLine]]:
    with ExitStack() as stack:
        yield [stack.enter_context(BadLine(server)) for _ in range(2)]


@pytest.mark.parametrize("fault", ["none", "cut", "held"])
def test_a_raid_in_real_time_over_bad_lines(
    reader: Readers, server: Server, lines: list[BadLine], fault: str, tmp_path: Path
) -> None:
    """Anna's line is slow; that of Matthis breaks, or stands still, while he has a tile in his hand."""
    table = laid(server, clock="realtime", seconds=SECONDS)
    began = played(table, "start")["seq"]
    people = [reader(url=line.url, **seated(table, seat)) for seat, line in enumerate(lines)]
    for person in people:
        person.open(f"/t/{table.id}").page.wait_for_selector(".tumult")
    played(table, "raid")
    for person in people:
        expect(person.page.locator(".ring")).to_be_visible()
    lines[0].slowest = SLOW
    chance = random.Random(4)
    grasp(people, chance)
    keeps_over(people[1], lines[1], table, fault)
    grasp(people, chance)
    stopped = until_the_stop(people, table)
    everything_is_told_alike(table, began, stopped)
    for seat, person in enumerate(people):
        shows_the_loot(person, table, seat)
    the_record_agrees(finished(table), tmp_path, began, stopped)


# what hands do


def grasp(people: list[Reader], chance: random.Random) -> None:
    """What each page offers right now, as quickly as hands can; both may reach for the same tile."""
    for turn in range(GRASPS):
        for person in people:
            act(person, chance, first=turn % 2 == 0)
    for person in people:
        answered(person)


def act(person: Reader, chance: random.Random, first: bool) -> None:
    notations = offers(person)
    if notations:
        click(person, notations[0] if first else chance.choice(notations))
        person.page.wait_for_timeout(150)


def offers(person: Reader) -> list[str]:
    found = person.page.locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.move)")
    return [str(move) for move in found]


def click(person: Reader, move: str) -> None:
    """Without waiting for anything: the button may be gone in the same moment."""
    chosen = f'.tumult [data-move="{move}"]'
    person.page.evaluate("chosen => document.querySelector(chosen)?.click()", chosen)


def answered(person: Reader) -> None:
    expect(person.page.locator(".tumult .pending")).to_have_count(0)


def lift(person: Reader, table: Table, seat: int) -> int:
    """Until one is in the hand, on the page and at the table."""
    hand = person.page.locator(".hand .lifted")
    while not hand.count():
        click(person, offers(person)[-1])
        person.page.wait_for_timeout(150)
    answered(person)
    tile = until(lambda: table.get()["view"]["castles"][seat]["hand"])
    return int(tile)


def put_back(person: Reader) -> None:
    if person.page.locator(".hand .lifted").count():
        click(person, "raid.back")
        expect(person.page.locator(".hand .lifted")).to_have_count(0)


def keeps_over(person: Reader, line: BadLine, table: Table, fault: str) -> None:
    """He keeps a tile while nothing comes through: it is told, sent again, and done once."""
    tile = lift(person, table, 1)
    before = table.get(1)["view"]["castles"][1]["tiles"]
    cut = person.page.get_by_text("The line is cut.")
    if fault == "cut":
        line.cut()
    elif fault == "held":
        line.hold()
    click(person, "raid.keep")
    if fault != "none":
        expect(cut).to_be_visible()
    if fault == "cut":
        expect(person.page.get_by_text("Kept here")).to_be_visible()
        line.mend()
    expect(person.page.locator(".hand .lifted")).to_have_count(0)
    expect(cut).to_have_count(0)
    line.release()
    answered(person)
    expect(person.page.locator(".notice")).to_have_count(0)
    view = table.get(1)["view"]
    assert (view["tiles"][tile - 1]["where"], view["tiles"][tile - 1]["holder"]) == ("board", 1)
    assert view["castles"][1]["tiles"] == before + 1


def until_the_stop(people: list[Reader], table: Table) -> dict[str, Any]:
    """Matthis still has a tile in his hand then: both pages show the same table; and he keeps it."""
    put_back(people[0])
    lift(people[1], table, 1)
    seen = until(lambda: (now := table.get())["view"]["clock"]["stopped"] and now)
    for person in people:
        expect(person.page.locator("[data-seq]").first).to_have_attribute("data-seq", str(seen["seq"]))
        assert on_the_table(person) == lying(seen["view"])
    assert set(offers(people[1])) == {"raid.keep", "raid.back"}
    click(people[1], "raid.keep")
    people[1].answered(seen["seq"])
    return seen


# what is seen, told and recorded


def lying(view: dict[str, Any]) -> list[str]:
    return [tile["where"] for tile in view["tiles"] if tile["where"] not in ("box", "aside")]


def on_the_table(person: Reader) -> list[str]:
    drawn = person.page.locator(".tiles .slot .spot").evaluate_all(
        "all => all.map(one => [...one.classList])"
    )
    return [next(LIES[kind] for kind in kinds if kind in LIES) for kinds in drawn]


def everything_is_told_alike(table: Table, began: int, stopped: dict[str, Any]) -> None:
    """At every moment of the raid, for each of the two and for whoever looks on."""
    for at in range(began, stopped["seq"] + 1):
        views = [table.get(seat, at=at)["view"] for seat in (None, 0, 1)]
        for view in views:
            agrees(view)
        assert lying(views[0]) == lying(views[1]) == lying(views[2])


def shows_the_loot(person: Reader, table: Table, seat: int) -> None:
    """The page has come to the service's last position, and shows the own tiles that are stored."""
    seen = table.get(seat)
    expect(person.page.locator("[data-seq]").first).to_have_attribute("data-seq", str(seen["seq"]))
    kept = [tile for tile in seen["view"]["tiles"] if (tile["where"], tile["holder"]) == ("board", seat)]
    expect(person.page.locator(".castle .loot .tile")).to_have_count(len(kept))


def finished(table: Table) -> Table:
    """Played on to the end, without further raids."""
    chance = random.Random(6)
    while not (seen := table.get())["over"]:
        mine = table.get(seen["actors"][0])
        moves = [move["notation"] for move in mine["moves"]]
        table.play(mine["you"], mine["seq"], "raid.done" if "raid.done" in moves else chance.choice(moves))
    return table


def the_record_agrees(table: Table, folder: Path, began: int, stopped: dict[str, Any]) -> None:
    """Nothing was lifted but what lay there, no hand held two, and all lies where the pages had it."""
    (folder / "raid.txt").write_text(table.ask("GET", "/record").text, encoding="utf-8")
    steps = chronik.load(folder / "raid.txt").steps[began : stopped["seq"]]
    where: dict[int, tuple[str, int]] = {}
    hands: dict[int, int] = {}
    for _, seat, notation in steps:
        if notation.startswith("raid.lift:"):
            tile = int(notation.removeprefix("raid.lift:"))
            assert tile not in where
            assert seat not in hands
            hands[seat], where[tile] = tile, ("hand", seat)
        elif notation == "raid.keep":
            where[hands.pop(seat)] = ("board", seat)
        elif notation == "raid.back":
            del where[hands.pop(seat)]
    tiles = stopped["view"]["tiles"]
    taken = {tile["tile"]: (tile["where"], tile["holder"]) for tile in tiles if tile["holder"] is not None}
    assert where == taken
