"""The set-up."""

from collections import Counter

import pytest

import chronik
from chronik.myvillage.state import NOBODY, Good, Head, Shop, Where
from chronik.rulebook.errors import OptionError
from myvillage.positions import choose_dice, myvillage, notations, play, reasons, sound, turn

SEEDS = range(40)
players = pytest.mark.parametrize("players", [2, 3, 4])


@pytest.mark.rule("MV-SETUP-01")
def test_two_to_four_players() -> None:
    for count in (1, 5):
        with pytest.raises(OptionError, match="players: 2 to 4"):
            chronik.game("myvillage", players=count)
    for count in (2, 3, 4):
        assert myvillage(count).game.players == count


@pytest.mark.rule("MV-SETUP-02")
@pytest.mark.parametrize(("players", "steps"), [(2, 10), (3, 14), (4, 18)])
def test_the_rat_starts_by_player_count(players: int, steps: int) -> None:
    match = myvillage(players)
    assert match.state.rat == steps
    assert {die["colour"] for die in match.view(None)["pool"]} <= {"white", "black"}


@pytest.mark.rule("MV-SETUP-03")
@players
def test_all_cards_are_used(players: int) -> None:
    match = myvillage(players)
    cards = match.view(None)["cards"]
    shops = sum(len(kind["left"]) for kind in cards["shops"].values())
    customers = len(match.view(None)["customers"]) + match.view(None)["customer_stack"]
    monks = sum(stack["left"] for stack in cards["monks"].values())
    counts = [
        len(cards["churches"]),
        monks,
        len(cards["halls"]),
        cards["meeting"]["left"],
        cards["field"]["left"],
        sum(stack["left"] for stack in cards["journeys"].values()),
        shops,
        customers,
    ]
    assert counts == [4, 12, 4, 4, 8, 19, 20, 33]
    assert sum(counts) == 104
    sound(match)


@pytest.mark.rule("MV-SETUP-04", "MV-BAN-03")
def test_only_customers_lie_light_side_up() -> None:
    match = myvillage()
    turn(match)
    in_question = notations(match) | set(reasons(match))
    blacks = {name for name in in_question if name.startswith("take.")} | {"hand", "bailiff", "chief"}
    shops = {f"take.{shop.name.lower()}" for shop in Shop}
    churches = {"take.healing", "take.abbey", "take.trade", "take.mission"}
    halls = {"take.finance", "take.areas", "take.population", "take.guild"}
    monks = {"take.quill", "take.jug", "take.rosary"}
    travel = {f"take.{letter}" for letter in "ABCDE"}
    others = {"take.meeting", "take.field", "hand", "bailiff", "chief"}
    assert blacks == shops | churches | halls | monks | travel | others
    assert blacks <= in_question
    view = match.view(0)
    assert len(view["customers"]) == 6
    assert set(view["cards"]["journeys"]["A"]) == {"left", "values", "time", "fares", "points"}
    assert view["cards"]["journeys"]["A"]["points"] == [2, 3, 3, 4]
    assert set(view["cards"]["monks"]["jug"]) == {"left", "top"}


@pytest.mark.rule("MV-SETUP-05")
@pytest.mark.parametrize("value", range(2, 13))
def test_churches_halls_and_shops_are_free_to_choose(value: int) -> None:
    match = myvillage()
    turn(match, value=value)
    box = match.game.boxes[0]
    for name, values in zip(("healing", "abbey", "trade", "mission"), box.church_values, strict=True):
        assert (f"take.{name}" in notations(match)) == bool(values >> value & 1)
    for name, values in zip(("finance", "areas", "population", "guild"), box.hall_values, strict=True):
        assert (f"take.{name}" in notations(match)) == bool(values >> value & 1)
    for shop in Shop:
        shown = any(values >> value & 1 for values in box.shop_values[shop])
        assert (f"take.{shop.name.lower()}" in notations(match)) == shown


@pytest.mark.rule("MV-SETUP-06")
def test_meeting_places_fields_and_tiles() -> None:
    match = myvillage(4)
    cards = match.view(None)["cards"]
    assert (cards["meeting"]["left"], cards["field"]["left"]) == (4, 8)
    assert match.state.tile.tolist() == [NOBODY] * 4


@pytest.mark.long
@pytest.mark.rule("MV-SETUP-07")
def test_three_stacks_of_monks() -> None:
    orders = set()
    for seed in SEEDS:
        s = myvillage(seed=seed).state
        box = myvillage().game.boxes[0]
        assert s.monks_left.tolist() == [3, 4, 5]
        for stack in range(3):
            monks = s.monk_stack[stack, : s.monks_left[stack]]
            assert (box.monk_stack[monks] == stack).all()
        orders.add(tuple(s.monk_stack[2]))
    assert len(orders) > 10


