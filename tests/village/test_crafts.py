"""The crafts: training, making, buying, and the mill."""

import pytest

from chronik.table import Match
from chronik.village.names import Colour, Good, Place
from chronik.village.state import Task
from village.positions import (
    ask,
    empty_farm,
    events,
    give,
    members,
    notations,
    play,
    put,
    random_game,
    reasons,
    strip,
    village,
)

both = pytest.mark.parametrize("edition", ["original", "bigbox"])


def crafts(edition: str = "bigbox", players: int = 3, **things: int) -> Match:
    """Seat 0 at its crafts action, with these things and nothing else."""
    match = village(players, edition)
    strip(match, 0)
    give(match, 0, **things)
    ask(match, Task.CRAFTS, 0)
    return match


def goods(match: Match) -> dict[str, int]:
    return {name: count for name, count in match.view(0)["farms"][0]["goods"].items() if count}


@pytest.mark.rule("V-CRAFT-01")
@both
def test_one_good_and_the_action_is_over(edition: str) -> None:
    match = crafts(edition, orange=4, pink=4, grain=5)
    for place in ("wainwright", "stables", "scriptorium", "smithy"):
        put(match, 0, 1, place)
    play(match, "crafts.horse:time")
    assert goods(match) == {"horse": 1}
    assert match.state.coins[0] == 0
    assert match.actor == 1


@pytest.mark.long
@pytest.mark.rule("V-CRAFT-01", "V-CRAFT-16")
@pytest.mark.parametrize(("edition", "players"), [("original", 2), ("bigbox", 4)])
def test_never_more_than_one_good_or_two_coins(edition: str, players: int) -> None:
    match = village(players, edition)
    s, made = match.state, 0
    before = s.goods.sum(axis=1), s.coins.copy()
    for move in random_game(match):
        assert "train:mill" not in move.notation
        if move.notation.startswith("crafts."):
            seat = match.steps[-1].seat
            gained = s.goods[seat].sum() - before[0][seat], s.coins[seat] - before[1][seat]
            assert (gained[0], max(0, gained[1])) in {(0, 0), (1, 0), (0, 2)}
            made += gained[0]
        before = s.goods.sum(axis=1), s.coins.copy()
    assert made > 3


@pytest.mark.rule("V-CRAFT-02")
@both
def test_time_or_influence(edition: str) -> None:
    match = crafts(edition, orange=1, pink=1)
    put(match, 0, 1, "wainwright")
    assert {"crafts.wagon:time", "crafts.wagon:pay"} < notations(match)


@pytest.mark.rule("V-CRAFT-03")
@both
def test_training(edition: str) -> None:
    match = crafts(edition)
    play(match, "crafts.train:smithy")
    assert members(match, 0, "smithy") == [1]
    assert members(match, 0, "farm") == [1, 1, 1]
    assert match.state.life[0] == 3


@pytest.mark.rule("V-CRAFT-04")
@both
def test_making_at_once_is_optional(edition: str) -> None:
    match = crafts(edition)
    play(match, "crafts.train:smithy")
    assert notations(match) == {"crafts.plough:time", "crafts.stop"}
    play(match, "crafts.stop")
    assert goods(match) == {}
    assert members(match, 0, "smithy") == [1]
    assert match.state.life[0] == 3
    assert match.actor == 1


@pytest.mark.rule("V-CRAFT-05")
@both
def test_a_trained_member_only_pays_for_the_good(edition: str) -> None:
    match = crafts(edition)
    put(match, 0, 1, "wainwright")
    play(match, "crafts.wagon:time")
    assert match.state.life[0] == 2
    assert goods(match) == {"wagon": 1}
    assert members(match, 0, "wainwright") == [1]


@pytest.mark.rule("V-CRAFT-06")
@both
def test_a_smith_writes_no_scrolls(edition: str) -> None:
    match = crafts(edition)
    put(match, 0, 1, "smithy")
    assert {move for move in notations(match) if move.endswith(":time")} == {"crafts.plough:time"}
    refused = {move: why for move, why in reasons(match).items() if move.endswith(":time")}
    assert refused == {f"crafts.{good}:time": "NO_CRAFTSMAN" for good in ("scroll", "horse", "ox", "wagon")}


