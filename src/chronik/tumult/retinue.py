"""The retinue: what is won and lost, and what happens if the supply or a player is short of it."""

from chronik.kernel import note, rule
from chronik.tumult.state import NOBODY, Box, Event, Tumult


@rule
def give_back(s: Tumult, p: int, count: int) -> None:
    s.retinue[p] -= count
    s.supply += count


@rule
def win(box: Box, s: Tumult, p: int, count: int) -> None:
    """Retinue from the supply; as long as that is short of it, everybody gives some back first."""
    if count == 0:
        return
    while s.supply < count:
        note(s, Event.SUPPLY_SHORT, NOBODY, box.relief)
        for seat in range(s.players):
            relief = min(box.relief, s.retinue[seat])
            give_back(s, seat, relief)
            note(s, Event.GAVE_RELIEF, seat, relief)
    give_back(s, p, -count)
    note(s, Event.GOT_RETINUE, p, count)


@rule
def lose(box: Box, s: Tumult, p: int, count: int) -> None:
    """Retinue to the supply; if the player is short of it, everybody gets some first.

    If the supply cannot give that to everybody, the player gives all he has and the rest is waived.
    """
    if count == 0:
        return
    if s.retinue[p] < count and s.supply >= box.relief * s.players:
        note(s, Event.PLAYER_SHORT, p, box.relief)
        for seat in range(s.players):
            give_back(s, seat, -box.relief)
            note(s, Event.GOT_RELIEF, seat, box.relief)
    paid = min(count, s.retinue[p])
    give_back(s, p, paid)
    note(s, Event.LOST_RETINUE, p, paid)
    if paid < count:
        note(s, Event.WAIVED, p, count - paid)
