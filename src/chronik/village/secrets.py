"""What a seat cannot know: the customers' stack, face-down customers of others, the generator."""

from typing import Any

import numpy as np

from chronik.kernel import rule, shuffle
from chronik.village.scoring import customers_served
from chronik.village.state import CUSTOMERS, NOBODY, SEATS, Box, Village


@rule
def conceal(box: Box, s: Village, seat: int, seed: Any) -> None:
    """Draw all of it anew, fairly; whatever the seat knows stays as it is."""
    s.rng = np.uint64(seed)
    if s.over == 1:
        return
    served = np.zeros(SEATS, np.int64)
    hidden = s.stacked
    for p in range(s.players):
        if p != seat:
            served[p] = customers_served(s, p)
            hidden = gather(s, p, hidden)
    shuffle(s, s.stack, hidden)
    for p in range(s.players):
        for _ in range(served[p]):
            hidden -= 1
            s.owner[s.stack[hidden]] = p
            s.stack[hidden] = NOBODY


@rule
def gather(s: Village, p: int, hidden: int) -> int:
    """Put the player's customers on the stack, to be mixed with it."""
    for customer in range(CUSTOMERS):
        if s.owner[customer] == p:
            s.owner[customer] = NOBODY
            s.stack[hidden] = customer
            hidden += 1
    return hidden
