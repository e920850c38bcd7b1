"""Every screen that has a drawing, rendered at its size in a position like its own, beside the drawing."""

import random
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
import chronik
from page.browsing import DESK, PHONE, Reader, launch
from page.states import sheet
from page.test_table import seated
from server.running import WHOLE_GAME, Server, Table, until

FOLDER = Path(__file__).parents[2] / "docs/look"
# What README and handbook show, without the drawing.
SHOWN = {
    f"{name}-1280.png": f"{name}.png" for name in ("village", "myvillage", "tumult", "home", "learn", "rules")
}
NAMES = ("Anna", "Matthis", "Elsbeth", "Conrad", "Ysolde")
EXPANSIONS = ["inn", "port", "marriage"]
COLOURS, GAP, PATIENCE = 256, 12, 1200  # ms until fonts and figures have come to rest
LATER = timedelta(minutes=12)  # a room is entered so long after everything
MOST, SEEDS = 2500, 40  # moves until a position must have come; games to look through
DECLINED = ("decline", "market.pass", "build.pass", "raid.done", "raid.wait")
# More than the room's header.
ARRIVED = ".frame :is([data-question], [data-action]):not(header *), .missing nav"
END = "end"
PAPER = {"light": "#e3d2ac", "dark": "#342c22"}  # that sheets lie on


@dataclass(frozen=True)
class Scene:
    """A table played until seat 0 is asked something, from some round on."""

    task: str
    after: int = 1
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    look: dict[str, str] = field(default_factory=dict)
    game: str = "village"
    act: Callable[[Reader], object] | None = None
    seen: Callable[[dict[str, Any]], bool] = lambda view: True
    choices: int = 1  # at least


def refuse(reader: Reader) -> None:
    reader.page.locator("[data-refused]:visible").first.click(force=True)


def visit(reader: Reader) -> None:
    """The village of the first rival."""
    reader.page.keyboard.press("v")
    reader.page.keyboard.press("1")


def mine(task: str, after: int, act: Callable[[Reader], object] | None = None, used: int = 0) -> Scene:
    """After so many white banners of the turn."""
    return Scene(task, after, game="myvillage", act=act, seen=lambda view: len(view["used"]) >= used)


def holds_a_tile(view: dict[str, Any]) -> bool:
    return view["castles"][0]["hand"] is not None and view["castles"][0]["tiles"] > 1


def tumults(reader: Reader) -> None:
    reader.page.click('[data-action="tumults"]')


def rose(view: dict[str, Any]) -> bool:
    """The people found somebody greedy."""
    return any(castle["punished"] for castle in view["castles"])


def sold(view: dict[str, Any]) -> bool:
    return any(view["market"]["served"])


def picked(view: dict[str, Any]) -> bool:
    return any(one["picked"] for one in view["black_bag"]["out"])


SOLO = {"solo": True}
PORT, ALL = {"expansions": ["port"]}, {"expansions": EXPANSIONS}
SCENES = {
    "village": Scene("crafts", 4),
    "village-take": Scene("take", 3),
    "village-market": Scene("sale", 2, seen=sold, choices=2),
    "village-mass": Scene("climb", seen=picked),
    "village-death": Scene("death", 2, choices=3),
    "village-solo": Scene("chooseforconny", 1, 1, SOLO),
    "village-port": Scene("island", 1, 4, PORT, choices=2),
    "village-all": Scene("sail", 2, 5, ALL, choices=4),
    "village-all-inn": Scene("inn", 1, 5, ALL, choices=2),
    "village-all-wedding": Scene("marriage", 1, 5, ALL),
    "village-de": Scene("crafts", 4, look={"lang": "de"}),
    "village-fr": Scene("crafts", 4, look={"lang": "fr"}),
    "rules-refused": Scene("sale", 2, act=refuse, seen=sold),
    "myvillage": mine("activate", 9),
    "myvillage-dice": mine("change", 8),
    "myvillage-banners": mine("gain", 6, used=2),
    "myvillage-banners-rival": mine("gain", 6, visit, used=2),
    "myvillage-death": mine("death", 6),
    "tumult": Scene("raid", game="tumult", seen=holds_a_tile),
    "tumult-mood": Scene("start", 2, game="tumult"),
    "tumult-build": Scene("pay", 3, game="tumult"),
    "tumult-tumult": Scene("pay", 3, game="tumult", act=tumults, seen=rose),
}


def seats(players: int) -> list[dict[str, str]]:
    return [{"kind": "human", "name": name} for name in NAMES[:players]]


