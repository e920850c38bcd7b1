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
    return all(tells_nothing(before, after, seat, move, guess) for guess in range(GUESSES))


def tells_nothing(before: Match, after: Match, seat: int, move: int | str, guess: int) -> bool:
    """The move is made in a hidden copy. If as much is hidden after it as before, that is the same as to hide
    now; two positions are compared sooner than what can be seen of them."""
    twin = before.hidden(seat, guess)
    twin.play(move)
    same = twin.state.tobytes() == after.hidden(seat, guess).state.tobytes()
    return same or twin.view(seat) == after.view(seat)