@pytest.mark.rule("MV-SETUP-08")
def test_six_customers_are_shown() -> None:
    shown = set()
    for seed in SEEDS:
        match = myvillage(seed=seed)
        view = match.view(None)
        assert (len(view["customers"]), view["customer_stack"]) == (6, 27)
        shown.add(tuple(row["id"] for row in view["customers"]))
    assert len(shown) > 30


@pytest.mark.long
@pytest.mark.rule("MV-SETUP-09")
def test_five_stacks_of_travel_cards() -> None:
    orders = Counter()
    for seed in SEEDS:
        match = myvillage(seed=seed)
        s, box = match.state, match.game.boxes[0]
        assert s.journeys_left.tolist() == [4, 4, 4, 4, 3]
        for letter in range(5):
            cards = s.journey_stack[letter, : s.journeys_left[letter]]
            assert (box.journey_letter[cards] == letter).all()
        orders[tuple(s.journey_stack[0])] += 1
    assert len(orders) > 10


@pytest.mark.rule("MV-SETUP-10")
def test_five_kinds_of_craft_buildings() -> None:
    match = myvillage()
    assert [row.good for row in match.game.components["crafts"].building] == [
        good.name.lower() for good in Good
    ]
    names = {"stables": "horse", "brewery": "beer", "smithy": "plough", "scriptorium": "scroll"}
    for row in match.game.components["crafts"].building:
        assert row.good == (names | {"wainwright": "wagon"})[row.id]
        assert len(row.values) == 4


@pytest.mark.long
@pytest.mark.rule("MV-SETUP-11")
def test_boards_are_dealt_at_random() -> None:
    dealt = set()
    for seed in SEEDS:
        boards = myvillage(4, seed=seed).state.board.tolist()
        assert sorted(boards) == [0, 1, 2, 3]
        dealt.add(tuple(boards))
    assert len(dealt) > 10


@pytest.mark.rule("MV-SETUP-12", "MV-SETUP-13", "MV-SETUP-17")
@players
def test_a_village_at_the_start(players: int) -> None:
    match = myvillage(players)
    s = match.state
    for p in range(players):
        assert (s.reaper[p], s.head[p], s.clock[p]) == (0, Head.HOUSE, 0)
        assert s.villager[p].tolist() == [1] * 5
        village = match.view(None)["villages"][p]
        empty = ("tree", "house", "labourers", "monks", "jokers", "markers")
        assert [village[name] for name in empty] == [0] * 6
        assert village["school"] == {"left": False, "right": False}
        lists = ("shops", "fields", "journey", "waiting", "served", "marks")
        assert [village[name] for name in lists] == [[]] * 6
        assert [village[name] for name in ("church", "hall", "tile")] == [None] * 3
        assert not village["meeting"]


@pytest.mark.long
@pytest.mark.rule("MV-SETUP-14", "MV-AMB-38")
@pytest.mark.parametrize("first", [0, 1, 2, "random"])
def test_one_player_has_the_hand(first: int | str) -> None:
    owners = {int(myvillage(seed=seed, first=first).state.hand_owner) for seed in SEEDS}
    assert owners == ({0, 1, 2} if first == "random" else {first})
    match = myvillage(first=first)
    assert match.view(None)["hand"] == {
        "owner": int(match.state.first),
        "open": True,
        "stories": 1,  # from the first preparation
    }
    assert match.actor == match.state.first


@pytest.mark.rule("MV-SETUP-15")
def test_starting_coins() -> None:
    assert myvillage(4, first=1).state.coins.tolist() == [4, 1, 2, 3]
    assert myvillage(2, first=1).state.coins.tolist() == [2, 1, 0, 0]


@pytest.mark.long
@pytest.mark.rule("MV-SETUP-16")
@pytest.mark.parametrize(("players", "white", "black"), [(2, 8, 3), (3, 6, 2), (4, 8, 3)])
def test_dice_by_player_count(players: int, white: int, black: int) -> None:
    for seed in SEEDS:
        pool = myvillage(players, seed=seed).view(None)["pool"]
        colours = Counter(die["colour"] for die in pool)
        assert (colours["white"], colours["black"]) == (white, black)


@pytest.mark.rule("MV-SETUP-18")
def test_stories_are_plain_numbers() -> None:
    match = myvillage()
    s = match.state
    s.tree[:] = [5, 0, 0, 0]
    s.rat = 1
    s.reaper[0] = 1
    turn(match)
    play(match, "chief", "death.abbot")
    assert s.tree[0] == 5 + 2 - 3  # 2 for the chronicle, then half of 7 is lost


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = myvillage(seed=5), myvillage(seed=5)
    assert one.state_hash() == two.state_hash() != myvillage(seed=6).state_hash()
    assert (one.state.customer == Where.DISPLAY).sum() == 6


def test_positions_for_tests_are_sound() -> None:
    match = myvillage()
    turn(match, 1, 9)
    sound(match)
    choose_dice(match, "w1 w1 w1 w2 w2 w2 b3 b3", match.state.first)
    sound(match)
