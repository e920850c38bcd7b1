"""More about the Port: what is hidden, told, and in which order."""

import pytest

from chronik.village.state import Task
from village.positions import ask, give, lay, play, stalls, strip, village
from village.sea import at_sea, bring_chest, embark, stow


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


def test_the_log_tells_where_a_ship_lands() -> None:
    match = at_sea("I1")
    play(match, "ship.land")
    assert any("lands at" in line for line in match.log("en")[-3:])


@pytest.mark.rule("VP-AMB-05")
@pytest.mark.parametrize("caller", [0, 2])
def test_the_caller_sells_first_even_without_customers(caller: int) -> None:
    match = village(3, expansions=("port",))
    for seat in range(3):
        strip(match, seat)
        give(match, seat, tea=1)
    stalls(match)
    lay(match, market={"plague": 1}, harvest={"pink": 3})
    ask(match, Task.TAKE, caller)
    play(match, "take.market:plague")
    assert (match.task.name, match.actor) == ("SALE", caller)
