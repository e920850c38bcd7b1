"""Persons for any moment of the own turn, and those of the other expansions."""

import pytest

from chronik.village.inn.persons import Person
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import NOBODY, Good, Place
from village.inn.positions import at, goods, hand, hold, turn, with_inn
from village.positions import (
    empty_farm,
    fill,
    give,
    lay,
    members,
    notations,
    play,
    put,
    reasons,
    village,
)

# cards for any moment of the own turn


@pytest.mark.parametrize(
    ("card", "good", "count"),
    [
        ("smith", Good.PLOUGH, 1),
        ("scribe", Good.SCROLL, 2),
        ("wainwright", Good.WAGON, 1),
        ("innkeeper", Good.BEER, 2),
    ],
)
def test_persons_who_bring_goods(card: str, good: Good, count: int) -> None:
    match = turn(card)
    empty = match.copy()
    play(match, "card")
    assert goods(match, good) == count
    give(empty, 1, **{good.name.lower(): int(empty.state.stock[good])})
    assert reasons(empty)["card"] == "NOT_NOW"


def test_the_toll_keeper() -> None:
    match = turn("tollkeeper")
    assert reasons(match)["card"] == "NOT_NOW"
    for city in (1, 2, 5):
        put(match, 0, 1, f"city{city}")
    play(match, "card")
    assert notations(match) == {"toll.A", "toll.B", "toll.E", "toll.done"}
    other = match.copy()
    play(match, "toll.A")
    assert match.state.points[0] == 3
    assert notations(match) == {"toll.B", "toll.E", "toll.done"}
    play(match, "toll.E")
    assert match.state.coins[0] == 1
    assert "take.harvest:green" in notations(match)
    play(other, "toll.done")
    assert (other.state.points[0], hand(other)) == (0, [])


def test_the_toll_keeper_with_one_city() -> None:
    match = turn("tollkeeper")
    put(match, 0, 1, "city3")
    play(match, "card", "toll.C", "cube.green", "cube.pink")
    assert match.state.influence[0].tolist() == [0, 1, 0, 1]
    assert "take.harvest:green" in notations(match)


@pytest.mark.parametrize(("grain", "most"), [(5, 3), (2, 2)])
def test_the_miller(grain: int, most: int) -> None:
    match = turn("miller")
    give(match, 0, grain=grain)
    play(match, "card")
    assert notations(match) == {f"grind.{n}" for n in range(1, most + 1)}
    play(match, f"grind.{most}")
    assert (match.state.grain[0], match.state.coins[0]) == (grain - most, most)


def test_the_gravedigger() -> None:
    match = turn("gravedigger")
    assert reasons(match)["card"] == "NOT_NOW"
    put(match, 0, 1, "grave")
    graves = int(match.state.room[5])
    fill(match, "church")
    play(match, "card")
    assert reasons(match) == {"chronicle.church": "NO_GRAVE"}
    play(match, "chronicle.council")
    assert members(match, 0, "chroniclecouncil") == [1]
    assert match.state.room[5] == graves + 1


@pytest.mark.rule("V-END-01", "VI-END-01")
def test_the_gravediggers_last_place_ends_the_game() -> None:
    match = turn("gravedigger")
    put(match, 0, 1, "grave")
    for area in ("farm", "craft", "travel", "church"):
        fill(match, area)
    fill(match, "council", leave=1)
    play(match, "card")
    assert members(match, 0, "chroniclecouncil") == [1]
    assert match.state.trigger == 0
    assert "Player 1 fills the last place of the chronicle and triggers the end of the game." in match.log()
    play(match, "take.harvest:green", "decline")
    assert match.view(0)["last_turns"] == 1
    assert match.view(0)["ended_by"] == 0


def test_the_midwife() -> None:
    match = turn("midwife")
    play(match, "card")
    assert members(match, 0, "farm") == [1, 1, 1, 1, 2]
    empty = turn("midwife")
    empty.state.place[0, :11] = Place.FARM
    assert reasons(empty)["card"] == "NOT_NOW"


