"""Batches as on a graphics card: the same games as on the CPU. It needs PyTorch; a card is used if there."""

import copy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import chronik
from chronik.lab.batch import Batch
from chronik.rulebook.errors import ChronikError, IllegalMove, OptionError
from chronik.table import Game

torch = pytest.importorskip("torch")

from chronik.lab.card import CARD  # noqa: E402
from chronik.lab.cudabatch import CudaBatch  # noqa: E402
from chronik.lab.hall import Hall  # noqa: E402
from lab.onebyone import table_of  # noqa: E402

pytestmark = pytest.mark.heavy
EXPANSIONS = "inn", "port", "marriage"
GAMES = {
    "village": chronik.game("village", players=2),
    "expansions": chronik.game("village", players=4, expansions=EXPANSIONS),
    "myvillage": chronik.game("myvillage", players=4),
    "tumult": chronik.game("tumult", players=3),
}
COUNT, STEPS = 3, 60


def on_card(table: Game, folder: Path, **more: Any) -> CudaBatch:
    if CARD == "cuda":
        return CudaBatch(table, COUNT, **more)
    return CudaBatch(table, COUNT, hall=Hall(table_of(table, folder), COUNT), **more)


def same(mine: Any, theirs: Any) -> None:
    assert np.array_equal(mine.cpu().numpy(), theirs)


@pytest.mark.parametrize("observation", ["features", "tensor"])
@pytest.mark.parametrize("setup", GAMES)
def test_a_card_plays_the_same_games(setup: str, observation: str, tmp_path: Path) -> None:
    table, chance = GAMES[setup], np.random.default_rng(2)
    card, cpu = (
        on_card(table, tmp_path, observation=observation),
        Batch(table, COUNT, observation=observation),
    )
    for batch in (card, cpu):
        batch.reset([4, 5, 6])
    for step in range(STEPS):
        moves = (chance.random(cpu.masks.shape) * cpu.masks).argmax(axis=1)
        for batch in (card, cpu):
            batch.step(moves)
        for name in ("masks", "actors", "over", "rounds", "observations", "scores", "places"):
            same(getattr(card, name), getattr(cpu, name))
        if step == STEPS // 2:
            for batch in (card, cpu):
                batch.reset([7, 8, 9], which=np.array([False, True, False]))
    for name in cpu.states.dtype.names:
        assert np.array_equal(card.states[name], cpu.states[name]), name


def test_arrays_stay_where_they_are(tmp_path: Path) -> None:
    batch = on_card(GAMES["tumult"], tmp_path)
    before = [torch.from_dlpack(array) for array in (batch.masks, batch.actors, batch.observations)]
    batch.step(batch.masks.argmax(1))
    after = batch.masks, batch.actors, batch.observations
    assert all(torch.equal(old, new) for old, new in zip(before, after, strict=True))


def test_what_is_wrong_is_said(tmp_path: Path) -> None:
    batch = on_card(GAMES["tumult"], tmp_path)
    kept = batch.hall.rooms.rows.clone()
    first = batch.masks.argmax(1)
    with pytest.raises(IllegalMove, match="game 1: move 1000000 is not legal"):
        batch.step(torch.where(torch.arange(COUNT, device=CARD) == 1, 10**6, first))
    for wrong, said in (
        (lambda: batch.step([1]), "moves: 3 whole numbers"),
        (lambda: batch.reset([0.5] * COUNT), "seeds: 3 whole numbers"),
        (lambda: batch.reset([-1] * COUNT), "seeds: whole numbers from 0 on"),
        (lambda: batch.reset([1] * COUNT, which=[1] * COUNT), "which: 3 truth values"),
    ):
        with pytest.raises(OptionError, match=said):
            wrong()
    with pytest.raises(ChronikError, match="not copied"):
        copy.deepcopy(batch)
    assert torch.equal(batch.hall.rooms.rows, kept)