def scene_table(server: Server, scene: Scene) -> Table:
    """The first game, by its seed, that comes to the scene; played again at a table of the service."""
    options = {"players": scene.players, **scene.options}
    for seed in range(SEEDS):
        match = chronik.game(scene.game, **options).match(seed=seed)
        if comes_to(match, scene, random.Random(seed)):
            return table_of(server, match, options, seed)
    raise AssertionError(f"no game comes to {scene}")


def comes_to(match: Any, scene: Scene, chance: random.Random) -> bool:
    """Played by people who rarely decline."""
    while not match.over and len(match.steps) < MOST:
        view = match.view(0)
        there = match.actor == 0 and view["asked"]["task"] == scene.task and view["round"] >= scene.after
        moves = match.moves()
        if there and len(moves) >= scene.choices and scene.seen(view):
            return True
        willing = [move for move in moves if move.notation not in DECLINED]
        match.play(chance.choice(willing if willing and chance.random() < 0.9 else moves))
    return match.over and scene.task == END


def table_of(server: Server, match: Any, options: dict[str, Any], seed: int) -> Table:
    table = server.table(match.game.name, options=options, seats=seats(options["players"]), seed=seed)
    for seq, step in enumerate(match.steps):
        assert table.play(step.seat, seq, step.notation).status_code == 200
    return table


@cache
def finished_table(server: Server, game: str = "village") -> Table:
    return scene_table(server, Scene(END, game=game))


class Studio:
    """Takes the pictures, and lays each beside its drawing."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def picture(self, drawing: Path, path: str, scene: Scene | None = None, **kept: Any) -> None:
        how: dict[str, Any] = {"size": PHONE if "-390" in drawing.stem else DESK, "name": "Anna", **kept}
        if drawing.stem.endswith("-dark"):
            how["theme"] = "dark"
        reader = Reader(self.browser, self.server, **how, **(scene.look if scene else {}))
        if scene is None:
            reader.page.clock.set_fixed_time(datetime.now(UTC) + LATER)
        reader.open(path)
        reader.page.wait_for_selector(ARRIVED)
        reader.page.wait_for_timeout(PATIENCE)
        if scene and scene.act:
            scene.act(reader)
            reader.page.wait_for_timeout(PATIENCE)
        shot = FOLDER / drawing.name
        reader.page.screenshot(path=shot)
        reader.close()
        self.keep(drawing, shot)

    def states(self, drawing: Path) -> None:
        theme = "dark" if drawing.stem.endswith("-dark") else "light"
        size = PHONE if "-390" in drawing.stem else DESK
        shot = FOLDER / drawing.name
        sheet(self.browser, self.server, PAPER[theme], size=size, theme=theme).save(shot)
        self.keep(drawing, shot)

    def keep(self, drawing: Path, shot: Path) -> None:
        if drawing.name in SHOWN:
            small(Image.open(shot).convert("RGB")).save(FOLDER.parent / SHOWN[drawing.name], optimize=True)
        beside(drawing, shot).save(shot, optimize=True)


def beside(drawing: Path, shot: Path) -> Image.Image:
    left, right = (Image.open(path).convert("RGB") for path in (drawing, shot))
    sheet = Image.new("RGB", (left.width + GAP + right.width, max(left.height, right.height)), "white")
    sheet.paste(left, (0, 0))
    sheet.paste(right, (left.width + GAP, 0))
    return small(sheet)


def small(picture: Image.Image) -> Image.Image:
    return picture.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)


def drawings(name: str) -> list[Path]:
    """At both sizes, in both themes, as far as they were drawn."""
    ends = ("-1280", "-1280-dark", "-390", "-390-dark")
    found = (FOLDER / "drawings" / f"{name}{end}.png" for end in ends)
    return [path for path in found if path.exists()]


def main(wanted: list[str]) -> None:
    with sync_playwright() as playwright, Server() as server:
        studio = Studio(launch(playwright), server)
        for name, scene in SCENES.items():
            if not wanted or name in wanted:
                table = scene_table(server, scene)
                for drawing in drawings(name):
                    studio.picture(drawing, f"/t/{table.id}", scene, **seated(table, 0))
        rooms(studio, wanted)
        for drawing in drawings("states"):
            if not wanted or "states" in wanted:
                studio.states(drawing)
        studio.browser.close()


def rooms(studio: Studio, wanted: list[str]) -> None:
    kept = {name: room for name, room in ROOMS.items() if not wanted or name in wanted}
    for name, room in kept.items():
        path, stored = room(studio.server)
        for drawing in drawings(name):
            studio.picture(drawing, path, ACTS.get(name), **stored)


def home(server: Server, path: str = "/") -> tuple[str, dict[str, Any]]:
    """Tables that wait for me, for others, for guests, and what has been played."""
    mine = [*tables_of_mine(server), finished_table(server), finished_table(server, "tumult")]
    stored = [table for one in mine for table in seated(one, 0)["tables"]]  # type: ignore[attr-defined]
    return path, {"tables": [*stored, *waiting(server)[1]["tables"]]}


@cache
def tables_of_mine(server: Server) -> list[Table]:
    theirs = scene_table(server, Scene("sail", 2, 5, ALL, choices=4))
    theirs.step()
    return [
        scene_table(server, Scene("sale", 2, options={"expansions": ["inn"]}, choices=2)),
        scene_table(server, Scene("pay", 3, game="tumult")),
        theirs,
        scene_table(server, Scene("death", 6, game="myvillage")),
    ]


def lay(reader: Reader) -> None:
    """A table as it is drawn: an expansion, a bot, a guest by link, somebody at this screen."""
    for mark in ('[data-expansion="inn"]', ".seats li:nth-child(3) .icon-button"):
        reader.page.click(mark)
    for kind in (3, 2):
        reader.page.click(f".free .tool:nth-of-type({kind})")


def waiting(server: Server) -> tuple[str, dict[str, Any]]:
    order = [
        *seats(2),
        {"kind": "open", "name": "Elsbeth"},
        {"kind": "bot", "name": "Conrad", "level": "master"},
    ]
    table = server.table(seats=order, options={"players": 4, "expansions": ["inn"]})
    kept: Any = seated(table, 0)["tables"]
    links = [{"seat": one["seat"], "link": one["link"]} for one in table.made["seats"][1:]]
    return f"/t/{table.id}", {"tables": [{**kept[0], "waiting": True, "invited": links}]}


def invitation(server: Server) -> tuple[str, dict[str, Any]]:
    table = server.table(
        seats=[*seats(2), {"kind": "open", "name": "Elsbeth"}, {"kind": "bot", "level": "master"}]
    )
    return f"/t/{table.id}#s={table.tokens[2]}", {"name": "Elsbeth"}


def score(server: Server, game: str = "village") -> tuple[str, dict[str, Any]]:
    table = finished_table(server, game)
    return f"/t/{table.id}", seated(table, 0)


def correct(reader: Reader) -> None:
    reader.page.keyboard.press("e")


def box(_: Server) -> tuple[str, dict[str, Any]]:
    """With one value of the reader's own, as drawn."""
    return "/box/village#customers.customer.K16", {"box": {"village": {"customers.customer.K16.points": 5}}}