def test_the_nun() -> None:
    match = turn("nun")
    put(match, 0, 2, "farm")
    play(match, "card", "member.2")
    assert members(match, 0, "church1") == [2]
    assert match.state.life[0] == 0
    empty = turn("nun")
    empty_farm(empty, 0)
    assert reasons(empty)["card"] == "NOT_NOW"


@pytest.mark.parametrize(
    ("privilege", "then"), [(1, ()), (2, ("cube.green", "cube.green")), (3, ("good.beer",))]
)
def test_the_beadle(privilege: int, then: tuple[str, ...]) -> None:
    match = turn("beadle")
    play(match, "card")
    assert "council.privilege4" not in notations(match)
    play(match, f"council.privilege{privilege}", *then)
    assert (match.state.heir == 0) == (privilege == 1)
    assert match.state.influence[0, 1] == (2 if privilege == 2 else 0)
    assert goods(match, Good.BEER) == (1 if privilege == 3 else 0)
    assert "take.harvest:green" in notations(match)


@pytest.mark.parametrize("animal", ["horse", "ox"])
def test_the_cattle_dealer(animal: str) -> None:
    match = turn("cattledealer")
    play(match, "card")
    assert notations(match) == {"good.horse", "good.ox"}
    play(match, f"good.{animal}")
    assert goods(match, Good[animal.upper()]) == 1


def test_the_cattle_dealer_without_horses() -> None:
    match = turn("cattledealer")
    give(match, 1, horse=int(match.state.stock[Good.HORSE]))
    play(match, "card")
    assert goods(match, Good.OX) == 1


def test_the_farmers_wife() -> None:
    match = turn("farmerswife")
    give(match, 0, grain=2)
    play(match, "card")
    assert match.state.grain[0] == 5
    full = turn("farmerswife")
    give(full, 0, grain=5)
    assert reasons(full)["card"] == "NOT_NOW"


def test_the_juggler() -> None:
    match = turn("juggler")
    play(match, "card", "cube.green", "cube.pink")
    assert notations(match) == {"cube.orange", "cube.brown"}
    play(match, "cube.orange")
    assert match.state.influence[0].tolist() == [1, 1, 0, 1]


@pytest.mark.parametrize(("life", "most"), [(7, 5), (3, 3)])
def test_the_fortune_teller(life: int, most: int) -> None:
    match = turn("fortuneteller")
    assert reasons(match)["card"] == "NOT_NOW"
    match.state.life[0] = life
    play(match, "card")
    assert notations(match) == {f"time.back{n}" for n in range(1, most + 1)}
    play(match, f"time.back{most}")
    assert match.state.life[0] == life - most


def test_the_night_watchman() -> None:
    match = turn("nightwatchman")
    match.state.heir = 2
    play(match, "card", "cube.green", "cube.brown")
    assert match.state.heir == 0
    assert match.state.influence[0].tolist() == [0, 1, 1, 0]


# with other expansions


@pytest.mark.rule("VP-COMBO-01", "VP-COMBO-02")
def test_port_exchanges_four_persons() -> None:
    match = with_inn(3, "port")
    cards = {int(card) for k in range(3) for card in match.state.pile[k] if card != NOBODY}
    assert match.state.piled.tolist() == [10, 10, 10]
    assert cards == set(range(Person.MEDICO, Person.SHOPKEEPER))


@pytest.mark.rule("VM-COMBO-02", "VM-COMBO-03")
def test_marriage_adds_three_persons() -> None:
    match = with_inn(3, "marriage")
    assert match.state.piled.tolist() == [11, 11, 11]
    cards = {int(card) for card in match.state.pile.flat}
    assert cards == set(range(Person.ADMIRAL)) | set(range(Person.SHOPKEEPER, Person.COUSIN + 1))
    full = with_inn(3, "port", "marriage")
    assert {int(card) for card in full.state.pile.flat} == set(range(Person.MEDICO, Person.COUSIN + 1))