@pytest.mark.rule("V-CRAFT-07", "V-EX-FAQ-INFLUENCE-NO-MEMBER")
@pytest.mark.parametrize("trained", [False, True])
@both
def test_buying_needs_nobody(edition: str, trained: bool) -> None:
    match = crafts(edition, orange=1, pink=1)
    empty_farm(match, 0)
    if trained:
        put(match, 0, 2, "wainwright")
    family = match.state.place[0].tolist()
    play(match, "crafts.wagon:pay")
    assert goods(match) == {"wagon": 1}
    assert match.state.life[0] == 0
    assert match.state.place[0].tolist() == family


@pytest.mark.rule("V-CRAFT-08")
@both
def test_a_building_is_never_full(edition: str) -> None:
    match = crafts(edition)
    for seat, count in ((0, 2), (1, 2), (2, 1)):
        for _ in range(count):
            put(match, seat, 1, "smithy")
    assert "crafts.train:smithy" in notations(match)
    play(match, "crafts.train:smithy")
    assert members(match, 0, "smithy") == [1, 1, 1]


@pytest.mark.rule("V-CRAFT-09", "V-CRAFT-10", "V-CRAFT-12", "V-CRAFT-13", "V-AMB-07")
@pytest.mark.parametrize(
    ("building", "good", "training", "making"),
    [
        ("wainwright", "wagon", 2, 2),
        ("stables", "horse", 3, 3),
        ("stables", "ox", 3, 3),
        ("scriptorium", "scroll", 2, 2),
        ("smithy", "plough", 3, 3),
    ],
)
@both
def test_prices_in_time(edition: str, building: str, good: str, training: int, making: int) -> None:
    match = crafts(edition)
    play(match, f"crafts.train:{building}")
    assert match.state.life[0] == training
    play(match, f"crafts.{good}:time")
    assert match.state.life[0] == training + making
    assert goods(match) == {good: 1}


@pytest.mark.rule("V-CRAFT-09", "V-CRAFT-10", "V-CRAFT-12", "V-CRAFT-14", "V-CRAFT-17", "V-AMB-07")
@pytest.mark.parametrize(
    ("good", "price"),
    [
        ("wagon", {"orange": 1, "pink": 1}),
        ("horse", {"grain": 3}),
        ("ox", {"grain": 3}),
        ("scroll", {"pink": 1}),
        ("plough", {"orange": 1, "pink": 1}),
    ],
)
@both
def test_prices_without_time(edition: str, good: str, price: dict[str, int]) -> None:
    match = crafts(edition, **price)
    supply, stock = match.state.supply.copy(), match.state.stock.copy()
    grain = int(match.state.grain_stock)
    assert {move for move in notations(match) if move.endswith(":pay")} >= {f"crafts.{good}:pay"}
    play(match, f"crafts.{good}:pay")
    assert goods(match) == {good: 1}
    assert match.state.influence[0].sum() == match.state.grain[0] == match.state.life[0] == 0
    back = {colour.name.lower(): match.state.supply[colour] - supply[colour] for colour in Colour}
    assert {name: count for name, count in back.items() if count} == {
        name: count for name, count in price.items() if name != "grain"
    }
    assert match.state.grain_stock - grain == price.get("grain", 0)
    assert (stock - match.state.stock).tolist() == [int(g.name.lower() == good) for g in Good]


@pytest.mark.rule("V-CRAFT-09", "V-CRAFT-10", "V-CRAFT-12", "V-CRAFT-14")
@both
def test_one_piece_short_is_too_little(edition: str) -> None:
    match = crafts(edition, orange=1, grain=2)
    refused = reasons(match)
    for good in ("wagon", "scroll", "plough"):
        assert refused[f"crafts.{good}:pay"] == "NO_INFLUENCE"
    for good in ("horse", "ox"):
        assert refused[f"crafts.{good}:pay"] == "NO_GRAIN"


@pytest.mark.rule("V-CRAFT-11")
@both
def test_the_stables_give_a_horse_or_an_ox(edition: str) -> None:
    match = crafts(edition, grain=3)
    assert {"crafts.horse:pay", "crafts.ox:pay"} < notations(match)
    play(match, "crafts.train:stables")
    assert notations(match) == {"crafts.horse:time", "crafts.ox:time", "crafts.stop"}
    play(match, "crafts.ox:time")
    assert goods(match) == {"ox": 1}
    assert match.actor == 1


