"""The start player's hand: who takes it starts the next round."""

from chronik.kernel import note, rule
from chronik.myvillage.box import Box
from chronik.myvillage.state import Event, Gain, MyVillage, Why
from chronik.myvillage.supply import gain
from chronik.myvillage.values import shows, whole


@rule
def why_not_take(box: Box, s: MyVillage, p: int, value: int) -> int:
    """Never the start player in the first turn of a round; with two players he may in his second."""
    if not shows(box.hand_values, value):
        return Why.WRONG_VALUE
    if s.hand_open == 0:
        return Why.HAND_CLOSED
    return Why.START_PLAYER if p == s.first and s.turns <= s.players else Why.LEGAL


@rule
def take(s: MyVillage, p: int) -> None:
    note(s, Event.TOOK_HAND, p, whole(s.hand_stories))
    gain(s, p, Gain.STORY, whole(s.hand_stories))
    s.hand_stories = 0
    s.hand_owner = p
    s.hand_open = 0
