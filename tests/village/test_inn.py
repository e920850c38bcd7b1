"""The Inn: the brewery, the inn, its customers."""

import pytest

import chronik
from chronik.rulebook.errors import OptionError
from chronik.table import Match
from chronik.village.inn.state import InnTask
from chronik.village.names import NOBODY, Good, Space
from chronik.village.state import Task
from village.inn_positions import SLUGS, at, bare, hand, height, hold, sound, stacks, tops, with_inn
from village.positions import (
    ask,
    begin_mass,
    empty_bag,
    empty_farm,
    events,
    fill,
    give,
    lay,
    members,
    notations,
    play,
    put,
    random_game,
    reasons,
    serve,
    village,
)

every_table = pytest.mark.parametrize("players", [2, 3, 4, 5])


def beer(match: Match, seat: int = 0) -> int:
    return int(match.state.goods[seat, Good.BEER])


def life(match: Match, seat: int = 0) -> int:
    return int(match.state.life[seat])


def turn(side: str = "A", **spaces: dict[str, int]) -> Match:
    """The first turn of a game with these cubes on the board; seat 0 has nothing."""
    match = bare(with_inn(inn_side=side))
    empty_bag(match)
    lay(match, **spaces)
    return match


def drink(match: Match, *moves: str) -> None:
    """Use the inn; the farm has members of one generation only, so nobody is asked who goes."""
    play(match, "inn", *moves)


# the set-up


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
    assert seen[1]["top"] == {"person": "medico", "price": {"coin": 0, "beer": 2}, "inkwell": "empty"}


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


# the course of play


@pytest.mark.rule("VI-FLOW-01")
@pytest.mark.parametrize("task", [Task.HARVEST, Task.FAMILY, Task.COUNCIL, Task.TRAVEL, Task.CHURCH])
def test_base_actions_are_as_they_were(task: Task) -> None:
    match, base = with_inn(), village()
    for game in (match, base):
        give(game, 0, green=2, brown=2, pink=2, scroll=1, wagon=1, grain=2)
        ask(game, task, 0)
    assert notations(match) == notations(base)
    assert reasons(match) == reasons(base)


@pytest.mark.rule("VI-FLOW-02")
def test_the_action_may_be_declined() -> None:
    match = turn(inn={"green": 1}, harvest={"pink": 3})
    play(match, "take.inn:green", "decline")
    assert match.actor == 1
    assert match.state.influence[0].tolist() == [0, 1, 0, 0]
    assert life(match) == 0


@pytest.mark.rule("VI-FLOW-03")
def test_a_plague_cube_from_the_inn() -> None:
    match = turn(inn={"plague": 1}, harvest={"pink": 3})
    put(match, 0, 1, "inn")
    supply = int(match.state.supply[4])
    play(match, "take.inn:plague")
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 3
    assert match.state.supply[4] == supply + 1


@pytest.mark.rule("VI-FLOW-04")
def test_the_last_cube_may_lie_at_the_inn() -> None:
    match = turn(inn={"brown": 1}, harvest={"pink": 1})
    play(match, "take.harvest:pink", "decline")
    assert match.state.rounds == 1
    assert "take.inn:brown" in notations(match)
    play(match, "take.inn:brown", "decline")
    assert match.state.masses == 1


# the brewery


@pytest.mark.rule("VI-BREW-01")
def test_the_brewery_is_a_craft_building() -> None:
    match = turn(crafts={"pink": 1}, harvest={"pink": 1}, inn={"pink": 1})
    give(match, 0, grain=3)
    for space in ("crafts", "harvest", "inn"):
        other = match.copy()
        play(other, f"take.{space}:pink")
        offered = notations(other) & {"crafts.train:brewery", "crafts.beer:pay"}
        assert len(offered) == (2 if space == "crafts" else 0)


@pytest.mark.rule("VI-BREW-02")
def test_brewing_by_the_well() -> None:
    match = turn(harvest={"green": 1})
    give(match, 0, pink=3, grain=3)
    play(match, "well:pink", "well.crafts", "crafts.beer:pay")
    assert (beer(match), match.state.grain[0], match.state.influence[0].sum()) == (2, 0, 0)


