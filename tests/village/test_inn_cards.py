"""The person cards: when they are played, what they do, what they are worth."""

import pytest

from chronik.kernel import plain
from chronik.kernel.agenda import push
from chronik.table import Match
from chronik.village.inn.persons import Person
from chronik.village.inn.state import InnTask
from chronik.village.marriage.state import MarriageTask
from chronik.village.names import NOBODY, Good, Place
from chronik.village.state import Task
from village.inn_positions import at, bare, hand, hold, played, sound, stacks, with_inn
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
    reasons,
    serve,
    village,
)


def turn(*cards: str, players: int = 3, others: tuple[str, ...] = ()) -> Match:
    """Seat 0 begins its turn with these cards and nothing else; two cubes lie on each of three spaces."""
    match = bare(with_inn(players, *others))
    empty_bag(match)
    lay(match, harvest={"green": 2}, travel={"green": 2}, crafts={"green": 2})
    hold(match, 0, *cards)
    return match


def goods(match: Match, good: Good, seat: int = 0) -> int:
    return int(match.state.goods[seat, good])


# when


@pytest.mark.rule("VI-CARD-01", "VI-CARD-06")
def test_a_card_is_played_once_and_leaves_the_game() -> None:
    match = turn("smith")
    cards = int(match.state.piled.sum())
    play(match, "card")
    assert goods(match, Good.PLOUGH) == 1
    assert (hand(match), played(match)) == ([], ["smith"])
    assert match.state.piled.sum() == cards
    assert "card" not in notations(match)
    assert "card" not in reasons(match)
    assert sound(match)


@pytest.mark.rule("VI-CARD-02")
def test_an_empty_inkwell_waits_for_the_end() -> None:
    match = turn("medico")
    assert reasons(match)["card"] == "NOT_NOW"
    hold(match, 0, "smith", "scribe")
    play(match, "card")
    assert notations(match) == {"card.smith", "card.scribe"}
    assert reasons(match) == {"card.medico": "EMPTY_INKWELL"}


@pytest.mark.rule("VI-CARD-03")
def test_an_empty_inkwell_may_be_worth_nothing() -> None:
    match = turn("bishop")
    assert match.breakdown(0)["persons"] == 0
    put(match, 0, 1, "church2")
    assert match.breakdown(0)["persons"] == 1


@pytest.mark.rule("VI-CARD-04", "VI-CARD-07")
def test_many_cards_and_the_turn_goes_on() -> None:
    match = turn("smith", "scribe")
    play(match, "card", "card.scribe", "card")
    assert (goods(match, Good.SCROLL), goods(match, Good.PLOUGH)) == (2, 1)
    assert match.actor == 0
    assert all(move.startswith("take.") for move in notations(match))
    play(match, "take.harvest:green", "harvest")
    assert match.state.grain[0] == 2
    assert match.actor == 1


@pytest.mark.rule("VI-CARD-05")
def test_a_card_may_need_something() -> None:
    match = turn("miller")
    assert reasons(match)["card"] == "NOT_NOW"
    give(match, 0, grain=1)
    assert "card.miller" in notations(match)


@pytest.mark.rule("VI-CARD-08", "VI-AMB-05")
def test_a_card_may_be_played_in_the_turn_of_its_purchase() -> None:
    match = at(InnTask.INN)
    give(match, 0, coins=1)
    stacks(match, ["medico"], ["smith"], ["miller"])
    play(match, "inn", "inn.rotate1", "inn.buy2:smith")
    assert match.actor == 0
    assert notations(match) == {"turn.end", "card.smith"}
    other = match.copy()
    play(match, "card")
    assert goods(match, Good.PLOUGH) == 1
    assert match.actor == 1
    play(other, "turn.end")
    assert (other.actor, hand(other)) == (1, ["smith"])


@pytest.mark.rule("VI-AMB-05")
def test_not_in_the_turns_of_others_nor_in_the_mass() -> None:
    match = turn("smith")
    put(match, 0, 1, "church1")
    give(match, 0, grain=5)
    ask(match, Task.TAKE, 1)
    assert "card" not in notations(match) | set(reasons(match))
    begin_mass(match)
    assert "mass.climb:1@church1" in notations(match)
    assert "card" not in notations(match)


def test_no_card_once_the_deaths_are_settled() -> None:
    match = turn("smith")
    put(match, 0, 1, "smithy")
    match.state.due[0] = 1
    ask(match, InnTask.PAUSE, 0)
    match.state.agenda[1, 2] = 1
    play(match, "turn.end")
    assert notations(match) == {"die.1@farm", "die.1@smithy"}


