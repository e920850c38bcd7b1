"""What a graphics card does in games: random play, play by a network, one network against another.

And whether it plays the same games as a CPU: `bench/same.py` says how.

It needs neither Numba nor the rules, only what is packed before:

chronik train village --players 2 --pack FOLDER
cp bench/card.py bench/same.py src/chronik/bots/weights/village-2.npz FOLDER
cd FOLDER && python card.py random
python card.py greedy village-2.npz
python card.py duel learned/best.npz village-2.npz
"""

import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np
import torch
from same import seeds_of, told

from chronik.lab.card import CARD, MADE, OVER, Crowd, Records, Rules, Sketchbook, Table, random_numbers
from chronik.lab.evenings import chosen, duel
from chronik.lab.hall import Hall
from chronik.lab.pupil import Judge, read

WANDERERS = (524_288, 1_048_576)  # games at once that play at random
AT_ONCE = 16  # questions of each, until those begin anew that ended
DECISIONS = 192, 1920  # of each: as games begin, and from end to end (two games of Village or more)
CROWDS = (12_288, 40_960, 81_920)  # games at once that a network plays
WARM, STEPS = 150, 100  # decisions of each game: before the clock runs, and while it does
DUELS = 4096


def timed(call: Callable[[], int]) -> float:
    """Millions in a second of what the call counts."""
    torch.cuda.synchronize()
    begun = time.perf_counter()
    count = call()
    torch.cuda.synchronize()
    return count / (time.perf_counter() - begun) / 1e6


def random_play(table: Table) -> None:
    for games in WANDERERS:
        crowd, dice = Crowd(table, games, Sketchbook(table.about, 1)), Records(games, table.about["dice"])
        dice.rows.copy_(torch.randint(256, dice.rows.shape, dtype=torch.uint8, device=CARD))
        crowd.begin(random_numbers(games))
        wander(crowd, dice, DECISIONS[0])  # the card warms up
        for decisions in DECISIONS:
            crowd.begin(random_numbers(games))
            speed = timed(partial(wander, crowd, dice, decisions))
            print(f"{games} games at once, {decisions} decisions each: {speed:.0f} M/s", flush=True)


def wander(crowd: Crowd, dice: Records, decisions: int) -> int:
    """So many decisions of each game, on average, or a few more; those that ended begin anew."""
    made = crowd.turns[:, MADE]
    made.zero_()
    while int(made.sum()) < decisions * crowd.count:
        for _ in range(AT_ONCE):
            crowd.stroll(dice)
        crowd.begin(torch.where(crowd.turns[:, OVER] == 1, random_numbers(crowd.count), -1))
    return int(made.sum())


def greedy_play(table: Table, network: str) -> None:
    judge = Judge(table.taste, read(Path(network), table.size))
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


def meet(table: Table, one: str, other: str) -> None:
    """Greedy against greedy, seats rotated."""
    crowd = Crowd(table, DUELS, Sketchbook(table.about))
    lead = duel(crowd, *(read(Path(name), table.size) for name in (one, other)), seed=0)
    share = lead / max(2, table.players)
    print(f"{one} wins {share:.1%} of {DUELS} games against {other}")


def compare(table: Table, file: str) -> None:
    """The games of a CPU once more, and whether all that is told of them is the same."""
    kept = np.load(file)
    steps, games = kept["moves"].shape
    hall = Hall(table, games)
    hall.begin(torch.as_tensor(seeds_of(0, games), device=CARD))
    for step, moves in enumerate(kept["moves"]):
        anew = torch.as_tensor(seeds_of(step + 1, games), device=CARD)
        hall.begin(torch.where(hall.over, anew, -1))
        hall.move(torch.as_tensor(moves, device=CARD))
        if not np.array_equal(told(looks(hall)), kept["hashes"][step]):
            sys.exit(f"not the same after decision {step + 1}")
    positions = hall.rooms.rows.cpu().numpy()[:, : kept["positions"].shape[1]]
    same = np.array_equal(positions, kept["positions"])
    print(f"{games} games, {steps} decisions each: {'all the same' if same else 'other positions at last'}")


def looks(hall: Hall) -> Iterator[np.ndarray]:
    """What `same.LOOKS` names."""
    hall.rank()
    seen = hall.look(hall.actors.clamp(min=0))
    for array in (hall.masks, hall.actors, hall.over, hall.rounds, seen, hall.scores, hall.places):
        yield array.cpu().numpy()


def main() -> None:
    what, *names = sys.argv[1:]
    table = Table(Rules(Path.cwd()), Path("table-00.npz"))
    {"random": random_play, "greedy": greedy_play, "duel": meet, "same": compare}[what](table, *names)


if __name__ == "__main__":
    main()