@pytest.mark.rule("VI-BREW-03", "VI-BREW-04", "VI-BREW-07")
def test_two_beers_for_three_time() -> None:
    match = at(Task.CRAFTS)
    put(match, 0, 2, "brewery")
    play(match, "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 3)
    assert members(match, 0, "brewery") == [2]


@pytest.mark.rule("VI-BREW-05")
def test_training_a_brewer() -> None:
    match = at(Task.CRAFTS)
    play(match, "crafts.train:brewery", "crafts.stop")
    assert members(match, 0, "brewery") == [1]
    assert members(match, 0, "farm") == [1, 1, 1]
    assert (beer(match), life(match)) == (0, 3)


@pytest.mark.rule("VI-BREW-06")
def test_training_and_brewing() -> None:
    match = at(Task.CRAFTS)
    play(match, "crafts.train:brewery", "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 6)


@pytest.mark.rule("VI-BREW-08")
def test_two_beers_for_three_grain() -> None:
    match = at(Task.CRAFTS)
    empty_farm(match, 0)
    give(match, 0, grain=3)
    stock = int(match.state.grain_stock)
    play(match, "crafts.beer:pay")
    assert (beer(match), match.state.grain[0], life(match)) == (2, 0, 0)
    assert match.state.grain_stock == stock + 3


@pytest.mark.rule("VI-BREW-09")
def test_one_action_is_one_brew() -> None:
    match = at(Task.CRAFTS)
    put(match, 0, 1, "brewery")
    give(match, 0, grain=3)
    play(match, "crafts.beer:pay")
    assert match.actor == 1
    assert (beer(match), life(match)) == (2, 0)


@pytest.mark.rule("VI-BREW-10")
def test_beer_without_limit() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, beer=6, grain=3)
    play(match, "crafts.beer:pay")
    assert beer(match) == 8


@pytest.mark.rule("VI-BREW-11", "VI-AMB-08")
def test_the_third_privilege_may_be_a_beer() -> None:
    match = at(Task.COUNCIL)
    put(match, 0, 1, "council3")
    play(match, "council.privilege3")
    assert "good.beer" in notations(match)
    play(match, "good.beer")
    assert beer(match) == 1
    base = village()
    ask(base, Task.CHOOSE_GOOD, 0)
    assert "good.beer" not in notations(base)


@pytest.mark.rule("VI-BREW-12")
@pytest.mark.parametrize(("free", "place"), [(1, "chroniclecraft"), (0, "grave")])
def test_a_brewer_dies(free: int, place: str) -> None:
    match = at(Task.DEATH)
    empty_farm(match, 0)
    put(match, 0, 1, "brewery", source="unborn")
    fill(match, "craft", leave=free)
    match.settle()
    assert members(match, 0, place) == [1]


@pytest.mark.rule("VI-BREW-13")
def test_a_brewer_comes_home() -> None:
    match = at(Task.FAMILY)
    put(match, 0, 2, "brewery", source="unborn")
    play(match, "family.recall:2@brewery")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    assert members(match, 0, "unborn") == [2, 2, 3, 3, 4, 4]


@pytest.mark.rule("VI-AMB-07")
def test_beer_runs_out() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, grain=3)
    give(match, 1, beer=int(match.state.stock[Good.BEER]) - 1)
    other = match.copy()
    play(match, "crafts.beer:pay")
    assert (beer(match), match.state.grain[0]) == (1, 0)
    give(other, 1, beer=1)
    assert reasons(other)["crafts.beer:pay"] == "SUPPLY_EMPTY"


@pytest.mark.rule("VI-EX-02", "VI-AMB-13")
def test_ways_to_brew() -> None:
    match = at(Task.CRAFTS)
    give(match, 0, grain=3)
    for moves, time, grain in (
        (("crafts.train:brewery", "crafts.beer:time"), 6, 3),
        (("crafts.beer:pay",), 0, 0),
    ):
        other = match.copy()
        play(other, *moves)
        assert (beer(other), life(other), other.state.grain[0]) == (2, time, grain)
    assert reasons(match)["crafts.beer:time"] == "NO_CRAFTSMAN"
    put(match, 0, 1, "brewery")
    play(match, "crafts.beer:time")
    assert (beer(match), life(match)) == (2, 3)


