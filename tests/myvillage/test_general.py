"""General notes: what may lapse, what is limited, what stays."""

import random

import pytest

from chronik.myvillage.state import NOBODY, Head
from chronik.table import Match
from myvillage.positions import (
    absent,
    beside,
    church,
    events,
    fields,
    hall,
    meeting,
    monk_on_top,
    myvillage,
    notations,
    play,
    shop,
    stock,
    time_spent,
    travelled,
    turn,
)


@pytest.mark.rule("MV-GEN-01")
def test_marks_count_without_a_councillor() -> None:
    match = myvillage()
    hall(match, 0, "areas", marks=("shops",))
    shop(match, 0, "stables", 5)
    absent(match, 0, "councillor")
    assert match.breakdown(0)["council"] == 1


@pytest.mark.rule("MV-GEN-02")
def test_cards_count_in_inactive_areas() -> None:
    match = myvillage()
    travelled(match, 0, "TR-A2", "TR-B4")  # 3 and 5
    absent(match, 0, "traveller")
    assert match.breakdown(0)["travel"] == 8


@pytest.mark.rule("MV-GEN-03")
def test_a_full_hall_may_be_activated() -> None:
    match = myvillage()
    everybody = ("abbot", "councillor", "traveller", "craftsman", "merchant")
    hall(match, 0, "population", marks=everybody)
    turn(match, 0, 3)
    play(match, "use.hall")
    assert time_spent(match, 0, 0) == 1
    assert "NO_ROOM" in events(match)
    assert match.state.mark[0].sum() == 5
    hall(match, 0, "guild", jokers=3)
    turn(match, 0, 11)
    play(match, "use.hall")
    assert match.state.jokers[0] == 3


@pytest.mark.rule("MV-GEN-04", "MV-AMB-10")
@pytest.mark.parametrize(
    ("moves", "coins"), [(["gain.none"], 0), (["gain.one", "gain.none"], 1), (["gain.all"], 2)]
)
def test_coins_may_lapse(moves: list[str], coins: int) -> None:
    match = myvillage()
    hall(match, 0, "finance")
    s = turn(match, 0, 3)
    s.coins[0] = 0
    play(match, "choose", "use.hall")
    assert notations(match) == {"gain.none", "gain.one", "gain.all"}
    play(match, *moves)
    assert (s.coins[0], time_spent(match, 0, 0)) == (coins, 1)


@pytest.mark.rule("MV-GEN-04")
def test_a_meeting_may_lapse_in_every_part() -> None:
    match = myvillage()
    meeting(match, 0, tile=beside("school"))
    s = turn(match, 0, 12)
    play(match, "choose", "use.meeting", "decline", "gain.none", "gain.all")
    assert (s.tile[0], s.tree[0], s.markers[0]) == (beside("school"), 0, 1)
    turn(match, 0, 12)
    play(match, "choose", "use.meeting", "tile.game", "gain.all", "gain.none")
    assert (s.tile[0], s.tree[0], s.markers[0]) == (beside("game"), 1, 1)


@pytest.mark.rule("MV-GEN-04")
def test_a_step_of_the_chief_may_lapse() -> None:
    match = myvillage()
    s = turn(match)
    coins = int(s.coins[0])
    play(match, "choose", "chief", "decline")
    assert (s.head[0], s.coins[0], time_spent(match, 0, 0)) == (Head.HOUSE, coins, 1)
    turn(match)
    play(match, "choose", "chief", "chief.coin", "gain.none")
    assert (s.head[0], s.coins[0]) == (Head.COIN, coins)


@pytest.mark.rule("MV-GEN-04")
def test_goods_and_stories_may_lapse() -> None:
    match = myvillage()
    turn(match, 0, 5)
    play(match, "choose", "take.stables", "gain.none")
    assert stock(match, 0, "horse") == 0
    assert match.state.shop[0, 0] != NOBODY  # the card is laid all the same
    church(match, 1, "trade")
    turn(match, 1, 6)
    play(match, "choose", monk_on_top(match, "MO-R1"), "gain.one", "gain.none")
    assert (match.state.tree[1], match.state.monks[1]) == (1, 1)


def test_the_choice_is_for_one_banner() -> None:
    match = myvillage()
    match.state.board[0] = 0
    shop(match, 0, "brewery", 5)
    s = turn(match, 0, 5)
    play(match, "choose", "use.brewery", "gain.none", "use.game")
    assert (stock(match, 0, "beer"), s.tree[0]) == (0, 1)


def cards_of(match: Match, seat: int) -> list[int]:
    s = match.state
    owned = [s.church[seat] != NOBODY, s.hall[seat] != NOBODY, s.meeting[seat], s.monks[seat], s.fields[seat]]
    customers = ((s.customer == 2 + seat) | (s.customer == 6 + seat)).sum()
    return [
        *map(int, owned),
        int((s.journey[seat] != -1).sum()),
        int((s.shop[seat] != -1).sum()),
        int(customers),
    ]


@pytest.mark.rule("MV-GEN-05")
@pytest.mark.parametrize("seed", range(3))
def test_no_card_leaves_a_village(seed: int) -> None:
    match, chance = myvillage(seed=seed), random.Random(seed)
    before = [cards_of(match, p) for p in range(3)]
    served = 0
    while not match.over:
        match.play(chance.choice(match.moves()))
        after = [cards_of(match, p) for p in range(3)]
        for old, new in zip(before, after, strict=True):
            assert all(a <= b for a, b in zip(old, new, strict=True))
        assert (match.state.customer >= 6).sum() >= served
        served = int((match.state.customer >= 6).sum())
        before = after


@pytest.mark.rule("MV-GEN-07")
def test_markers_stories_and_labourers_never_run_out() -> None:
    match = myvillage()
    s = match.state
    s.coins[:3] = [90, 90, 90]
    s.labourers[:3] = [2, 2, 0]
    s.villager[2] = [1, 0, 0, 0, 0]
    fields(match, 0, 1)
    turn(match, 0, 7)
    play(match, "use.field1")
    assert s.coins[0] == 91
    s.tree[1] = 200
    s.board[1] = 0
    turn(match, 1, 5)
    play(match, "use.game")
    assert s.tree[1] == 201
    turn(match, 2, 3)
    play(match, "use.school", "school.enrol")
    assert s.pupil[2, 0] == 1
    turn(match, 2, 5).clock[2] = 9
    play(match, "chief")
    assert s.labourers[2] == 1
    assert s.labourers.sum() == 5
