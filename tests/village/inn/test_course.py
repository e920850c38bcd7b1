"""The Inn in the course of a game: its space, deaths, customers, the end, records and secrets."""

from itertools import permutations

import pytest

from chronik.village.inn.state import InnTask
from chronik.village.names import NOBODY, Good, Space
from chronik.village.state import Task
from village.inn.positions import (
    SLUGS,
    at,
    beer,
    drink,
    every_table,
    first_turn,
    hand,
    height,
    hold,
    life,
    sound,
    stacks,
    tops,
    with_inn,
)
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
    match = first_turn(inn={"green": 1}, harvest={"pink": 3})
    play(match, "take.inn:green", "decline")
    assert match.actor == 1
    assert match.state.influence[0].tolist() == [0, 1, 0, 0]
    assert life(match) == 0


@pytest.mark.rule("VI-FLOW-03")
def test_a_plague_cube_from_the_inn() -> None:
    match = first_turn(inn={"plague": 1}, harvest={"pink": 3})
    put(match, 0, 1, "inn")
    supply = int(match.state.supply[4])
    play(match, "take.inn:plague")
    drink(match, "inn.rotate1", "inn.nobody")
    assert life(match) == 3
    assert match.state.supply[4] == supply + 1


@pytest.mark.rule("VI-FLOW-04")
def test_the_last_cube_may_lie_at_the_inn() -> None:
    match = first_turn(inn={"brown": 1}, harvest={"pink": 1})
    play(match, "take.harvest:pink", "decline")
    assert match.state.rounds == 1
    assert "take.inn:brown" in notations(match)
    play(match, "take.inn:brown", "decline")
    assert match.state.masses == 1


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


def test_a_card_that_was_not_slid_under_may_be_anywhere() -> None:
    """Of four cards one was seen and is the last now; the two below the top change places."""
    match = at(InnTask.INN)
    for k, cards in enumerate([4, 1, 1]):
        height(match, k, cards)
    stacks(match, ["smith", "nun", "bard", "miller"], ["medico"], ["bishop"])
    drink(match, "inn.rotate1", "inn.nobody")
    orders = {tuple(match.hidden(0, seed).state.pile[0, :4].tolist()) for seed in range(20)}
    nun, bard, miller, smith = (SLUGS[name] for name in ("nun", "bard", "miller", "smith"))
    assert orders == {(nun, bard, miller, smith), (nun, miller, bard, smith)}


def test_a_copy_does_not_tell_how_unseen_cards_lie() -> None:
    match = at(InnTask.INN)
    for k, cards in enumerate([3, 3, 1]):
        height(match, k, cards)
    copies = set()
    for one, two, three, four in permutations(("nun", "bard", "miller", "abbot")):
        stacks(match, ["smith", one, two], ["medico", three, four], ["bishop"])
        copies.add(match.hidden(0, 1).state_hash())
    assert len(copies) == 1


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