# the inn


@pytest.mark.rule("VI-INN-01")
def test_the_inn_needs_a_cube_from_its_space() -> None:
    match = turn(inn={"green": 1}, harvest={"green": 1})
    other = match.copy()
    play(match, "take.inn:green")
    assert notations(match) == {"decline", "inn"}
    play(other, "take.harvest:green")
    assert "inn" not in notations(other)


@pytest.mark.rule("VI-INN-02")
def test_the_inn_by_the_well() -> None:
    match = turn(harvest={"green": 1})
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
    match = turn(inn={"green": 1})
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
    match = turn("B", inn={"pink": 1, "plague": 1})
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
    match = turn(inn={"brown": 1}, harvest={"pink": 2})
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


# deaths


@pytest.mark.rule("VI-DEATH-01")
def test_a_guest_may_have_to_die() -> None:
    match = at(Task.DEATH)
    empty_farm(match, 0)
    put(match, 0, 1, "inn", source="unborn")
    put(match, 0, 2, "farm", source="unborn")
    match.settle()
    assert members(match, 0, "grave") == [1]


@pytest.mark.rule("VI-DEATH-02", "VI-AMB-01")
def test_the_inn_has_no_place_in_the_chronicle() -> None:
    match = at(Task.DEATH)
    put(match, 0, 1, "inn")
    room = match.state.room.copy()
    play(match, "die.1@inn")
    assert members(match, 0, "grave") == [1]
    assert match.state.room[:5].tolist() == room[:5].tolist()
    assert match.state.room[5] == room[5] - 1
    assert "INTO_GRAVE" in events(match)


@pytest.mark.rule("VI-DEATH-03")
def test_a_new_guest_after_a_death() -> None:
    match = at(Task.DEATH)
    put(match, 0, 1, "inn")
    play(match, "die.1@inn")
    ask(match, InnTask.INN, 0)
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 2
    assert members(match, 0, "inn") == [1]


@pytest.mark.rule("VI-DEATH-04")
def test_the_purchase_comes_before_the_death() -> None:
    match = at(InnTask.INN)
    give(match, 0, beer=1)
    match.state.life[0] = 9
    stacks(match, ["smith"], ["chronicler"], ["miller"])
    drink(match, "inn.rotate1", "inn.buy2:chronicler")
    assert hand(match) == ["chronicler"]
    assert notations(match) == {"die.1@farm", "die.1@inn"}


# customers and the end


@pytest.mark.rule("VI-MKT-01", "VI-MKT-02")
def test_a_customer_who_wants_beer() -> None:
    match = at(Task.SALE)
    match.state.caller, match.state.free_sale = 0, 1
    match.state.stall[0], match.state.queue[:] = NOBODY, NOBODY
    customers = [24, 3, 4, 5]
    rest = [c for c in range(28) if c not in customers]
    match.state.stall[:4], match.state.queue[:] = customers, rest[:5]
    match.state.stacked = len(rest) - 5
    match.state.stack[:] = NOBODY
    match.state.stack[: match.state.stacked] = rest[5:]
    give(match, 0, beer=1, grain=1)
    stock = int(match.state.stock[Good.BEER])
    assert "market.serve:KI1" in notations(match)
    play(match, "market.serve:KI1")
    assert match.state.owner[24] == 0
    assert (beer(match), match.state.stock[Good.BEER]) == (0, stock + 1)
    assert match.breakdown(0)["customers"] == 3
    assert match.view(1)["farms"][0]["customers_served"] is None
    assert match.view(1)["farms"][0]["customers"] == 1
    assert sound(match)


@pytest.mark.rule("VI-END-01")
def test_a_dead_guest_fills_the_last_grave() -> None:
    match = at(Task.DEATH)
    put(match, 0, 1, "inn")
    fill(match, "graves", leave=1)
    play(match, "die.1@inn")
    assert match.state.trigger == 0
    assert "END_TRIGGERED" in events(match)


