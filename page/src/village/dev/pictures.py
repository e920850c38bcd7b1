"""Writes the positions that the pictures of the rules show, from games of people who rarely decline.

python page/src/village/dev/pictures.py
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import chronik

OUT = Path(__file__).parents[1] / "pictures.json"
ALL = {"players": 4, "expansions": ("inn", "port", "marriage")}
View = dict[str, Any]
PICTURES: dict[str, tuple[str, dict[str, Any], Callable[[View], bool]]] = {
    "base": ("take", {"players": 4}, lambda view: view["round"] == 3 and view["cubes_left"] > 14),
    "market": ("sale", {"players": 4}, lambda view: view["round"] > 1 and len(sold(view)) == 2),
    "mass": ("climb", {"players": 4}, lambda view: view["round"] > 1 and any(out(view))),
    "all": ("take", ALL, lambda view: view["round"] == 3 and view["cubes_left"] > 20),
}
SEEDS, WILLING = 40, 0.95


def sold(view: View) -> list[Any]:
    return [sale for sale in view["market"]["served"] if sale]


def out(view: View) -> list[Any]:
    return [figure for figure in view["black_bag"]["out"] if figure["picked"]]


def position(task: str, options: dict[str, Any], fits: Callable[[View], bool]) -> View:
    for seed in range(SEEDS):
        chance = random.Random(seed)
        match = chronik.game("village", **options).match(seed=seed)
        while not match.over:
            view: View = match.view(0)
            if match.actor == 0 and view["asked"]["task"] == task and fits(view):
                return {name: value for name, value in view.items() if name != "provenance"}
            moves = match.moves()
            willing = [move for move in moves if move.notation not in ("decline", "market.pass")]
            match.play(chance.choice(willing if willing and chance.random() < WILLING else moves))
    raise SystemExit(f"no game comes to {task}")


if __name__ == "__main__":
    found = {name: position(*how) for name, how in PICTURES.items()}
    OUT.write_text(json.dumps(found, default=int) + "\n", encoding="utf-8")
