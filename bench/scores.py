"""Fit the scores that networks foresee to games of theirs; what they play stays the same.

    python bench/scores.py src/chronik/bots/weights/*.npz

For each it tells the mean error in the first third of games that were not fitted, and how far the mean is
off, before and after, in points.
"""

import argparse
import re
from pathlib import Path
from typing import Any

import numpy as np

import chronik
from chronik.bots.networks import load
from chronik.bots.selfplay import WHEN
from chronik.bots.value import SCORE
from chronik.lab.aside import write_weights
from chronik.lab.contest import Contest
from chronik.lab.kinds import tables_like
from chronik.lab.scores import KEPT, ROOM, fit_score

NAME = re.compile(r"(\w+?)(-expansions)?-(solo|\d)")
GAMES = 200  # at each table, to measure
SEED, FRESH = 1 << 40, 2 << 40


def table(path: Path) -> chronik.Game:
    """The table that a network's file is named after."""
    found = NAME.fullmatch(path.stem)
    assert found is not None, f"{path}: named after no table"
    name, expansions, seats = found.groups()
    options: dict[str, Any] = {"solo": True} if seats == "solo" else {"players": int(seats)}
    if expansions:
        options["expansions"] = ("inn", "port", "marriage")
    return chronik.game(name, **options)


def errors(net: Any, contests: list[Contest]) -> tuple[float, float]:
    """Of the score foreseen in the first third of each table's games: its mean size, and its mean."""
    off = []
    for contest in contests:
        played = contest.play(net.reshape(1), [0], GAMES, FRESH, KEPT, ROOM)
        early = played.targets[:, WHEN] <= np.median(played.targets[:, WHEN]) * 2 / 3
        hidden = np.maximum(played.samples[early] @ net["first"][: contest.size] + net["bias"], 0.0)
        guess = hidden @ net["second"][SCORE] + net["out"][SCORE]
        off.append((guess - played.targets[early, SCORE]) * contest.brain.known.POINTS)
    every = np.concatenate(off)
    return float(np.abs(every).mean()), float(every.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("networks", nargs="+", type=Path)
    parser.add_argument("--look", action="store_true", help="only measure")
    given = parser.parse_args()
    for path in given.networks:
        game = table(path)
        contests = [Contest(like) for like in tables_like(game)]
        net = load(path, game)[0]
        before = errors(net, contests)
        fit_score(net, contests, SEED)
        after = errors(net, contests)
        told = " to ".join(f"{size:.1f} ({mean:+.1f})" for size, mean in (before, after))
        print(f"{path.stem:24} {told} points off", flush=True)
        if not given.look:
            stored = len(np.load(path)["first"])
            write_weights(path, net["first"][:stored], net["bias"], net["second"], net["out"])


if __name__ == "__main__":
    main()
