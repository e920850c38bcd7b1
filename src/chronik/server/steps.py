"""From what happened to what stands: an undo is an event like a move, and nothing is ever taken out."""

from collections.abc import Sequence

from chronik.server.store import UNDO, Event

Step = tuple[int, int, str]  # the number of the event that made it, the seat, the notation


def standing(events: Sequence[Event]) -> list[Step]:
    """The steps that nobody took back."""
    steps: list[Step] = []
    for event in events:
        if event.kind == UNDO:
            del steps[int(event.move) :]
        else:
            steps.append((event.seq, event.seat, event.move))
    return steps
