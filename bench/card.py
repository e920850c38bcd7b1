"""How fast a graphics card plays when every move is tried by a network; needs neither Numba nor the rules.

chronik train village --players 2 --pack FOLDER
cp bench/card.py src/chronik/bots/weights/village-2.npz FOLDER
cd FOLDER && python card.py village-2.npz
"""

import sys
import time
from pathlib import Path

import torch

from chronik.lab.card import CARD, OVER, Crowd, Rules, Sketchbook, Table, random_numbers
from chronik.lab.evenings import chosen
from chronik.lab.pupil import Judge, read

CROWDS = (12_288, 40_960, 81_920)  # games at once
WARM, STEPS = 150, 100  # decisions of each game: before the clock runs, and while it does


def greedy(crowd: Crowd, judge: Judge, steps: int) -> tuple[int, int]:
    """So many decisions of every game, those begun anew that ended: how many they were, and moves tried."""
    decisions, tried = (torch.zeros((), dtype=torch.int64, device=CARD) for _ in range(2))
    for _ in range(steps):
        worth = crowd.values(judge)
        decisions += crowd.awake.sum()
        tried += (worth > -torch.inf).sum()
        crowd.move(chosen(crowd, worth, 0.0))
        over = crowd.turns[:, OVER] == 1
        crowd.begin(torch.where(over, random_numbers(crowd.count), -1))
    return int(decisions), int(tried)


def main() -> None:
    folder = Path.cwd()
    table = Table(Rules(folder), folder / "table-00.npz")
    judge = Judge(table.taste, read(Path(sys.argv[1]), table.size))
    for games in CROWDS:
        crowd = Crowd(table, games, Sketchbook(table.about))
        crowd.begin(random_numbers(games))
        greedy(crowd, judge, WARM)
        torch.cuda.synchronize()
        begun = time.perf_counter()
        decisions, tried = greedy(crowd, judge, STEPS)
        spent = time.perf_counter() - begun
        told = f"{decisions / spent / 1e6:.2f} M decisions/s, {tried / spent / 1e6:.1f} M moves tried/s"
        print(f"{games} games at once: {told}", flush=True)


if __name__ == "__main__":
    main()
