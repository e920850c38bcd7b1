"""Treasure chests that others have: hidden, and drawn anew."""

import pytest

from village.port.sea import at_sea, bring_chest, embark, stow


def test_the_chests_of_others_are_drawn_anew_and_lie_as_they_lay() -> None:
    """One aboard of a ship, one on its owner's farm; the own ones are known."""
    match = at_sea(captain="C2a")
    embark(match, 1, "I2", "C2b")
    stow(match, "chest", seat=0)
    stow(match, "chest", seat=1)
    bring_chest(match, 1)
    bring_chest(match, 2)
    assert match.fault() == ""
    own, aboard, farms = int(match.state.chest_aboard[0]), set(), set()
    for seed in range(60):
        twin = match.hidden(0, seed)
        s = twin.state
        assert twin.fault() == ""
        assert s.chest_aboard[0] == own
        assert [int(chests).bit_count() for chests in s.chests[:3]] == [0, 1, 1]
        assert s.chests_left == match.state.chests_left
        aboard.add(int(s.chest_aboard[1]))
        farms.add(int(s.chests[2]).bit_length() - 1)
    others = set(range(match.game.boxes[0].chests)) - {own}
    assert aboard == farms == others


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_everybody_keeps_as_many_chests_whoever_looks(seat: int) -> None:
    match = at_sea()
    for owner in (0, 0, 1, 2):
        bring_chest(match, owner)
    for seed in range(10):
        twin = match.hidden(seat, seed)
        assert twin.fault() == ""
        assert [int(chests).bit_count() for chests in twin.state.chests[:3]] == [2, 1, 1]
        assert twin.state.chests[seat] == match.state.chests[seat]
