"""The people's mercy: for those who have placed the fewest statues, unless all have placed as many."""

from chronik.kernel import note, rule
from chronik.tumult.state import Event, Tumult


@rule
def show(s: Tumult) -> None:
    most, fewest = s.placed[0], s.placed[0]
    for p in range(1, s.players):
        most = max(most, s.placed[p])
        fewest = min(fewest, s.placed[p])
    for p in range(s.players):
        s.mercy[p] = fewest < most and s.placed[p] == fewest
        if s.mercy[p] == 1:
            note(s, Event.MERCY, p)
