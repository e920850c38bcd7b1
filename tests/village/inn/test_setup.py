"""The Inn: the set-up, and what stays as it was."""

import pytest

import chronik
from chronik.rulebook.errors import OptionError
from chronik.village.names import NOBODY, Good, Space
from village.inn.positions import (
    beer,
    every_table,
    stacks,
    with_inn,
)
from village.positions import (
    members,
    notations,
    random_game,
    village,
)


@pytest.mark.rule("VI-SETUP-01")
def test_nobody_is_in_the_new_areas() -> None:
    match = with_inn(4)
    assert "inn" in match.view(None)["spaces"]
    for seat in range(4):
        assert members(match, seat, "brewery") == members(match, seat, "inn") == []
    assert "inn" not in village(4).view(None)["spaces"]


@pytest.mark.rule("VI-SETUP-02")
def test_the_sides_differ_only_in_the_first_step() -> None:
    front, back = (with_inn(inn_side=side) for side in "AB")
    boxes = [match.game.boxes[0] for match in (front, back)]
    differ = [name for name in boxes[0].dtype.names if (boxes[0][name] != boxes[1][name]).any()]
    assert differ == ["step_time", "step_cubes"]
    assert (boxes[0].step_time, boxes[0].step_cubes) == (1, 0)
    assert (boxes[1].step_time, boxes[1].step_cubes) == (0, 1)
    assert notations(front) == notations(back)


@pytest.mark.rule("VI-SETUP-03")
@every_table
def test_three_stacks_of_ten(players: int) -> None:
    match = with_inn(players)
    assert match.state.piled.tolist() == [10, 10, 10]
    cards = sorted(int(card) for k in range(3) for card in match.state.pile[k, :10])
    assert cards == list(range(30))
    other = with_inn(players, seed=2)
    assert other.state.pile.tolist() != match.state.pile.tolist()


@pytest.mark.rule("VI-SETUP-04")
def test_the_tops_lie_open() -> None:
    match = with_inn()
    stacks(match, ["smith"], ["medico"], ["miller"])
    for seat in (0, 1, 2, None):
        seen = match.view(seat)["inn"]["stacks"]
        assert [stack["top"]["person"] for stack in seen] == ["smith", "medico", "miller"]
        assert [stack["cards"] for stack in seen] == [10, 10, 10]
    assert seen[1]["top"] == {"person": "medico", "price": {"coins": 0, "beer": 2}, "inkwell": "empty"}


@pytest.mark.rule("VI-SETUP-05")
@every_table
def test_four_more_customers(players: int) -> None:
    s = with_inn(players).state
    out = [int(c) for c in [*s.stall, *s.queue] if c != NOBODY]
    tiles = out + s.stack[: s.stacked].tolist()
    assert sorted(tiles) == list(range(28))
    assert len(out) == {2: 8, 3: 9, 4: 10, 5: 10}[players]


@pytest.mark.rule("VI-SETUP-06", "VI-SETUP-07")
@every_table
def test_fifteen_beers_one_for_everybody(players: int) -> None:
    match = with_inn(players)
    assert [beer(match, seat) for seat in range(players)] == [1] * players
    assert match.state.stock[Good.BEER] == 15 - players


@pytest.mark.rule("VI-SETUP-08", "VI-SETUP-09")
@pytest.mark.parametrize(
    ("players", "laid", "each"),
    [
        (2, [3, 2, 5, 1, 2, 3, 2, 2], 5),
        (3, [3, 3, 6, 1, 2, 3, 3, 3], 6),
        (4, [4, 4, 6, 1, 3, 3, 3, 4], 7),
        (5, [5, 5, 7, 1, 4, 4, 4, 5], 8),
    ],
)
def test_the_card_with_the_beer_mug(players: int, laid: list[int], each: int) -> None:
    match = with_inn(players)
    assert match.game.boxes[0].into_bag[:4].tolist() == [each] * 4
    assert match.state.cubes.sum(axis=1).tolist() == [*laid, 0, 0]
    assert sum(laid) % players == 0
    rounds = 1
    for _ in random_game(match, seed=players):
        if match.state.rounds > rounds:
            rounds = int(match.state.rounds)
            assert match.state.cubes[Space.INN].sum() == laid[Space.INN]
            if rounds == 3:
                break
    assert rounds == 3


@pytest.mark.rule("VI-SETUP-10")
def test_all_else_is_set_up_as_ever() -> None:
    match = with_inn(4)
    s = match.state
    for seat in range(4):
        assert members(match, seat, "farm") == [1, 1, 1, 1]
        assert members(match, seat, "unborn") == [2, 2, 2, 3, 3, 4, 4]
    assert s.coins[:4].tolist() == [1, 1, 1, 1]
    assert s.supply[4] + s.bag[4] + s.cubes[:, 4].sum() == 6


def test_options_of_the_inn() -> None:
    assert chronik.game("village", expansions=("inn",)).settings.inn_side == "A"
    with pytest.raises(OptionError, match="inn_side: only with the expansion inn"):
        village(inn_side="B")
    with pytest.raises(OptionError, match="expansions: only in the edition bigbox"):
        village(edition="original", expansions=("inn",))
    with pytest.raises(OptionError, match=r"any of inn, marriage or port, not .*tavern"):
        village(expansions=("tavern",))
    with pytest.raises(OptionError, match="inn is named twice"):
        village(expansions=("inn", "inn"))
    with pytest.raises(OptionError, match="inn_side"):
        with_inn(inn_side="C")
