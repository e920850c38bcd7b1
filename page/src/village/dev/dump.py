"""Writes positions of random games, with their moves, for the board's developers: see the README beside it.

python page/src/village/dev/dump.py [SET ...]
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import chronik

OUT = Path(__file__).parents[3] / "node_modules/.views"
ALL = ("inn", "port", "marriage")
SETS: dict[str, dict[str, Any]] = {
    "base2o": {"players": 2, "edition": "original"},
    "base4": {"players": 4},
    "base4o": {"players": 4, "edition": "original"},
    "base5": {"players": 5},
    "inn": {"players": 3, "expansions": ("inn",)},
    "port": {"players": 4, "expansions": ("port",)},
    "marriage": {"players": 4, "expansions": ("marriage",)},
    "innport": {"players": 3, "expansions": ("inn", "port")},
    "all": {"players": 5, "expansions": ALL},
    "solo": {"solo": True},
}
GAMES, BEGINNING, KEPT = 2, 25, 12  # games of each set, decisions left out, positions of each question


def shown(match: Any) -> dict[str, Any]:
    moves = [
        {
            "number": move.number,
            "notation": move.notation,
            "text": move.text("en"),
            "cost": move.cost,
            "gain": move.gain,
            "death": move.death,
        }
        for move in match.moves()
    ]
    refused = [
        {"notation": move.notation, "text": move.text("en"), "why": why.name, "reason": why.text("en")}
        for move, why in match.refused()
    ]
    return {"seat": match.actor, "view": match.view(match.actor), "moves": moves, "refused": refused}


def positions(options: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """By question: the first of each, and every fifth of those that follow."""
    found: dict[str, list[dict[str, Any]]] = {}
    chance = random.Random(5)
    for seed in range(GAMES):
        match = chronik.game("village", **options).match(seed=seed)
        step = 0
        while not match.over:
            step += 1
            kept = found.setdefault(match.view(None)["asked"]["task"], [])
            if step > BEGINNING and (not kept or (step % 5 == 0 and len(kept) < KEPT)):
                kept.append(shown(match))
            acts = [move for move in match.moves() if move.notation != "decline"]
            match.play(chance.choice(acts or match.moves()))
        found["over"] = [{"seat": 0, "view": match.view(0), "moves": [], "refused": []}]
    return {task: kept for task, kept in found.items() if kept}


if __name__ == "__main__":
    OUT.mkdir(parents=True, exist_ok=True)
    for name in sys.argv[1:] or SETS:
        (OUT / f"{name}.json").write_text(json.dumps(positions(SETS[name]), default=int), encoding="utf-8")
