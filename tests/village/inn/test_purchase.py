"""The inn: somebody goes there, a card is slid under its stack, another one bought."""

import pytest

from chronik.village.inn.state import InnTask
from chronik.village.names import NOBODY, Good
from chronik.village.state import Task
from village.inn.positions import (
    SLUGS,
    at,
    beer,
    drink,
    first_turn,
    hand,
    height,
    life,
    stacks,
    tops,
)
from village.positions import (
    ask,
    empty_farm,
    events,
    give,
    members,
    notations,
    play,
    put,
    reasons,
)


@pytest.mark.rule("VI-INN-01")
def test_the_inn_needs_a_cube_from_its_space() -> None:
    match = first_turn(inn={"green": 1}, harvest={"green": 1})
    other = match.copy()
    play(match, "take.inn:green")
    assert notations(match) == {"decline", "inn"}
    play(other, "take.harvest:green")
    assert "inn" not in notations(other)


@pytest.mark.rule("VI-INN-02")
def test_the_inn_by_the_well() -> None:
    match = first_turn(harvest={"green": 1})
    give(match, 0, brown=3)
    supply = int(match.state.supply[2])
    play(match, "well:brown", "well.inn", "inn", "inn.rotate1", "inn.nobody")
    assert match.state.supply[2] == supply + 3
    assert members(match, 0, "inn") == [1]


@pytest.mark.rule("VI-INN-03")
def test_one_card_for_one_action() -> None:
    match = at(InnTask.INN)
    put(match, 0, 1, "inn")
    give(match, 0, beer=6)
    stacks(match, ["smith", "bard"], ["medico"], ["bishop"])
    drink(match, "inn.rotate1", "inn.buy2:medico")
    assert hand(match) == ["medico"]
    assert match.actor == 1


@pytest.mark.rule("VI-INN-04")
def test_nobody_to_send() -> None:
    match = first_turn(inn={"green": 1})
    empty_farm(match, 0)
    put(match, 0, 1, "smithy", source="unborn")
    play(match, "take.inn:green")
    assert notations(match) == {"decline"}
    assert reasons(match) == {"inn": "NOBODY_ON_FARM"}


@pytest.mark.rule("VI-INN-05")
def test_somebody_goes_to_the_inn_for_one_time() -> None:
    match = at(InnTask.INN, inn_side="B")
    put(match, 0, 2, "farm")
    give(match, 0, green=1)
    play(match, "inn")
    assert life(match) == 1
    assert notations(match) == {"member.1", "member.2"}
    play(match, "member.2")
    assert members(match, 0, "inn") == [2]


@pytest.mark.rule("VI-INN-06", "VI-INN-09", "VI-AMB-03")
def test_who_is_there_need_not_come_again() -> None:
    match = at(InnTask.INN)
    put(match, 0, 1, "inn")
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 1
    assert members(match, 0, "inn") == [1]


@pytest.mark.rule("VI-INN-07")
def test_a_card_in_the_action_of_the_placement() -> None:
    match = at(InnTask.INN)
    give(match, 0, beer=1)
    stacks(match, ["smith"], ["chronicler"], ["miller"])
    drink(match, "inn.rotate1", "inn.buy2:chronicler")
    assert (life(match), beer(match), hand(match)) == (2, 0, ["chronicler"])


@pytest.mark.rule("VI-INN-08")
def test_pay_rotate_buy() -> None:
    match = at(InnTask.INN)
    give(match, 0, beer=1)
    stacks(match, ["smith"], ["chronicler"], ["miller"])
    order = []
    for move in ("inn", "inn.rotate3", "inn.buy2:chronicler"):
        play(match, move)
        order += [name for name in events(match) if name in ("SPENT_TIME", "ROTATED", "BOUGHT_PERSON")]
    assert order == ["SPENT_TIME", "ROTATED", "BOUGHT_PERSON"]


@pytest.mark.rule("VI-INN-10")
def test_the_back_side_costs_a_cube() -> None:
    match = at(InnTask.INN, inn_side="B")
    give(match, 0, green=1)
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 1
    assert match.state.influence[0].sum() == 0


@pytest.mark.rule("VI-INN-11", "VI-AMB-12")
def test_the_cube_just_taken_or_a_coin_pays() -> None:
    match = first_turn("B", inn={"pink": 1, "plague": 1})
    coin, none = match.copy(), match.copy()
    play(match, "take.inn:pink", "inn", "inn.rotate1", "inn.nobody")
    assert match.state.influence[0].sum() == 0
    give(coin, 0, coins=1)
    play(coin, "take.inn:plague", "inn", "inn.rotate1", "inn.nobody")
    assert coin.state.coins[0] == 0
    play(none, "take.inn:plague")
    assert reasons(none) == {"inn": "NO_INFLUENCE"}


@pytest.mark.rule("VI-INN-10")
def test_any_colour_will_do() -> None:
    match = at(InnTask.INN, inn_side="B")
    put(match, 0, 1, "inn")
    give(match, 0, green=1, pink=2, coins=1)
    play(match, "inn")
    assert notations(match) == {"pay.1green", "pay.1pink", "pay.1coin"}
    play(match, "pay.1pink")
    assert match.state.influence[0].tolist() == [0, 1, 0, 1]
    assert life(match) == 0


@pytest.mark.rule("VI-INN-12")
def test_the_top_card_goes_under_its_stack() -> None:
    match = at(InnTask.INN)
    stacks(match, ["smith", "nun", "bard"], ["medico"], ["miller"])
    height(match, 0, 3)
    before = match.state.pile.tolist()
    drink(match, "inn.rotate1")
    after = match.state.pile.tolist()
    assert after[0][:3] == [before[0][1], before[0][2], before[0][0]]
    assert after[1:] == before[1:]


