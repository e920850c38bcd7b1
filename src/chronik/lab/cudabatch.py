"""`Batch(..., device="cuda")`: the games lie on a graphics card, and so do the arrays (PyTorch's).

Same seeds, same moves, same games as on the CPU. The whole view (`observation="tensor"`) is made on the CPU.
"""

import tempfile
from pathlib import Path
from typing import Any

import numpy as np

from chronik.bots.mind import words_of
from chronik.lab.batch import Batch, checked_count, kept_fields
from chronik.lab.cards import NO_CARD, kernels_of, write_tables
from chronik.lab.observations import checked_game, checked_kind, length
from chronik.lab.sight import tensors
from chronik.rulebook.errors import ChronikError, IllegalMove, OptionError
from chronik.table import Game

try:
    import torch

    from chronik.lab.card import CARD, Rules, Table
    from chronik.lab.hall import Hall
except ImportError:
    raise OptionError(NO_CARD) from None


class CudaBatch(Batch):
    def __init__(
        self,
        game: Game,
        count: int,
        *,
        device: str = "cuda",
        observation: str = "features",
        jobs: int = 0,  # noqa: ARG002 (a card has threads enough)
        hall: Hall | None = None,
    ) -> None:
        self.game, self.count, self.device = checked_game(game), checked_count(count), device
        self.kind = checked_kind(observation)
        self.hall = hall or hall_of(game, count)
        self.masks, self.actors = self.hall.masks, self.hall.actors
        self.over, self.rounds = self.hall.over, self.hall.rounds
        self._scores, self._places = self.hall.scores, self.hall.places
        self._observations = torch.zeros((count, length(game, self.kind)), device=CARD)
        self.reset(np.zeros(count, np.int64))

    def __getstate__(self) -> tuple[Any, ...]:
        raise ChronikError("games on a card are not copied: what they are is in `states`")

    @property
    def states(self) -> Any:
        """A copy of the positions as records, on the CPU."""
        rows = self.hall.rooms.rows.cpu().numpy()
        kept = kept_fields(self.game.rules.record.dtype, 8 * words_of(self.game.rules.record.dtype))
        return np.ascontiguousarray(rows[:, : kept.itemsize]).view(kept)[:, 0]

    def reset(self, seeds: Any, which: Any = None) -> None:
        numbers = self.told("seeds", seeds)
        if bool((numbers < 0).any()):
            raise OptionError("seeds: whole numbers from 0 on, and below 2**63 on a card")
        if which is not None:
            numbers = torch.where(self.told("which", which, truth=True), numbers, -1)
        self.hall.begin(numbers)
        self.touched()

    def step(self, moves: Any) -> None:
        self.hall.move(self.checked_moves(moves))
        self.touched()

    def checked_moves(self, moves: Any) -> Any:
        numbers = self.told("moves", moves)
        wrong = self.hall.illegal(numbers)
        if len(wrong):
            raise IllegalMove(f"game {wrong[0]}: move {numbers[wrong[0]]} is not legal there")
        return numbers

    def told(self, name: str, values: Any, truth: bool = False) -> Any:
        """One number (or truth value) for each game, on the card."""
        found = torch.as_tensor(values, device=CARD)
        plain = not found.is_floating_point() and not found.is_complex()
        if found.shape != (self.count,) or not plain or (found.dtype == torch.bool) != truth:
            kind = "truth values" if truth else "whole numbers"
            raise OptionError(f"{name}: {self.count} {kind}, one for each game")
        return found if truth else found.long()

    def observe(self, seats: Any, into: Any) -> None:
        seen = self.told("seats", seats).clamp(min=0)
        if self.kind == "tensor":
            made = torch.from_numpy(tensors(self.game, self.states, seen.cpu().numpy())).to(CARD)
        else:
            made = self.hall.look(seen)
        into.copy_(made)

    def _rank(self) -> None:
        if "standing" in self._stale:
            self.hall.rank()
            self._stale.remove("standing")


def hall_of(game: Game, count: int) -> Hall:
    """Kernels are compiled on first use."""
    if CARD != "cuda":
        raise OptionError(NO_CARD)
    rules = Rules(kernels_of(game))
    with tempfile.TemporaryDirectory() as folder:
        return Hall(Table(rules, write_tables([game], Path(folder))[0]), count)