@pytest.mark.rule("VI-CARD-09")
def test_any_number_of_cards() -> None:
    cards = ["smith", "scribe", "bard", "nun", "beadle", "juggler", "duchess", "bishop"]
    match = at(InnTask.BUY_PERSON)
    hold(match, 0, *cards)
    give(match, 0, coins=1)
    stacks(match, ["wainwright"], ["medico"], ["miller"])
    play(match, "inn.buy1:wainwright")
    assert sorted(hand(match)) == sorted([*cards, "wainwright"])


@pytest.mark.rule("VI-CARD-10")
def test_a_full_inkwell_in_hand_is_worth_nothing() -> None:
    match = turn("smith", "bard", "juggler")
    assert match.breakdown(0)["persons"] == 0


@pytest.mark.rule("VI-AMB-06")
def test_the_table_of_cards() -> None:
    inn = with_inn().game.components["inn"]
    assert [row.id for row in inn.person] == [person.name.lower() for person in Person]
    base = [row for row in inn.person if row.expansion is None]
    prices = [(row.coins, row.beer) for row in base]
    assert [prices.count(price) for price in ((1, 0), (0, 1), (0, 2))] == [10, 12, 8]
    assert sum(row.inkwell == "empty" for row in base) == 9
    assert next(row.beer for row in base if row.id == "medico") == 2
    assert all(row.provenance for row in inn.person)


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


# cards for one situation


def travelling(*cards: str, **things: int) -> Match:
    match = at(Task.TRAVEL)
    hold(match, 0, *cards)
    give(match, 0, **things)
    return match


def test_the_traveller() -> None:
    match = travelling("traveller", wagon=1)
    assert notations(match) == {"decline", "card.traveller"}
    play(match, "card")
    assert "travel.village-A" in notations(match)
    play(match, "travel.village-A")
    assert members(match, 0, "city1") == [1]
    assert (goods(match, Good.WAGON), match.state.life[0], match.state.points[0]) == (0, 2, 3)
    assert reasons(travelling("traveller"))["card"] == "NOT_NOW"
    assert reasons(turn("traveller"))["card"] == "NOT_NOW"


def test_the_messenger() -> None:
    match = travelling("messenger", brown=2)
    play(match, "card", "travel.village-A")
    assert members(match, 0, "city1") == [1]
    assert match.state.influence[0].sum() == 0


def test_the_traveller_and_the_messenger() -> None:
    """Neither would do alone: no wagon, and no cubes for the road."""
    match = travelling("traveller", "messenger")
    play(match, "card", "card.messenger", "card", "travel.village-B")
    assert goods(match, Good.WAGON) == 0
    assert match.state.life[0] == 2


def dying(room: int, *cards: str) -> Match:
    """A smith of seat 0 is to die; so much room is left for him."""
    match = at(Task.DEATH)
    empty_farm(match, 0)
    put(match, 0, 1, "smithy", source="unborn")
    fill(match, "craft", leave=room)
    hold(match, 0, *cards)
    match.settle()
    return match


def test_the_bard() -> None:
    match = dying(0, "bard")
    assert notations(match) == {"bard.sings", "bard.none"}
    graves = int(match.state.room[5])
    other = match.copy()
    play(match, "bard.sings")
    assert members(match, 0, "beside") == [1]
    assert played(match) == ["bard"]
    assert match.state.room[5] == graves
    assert "BESIDE_CHRONICLE" in events(match)
    play(other, "bard.none")
    assert (members(other, 0, "grave"), hand(other)) == ([1], ["bard"])


def test_the_bard_counts_for_the_chronicle() -> None:
    match = with_inn()
    for place in ("chroniclefarm", "chroniclefarm"):
        put(match, 0, 1, place)
    assert match.breakdown(0)["chronicle"] == 0
    put(match, 0, 1, "beside")
    assert match.breakdown(0)["chronicle"] == 4


def test_no_bard_where_there_is_room_or_no_area() -> None:
    match = dying(1, "bard")
    assert members(match, 0, "chroniclecraft") == [1]
    guest = at(Task.DEATH)
    empty_farm(guest, 0)
    put(guest, 0, 1, "inn", source="unborn")
    hold(guest, 0, "bard")
    guest.settle()
    assert members(guest, 0, "grave") == [1]


def market(caller: int = 0, **things: int) -> Match:
    """A market day: K01 (a scroll) and K04 (three grain) are there, and it is seat 0's go."""
    match = at(Task.SALE, 2)
    s = match.state
    give(match, 0, **things)
    tiles = [0, 3, 4]
    rest = [c for c in range(28) if c not in tiles]
    s.stall[:], s.queue[:], s.stack[:] = NOBODY, rest[:5], NOBODY
    s.stall[:3] = tiles
    s.stacked = len(rest) - 5
    s.stack[: s.stacked] = rest[5:]
    s.caller, s.free_sale = caller, int(caller == 0)
    s.agenda[:] = 0
    s.depth = 0
    s.turn = caller
    rows = ((Task.TURN, caller), (Task.END_OF_TURN, caller), (Task.CLOSE_MARKET, caller), (Task.SALE, 0))
    for row in rows:
        plain(push)(s, *row)
    return match