@pytest.mark.rule("VI-END-02")
def test_persons_are_a_category_of_their_own() -> None:
    match = with_inn()
    serve(match, 0, "K01", "K02")
    base = match.scores()[0]
    hold(match, 0, "wholesaler", "treasurer")
    assert match.breakdown(0)["persons"] == 2 + 1
    assert match.scores()[0] == base + 3
    assert "persons" not in village().breakdown(0)


@pytest.mark.rule("VI-END-03")
def test_beer_and_guests_score_nothing() -> None:
    match = with_inn()
    give(match, 1, beer=5)
    put(match, 1, 1, "inn")
    put(match, 1, 1, "brewery")
    assert len(set(match.scores())) == 1


# alone


@pytest.mark.rule("VI-SOLO-01")
def test_fate_at_the_inn_fills_a_grave() -> None:
    match = village(1, expansions=("inn",))
    empty_bag(match)
    lay(match, inn={"green": 2}, harvest={"pink": 2})
    s, box = match.state, match.game.boxes[0]
    s.fate[:] = 1
    s.turned[:] = 0
    s.slot = next(k for k in range(int(box.slots)) if box.fate_at[(k + 1) % box.slots] != NOBODY)
    graves = int(s.room[5])
    play(match, "take.inn:green", "decline")
    assert s.room[5] == graves - 1
    assert members(match, 1, "grave") == [1]


@pytest.mark.rule("VI-SOLO-02")
def test_conny_takes_no_persons() -> None:
    match = village(1, expansions=("inn",))
    empty_bag(match)
    lay(match, inn={"green": 2}, harvest={"pink": 2})
    piles = match.state.pile.copy()
    play(match, "take.inn:green", "decline")
    assert match.state.cubes[Space.INN].sum() == 0
    assert (match.state.pile == piles).all()
    assert match.state.hand[1] == 0


@pytest.mark.rule("VI-SOLO-03")
def test_alone_with_the_card_of_two() -> None:
    match = village(1, expansions=("inn",))
    assert match.game.boxes[0].laid.tolist() == [3, 2, 5, 1, 2, 3, 2, 2, 0, 0]
    assert Space.INN in match.game.boxes[0].clockwise[:8]
    assert beer(match) == 1


# records and secrets


@pytest.mark.long
@pytest.mark.parametrize("side", ["A", "B"])
@every_table
def test_whole_games(players: int, side: str) -> None:
    match = with_inn(players, inn_side=side, seed=players)
    bought = 0
    for move in random_game(match, seed=players):
        bought += move.notation.startswith("inn.buy")
        assert sound(match)
    assert bought > 0


@pytest.mark.long
def test_a_record_with_cards(tmp_path: object) -> None:
    match = with_inn(2, seed=4)
    for _ in random_game(match, seed=9):
        pass
    again = match.record.parse(match.record.text()).replay()
    assert again.state_hash() == match.state_hash()
    assert 'expansions = ["inn"]' in match.record.text()
    assert 'inn_side = "A"' in match.record.text()


def test_unseen_cards_are_drawn_anew() -> None:
    match = at(InnTask.INN)
    stacks(match, ["smith", "nun"], ["medico"], ["miller"])
    hold(match, 1, "bard")
    drink(match, "inn.rotate1", "inn.nobody")
    bottom = int(match.state.piled[0]) - 1
    twins = [match.hidden(0, seed) for seed in range(20)]
    assert len({tuple(twin.state.pile.flat) for twin in twins}) > 10
    for twin in twins:
        assert sound(twin)
        assert tops(twin) == ["nun", "medico", "miller"]
        assert twin.state.pile[0, bottom] == SLUGS["smith"]
        assert hand(twin, 1) == ["bard"]


@pytest.mark.rule("VI-AMB-10")
def test_hands_are_held() -> None:
    match = with_inn()
    hold(match, 1, "bard", "smith")
    assert match.view(1)["farms"][1]["hand"] == ["bard", "smith"]
    for seat in (0, 2, None):
        assert match.view(seat)["farms"][1]["hand"] is None
        assert match.view(seat)["farms"][1]["persons"] == 2


def test_a_mass_asks_nobody_for_cards() -> None:
    match = with_inn()
    hold(match, 0, "smith")
    begin_mass(match)
    assert match.state.rounds == 2
