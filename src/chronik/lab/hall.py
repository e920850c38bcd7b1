"""A hall of games on a graphics card, all at one kind of table: what `lab.batch` tells of games, told there.

Arrays are PyTorch's, always the same memory. It needs neither Numba nor the rules: those are in the kernels.
"""

from typing import Any

import torch

from chronik.lab.card import ACTOR, ANSWERS, CARD, LEGAL, WHEN, Crowd, Records, Sketchbook, Table

NOBODY = -1  # who is asked when a game is over


class Hall:
    """So many games, a row for each."""

    def __init__(self, table: Table, count: int) -> None:
        self.count, self.players = count, table.players
        self.crowd = Crowd(table, count, Sketchbook(table.about, 1))
        about = table.about
        self.masks = torch.zeros((count, about["options"]), dtype=torch.int8, device=CARD)
        self.actors = torch.full((count,), NOBODY, device=CARD)
        self.over = torch.ones(count, dtype=torch.bool, device=CARD)
        self.rounds = torch.zeros(count, dtype=torch.int64, device=CARD)
        self.vectors = Records(count, 4 * about["vector"])
        self.seen = self.vectors.rows.view(torch.float32)[:, : table.size]
        standing = torch.zeros((2, count, about["seats"]), dtype=torch.int64, device=CARD)
        self.totals, self.ranks = standing[0], standing[1]
        self.scores, self.places = self.totals[:, : self.players], self.ranks[:, : self.players]

    @property
    def rooms(self) -> Records:
        """The positions, as bytes that the kernels know how to read."""
        return self.crowd.rooms

    def begin(self, seeds: Any) -> None:
        """New games from their seeds; where one is below 0, the game stays as it is."""
        self.crowd.begin(seeds)
        self.tell()

    def move(self, moves: Any) -> None:
        """A move, told by its number, in every game that is not over."""
        self.crowd.move(torch.where(self.over, -1, moves))
        self.tell()

    def tell(self) -> None:
        turns = self.crowd.turns
        torch.eq(self.crowd.whys, LEGAL, out=self.masks.view(torch.bool))
        torch.eq(turns[:, ANSWERS], 0, out=self.over)
        self.actors.copy_(torch.where(self.over, NOBODY, turns[:, ACTOR]))
        self.rounds.copy_(turns[:, WHEN])

    def illegal(self, moves: Any) -> Any:
        """Which games cannot go on with these moves."""
        inside = (moves >= 0) & (moves < self.masks.shape[1])
        legal = self.masks.gather(1, torch.where(inside, moves, 0)[:, None])[:, 0] == 1
        return (~(self.over | (inside & legal))).nonzero()[:, 0]

    def look(self, seats: Any) -> Any:
        """What a seat of each game sees."""
        self.vectors.rows.zero_()
        self.crowd.do("see_at", self.count, self.rooms, seats, self.vectors)
        return self.seen

    def rank(self) -> None:
        """Points and places, as if the games ended now."""
        self.crowd.do("rank_at", self.count, self.rooms, self.totals, self.ranks)