def replay(server: Server, whole: str = "") -> tuple[str, dict[str, Any]]:
    """Once it has been analysed; step by step, or as a whole."""
    table = finished_table(server)
    until(lambda: table.ask("GET", "/analysis").status_code == 200, WHOLE_GAME)
    return f"/r/{table.id}#1{whole}", {}


def turn(reader: Reader) -> None:
    """To a moment that decided something."""
    for _ in range(3):
        reader.page.keyboard.press("n")


def lesson(server: Server) -> tuple[str, dict[str, Any]]:
    """The first game, where a trade is to be learnt."""
    at = 4
    order = {"lesson": "first", "step": at, "name": "Anna"}
    made = server.http.post("/api/lessons/village", json=order).json()
    kept = {"at": at, "of": 1 + at, "table": made["table"], "seats": made["seats"]}
    return "/learn/village#first", {"lessons": {"village/first": kept}}


ROOMS = {
    "home": home,
    "tables": lambda server: home(server, "/tables"),
    "table-setup": lambda server: ("/new", {}),
    "tables-room": waiting,
    "tables-join": invitation,
    "village-score": score,
    "myvillage-score": lambda server: score(server, "myvillage"),
    "tumult-score": lambda server: score(server, "tumult"),
    "replay": replay,
    "analysis": lambda server: replay(server, "/analysis"),
    "box": box,
    "learn": lesson,
    "rules": lambda server: ("/rules/village#market", {}),
}
ACTS = {
    "table-setup": Scene("", act=lay),
    "box": Scene("", act=correct),
    "replay": Scene("", act=turn),
    "analysis": Scene("", act=turn),
}

if __name__ == "__main__":
    main(sys.argv[1:])
