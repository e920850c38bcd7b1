"""Writes the positions that the pictures of the rules show, from games of people who rarely decline.

python page/src/village/dev/pictures.py [GAME ...]
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronik

PAGE = Path(__file__).parents[2]
ALL = {"players": 4, "expansions": ("inn", "port", "marriage")}
View = dict[str, Any]
FOUR = {"players": 4}
PICTURES: dict[str, dict[str, tuple[str, dict[str, Any], Callable[[View], bool]]]] = {
    "village": {
        "base": ("take", FOUR, lambda view: view["round"] == 3 and view["cubes_left"] > 14),
        "market": ("sale", FOUR, lambda view: view["round"] > 1 and len(sold(view)) == 2),
        "mass": ("climb", FOUR, lambda view: view["round"] > 1 and any(out(view))),
        "all": ("take", ALL, lambda view: view["round"] == 3 and view["cubes_left"] > 20),
    },
    "myvillage": {
        "base": ("activate", FOUR, lambda view: full(view) > 3 and len(view["villages"][0]["villagers"]) > 3),
        "dice": ("change", FOUR, lambda view: full(view) > 3 and len(view["pool"]) > 5),
        "death": ("death", FOUR, lambda view: full(view) > 3),
    },
    "tumult": {
        "mood": ("start", FOUR, lambda view: view["round"] == 2),
        "raid": (
            "raid",
            FOUR,
            lambda view: bool(view["castles"][0]["hand"]) and view["castles"][0]["tiles"] > 1,
        ),
        "building": ("build", FOUR, lambda view: view["round"] == 3 and view["castles"][0]["tiles"] > 2),
    },
}
DECLINED = ("decline", "market.pass", "build.pass", "raid.done", "raid.wait")
SEEDS, WILLING = 40, 0.95


def full(view: View) -> int:
    """How much stands in the village of the first seat."""
    own = view["villages"][0]
    return sum(len(own[area]) for area in ("shops", "journey", "waiting"))


def sold(view: View) -> list[Any]:
    return [sale for sale in view["market"]["served"] if sale]


def out(view: View) -> list[Any]:
    return [figure for figure in view["black_bag"]["out"] if figure["picked"]]


def position(game: str, task: str, options: dict[str, Any], fits: Callable[[View], bool]) -> View:
    for seed in range(SEEDS):
        chance = random.Random(seed)
        match = chronik.game(game, **options).match(seed=seed)
        while not match.over:
            view: View = match.view(0)
            if match.actor == 0 and view["asked"]["task"] == task and fits(view):
                return {name: value for name, value in view.items() if name != "provenance"}
            moves = match.moves()
            willing = [move for move in moves if move.notation not in DECLINED]
            match.play(chance.choice(willing if willing and chance.random() < WILLING else moves))
    raise SystemExit(f"no game comes to {task}")


if __name__ == "__main__":
    for game in sys.argv[1:] or PICTURES:
        found = {name: position(game, *how) for name, how in PICTURES[game].items()}
        (PAGE / game / "pictures.json").write_text(json.dumps(found, default=int) + "\n", encoding="utf-8")
