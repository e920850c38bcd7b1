"""Random games of the CPU, written down so that a graphics card can be asked for the very same.

chronik train village --players 4 --pack FOLDER
python bench/same.py village --players 4 --write FOLDER/same.npz
cp bench/card.py bench/same.py FOLDER
cd FOLDER && python card.py same same.npz

The moves are kept, and a hash of all that a batch tells after each of them; of the last positions, all bytes.
"""

import argparse
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np

GAMES, STEPS = 512, 1000
LOOKS = ("masks", "actors", "over", "rounds", "observations", "scores", "places")
HASH = 16


def told(arrays: Iterable[Any]) -> Any:
    """All arrays together, as a short hash."""
    found = blake2b(digest_size=HASH)
    for array in arrays:
        found.update(np.ascontiguousarray(array).tobytes())
    return np.frombuffer(found.digest(), np.uint8)


def seeds_of(step: int, games: int) -> Any:
    """Those of games that begin anew in a step."""
    return step * games + np.arange(games)


def main() -> None:
    import chronik
    from chronik.lab.batch import Batch

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, required=True)
    parser.add_argument("--expansions", default="")
    parser.add_argument("--write", type=Path, required=True)
    given = parser.parse_args()
    expansions = {"expansions": tuple(given.expansions.split(","))} if given.expansions else {}
    game = chronik.game(given.game, players=given.players, **expansions)
    size = game.rules.record.dtype.fields["journal"][1]
    np.savez_compressed(given.write, **played(Batch(game, GAMES), size))


def played(batch: Any, size: int) -> dict[str, Any]:
    """Games at random, those that ended begun anew: moves, hashes, and so many bytes of each position."""
    random, games = np.random.default_rng(1), batch.count
    moves, hashes = np.zeros((STEPS, games), np.int64), np.zeros((STEPS, HASH), np.uint8)
    batch.reset(seeds_of(0, games))
    for step in range(STEPS):
        batch.reset(seeds_of(step + 1, games), which=batch.over.copy())
        moves[step] = (batch.masks * random.random(batch.masks.shape)).argmax(axis=1)
        batch.step(moves[step])
        hashes[step] = told(getattr(batch, look) for look in LOOKS)
    return {"moves": moves, "hashes": hashes, "positions": batch.words.view(np.uint8)[:, :size]}


if __name__ == "__main__":
    main()