@pytest.mark.rule("V-CRAFT-15")
@both
def test_the_mill(edition: str) -> None:
    match = crafts(edition, grain=3)
    play(match, "crafts.mill")
    assert match.state.grain[0] == 1
    assert match.state.life[0] == 2
    assert match.state.coins[0] == 2
    ask(match, Task.CRAFTS, 0)
    assert reasons(match)["crafts.mill"] == "NO_GRAIN"
    give(match, 0, orange=4, green=4, brown=4, pink=4)
    assert not any("mill" in move for move in notations(match))


@pytest.mark.rule("V-CRAFT-16")
@both
def test_nobody_works_at_the_mill(edition: str) -> None:
    match = crafts(edition, grain=5)
    offered = notations(match) | set(reasons(match))
    assert {move for move in offered if "train" in move} == {
        f"crafts.train:{place}" for place in ("wainwright", "stables", "scriptorium", "smithy")
    }
    assert {move for move in offered if "mill" in move} == {"crafts.mill"}
    assert "MILL" not in Place.__members__


@pytest.mark.rule("V-EX-CRAFT-WAGON")
@both
def test_the_wagon_of_the_example(edition: str) -> None:
    match = crafts(edition)
    stock = int(match.state.stock[Good.WAGON])
    play(match, "crafts.train:wainwright", "crafts.wagon:time")
    assert match.state.life[0] == 4
    assert members(match, 0, "wainwright") == [1]
    assert match.state.stock[Good.WAGON] == stock - 1
    assert goods(match) == {"wagon": 1}


@pytest.mark.rule("V-AMB-09")
@both
def test_an_exhausted_good_cannot_be_made_or_bought(edition: str) -> None:
    match = crafts(edition, orange=1, pink=1)
    give(match, 1, plough=int(match.state.stock[Good.PLOUGH]))
    put(match, 0, 1, "smithy")
    assert reasons(match)["crafts.plough:time"] == "SUPPLY_EMPTY"
    assert reasons(match)["crafts.plough:pay"] == "SUPPLY_EMPTY"
    play(match, "crafts.train:smithy")
    assert notations(match) == {"crafts.stop"}
    assert reasons(match) == {"crafts.plough:time": "SUPPLY_EMPTY"}


@pytest.mark.rule("V-AMB-09")
@pytest.mark.parametrize(("left", "coins"), [(2, 2), (1, 1)])
@both
def test_the_mill_pays_what_is_there(edition: str, left: int, coins: int) -> None:
    match = crafts(edition, grain=2)
    give(match, 1, coins=int(match.state.coin_stock) - left)
    play(match, "crafts.mill")
    assert match.state.coins[0] == coins
    assert match.state.coin_stock == 0
    give(match, 0, grain=2)
    give(match, 1, coins=int(match.state.coin_stock))
    ask(match, Task.CRAFTS, 0)
    assert reasons(match)["crafts.mill"] == "SUPPLY_EMPTY"


@pytest.mark.rule("V-AMB-09")
@both
def test_cubes_of_choice_come_from_what_is_there(edition: str) -> None:
    match = village(edition=edition)
    put(match, 0, 1, "council2")
    for colour in ("orange", "green", "brown"):
        give(match, 1, **{colour: int(match.state.supply[Colour[colour.upper()]])})
    give(match, 1, pink=int(match.state.supply[Colour.PINK]) - 1)
    give(match, 1, orange=-1)
    ask(match, Task.COUNCIL, 0)
    play(match, "council.privilege2")
    assert notations(match) == {"cube.orange", "cube.pink"}
    assert reasons(match) == {"cube.green": "SUPPLY_EMPTY", "cube.brown": "SUPPLY_EMPTY"}
    play(match, "cube.pink")
    assert events(match) == ["GOT_CUBE", "GOT_CUBE"]  # only orange is left: no question
    assert match.state.influence[0].tolist() == [1, 0, 0, 1]


@pytest.mark.rule("V-AMB-09")
def test_an_empty_supply_gives_nothing() -> None:
    match = village()
    put(match, 0, 1, "council2")
    for colour in ("orange", "green", "brown", "pink"):
        give(match, 1, **{colour: int(match.state.supply[Colour[colour.upper()]])})
    ask(match, Task.COUNCIL, 0)
    play(match, "council.privilege2")
    assert match.state.influence[0].sum() == 0
    assert match.actor == 1
