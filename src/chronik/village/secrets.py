"""What a seat cannot know: the order of the stack, who of the others holds which customer, the generator."""

from typing import Any

import numpy as np

from chronik.kernel import rule
from chronik.rulebook.redraw import redraw, redraw_chosen
from chronik.village.names import CUSTOMERS, NOBODY
from chronik.village.state import Box, Village


@rule
def conceal(box: Box, s: Village, seat: int, seed: Any) -> None:
    """Draw all of it anew, fairly. Which customers were served is public: they never mix with the stack."""
    s.rng = np.uint64(seed)
    if s.over == 0:
        redraw(s, s.stack, s.stacked)
        deal_customers(s, seat)


@rule
def deal_customers(s: Village, seat: int) -> None:
    """Mix the customers that the others have served; everybody keeps as many as before."""
    others = np.int64(0)
    for customer in range(CUSTOMERS):
        owner = s.owner[customer]
        if owner != NOBODY and owner != seat and owner < s.players:
            others |= np.int64(1) << np.int64(customer)
    redraw_chosen(s, s.owner, others)
