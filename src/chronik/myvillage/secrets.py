"""What a seat cannot know: the order of all stacks, and the generator."""

from typing import Any

import numpy as np

from chronik.kernel import rule, top
from chronik.myvillage.box import Box
from chronik.myvillage.state import LETTERS, STACKS, MyVillage, Task
from chronik.myvillage.values import whole
from chronik.rulebook.redraw import redraw


@rule
def conceal(box: Box, s: MyVillage, seat: int, seed: Any) -> None:
    """Draw all of it anew, fairly; whatever the seat knows stays as it is."""
    s.rng = np.uint64(seed)
    if s.over == 1:
        return
    redraw(s, s.stack, whole(s.stacked))
    for stack in range(STACKS):
        # The top monk is open.
        redraw(s, s.monk_stack[stack], whole(s.monks_left[stack]) - 1)
    task, p, a, _ = top(s)
    for letter in range(LETTERS):
        seen = 1 if task == Task.EXCHANGE and p == seat and a == letter else 0
        redraw(s, s.journey_stack[letter], whole(s.journeys_left[letter]) - seen)