def test_the_shopkeeper() -> None:
    match = turn("shopkeeper", others=("marriage",))
    play(match, "card", "good.bread", "good.tool")
    assert (goods(match, Good.BREAD), goods(match, Good.TOOL)) == (1, 1)
    assert "take.harvest:green" in notations(match)


def test_the_jack_of_all_trades() -> None:
    match = turn("jackofalltrades", others=("marriage",))
    assert reasons(match)["card"] == "NOT_NOW"
    play(match, "take.harvest:green", "harvest")
    assert notations(match) == {"turn.end", "card.jackofalltrades"}
    play(match, "card")
    actions = {"harvest", "family", "crafts", "travel", "council", "church", "smuggler", "marriage"}
    assert notations(match) == {f"well.{name}" for name in actions}
    play(match, "well.harvest", "harvest")
    assert match.state.grain[0] == 4
    assert match.actor == 1


def test_the_cousin() -> None:
    match = at(MarriageTask.MARRIAGE, 3, "marriage")
    hold(match, 0, "cousin")
    play(match, "card")
    rank = next(move for move in sorted(notations(match)) if "6" in move)
    play(match, rank)
    assert members(match, 0, "rank6") == [1]
    assert match.state.life[0] == 0
    assert reasons(turn("cousin", others=("marriage",)))["card"] == "NOT_NOW"


def test_base_games_know_no_cards() -> None:
    match = village()
    assert "inn" not in match.view(0)
    assert not any("card" in move for move in notations(match))


def test_the_juggler_needs_cubes_in_the_supply() -> None:
    match = turn("juggler")
    lay(match, harvest={"green": 2})
    for colour, count in zip(("orange", "green", "brown", "pink"), match.state.supply.tolist(), strict=False):
        give(match, 1, **{colour: count})
    assert reasons(match)["card"] == "NOT_NOW"
    give(match, 1, pink=-1)
    assert "card.juggler" in notations(match)


@pytest.mark.parametrize("left", [0, 1])
@pytest.mark.parametrize(
    ("card", "wanted"),
    [
        ("smith", ("plough",)),
        ("scribe", ("scroll",)),
        ("wainwright", ("wagon",)),
        ("cattledealer", ("horse", "ox")),
    ],
)
def test_a_good_is_brought_while_there_is_one(card: str, wanted: tuple[str, ...], left: int) -> None:
    match = turn(card)
    for good in wanted:
        give(match, 1, **{good: int(match.state.stock[Good[good.upper()]])})
    give(match, 1, **{wanted[-1]: -left})
    assert (reasons(match).get("card") == "NOT_NOW") == (left == 0)
    assert (f"card.{card}" in notations(match)) == (left == 1)


@pytest.mark.parametrize("left", [0, 1])
def test_the_farmers_wife_needs_grain_in_the_supply(left: int) -> None:
    match = turn("farmerswife")
    match.state.grain_stock = left
    assert ("card.farmerswife" in notations(match)) == (left == 1)


@pytest.mark.parametrize("left", [0, 1])
def test_the_miller_needs_coins_in_the_supply(left: int) -> None:
    match = turn("miller")
    give(match, 0, grain=2)
    give(match, 1, coins=int(match.state.coin_stock) - left)
    assert ("card.miller" in notations(match)) == (left == 1)
    if left:
        play(match, "card")
        assert (match.state.coins[0], match.state.grain[0]) == (1, 1)


@pytest.mark.parametrize("spent", [0, 1])
def test_the_fortune_teller_needs_time_that_was_spent(spent: int) -> None:
    match = turn("fortuneteller")
    match.state.life[0] = spent
    assert ("card.fortuneteller" in notations(match)) == (spent == 1)


def test_with_the_cousin_nothing_is_asked_for_a_place_of_honour() -> None:
    match = at(MarriageTask.MARRIAGE, 3, "marriage")
    give(match, 0, green=2, pink=2)
    hold(match, 0, "cousin")
    play(match, "card", "marriage.rank3")
    assert match.task.name != "PAY_ANY"
    assert match.state.influence[0].sum() >= 4