@pytest.mark.rule("VI-INN-13", "VI-AMB-02")
def test_there_is_no_way_around_the_first_steps() -> None:
    match = at(InnTask.INN)
    drink(match)
    assert notations(match) == {"inn.rotate1", "inn.rotate2", "inn.rotate3"}
    assert life(match) == 2


@pytest.mark.rule("VI-INN-14", "VI-INN-15")
def test_the_three_tops_after_the_rotation_are_for_sale() -> None:
    match = at(InnTask.INN)
    give(match, 0, beer=2, coins=1)
    stacks(match, ["smith", "nun"], ["medico"], ["miller"])
    drink(match, "inn.rotate1")
    offered = {"inn.buy1:nun", "inn.buy2:medico", "inn.buy3:miller"}
    assert notations(match) == {"inn.nobody", *offered}


@pytest.mark.rule("VI-INN-16")
def test_the_price_goes_to_the_supply() -> None:
    match = at(InnTask.INN)
    give(match, 0, beer=2, coins=1)
    stacks(match, ["smith", "nun"], ["medico"], ["miller"])
    stock, coins = int(match.state.stock[Good.BEER]), int(match.state.coin_stock)
    other, third = match.copy(), match.copy()
    drink(match, "inn.rotate1", "inn.buy2:medico")
    assert (beer(match), match.state.stock[Good.BEER]) == (0, stock + 2)
    drink(other, "inn.rotate1", "inn.buy3:miller")
    assert (beer(other), other.state.stock[Good.BEER]) == (1, stock + 1)
    drink(third, "inn.rotate1", "inn.buy1:nun")
    assert (third.state.coins[0], third.state.coin_stock) == (0, coins + 1)


@pytest.mark.rule("VI-INN-17")
def test_cubes_are_no_coins() -> None:
    match = at(InnTask.INN)
    give(match, 0, pink=5)
    stacks(match, ["medico"], ["smith"], ["miller"])
    drink(match, "inn.rotate1")
    assert reasons(match)["inn.buy2:smith"] == "NO_COIN"
    assert reasons(match)["inn.buy3:miller"] == "NO_BEER"


@pytest.mark.rule("VI-INN-18")
def test_who_cannot_buy_has_paid_all_the_same() -> None:
    match = at(InnTask.INN)
    put(match, 0, 1, "inn")
    drink(match, "inn.rotate2")
    assert notations(match) == {"inn.nobody"}
    play(match, "inn.nobody")
    assert (life(match), hand(match)) == (1, [])


@pytest.mark.rule("VI-INN-19")
def test_a_bought_card_leaves_its_stack() -> None:
    match = at(InnTask.INN)
    give(match, 0, coins=1)
    stacks(match, ["bard", "smith", "nun"], ["medico"], ["miller"])
    height(match, 0, 3)
    drink(match, "inn.rotate1", "inn.buy1:smith")
    assert hand(match) == ["smith"]
    assert match.state.pile[0, :3].tolist() == [SLUGS["nun"], SLUGS["bard"], NOBODY]
    for seat in range(3):
        assert match.view(seat)["inn"]["stacks"][0]["top"]["person"] == "nun"


@pytest.mark.rule("VI-INN-20")
def test_the_inn_is_never_full() -> None:
    match = at(InnTask.INN)
    put(match, 1, 1, "inn")
    put(match, 2, 1, "inn")
    drink(match, "inn.rotate1", "inn.nobody")
    assert [members(match, seat, "inn") for seat in range(3)] == [[1], [1], [1]]


@pytest.mark.rule("VI-INN-21", "VI-AMB-09")
def test_a_guest_comes_home() -> None:
    match = at(Task.FAMILY)
    put(match, 0, 1, "inn")
    play(match, "family.recall:1@inn")
    assert members(match, 0, "farm") == [1, 1, 1, 1]
    ask(match, InnTask.INN, 0)
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 2


@pytest.mark.rule("VI-AMB-04")
def test_low_stacks() -> None:
    match = at(InnTask.INN)
    give(match, 0, coins=1)
    stacks(match, ["smith"], ["medico"], ["miller"])
    height(match, 0, 1)
    height(match, 1, 0)
    other, empty = match.copy(), match.copy()
    drink(match)
    assert reasons(match) == {"inn.rotate2": "NO_CARDS_LEFT"}
    play(match, "inn.rotate1")
    assert "inn.buy1:smith" in notations(match)
    height(other, 2, 0)
    drink(other)
    assert tops(other) == ["smith"]
    assert notations(other) == {"inn.nobody", "inn.buy1:smith"}
    for k in (0, 2):
        height(empty, k, 0)
    assert reasons(empty) == {"inn": "NO_CARDS_LEFT"}


@pytest.mark.rule("VI-EX-01")
def test_andre_buys_the_medico() -> None:
    match = first_turn(inn={"brown": 1}, harvest={"pink": 2})
    give(match, 0, beer=2)
    stacks(match, ["smith", "chronicler"], ["medico"], ["miller"])
    stock = int(match.state.stock[Good.BEER])
    play(match, "take.inn:brown", "inn", "inn.rotate1")
    assert tops(match) == ["chronicler", "medico", "miller"]
    assert match.state.pile[0, 9] == SLUGS["smith"]
    play(match, "inn.buy2:medico")
    assert match.state.influence[0].tolist() == [0, 0, 1, 0]
    assert (life(match), members(match, 0, "inn")) == (2, [1])
    assert match.state.stock[Good.BEER] == stock + 2
    assert hand(match) == ["medico"]