def test_the_scrap_dealer() -> None:
    match = market(scroll=1)
    hold(match, 0, "scrapdealer")
    match.state.passed[1] = 1
    play(match, "market.serve:K01", "market.pass")
    assert notations(match) == {"scrap.K04", "scrap.K05", "scrap.none"}
    other = match.copy()
    play(match, "scrap.K04")
    assert match.state.owner[[0, 3]].tolist() == [0, 0]
    assert (match.state.stall != NOBODY).sum() == 3
    assert played(match) == ["scrapdealer"]
    assert sound(match)
    play(other, "scrap.none")
    assert (other.state.owner == 0).sum() == 1
    assert hand(other) == ["scrapdealer"]


def test_the_scrap_dealer_is_for_the_caller() -> None:
    match = market(caller=1)
    hold(match, 0, "scrapdealer")
    match.state.passed[1] = 1
    play(match, "market.pass")
    assert not any(move.startswith("scrap") for move in notations(match))


def test_the_market_woman() -> None:
    match = market(caller=1, scroll=1, grain=3)
    hold(match, 0, "marketwoman")
    assert reasons(match)["market.serve:K01"] == "NO_SURCHARGE"
    play(match, "card", "market.serve:K01")
    assert match.state.life[0] == 1
    assert match.state.waived[0] == 1
    play(match, "market.pass")
    assert "market.serve:K04" in notations(match)
    play(match, "market.serve:K04")
    assert match.state.life[0] == 2
    play(match, "market.pass")
    assert match.state.waived[0] == 0
    assert reasons(turn("marketwoman"))["card"] == "NOT_NOW"


def test_the_abbot() -> None:
    match = bare(with_inn())
    put(match, 0, 1, "church3")
    hold(match, 0, "abbot")
    begin_mass(match)
    assert match.actor == 0
    assert notations(match) == {"mass.done", "card.abbot"}
    play(match, "card")
    assert "mass.climb:1@church3" in notations(match)
    play(match, "mass.climb:1@church3")
    assert members(match, 0, "church4") == [1]
    assert played(match) == ["abbot"]
    assert reasons(turn("abbot"))["card"] == "NOT_NOW"


def test_the_abbot_pays_one_step_only() -> None:
    match = bare(with_inn())
    put(match, 0, 1, "church1")
    hold(match, 0, "abbot")
    give(match, 0, grain=2)
    begin_mass(match)
    play(match, "card", "mass.climb:1@church1", "mass.climb:1@church2")
    assert members(match, 0, "church3") == [1]
    assert match.state.grain[0] == 0


# the end


@pytest.mark.parametrize(
    ("card", "places", "points"),
    [
        ("medico", ["inn", "city1", "church2", "bag", "grave"], 4 - 4 + 3),
        ("chronicler", ["chroniclefarm", "chroniclecraft", "grave"], 2),
        ("bishop", ["church1", "church4"], 2),
        ("mayor", ["council2", "council3", "council4"], 4),
        ("guildmaster", ["smithy", "brewery", "stables", "inn"], 6),
    ],
)
def test_cards_that_count_members(card: str, places: list[str], points: int) -> None:
    match = with_inn()
    hold(match, 0, card)
    empty_farm(match, 0)
    for place in places:
        generation = next(g for g in (1, 2, 3, 4) if g in members(match, 0, "unborn"))
        put(match, 0, generation, place, source="unborn")
    assert match.breakdown(0)["persons"] == points


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 2), (3, 4), (5, 4), (6, 0)])
def test_the_count(cities: int, points: int) -> None:
    match = with_inn()
    hold(match, 0, "count")
    match.state.marker[0, :cities] = 1
    assert match.breakdown(0)["persons"] == points


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (3, 3), (5, 5), (8, 5)])
def test_the_treasurer(coins: int, points: int) -> None:
    match = bare(with_inn())
    hold(match, 0, "treasurer")
    give(match, 0, coins=coins)
    assert match.breakdown(0)["persons"] == points
    assert match.breakdown(0)["coins"] == coins


def test_the_wholesaler() -> None:
    match = with_inn()
    serve(match, 0, "K01", "K05", "K20")
    hold(match, 0, "wholesaler")
    assert match.breakdown(0)["persons"] == 3


def test_the_duchess_counts_played_cards_too() -> None:
    match = turn("duchess", "smith", "bishop")
    play(match, "card")
    assert match.breakdown(0)["persons"] == 3


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


def test_the_cartographer() -> None:
    match = with_inn(3, "port")
    hold(match, 0, "cartographer")
    put(match, 0, 1, "lighthouse1")
    put(match, 0, 1, "lighthouse4")
    put(match, 0, 1, "ship")
    assert match.breakdown(0)["persons"] == 4


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
