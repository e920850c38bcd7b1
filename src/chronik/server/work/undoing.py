"""How far a seat may go back: freely to the last thing that told it something or passed the turn."""

from chronik.server.refusal import Refusal
from chronik.table import Match

GUESSES = 2  # hidden copies; a move that reveals nothing leads to the same view in all of them


def target(match: Match, seat: int, laid: int) -> int:
    """The number of steps that are left when the seat takes back its last decision at this table."""
    own = [n for n, step in enumerate(match.steps) if step.seat == seat and n >= laid]
    if not own:
        raise Refusal("nothing-to-undo")
    return own[-1]


def is_free(match: Match, seat: int, move: int | str) -> bool:
    """Whether the seat alone made the last step, is still to decide, and learnt nothing by the move."""
    if not match.steps or match.steps[-1].seat != seat or match.actors != (seat,):
        return False
    before = match.copy()
    before.undo()
    return before.actors == (seat,) and reveals_nothing(before, match, seat, move)


def reveals_nothing(before: Match, after: Match, seat: int, move: int | str) -> bool:
    """Chance did not speak, and whatever is hidden, the seat would now see the same."""
    if before.state.rng != after.state.rng:
        return False
    seen = after.view(seat)
    for guess in range(GUESSES):
        twin = before.hidden(seat, guess)
        twin.play(move)
        if twin.view(seat) != seen:
            return False
    return True
